/** Events with which a new chapter of the story begins. */
export const CHAPTERS: ReadonlySet<string> = new Set(["RoundBegan", "FightStarted"]);

/** Where a question is answered: on which of four sheets. */
export type Page = "dice" | "monster" | "dungeon" | "hero";
export const PAGES: readonly Page[] = ["dice", "monster", "dungeon", "hero"];

/** By the key of the question, without the name of the game. */
const PAGE_OF: Readonly<Record<string, Page>> = {
  draft: "dice",
  route: "dungeon",
  after_route: "dungeon",
  dodge: "dungeon",
  shrine: "dungeon",
  attack: "monster",
  chain_next: "monster",
  precision: "monster",
  wound: "monster",
  pool: "monster",
  riposte: "monster",
  brace: "monster",
  skip: "monster",
  let_go: "monster",
  reroll: "monster",
  boss_shift: "monster",
  bonus: "hero",
  block: "hero",
  circle: "hero",
  gear: "hero",
  potion: "hero",
  hero: "hero",
};

export const pageOf = (question: string): Page => PAGE_OF[question] ?? "monster";

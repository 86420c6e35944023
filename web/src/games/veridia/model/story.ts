import type { AnyEvent } from "../records";

/** Events with which a new chapter of the story begins. */
const CHAPTERS: ReadonlySet<string> = new Set(["RoundBegan", "FightStarted"]);
/** The rule that made an event happen, where one says it all. */
const RULES: Readonly<Partial<Record<AnyEvent["type"], string>>> = {
  InitiativeRolled: "VER-INIT-01",
  Waited: "VER-WAIT-01",
  SetDeclared: "VER-CONC-02",
  ExchangeCalled: "VER-EXCH-01",
  Rerolled: "VER-DICE-15",
  Missed: "VER-ATK-02",
  Damaged: "VER-DMG-02",
  BarrierChanged: "VER-DEF-03",
  KnockedOut: "VER-KO-01",
  Died: "VER-HEALTH-05",
  GrappleBegan: "VER-GRAP-01",
  CriticalFailure: "VER-DICE-07",
  MoraleBroke: "VER-SKIR-06",
};

export const isChapter = (event: unknown): boolean => CHAPTERS.has((event as AnyEvent).type);
export const ruleOf = (event: unknown): string | null => RULES[(event as AnyEvent).type] ?? null;

/** Tips for the first game, each told once, when it is of use (specification 7.9). */
import type { AnyEvent, AvelState } from "../records";

export type Tip = "welcome" | "reveal" | "battle" | "effects" | "full" | "explore" | "prepare" | "march" | "stunned" | "exchange";

export interface Situation {
  readonly state: AvelState;
  readonly question: string;
  readonly event: AnyEvent | null;
  /** Tags of the answers that can be given. */
  readonly kinds: readonly string[];
  readonly hiddenTiles: readonly string[];
  readonly roundsLeft: number;
  /** Whether the hero who decides has more than its two green dice. */
  readonly isArmed: boolean;
}

const WHEN: readonly [Tip, (now: Situation) => boolean][] = [
  ["stunned", ({ event }) => event?.type === "HeroStunned"],
  ["march", ({ state, question }) => state.act === 2 && question === "avel.action"],
  ["full", ({ question }) => question === "avel.fit"],
  ["effects", ({ question }) => question === "avel.effect"],
  ["battle", ({ question, kinds, isArmed }) => question === "avel.action" && kinds.includes("Fight") && !isArmed],
  ["reveal", ({ event }) => event?.type === "TileRevealed" && event.hero > 0],
  ["exchange", ({ kinds, state }) => kinds.includes("Exchange") && state.round > 1],
  ["prepare", ({ question, roundsLeft, state }) => question === "avel.action" && state.act === 1 && roundsLeft <= 3],
  [
    "explore",
    ({ question, state, hiddenTiles }) =>
      question === "avel.action" && state.round >= 2 && state.act === 1 && hiddenTiles.includes("stone_circles"),
  ],
  ["welcome", ({ question }) => question === "avel.action"],
];

/** The tip to tell now; null when there is nothing new to tell. */
export function tipFor(now: Situation, told: readonly Tip[]): Tip | null {
  const welcome = WHEN.at(-1)![0];
  if (!told.includes(welcome) && now.question === "avel.action") return welcome;
  return WHEN.find(([tip, is]) => !told.includes(tip) && is(now))?.[0] ?? null;
}

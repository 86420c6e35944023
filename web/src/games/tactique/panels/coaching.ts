/** Tips for the first game, each told once, when it is of use. */
import type { Aids, State } from "../records";

export type Tip = "welcome" | "place" | "turn" | "forecast" | "step" | "area" | "wound" | "danger" | "reward" | "boss";

export interface Situation {
  readonly state: State;
  readonly aids: Aids | null;
  readonly question: string;
  /** The hero that has to decide. */
  readonly hero: string | null;
}

const WHEN: readonly [Tip, (now: Situation) => boolean][] = [
  ["welcome", ({ question }) => question === "tactique.pick_hero" || question === "tactique.pick_novice"],
  ["place", ({ question }) => question === "tactique.place_hero"],
  ["danger", ({ aids, hero, question }) => question === "tactique.turn_action" && hero !== null && (aids?.heroes[hero]?.left ?? 9) <= 0],
  ["reward", ({ question }) => question === "tactique.reward"],
  ["area", ({ question }) => question === "tactique.choose_area"],
  ["boss", ({ state, question }) => question === "tactique.turn_action" && state.bosses.some((boss) => state.enemies[boss])],
  ["turn", ({ question }) => question === "tactique.turn_action"],
  ["forecast", ({ question, aids, state }) => question === "tactique.turn_action" && state.round >= 1 && (aids?.forecast.length ?? 0) > 0],
  ["step", ({ question, state }) => question === "tactique.turn_action" && (state.round >= 2 || state.encounter >= 2)],
  ["wound", ({ state, hero, question }) => question === "tactique.turn_action" && state.heroes.some((one) => one.id === hero && one.wounds.length > 0)],
];

/** The tip to tell now; null when there is nothing new to tell. */
export function tipFor(now: Situation, told: readonly Tip[]): Tip | null {
  return WHEN.find(([tip, is]) => !told.includes(tip) && is(now))?.[0] ?? null;
}

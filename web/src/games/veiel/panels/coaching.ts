/** Tips for the first game, each told once, when it is of use. */
import type { State } from "../records";

export type Tip =
  | "welcome"
  | "wing"
  | "first"
  | "action"
  | "ability"
  | "token"
  | "flee"
  | "onward"
  | "shop"
  | "camp"
  | "boss"
  | "event"
  | "corruption"
  | "order";

export interface Situation {
  readonly state: State;
  /** The key of the question without the name of the game. */
  readonly question: string;
  /** Whether an ability of the hero that decides can be used. */
  readonly hasAbility: boolean;
}

const WHEN: readonly [Tip, (now: Situation) => boolean][] = [
  ["welcome", ({ question }) => question === "pick_hero"],
  ["wing", ({ question }) => question === "wing"],
  ["boss", ({ state, question }) => question === "action" && state.where === "boss"],
  ["first", ({ question }) => question === "first_hero"],
  ["action", ({ question }) => question === "action"],
  ["ability", ({ question, hasAbility }) => question === "action" && hasAbility],
  ["token", ({ question }) => question === "pass_defender"],
  ["flee", ({ state, question }) => question === "flee" && (state.combat?.round ?? 0) > 1],
  ["onward", ({ question }) => question === "onward"],
  ["shop", ({ question }) => question === "shop"],
  ["camp", ({ question }) => question === "camp"],
  ["corruption", ({ question }) => question === "take_room"],
  ["order", ({ question }) => question === "place_enemy"],
  ["event", ({ question }) => question === "event"],
];

/** The tip to tell now; null when there is nothing new to tell. */
export function tipFor(now: Situation, told: readonly Tip[]): Tip | null {
  return WHEN.find(([tip, is]) => !told.includes(tip) && is(now))?.[0] ?? null;
}

/** Tips for the first fight, each told once, when it is of use. */
import type { Stage } from "./stage.svelte";

export type Tip = "place" | "turn" | "dice" | "answer" | "split" | "guard" | "wounded" | "follow" | "area";

const WHEN: readonly (readonly [Tip, (stage: Stage) => boolean])[] = [
  ["place", (stage) => stage.question === "place"],
  ["turn", (stage) => stage.question === "turn"],
  ["answer", (stage) => stage.question === "answer"],
  ["split", (stage) => stage.question === "split"],
  ["follow", (stage) => stage.question === "follow_up"],
  ["area", (stage) => stage.question === "centre"],
  ["wounded", (stage) => (stage.asked?.penalty ?? 0) > 0],
  ["dice", (stage) => stage.question === "turn" && (stage.fight?.round ?? 0) > 1],
  ["guard", (stage) => stage.question === "turn" && stage.about.size === 0],
];

/** The tip to tell now; null when there is nothing new to tell. */
export function tipFor(stage: Stage, told: readonly Tip[]): Tip | null {
  return WHEN.find(([tip, is]) => !told.includes(tip) && is(stage))?.[0] ?? null;
}

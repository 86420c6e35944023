/** What the hero whose turn it is has done in it. */
import type { Happening } from "../../../lib/table.svelte";
import type { AnyEvent } from "../records";

export interface Step {
  readonly kind: "play" | "discard";
  readonly card: string;
}

export interface Plan {
  /** The first question of the turn: where to go back to. */
  readonly question: number;
  readonly steps: readonly Step[];
}

/** The turn that goes on; null when none does. */
export function stepsOf(log: readonly Happening[]): Plan | null {
  const start = log.findLastIndex((one) => one.type === "Told" && (one.event as AnyEvent).type === "TurnStarted");
  const begun = log[start];
  if (!begun) return null;
  const steps: Step[] = [];
  for (const happening of log.slice(start + 1)) {
    if (happening.type !== "Told") continue;
    const event = happening.event as AnyEvent;
    if (event.type === "TurnEnded") return null;
    if (event.type === "CardPlayed" && event.own_turn && event.resolution === 1) steps.push({ kind: "play", card: event.card });
    if (event.type === "CardDiscarded" && event.why === "cost") steps.push({ kind: "discard", card: event.card });
  }
  return { question: begun.question + 1, steps };
}

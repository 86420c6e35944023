/** Strikes that are offered, sorted by what is chosen one after the other. Legality only: nothing here knows geometry. */
import type { Offer } from "../../../lib/protocol";
import type { AnyChoice, NextStrike, Strike } from "../records";

export const choiceOf = (offer: Offer): AnyChoice => offer.choice as AnyChoice;

/** What is asked on the sheet: a strike, the next end of a chain, a point to block; null when none of these. */
export type Aim = "strike" | "next" | "wound";

export function aimOf(offers: readonly Offer[]): Aim | null {
  const kinds = new Set(offers.map((offer) => choiceOf(offer).type));
  return kinds.has("Strike") ? "strike" : kinds.has("NextStrike") ? "next" : kinds.has("Wound") ? "wound" : null;
}

/** The points that may be chosen now: first starts, then ends. */
export function choosable(offers: readonly Offer[], start: string | null): ReadonlySet<string> {
  const found = new Set<string>();
  for (const offer of offers) {
    const choice = choiceOf(offer);
    if (choice.type === "Strike") {
      if (start === null) found.add(choice.start);
      else if (choice.start === start) found.add(choice.end);
    } else if (choice.type === "NextStrike") found.add(choice.end);
    else if (choice.type === "Wound") found.add(choice.point);
  }
  return found;
}

export type Line = Strike | NextStrike;

/** The answers that draw this line: with different circles, or without any. The cheapest first. */
export function linesOf(offers: readonly Offer[], start: string | null, end: string | null): readonly Offer[] {
  const fitting = offers.filter((offer) => {
    const choice = choiceOf(offer);
    if (choice.type === "Strike") return choice.start === start && choice.end === end;
    return choice.type === "NextStrike" && choice.end === end;
  });
  const circle = (offer: Offer) => (choiceOf(offer) as Line).circle;
  return [...fitting].sort((one, other) => circle(one) - circle(other));
}

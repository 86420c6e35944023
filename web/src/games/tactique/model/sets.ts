/** Several figures are chosen one after the other, until only one of the sets on offer is left. */
import type { Offer } from "../../../lib/protocol";
import type { AnyChoice } from "../records";

/** The figures of a set that can be chosen; none for other answers. */
export function figuresOf(offer: Offer): readonly string[] {
  const choice = offer.choice as AnyChoice;
  if (choice.type === "ChooseEnemies") return choice.enemies;
  return choice.type === "ChooseHeroes" ? choice.heroes : [];
}

/** The set that holds these figures and no other. */
export function setOf(offers: readonly Offer[], picked: readonly string[]): Offer | null {
  const isIt = (figures: readonly string[]) => figures.length === picked.length && picked.every((one) => figures.includes(one));
  return offers.find((offer) => picked.length > 0 && isIt(figuresOf(offer))) ?? null;
}

/** The figures picked once `figure` is picked as well, or no longer. What goes with no set begins a new one. */
export function toggled(offers: readonly Offer[], picked: readonly string[], figure: string): readonly string[] {
  if (picked.includes(figure)) return picked.filter((one) => one !== figure);
  const more = [...picked, figure];
  return offers.some((offer) => more.every((one) => figuresOf(offer).includes(one))) ? more : [figure];
}

/** Whether nobody can be added to the figures picked. */
export function isFull(offers: readonly Offer[], picked: readonly string[]): boolean {
  return offers.every((offer) => figuresOf(offer).length <= picked.length || picked.some((one) => !figuresOf(offer).includes(one)));
}

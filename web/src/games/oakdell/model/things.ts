/** Which things on the table an answer is about, as `kind:id`: they glow, and are pressed instead of a button. */
import type { Offer } from "../../../lib/protocol";
import { choiceOf } from "./strike";

export type Thing = string;

/** `track` is that of the question, for circles; `space` the shrines. */
export function thingsOf(offer: Offer, track: string): readonly Thing[] {
  const choice = choiceOf(offer);
  switch (choice.type) {
    case "Draft":
      return [`die:${choice.die}${choice.value}`];
    case "Drink":
    case "TakePotion":
      return [`potion:${choice.potion}`];
    case "Pay":
      return [`space:${choice.shrine}`];
    case "DodgeTo":
      return [`space:${choice.to}`];
    case "HitPool":
      return [`pool:${choice.pool}`];
    case "Reroll":
      return choice.pool ? [`pool:${choice.pool}`] : [];
    case "UseCircle":
      return [`circle:${track}${choice.circle}`];
    case "Develop":
      return [`track:${choice.track}`];
    case "TakeGear":
      return [`gear:${choice.gear}`];
    case "Skip":
      return [`skill:${choice.means}`, `gear:${choice.means}`];
    case "Disable":
      return ["skill:disable"];
    case "Light":
      return [choice.torch === "own" ? "torch" : "skill:torch"];
    case "Fury":
      return ["gear:axe_fury"];
    case "ChooseHero":
      return [`hero:${choice.hero}`];
    default:
      return [];
  }
}

/** The track that a question about circles is about. */
export const trackOf = (question: string): string => (question === "bonus" ? "damage" : question === "block" ? "block" : "");

export function offersByThing(offers: readonly Offer[], question: string): ReadonlyMap<Thing, readonly Offer[]> {
  const found = new Map<Thing, Offer[]>();
  for (const offer of offers) {
    for (const thing of thingsOf(offer, trackOf(question))) found.set(thing, [...(found.get(thing) ?? []), offer]);
  }
  return found;
}

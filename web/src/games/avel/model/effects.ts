/** Choosing dice for an effect: which dice may be taken now, and which answer the chosen ones make. */
import type { Offer } from "../../../lib/protocol";
import type { AddAttack, AddDefence, Reroll } from "../records";

type Use = Reroll | AddAttack | AddDefence;

const useOf = (offer: Offer): Use => offer.choice as Use;
const isUse = (offer: Offer): boolean => ["Reroll", "AddAttack", "AddDefence"].includes(useOf(offer).type);

/** The tokens whose effect may be used now, in the order of the offers. */
export function usableTokens(offers: readonly Offer[]): string[] {
  return [...new Set(offers.filter(isUse).map((offer) => useOf(offer).token))];
}

/** The answers that use a token. */
export function usesOf(offers: readonly Offer[], token: string): Offer[] {
  return offers.filter((offer) => isUse(offer) && useOf(offer).token === token);
}

const diceOf = (offer: Offer): readonly number[] => (useOf(offer).type === "Reroll" ? (useOf(offer) as Reroll).dice : []);
const holds = (dice: readonly number[], chosen: readonly number[]): boolean => chosen.every((die) => dice.includes(die));

/** The dice that can be added to those chosen, or taken back. */
export function legalDice(uses: readonly Offer[], chosen: readonly number[]): Set<number> {
  const open = uses.filter((offer) => holds(diceOf(offer), chosen));
  return new Set([...open.flatMap(diceOf), ...chosen]);
}

/** The answer that these dice make; null while there is none. */
export function answerFor(uses: readonly Offer[], chosen: readonly number[]): Offer | null {
  return uses.find((offer) => diceOf(offer).length === chosen.length && holds(diceOf(offer), chosen)) ?? null;
}

/** Whether no die can be added any more: then the answer can be given without another click. */
export function isFull(uses: readonly Offer[], chosen: readonly number[]): boolean {
  return answerFor(uses, chosen) !== null && [...legalDice(uses, chosen)].length === chosen.length;
}

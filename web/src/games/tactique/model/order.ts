/** Cards that were looked at go back on the deck in an order of the player's choice. */
import type { Hero, State } from "../records";
import { within } from "./frames";

/** The cards that are being put back, the one on top first; none where nothing is put back. */
export function toPutBack(state: State, stack: unknown): readonly string[] {
  const look = within(stack, "LookAt");
  const hero: Hero | undefined = state.heroes.find((one) => one.id === look?.hero);
  if (!look || !hero) return [];
  const lying = hero.deck.cards.slice(hero.deck.cards.length - look.n + look.back);
  return lying.filter((card) => card !== null).reverse();
}

/** The same cards with the one at `from` moved to `to`. */
export function moved(cards: readonly string[], from: number, to: number): readonly string[] {
  const card = cards[from];
  if (card === undefined || to < 0 || to >= cards.length) return cards;
  const others = cards.toSpliced(from, 1);
  return others.toSpliced(to, 0, card);
}

/** What somebody may not have seen before they end a turn. */
import type { TactiqueTable } from "../stage.svelte";

/** A hero that cannot draw up to so many cards dies. */
const HAND = 5;

/** The message that tells what ending the turn would lose, plain to see; null for nothing. */
export function lostByEnding(table: TactiqueTable): string | null {
  const hero = table.state?.heroes.find((one) => one.id === table.state?.active);
  if (!hero) return null;
  if (hero.deck.cards.length + hero.discard.length + hero.hand.length < HAND) return "tactique-end-death";
  return !hero.plays.length && table.offers("Play").length ? "tactique-end-unused" : null;
}

/** What a room or a fight has brought: told by the log since the team came in. */
import type { Happening } from "../../../lib/table.svelte";
import type { AnyEvent } from "../records";

export interface Loot {
  readonly dice: readonly number[];
  readonly cards: readonly string[];
  readonly crystals: number;
}

/** What was found in the room that the team is in; null for nothing. */
export function lootOf(log: readonly Happening[]): Loot | null {
  let dice: readonly number[] = [];
  let cards: readonly string[] = [];
  let crystals = 0;
  for (const happening of log.toReversed()) {
    const event = happening.type === "Told" ? (happening.event as AnyEvent) : null;
    if (event?.type === "RoomEntered" || event?.type === "RestBegan" || event?.type === "CrossingStarted") break;
    if (event?.type === "LootRolled" && !dice.length) dice = event.dice;
    if (event?.type === "CardsDrawn") cards = [...event.cards, ...cards];
    if (event?.type === "PhylacteryDrawn") cards = [event.card, ...cards];
    if (event?.type === "CrystalsChanged" && event.n > 0) crystals += event.n;
  }
  return dice.length || cards.length || crystals ? { dice, cards, crystals } : null;
}

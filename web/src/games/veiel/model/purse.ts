/** What an answer does to the purse. */
import type { AnyChoice, Furniture, State } from "../records";

const SOLD_FOR = 1;

/** The crystals left after an answer; null when it neither costs nor brings any. */
export function purseAfter(state: State, choice: AnyChoice | null, box: Furniture): number | null {
  switch (choice?.type) {
    case "BuyItem":
      return state.crystals - (box.cards[choice.item]?.price ?? 0);
    case "BuyGear":
      return state.crystals - (box.cards[choice.card]?.price ?? 0);
    case "RevealOffer":
      return state.offer.length ? state.crystals - box.new_offer : null;
    case "Sell":
      return state.crystals + SOLD_FOR;
    case "GainLevel": {
      const level = state.heroes.find((hero) => hero.id === choice.hero)?.level ?? 1;
      return state.crystals - (box.level_prices[level - 1] ?? 0);
    }
    default:
      return null;
  }
}

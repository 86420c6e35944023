/** What a hero can do with its cards, as its panel shows it. */
import type { CardThing, Hero, HeroThing } from "../records";

export type AbilityState = "locked" | "muted" | "short" | "ready";

/** Whether an ability that works from `level` on can be used as far as its hero goes. */
export function abilityState(hero: Hero, level: number, card: CardThing): AbilityState {
  if (hero.level < level) return "locked";
  if (hero.muted.includes(card.id)) return "muted";
  const isShort = card.uses.length > 0 && card.uses.every((use) => use.end > hero.end || use.vit >= hero.vit);
  return isShort ? "short" : "ready";
}

/** What a hero without a weapon fights with. */
export const BARE_HANDS = "unarmed";

/** The cards of a hero in the order in which digits choose them: weapons, abilities, the rest, consumables. */
export function cardsOf(hero: Hero, sheet: HeroThing): readonly string[] {
  const abilities = sheet.abilities.filter(([level]) => level <= hero.level).map(([, id]) => id);
  const worn = [hero.weapon ?? BARE_HANDS, hero.second, ...abilities, hero.armour, hero.rune, hero.phylactery, hero.instrument];
  return [...new Set([...worn.filter((card) => card !== null), ...hero.items])];
}

/** What a hero lacks to carry a card: of the alternatives the one that lacks least, as [characteristic, needed, own]. */
export function lacks(needs: CardThing["needs"], own: Readonly<Record<string, number>>): readonly (readonly [string, number, number])[] {
  const ways = needs.map((need) =>
    Object.entries(need as Readonly<Record<string, number>>)
      .filter(([stat, n]) => (own[stat] ?? 0) < n)
      .map(([stat, n]) => [stat, n, own[stat] ?? 0] as const),
  );
  return ways.reduce((least, way) => (way.length < least.length ? way : least), ways[0] ?? []);
}

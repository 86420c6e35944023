/** What the things of the box do, and where they are: plain questions about the state. */
import type { AvelState, Furniture, Hero, Monster, SideThing, TileThing } from "../records";
import type { Cell } from "./hex";

export type Dice = readonly [green: number, orange: number, blue: number, yellow: number];
export const HERO_COLOURS = ["green", "orange", "blue", "yellow"] as const;
export const MONSTER_COLOURS = ["purple", "black"] as const;
export const BEAST = "beast";
/** Every hero brings two green dice (AVEL-BATTLE-05). */
const GREEN = 2;

export function sideOf(box: Furniture, token: string, isUpgraded: boolean): SideThing {
  const thing = box.tokens[token]!;
  return (isUpgraded ? thing.upgraded : null) ?? thing.basic;
}

export function shapeOf(box: Furniture, token: string, isUpgraded: boolean): string {
  return sideOf(box, token, isUpgraded).shape;
}

/** The dice of a hero who wears these tokens, as far as the box has them, against nobody in particular. */
export function diceWorn(box: Furniture, worn: readonly (string | null)[], upgraded: readonly string[]): Dice {
  const dice = [GREEN, 0, 0, 0];
  for (const token of worn) {
    if (token) sideOf(box, token, upgraded.includes(token)).dice.forEach((n, colour) => (dice[colour]! += n));
  }
  const [green, orange, blue, yellow] = HERO_COLOURS.map((colour, n) => Math.min(dice[n]!, box.dice[colour]!.count));
  return [green!, orange!, blue!, yellow!];
}

/** One colour for each die: two green and one yellow are ["green", "green", "yellow"]. */
export function coloursOf(dice: Dice): string[] {
  return HERO_COLOURS.flatMap((colour, n) => new Array<string>(dice[n]!).fill(colour));
}

export function monsterColours([purple, black]: readonly [number, number]): string[] {
  return [...new Array<string>(purple).fill("purple"), ...new Array<string>(black).fill("black")];
}

export function worn(hero: Hero): string[] {
  return [hero.weapon, hero.shield, hero.helmet].filter((token) => token !== null);
}

export function tokensOf(hero: Hero): string[] {
  return [...worn(hero), ...hero.backpack.map(({ token }) => token), ...hero.holding];
}

export function heroAt(state: AvelState, seat: number): Hero | undefined {
  return state.heroes[seat - 1];
}

/** A hero's name with its byname: "Agatha the Brave". */
export function heroName(box: Furniture, hero: Hero): string {
  const byname = box.bynames[hero.byname];
  return byname ? `${hero.name} ${byname}` : hero.name;
}

/** The tile on a cell; null while it lies face down. */
export function tileOn(state: AvelState, box: Furniture, cell: Cell): TileThing | null {
  const spot = state.tiles[cell];
  return spot?.up && spot.front ? (box.tiles[spot.front] ?? null) : null;
}

export function monstersOn(state: AvelState, cell: Cell): Monster[] {
  return Object.values(state.monsters).filter((monster) => monster.tile === cell);
}

export function heroesOn(state: AvelState, cell: Cell): Hero[] {
  return state.heroes.filter((hero) => hero.tile === cell);
}

export const leftOf = (monster: Monster): number => Math.max(0, monster.toughness - monster.damage);

/** Other face-up tiles with the same sign: there a shortcut leads (AVEL-MOVE-07). */
export function shortcutsFrom(state: AvelState, box: Furniture, cell: Cell): Cell[] {
  const signs = tileOn(state, box, cell)?.shortcuts ?? [];
  return state.cells.filter(
    (other) => other !== cell && tileOn(state, box, other)?.shortcuts.some((sign) => signs.includes(sign)),
  );
}

/** How many tokens of each class are in the bag. */
export function bagByKind(state: AvelState, box: Furniture): Map<string, number> {
  const counts = new Map<string, number>([
    ["weapon", 0],
    ["shield", 0],
    ["helmet", 0],
    ["elixir", 0],
  ]);
  for (const token of state.bag.items) {
    const kind = box.tokens[token]?.kind ?? "";
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

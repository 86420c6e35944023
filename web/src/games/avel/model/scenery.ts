/** How a tile is painted: its ground and the small things that stand about, always the same ones in the same places. */
import type { Point } from "./hex";
import { wobble } from "./roads";

export type Ground = "grass" | "meadow" | "forest" | "heath" | "stone" | "water" | "marsh" | "waste" | "town" | "crag";
export type Prop = "tree" | "pine" | "tuft" | "rock" | "ripple" | "reed" | "flower" | "stump";

export const GROUNDS: readonly Ground[] = [
  "grass",
  "meadow",
  "forest",
  "heath",
  "stone",
  "water",
  "marsh",
  "waste",
  "town",
  "crag",
];

const PAINTED: Readonly<Record<string, readonly [Ground, ...Prop[]]>> = {
  castle: ["meadow", "tree", "flower", "tuft"],
  fox_hollow: ["grass", "tree", "tuft", "flower"],
  old_mill: ["meadow", "tuft", "flower", "tuft"],
  crow_heath: ["heath", "tuft", "stump", "tuft"],
  marketplace: ["town", "tuft", "flower", "tree"],
  quarry: ["stone", "rock", "rock", "tuft"],
  stone_circles: ["grass", "rock", "flower", "tuft"],
  elven_camp: ["forest", "pine", "tree", "flower"],
  alchemist: ["waste", "tree", "tuft", "flower"],
  wishing_lake: ["water", "ripple", "reed", "ripple"],
  dragon_crag: ["crag", "rock", "stump", "rock"],
  wilderness: ["waste", "stump", "tuft", "tree"],
  wolf_wood: ["forest", "pine", "pine", "tree"],
  giants_stair: ["crag", "rock", "pine", "rock"],
  drowned_fields: ["marsh", "ripple", "reed", "tuft"],
};

export interface Placed extends Point {
  readonly prop: Prop;
  readonly scale: number;
}

export function groundOf(tile: string): Ground {
  return PAINTED[tile]?.[0] ?? "grass";
}

/** What stands about on a tile: along its rim, away from its landmark, its name and the pieces. */
export function propsOf(tile: string): Placed[] {
  const [, ...props] = PAINTED[tile] ?? ["grass", "tuft", "flower", "tree"];
  const spots = 11;
  const placed: Placed[] = [];
  for (let n = 0; n < spots; n += 1) {
    const angle = ((n + 0.35 * wobble(`${tile}${n}a`)) / spots) * 2 * Math.PI;
    const far = 70 + 9 * wobble(`${tile}${n}r`);
    const x = far * 1.06 * Math.cos(angle);
    const y = far * 0.98 * Math.sin(angle);
    const isUnderName = y > 46 && Math.abs(x) < 75;
    if (!isUnderName) {
      placed.push({ x, y, prop: props[n % props.length] as Prop, scale: 0.85 + 0.2 * wobble(`${tile}${n}s`) });
    }
  }
  return placed.sort((a, b) => a.y - b.y);
}

/** A name in at most two lines of about equal length. */
export function nameLines(name: string, longest = 17): string[] {
  if (name.length <= longest) return [name];
  const words = name.split(" ");
  let best = 1;
  const uneven = (split: number): number =>
    Math.abs(words.slice(0, split).join(" ").length - words.slice(split).join(" ").length);
  for (let split = 1; split < words.length; split += 1) if (uneven(split) < uneven(best)) best = split;
  return [words.slice(0, best).join(" "), words.slice(best).join(" ")].filter((line) => line);
}

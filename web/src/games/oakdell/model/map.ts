/** The map as the page walks on it: spaces "8,4", edges "8,4|9,4", what lies between two spaces. */
import type { DungeonThing, FeatureThing } from "../records";

export type Space = string;
export type Passage = "open" | "door" | "wall";

export interface Way {
  readonly to: Space;
  readonly edge: string;
  readonly kind: Passage;
}

export interface Plan {
  readonly dungeon: DungeonThing;
  readonly width: number;
  readonly height: number;
  readonly zones: ReadonlyMap<Space, number>;
  readonly ways: ReadonlyMap<Space, readonly Way[]>;
  readonly features: ReadonlyMap<Space, FeatureThing>;
}

export const spaceAt = (x: number, y: number): Space => `${x},${y}`;

export function placeOf(space: Space): readonly [number, number] {
  const [x = 0, y = 0] = space.split(",").map(Number);
  return [x, y];
}

/** The edge between two neighbours: the one nearer to the upper left corner is named first. */
export function edgeOf(one: Space, other: Space): string {
  const [x, y] = placeOf(one);
  const [toX, toY] = placeOf(other);
  return x < toX || (x === toX && y < toY) ? `${one}|${other}` : `${other}|${one}`;
}

/** How people call a space: the letter of its column and the number of its row, "I5". */
export function nameOf(space: Space): string {
  const [x, y] = placeOf(space);
  const letter = (n: number) => String.fromCharCode(65 + n);
  return `${x >= 26 ? letter(Math.floor(x / 26) - 1) : ""}${letter(x % 26)}${y + 1}`;
}

const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The neighbour in the direction of an arrow key; null off the map or in rock. */
export function towards(plan: Plan, space: Space, key: string): Space | null {
  const at = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].indexOf(key);
  const step = AROUND[at];
  if (!step) return null;
  const [x, y] = placeOf(space);
  const to = spaceAt(x + step[0], y + step[1]);
  return plan.zones.has(to) ? to : null;
}

export function planOf(dungeon: DungeonThing): Plan {
  const zones = new Map<Space, number>();
  dungeon.cells.forEach((row, y) => [...row].forEach((cell, x) => cell !== "#" && zones.set(spaceAt(x, y), Number(cell))));
  const between = new Map<string, Passage>([
    ...dungeon.doors.map((edge) => [edge, "door"] as const),
    ...dungeon.walls.map((edge) => [edge, "wall"] as const),
  ]);
  const ways = new Map<Space, readonly Way[]>();
  for (const here of zones.keys()) {
    const [x, y] = placeOf(here);
    const around = AROUND.map(([dx, dy]) => spaceAt(x + dx, y + dy)).filter((to) => zones.has(to));
    ways.set(
      here,
      around.map((to) => ({ to, edge: edgeOf(here, to), kind: between.get(edgeOf(here, to)) ?? "open" })),
    );
  }
  return {
    dungeon,
    width: Math.max(...dungeon.cells.map((row) => row.length)),
    height: dungeon.cells.length,
    zones,
    ways,
    features: new Map(dungeon.features.map((feature) => [feature.space, feature])),
  };
}

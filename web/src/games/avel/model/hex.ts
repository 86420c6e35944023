/** Geometry of the land: flat-top hexes in axial coordinates, a cell written "q,r", the castle at "0,0" (AVEL-MAP-01). */

export type Cell = string;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const CASTLE: Cell = "0,0";
/** From the middle of a hex to a corner. */
export const SIZE = 100;
/** From the middle of a hex to the middle of an edge. */
export const INRADIUS = (SIZE * Math.sqrt(3)) / 2;

export type Direction = "n" | "ne" | "se" | "s" | "sw" | "nw";
/** Clockwise from N. */
export const DIRECTIONS: readonly Direction[] = ["n", "ne", "se", "s", "sw", "nw"];
const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  n: [0, -1],
  ne: [1, -1],
  se: [1, 0],
  s: [0, 1],
  sw: [-1, 1],
  nw: [-1, 0],
};

export function axial(cell: Cell): [number, number] {
  const [q = 0, r = 0] = cell.split(",").map(Number);
  return [q, r];
}

/** Where the middle of a cell is drawn. */
export function centre(cell: Cell): Point {
  const [q, r] = axial(cell);
  return { x: 1.5 * SIZE * q, y: 2 * INRADIUS * (r + q / 2) };
}

/** The cell one step in a direction, whether the land has it or not. */
export function step(cell: Cell, direction: Direction): Cell {
  const [q, r] = axial(cell);
  const [dq, dr] = STEPS[direction];
  return `${q + dq},${r + dr}`;
}

/** In which direction a neighbouring cell lies; null for any other cell. */
export function directionTo(from: Cell, to: Cell): Direction | null {
  return DIRECTIONS.find((direction) => step(from, direction) === to) ?? null;
}

/** The corners of a hex around (0, 0), clockwise from the right, `size` from the middle. */
export function corners(size: number = SIZE): Point[] {
  return [0, 1, 2, 3, 4, 5].map((sixth) => ({
    x: size * Math.cos((Math.PI / 3) * sixth),
    y: size * Math.sin((Math.PI / 3) * sixth),
  }));
}

/** A hex around (0, 0) as the path of an SVG. */
export function hexPath(size: number = SIZE, at: Point = { x: 0, y: 0 }): string {
  return `M${corners(size)
    .map(({ x, y }) => `${round(x + at.x)},${round(y + at.y)}`)
    .join("L")}Z`;
}

/** The middle of the edge towards a direction, seen from the middle of its hex. */
export function edge(direction: Direction): Point {
  const turn = Math.PI / 3;
  const angle = -Math.PI / 2 + DIRECTIONS.indexOf(direction) * turn;
  return { x: INRADIUS * Math.cos(angle), y: INRADIUS * Math.sin(angle) };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box around all hexes, with room around it. */
export function bounds(cells: readonly Cell[], margin: number): Box {
  const middles = cells.map(centre);
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const left = Math.min(...xs) - SIZE - margin;
  const top = Math.min(...ys) - INRADIUS - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + SIZE + margin - left,
    height: Math.max(...ys) + INRADIUS + margin - top,
  };
}

/** The steps from the castle to a cell as the crow flies, in at most two directions: [["n", 2], ["ne", 1]]. */
export function wayFromCastle(cell: Cell): [Direction, number][] {
  const [q, r] = axial(cell);
  for (const [index, first] of DIRECTIONS.entries()) {
    const second = DIRECTIONS[(index + 1) % 6]!;
    const [q1, r1] = STEPS[first];
    const [q2, r2] = STEPS[second];
    const along = q * r2 - r * q2;
    const aside = q1 * r - r1 * q;
    if (along > 0 && aside >= 0) {
      const steps: [Direction, number][] = [
        [first, along],
        [second, aside],
      ];
      return steps.filter(([, n]) => n > 0);
    }
  }
  return [];
}

/** The cell of the land that an arrow key or letter leads to; null if there is none that way. */
export function towards(cells: readonly Cell[], from: Cell, key: string): Cell | null {
  const ways = KEYS[key];
  return ways?.map((direction) => step(from, direction)).find((cell) => cells.includes(cell)) ?? null;
}

const KEYS: Readonly<Record<string, readonly Direction[]>> = {
  ArrowUp: ["n"],
  ArrowDown: ["s"],
  ArrowLeft: ["nw", "sw"],
  ArrowRight: ["ne", "se"],
  q: ["nw"],
  w: ["n"],
  e: ["ne"],
  a: ["sw"],
  s: ["s"],
  d: ["se"],
};

const round = (n: number): number => Math.round(n * 10) / 10;

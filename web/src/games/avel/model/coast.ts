/** The coast of the land: the rim of all hexes together, drawn as if by hand. */
import { type Cell, centre, corners, DIRECTIONS, type Point, SIZE, step } from "./hex";
import { wobble } from "./roads";

/** How far the coast lies outside the hexes, and how much it wavers. */
const OUTSIDE = 9;
const WAVER = 6;
/** Points on each edge of a hex. */
const POINTS = 4;

/** The rims of the land as closed chains of corners, clockwise: one around it, and one around each lake inside. */
export function rims(cells: readonly Cell[]): Point[][] {
  const next = new Map<string, Point[]>();
  for (const cell of cells) {
    const at = centre(cell);
    const points = corners(SIZE).map(({ x, y }) => ({ x: x + at.x, y: y + at.y }));
    DIRECTIONS.forEach((direction, n) => {
      if (cells.includes(step(cell, direction))) return;
      // Corners are counted clockwise from the right, edges from N: N lies between corners 4 and 5.
      const from = points[(n + 4) % 6]!;
      const to = points[(n + 5) % 6]!;
      next.set(key(from), [...(next.get(key(from)) ?? []), to]);
    });
  }
  const found: Point[][] = [];
  for (let [start] = next.keys(); start !== undefined; [start] = next.keys()) {
    const rim: Point[] = [];
    for (let at = next.get(start)?.pop(); at; at = next.get(key(at))?.pop()) rim.push(at);
    for (const [from, ways] of next) if (!ways.length) next.delete(from);
    found.push(rim);
  }
  return found;
}

/** The coast as the path of an SVG. */
export function coast(cells: readonly Cell[]): string {
  return rims(cells).map(drawn).join("");
}

function drawn(rim: readonly Point[]): string {
  const points: Point[] = [];
  rim.forEach((from, n) => {
    const to = rim[(n + 1) % rim.length]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const out = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
    for (let part = 0; part < POINTS; part += 1) {
      // A corner has two ways out; leaving it half a step aside rounds it.
      const along = (part + 0.5) / POINTS;
      const off = OUTSIDE + WAVER * wobble(`${key(from)}:${part}`);
      points.push({
        x: from.x + (to.x - from.x) * along + out.x * off,
        y: from.y + (to.y - from.y) * along + out.y * off,
      });
    }
  });
  const middle = (a: Point, b: Point): string => `${((a.x + b.x) / 2).toFixed(1)},${((a.y + b.y) / 2).toFixed(1)}`;
  const first = middle(points.at(-1)!, points[0]!);
  const curves = points.map((point, n) => `Q${point.x.toFixed(1)},${point.y.toFixed(1)} ${middle(point, points[(n + 1) % points.length]!)}`);
  return `M${first}${curves.join("")}Z`;
}

const key = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

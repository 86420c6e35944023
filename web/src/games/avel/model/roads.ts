/** Roads: what makes hexes a map. They run between face-up tiles and bend a little, always the same way. */
import { type Cell, centre, DIRECTIONS, directionTo, edge, type Point, step } from "./hex";

export interface Road {
  readonly from: Cell;
  readonly to: Cell;
  /** The path of an SVG. */
  readonly path: string;
}

/** Where the roads of a tile meet, below its landmark. */
export const CROSSING: Point = { x: 0, y: 8 };

/** One road for every two face-up tiles that share an edge. */
export function roads(up: readonly Cell[]): Road[] {
  const open = new Set(up);
  const found: Road[] = [];
  for (const from of up) {
    // Each pair once: half of the directions is enough.
    for (const direction of DIRECTIONS.slice(0, 3)) {
      const to = step(from, direction);
      if (open.has(to)) found.push({ from, to, path: roadPath(from, to) });
    }
  }
  return found;
}

/** A bent line from crossing to crossing through the middle of the shared edge. */
export function roadPath(from: Cell, to: Cell): string {
  const direction = directionTo(from, to);
  if (!direction) return "";
  const a = add(centre(from), CROSSING);
  const b = add(centre(to), CROSSING);
  const gate = add(centre(from), edge(direction));
  const bend = 9 * wobble(`${from}>${to}`);
  const across = { x: (a.y - b.y) / length(a, b), y: (b.x - a.x) / length(a, b) };
  const out = bent(a, gate, across, bend);
  const back = bent(gate, b, across, -bend);
  return `M${at(a)}Q${at(out)} ${at(gate)}Q${at(back)} ${at(b)}`;
}

/** A number from -1 to 1 that is always the same for a word: chance that does not change when the page is drawn anew. */
export function wobble(word: string): number {
  let hash = 2166136261;
  for (const letter of word) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash >>> 8) % 2001) / 1000 - 1;
}

const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const length = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
const at = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;

function bent(a: Point, b: Point, across: Point, by: number): Point {
  return { x: (a.x + b.x) / 2 + across.x * by, y: (a.y + b.y) / 2 + across.y * by };
}

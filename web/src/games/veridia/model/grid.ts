/** Cells of a battle map, as the rules count them. */

export type Cell = readonly [number, number];

/** A cell is so many metres wide. */
export const CELL_M = 1.5;

/** A cell as a key of maps. */
export const keyOf = ([x, y]: Cell): string => `${x},${y}`;

/** The name of a cell as its edge has it: column by letter, row by number. */
export function nameOf([x, y]: Cell): string {
  const far = Math.floor(x / 26);
  return `${far ? String.fromCharCode(64 + far) : ""}${String.fromCharCode(65 + (x % 26))}${y + 1}`;
}

/** Cells from one to another: diagonals count one and two by turns (VER-MAP-02). */
export function cellsApart([ax, ay]: Cell, [bx, by]: Cell): number {
  const dx = Math.abs(ax - bx);
  const dy = Math.abs(ay - by);
  return Math.max(dx, dy) + Math.floor(Math.min(dx, dy) / 2);
}

/** The cells of a token whose upper left cell this is. */
export function footprint([x, y]: Cell, size: number): Cell[] {
  return Array.from({ length: size * size }, (_, n) => [x + (n % size), y + Math.floor(n / size)] as const);
}

/** How far a cell is from a token, in cells. */
export function fromToken(cell: Cell, token: Cell, size: number): number {
  return Math.min(...footprint(token, size).map((own) => cellsApart(own, cell)));
}

/** The outline of some cells, as a path in units of `cell`. */
export function outline(cells: readonly Cell[], cell: number): string {
  const inside = new Set(cells.map(keyOf));
  const lines: string[] = [];
  for (const [x, y] of cells) {
    const [left, top, right, bottom] = [x * cell, y * cell, (x + 1) * cell, (y + 1) * cell];
    if (!inside.has(keyOf([x, y - 1]))) lines.push(`M${left} ${top}H${right}`);
    if (!inside.has(keyOf([x, y + 1]))) lines.push(`M${left} ${bottom}H${right}`);
    if (!inside.has(keyOf([x - 1, y]))) lines.push(`M${left} ${top}V${bottom}`);
    if (!inside.has(keyOf([x + 1, y]))) lines.push(`M${right} ${top}V${bottom}`);
  }
  return lines.join("");
}

const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Where an arrow leads on a map of this size; null for another key or at the edge. */
export function stepped([x, y]: Cell, key: string, width: number, height: number): Cell | null {
  const by = ARROWS[key];
  if (!by) return null;
  const to = [x + by[0], y + by[1]] as const;
  return to[0] >= 0 && to[1] >= 0 && to[0] < width && to[1] < height ? to : null;
}

const WINDS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"] as const;

/** In which of eight directions a cell lies from another; "here" for the same. */
export function direction([ax, ay]: Cell, [bx, by]: Cell): (typeof WINDS)[number] | "here" {
  if (ax === bx && ay === by) return "here";
  return WINDS[(Math.round((Math.atan2(by - ay, bx - ax) * 4) / Math.PI) + 8) % 8]!;
}

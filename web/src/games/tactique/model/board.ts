/** The board: rows A to D, columns 1 to 6. */
import type { FieldThing, ZoneThing } from "../records";

export type Cell = string;
export const ROWS = ["A", "B", "C", "D"] as const;
export const COLUMNS = [1, 2, 3, 4, 5, 6] as const;
export const CELLS: readonly Cell[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${row}${column}`));
export const TURNS = ["right", "down", "left", "up"] as const;
export type Turn = (typeof TURNS)[number];

/** Column and row of a cell, both from 0. */
export function place(cell: Cell): readonly [x: number, y: number] {
  return [Number(cell[1]) - 1, "ABCD".indexOf(cell[0] ?? "A")];
}

/** The cell in a column and a row, both from 0; null off the board. */
export function cellAt(x: number, y: number): Cell | null {
  return x >= 0 && x < 6 && y >= 0 && y < 4 ? (CELLS[y * 6 + x] ?? null) : null;
}

export function distance(one: Cell, other: Cell): number {
  const [x, y] = place(one);
  const [ox, oy] = place(other);
  return Math.abs(x - ox) + Math.abs(y - oy);
}

/** The neighbour that an arrow key points to. */
export function towards(cell: Cell, key: string): Cell | null {
  const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  const [x, y] = place(cell);
  return step ? cellAt(x + (step[0] ?? 0), y + (step[1] ?? 0)) : null;
}

/** The cells of a zone around `origin`, turned but never mirrored. Only to look at: which targets count, the rules say. */
export function turned(zone: ZoneThing, turn: Turn, origin: Cell, field?: FieldThing): readonly Cell[] {
  if (zone.whole) return CELLS;
  const [column, row] = place(origin);
  const cells = zone.cells.map(([dx, dy]) => {
    const [x, y] = { right: [dx, dy], down: [-dy, dx], left: [-dx, -dy], up: [dy, -dx] }[turn] as [number, number];
    return cellAt(column + x, row + y);
  });
  return cells.filter((cell): cell is Cell => cell !== null && !(field?.furthest && distance(origin, cell) > field.furthest));
}

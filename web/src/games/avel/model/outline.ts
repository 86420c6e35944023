/** How a token is drawn over the cells that it covers. */
import type { GridCell } from "./backpack";
import type { Point } from "./hex";

/** The side of a cell in the units of the drawing. */
export const CELL = 64;
const INSET = 2.5;

/** The body of a token: its cells, grown together. */
export function body(cells: readonly GridCell[]): string {
  const has = new Set(cells.map(([row, column]) => `${row},${column}`));
  const covers = (row: number, column: number): boolean => has.has(`${row},${column}`);
  const side = CELL - 2 * INSET;
  const rect = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;
  return cells
    .map(([row, column]) => {
      const x = column * CELL + INSET;
      const y = row * CELL + INSET;
      const right = covers(row, column + 1);
      const below = covers(row + 1, column);
      const corner = right && below && covers(row + 1, column + 1);
      return (
        rect(x, y, side, side) +
        (right ? rect(x + side - 1, y, 2 * INSET + 2, side) : "") +
        (below ? rect(x, y + side - 1, side, 2 * INSET + 2) : "") +
        (corner ? rect(x + side - 1, y + side - 1, 2 * INSET + 2, 2 * INSET + 2) : "")
      );
    })
    .join("");
}

/** Where the picture of a token stands: in the middle of the cells with most neighbours. */
export function heart(cells: readonly GridCell[]): Point {
  const near = (a: GridCell, b: GridCell): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;
  const degree = (cell: GridCell): number => cells.filter((other) => near(cell, other)).length;
  const most = Math.max(...cells.map(degree));
  const middle = cells.filter((cell) => degree(cell) === most);
  const mean = (axis: 0 | 1): number => middle.reduce((sum, cell) => sum + cell[axis] + 0.5, 0) / middle.length;
  return { x: mean(1) * CELL, y: mean(0) * CELL };
}

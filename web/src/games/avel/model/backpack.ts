/**
 * The backpack: which tokens fit, and where (AVEL-PACK). An area is a bit mask: bit n is the n-th cell of the grid in
 * reading order, as the server counts them. What is legal is what the server lists as placements of a shape.
 */

export type GridCell = readonly [row: number, column: number];
export type Area = number;

/** A shape as the server tells it. */
export interface Outline {
  readonly cells: readonly GridCell[];
  readonly placements: readonly Area[];
}

export class Grid {
  readonly rows: number;
  readonly columns: number;
  /** The area of all cells. */
  readonly whole: Area;
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(readonly cells: readonly GridCell[]) {
    this.rows = 1 + Math.max(...cells.map(([row]) => row));
    this.columns = 1 + Math.max(...cells.map(([, column]) => column));
    this.whole = 2 ** cells.length - 1;
    this.numbers = new Map(cells.map(([row, column], number) => [`${row},${column}`, number]));
  }

  /** The area that some cells make; null when one is outside. */
  areaOf(cells: readonly GridCell[]): Area | null {
    let area = 0;
    for (const [row, column] of cells) {
      const number = this.numbers.get(`${row},${column}`);
      if (number === undefined) return null;
      area |= 1 << number;
    }
    return area;
  }

  /** The cells of an area, in reading order. */
  cellsOf(area: Area): GridCell[] {
    return this.cells.filter((_, number) => (area >> number) & 1);
  }

  /** The area of a turned shape whose top left corner lies on a cell; null when it sticks out. */
  lay(cells: readonly GridCell[], row: number, column: number): Area | null {
    return this.areaOf(cells.map(([down, right]) => [row + down, column + right]));
  }
}

export const count = (area: Area): number => {
  let n = 0;
  for (let rest = area; rest; rest &= rest - 1) n += 1;
  return n;
};

/** Some cells moved so that they begin in the top left corner, in reading order. */
export function toCorner(cells: readonly GridCell[]): GridCell[] {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]): GridCell => [row - top, column - left])
    .sort(([r1, c1], [r2, c2]) => r1 - r2 || c1 - c2);
}

/** A shape after quarter turns clockwise. */
export function turned(cells: readonly GridCell[], quarters: number): GridCell[] {
  let now = toCorner(cells);
  for (let n = 0; n < ((quarters % 4) + 4) % 4; n += 1) now = toCorner(now.map(([row, column]) => [column, -row]));
  return now;
}

/** By how many quarter turns the shape lies in an area; 0 if it does not lie there at all. */
export function quartersIn(grid: Grid, cells: readonly GridCell[], area: Area): number {
  const lying = JSON.stringify(toCorner(grid.cellsOf(area)));
  return Math.max(
    0,
    [0, 1, 2, 3].findIndex((quarters) => JSON.stringify(turned(cells, quarters)) === lying),
  );
}

/**
 * Room for shapes and coins: an area for each shape, in the given order; null if no arrangement exists (the search is
 * complete, AVEL-PACK-10).
 */
export function packed(grid: Grid, shapes: readonly Outline[], coins: number): Area[] | null {
  const free = grid.cells.length - shapes.reduce((sum, shape) => sum + shape.cells.length, 0) - coins;
  if (free < 0) return null;
  const areas: Area[] = new Array<Area>(shapes.length).fill(0);
  // The biggest first: what is hard to place is placed while there is room.
  const order = shapes.map((_, index) => index);
  order.sort((a, b) => shapes[b]!.cells.length - shapes[a]!.cells.length);
  const hopeless = new Set<string>();
  const fill = (place: number, taken: Area): boolean => {
    if (place === order.length) return true;
    const key = `${place},${taken}`;
    if (hopeless.has(key)) return false;
    const index = order[place]!;
    for (const area of shapes[index]!.placements) {
      if (area & taken) continue;
      areas[index] = area;
      if (fill(place + 1, taken | area)) return true;
    }
    hopeless.add(key);
    return false;
  };
  return fill(0, 0) ? areas : null;
}

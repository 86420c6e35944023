/** Walking on the land: neighbours, distances, shortest ways of monsters to the castle (AVEL-MARCH-04). */
import { CASTLE, type Cell, DIRECTIONS, step } from "./hex";

/** Cells of the land that share an edge with this one, clockwise from N. */
export function neighbours(cells: readonly Cell[], cell: Cell): Cell[] {
  return DIRECTIONS.map((direction) => step(cell, direction)).filter((other) => cells.includes(other));
}

/** Walking steps to the castle for every cell. */
export function distances(cells: readonly Cell[]): Map<Cell, number> {
  const steps = new Map<Cell, number>([[CASTLE, 0]]);
  for (const [cell, distance] of steps) {
    for (const next of neighbours(cells, cell)) if (!steps.has(next)) steps.set(next, distance + 1);
  }
  return steps;
}

/** All shortest ways from a cell to the castle; each begins with the cell itself. */
export function shortestWays(cells: readonly Cell[], from: Cell): Cell[][] {
  const steps = distances(cells);
  const walk = (cell: Cell): Cell[][] => {
    if (cell === CASTLE) return [[CASTLE]];
    const nearer = neighbours(cells, cell).filter((next) => (steps.get(next) ?? 0) < (steps.get(cell) ?? 0));
    return nearer.flatMap(walk).map((way) => [cell, ...way]);
  };
  return steps.has(from) ? walk(from) : [];
}

/** Whether the Beast, coming from the crater, may step on a cell, so that a trap there can spring (AVEL-TRAP-05). */
export function trapCanSpring(cells: readonly Cell[], crater: Cell, cell: Cell): boolean {
  return cell !== crater && cell !== CASTLE && shortestWays(cells, crater).some((way) => way.includes(cell));
}

/** The board: wings A, B and C, lines 1 to 5 from the rest zone on. */
import type { State } from "../records";

export type Place = string;
export const WINGS = ["A", "B", "C"] as const;

/** The line of a place; 0 for the rest zone. */
export const lineOf = (place: Place): number => Number(place[1] ?? 0);

/** The lines of the board, the furthest first, as it lies on the table. */
export function linesOf(state: State): readonly number[] {
  return Array.from({ length: state.lines }, (_, n) => state.lines - n);
}

/** The place that an arrow key points to; null off the board. */
export function towards(place: Place, key: string, lines: number): Place | null {
  const [wing = "A"] = place;
  const step = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  if (!step) return null;
  const next = "ABC"[("ABC".indexOf(wing) + (step[0] ?? 0)) as number];
  const line = lineOf(place) + (step[1] ?? 0);
  return next && line >= 1 && line <= lines ? `${next}${line}` : null;
}

/** Whether `seat` knows which room lies at a place. */
export function isKnown(state: State, place: Place, seat: number | null): boolean {
  const room = state.rooms[place];
  return room !== undefined && room.front !== null && (room.up || (seat !== null && room.peeked.includes(seat)));
}

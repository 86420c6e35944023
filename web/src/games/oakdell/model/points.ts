/** Attack points: what state each is in, in which order keys walk along them, which of them a finger means. */
import type { Fight, PointThing } from "../records";

export type PointState = "free" | "used" | "blocked";

export function stateOf(fight: Fight, point: string): PointState {
  if (fight.blocked.includes(point)) return "blocked";
  return fight.used.includes(point) ? "used" : "free";
}

/** Clockwise around the middle of the sheet, from the top. */
export function clockwise(points: readonly PointThing[]): readonly PointThing[] {
  const angle = ({ x, y }: PointThing) => (Math.atan2(x - 500, 500 - y) + 2 * Math.PI) % (2 * Math.PI);
  return [...points].sort((one, other) => angle(one) - angle(other));
}

/** The points that a finger at (x, y) may mean, the nearest first; one only when it is plainly nearer than the others. */
export function meantAt(points: readonly PointThing[], x: number, y: number, reach: number): readonly PointThing[] {
  const near = points
    .map((point) => ({ point, far: Math.hypot(point.x - x, point.y - y) }))
    .filter(({ far }) => far <= reach)
    .sort((one, other) => one.far - other.far);
  const [first, second] = near;
  if (first && second && first.far < 0.55 * second.far) return [first.point];
  return near.map(({ point }) => point);
}

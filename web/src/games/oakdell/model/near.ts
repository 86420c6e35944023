/** Crossings so near to an outline that the eye cannot tell: a magnifier shows them, and says on which side they lie. */
import type { Crossing, SheetThing } from "../records";

const NEAR = 5;

type Corner = readonly [number, number];

function off([px, py]: Corner, [ax, ay]: Corner, [bx, by]: Corner): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - ax - along * dx, py - ay - along * dy);
}

export const placeOf = ({ x, y, d }: Crossing): Corner => [x / d, y / d];

/** The crossings less than 5 units from the outline of a part. Drawn lines only: nothing is told beforehand. */
export function nearMisses(sheet: SheetThing, crossings: readonly Crossing[]): readonly Crossing[] {
  const outlines = sheet.parts.flatMap((part) => part.polygons);
  return crossings.filter((crossing) => {
    const place = placeOf(crossing);
    return outlines.some((corners) => corners.some((corner, n) => off(place, corner, corners[(n + 1) % corners.length]!) < NEAR));
  });
}

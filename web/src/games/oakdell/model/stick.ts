/** The short line of the Potion of Precision: a stick with two ends on whole units of the sheet (OAK-POT-ORANGE). */

export interface Stick {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

const LONGEST = 100;
const SHORTEST = 99;
const SIZE = 1000;

/** Every way from one end to the other, by its direction. */
const DIRECTIONS: readonly (readonly [number, number])[] = (() => {
  const found: [number, number][] = [];
  for (let dx = -LONGEST; dx <= LONGEST; dx += 1) {
    for (let dy = -LONGEST; dy <= LONGEST; dy += 1) {
      const square = dx * dx + dy * dy;
      if (square >= SHORTEST ** 2 && square <= LONGEST ** 2) found.push([dx, dy]);
    }
  }
  return found.sort(([ax, ay], [bx, by]) => Math.atan2(ay, ax) - Math.atan2(by, bx));
})();

const within = (n: number): number => Math.max(0, Math.min(SIZE, Math.round(n)));
const isInside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x <= SIZE && y <= SIZE;

/** The stick from one end towards a point: its other end is the valid one nearest to that direction. */
export function stickFrom(x: number, y: number, towardsX: number, towardsY: number): Stick {
  const [x1, y1] = [within(x), within(y)];
  const length = Math.hypot(towardsX - x1, towardsY - y1) || 1;
  const [ux, uy] = [(towardsX - x1) / length, (towardsY - y1) / length];
  let best: readonly [number, number] = [LONGEST, 0];
  let least = Infinity;
  for (const [dx, dy] of DIRECTIONS) {
    if (!isInside(x1 + dx, y1 + dy)) continue;
    const off = (dx - ux * LONGEST) ** 2 + (dy - uy * LONGEST) ** 2;
    if (off < least) [best, least] = [[dx, dy], off];
  }
  return { x1, y1, x2: x1 + best[0], y2: y1 + best[1] };
}

/** The stick moved, as far as the sheet goes. */
export function moved(stick: Stick, dx: number, dy: number): Stick {
  const x = Math.max(-Math.min(stick.x1, stick.x2), Math.min(SIZE - Math.max(stick.x1, stick.x2), dx));
  const y = Math.max(-Math.min(stick.y1, stick.y2), Math.min(SIZE - Math.max(stick.y1, stick.y2), dy));
  return { x1: stick.x1 + x, y1: stick.y1 + y, x2: stick.x2 + x, y2: stick.y2 + y };
}

/** The stick turned about its middle by `degrees`, clockwise. */
export function turned(stick: Stick, degrees: number): Stick {
  const [mx, my] = [(stick.x1 + stick.x2) / 2, (stick.y1 + stick.y2) / 2];
  const angle = Math.atan2(stick.y2 - stick.y1, stick.x2 - stick.x1) + (degrees * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const from = stickFrom(mx - (ux * LONGEST) / 2, my - (uy * LONGEST) / 2, mx + ux * LONGEST, my + uy * LONGEST);
  return from;
}

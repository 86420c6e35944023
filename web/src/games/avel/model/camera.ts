/** How the land is seen: moved and enlarged. A point p of the land is at p * scale + (x, y) on the screen. */
import type { Box, Point } from "./hex";

export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const NEAREST = 2.4;
export const FARTHEST = 0.25;

/** The whole box, as large as it can be, in the middle of a screen. */
export function fitted(box: Box, width: number, height: number): View {
  const scale = clamp(Math.min(width / box.width, height / box.height), FARTHEST, NEAREST);
  return {
    scale,
    x: width / 2 - (box.x + box.width / 2) * scale,
    y: height / 2 - (box.y + box.height / 2) * scale,
  };
}

/** Nearer or farther by a factor; what is under `at` on the screen stays there. */
export function zoomed(view: View, factor: number, at: Point): View {
  const scale = clamp(view.scale * factor, FARTHEST, NEAREST);
  const by = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by };
}

export function moved(view: View, dx: number, dy: number): View {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** Two fingers: they keep what they touched under them. */
export function pinched(view: View, before: readonly [Point, Point], now: readonly [Point, Point]): View {
  const apart = ([a, b]: readonly [Point, Point]): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const from = middle(before);
  const to = middle(now);
  return zoomed(moved(view, to.x - from.x, to.y - from.y), apart(now) / apart(before), to);
}

/** Never so far that nothing of the land is left on the screen. */
export function kept(view: View, box: Box, width: number, height: number): View {
  const rim = 80;
  const left = box.x * view.scale;
  const top = box.y * view.scale;
  return {
    ...view,
    x: clamp(view.x, rim - left - box.width * view.scale, width - rim - left),
    y: clamp(view.y, rim - top - box.height * view.scale, height - rim - top),
  };
}

export function clamp(n: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, n));
}

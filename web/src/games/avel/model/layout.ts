/** Where the pieces of a tile stand, in the units of the hex, so that none hides another. */
import type { Point } from "./hex";

export interface Standing extends Point {
  /** How big the piece is drawn; 1 is its usual size. */
  readonly scale: number;
}

/** Radii of pieces at scale 1. */
export const RADIUS = { small: 25, big: 31, beast: 42, hero: 21 } as const;
export type PieceSize = keyof typeof RADIUS;

interface Row {
  readonly y: number;
  /** Room from the left to the right. */
  readonly width: number;
}

/** Monsters stand across the middle of a hex; with many of them in two rows. */
export function monsterPlaces(sizes: readonly PieceSize[], heroes: number): Standing[] {
  if (!sizes.length) return [];
  const y = heroes ? -20 : 4;
  const most = 4;
  if (sizes.length <= most) return inRow(sizes, { y, width: 168 });
  const half = Math.ceil(sizes.length / 2);
  return [
    ...inRow(sizes.slice(0, half), { y: y - 20, width: 150 }),
    ...inRow(sizes.slice(half), { y: y + 22, width: 160 }),
  ];
}

/** Heroes stand before them. */
export function heroPlaces(heroes: number, monsters: number): Standing[] {
  const row = { y: monsters ? 27 : 20, width: monsters ? 150 : 156 };
  return inRow(new Array<PieceSize>(heroes).fill("hero"), row);
}

function inRow(sizes: readonly PieceSize[], { y, width }: Row): Standing[] {
  const gap = 5;
  const wide = sizes.reduce((sum, size) => sum + 2 * RADIUS[size], 0) + gap * (sizes.length - 1);
  const scale = Math.min(1, width / wide);
  let x = (-wide * scale) / 2;
  return sizes.map((size) => {
    const radius = RADIUS[size] * scale;
    const place = { x: x + radius, y, scale };
    x += 2 * radius + gap * scale;
    return place;
  });
}

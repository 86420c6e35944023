/** How the cube of a die is turned. Its sides are those of Die.svelte, in the order of the die's faces. */
import { wobble } from "./roads";

export interface Turn {
  readonly x: number;
  readonly y: number;
}

/** The turn that brings each side to the front. */
const FRONT: readonly Turn[] = [
  { x: 0, y: 0 },
  { x: 0, y: -90 },
  { x: -90, y: 0 },
  { x: 90, y: 0 },
  { x: 0, y: 90 },
  { x: 0, y: 180 },
];

/** The turn after so many rolls that shows `side`: whole turns more with each roll, a few more for some dice. */
export function turnTo(side: number, rolls: number, place: number): Turn {
  const front = FRONT[side] ?? FRONT[0]!;
  const spins = 1 + Math.round(Math.abs(wobble(`die${place}`)) * 1.4);
  const way = place % 2 ? 1 : -1;
  return { x: front.x + 360 * spins * rolls * way, y: front.y + 360 * (spins + 1) * rolls };
}

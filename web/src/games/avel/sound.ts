/** Sounds of the table. */
import { arpeggio, knocked, type Part, played } from "../../lib/score";
import type { Sound as Player } from "../../lib/sound";
import type { Sound } from "./model/staging";

export type AnySound = Sound | "drum";

const SCORES: Readonly<Record<AnySound, readonly Part[]>> = {
  dice: [0, 0.07, 0.13, 0.22, 0.29, 0.4, 0.52, 0.68].flatMap((at, n) => knocked(at, 2600 - 150 * n)),
  tile: [
    { time: 0.22, pitch: 900, narrow: 0.8, loud: 0.35 },
    { at: 0.2, time: 0.1, from: 150, to: 70, loud: 0.8 },
  ],
  step: [0, 0.16].map((at) => ({ at, time: 0.06, pitch: 420, narrow: 2, loud: 0.4 })),
  coin: [
    { time: 0.25, from: 2093, wave: "triangle", loud: 0.22 },
    { at: 0.07, time: 0.45, from: 2793, wave: "triangle", loud: 0.25 },
  ],
  bag: [0, 0.12, 0.25].map((at) => ({ at, time: 0.14, pitch: 1500 + at * 3000, narrow: 0.7, loud: 0.4 })),
  wall: [0, 0.2, 0.42].map((at) => ({ at, time: 0.16, from: 110, to: 55, loud: 1 })),
  break: [
    { time: 0.45, pitch: 700, narrow: 0.5, loud: 0.9 },
    { time: 0.35, from: 130, to: 40, wave: "square", loud: 0.25 },
  ],
  trap: [
    { time: 0.05, pitch: 3800, narrow: 2, loud: 0.9 },
    { at: 0.04, time: 0.35, from: 820, to: 610, wave: "sawtooth", loud: 0.2 },
    { at: 0.06, time: 0.3, from: 95, to: 50, loud: 0.9 },
  ],
  seal: arpeggio([784, 1175, 1568], 0.11, "sine"),
  hit: [
    { time: 0.05, pitch: 5200, narrow: 3, loud: 0.6 },
    { time: 0.4, from: 1480, to: 1390, wave: "square", loud: 0.07 },
    { time: 0.3, from: 2217, wave: "triangle", loud: 0.16 },
  ],
  hurt: [
    { time: 0.16, from: 190, to: 80, wave: "triangle", loud: 0.9 },
    { time: 0.1, pitch: 350, loud: 0.5 },
  ],
  fall: [
    { time: 0.5, from: 520, to: 90, wave: "triangle", loud: 0.45 },
    { at: 0.4, time: 0.2, pitch: 300, loud: 0.6 },
  ],
  upgrade: arpeggio([523, 659, 784, 1047], 0.08),
  drink: [0, 0.1, 0.2, 0.3].map((at) => ({ at, time: 0.09, from: 300 + at * 700, to: 480 + at * 900, loud: 0.4 })),
  moon: [
    { time: 1.3, from: 392, loud: 0.35 },
    { time: 0.9, from: 1055, loud: 0.1 },
  ],
  roar: [
    { time: 1.7, from: 95, to: 38, wave: "sawtooth", loud: 0.75 },
    { time: 1.7, from: 101, to: 41, wave: "sawtooth", loud: 0.6 },
    { at: 0.05, time: 1.5, pitch: 480, narrow: 0.6, loud: 1 },
  ],
  march: [0, 0.15].map((at) => ({ at, time: 0.14, from: 85, to: 48, loud: 0.9 })),
  victory: [
    ...arpeggio([523, 659, 784, 1047, 784, 1047, 1319], 0.15, "sawtooth"),
    { at: 1.05, time: 1.2, from: 1047, wave: "triangle", loud: 0.3 },
  ],
  defeat: [392, 370, 349, 262].map((from, n) => ({ at: n * 0.28, time: 0.6, from, wave: "triangle" as const, loud: 0.45 })),
  drum: [{ time: 0.3, from: 120, to: 62, loud: 0.6 }],
};

export const SOUNDS: Readonly<Record<AnySound, Player>> = Object.fromEntries(
  Object.entries(SCORES).map(([name, parts]) => [name, played(parts)]),
) as Record<AnySound, Player>;

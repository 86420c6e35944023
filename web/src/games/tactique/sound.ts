/** Sounds of the table. */
import { arpeggio, knocked, type Part, played } from "../../lib/score";
import type { Sound as Player } from "../../lib/sound";
import type { Sound } from "./model/staging";

const SCORES: Readonly<Record<Sound, readonly Part[]>> = {
  card: [
    { time: 0.12, pitch: 2100, narrow: 0.7, loud: 0.4 },
    { at: 0.1, time: 0.08, from: 170, to: 80, loud: 0.6 },
  ],
  draw: [{ time: 0.09, pitch: 2900, narrow: 0.8, loud: 0.25 }],
  step: knocked(0, 700),
  hit: [
    { time: 0.05, pitch: 5200, narrow: 3, loud: 0.6 },
    { time: 0.35, from: 1480, to: 1390, wave: "square", loud: 0.07 },
    { time: 0.25, from: 2217, wave: "triangle", loud: 0.16 },
  ],
  block: [
    { time: 0.16, from: 330, to: 290, wave: "triangle", loud: 0.5 },
    { time: 0.06, pitch: 1500, narrow: 2, loud: 0.5 },
  ],
  hurt: [
    { time: 0.16, from: 190, to: 80, wave: "triangle", loud: 0.9 },
    { time: 0.1, pitch: 350, loud: 0.5 },
  ],
  fall: [
    { time: 0.5, from: 520, to: 90, wave: "triangle", loud: 0.45 },
    { at: 0.4, time: 0.2, pitch: 300, loud: 0.6 },
  ],
  heal: arpeggio([523, 659, 784], 0.1, "sine"),
  rune: arpeggio([880, 1319], 0.09, "sine"),
  drum: [0, 0.22].map((at) => ({ at, time: 0.3, from: 120, to: 62, loud: 0.7 })),
  boss: [
    { time: 1.1, from: 95, to: 42, wave: "sawtooth", loud: 0.6 },
    { at: 0.05, time: 1, pitch: 480, narrow: 0.6, loud: 0.7 },
  ],
  victory: arpeggio([523, 659, 784, 1047], 0.15, "sawtooth"),
  defeat: arpeggio([392, 370, 349, 262], 0.26),
};

export const SOUNDS: Readonly<Record<Sound, Player>> = Object.fromEntries(
  Object.entries(SCORES).map(([name, parts]) => [name, played(parts)]),
) as Record<Sound, Player>;

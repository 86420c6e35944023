/** Sounds of the table. */
import { arpeggio, knocked, type Part, played } from "../../lib/score";
import type { Sound as Player } from "../../lib/sound";
import type { Sound } from "./model/staging";

const SCORES: Readonly<Record<Sound, readonly Part[]>> = {
  dice: [0, 0.07, 0.13, 0.24].flatMap((at) => knocked(at, 1500 - 1800 * at)),
  step: knocked(0, 620),
  door: [
    { time: 0.6, from: 90, to: 60, wave: "sawtooth", loud: 0.35 },
    { at: 0.4, time: 0.2, pitch: 260, loud: 0.8 },
  ],
  // A blade through the air, and a pen after it.
  slash: [
    { time: 0.22, pitch: 3800, narrow: 1.4, loud: 0.55 },
    { at: 0.05, time: 0.16, from: 2400, to: 900, wave: "sawtooth", loud: 0.05 },
    { at: 0.2, time: 0.25, pitch: 2600, narrow: 6, loud: 0.2 },
  ],
  hit: [
    { time: 0.06, pitch: 900, narrow: 1, loud: 0.8 },
    { time: 0.25, from: 210, to: 70, wave: "triangle", loud: 0.7 },
  ],
  miss: [{ time: 0.18, pitch: 1200, narrow: 0.6, loud: 0.3 }],
  hurt: [
    { time: 0.16, from: 190, to: 80, wave: "triangle", loud: 0.9 },
    { time: 0.1, pitch: 350, loud: 0.5 },
  ],
  ink: [0, 0.06].map((at) => ({ at, time: 0.09, pitch: 2900, narrow: 5, loud: 0.25 })),
  gain: arpeggio([784, 1047], 0.08, "sine"),
  brew: [0, 0.11, 0.2, 0.27].map((at, n) => ({ at, time: 0.12, from: 260 + 70 * n, to: 420 + 70 * n, wave: "sine" as const, loud: 0.4 })),
  flame: [
    { time: 0.5, pitch: 700, narrow: 0.5, loud: 0.5 },
    { at: 0.1, time: 0.3, pitch: 1800, narrow: 1, loud: 0.2 },
  ],
  growl: [
    { time: 0.6, from: 95, to: 62, wave: "sawtooth", loud: 0.3 },
    { time: 0.5, pitch: 210, narrow: 1, loud: 0.5 },
  ],
  fall: [
    { time: 0.5, from: 420, to: 70, wave: "triangle", loud: 0.45 },
    { at: 0.4, time: 0.2, pitch: 300, loud: 0.6 },
  ],
  drum: [0, 0.22].map((at) => ({ at, time: 0.3, from: 120, to: 62, loud: 0.7 })),
  victory: arpeggio([523, 659, 784, 1047], 0.15, "sawtooth"),
  defeat: arpeggio([392, 370, 349, 262], 0.26),
};

export const SOUNDS: Readonly<Record<Sound, Player>> = Object.fromEntries(
  Object.entries(SCORES).map(([name, parts]) => [name, played(parts)]),
) as Record<Sound, Player>;

/** Sounds of the table. */
import { arpeggio, knocked, type Part, played } from "../../lib/score";
import type { Sound as Player } from "../../lib/sound";
import type { Sound } from "./model/staging";

const SCORES: Readonly<Record<Sound, readonly Part[]>> = {
  card: [
    { time: 0.12, pitch: 2100, narrow: 0.7, loud: 0.4 },
    { at: 0.1, time: 0.08, from: 170, to: 80, loud: 0.6 },
  ],
  dice: [0, 0.07, 0.13, 0.24].flatMap((at) => knocked(at, 1500 - 1800 * at)),
  door: [
    { time: 0.7, from: 90, to: 60, wave: "sawtooth", loud: 0.35 },
    { at: 0.55, time: 0.25, pitch: 260, loud: 0.8 },
  ],
  step: knocked(0, 700),
  hit: [
    { time: 0.05, pitch: 5200, narrow: 3, loud: 0.6 },
    { time: 0.35, from: 1480, to: 1390, wave: "square", loud: 0.07 },
  ],
  miss: [{ time: 0.18, pitch: 1200, narrow: 0.6, loud: 0.3 }],
  hurt: [
    { time: 0.16, from: 190, to: 80, wave: "triangle", loud: 0.9 },
    { time: 0.1, pitch: 350, loud: 0.5 },
  ],
  fall: [
    { time: 0.5, from: 520, to: 90, wave: "triangle", loud: 0.45 },
    { at: 0.4, time: 0.2, pitch: 300, loud: 0.6 },
  ],
  heal: arpeggio([523, 659, 784], 0.1, "sine"),
  spell: arpeggio([440, 415, 622], 0.12, "triangle"),
  drum: [0, 0.22].map((at) => ({ at, time: 0.3, from: 120, to: 62, loud: 0.7 })),
  coins: arpeggio([1760, 2217], 0.06, "triangle"),
  victory: arpeggio([523, 659, 784, 1047], 0.15, "sawtooth"),
  defeat: arpeggio([392, 370, 349, 262], 0.26),
};

export const SOUNDS: Readonly<Record<Sound, Player>> = Object.fromEntries(
  Object.entries(SCORES).map(([name, parts]) => [name, played(parts)]),
) as Record<Sound, Player>;

/** Sounds of a fight. */
import { arpeggio, knocked, type Part, played } from "../../lib/score";
import type { Sound as Player } from "../../lib/sound";
import type { AnyEvent } from "./records";

type Sound = "dice" | "step" | "hit" | "miss" | "fall" | "heal" | "spell" | "drum" | "door" | "end";

const SCORES: Readonly<Record<Sound, readonly Part[]>> = {
  dice: [0, 0.06, 0.11, 0.19, 0.26].flatMap((at) => knocked(at, 1600 - 1700 * at)),
  step: knocked(0, 620),
  hit: [
    { time: 0.05, pitch: 4800, narrow: 3, loud: 0.6 },
    { time: 0.14, from: 200, to: 85, wave: "triangle", loud: 0.8 },
  ],
  miss: [{ time: 0.18, pitch: 1200, narrow: 0.6, loud: 0.3 }],
  fall: [{ time: 0.5, from: 420, to: 80, wave: "triangle", loud: 0.5 }],
  heal: arpeggio([523, 659, 784], 0.1, "sine"),
  spell: arpeggio([392, 466, 622], 0.11, "triangle"),
  drum: [0, 0.2].map((at) => ({ at, time: 0.3, from: 125, to: 60, loud: 0.7 })),
  door: [{ time: 0.5, from: 95, to: 62, wave: "sawtooth", loud: 0.3 }],
  end: arpeggio([392, 523, 659, 784], 0.15, "sawtooth"),
};

export const SOUNDS: Readonly<Record<Sound, Player>> = Object.fromEntries(
  Object.entries(SCORES).map(([name, parts]) => [name, played(parts)]),
) as Record<Sound, Player>;

const OF: Readonly<Partial<Record<AnyEvent["type"], Sound>>> = {
  DiceRolled: "dice",
  Rerolled: "dice",
  Moved: "step",
  Damaged: "hit",
  Missed: "miss",
  KnockedOut: "fall",
  Died: "fall",
  Healed: "heal",
  TraitDeclared: "spell",
  RoundBegan: "drum",
  DoorMoved: "door",
  FightEnded: "end",
};

/** The name of the sound that an event makes. */
export const soundOf = (event: unknown): string | null => OF[(event as AnyEvent).type] ?? null;

import { recall, remember } from "./memory";

export type Locale = "en" | "fr";

/** What a person chose about the page. It stays in this browser. */
export interface Chosen {
  locale: Locale;
  light: "system" | "day" | "night";
  motion: "system" | "full" | "still";
  /** How fast things move: 1 is usual. */
  speed: number;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Size of all text: 1 is usual. */
  text: number;
  contrast: boolean;
  /** Letters and patterns wherever a colour tells something. */
  marks: boolean;
  /** Ask again before an answer is given. */
  confirm: boolean;
  /** Tips for the first game. */
  coach: boolean;
}

const USUAL: Chosen = {
  locale: "en",
  light: "system",
  motion: "system",
  speed: 1,
  sound: true,
  volume: 0.6,
  text: 1,
  contrast: false,
  marks: true,
  confirm: false,
  coach: true,
};

function spoken(): Locale {
  return navigator.languages.find((language) => /^(en|fr)/.test(language))?.startsWith("fr") ? "fr" : "en";
}

/** Settings, as one thing that can be watched. */
class Settings {
  chosen: Chosen = $state({ ...USUAL, locale: spoken(), ...recall<Partial<Chosen>>("settings", {}) });

  set<K extends keyof Chosen>(key: K, value: Chosen[K]): void {
    this.chosen[key] = value;
    remember("settings", $state.snapshot(this.chosen));
  }

  /** Whether nothing may move. */
  get still(): boolean {
    const { motion } = this.chosen;
    return motion === "still" || (motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);
  }
}

export const settings = new Settings();

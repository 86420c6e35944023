/** What a drawing of a monster adds to its parts. All of it stays inside the part, and means nothing in the rules. */

/** The colours of a drawing, as the stylesheet names them. */
export type Tone = "pale" | "dark" | "bone" | "blood" | "glow" | "deep";

export type Wash =
  | "mist"
  | "moss"
  | "wood"
  | "fur"
  | "night"
  | "bone"
  | "stone"
  | "tan"
  | "hide"
  | "leaf"
  | "cape"
  | "ember"
  | "scale"
  | "violet"
  | "iron"
  | "flesh";

export interface Detail {
  /** What the part is tinted with. */
  readonly wash?: Wash;
  /** Filled shapes, the lowest first. */
  readonly fills?: readonly (readonly [Tone, string])[];
  /** Strokes of a broad and of a fine pen. */
  readonly ink?: readonly string[];
  readonly fine?: readonly string[];
}

export interface Drawing {
  readonly wash: Wash;
  /** By part; `"*"` for each that has none of its own. */
  readonly parts: Readonly<Record<string, Detail>>;
  /** Fine strokes beside the parts, far thinner than an outline: antennae, tails, smoke. */
  readonly beside?: readonly string[];
  /** Letters inside parts of which there are several: x, y, text. */
  readonly letters?: readonly (readonly [number, number, string])[];
}

import type { Component } from "svelte";
import type { TableStore } from "../lib/table.svelte";
import type { Catalogue } from "../lib/text.svelte";

/** What a game adds to the page. Everything else the house does for any game. */
export interface GameFace {
  /** The table of the game: everything above the log and the bar with the question. */
  readonly Table: Component<{ table: TableStore }>;
  /** Messages of the game's own table, beside those that the server tells. */
  readonly texts?: Catalogue;
  /** A class put on the table of this game, whose stylesheet sets its colours. */
  readonly theme?: string;
  /** Sounds: a name and how to load it. An event says which one it makes. */
  readonly sounds?: Readonly<Record<string, () => Promise<{ default: string }>>>;
  /** Emblems that players of this game can choose from. */
  readonly emblems?: readonly string[];
}

/** The games that have a face of their own, by their id. A game without one is played on the generic table. */
const FACES: Readonly<Record<string, () => Promise<{ default: GameFace }>>> = {};

/** The face of a game; null when it has none. */
export async function faceOf(game: string): Promise<GameFace | null> {
  const load = FACES[game];
  return load ? (await load()).default : null;
}

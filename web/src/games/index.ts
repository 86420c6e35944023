import type { Component } from "svelte";
import type { Sound } from "../lib/sound";
import type { Offer } from "../lib/protocol";
import type { Locale } from "../lib/settings.svelte";
import type { TableStore } from "../lib/table.svelte";
import type { Catalogue } from "../lib/text.svelte";

/** How answers of one kind (the tag of their record) are shown in the bar under the table. */
export interface AnswerStyle {
  readonly icon?: Component;
  /** The key that gives the answer, or opens the list of them: a small letter, or " " for Space. */
  readonly key?: string;
  /** The message whose text stands on one button for all answers of this kind ($n: how many there are). */
  readonly group?: string;
  /** One answer of this kind stands behind that button, too: its things on the table say more than its label. */
  readonly folds?: boolean;
  /** The table itself has a button for answers of this kind: the bar has none. */
  readonly isByTable?: boolean;
  /** The answer loses something: it is asked again before it is given. The message that says why. */
  readonly confirm?: (table: TableStore) => string | null;
}

/** Something a player might look for but may not do now, and the rule that forbids it. */
export interface Denied {
  readonly label: string;
  readonly why: string;
  readonly rule: string;
}

/** What a game adds to the page. Everything else the house does for any game. */
export interface GameFace {
  /** The table of the game: everything above the bar with the question. */
  readonly Table: Component<{ table: TableStore }>;
  /** What is told of a finished game beside the outcome. */
  readonly Ending?: Component<{ table: TableStore }>;
  /** Messages of the game's own table, beside those that the server tells. */
  readonly texts?: Catalogue;
  /** A class put on the table of this game, whose stylesheet sets its colours. */
  readonly theme?: string;
  /** Sounds by name, and the name of the sound that an event makes. */
  readonly sounds?: Readonly<Record<string, Sound>>;
  readonly soundOf?: (event: unknown) => string | null;
  /** How answers are shown, by kind. */
  readonly answers?: Readonly<Record<string, AnswerStyle>>;
  /** What an answer would lead to, in a sentence, where the rules allow to tell. Shown while it is looked at. */
  readonly foretell?: (table: TableStore, offer: Offer) => string | null;
  /** A question or an answer as the bar says it, where the table shows the rest of it; the whole is its title. */
  readonly brief?: (told: string) => string;
  /** Whether the story begins a new chapter with an event. */
  readonly isChapter?: (event: unknown) => boolean;
  /** Whether the story leaves an event out, for what is told around it says the same. */
  readonly goesUnsaid?: (event: unknown) => boolean;
  /** The rule that made an event happen. */
  readonly ruleOf?: (event: unknown) => string | null;
  /** Whether the table itself shows and answers the question: the bar then has its sentence and no buttons. */
  readonly asksItself?: (table: TableStore) => boolean;
  /** What may not be done now, and why not. */
  readonly denied?: (table: TableStore) => readonly Denied[];
}

/** Each folder here is the face of the game of that id. A game without one is played on the generic table. */
const FACES = import.meta.glob<{ default: GameFace }>("./*/index.ts");

/** What the house tells of a game before it is played: it is loaded with the house. */
export interface FaceCard {
  /** Its sign, beside its name. */
  readonly Sign: Component;
  /** What it is about, in two or three sentences. */
  readonly blurb: Readonly<Record<Locale, string>>;
  /** The emblems that its players choose from; without them, any of the house. */
  readonly emblems?: readonly string[];
}

const CARDS = import.meta.glob<FaceCard>("./*/card.ts", { eager: true, import: "default" });

/** The face of a game; null when it has none. */
export async function faceOf(game: string): Promise<GameFace | null> {
  const load = FACES[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}

/** What is told of a game beforehand; null when it has no face. */
export function cardOf(game: string): FaceCard | null {
  return CARDS[`./${game}/card.ts`] ?? null;
}

/** The emblems that players of a game choose from; null: any of the house. */
export function emblemsOf(game: string): readonly string[] | null {
  return cardOf(game)?.emblems ?? null;
}

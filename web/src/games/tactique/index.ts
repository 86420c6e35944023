import Cards from "~icons/game-icons/card-play";
import Discard from "~icons/game-icons/card-discard";
import Place from "~icons/game-icons/flying-flag";
import Sands from "~icons/game-icons/hourglass";
import Walk from "~icons/game-icons/boot-prints";
import type { TableStore } from "../../lib/table.svelte";
import type { AnswerStyle, GameFace } from "../index";
import Ending from "./Ending.svelte";
import { BY_TRAY } from "./model/questions";
import { stagingOf } from "./model/staging";
import type { AnyEvent } from "./records";
import type { TactiqueTable } from "./stage.svelte";
import Table from "./Table.svelte";

const HAND = 5;

/** Ending the turn would lose something plain to see: a hero that cannot draw any more dies, or a turn goes by unused. */
function loses(store: TableStore): string | null {
  const table = store as unknown as TactiqueTable;
  const hero = table.state?.heroes.find((one) => one.id === table.state?.active);
  if (!hero) return null;
  if (hero.deck.cards.length + hero.discard.length + hero.hand.length < HAND) return "tactique-end-death";
  return !hero.plays.length && table.offers("Play").length ? "tactique-end-unused" : null;
}

const answers: Readonly<Record<string, AnswerStyle>> = {
  Play: { icon: Cards, group: "tactique-group-play" },
  DiscardToMove: { icon: Discard, group: "tactique-group-discard" },
  EndTurn: { icon: Sands, key: "e", confirm: loses },
  PlaceHero: { icon: Place, group: "tactique-group-place" },
  MoveTo: { icon: Walk, group: "tactique-group-move" },
  ShiftTo: { icon: Walk, group: "tactique-group-shift" },
  ShiftAlong: { icon: Walk, group: "tactique-group-shift" },
  ChooseCell: { icon: Place, group: "tactique-group-cell" },
};

const face: GameFace = {
  Table,
  Ending,
  theme: "tactique",
  texts: { en: () => import("./text/en.ftl?raw"), fr: () => import("./text/fr.ftl?raw") },
  answers,
  soundOf: (event) => stagingOf(event as AnyEvent).sound ?? null,
  isChapter: (event) => ["EncounterStarted", "RoundStarted"].includes((event as AnyEvent).type),
  asksItself: (table) => BY_TRAY.has(table.question?.key ?? ""),
};

export default face;

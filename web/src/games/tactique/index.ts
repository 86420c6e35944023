import Place from "~icons/game-icons/flying-flag";
import Hand from "~icons/game-icons/card-play";
import Walk from "~icons/game-icons/boot-prints";
import type { AnswerStyle, GameFace } from "../index";
import Ending from "./Ending.svelte";
import { BY_TABLE } from "./model/questions";
import { stagingOf } from "./model/staging";
import { goesUnsaid } from "./model/unsaid";
import type { AnyEvent } from "./records";
import { SOUNDS } from "./sound";
import Table from "./Table.svelte";

const answers: Readonly<Record<string, AnswerStyle>> = {
  PlaceHero: { icon: Place, group: "tactique-group-place" },
  MoveTo: { icon: Walk, group: "tactique-group-move" },
  ShiftTo: { icon: Walk, group: "tactique-group-shift" },
  ShiftAlong: { icon: Walk, group: "tactique-group-shift" },
  // The cards themselves can be pressed; their names alone would hide them on a phone.
  WoundFromHand: { icon: Hand, group: "tactique-group-hand" },
  DiscardCard: { icon: Hand, group: "tactique-group-hand" },
  Substitute: { icon: Hand, group: "tactique-group-hand" },
  ChooseCell: { icon: Place, group: "tactique-group-cell" },
};

const face: GameFace = {
  Table,
  Ending,
  theme: "tactique",
  texts: { en: () => import("./text/en.ftl?raw"), fr: () => import("./text/fr.ftl?raw") },
  answers,
  sounds: SOUNDS,
  soundOf: (event) => stagingOf(event as AnyEvent).sound ?? null,
  isChapter: (event) => ["EncounterStarted", "RoundStarted"].includes((event as AnyEvent).type),
  goesUnsaid: (event) => goesUnsaid(event as AnyEvent),
  asksItself: (table) => BY_TABLE.has(table.question?.key ?? ""),
};

export default face;

import Flask from "~icons/game-icons/round-bottom-flask";
import Gear from "~icons/game-icons/breastplate";
import Hourglass from "~icons/game-icons/hourglass";
import Torch from "~icons/game-icons/torch";
import type { AnswerStyle, GameFace } from "../index";
import type { TableStore } from "../../lib/table.svelte";
import Ending from "./Ending.svelte";
import { oddsTold } from "./model/foretold";
import { stagingOf } from "./model/staging";
import type { AnyEvent } from "./records";
import { SOUNDS } from "./sound";
import Table from "./Table.svelte";

/** Lines, routes and points are chosen on the sheets; most other answers also stand for a thing there. */
const answers: Readonly<Record<string, AnswerStyle>> = {
  Draft: { group: "oakdell-group-draft", key: "d", folds: true },
  Strike: { isByTable: true },
  NextStrike: { isByTable: true },
  Wound: { group: "oakdell-group-wound", key: "w", folds: true },
  Drink: { icon: Flask, group: "oakdell-group-drink", key: "b", folds: true },
  TakeGear: { icon: Gear, group: "oakdell-group-gear", key: "e", folds: true },
  Light: { icon: Torch, key: "l" },
  Decline: { key: "n" },
  GoOn: { icon: Hourglass, key: " " },
  FaceRoll: { icon: Hourglass, key: " " },
  EndAttack: { icon: Hourglass, key: " " },
  StopChain: { key: "n" },
  LetGo: { confirm: () => "oakdell-doubt-let-go" },
};

const CHAPTERS: ReadonlySet<string> = new Set(["RoundBegan", "DieDrafted", "MonsterDrawn", "BossEngaged"]);

const face: GameFace = {
  Table,
  Ending,
  theme: "oakdell",
  texts: { en: () => import("./text/en.ftl?raw"), fr: () => import("./text/fr.ftl?raw") },
  answers,
  foretell: (table: TableStore, offer) => oddsTold(table, offer),
  sounds: SOUNDS,
  soundOf: (event) => stagingOf(event as AnyEvent).sound ?? null,
  // A route and the short line are answered on their sheets alone.
  asksItself: (table) => table.question !== null && table.question.options.length === 0 && table.question.free !== "",
  isChapter: (event) => CHAPTERS.has((event as AnyEvent).type),
};

export default face;

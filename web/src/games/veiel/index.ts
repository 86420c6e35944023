import Card from "~icons/game-icons/card-play";
import Chain from "~icons/game-icons/imprisoned";
import Flask from "~icons/game-icons/round-bottom-flask";
import Gear from "~icons/game-icons/breastplate";
import Hero from "~icons/game-icons/visored-helm";
import Hourglass from "~icons/game-icons/hourglass";
import Level from "~icons/game-icons/upgrade";
import Map from "~icons/game-icons/dungeon-gate";
import Sword from "~icons/game-icons/crossed-swords";
import Tower from "~icons/game-icons/white-tower";
import type { AnswerStyle, GameFace } from "../index";
import type { TableStore } from "../../lib/table.svelte";
import Ending from "./Ending.svelte";
import { oddsTold } from "./model/foretold";
import { stagingOf } from "./model/staging";
import type { Aids, AnyEvent } from "./records";
import { SOUNDS } from "./sound";
import Table from "./Table.svelte";

/** Things on the table stand for most answers; their names alone would hide it on a phone. */
const answers: Readonly<Record<string, AnswerStyle>> = {
  ChooseHero: { icon: Hero, group: "veiel-group-hero" },
  TakeRoom: { icon: Map, group: "veiel-group-take", folds: true },
  LiftFreeze: { icon: Map, group: "veiel-group-lift" },
  GainLevel: { icon: Level, group: "veiel-group-level", key: "l", folds: true },
  BuyItem: { icon: Flask, group: "veiel-group-buy-item", key: "i", folds: true },
  BuyGear: { icon: Gear, group: "veiel-group-buy-gear", key: "s", folds: true },
  RevealOffer: { key: "r" },
  Sell: { group: "veiel-group-sell", key: "v", folds: true },
  Equip: { icon: Gear, group: "veiel-group-equip", key: "e", folds: true },
  TakeOff: { group: "veiel-group-take-off", key: "o", folds: true },
  GiveItem: { icon: Flask, group: "veiel-group-give", key: "g", folds: true },
  DropItem: { group: "veiel-group-drop", key: "x", folds: true },
  DropPhylactery: { group: "veiel-group-phylactery", folds: true, confirm: () => "veiel-doubt-phylactery" },
  Done: { key: " " },
  Depart: { key: " " },
  GoOn: { icon: Map, group: "veiel-group-go-on", key: "x" },
  GoBack: { key: "z" },
  FaceBoss: { confirm: () => "veiel-doubt-boss" },
  Concede: { confirm: () => "veiel-doubt-concede" },
  Flee: { key: "f" },
  OfferDefeat: { confirm: () => "veiel-doubt-concede" },
  FightOn: { key: "n" },
  AgreeToEnd: { key: "y" },
  Stay: { key: " " },
  Attack: { icon: Sword, group: "veiel-group-attack", key: "w", folds: true },
  UseCard: { icon: Card, group: "veiel-group-use", key: "u", folds: true },
  AddTarget: { group: "veiel-group-target" },
  EnoughTargets: { key: " " },
  BreakFree: { icon: Chain },
  HelpFree: { icon: Chain, group: "veiel-group-free" },
  EndTurn: { icon: Hourglass, key: " " },
  PassDefender: { icon: Tower, group: "veiel-group-defender" },
  KeepDefender: { key: "n" },
  UseReaction: { key: "y" },
  Decline: { key: "n" },
  StrikeHero: { icon: Sword, group: "veiel-group-attack", key: "w" },
  PlayEvent: { icon: Card, group: "veiel-group-event", key: "p", folds: true },
  // The screen of the dungeon master has a wish for that, which can be taken back.
  PassRoom: { isByTable: true },
  PassEvent: { key: "n" },
  ChangeDie: { group: "veiel-group-die" },
};

const CHAPTERS: ReadonlySet<string> = new Set(["RestBegan", "CrossingStarted", "FightStarted", "RoundStarted"]);

/** Longer asides of a question or an answer stand on the table, too: the text of a card, a riddle (letters). */
const LONGEST_ASIDE = 30;

function brief(told: string): string {
  const at = told.indexOf(" (");
  return at > 0 && /[)?.!]$/.test(told) && told.length - at > LONGEST_ASIDE ? told.slice(0, at) : told;
}

/** The odds of an answer. They come with the newest view, in the order of its answers. */
function foretell(table: TableStore, offer: Parameters<NonNullable<GameFace["foretell"]>>[1]): string | null {
  const at = table.question?.options.indexOf(offer) ?? -1;
  const odds = (table.view?.aids as Aids | null | undefined)?.odds[at];
  return odds ? oddsTold(odds) : null;
}

const face: GameFace = {
  Table,
  Ending,
  theme: "veiel",
  texts: { en: () => import("./text/en.ftl?raw"), fr: () => import("./text/fr.ftl?raw") },
  answers,
  foretell,
  brief,
  sounds: SOUNDS,
  soundOf: (event) => stagingOf(event as AnyEvent).sound ?? null,
  // The riddle is drawn, and has its answers below it.
  asksItself: (table) => table.question?.key === "veiel.riddle",
  isChapter: (event) => CHAPTERS.has((event as AnyEvent).type),
};

export default face;

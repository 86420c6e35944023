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
  TakeRoom: { icon: Map, group: "veiel-group-take" },
  LiftFreeze: { icon: Map, group: "veiel-group-lift" },
  GainLevel: { icon: Level, group: "veiel-group-level", key: "l" },
  BuyItem: { icon: Flask, group: "veiel-group-buy-item", key: "i" },
  BuyGear: { icon: Gear, group: "veiel-group-buy-gear", key: "s" },
  RevealOffer: { key: "r" },
  Sell: { group: "veiel-group-sell", key: "v" },
  Equip: { icon: Gear, group: "veiel-group-equip", key: "e" },
  TakeOff: { group: "veiel-group-take-off", key: "o" },
  GiveItem: { icon: Flask, group: "veiel-group-give", key: "g" },
  DropItem: { group: "veiel-group-drop", key: "x" },
  DropPhylactery: { group: "veiel-group-phylactery", confirm: () => "veiel-doubt-phylactery" },
  Done: { key: " " },
  Depart: { key: " " },
  GoBack: { key: "z" },
  FaceBoss: { confirm: () => "veiel-doubt-boss" },
  Concede: { confirm: () => "veiel-doubt-concede" },
  Flee: { key: "f" },
  OfferDefeat: { confirm: () => "veiel-doubt-concede" },
  FightOn: { key: "n" },
  AgreeToEnd: { key: "y" },
  Stay: { key: " " },
  Attack: { icon: Sword, group: "veiel-group-attack", key: "w" },
  UseCard: { icon: Card, group: "veiel-group-use", key: "u" },
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
  PlayEvent: { icon: Card, group: "veiel-group-event", key: "p" },
  PassEvent: { key: "n" },
  ChangeDie: { group: "veiel-group-die" },
};

const CHAPTERS: ReadonlySet<string> = new Set(["RestBegan", "CrossingStarted", "FightStarted", "RoundStarted"]);

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
  sounds: SOUNDS,
  soundOf: (event) => stagingOf(event as AnyEvent).sound ?? null,
  // The riddle is drawn, and has its answers below it.
  asksItself: (table) => table.question?.key === "veiel.riddle",
  isChapter: (event) => CHAPTERS.has((event as AnyEvent).type),
};

export default face;

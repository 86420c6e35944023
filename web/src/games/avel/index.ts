import Walk from "~icons/game-icons/boot-prints";
import Swords from "~icons/game-icons/crossed-swords";
import Ribbon from "~icons/game-icons/flying-flag";
import Campfire from "~icons/game-icons/campfire";
import Potion from "~icons/game-icons/health-potion";
import Swap from "~icons/game-icons/swap-bag";
import Night from "~icons/game-icons/night-sleep";
import type { TableStore } from "../../lib/table.svelte";
import type { AnswerStyle, GameFace } from "../index";
import Ending from "./Ending.svelte";
import { denied } from "./model/denied";
import { foretold } from "./model/foretold";
import { ruleOf } from "./model/rules";
import { stagingOf } from "./model/staging";
import type { AnyEvent } from "./records";
import { SOUNDS } from "./sound";
import type { AvelTable } from "./stage.svelte";
import Table from "./Table.svelte";

/** Questions that the table shows and answers itself. */
const BY_TABLE: ReadonlySet<string> = new Set([
  "avel.bag_grab",
  "avel.elixir",
  "avel.effect",
  "avel.spell",
  "avel.fit",
  "avel.exchange",
  "avel.exchange_reply",
]);

/** Actions left to whoever is asked: ending the turn would lose them. */
function actionsLeft(table: TableStore): string | null {
  const left = (table as unknown as AvelTable).state?.heroes[(table.question?.seat ?? 0) - 1]?.actions_left ?? 0;
  return left > 0 ? "avel-end-sure" : null;
}

const answers: Readonly<Record<string, AnswerStyle>> = {
  Move: { icon: Walk, key: "m", group: "avel-group-move" },
  Fight: { icon: Swords, key: "b", group: "avel-group-fight" },
  Service: { icon: Ribbon, key: "t" },
  Rest: { icon: Campfire, key: "r" },
  DrinkHealing: { icon: Potion, key: "h", group: "avel-group-drink" },
  Exchange: { icon: Swap, key: "x", group: "avel-group-exchange" },
  EndTurn: { icon: Night, key: " ", confirm: actionsLeft },
  PressOn: { icon: Swords, key: "f" },
  Retreat: { icon: Walk, key: "v" },
  Sell: { group: "avel-group-sell" },
  LayTrap: { group: "avel-group-trap" },
};

const face: GameFace = {
  Table,
  Ending,
  theme: "avel",
  texts: { en: () => import("./text/en.ftl?raw"), fr: () => import("./text/fr.ftl?raw") },
  answers,
  sounds: SOUNDS,
  soundOf: (event) => stagingOf(event as AnyEvent).sound ?? null,
  foretell: (table, offer) => foretold(table as unknown as AvelTable, offer),
  denied: (table) => denied(table as unknown as AvelTable),
  isChapter: (event) => (event as AnyEvent).type === "RoundBegan",
  ruleOf: (event) => ruleOf(event as AnyEvent),
  asksItself: (table) => BY_TABLE.has(table.question?.key ?? ""),
};

export default face;

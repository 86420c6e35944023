import type { GameFace } from "../index";
import Ending from "./Ending.svelte";
import { isChapter, ruleOf } from "./model/story";
import { SOUNDS, soundOf } from "./sound";
import Table from "./Table.svelte";

/** Questions of a fight: its table asks them itself, with the odds of each answer. */
const FIGHTS: ReadonlySet<string> = new Set(
  [
    ...["place", "turn", "split", "answer", "exchange", "riders", "stop", "reroll", "ignore", "charge", "chase", "follow_up"],
    ...["points", "target", "targets", "cell", "centre", "choice", "summon"],
  ].map((key) => `veridia.${key}`),
);

/** What the builder, the dice room and the screens of a campaign ask by themselves. */
const WORKSHOPS: ReadonlySet<string> = new Set(["veridia.build", "veridia.dice_room", "veridia.master", "veridia.join", "veridia.bench", "veridia.request"]);

/** What an expedition asks beside its map. */
const JOURNEYS: ReadonlySet<string> = new Set(
  ["route", "town", "approach", "toll", "hazard", "discovery", "people", "camp", "loot", "shop", "goods", "train", "again"].map(
    (key) => `veridia.${key}`,
  ),
);

const face: GameFace = {
  Table,
  Ending,
  theme: "veridia",
  texts: { en: () => import("./text/en.ftl?raw"), fr: () => import("./text/fr.ftl?raw") },
  sounds: SOUNDS,
  soundOf,
  asksItself: (table) => [FIGHTS, JOURNEYS, WORKSHOPS].some((keys) => keys.has(table.question?.key ?? "")),
  isChapter,
  ruleOf,
};

export default face;

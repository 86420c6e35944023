import type { Component } from "svelte";
import Owl from "~icons/game-icons/barn-owl";
import Badger from "~icons/game-icons/badger";
import Bear from "~icons/game-icons/bear-face";
import Boar from "~icons/game-icons/boar";
import Falcon from "~icons/game-icons/falcon-moon";
import Fox from "~icons/game-icons/fox-head";
import Hare from "~icons/game-icons/rabbit-head";
import Hedgehog from "~icons/game-icons/hedgehog";
import Raven from "~icons/game-icons/raven";
import Squirrel from "~icons/game-icons/squirrel";
import Stag from "~icons/game-icons/deer-head";
import Wolf from "~icons/game-icons/wolf-head";

/** The emblems of the house. Each has a message `emblem-<id>`. */
export const EMBLEMS: Readonly<Record<string, Component>> = {
  fox: Fox,
  bear: Bear,
  stag: Stag,
  falcon: Falcon,
  owl: Owl,
  wolf: Wolf,
  hare: Hare,
  badger: Badger,
  raven: Raven,
  boar: Boar,
  squirrel: Squirrel,
  hedgehog: Hedgehog,
};

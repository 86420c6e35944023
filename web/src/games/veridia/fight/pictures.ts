/** A picture for each kind of unit. */
import type { Component } from "svelte";
import Archer from "~icons/game-icons/high-shot";
import Bear from "~icons/game-icons/bear-head";
import Bird from "~icons/game-icons/eagle-head";
import Boar from "~icons/game-icons/boar";
import Brute from "~icons/game-icons/brute";
import Bull from "~icons/game-icons/bull";
import Caster from "~icons/game-icons/cowled";
import Crocodile from "~icons/game-icons/croc-jaws";
import Dragon from "~icons/game-icons/dragon-head";
import Fighter from "~icons/game-icons/swordman";
import Fist from "~icons/game-icons/fist";
import Ghost from "~icons/game-icons/ghost";
import Goblin from "~icons/game-icons/goblin-head";
import Golem from "~icons/game-icons/rock-golem";
import Helmet from "~icons/game-icons/barbute";
import Horse from "~icons/game-icons/horse-head";
import Rat from "~icons/game-icons/rat";
import Skeleton from "~icons/game-icons/raise-skeleton";
import Snake from "~icons/game-icons/snake";
import Spider from "~icons/game-icons/spider-face";
import Troll from "~icons/game-icons/troll";
import Wolf from "~icons/game-icons/wolf-head";
import type { UnitAid } from "../records";

const BY_REF: Readonly<Record<string, Component>> = {
  orc: Brute,
  orc_berserker: Brute,
  orc_juggernaut: Brute,
  goblin: Goblin,
  goblin_chief: Goblin,
  goblin_warrior: Goblin,
  adult_dragon: Dragon,
  dragon: Dragon,
  wyvern: Dragon,
  drake_skeleton: Dragon,
  guard: Helmet,
  rhyno: Bull,
  rhinoceros: Bull,
  bull: Bull,
  bear: Bear,
  brown_bear: Bear,
  gorilla: Brute,
  boar: Boar,
  crocodile: Crocodile,
  horse: Horse,
  large_bird: Bird,
  raccoon: Rat,
  rat: Rat,
  rat_skeleton: Rat,
  viper: Snake,
  giant_spider: Spider,
  troll: Troll,
  shadow: Ghost,
  animated_gloves: Fist,
};

const BY_ARCHETYPE: Readonly<Record<string, Component>> = {
  beast: Wolf,
  undead: Skeleton,
  animated_object: Golem,
  unknown: Goblin,
};

const BOWS: ReadonlySet<string> = new Set(["bow", "long_bow", "longbow", "crossbow", "short_bow", "sling"]);

/** What a unit looks like: by what it is, else by how it fights. */
export function pictureOf(unit: UnitAid): Component {
  const known = BY_REF[unit.ref] ?? BY_ARCHETYPE[unit.archetype];
  if (known) return known;
  if (unit.bot === "archer" || unit.hands.some((held) => BOWS.has(held.id))) return Archer;
  if (unit.bot === "caster" || (unit.own?.maxima["mana"] ?? 0) > 0) return Caster;
  return Fighter;
}

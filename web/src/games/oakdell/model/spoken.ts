/** The table in sentences, for those who listen to it. Nothing is told about a pair of points before it is drawn. */
import { t } from "../../../lib/text.svelte";
import type { Fight, Furniture, Hero, PointThing, SheetThing, State } from "../records";
import { nameOf, type Plan, type Space } from "./map";
import { stateOf } from "./points";

/** "P5, red, lower right, free". */
export const pointSentence = (point: PointThing, fight: Fight): string =>
  `${point.told}, ${t(`oakdell-point-${stateOf(fight, point.id)}`)}`;

/** Drops left of all pools: "3 of 5", or pool by pool. */
export function dropsTold(fight: Fight, sheet: SheetThing): string {
  const [only] = sheet.pools;
  if (sheet.pools.length === 1 && only) return t("oakdell-of", { n: fight.drops[only.id] ?? 0, most: only.max });
  return sheet.pools
    .map((pool) => `${pool.name} ${t("oakdell-of", { n: fight.drops[pool.id] ?? 0, most: pool.max })}`)
    .join(", ");
}

/** "P1 to P7". */
export const linesTold = (fight: Fight): string =>
  fight.lines.map((line) => (line.start ? t("oakdell-say-line", { start: line.start, end: line.end }) : t("oakdell-free-line"))).join(", ");

/** The whole sheet of a hero. */
export function fightSentence(hero: Hero, box: Furniture): string {
  const sheet = box.sheets[hero.fight.sheet];
  if (!sheet) return "";
  const told = [sheet.name, t("oakdell-say-drops", { drops: dropsTold(hero.fight, sheet) })];
  if (hero.fight.lines.length) told.push(t("oakdell-say-lines", { lines: linesTold(hero.fight) }));
  return told.join(". ");
}

/** "E5, zone 1, trap, your hero is here". */
export function spaceSentence(space: Space, plan: Plan, hero: Hero, box: Furniture): string {
  const told = [nameOf(space), t("oakdell-zone", { n: plan.zones.get(space) ?? 0 })];
  const feature = plan.features.get(space);
  if (feature) {
    const name = feature.kind === "potion" && feature.colour ? (box.potions[feature.colour]?.name ?? "") : t(`oakdell-feature-${feature.kind}`, { id: feature.id });
    told.push(hero.crossed.includes(space) || hero.destroyed.includes(space) ? t("oakdell-crossed", { what: name }) : name);
  }
  for (const way of plan.ways.get(space) ?? []) {
    if (way.kind !== "open" && !hero.opened.includes(way.edge)) told.push(t(`oakdell-say-${way.kind}`, { space: nameOf(way.to) }));
  }
  if (hero.space === space) told.push(t("oakdell-here"));
  return told.join(", ");
}

/** A hero at a glance. */
export function heroSentence(hero: Hero, plan: Plan, box: Furniture): string {
  const sheet = box.sheets[hero.fight.sheet];
  const told = [hero.name];
  if (hero.status !== "up") told.push(t(`oakdell-status-${hero.status}`));
  told.push(t("oakdell-say-hp", { n: hero.full - hero.broken }));
  if (sheet && hero.status !== "dead") told.push(`${sheet.name} ${dropsTold(hero.fight, sheet)}`);
  told.push(t("oakdell-zone", { n: plan.zones.get(hero.space) ?? 0 }), t("oakdell-say-kills", { n: hero.killed.length }));
  told.push(t("oakdell-say-keys", { n: hero.keys }), t("oakdell-say-torches", { n: hero.found - hero.burnt }));
  return told.join(", ");
}

export const roundSentence = (state: State): string => t("oakdell-round", { n: state.round, most: state.rounds });

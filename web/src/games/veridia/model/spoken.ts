/** Units, cells and odds in words: on the page, and for whoever listens to it (specification, section 7). */
import { settings } from "../../../lib/settings.svelte";
import { t } from "../../../lib/text.svelte";
import type { Entry, Stage } from "../fight/stage.svelte";
import type { OptionAid, UnitAid } from "../records";
import { CELL_M, type Cell, direction, fromToken, nameOf } from "./grid";

const percent = (chance: number): number => Math.round(chance * 100);
/** A mean, to a tenth, as the language writes it. */
export const decimal = (n: number): string =>
  new Intl.NumberFormat(settings.chosen.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.abs(n) < 0.05 ? 0 : n);

/** Odds as they stand on a button: "7d · 94 % · ø 2.3". */
export function oddsBrief(odds: OptionAid): string {
  return t("veridia-f-odds", { dice: odds.dice, hit: percent(odds.hit), mean: decimal(odds.mean), difficulty: odds.difficulty });
}

/** The same without the mean: "7d · 94 %". */
export function shortOdds(odds: OptionAid): string {
  return t("veridia-f-odds-short", { dice: odds.dice, hit: percent(odds.hit), difficulty: odds.difficulty });
}

/** The odds of an attack in one line: against the best defence, wounds, mean damage. */
export function oddsMore(odds: OptionAid): string {
  const parts: string[] = [];
  if (odds.met !== null) parts.push(t("veridia-f-odds-met", { n: percent(odds.met) }));
  if (odds.hurts !== null) parts.push(t("veridia-f-odds-hurts", { n: percent(odds.hurts) }));
  if (odds.damage !== null) parts.push(t("veridia-f-odds-damage", { n: decimal(odds.damage) }));
  if (odds.out !== null && odds.out >= 0.005) parts.push(t("veridia-f-odds-out", { n: percent(odds.out) }));
  return parts.join(" · ");
}

/** Everything about the odds of an answer, for its title. */
export function oddsWhole(odds: OptionAid): string {
  const parts = [oddsBrief(odds)];
  if (odds.parts && odds.parts !== "none") parts.push(odds.parts);
  const more = oddsMore(odds);
  if (more) parts.push(more);
  if (odds.critical >= 0.005) parts.push(t("veridia-f-odds-critical", { n: percent(odds.critical) }));
  return parts.join("\n");
}

/** What both sides stand to lose by an answer. */
export function lossesTold(odds: OptionAid): string {
  const parts: string[] = [];
  if (odds.lose !== null) parts.push(t("veridia-f-lose", { n: decimal(odds.lose) }));
  if (odds.inflict !== null) parts.push(t("veridia-f-inflict", { n: decimal(odds.inflict) }));
  return parts.join(" · ");
}

/** A health level: its name, with points where they are known. */
export function levelTold(unit: UnitAid, stage: Stage): string {
  if (unit.dead) return t("veridia-f-dead");
  if (unit.fate !== "up") return t("veridia-f-fate", { fate: unit.fate });
  const level = stage.table.furniture.levels[unit.level];
  const name = level?.name ?? t("veridia-f-level-hidden");
  const told = unit.left !== null ? t("veridia-f-level-points", { name, left: unit.left, whole: unit.whole ?? 0 }) : name;
  const more = unit.conditions.map((condition) => condition.name);
  return [told, ...more].join(", ");
}

/** Where a unit is from another: "4.5 m north-east", with what covers it. */
export function placeTold(unit: UnitAid, from: UnitAid, stage: Stage): string {
  const apart = stage.fight?.apart[[unit.id, from.id].sort().join("|")];
  const [here, there] = [from.cell as Cell | null, unit.cell as Cell | null];
  if (!here || !there) return apart === undefined ? "" : t("veridia-f-metres", { n: apart });
  const metres = fromToken(there, here, from.size) * CELL_M;
  const target = stage.now?.turn?.targets[unit.id];
  const parts = [t("veridia-f-away", { n: metres, wind: direction(here, there) }), nameOf(there)];
  if (target?.behind) parts.push(t("veridia-f-cover", { n: target.cover, what: target.behind }));
  if (target && !target.seen) parts.push(t("veridia-f-unseen"));
  return parts.join(", ");
}

/** A unit in one sentence. */
export function unitTold(unit: UnitAid, stage: Stage): string {
  const parts = [unit.name, t("veridia-f-side", { letter: unit.side.toUpperCase() }), levelTold(unit, stage)];
  const acting = stage.asked;
  if (acting && acting.id !== unit.id) parts.push(placeTold(unit, acting, stage));
  if (unit.hands.length) parts.push(unit.hands.map((held) => held.name).join(", "));
  if (unit.armor) parts.push(unit.armor);
  const best = bestStrike(stage.about.get(unit.id) ?? []);
  if (best?.odds) parts.push(`${best.offer.label}: ${oddsBrief(best.odds)}, ${oddsMore(best.odds)}`);
  return parts.filter(Boolean).join("; ");
}

/** The ordinary attack with the most mean damage. */
export function bestStrike(entries: readonly Entry[]): Entry | null {
  const strikes = entries.filter(isStrike);
  return strikes.reduce<Entry | null>((best, entry) => ((entry.odds?.damage ?? 0) > (best?.odds?.damage ?? -1) ? entry : best), null);
}

export const isStrike = ({ choice }: Entry): boolean =>
  (choice.type === "Attack" && choice.manoeuvre === "attack" && !choice.part) || (choice.type === "Perform" && choice.target !== "");

const GROUNDS: Readonly<Record<string, string>> = {
  "#": "wall",
  T: "tree",
  o: "low",
  c: "object",
  C: "high",
  ",": "rough",
  w: "shallow",
  "~": "deep",
  "=": "bridge",
  n: "narrow",
  k: "cramped",
  "+": "door",
};

/** What lies on a cell; "" for plain ground. */
export const groundOf = (rows: readonly string[], [x, y]: Cell): string => GROUNDS[rows[y]?.[x] ?? "#"] ?? "";

/** A cell in one sentence: "G7, 4 of 6 cells, rough, next to Orc 2". */
export function cellTold(cell: Cell, stage: Stage): string {
  const parts = [nameOf(cell)];
  const way = stage.ways.get(`${cell[0]},${cell[1]}`);
  if (way) parts.push(t("veridia-f-cells", { cost: way.cost, of: stage.now?.turn?.cells ?? 0 }));
  const ground = groundOf(stage.map?.rows ?? [], cell);
  if (ground) parts.push(t("veridia-f-ground", { what: ground }));
  const unit = stage.at(cell);
  if (unit) parts.push(unitTold(unit, stage));
  const { asked } = stage;
  const beside = (stage.fight?.units ?? []).filter(
    (other) => other.fate === "up" && other.cell && asked && other.side !== asked.side && other !== unit && fromToken(cell, other.cell as Cell, other.size) <= 1,
  );
  if (beside.length) parts.push(t("veridia-f-beside", { names: beside.map((other) => other.name).join(", ") }));
  const entry = stage.cells.get(`${cell[0]},${cell[1]}`);
  const area = entry ? stage.now?.areas[entry.place] : undefined;
  if (area) parts.push(areaTold(area, stage));
  return parts.join(", ");
}

/** Whom an area hits, friends apart. */
export function areaTold(area: { foes: readonly string[]; friends: readonly string[] }, stage: Stage): string {
  const names = (ids: readonly string[]) => ids.map((id) => stage.name(id)).join(", ");
  const parts = area.foes.length || area.friends.length ? [t("veridia-f-hits", { names: names(area.foes) || "0" })] : [t("veridia-f-hits-nobody")];
  if (area.friends.length) parts.push(t("veridia-f-hits-friends", { names: names(area.friends) }));
  return parts.join(" ");
}

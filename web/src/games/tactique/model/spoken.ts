/** The table in sentences, for those who listen to it. */
import { t } from "../../../lib/text.svelte";
import type { Aids, Furniture, State } from "../records";
import { nameOf } from "./aim";
import type { Cell } from "./board";

/** A cell in a sentence: "B3, Zombie, 2 lives, 1 wound left, acts second". */
export function cellSentence(cell: Cell, state: State, aids: Aids | null, box: Furniture): string {
  const told: string[] = [cell];
  for (const enemy of Object.values(state.enemies)) {
    if (enemy.cell !== cell) continue;
    const aid = aids?.enemies[enemy.id];
    told.push(box.enemies[enemy.id]?.name ?? enemy.id, t("tactique-say-lives", { n: enemy.lives }));
    told.push(t("tactique-say-left", { n: enemy.wounds }));
    if (enemy.block) told.push(t("tactique-say-block", { n: enemy.block }));
    if (aid) told.push(t("tactique-say-order", { n: aid.order }));
    told.push(...(aid?.effects ?? []).map((effect) => effect.told));
  }
  for (const hero of state.heroes) {
    if (hero.cell !== cell) continue;
    told.push(box.heroes[hero.id]?.name ?? hero.id);
    if (!hero.alive) {
      told.push(t("tactique-say-dead"));
      continue;
    }
    told.push(t("tactique-say-wounds", { n: hero.wounds.length }));
    if (hero.block) told.push(t("tactique-say-block", { n: hero.block }));
    told.push(...(aids?.heroes[hero.id]?.effects ?? []).map((effect) => effect.told));
    if (state.active === hero.id) told.push(t("tactique-status-active"));
  }
  for (const rune of state.runes) {
    if (rune.cell === cell) told.push(t("tactique-say-rune", { card: box.cards[nameOf(rune.card)]?.name ?? "" }));
  }
  if (state.obstacles.includes(cell)) told.push(t("tactique-say-obstacle"));
  return told.length > 1 ? told.join(", ") : t("tactique-say-free", { cell });
}

/** What the enemies will do, in a few sentences. */
export function forecastTold(aids: Aids | null, box: Furniture): string {
  const told = (aids?.forecast ?? []).filter((aid) => aid.told).map((aid) => deedSentence(aid, box));
  return told.length ? told.join(" ") : t("tactique-forecast-none");
}

/** A deed with what it costs the heroes. */
export function deedSentence({ deed, told }: Aids["forecast"][number], box: Furniture): string {
  const harm = deed.harm.map((one) =>
    t("tactique-harm", {
      hero: box.heroes[one.hero]?.name ?? one.hero,
      damage: one.damage,
      blocked: one.blocked,
      wounds: one.wounds,
      cards: one.cards,
    }),
  );
  const more = [deed.dies ? t("tactique-deed-dies") : "", deed.summons ? t("tactique-deed-summons") : ""].filter(Boolean);
  return [told, ...harm, ...more].filter(Boolean).join(" ");
}

/** How long each hero can go on. */
export function dangersTold(state: State, aids: Aids | null, box: Furniture): string {
  return state.heroes
    .filter((hero) => hero.alive)
    .map((hero) => {
      const harm = (aids?.forecast ?? []).flatMap(({ deed }) => deed.harm);
      const wounds = harm.reduce((sum, one) => sum + (one.hero === hero.id ? one.wounds : 0), 0);
      return t("tactique-say-danger", { hero: box.heroes[hero.id]?.name ?? "", left: aids?.heroes[hero.id]?.left ?? 0, wounds });
    })
    .join(" ");
}

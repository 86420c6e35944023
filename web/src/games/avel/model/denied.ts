/** What a hero might look for in vain, and the rule that forbids it. */
import type { Denied } from "../..";
import { t } from "../../../lib/text.svelte";
import type { AvelTable } from "../stage.svelte";
import { heroAt, heroesOn, monstersOn, tileOn } from "./things";

export function denied(table: AvelTable): Denied[] {
  const { state, furniture: box, question } = table;
  const hero = state && heroAt(state, question?.seat ?? 0);
  if (!state || !hero || question?.key !== "avel.action") return [];
  const found: Denied[] = [];
  const deny = (label: string, why: string, rule: string, args?: Record<string, string | number>): void => {
    const told = t(label);
    found.push({ label: told.slice(0, 1).toUpperCase() + told.slice(1), why: t(why, args), rule });
  };
  const tile = tileOn(state, box, hero.tile);
  const monsters = monstersOn(state, hero.tile);
  if (!hero.actions_left) deny("avel-no-action", "avel-no-action-why", "AVEL-TURN-05");
  else {
    if (tile?.service && !table.offers("Service").length) {
      const why = hero.coins < tile.price ? "avel-no-service-coins" : "avel-no-service-effect";
      const rule = tile.service === "coins" && monsters.length ? "AVEL-WILD-02" : "AVEL-TILE-03";
      deny(`avel-service-${tile.service}`, why, rule, { price: tile.price });
    }
    if (!table.offers("Rest").length) deny("avel-no-rest", "avel-no-rest-why", "AVEL-REST-02");
  }
  if (monsters.length && heroesOn(state, hero.tile).length > 1) deny("avel-exchange", "avel-no-exchange-why", "AVEL-EXCH-01");
  return found;
}

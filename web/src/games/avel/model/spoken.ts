/** The spoken name of a hex: what someone hears who moves a cursor over the land (specification 7.7). */
import type { AvelState, Furniture } from "../records";
import { type Cell, CASTLE, wayFromCastle } from "./hex";
import { heroesOn, heroName, leftOf, monstersOn, tileOn } from "./things";

export type Say = (message: string, args?: Record<string, string | number>) => string;

/** Where a cell lies: "two steps north of the castle". */
export function placeOf(cell: Cell, say: Say): string {
  if (cell === CASTLE) return "";
  const steps = wayFromCastle(cell).map(([direction, n]) => say("avel-way", { n, direction: say(`avel-to-${direction}`) }));
  return say("avel-place", { way: steps.join(say("avel-and")) });
}

/** Everything about a cell, the tile first. `actions`: what can be done with it now. */
export function spokenCell(state: AvelState, box: Furniture, cell: Cell, actions: readonly string[], say: Say): string {
  const tile = tileOn(state, box, cell);
  const parts = [tile ? tile.name : say("avel-face-down"), placeOf(cell, say)];
  if (cell === state.crater && state.act === 1) parts.push(say("avel-crater-here"));
  if (tile) parts.push(...signsOn(state, box, cell, say));
  for (const monster of monstersOn(state, cell)) {
    parts.push(
      say("avel-spoken-monster", {
        name: box.monsters[monster.id]?.name ?? monster.id,
        toughness: monster.toughness,
        left: leftOf(monster),
      }),
    );
  }
  const heroes = heroesOn(state, cell).map((hero) => heroName(box, hero));
  parts.push(heroes.length ? heroes.join(", ") : say("avel-no-hero"), ...actions);
  return parts.filter((part) => part).join(", ");
}

function signsOn(state: AvelState, box: Furniture, cell: Cell, say: Say): string[] {
  const tile = tileOn(state, box, cell);
  if (!tile) return [];
  const signs: string[] = [];
  if (cell === CASTLE) signs.push(say("avel-walls", { n: state.built }));
  for (const lair of tile.lairs) signs.push(say(`avel-lair-${lair}`));
  if (state.sealed.includes(cell)) signs.push(say("avel-sealed"));
  for (const sign of tile.shortcuts) signs.push(say("avel-shortcut", { sign: box.shortcuts[sign] ?? sign }));
  const trap = state.laid[cell];
  if (trap) signs.push(box.traps[trap]?.name ?? trap);
  if (tile.service) signs.push(say(`avel-service-${tile.service}`));
  return signs;
}

/** The table in sentences, for those who listen to it. */
import { t } from "../../../lib/text.svelte";
import type { Aids, Enemy, Furniture, Hero, State } from "../records";
import { isKnown, type Place } from "./board";
import { cardOf } from "./shown";

/** How an enemy is called: one of several equal ones with the number of its id. */
export function enemyName(id: string, box: Furniture): string {
  const thing = box.enemies[cardOf(id)];
  const number = id.split(".")[1];
  return thing?.many && number ? t("veiel-numbered", { name: thing.name, n: number }) : (thing?.name ?? id);
}

/** How a hero or an enemy is called. */
export const figureName = (id: string, box: Furniture): string => box.heroes[id]?.name ?? enemyName(id, box);

/** "Position 1, Zombie, 10 of 10 HP". */
export function enemySentence(enemy: Enemy, at: number, aids: Aids | null, box: Furniture): string {
  const aid = aids?.enemies[enemy.id];
  const told = [t("veiel-say-position", { n: at }), enemyName(enemy.id, box)];
  if (aid && !aid.known) told.push(t("veiel-wounds", { wounds: aid.wounds }));
  else {
    told.push(t("veiel-say-hp", { n: enemy.hp, full: enemy.full }));
    if (aid) told.push(t("veiel-say-figures", { att: aid.att, def: aid.defence, red: aid.reduction }));
  }
  if (aid?.screened) told.push(t("veiel-screened"));
  return [...told, ...(aid?.tokens ?? [])].join(", ");
}

/** "Knight, level 2, VIT 12 of 20, END 3 of 4, defender". */
export function heroSentence(hero: Hero, state: State, aids: Aids | null, box: Furniture): string {
  const aid = aids?.heroes[hero.id];
  const told = [box.heroes[hero.id]?.name ?? hero.id, t("veiel-level", { n: hero.level })];
  if (hero.vit > 0) {
    told.push(t("veiel-say-gauge", { gauge: "VIT", n: hero.vit, most: aid?.now.VIT ?? hero.vit }));
    told.push(t("veiel-say-gauge", { gauge: "END", n: hero.end, most: aid?.now.END ?? hero.end }));
  } else told.push(t("veiel-fallen"));
  if (state.defender === hero.id) told.push(t("veiel-defender"));
  return [...told, ...(aid?.tokens ?? [])].join(", ");
}

/** "A2, Chest, the team is here". */
export function placeSentence(place: Place, state: State, seat: number | null, box: Furniture): string {
  const room = state.rooms[place];
  if (!room) return t("veiel-say-no-room", { place });
  const told = [place, isKnown(state, place, seat) ? (box.cards[room.front ?? ""]?.name ?? place) : t("veiel-face-down")];
  if (room.up && room.seen) told.push(t("veiel-seen", { n: room.seen }));
  if (room.frozen) told.push(t("veiel-frozen"));
  if (state.place === place) told.push(t("veiel-here"));
  return told.join(", ");
}

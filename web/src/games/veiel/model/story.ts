/** What each hero did in a game, and how far the team came. */
import type { Happening } from "../../../lib/table.svelte";
import type { AnyEvent } from "../records";

export interface Deeds {
  hits: number;
  misses: number;
  dealt: number;
  killed: number;
  taken: number;
  healed: number;
  falls: number;
}

export interface Tale {
  readonly heroes: ReadonlyMap<string, Deeds>;
  readonly rooms: number;
  readonly fights: number;
  readonly incursions: number;
}

/** What the log tells. Damage that no hero has declared, such as that of poison, is nobody's. */
export function taleOf(log: readonly Happening[], heroes: readonly string[]): Tale {
  const deeds = new Map<string, Deeds>(
    heroes.map((id) => [id, { hits: 0, misses: 0, dealt: 0, killed: 0, taken: 0, healed: 0, falls: 0 }]),
  );
  let actor = "";
  let [rooms, fights, incursions] = [0, 0, 0];
  for (const happening of log) {
    if (happening.type !== "Told") continue;
    const event = happening.event as AnyEvent;
    const by = deeds.get(actor);
    switch (event.type) {
      case "ActionDeclared":
        actor = event.hero;
        break;
      case "TurnEnded":
      case "MasterTurnStarted":
        actor = "";
        break;
      case "AttackRolled":
        if (by) by[event.result === "hit" ? "hits" : "misses"] += 1;
        break;
      case "DamageDealt": {
        const hurt = deeds.get(event.target);
        if (hurt) hurt.taken += event.final;
        else if (by) by.dealt += event.final;
        break;
      }
      case "GaugeLost": {
        const hurt = deeds.get(event.target);
        if (hurt && event.gauge === "VIT") hurt.taken += event.n;
        break;
      }
      case "EnemyDied":
        if (by) by.killed += 1;
        break;
      case "Healed":
        if (by && deeds.has(event.target)) by.healed += event.n;
        break;
      case "HeroFell": {
        const fallen = deeds.get(event.hero);
        if (fallen) fallen.falls += 1;
        break;
      }
      case "RoomResolved":
        rooms += 1;
        break;
      case "FightEnded":
        if (event.result === "won" || event.result === "ended") fights += 1;
        break;
      case "CrossingStarted":
        incursions = event.number;
        break;
    }
  }
  return { heroes: deeds, rooms, fights, incursions };
}

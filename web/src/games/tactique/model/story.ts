/** What is told of a finished game: the deeds of each hero, gathered from what happened. */
import type { Happening } from "../../../lib/table.svelte";
import type { AnyEvent } from "../records";

export interface Deeds {
  played: number;
  dealt: number;
  defeated: string[];
  taken: number;
  blocked: number;
  steps: number;
  deaths: number;
  rewards: number;
}

export interface Tale {
  readonly heroes: ReadonlyMap<string, Deeds>;
  /** Rounds of each encounter that was won. */
  readonly rounds: readonly number[];
}

const none = (): Deeds => ({ played: 0, dealt: 0, defeated: [], taken: 0, blocked: 0, steps: 0, deaths: 0, rewards: 0 });

export function taleOf(log: readonly Happening[], heroes: readonly string[]): Tale {
  const deeds = new Map(heroes.map((hero) => [hero, none()]));
  const rounds: number[] = [];
  const of = (hero: string): Deeds => deeds.get(hero) ?? none();
  for (const happening of log) {
    if (happening.type !== "Told") continue;
    const event = happening.event as AnyEvent;
    switch (event.type) {
      case "CardPlayed":
        of(event.hero).played += 1;
        break;
      case "DamageDealt":
        of(event.by).dealt += event.wounds;
        break;
      case "EnemyDied":
        of(event.by).defeated.push(event.enemy);
        break;
      case "WoundTaken":
        of(event.hero).taken += 1;
        break;
      case "DamageTaken":
        of(event.hero).blocked += event.blocked;
        break;
      case "HeroMoved":
        of(event.hero).steps += event.path.length;
        break;
      case "HeroDied":
        of(event.hero).deaths += 1;
        break;
      case "RewardTaken":
        of(event.hero).rewards += 1;
        break;
      case "EncounterEnded":
        rounds.push(event.rounds);
        break;
    }
  }
  return { heroes: deeds, rounds };
}

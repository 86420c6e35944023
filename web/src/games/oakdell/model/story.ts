/** What each hero did in a game. */
import type { Happening } from "../../../lib/table.svelte";
import type { AnyEvent } from "../records";

export interface Deeds {
  lines: number;
  hits: number;
  best: number;
  killed: number;
  broken: number;
  steps: number;
  traps: number;
  found: number;
}

/** What the log tells, by seat. `hits` are crossings on the body, `best` the most of one line. */
export function taleOf(log: readonly Happening[], seats: readonly number[]): ReadonlyMap<number, Deeds> {
  const deeds = new Map<number, Deeds>(
    seats.map((seat) => [seat, { lines: 0, hits: 0, best: 0, killed: 0, broken: 0, steps: 0, traps: 0, found: 0 }]),
  );
  for (const happening of log) {
    if (happening.type !== "Told") continue;
    const event = happening.event as AnyEvent;
    const by = "hero" in event ? deeds.get(event.hero) : undefined;
    if (!by) continue;
    switch (event.type) {
      case "LineDrawn": {
        const hits = event.crossings.filter((crossing) => crossing.part !== null).length;
        by.lines += 1;
        by.hits += hits;
        by.best = Math.max(by.best, hits);
        break;
      }
      case "MonsterDefeated":
        by.killed += 1;
        break;
      case "HeartsBroken":
        by.broken += event.marked;
        break;
      case "Stepped":
        by.steps += 1;
        break;
      case "TrapSprung":
        by.traps += 1;
        break;
      case "ItemTaken":
        by.found += 1;
        break;
    }
  }
  return deeds;
}

/** What everybody did in a fight that is over. */
import type { Happening } from "../../../lib/table.svelte";
import type { AnyEvent } from "../records";

export interface Deeds {
  attacks: number;
  hits: number;
  dealt: number;
  taken: number;
}

/** The deeds of each unit that the log tells of. */
export function taleOf(log: readonly Happening[]): ReadonlyMap<string, Deeds> {
  const tale = new Map<string, Deeds>();
  const of = (unit: string): Deeds => {
    const deeds = tale.get(unit) ?? { attacks: 0, hits: 0, dealt: 0, taken: 0 };
    tale.set(unit, deeds);
    return deeds;
  };
  /** Who hit last, and whom: wounds that follow are that one's. */
  let last: { readonly by: string; readonly to: string } | null = null;
  for (const happening of log) {
    if (happening.type !== "Told") continue;
    const event = happening.event as AnyEvent;
    switch (event.type) {
      case "AttackDeclared":
        of(event.unit).attacks++;
        last = null;
        break;
      case "TraitDeclared":
        last = event.targets[0] ? { by: event.unit, to: event.targets[0] } : null;
        break;
      case "Hit":
        of(event.unit).hits++;
        last = { by: event.unit, to: event.target };
        break;
      case "Damaged":
        of(event.unit).taken += event.dealt;
        if (last?.to === event.unit) of(last.by).dealt += event.dealt;
        break;
      case "SlotBegan":
        last = null;
        break;
    }
  }
  return tale;
}

/** What the end of this round brings in act two: who strikes at the gate, who enters (the threat line of 7.6). */
import type { Aids, AvelState } from "../records";
import { distances } from "./ways";

export interface Threat {
  readonly monster: string;
  /** `enters`: the castle falls. `strikes`: it breaks a wall. `nears`: it comes next to the castle. */
  readonly deed: "enters" | "strikes" | "nears";
}

export function threats(state: AvelState, aids: Aids | null): Threat[] {
  if (state.act !== 2 || !aids) return [];
  const steps = distances(state.cells);
  return aids.march.flatMap(({ monster, rounds }): Threat[] => {
    const away = steps.get(state.monsters[monster]?.tile ?? "") ?? 0;
    if (rounds === 0) return [{ monster, deed: "enters" }];
    if (away === 1) return [{ monster, deed: "strikes" }];
    return away === 2 ? [{ monster, deed: "nears" }] : [];
  });
}

/** The seat that plays last in a round: then the round ends. */
export function lastSeat(state: AvelState): number {
  return state.coat === 1 ? state.heroes.length : state.coat - 1;
}

/** Dice shared among concurrent actions, as beads on each (specification VER-CONC). */
import type { MemberKind, SplitAid } from "../records";

/** Of these a set has one only (VER-CONC-08). */
const ONE_OF: ReadonlySet<string> = new Set(["attack", "spell", "grapple", "knockout"]);
const MOST = 6;

/** Dice by the place of their action among the kinds. */
export type Beads = ReadonlyMap<number, number>;

/** The dice to share: the smallest pool, minus one for every action after the first but for those that are free. */
export function diceOf(split: SplitAid, beads: Beads): number {
  const pools = [...beads.keys()].map((place) => split.kinds[place]!.dice);
  return pools.length ? Math.max(0, Math.min(...pools) - Math.max(0, pools.length - 1 - split.free)) : 0;
}

export const spent = (beads: Beads): number => [...beads.values()].reduce((sum, dice) => sum + dice, 0);

/** Whether an action can be in the same set as those that are chosen. */
export function fits(split: SplitAid, beads: Beads, place: number): boolean {
  const kind = split.kinds[place]!;
  const others = [...beads.keys()].filter((other) => other !== place).map((other) => split.kinds[other]!);
  if (others.length >= MOST || others.some((other) => other.kind === kind.kind)) return false;
  return !(ONE_OF.has(kind.kind) && others.some((other) => ONE_OF.has(other.kind)));
}

/** The same actions with their dice dealt as evenly as they go, the first ones more. */
export function dealt(split: SplitAid, places: readonly number[]): Beads {
  const there = diceOf(split, new Map(places.map((place) => [place, 1])));
  return new Map(places.map((place, n) => [place, Math.floor(there / places.length) + (n < there % places.length ? 1 : 0)]));
}

/** Two actions to begin with: for an answer the strongest defence that helps, and a blow to keep. */
export function begun(split: SplitAid): Beads {
  const strongest = (is: (kind: MemberKind) => boolean, not = -1) =>
    split.kinds.reduce((best, kind, place) => (is(kind) && place !== not && fits(split, new Map(not < 0 ? [] : [[not, 1]]), place) && kind.dice > (split.kinds[best]?.dice ?? 0) ? place : best), -1);
  const first = split.answers ? strongest((kind) => kind.first) : strongest((kind) => kind.kind === "attack");
  const second = split.answers ? strongest((kind) => kind.kind === "attack", first) : strongest((kind) => !kind.strikes, first);
  return dealt(split, [first, second].filter((place) => place >= 0));
}

/** Whether beads can be declared: two actions or more, a die on each, none too many, and first an answer where one is due. */
export function isWhole(split: SplitAid, beads: Beads): boolean {
  if (beads.size < 2 || [...beads.values()].some((dice) => dice < 1) || spent(beads) > diceOf(split, beads)) return false;
  return !split.answers || [...beads.keys()].some((place) => split.kinds[place]!.first);
}

/** The set to declare: the answer stands first. */
export function membersOf(split: SplitAid, beads: Beads): { type: "Part"; kind: string; dice: number; means: string }[] {
  const chosen = [...beads].map(([place, dice]) => ({ kind: split.kinds[place]!, dice }));
  chosen.sort((a, b) => Number(b.kind.first) - Number(a.kind.first));
  return chosen.map(({ kind, dice }) => ({ type: "Part", kind: kind.kind, dice, means: kind.means }));
}

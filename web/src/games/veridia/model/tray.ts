/** The dice tray: the last rolls with every face, and what became of it (specification, section 7). */
import type { Happening } from "../../../lib/table.svelte";
import type { AnyEvent, Rolled, Throw } from "../records";

/** A die: kept as a success, cancelled by the difficulty or by the opponent, or no success at all. */
export type Fate = "kept" | "difficulty" | "opponent" | "none";

export interface ShownDie {
  readonly face: number;
  readonly fate: Fate;
  /** It belongs to the match that counts. */
  readonly isMatch: boolean;
  /** A one of a critical failure. */
  readonly isCritical: boolean;
}

export interface ShownRoll {
  /** The number of the event, which leads to its line in the story. */
  readonly number: number;
  /** Who rolled: a unit, or whatever the tray was told. */
  readonly who: string;
  readonly kind: string;
  readonly dice: readonly ShownDie[];
  /** Successes without a die. */
  readonly automatic: number;
  readonly successes: number;
  readonly match: { readonly face: number; readonly count: number } | null;
  readonly isCritical: boolean;
  readonly isRepeated: boolean;
}

const MOST = 20;

/** The match that counts among kept faces: the largest group, then the highest face (VER-DICE-03). */
function matchOf(faces: readonly number[]): ShownRoll["match"] {
  const groups = new Map<number, number>();
  for (const face of faces) groups.set(face, (groups.get(face) ?? 0) + 1);
  const [best] = [...groups].sort(([a, m], [b, n]) => n - m || b - a);
  return best && best[1] > 1 ? { face: best[0], count: best[1] } : null;
}

/** A roll as the tray shows it. */
export function shownRoll(rolled: Rolled, who: string, kind: string, number = 0, isRepeated = false): ShownRoll {
  const isKept = (face: number, place: number) =>
    face >= rolled.success_on && !rolled.by_difficulty.includes(place) && !rolled.by_opponent.includes(place);
  const kept = rolled.faces.filter(isKept);
  const match = matchOf(kept);
  const fateOf = (face: number, place: number): Fate =>
    rolled.by_difficulty.includes(place) ? "difficulty" : rolled.by_opponent.includes(place) ? "opponent" : isKept(face, place) ? "kept" : "none";
  return {
    number,
    who,
    kind,
    dice: rolled.faces.map((face, place) => {
      const fate = fateOf(face, place);
      return { face, fate, isMatch: fate === "kept" && face === match?.face, isCritical: rolled.critical && face === 1 };
    }),
    automatic: rolled.automatic,
    successes: kept.length + rolled.automatic,
    match,
    isCritical: rolled.critical,
    isRepeated,
  };
}

/** A roll after so many successes of the opponent: each cancels the lowest one left (VER-CONT-01). */
export function opposed(rolled: Rolled, successes: number): Rolled {
  const lost = Math.min(successes, rolled.automatic);
  const places = rolled.faces
    .map((face, place) => ({ face, place }))
    .filter(({ face, place }) => face >= rolled.success_on && !rolled.by_difficulty.includes(place) && !rolled.by_opponent.includes(place))
    .sort((a, b) => a.face - b.face || a.place - b.place)
    .slice(0, successes - lost)
    .map(({ place }) => place);
  return { ...rolled, automatic: rolled.automatic - lost, lost: rolled.lost + lost, by_opponent: [...rolled.by_opponent, ...places] };
}

const successesOf = (rolled: Rolled): number => shownRoll(rolled, "", "").successes;

interface Kept {
  number: number;
  who: string;
  kind: string;
  rolled: Rolled;
  isRepeated: boolean;
}

/**
 * The last rolls of a fight, the newest first: both sides of an attack cancel each other once it is decided.
 *
 * `before` are rolls as the table keeps them, for whoever comes to it in the middle.
 */
export function trayOf(log: readonly Happening[], before: readonly Throw[] = []): readonly ShownRoll[] {
  const rolls: Kept[] = [];
  /** Where the rolls of the attack in progress begin; null outside one. */
  let since: number | null = null;
  for (const happening of log) {
    if (happening.type !== "Told") continue;
    const event = happening.event as AnyEvent;
    switch (event.type) {
      case "AttackDeclared":
        since = rolls.length;
        break;
      case "DiceRolled":
        rolls.push({ number: happening.number, who: event.unit, kind: event.kind, rolled: event.rolled, isRepeated: false });
        break;
      case "Rerolled": {
        const last = rolls.findLast((roll) => roll.who === event.unit);
        if (last) [last.rolled, last.isRepeated] = [event.after, true];
        break;
      }
      case "Hit":
      case "Missed": {
        const [mine, theirs] = since === null ? [] : rolls.slice(since, since + 2);
        if (mine && theirs && mine.who === (event.type === "Hit" && theirs.who === event.unit ? event.target : event.unit)) {
          const [ours, other] = [successesOf(mine.rolled), successesOf(theirs.rolled)];
          [mine.rolled, theirs.rolled] = [opposed(mine.rolled, other), opposed(theirs.rolled, ours)];
        }
        since = null;
        break;
      }
    }
  }
  const heard = rolls.map(({ rolled, who, kind, number, isRepeated }) => shownRoll(rolled, who, kind, number, isRepeated));
  const unheard = before.slice(0, Math.max(0, before.length - rolls.length)).map(({ who, what, rolled }) => shownRoll(rolled, who, what));
  return [...unheard, ...heard].slice(-MOST).reverse();
}

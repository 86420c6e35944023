/** Routes that are being planned. The server judges them; here it is worked out what may be chosen at all. */
import type { Hero, Leg, Movement } from "../records";
import type { Plan, Space } from "./map";

/** What doors and walls can still be passed with, at a place of a route. */
export interface Means {
  readonly opened: ReadonlySet<string>;
  readonly keys: number;
  readonly breach: boolean;
  readonly wall: boolean;
  readonly ghost: boolean;
}

export function meansOf(hero: Hero, movement: Movement, total: number): Means {
  return {
    opened: new Set(hero.opened),
    keys: hero.keys,
    breach: hero.ready.includes("breach"),
    wall: hero.ready.includes("wallbreak"),
    ghost: movement.ghostly.includes(total),
  };
}

/** The steps possible from a space, the cheapest means first (OAK-DOOR-01, OAK-WALL-01). */
export function legsFrom(plan: Plan, space: Space, means: Means): readonly Leg[] {
  return (plan.ways.get(space) ?? []).flatMap(({ to, edge, kind }): Leg[] => {
    if (kind === "open" || means.opened.has(edge)) return [{ to, via: "open" }];
    if (kind === "wall") return means.wall ? [{ to, via: "wall" }] : [];
    const vias = [means.ghost && "ghost", means.keys > 0 && "key", means.breach && "breach"] as const;
    return vias.flatMap((via) => (via ? [{ to, via }] : []));
  });
}

/** What is left after a step. */
export function after(plan: Plan, space: Space, leg: Leg, means: Means): Means {
  if (leg.via === "open" || leg.via === "ghost") return means;
  const edge = plan.ways.get(space)?.find((way) => way.to === leg.to)?.edge ?? "";
  return {
    ...means,
    opened: new Set([...means.opened, edge]),
    keys: means.keys - (leg.via === "key" ? 1 : 0),
    breach: means.breach && leg.via !== "breach",
    wall: means.wall && leg.via !== "wall",
  };
}

/** Where a route leads, and what is left then. */
export function walked(plan: Plan, start: Space, steps: readonly Leg[], means: Means): { space: Space; means: Means } {
  let [space, left] = [start, means];
  for (const leg of steps) {
    left = after(plan, space, leg, left);
    space = leg.to;
  }
  return { space, means: left };
}

/** What a step costs beside its length: a proposal spares hearts first, then what is rare. */
const COST: Readonly<Record<Leg["via"], number>> = { open: 0, ghost: 1, key: 30, breach: 60, wall: 160 };
const TRAP = 100;
const FIND = -12;
const FINDS: ReadonlySet<string> = new Set(["potion", "torch", "fountain", "chest"]);

interface Path {
  readonly space: Space;
  readonly means: Means;
  readonly steps: readonly Leg[];
  readonly cost: number;
}

const keyOf = ({ space, means }: Path): string =>
  `${space} ${means.keys} ${means.breach} ${means.wall} ${[...means.opened].sort().join()}`;

/**
 * For each space where a route of exactly `length` steps can end the way there that hurts least. `crossed` are spaces
 * with nothing left on them.
 */
export function endsAfter(plan: Plan, start: Space, means: Means, length: number, crossed: ReadonlySet<Space>): ReadonlyMap<Space, readonly Leg[]> {
  let paths: readonly Path[] = [{ space: start, means, steps: [], cost: 0 }];
  for (let n = 1; n <= length; n += 1) {
    const best = new Map<string, Path>();
    for (const path of paths) {
      for (const leg of legsFrom(plan, path.space, path.means)) {
        const next: Path = {
          space: leg.to,
          means: after(plan, path.space, leg, path.means),
          steps: [...path.steps, leg],
          cost: path.cost + COST[leg.via] + valueOf(plan, path, leg, n === length, crossed),
        };
        const key = keyOf(next);
        const known = best.get(key);
        if (!known || next.cost < known.cost) best.set(key, next);
      }
    }
    paths = [...best.values()];
  }
  const ends = new Map<Space, Path>();
  for (const path of paths) {
    const known = ends.get(path.space);
    if (!known || path.cost < known.cost) ends.set(path.space, path);
  }
  return new Map([...ends].map(([space, path]) => [space, path.steps]));
}

function valueOf(plan: Plan, path: Path, leg: Leg, isLast: boolean, crossed: ReadonlySet<Space>): number {
  const kind = plan.features.get(leg.to)?.kind ?? "";
  if (crossed.has(leg.to) || path.steps.some((step) => step.to === leg.to)) return 0;
  if (kind === "trap") return isLast ? 0 : TRAP * (plan.zones.get(leg.to) ?? 1);
  return FINDS.has(kind) ? FIND : 0;
}

/** The shortest way to a space, past what is open if that is possible, as far as `length` goes; null for none. */
export function wayTo(plan: Plan, start: Space, to: Space, means: Means, length: number): readonly Leg[] | null {
  const closed: Means = { ...means, keys: 0, breach: false, wall: false, ghost: false };
  const farthest = plan.zones.size;
  return (search(plan, start, to, closed, farthest) ?? search(plan, start, to, means, farthest))?.slice(0, length) ?? null;
}

function search(plan: Plan, start: Space, to: Space, means: Means, length: number): readonly Leg[] | null {
  let paths: readonly Path[] = [{ space: start, means, steps: [], cost: 0 }];
  const seen = new Set(paths.map(keyOf));
  for (let n = 0; n < length; n += 1) {
    const further: Path[] = [];
    for (const path of paths) {
      for (const leg of legsFrom(plan, path.space, path.means)) {
        const next: Path = { space: leg.to, means: after(plan, path.space, leg, path.means), steps: [...path.steps, leg], cost: 0 };
        if (leg.to === to) return next.steps;
        if (seen.has(keyOf(next))) continue;
        seen.add(keyOf(next));
        further.push(next);
      }
    }
    paths = further;
  }
  return null;
}

/** The procedures in progress: what the table is in the middle of. The innermost is last. */
import type { AnyFrame, State } from "../records";

type Named<Name extends AnyFrame["type"]> = Extract<AnyFrame, { readonly type: Name }>;

const framesOf = (stack: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(stack) ? (stack as readonly Record<string, unknown>[]) : [];

/** The innermost procedure of a kind; null when there is none. */
export function within<Name extends AnyFrame["type"]>(stack: unknown, name: Name): Named<Name> | null {
  return (framesOf(stack).findLast((frame) => frame["type"] === name) as Named<Name> | undefined) ?? null;
}

/** The fields in which procedures name the hero that they are about. */
const ACTORS = ["hero", "actor", "about", "target", "by", "trigger"];

/** The hero of a seat that a question is about: the one that the innermost procedure names. */
export function heroAsked(state: State, stack: unknown, seat: number): string | null {
  const own = state.heroes.filter((hero) => hero.seat === seat).map((hero) => hero.id);
  for (const frame of [...framesOf(stack)].reverse()) {
    for (const field of ACTORS) {
      const id = frame[field];
      if (typeof id === "string" && own.includes(id)) return id;
    }
  }
  return own[0] ?? null;
}

/** The hero whose turn it is; null between turns. */
export function heroOnTurn(stack: unknown): string | null {
  return within(stack, "HeroTurn")?.hero ?? null;
}

/** The enemy whose turn it is; null outside the turn of the enemies. */
export function enemyOnTurn(stack: unknown): string | null {
  return within(stack, "EnemyTurn")?.enemy ?? null;
}

/** The dice of an attack that is being rolled, told to the DM alone; null when there are none. */
export function secretDie(stack: unknown): { readonly foe: number; readonly die: number } | null {
  for (const frame of [...framesOf(stack)].reverse()) {
    const foe = (frame["foe"] as { front?: number | null } | undefined)?.front;
    if (foe) return { foe, die: Number(frame["die"] ?? 0) };
  }
  return null;
}

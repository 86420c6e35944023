/** The procedures in progress: what the table is in the middle of. The innermost is last. */
import type { AnyFrame, State } from "../records";

type Named<Name extends AnyFrame["type"]> = Extract<AnyFrame, { readonly type: Name }>;

/** The innermost procedure of a kind; null when there is none. */
export function within<Name extends AnyFrame["type"]>(stack: unknown, name: Name): Named<Name> | null {
  const frames = Array.isArray(stack) ? (stack as readonly AnyFrame[]) : [];
  return (frames.findLast((frame) => frame.type === name) as Named<Name> | undefined) ?? null;
}

/** The hero of a seat that a question is about: the one that the innermost procedure names. */
export function heroAsked(state: State, stack: unknown, seat: number): string | null {
  const own = state.heroes.filter((hero) => hero.seat === seat).map((hero) => hero.id);
  const frames = Array.isArray(stack) ? (stack as readonly Record<string, unknown>[]) : [];
  for (const frame of [...frames].reverse()) {
    for (const field of ["hero", "actor", "by", "figure"]) {
      const id = frame[field];
      if (typeof id === "string" && own.includes(id)) return id;
    }
  }
  return own[0] ?? null;
}

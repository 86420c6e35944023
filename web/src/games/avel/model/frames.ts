/** The procedures in progress: what the table is in the middle of. The innermost is last. */
import type { AnyFrame } from "../records";

type Named<Name extends AnyFrame["type"]> = Extract<AnyFrame, { readonly type: Name }>;

/** The innermost procedure of a kind; null when there is none. */
export function within<Name extends AnyFrame["type"]>(stack: unknown, name: Name): Named<Name> | null {
  if (!Array.isArray(stack)) return null;
  const frames = stack as readonly AnyFrame[];
  return (frames.findLast((frame) => frame.type === name) as Named<Name> | undefined) ?? null;
}

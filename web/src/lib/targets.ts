import type { Offer } from "./protocol";

/** What on the table an option is about: `tile:0,-1`, `monster:snow-goblin`, `hero:2`. */
export type Ref = string;

/** The things that a choice names: for every field with a text or a number `field:value`; for lists, each of theirs. */
export function refsOf(choice: unknown): Ref[] {
  const found = new Set<Ref>();
  collect(choice, "", found);
  return [...found];
}

function collect(value: unknown, field: string, found: Set<Ref>): void {
  if (typeof value === "string" || typeof value === "number") {
    if (field && value !== "") found.add(`${field}:${value}`);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, field, found);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value)) if (name !== "type") collect(inner, name, found);
  }
}

/** For each thing on the table, the options that are about it, in the order in which they are offered. */
export function targetsOf(offers: readonly Offer[]): Map<Ref, Offer[]> {
  const targets = new Map<Ref, Offer[]>();
  for (const offer of offers) {
    for (const ref of refsOf(offer.choice)) {
      const here = targets.get(ref);
      if (here) here.push(offer);
      else targets.set(ref, [offer]);
    }
  }
  return targets;
}

/** The kind of a choice: the tag of its record ("" if it has none). */
export function kindOf(choice: unknown): string {
  const tag = (choice as { type?: unknown } | null)?.type;
  return typeof tag === "string" ? tag : "";
}

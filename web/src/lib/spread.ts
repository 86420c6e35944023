/** How the table of any game is spread out where the game has no face: from nothing but its state. */

/** A number or a word under its name. */
export interface Fact {
  readonly kind: "fact";
  readonly name: string;
  readonly value: string;
}

/** Things that lie in a row; null: one that lies face down. */
export interface Row {
  readonly kind: "row";
  readonly name: string;
  readonly things: readonly (string | null)[];
}

/** Things that belong together. With `seat`, they are that seat's. */
export interface Group {
  readonly kind: "group";
  readonly name: string;
  readonly seat: number | null;
  readonly parts: readonly Part[];
}

export type Part = Fact | Row | Group;

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const isThing = (value: unknown): value is string | null => value === null || typeof value === "string";
const inWords = (name: string): string => name.replaceAll(/[_-]/g, " ");

/** What lies on the table. `seats`: how many there are, for records that are kept for each of them. */
export function spread(state: unknown, seats: number): Part[] {
  return isRecord(state) ? partsOf(state, seats) : [];
}

function partsOf(record: Json, seats: number): Part[] {
  return Object.entries(record)
    .filter(([name]) => name !== "type")
    .flatMap(([name, value]) => partOf(name, value, seats));
}

function partOf(name: string, value: unknown, seats: number): Part[] {
  const called = inWords(name);
  const things = thingsOf(value);
  if (things) return [{ kind: "row", name: called, things }];
  if (value === null || value === "") return [];
  if (Array.isArray(value)) {
    if (!value.length) return [{ kind: "row", name: called, things: [] }];
    if (value.every((item) => typeof item !== "object")) return [{ kind: "fact", name: called, value: value.join(", ") }];
    return [grouped(called, value.map((item, n): [string, unknown] => [String(n + 1), item]), seats)];
  }
  if (!isRecord(value)) return [{ kind: "fact", name: called, value: typeof value === "boolean" ? (value ? "✓" : "–") : String(value) }];
  const entries = Object.entries(value).filter(([key]) => key !== "type");
  return entries.length ? [grouped(called, entries, seats)] : [];
}

/** A collection of records: each a group of its own, that of a seat if they are counted as the seats are. */
function grouped(name: string, entries: readonly [string, unknown][], seats: number): Group {
  const isBySeat = entries.length === seats && entries.every(([key, value], n) => key === String(n + 1) && isRecord(value) && !thingsOf(value));
  const parts = isBySeat
    ? entries.map(([key, value]): Group => ({ kind: "group", name: key, seat: Number(key), parts: partsOf(value as Json, seats) }))
    : entries.flatMap(([key, value]) => partOf(key, value, seats));
  return { kind: "group", name, seat: null, parts };
}

/** What lies in a zone of the kernel or in a plain list of things; null: the value is something else. */
function thingsOf(value: unknown): readonly (string | null)[] | null {
  if (Array.isArray(value)) return value.length && value.every(isThing) ? value : null;
  if (!isRecord(value)) return null;
  if ("front" in value && "up" in value) return isThing(value["front"]) ? [value["front"]] : null;
  const held = value["cards"] ?? value["items"];
  return Array.isArray(held) && held.every(isThing) ? held : null;
}

/** What things are called, by id: every record of the furniture that has a name. */
export function namesIn(furniture: unknown): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const look = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const item of value) look(item, "");
    else if (isRecord(value)) {
      const { id, name } = value;
      const called = typeof id === "string" ? id : key;
      if (typeof name === "string" && called && !names.has(called)) names.set(called, name);
      for (const [inner, part] of Object.entries(value)) look(part, inner);
    }
  };
  look(furniture, "");
  return names;
}

/** Things in a row as piles: those next to each other that are alike, or lie face down, are one. */
export function piles(things: readonly (string | null)[]): { readonly thing: string | null; readonly count: number }[] {
  const found: { thing: string | null; count: number }[] = [];
  for (const thing of things) {
    const last = found.at(-1);
    if (last && last.thing === thing) last.count++;
    else found.push({ thing, count: 1 });
  }
  return found;
}

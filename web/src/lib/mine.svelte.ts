import { recall, remember } from "./memory";
import type { Links, Role } from "./protocol";

/** A table that this browser has a link to. The token is a secret: it stays here. */
export interface KeptTable {
  readonly table: string;
  readonly token: string;
  readonly game: string;
  /** The hash of the content pack that is played with; without one, the content of the house. */
  readonly pack?: string;
  readonly title: string;
  readonly role: Role;
  /** When we were last there: milliseconds since 1970. */
  readonly at: number;
  /** Links to pass on; only whoever laid the table has them. */
  readonly invitation?: string;
  readonly watch?: string;
}

interface Person {
  name: string;
  emblem: string;
}

const MOST_TABLES = 60;
const RANK: Readonly<Record<Role, number>> = { watcher: 0, invited: 1, player: 2, host: 3 };

/** Who we are, and the tables we have been at. It stays in this browser. */
class Mine {
  person: Person = $state({ name: "", emblem: "", ...recall<Partial<Person>>("person", {}) });
  tables: readonly KeptTable[] = $state.raw(recall<KeptTable[]>("tables", []));

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === "oakveil.tables") this.tables = recall<KeptTable[]>("tables", []);
    });
  }

  rename(person: Partial<Person>): void {
    Object.assign(this.person, person);
    remember("person", $state.snapshot(this.person));
  }

  table(id: string): KeptTable | undefined {
    return this.tables.find((kept) => kept.table === id);
  }

  /** Keep a table; a link that allows less does not replace one that allows more. */
  keep(found: Omit<KeptTable, "at">): KeptTable {
    const before = this.table(found.table);
    const isLess = before && before.token !== found.token && RANK[before.role] > RANK[found.role];
    const kept = { ...before, ...(isLess ? {} : found), at: Date.now() } as KeptTable;
    this.write([kept, ...this.tables.filter((other) => other.table !== found.table)].slice(0, MOST_TABLES));
    return kept;
  }

  forget(id: string): void {
    this.write(this.tables.filter((kept) => kept.table !== id));
  }

  private write(tables: readonly KeptTable[]): void {
    this.tables = tables;
    remember("tables", tables);
  }
}

export const mine = new Mine();

/** The address of a table in this page. */
export const pathOf = (table: string): string => `/table/${table}`;

/** A link to pass on: its secret stands in the fragment, which browsers do not send anywhere. */
export const linkOf = (table: string, token: string): string => `${location.origin}${pathOf(table)}#${token}`;

/** The table and token in a link or code that somebody pasted; null when there are none. */
export function linkIn(text: string): { table: string; token: string } | null {
  const found = /([a-z0-9]{10})[#.\s]+([A-Za-z0-9_-]{22})\s*$/.exec(text.trim());
  return found?.[1] && found[2] ? { table: found[1], token: found[2] } : null;
}

/** A table that we have just laid. */
export function keepLaid(links: Links, about: Pick<KeptTable, "game" | "title" | "pack">): KeptTable {
  const { table, host, invitation, watch } = links;
  const { game, title, pack = "" } = about;
  return mine.keep({ table, token: host, game, title, pack, role: "host", invitation, watch });
}

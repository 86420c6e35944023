import type {
  Asked,
  Fork,
  GameCard,
  GameSheet,
  Links,
  NewLink,
  NewTable,
  Next,
  Outlook,
  Problem,
  Replay,
  RuleText,
  Seated,
  Seating,
  SitDown,
  TableCard,
  Verified,
} from "./protocol";
import { settings } from "./settings.svelte";

/** The server did not do what was asked; `message` says why, in the language of the page. */
export class Failed extends Error {
  constructor(
    message: string,
    /** The status of the reply; 0 when there was none. */
    readonly status: number,
  ) {
    super(message);
    this.name = "Failed";
  }
}

interface Wanted {
  readonly method?: "GET" | "POST";
  readonly token?: string;
  readonly body?: unknown;
}

async function ask(path: string, { method = "GET", token, body }: Wanted = {}): Promise<Response> {
  const headers = new Headers({ "Accept-Language": settings.chosen.locale });
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  let reply: Response;
  try {
    reply = await fetch(`/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Failed("", 0);
  }
  if (!reply.ok) {
    const problem = (await reply.json().catch(() => null)) as Problem | null;
    throw new Failed(problem?.message ?? reply.statusText, reply.status);
  }
  return reply;
}

async function json<T>(path: string, request?: Wanted): Promise<T> {
  return (await (await ask(path, request)).json()) as T;
}

const post = (token: string | undefined, body?: unknown): Wanted => ({
  method: "POST",
  ...(token ? { token } : {}),
  ...(body === undefined ? {} : { body }),
});

const locale = () => `locale=${settings.chosen.locale}`;

/** Everything that is asked over HTTP. All of it raises Failed. */
export const api = {
  games: () => json<GameCard[]>(`/games?${locale()}`),
  game: (game: string, pack: string) => json<GameSheet>(`/games/${game}?${locale()}&pack=${pack}`),
  outlook: (game: string, asked: Asked) => json<Outlook>(`/games/${game}/outlook?${locale()}`, post(undefined, asked)),
  rules: (game: string) => json<RuleText[]>(`/games/${game}/rules?${locale()}`),
  lay: (form: NewTable) => json<Links>("/tables", post(undefined, form)),
  table: (table: string, token: string) => json<TableCard>(`/tables/${table}?${locale()}`, { token }),
  sitDown: (table: string, token: string, form: SitDown) => json<Seated>(`/tables/${table}/seats`, post(token, form)),
  seat: (table: string, token: string, seat: number, form: Seating) =>
    ask(`/tables/${table}/seats/${seat}`, post(token, form)),
  begin: (table: string, token: string) => ask(`/tables/${table}/begin`, post(token)),
  rematch: (table: string, token: string) => json<Next>(`/tables/${table}/rematch`, post(token)),
  fork: (table: string, token: string, form: Fork) => json<Links>(`/tables/${table}/fork`, post(token, form)),
  verify: (table: string, token: string) => json<Verified>(`/tables/${table}/verify?${locale()}`, { token }),
  /** The finished game as a file. */
  oak: async (table: string, token: string) => (await ask(`/tables/${table}/oak`, { token })).blob(),
  link: (table: string, token: string, role: "invited" | "watcher") =>
    json<NewLink>(`/tables/${table}/links`, post(token, { role })),
  /** `seat` null: as a spectator saw it; 0: with nothing hidden, after the end. */
  replay: (table: string, token: string, seat: number | null, first: number) =>
    json<Replay>(`/tables/${table}/replay?${locale()}&first=${first}${seat === null ? "" : `&seat=${seat}`}`, { token }),
};

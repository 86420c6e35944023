import {
  CLOSED_BAD,
  CLOSED_NO_LINK,
  CLOSED_VERSION,
  type Hello,
  type Reports,
  type Said,
  VERSION,
} from "./protocol";
import { type Message, Offline, type Speaker } from "./speaker";

/** How the line to a table stands. `lost`: it will be tried again. The other three do not mend by themselves. */
export type LineState = "connecting" | "open" | "lost" | "no-link" | "outdated" | "refused";

/** Milliseconds until the first attempt to connect again; each further one takes up to twice as long. */
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** A line that was silent for so long is asked whether it is still there ... */
const SILENCE = 20_000;
/** ... and given up when it does not reply within this time. */
const PATIENCE = 10_000;

interface Waiting {
  resolve(report: Reports): void;
  reject(problem: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

export interface LineEvents {
  /** The last event that the page has: the server tells only what came after it. */
  seen(): number;
  hear(report: Reports): void;
  change(state: LineState): void;
}

/** How long to wait before attempt number `attempt` (from 0): longer each time, and never all pages at once. */
export function backOff(attempt: number, chance: () => number = Math.random): number {
  const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
  return longest / 2 + (longest / 2) * chance();
}

/** The WebSocket to a table. It connects again by itself, and knows which reply belongs to which message. */
export class Line implements Speaker {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private ref = 0;
  private isClosed = false;
  private isOpen = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly url: string,
    private readonly hello: Pick<Hello, "token" | "locale">,
    private readonly events: LineEvents,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  say(message: Message): Promise<Reports> {
    const { socket } = this;
    if (!socket || !this.isOpen) return Promise.reject(new Offline());
    return this.send(socket, message);
  }

  /** Say goodbye for good. */
  close(): void {
    this.isClosed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.retry);
    this.drop();
  }

  /** The network is back, or somebody looks at the page again: do not wait any longer. */
  private readonly hurry = () => {
    if (document.visibilityState === "hidden" || this.isClosed) return;
    if (this.isOpen) this.ping();
    else if (!this.socket) {
      this.attempt = 0;
      this.connect();
    }
  };

  private connect(): void {
    clearTimeout(this.retry);
    this.events.change("connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data) as Reports);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code);
    };
    this.listenForSilence(socket);
  }

  private greet(socket: WebSocket): void {
    const hello: Message = { type: "Hello", ...this.hello, seen: this.events.seen(), version: VERSION };
    this.send(socket, hello).catch(() => undefined); // a refused Hello is followed by the end of the line
  }

  private send(socket: WebSocket, message: Message): Promise<Reports> {
    const ref = ++this.ref;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(ref);
        reject(new Offline());
      }, PATIENCE);
      this.waiting.set(ref, { resolve, reject, timer });
      socket.send(JSON.stringify({ ...message, ref } satisfies Said));
    });
  }

  private receive(report: Reports): void {
    if (this.socket) this.listenForSilence(this.socket);
    if (report.type === "Welcome") {
      this.isOpen = true;
      this.attempt = 0;
      this.events.change("open");
    }
    // First the table, then whoever waits: a reply finds the page as it is after what it replies to.
    this.events.hear(report);
    const waiting = this.waiting.get(report.ref);
    if (!waiting) return;
    this.waiting.delete(report.ref);
    clearTimeout(waiting.timer);
    waiting.resolve(report);
  }

  private lose(code: number): void {
    this.drop();
    const final: Partial<Record<number, LineState>> = {
      [CLOSED_BAD]: "refused",
      [CLOSED_NO_LINK]: "no-link",
      [CLOSED_VERSION]: "outdated",
    };
    const state = final[code] ?? "lost";
    if (this.isClosed) return;
    this.events.change(state);
    if (state === "lost") this.retry = setTimeout(() => this.connect(), backOff(this.attempt++));
    else this.close();
  }

  private drop(): void {
    const { socket } = this;
    this.socket = null;
    this.isOpen = false;
    clearTimeout(this.silence);
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(new Offline());
    }
    this.waiting.clear();
    socket?.close();
  }

  private listenForSilence(socket: WebSocket): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      if (socket !== this.socket) return;
      if (this.isOpen) this.ping();
      else this.lose(0);
    }, SILENCE);
  }

  private ping(): void {
    this.say({ type: "Ping" }).catch(() => {
      // A laptop that slept does not notice that its line is cut.
      if (this.isOpen) this.lose(0);
    });
  }
}

/** The address of the WebSocket of a table on this server. */
export function addressOf(table: string, place: Pick<Location, "protocol" | "host"> = location): string {
  return `${place.protocol === "https:" ? "wss" : "ws"}://${place.host}/api/tables/${table}/live`;
}

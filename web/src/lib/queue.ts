/** How fast an animation may go, and how it learns that nobody wants to watch it. */
export interface Pace {
  /** 1 is usual, 2 twice as fast. */
  readonly speed: number;
  /** Nothing may move: show the result at once. */
  readonly still: boolean;
  /** Aborted when the player skips; finish what is running. */
  readonly signal: AbortSignal;
  /** Wait so many milliseconds at usual speed; returns at once when skipped or still. */
  wait(milliseconds: number): Promise<void>;
}

/** Shows what happened; the next event waits for it. */
export type Animator<E> = (event: E, pace: Pace) => Promise<void> | void;

type Item<E> = { readonly event: E } | { readonly then: () => void };

/** More events than this at once are not shown one by one: somebody came back after a while. */
const LONGEST = 60;
/** No event is shown longer than this (milliseconds): an animation that hangs must not stop the table. */
const PATIENCE = 8000;

/**
 * Events in the order in which they happened, each shown before the next, without keeping anybody from answering.
 * Between them stand deeds (`after`) that follow when everything before them has been shown.
 */
export class EventQueue<E> {
  private readonly animators = new Set<Animator<E>>();
  private waiting: Item<E>[] = [];
  private skipping = new AbortController();
  private running = false;

  constructor(private readonly tempo: () => { speed: number; still: boolean }) {}

  /** Whether everything that happened has been shown. */
  get isIdle(): boolean {
    return !this.running;
  }

  /** Have `animator` show all events from now on; call what is returned to stop. */
  show(animator: Animator<E>): () => void {
    this.animators.add(animator);
    return () => this.animators.delete(animator);
  }

  push(event: E): void {
    this.waiting.push({ event });
    this.go();
  }

  /** Do something when all events so far have been shown. */
  after(then: () => void): void {
    this.waiting.push({ then });
    this.go();
  }

  /** Show everything that waits at once. */
  skip(): void {
    this.skipping.abort();
    this.skipping = new AbortController();
    this.flush();
  }

  /** Forget events that wait; deeds are done. */
  private flush(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const item of waiting) if ("then" in item) item.then();
  }

  private go(): void {
    if (this.waiting.length > LONGEST) this.skip();
    if (!this.running) {
      // Settled at once when there is nothing to watch, so that the first view is there in the first frame.
      if (this.animators.size === 0) this.flush();
      else void this.run();
    }
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let item = this.waiting.shift(); item; item = this.waiting.shift()) {
      if ("then" in item) item.then();
      else await this.play(item.event);
    }
    this.running = false;
  }

  private async play(event: E): Promise<void> {
    const { signal } = this.skipping;
    const { speed, still } = this.tempo();
    const wait = (milliseconds: number) => pause(still ? 0 : milliseconds / speed, signal);
    const shows = [...this.animators].map(async (animator) => animator(event, { speed, still, signal, wait }));
    await Promise.race([Promise.allSettled(shows), pause(PATIENCE, signal)]);
  }
}

/** Wait, but no longer than until `signal` is aborted. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener("abort", done);
  });
}

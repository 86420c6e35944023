import { api } from "./api";
import type { KeptTable } from "./mine.svelte";
import type { Replay, ReplayStep, Told } from "./protocol";
import { pause } from "./queue";
import { settings } from "./settings.svelte";
import { TableStore } from "./table.svelte";

/** Milliseconds between two steps that play by themselves, at usual speed. */
const BEAT = 1400;

/** A game played again, entry by entry. The table of its game shows it as it shows a game that goes on. */
export class ReplayPlayer {
  at = $state(0);
  entries = $state(0);
  isPlaying = $state(false);
  isLoading = $state(true);
  step: ReplayStep | null = $state.raw(null);
  readonly table: TableStore;
  private readonly steps = new Map<number, ReplayStep>();
  private stopping = new AbortController();
  private wanted = 0;

  constructor(
    readonly kept: KeptTable,
    /** Whose eyes: a seat, null for a spectator, 0 with nothing hidden. */
    readonly seat: number | null,
    furniture: unknown,
  ) {
    this.table = new TableStore(kept.game, furniture);
  }

  /** Show how the table lay after entry `at` (0: the start). Raises Failed. */
  async go(at: number): Promise<void> {
    const place = Math.max(0, this.entries ? Math.min(at, this.entries - 1) : at);
    this.wanted = place;
    const step = await this.load(place);
    if (this.wanted !== place) return;
    const isNext = this.step !== null && step.entry === this.at + 1;
    this.at = step.entry;
    this.step = step;
    const events: Told[] = step.events.map((event) => ({ type: "Told", question: step.number, ...event }));
    if (isNext) this.table.hear({ type: "Happened", ref: 0, events, more: false, afresh: false });
    else {
      const before = this.known(step.entry).flatMap((one) =>
        one.events.map((event): Told => ({ type: "Told", question: one.number, ...event })),
      );
      this.table.hear({ type: "Happened", ref: 0, events: before, more: step.entry > 0, afresh: true });
    }
    this.table.hear({
      type: "View",
      ref: 0,
      seat: this.seat || null,
      number: step.entry,
      event: 0,
      state: step.state,
      stack: step.stack,
      questions: step.question
        ? step.asked.slice(0, 1).map((seat) => ({
            seat,
            key: step.key,
            sentence: step.question,
            mine: false,
            options: [],
            free: "",
            clock: null,
          }))
        : [],
      hand_to: null,
      orders: [],
      undo: { last: null, free: null },
      vote: null,
      paused: false,
      aids: step.aids,
      ending: null,
    });
  }

  /** The next entry (`by` 1), or the one before (-1), that begins a chapter; else the last entry or the start. Raises Failed. */
  async chapter(by: 1 | -1, isChapter: (event: unknown) => boolean): Promise<number> {
    let place = this.at + by;
    while (place > 0 && place < this.entries - 1) {
      const { events } = await this.load(place);
      if (events.some(({ event }) => isChapter(event))) break;
      place += by;
    }
    return place;
  }

  /** Step by step to the end, or until somebody stops it. */
  async play(): Promise<void> {
    if (this.isPlaying) return this.stop();
    this.isPlaying = true;
    this.stopping = new AbortController();
    const { signal } = this.stopping;
    if (this.at >= this.entries - 1) await this.go(0);
    while (this.isPlaying && this.at < this.entries - 1) {
      await pause(BEAT / settings.chosen.speed, signal);
      if (!this.isPlaying) break;
      await this.go(this.at + 1);
      while (!this.table.events.isIdle && this.isPlaying) await pause(60, signal);
    }
    this.isPlaying = false;
  }

  stop(): void {
    this.isPlaying = false;
    this.stopping.abort();
  }

  /** The entries that have been loaded, without gaps, up to `place`. */
  private known(place: number): ReplayStep[] {
    const found: ReplayStep[] = [];
    for (let at = place; this.steps.has(at); at--) found.unshift(this.steps.get(at)!);
    return found;
  }

  private async load(place: number): Promise<ReplayStep> {
    const before = this.steps.get(place);
    if (before) return before;
    this.isLoading = true;
    try {
      // Half of what comes in one go is before the place: the story should not begin with it.
      const part: Replay = await api.replay(this.kept.table, this.kept.token, this.seat, Math.max(0, place - 25));
      this.entries = part.entries;
      for (const step of part.steps) this.steps.set(step.entry, step);
    } finally {
      this.isLoading = false;
    }
    const found = this.steps.get(place);
    if (found) return found;
    if (place < this.entries) throw new Error(`entry ${place} is missing`);
    return this.load(this.entries - 1); // a link to a moment that was taken back, or that somebody made up
  }
}

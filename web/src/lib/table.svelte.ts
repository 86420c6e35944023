import { SvelteMap } from "svelte/reactivity";
import type {
  ChatLine,
  Company,
  Hint,
  Offer,
  Orderable,
  Question,
  Reports,
  Sitter,
  TakenBack,
  Told,
  Tried,
  View,
  Welcome,
} from "./protocol";
import { EventQueue } from "./queue";
import { settings } from "./settings.svelte";
import { type Message, Offline, Refusal, type Speaker } from "./speaker";
import { kindOf, type Ref, refsOf, targetsOf } from "./targets";
import { t } from "./text.svelte";
import { standsFor } from "./thing.svelte";

export type Happening = Told | TakenBack;
export type Choice = Readonly<Record<string, unknown>>;

/** Something the player should read now: why something was refused, or what a sensible player would do. */
export interface Notice {
  readonly kind: "refused" | "hint" | "told";
  readonly text: string;
  readonly rule: string;
  /** Of what was refused: why, in one word. */
  readonly reason?: string;
}

interface Said {
  readonly number: number;
  readonly sentence: string;
}

/** Several options behind one thing on the table: which of them is meant is asked in a small menu. */
export interface Menu {
  readonly ref: Ref;
  readonly offers: readonly Offer[];
}

/** What lies on the table as it is shown: it follows the newest view when everything until then has been shown. */
interface Scene {
  readonly number: number;
  readonly state: unknown;
  readonly stack: unknown;
  readonly aids: unknown;
}

const NOTHING: Scene = { number: 0, state: null, stack: null, aids: null };

/**
 * A table as one page sees it. The shell feeds it what the server reports (`hear`); a game's `Table` component reads it.
 *
 * `state`, `stack` and `aids` are what is shown now. `question`, `options` and `targets` are always the newest: nobody
 * has to wait for an animation to answer.
 */
export class TableStore<State = unknown, Aids = unknown, Furniture = unknown> {
  /** The newest view from the server; null before the first. */
  view: View | null = $state.raw(null);
  welcome: Welcome | null = $state.raw(null);
  company: Company | null = $state.raw(null);
  /** What happened, oldest first, without what was taken back. */
  log: readonly Happening[] = $state.raw([]);
  /** Older events were left out of the log. */
  logIsCut = $state(false);
  chat: readonly ChatLine[] = $state.raw([]);
  notice: Notice | null = $state.raw(null);
  hinted: Hint | null = $state.raw(null);
  /** The option under the pointer or the keyboard's focus, wherever it is shown. */
  hovered: Offer | null = $state.raw(null);
  menu: Menu | null = $state.raw(null);
  /** The last sentences for those who listen to the page (see `say`). */
  said: readonly Said[] = $state.raw([]);
  /** An answer that the player has to confirm (only when the settings say so). */
  unconfirmed: Offer | null = $state.raw(null);
  /** Why it should be confirmed; "" if only the settings want it. */
  doubt = $state("");
  /** An answer is on its way. */
  isSending = $state(false);
  /** The number of the question that was answered last: its options are gone even before the next view. */
  private answered = $state(-1);
  isOnline = $state(true);
  /** When the newest view came (milliseconds): clocks run from then. */
  viewedAt = $state(0);

  /** Everything that happens, in order. `table.events.show(...)` animates it. */
  readonly events = new EventQueue<Happening>(() => ({ speed: settings.chosen.speed, still: settings.still }));
  /** For each thing on the table, the options about it. */
  readonly targets: Map<Ref, Offer[]> = $derived.by(() => targetsOf(this.options));

  private scene: Scene = $state.raw(NOTHING);
  private readonly consulted = new SvelteMap<string, unknown>();

  constructor(
    readonly game: string,
    /** What never changes about the game's things: names, shapes, pictures. */
    readonly furniture: Furniture,
    private readonly speaker: Speaker | null = null,
  ) {}

  // --- What is shown ---------------------------------------------------------------------------------------------

  get state(): State | null {
    return this.scene.state as State | null;
  }
  get stack(): unknown {
    return this.scene.stack;
  }
  /** What the game tells its page beside the table: forecasts, odds. */
  get aids(): Aids | null {
    return this.scene.aids as Aids | null;
  }
  /** Whether everything that happened has been shown: what is shown is how the table lies. */
  get isSettled(): boolean {
    return this.view === null || this.scene.state === this.view.state;
  }
  /** The seat that looks at this screen; null: a spectator. */
  get seat(): number | null {
    return this.view?.seat ?? null;
  }
  /** A table that can only be looked at: a replay, or that of a spectator. */
  get isReadOnly(): boolean {
    return this.speaker === null || this.seat === null;
  }

  // --- What is asked ---------------------------------------------------------------------------------------------

  /** All open questions, those of other seats as well. */
  get questions(): readonly Question[] {
    return this.view?.questions ?? [];
  }
  /** The question that the seat in hand has to answer. */
  get question(): Question | null {
    if (this.view?.hand_to != null) return null;
    return this.questions.find((question) => question.mine) ?? null;
  }
  /** What may be answered. Empty while an answer is on its way. */
  get options(): readonly Offer[] {
    if (this.isSending || this.answered === this.view?.number) return [];
    return this.question?.options ?? [];
  }
  /** The options of one kind (the tag of their record). */
  offers(kind: string): Offer[] {
    return this.options.filter((offer) => kindOf(offer.choice) === kind);
  }
  get orders(): readonly Orderable[] {
    return this.view?.orders ?? [];
  }
  sitter(seat: number): Sitter | undefined {
    return this.company?.sitters.find((sitter) => sitter.seat === seat);
  }
  /** What a seat is called: by its player's name if there is one, else by what the game calls it. */
  nameOf(seat: number): string {
    const sitter = this.sitter(seat);
    return sitter?.title || sitter?.name || t("seat", { seat });
  }
  /** Seconds left on the clock of the question; null without a clock. `now` is `performance.now()`. */
  secondsLeft(now: number): number | null {
    const clock = this.question?.clock;
    if (!clock) return null;
    return clock.running && !this.view?.paused ? clock.left - (now - this.viewedAt) / 1000 : clock.left;
  }

  // --- Things on the table -----------------------------------------------------------------------------------------

  /** Whether an option is about this thing. */
  glow(ref: Ref): boolean {
    return this.targets.has(ref);
  }
  /** Whether the option under the pointer, or the one that was hinted at, is about this thing. */
  isLit(ref: Ref): boolean {
    const choice = this.hovered?.choice ?? this.hinted?.choice;
    return choice !== undefined && choice !== null && refsOf(choice).includes(ref);
  }
  /** The thing was clicked: choose the only option about it, or ask which of several. `among` narrows them down. */
  take(ref: Ref, among: (offer: Offer) => boolean = () => true): void {
    const offers = (this.targets.get(ref) ?? []).filter(among);
    const [only] = offers;
    if (offers.length === 1 && only) void this.choose(only.choice as Choice);
    else this.menu = offers.length ? { ref, offers } : null;
  }
  /** The pointer is over the thing, or no longer (null). */
  hover(ref: Ref | null): void {
    const offers = ref === null ? [] : (this.targets.get(ref) ?? []);
    this.hovered = offers.length === 1 ? (offers[0] ?? null) : null;
  }
  /** An attachment for an element that stands for a thing: `<g {@attach table.thing("tile:0,-1")}>`. */
  thing(ref: Ref): (element: HTMLElement | SVGElement) => () => void {
    return standsFor(this, ref);
  }

  // --- What the player does ----------------------------------------------------------------------------------------

  /** Answer the question: with an option as it was offered, or a free-form value. */
  async choose(choice: Choice): Promise<boolean> {
    this.menu = null;
    const { question, view } = this;
    if (!question || !view || this.isSending) return false;
    const offer = question.options.find((option) => option.choice === choice);
    if (settings.chosen.confirm && offer && this.unconfirmed !== offer) {
      this.askAgain(offer);
      return false;
    }
    this.unconfirmed = null;
    return this.deed({ type: "Answer", seat: question.seat, number: view.number, choice });
  }
  /** Ask the player whether this answer is meant. */
  askAgain(offer: Offer, doubt = ""): void {
    this.unconfirmed = offer;
    this.doubt = doubt;
  }
  /** Would this free-form value be a legal answer? */
  async tryFree(choice: Choice): Promise<Tried> {
    const { seat, number } = this.mine();
    return (await this.ask({ type: "Try", seat, number, choice })) as Tried;
  }
  /** Give a command beside the open question. */
  async order(key: string, value: Choice): Promise<boolean> {
    const { seat, number } = this.mine();
    return this.deed({ type: "Order", seat, number, key, value });
  }
  /** Ask the game for something that takes longer to work out. The same is asked once for a question only. */
  async consult<Found>(topic: string, about: Choice = {}): Promise<Found> {
    const { seat, number } = this.mine();
    const key = `${number} ${topic} ${JSON.stringify(about)}`;
    if (!this.consulted.has(key)) {
      const reply = await this.ask({ type: "Consult", seat, topic, about });
      this.consulted.set(key, (reply as { found: unknown }).found);
    }
    return this.consulted.get(key) as Found;
  }
  /** What would a sensible player do? Told as a notice; the thing it is about is lit. */
  async hint(): Promise<void> {
    await this.noticing(async () => {
      const hint = (await this.ask({ type: "HintAsk", seat: this.mine().seat })) as Hint;
      this.hinted = hint;
      const told = t("hint-told", { label: hint.label });
      this.notice = { kind: "hint", text: hint.why ? `${told} ${hint.why}` : told, rule: "" };
    });
  }
  /** Say a sentence to those who listen to the page instead of looking at it. */
  say(sentence: string): void {
    this.said = [...this.said.slice(-4), { number: (this.said.at(-1)?.number ?? 0) + 1, sentence }];
  }
  undo(to: number | null = null): Promise<boolean> {
    return this.deed({ type: "UndoAsk", seat: this.mine().seat, to });
  }
  vote(agree: boolean): Promise<boolean> {
    return this.deed({ type: "UndoVote", agree });
  }
  chatter(text: string): Promise<boolean> {
    return this.deed({ type: "Chat", text });
  }
  pause(): Promise<boolean> {
    return this.deed({ type: this.view?.paused ? "Resume" : "Pause" });
  }
  /** Show everything at once, and let bots play without waiting. */
  async skip(): Promise<void> {
    this.events.skip();
    if (!this.question) await this.deed({ type: "SkipPace" });
  }
  /** Look at this screen as another seat on the same link. */
  takeInHand(seat: number, pin: string): Promise<boolean> {
    return this.deed({ type: "TakeInHand", seat, pin });
  }

  // --- What the server reports -------------------------------------------------------------------------------------

  /** Take in a report of the server. */
  hear(report: Reports): void {
    switch (report.type) {
      case "Welcome":
        this.welcome = report;
        break;
      case "Company":
        this.company = report;
        break;
      case "Happened":
        this.happen(report.events, report.afresh, report.more);
        break;
      case "View":
        this.see(report);
        break;
      case "ChatLine":
        if (!this.chat.some((line) => line.number === report.number)) this.chat = [...this.chat, report];
        break;
    }
  }

  private happen(events: readonly Happening[], afresh: boolean, more: boolean): void {
    if (afresh) {
      this.events.skip();
      this.log = [];
      this.logIsCut = false;
    }
    this.logIsCut ||= more;
    const last = this.log.at(-1)?.number ?? 0;
    for (const event of events) {
      if (event.number <= last) continue;
      if (event.type === "TakenBack") this.log = this.log.filter((earlier) => earlier.number < event.since);
      this.log = [...this.log, event];
      // Whoever opens a table in the middle wants to see how it lies, not everything that led there.
      if (!this.view || afresh) continue;
      this.events.push(event);
      if (event.sentence) this.events.after(() => this.say(event.sentence));
    }
  }

  private see(view: View): void {
    const isNext = this.view?.number !== view.number || this.view.seat !== view.seat;
    this.view = view;
    this.viewedAt = performance.now();
    if (isNext) {
      this.hovered = this.menu = this.unconfirmed = this.hinted = null;
      this.consulted.clear();
      if (this.notice?.kind === "hint") this.notice = null;
    }
    const { number, state, stack, aids } = view;
    this.events.after(() => {
      this.scene = { number, state, stack, aids };
    });
  }

  private mine(): { seat: number; number: number } {
    return { seat: this.question?.seat ?? this.seat ?? 0, number: this.view?.number ?? 0 };
  }

  /** Say something whose reply matters. Raises Refusal, Offline. */
  private async ask(message: Message): Promise<Reports> {
    if (!this.speaker) throw new Offline();
    const reply = await this.speaker.say(message);
    if (reply.type === "Refused") throw new Refusal(reply);
    return reply;
  }

  /** Do something; whether it was done. A refusal is told as a notice. */
  private async deed(message: Message): Promise<boolean> {
    const isAnswer = message.type === "Answer";
    if (isAnswer) this.isSending = true;
    this.notice = null;
    const done = await this.noticing(() => this.ask(message));
    if (isAnswer) {
      this.isSending = false;
      if (done) this.answered = message.number;
    }
    return done;
  }

  private async noticing(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof Refusal) {
        this.notice = { kind: "refused", text: error.message, rule: error.report.rule, reason: error.report.reason };
      } else if (error instanceof Offline) {
        this.notice = { kind: "refused", text: t("offline-not-sent"), rule: "" };
      } else throw error;
      return false;
    }
  }
}

import { getContext, setContext, untrack } from "svelte";
import type { Offer } from "../../lib/protocol";
import type { Pace } from "../../lib/queue";
import { Offline, Refusal } from "../../lib/speaker";
import { t } from "../../lib/text.svelte";
import type { Choice, Happening, TableStore } from "../../lib/table.svelte";
import { type Plan, planOf } from "./model/map";
import { type Page, pageOf } from "./model/questions";
import { advanced } from "./model/shown";
import { stagingOf } from "./model/staging";
import { type Stick, stickFrom } from "./model/stick";
import { aimOf, choosable, linesOf } from "./model/strike";
import { offersByThing, type Thing } from "./model/things";
import { Planner } from "./planner.svelte";
import type { Aids, AnyEvent, Foreseen, Furniture, Hero, HeroAid, LineDrawnEvent, Measured, SheetThing, State } from "./records";

export type OakDellTable = TableStore<State, Aids, Furniture>;

const KEY = Symbol("stage");

/** What the page of Oak Dell shows and where the player looks. `state` runs behind the table while events are shown. */
export class Stage {
  state: State | null = $state.raw(null);
  banner: { readonly message: string; readonly name: string } | null = $state.raw(null);
  cry: { readonly of: "monster" | "hero"; readonly word: string; readonly seat: number } | null = $state.raw(null);
  /** The monster's dice, while they are shown. */
  rolled: Extract<AnyEvent, { type: "AttackRolled" | "BossAttacked" }> | null = $state.raw(null);
  speed = $state(1);
  /** The line that is being drawn right now. */
  fresh: LineDrawnEvent | null = $state.raw(null);

  /** On a small screen: which of the four sheets is seen. On a wide one it has more room. */
  page: Page = $state("dice");
  /** The hero whose sheets lie in the middle; null: one's own, or the one whose turn it is. */
  lookedAt: number | null = $state(null);
  /** What lies open over the table: the sheets of a hero, what is printed, a text. */
  opened: { readonly kind: "hero" | "print" | "note"; readonly id: string } | null = $state.raw(null);

  // What has been pressed of a line.
  start: string | null = $state(null);
  end: string | null = $state(null);
  /** Which of several answers for the same line: without or with a circle. */
  how = $state(0);
  /** Points that a finger may have meant. */
  doubt: readonly string[] = $state.raw([]);
  isMeasuring = $state(false);
  measured: Measured | null = $state.raw(null);
  stick: Stick | null = $state.raw(null);
  readonly planner: Planner;

  constructor(readonly table: OakDellTable) {
    this.planner = new Planner(() => {
      const { plan, movement, acting } = this;
      return plan && movement && acting && this.asksRoute ? { plan, movement, hero: acting } : null;
    });
  }

  get box(): Furniture {
    return this.table.furniture;
  }
  get aids(): Aids | null {
    return this.table.aids;
  }
  private get movement() {
    return (this.table.view?.aids as Aids | null | undefined)?.movement ?? null;
  }
  /** The key of the open question without the name of the game. */
  get question(): string {
    return this.table.question?.key.replace("oakdell.", "") ?? "";
  }
  get asksRoute(): boolean {
    return this.table.question?.free === "Route" && !this.table.isSending;
  }
  get asksSlash(): boolean {
    return this.table.question?.free === "Slash" && !this.table.isSending;
  }
  /** The map, once it is known which one it is. */
  readonly plan: Plan | null = $derived.by(() => {
    const dungeon = this.box.dungeons[this.aids?.dungeon ?? ""];
    return dungeon ? planOf(dungeon) : null;
  });
  /** The hero whose turn it is, as the newest view knows it. */
  private readonly acting: Hero | null = $derived.by(() => {
    const state = this.table.view?.state as State | null | undefined;
    return state?.heroes.find((hero) => hero.seat === state.turn?.seat) ?? null;
  });
  /** The hero whose sheets are shown. */
  readonly hero: Hero | null = $derived.by(() => {
    const heroes = this.state?.heroes ?? [];
    const asked = this.table.question?.seat ?? null;
    const wanted = this.lookedAt ?? asked ?? this.table.seat ?? this.state?.turn?.seat ?? 1;
    return heroes.find((hero) => hero.seat === wanted) ?? heroes[0] ?? null;
  });
  /** Whether the sheets shown are those of whoever has to answer. */
  readonly isAsked: boolean = $derived.by(() => this.table.question !== null && this.hero?.seat === this.table.question.seat);
  readonly aid: HeroAid | null = $derived(this.hero ? (this.aids?.heroes[this.hero.seat - 1] ?? null) : null);
  readonly sheet: SheetThing | null = $derived(this.hero ? (this.box.sheets[this.hero.fight.sheet] ?? null) : null);
  /** What the last line on the shown sheet crossed. */
  readonly drawn: LineDrawnEvent | null = $derived.by(() => {
    const { hero } = this;
    if (!hero?.fight.lines.length) return null;
    const isLast = (event: AnyEvent): event is LineDrawnEvent =>
      event.type === "LineDrawn" && event.hero === hero.seat && event.sheet === hero.fight.sheet && event.number === hero.fight.lines.length;
    if (this.fresh && isLast(this.fresh)) return this.fresh;
    const last = this.table.log.findLast((told) => told.type === "Told" && isLast(told.event as AnyEvent));
    return last ? ((last as { event: unknown }).event as LineDrawnEvent) : null;
  });

  /** The answers about each thing. */
  readonly targets = $derived.by(() => offersByThing(this.table.options, this.question));
  readonly aim = $derived.by(() => (this.isAsked ? aimOf(this.table.options) : null));
  /** The start of the line: of a chain it is where the last one ended. */
  readonly from: string | null = $derived.by(() => (this.aim === "next" ? (this.hero?.fight.lines.at(-1)?.end ?? null) : this.start));
  /** The points that can be pressed now: by the rules, not by what a line would cross. */
  readonly points: ReadonlySet<string> = $derived.by(() => {
    if (this.isMeasuring) return new Set((this.sheet?.points ?? []).map((point) => point.id).filter((id) => id !== this.start));
    return this.isAsked ? choosable(this.table.options, this.aim === "strike" ? this.start : null) : new Set();
  });
  /** The answers that draw the chosen line. */
  readonly lines: readonly Offer[] = $derived.by(() =>
    this.end && this.from && this.isAsked ? linesOf(this.table.options, this.from, this.end) : [],
  );

  /** Take over the table as it lies, now that everything until then was shown. */
  settle(state: State | null): void {
    this.banner = this.cry = this.rolled = this.fresh = null;
    this.state = state;
  }

  /** Another question is open: what was begun for the last one is over. */
  turnTo(): void {
    this.drop();
    this.stick = null;
    this.isMeasuring = false;
    this.planner.reset();
    if (!this.question) return;
    this.lookedAt = null;
    this.page = pageOf(this.question);
    if (this.asksSlash) this.stick = stickFrom(450, 500, 550, 500);
  }

  /** Forget what was pressed of a line. */
  drop(): void {
    this.start = this.end = null;
    this.how = 0;
    this.doubt = [];
    this.measured = null;
  }

  /** A point was pressed. */
  pick(point: string): void {
    this.doubt = [];
    this.measured = null;
    if (this.isMeasuring) this.measureWith(point);
    else if (this.aim === "wound") this.answer((choice) => choice["type"] === "Wound" && choice["point"] === point);
    else if (point === this.start || point === this.end) this.drop();
    else if (this.aim === "next" && this.points.has(point)) this.end = point;
    else if (this.aim === "strike" && this.points.has(point)) {
      if (this.start === null) this.start = point;
      else this.end = point;
      this.how = 0;
    } else this.refuse();
  }

  private measureWith(point: string): void {
    if (this.start === null || this.end !== null) [this.start, this.end] = [point, null];
    else if (point === this.start) this.drop();
    else {
      this.end = point;
      const [start, end] = [this.start, point];
      void this.ask<Measured>("line", { start, end }).then((found) => {
        if (this.start === start && this.end === end) this.measured = found;
      });
    }
  }

  /** Tell why a point cannot be chosen. */
  private refuse(): void {
    if (!this.aim) return;
    const text = t(this.start === null ? "oakdell-no-start" : "oakdell-no-end");
    this.table.notice = { kind: "refused", text, rule: this.start === null ? "OAK-STRIKE-01" : "OAK-STRIKE-03" };
  }

  /** Draw the chosen line. */
  strike(): void {
    const offer = this.lines[this.how] ?? this.lines[0];
    if (offer) void this.table.choose(offer.choice as Choice);
  }

  slash(): void {
    if (this.stick) void this.table.choose({ type: "Slash", ...this.stick });
  }

  /** Ask what the planned route would bring. */
  async foresee(): Promise<void> {
    const { steps, run, boots, avoid } = this.planner;
    const found = await this.ask<Foreseen>("route", { steps, run, boots, avoid });
    if (this.planner.steps === steps && this.planner.avoid === avoid) this.planner.foreseen = found;
  }

  /** Ask the game; null if it cannot tell, which is no reason to hold anybody up. */
  private async ask<Found>(topic: string, about: Choice): Promise<Found | null> {
    try {
      return await this.table.consult<Found>(topic, about);
    } catch (error) {
      if (error instanceof Refusal || error instanceof Offline) return null;
      throw error;
    }
  }

  walk(): void {
    const { steps, run, boots, avoid, isComplete } = this.planner;
    if (isComplete) void this.table.choose({ type: "Route", steps, run, boots, avoid });
  }

  private answer(isMeant: (choice: Choice) => boolean): void {
    const offer = this.table.options.find((one) => isMeant(one.choice as Choice));
    if (offer) void this.table.choose(offer.choice as Choice);
  }

  /** A thing was pressed: the answer about it, or a small menu of several. Whether there was one. */
  press(thing: Thing): boolean {
    const offers = this.targets.get(thing) ?? [];
    const [only] = offers;
    if (offers.length === 1 && only) void this.table.choose(only.choice as Choice);
    else if (offers.length) this.table.menu = { ref: thing, offers };
    return offers.length > 0;
  }

  /** Whether an answer under the pointer, or the one that was hinted at, is about this thing. */
  private isLit(thing: Thing): boolean {
    const { hovered, hinted } = this.table;
    const offers = this.targets.get(thing) ?? [];
    return offers.some((offer) => offer === hovered || offer.label === hinted?.label);
  }

  /** An attachment for a button that stands for a thing: it glows while it can be chosen. What is no answer is read. */
  thing(thing: Thing): (element: Element) => () => void {
    return (element) => {
      const press = (event: Event) => {
        if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
        if (event instanceof KeyboardEvent) event.preventDefault();
        if (!this.press(thing)) this.opened = { kind: "note", id: thing };
      };
      const point = (isThere: boolean) => () => {
        const offers = this.targets.get(thing) ?? [];
        untrack(() => (this.table.hovered = isThere && offers.length === 1 ? (offers[0] ?? null) : null));
      };
      const isButton = element instanceof HTMLButtonElement;
      const listeners: readonly (readonly [string, (event: Event) => void])[] = [
        ["click", press],
        ["pointerenter", point(true)],
        ["focus", point(true)],
        ["pointerleave", point(false)],
        ["blur", point(false)],
        ...(isButton ? [] : [["keydown", press] as const]),
      ];
      for (const [name, listener] of listeners) element.addEventListener(name, listener);
      element.setAttribute("data-ref", thing);
      const stop = $effect.root(() => {
        $effect(() => {
          element.classList.toggle("can", this.targets.has(thing));
          element.classList.toggle("lit", this.isLit(thing));
        });
      });
      return () => {
        stop();
        for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      };
    };
  }

  /** Show one event: an animator for the table's queue. */
  readonly show = async (happening: Happening, pace: Pace): Promise<void> => {
    this.speed = pace.still ? 0 : pace.speed;
    if (happening.type === "TakenBack" || !this.state) return;
    const event = happening.event as AnyEvent;
    const { time, banner, cry } = stagingOf(event);
    const seat = "hero" in event ? event.hero : 0;
    const name = this.state.heroes.find((hero) => hero.seat === seat)?.name ?? "";
    this.banner = banner ? { message: banner, name } : null;
    this.cry = cry ? { ...cry, seat } : null;
    if (event.type === "AttackRolled" || event.type === "BossAttacked") this.rolled = event;
    if (event.type === "LineDrawn") this.fresh = event;
    // What others do is seen where it happens, unless one has to answer meanwhile.
    if (seat && !this.table.question && this.lookedAt !== null) this.lookedAt = null;
    this.state = advanced(this.state, event, this.box);
    await pace.wait(time);
  };
}

export function provideStage(table: OakDellTable): Stage {
  return setContext(KEY, new Stage(table));
}

export function useStage(): Stage {
  return getContext<Stage>(KEY);
}

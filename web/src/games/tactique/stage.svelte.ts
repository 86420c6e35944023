import { getContext, setContext } from "svelte";
import type { Offer } from "../../lib/protocol";
import type { Pace } from "../../lib/queue";
import type { Choice, Happening, TableStore } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { Aids, AnyEvent, Considered, Furniture, Hero, State } from "./records";
import { cardOf, cellOf, cellsOf, nameOf, offersByCell } from "./model/aim";
import { type Cell, type Turn, TURNS, turned } from "./model/board";
import { heroAsked } from "./model/frames";
import { AIMED, BY_HAND, BY_TRAY } from "./model/questions";
import { lostByEnding } from "./model/doubts";
import { figuresOf, isFull, setOf, toggled } from "./model/sets";
import { advanced } from "./model/shown";
import { stagingOf, STEP } from "./model/staging";

export type TactiqueTable = TableStore<State, Aids, Furniture>;

/** Something of a hero that lies face up or can be worked out. */
export type Heap = "hand" | "deck" | "discard" | "wounds" | "exile";

/** A pile that is looked into. */
export interface Opened {
  readonly hero: string;
  readonly heap: Heap;
}

const KEY = Symbol("stage");

/**
 * What the page of Deckbuilding Tactique shows and where the player looks, beside the table itself. `state` runs behind
 * the table while events are being shown, one after another.
 */
export class Stage {
  state: State | null = $state.raw(null);
  /** The event that is being shown, and what it does to figures. */
  event: AnyEvent | null = $state.raw(null);
  banner: { readonly message: string; readonly event: AnyEvent } | null = $state.raw(null);
  shaken: readonly string[] = $state.raw([]);
  cry = $state("");
  /** How fast things move; 0: nothing moves. */
  speed = $state(1);

  /** The cell under the keyboard's cursor, and the one under the pointer or the focus. */
  cursor: Cell = $state("B2");
  hovered: Cell | null = $state(null);
  /** The card of the hand that is chosen, and the one under the pointer. */
  chosen: string | null = $state(null);
  regarded: string | null = $state(null);
  /** How the zone is turned. */
  turn: Turn = $state("right");
  /** Whether the chosen card is to be discarded for a step instead of being played. */
  isStepping = $state(false);
  /** The cell that a card was dropped on. */
  wish: Cell | null = $state(null);
  /** The figures picked so far where several are chosen. */
  picked: readonly string[] = $state.raw([]);
  /** Cards that were put in order and still have to be put back, the lowest first. */
  private waiting: readonly string[] = [];
  /** A card that is being dragged, and where it is. */
  dragged: { readonly card: string; readonly x: number; readonly y: number } | null = $state.raw(null);

  /** The hero whose hand is shown; null: whoever has to decide. */
  lookedAt: string | null = $state(null);
  opened: Opened | null = $state.raw(null);
  /** An enemy whose deed is shown alone. */
  watched: string | null = $state(null);
  showsForecast = $state(true);
  /** On a small screen: what stands under the board. */
  tab: "hand" | "enemies" | "team" = $state("hand");
  /** What the option under the pointer would do. */
  told: Considered | null = $state.raw(null);

  /** The answers about each cell. */
  readonly targets = $derived.by(() =>
    this.table.state ? offersByCell(this.table.options, this.table.state, this.aids, this.asked) : new Map<Cell, Offer[]>(),
  );

  constructor(readonly table: TactiqueTable) {}

  get box(): Furniture {
    return this.table.furniture;
  }
  get aids(): Aids | null {
    return this.table.aids;
  }
  /** What the enemies will do: as the table lies, or after the answer that is looked at. */
  get forecast(): Aids["forecast"] {
    return this.told?.forecast ?? this.aids?.forecast ?? [];
  }
  /** The kind of question that we have to answer; "" for none. */
  get question(): string {
    return this.table.isReadOnly ? "" : (this.table.question?.key ?? "");
  }
  get isByHand(): boolean {
    return BY_HAND.has(this.question);
  }
  get isByTray(): boolean {
    return BY_TRAY.has(this.question);
  }
  /** The hero that has to decide. */
  readonly asked = $derived.by(() => {
    const { state, question, view } = this.table;
    return state && question ? heroAsked(state, view?.stack, question.seat) : null;
  });
  /** The hero whose hand is shown. */
  readonly hero: Hero | null = $derived.by(() => {
    const heroes = this.state?.heroes ?? [];
    const wanted = this.lookedAt ?? this.asked ?? heroes.find((hero) => hero.seat === this.table.seat)?.id ?? this.state?.active;
    return heroes.find((hero) => hero.id === wanted) ?? heroes[0] ?? null;
  });
  /** The card whose zone is looked at. */
  get card(): string | null {
    return this.dragged?.card ?? this.regarded ?? this.chosen;
  }
  /** The zone on the board in each turn: of the card that is looked at, of the question, or of the enemy that is watched. */
  readonly zone: Readonly<Record<Turn, readonly Cell[]>> | null = $derived.by(() => {
    const { aids, card, hero, watched } = this;
    if (card && hero?.cell && hero.hand.includes(card)) return this.around(this.box.cards[nameOf(card)]?.zone, hero.cell);
    if (AIMED.has(this.question) && aids?.aim) return aids.aim.turns as Record<Turn, readonly Cell[]>;
    const deed = this.forecast.find((one) => one.deed.enemy === watched)?.deed;
    const from = deed?.path.at(-1) ?? this.state?.enemies[watched ?? ""]?.cell;
    return watched && from ? this.around(this.box.enemies[watched]?.zone, from) : null;
  });

  /** A zone around a cell in each turn. */
  private around(id: string | undefined, cell: Cell): Record<Turn, readonly Cell[]> | null {
    const zone = this.box.zones[id ?? ""];
    const field = this.box.battlefields[this.state?.battlefield ?? ""];
    if (!zone) return null;
    return Object.fromEntries(TURNS.map((turn) => [turn, turned(zone, turn, cell, field)])) as Record<Turn, Cell[]>;
  }

  /** Take over the table as it lies, now that everything until then was shown. */
  settle(state: State | null): void {
    this.event = this.banner = null;
    this.shaken = [];
    this.cry = "";
    this.state = state;
  }

  /** Another question is open: what was begun for the last one is over. */
  turnTo(): void {
    this.chosen = this.regarded = this.lookedAt = this.told = null;
    this.isStepping = false;
    this.picked = [];
    if (this.question) this.tab = "hand";
    const turns = this.turnsOffered;
    if (turns.length && !turns.includes(this.turn)) this.turn = turns[0]!;
    this.grant();
    this.putNext();
  }

  /** Put cards back on the deck, the first one on top. The table takes them one after the other from below. */
  putBack(cards: readonly string[]): void {
    this.waiting = cards.toReversed();
    this.putNext();
  }
  private putNext(): void {
    const [card, ...others] = this.waiting;
    const offer = this.table.offers("PutBack").find((one) => nameOf(cardOf(one) ?? "") === nameOf(card ?? ""));
    this.waiting = offer ? others : [];
    if (offer) void this.table.choose(offer.choice as Choice);
  }

  /** A card that was dropped on a cell is meant for it: the question that follows is answered where that is clear. */
  private grant(): void {
    if (!this.table.options.length) return;
    const [only, more] = this.wish ? (this.targets.get(this.wish) ?? []) : [];
    if (this.question) this.wish = null;
    if (only && !more && this.question !== "tactique.turn_action") void this.table.choose(only.choice as Choice);
  }

  /** End the turn; where something plain to see would be lost, it is asked again. */
  endTurn(): void {
    const [offer] = this.table.offers("EndTurn");
    const doubt = lostByEnding(this.table);
    if (offer && doubt) this.table.askAgain(offer, t(doubt));
    else if (offer) void this.table.choose(offer.choice as Choice);
  }

  /** The turns of the zone that can be chosen. */
  get turnsOffered(): readonly Turn[] {
    return this.table.offers("ChooseArea").map((offer) => (offer.choice as { turn: Turn }).turn);
  }

  /** Turn the zone further: to the next turn on offer, or simply on. */
  rotate(by = 1): void {
    const turns = this.turnsOffered.length ? this.turnsOffered : TURNS;
    const at = turns.indexOf(this.turn);
    this.turn = turns.at((at + by) % turns.length) ?? "right";
    this.table.hovered = this.areaNow;
  }

  /** The answer that turns the zone as it is turned now. */
  get areaNow(): Offer | null {
    return this.table.offers("ChooseArea").find((offer) => (offer.choice as { turn: Turn }).turn === this.turn) ?? null;
  }

  /** The answers that a cell stands for now; of turned zones first the one that is shown. */
  offersAt(cell: Cell): readonly Offer[] {
    const offers = this.targets.get(cell) ?? [];
    const now = this.areaNow;
    return now && offers.includes(now) ? [now] : offers;
  }

  /** The pointer or the focus is on a cell. */
  point(cell: Cell | null): void {
    this.hovered = cell;
    if (cell === null) {
      this.table.hovered = null;
      return;
    }
    const { zone } = this;
    if (zone && !zone[this.turn].includes(cell)) {
      const turns = this.turnsOffered.length ? this.turnsOffered : TURNS;
      this.turn = turns.find((turn) => zone[turn].includes(cell)) ?? this.turn;
    }
    const offers = this.offersAt(cell);
    this.table.hovered = offers.length === 1 ? (offers[0] ?? null) : null;
  }

  /** An answer is looked at, wherever it is shown: what it would do is asked for. */
  consider(offer: Offer | null): void {
    const { table } = this;
    this.told = null;
    const option = offer ? (table.question?.options.indexOf(offer) ?? -1) : -1;
    if (option < 0 || table.isReadOnly) return;
    table.consult<Considered>("consider", { option }).then(
      (found) => {
        if (table.hovered === offer) this.told = found;
      },
      () => undefined, // a forecast that cannot be had is not missed
    );
  }

  /** A cell was clicked, or Enter was pressed on it. */
  take(cell: Cell): void {
    const { table } = this;
    if (this.chosen && this.question === "tactique.turn_action") {
      this.drop(this.chosen, cell);
      return;
    }
    const offers = this.offersAt(cell);
    const [only] = offers;
    const figure = offers.flatMap(figuresOf).find((one) => this.cellOf(one) === cell);
    if (figure) this.pick(figure);
    else if (offers.length === 1 && only) void table.choose(only.choice as Choice);
    else if (offers.length) table.menu = { ref: `cell:${cell}`, offers };
    else {
      const there = this.state?.heroes.find((hero) => hero.cell === cell);
      if (there) this.lookedAt = there.id;
      const enemy = Object.values(this.state?.enemies ?? {}).find((one) => one.cell === cell);
      this.watched = enemy && this.watched !== enemy.id ? enemy.id : null;
    }
  }

  /** One more figure of several, or one less. When nobody can be added, the choice is made. */
  private pick(figure: string): void {
    const { table } = this;
    this.picked = toggled(table.options, this.picked, figure);
    const chosen = setOf(table.options, this.picked);
    if (chosen && isFull(table.options, this.picked)) void table.choose(chosen.choice as Choice);
  }
  /** The answer that the figures picked so far stand for. */
  get pickedOffer(): Offer | null {
    return setOf(this.table.options, this.picked);
  }
  /** Whether a figure that was picked stands on this cell. */
  isPicked(cell: Cell): boolean {
    return this.picked.some((figure) => this.cellOf(figure) === cell);
  }

  /** The answers that the hand offers for a card. */
  offersFor(card: string): readonly Offer[] {
    const name = nameOf(card);
    return this.table.options.filter((offer) => {
      const named = cardOf(offer);
      return named !== null && nameOf(named) === name;
    });
  }
  private offerFor(card: string, type: "Play" | "DiscardToMove"): Offer | undefined {
    return this.offersFor(card).find((offer) => (offer.choice as { type: string }).type === type);
  }

  /** A card of the hand was clicked: to choose it is to look at it, to click it again plays it. */
  press(card: string): void {
    const offers = this.offersFor(card);
    const [only] = offers;
    if (this.question !== "tactique.turn_action") {
      if (only) void this.table.choose(only.choice as Choice);
      return;
    }
    if (this.chosen === card) this.play(card);
    else {
      this.chosen = offers.length ? card : null;
      this.isStepping = false;
      this.table.hovered = this.offerFor(card, "Play") ?? null;
    }
  }

  play(card: string): void {
    const offer = this.offerFor(card, "Play");
    if (offer) void this.table.choose(offer.choice as Choice);
  }

  discard(card: string): void {
    const offer = this.offerFor(card, "DiscardToMove");
    if (offer) void this.table.choose(offer.choice as Choice);
  }

  /** Whether a hero could step on this cell: it is beside it and nobody is there. */
  isStep(cell: Cell): boolean {
    const { hero, state } = this;
    if (!hero?.cell || !state || state.obstacles.includes(cell)) return false;
    const [a, b] = [hero.cell, cell];
    const beside = Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(Number(a[1]) - Number(b[1])) === 1;
    const figures = [...state.heroes.filter((one) => one.alive), ...Object.values(state.enemies)];
    return beside && figures.every((figure) => figure.cell !== cell);
  }

  /** A card was dropped on a cell, or a cell was clicked while it was chosen: it is played there, or discarded to step. */
  drop(card: string, cell: Cell): void {
    const play = this.offerFor(card, "Play");
    const discard = this.isStep(cell) ? this.offerFor(card, "DiscardToMove") : undefined;
    const moves = this.box.cards[nameOf(card)]?.types.includes("movement") ?? false;
    this.wish = cell;
    if (play && discard && moves && !this.isStepping) this.table.menu = { ref: `cell:${cell}`, offers: [play, discard] };
    else if (discard) void this.table.choose(discard.choice as Choice);
    else if (play && !this.isStepping) void this.table.choose(play.choice as Choice);
    else this.wish = null;
  }

  /** Whether an answer under the pointer is about this cell. */
  isLit(cell: Cell): boolean {
    const offer = this.table.hovered ?? this.table.options.find((one) => one.label === this.table.hinted?.label);
    if (!offer || !this.table.state) return false;
    return cellsOf(offer, this.table.state, this.aids, this.asked).includes(cell);
  }

  /** Show one event: an animator for the table's queue. */
  readonly show = async (happening: Happening, pace: Pace): Promise<void> => {
    this.speed = pace.still ? 0 : pace.speed;
    if (happening.type === "TakenBack" || !this.state) return;
    const event = happening.event as AnyEvent;
    const { time, banner, figures = [], cry = "" } = stagingOf(event);
    this.event = event;
    this.banner = banner ? { message: banner, event } : null;
    this.shaken = figures;
    this.cry = cry;
    if ((event.type === "EnemyMoved" || event.type === "HeroMoved") && event.path.length > 1) await this.walk(event, pace);
    this.state = advanced(this.state, event);
    await pace.wait(time);
  };

  /** Step by step, to the last but one cell. */
  private async walk(event: Extract<AnyEvent, { path: readonly string[] }>, pace: Pace): Promise<void> {
    for (const to of event.path.slice(0, -1)) {
      if (!this.state || pace.still) return;
      this.state = advanced(this.state, { ...event, to } as AnyEvent);
      await pace.wait(STEP);
    }
  }

  /** The cell of a figure as it is shown. */
  cellOf(figure: string): Cell | null {
    return this.state ? cellOf(this.state, figure) : null;
  }
}

export function provideStage(table: TactiqueTable): Stage {
  return setContext(KEY, new Stage(table));
}

export function useStage(): Stage {
  return getContext<Stage>(KEY);
}

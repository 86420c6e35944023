import { getContext, setContext, untrack } from "svelte";
import type { Offer } from "../../lib/protocol";
import type { Pace } from "../../lib/queue";
import { t } from "../../lib/text.svelte";
import type { Choice, Happening, TableStore } from "../../lib/table.svelte";
import { Drag } from "./drag.svelte";
import { type Duel, duelOf, type Secret } from "./model/duel";
import { heroAsked } from "./model/frames";
import { cardsOf } from "./model/heroes";
import { PAGE_OF, type Page, pageOfThing, type Tab, tabFor } from "./model/questions";
import { advanced } from "./model/shown";
import { stagingOf } from "./model/staging";
import { choiceOf, offersByThing, seconds, type Thing, thingsOf } from "./model/things";
import { Wishes } from "./model/wishes.svelte";
import type { Aids, AnyEvent, Furniture, Hero, Odds, Options, State } from "./records";

export type VeielTable = TableStore<State, Aids, Furniture>;

/** Why a thing cannot be chosen, and the rule that says so. */
export interface Refused {
  readonly why: string;
  readonly rule: string;
}

const KEY = Symbol("stage");
/**
 * How long it takes until what was wished for is done (milliseconds): there is time to interrupt it, and the others wait
 * as long whatever the dungeon master holds.
 */
const FUSE = 1400;

/**
 * What the page of The Order of Veiel shows and where the player looks, beside the table itself. `state` runs behind the
 * table while events are being shown, one after another.
 */
export class Stage {
  state: State | null = $state.raw(null);
  banner: { readonly message: string; readonly event: AnyEvent } | null = $state.raw(null);
  /** The heroes, enemies and places that an event is about, and the word that rises from them. */
  shaken: readonly string[] = $state.raw([]);
  cry = $state("");
  /** The last roll, and whether it is being shown right now. */
  duel: Duel | null = $state.raw(null);
  isRolling = $state(false);
  /** The damage that came of the last roll; null: none yet. */
  dealt: number | null = $state(null);
  /** The event that the DM plays, or that is turned over, while it is shown. */
  played: string | null = $state(null);
  speed = $state(1);
  private secret: Secret | null = null;

  /** What was pressed first of an answer that names two things. */
  chosen: Thing | null = $state(null);
  /** The hero whose things are shown where there is room for one; null: whoever has to decide. */
  lookedAt: string | null = $state(null);
  /** A card, a hero or an enemy whose text is read. */
  opened: string | null = $state(null);
  /** On a small screen: which of the three pages is seen. */
  page: Page = $state("middle");
  tab: Tab = $state("levels");
  readonly drag = new Drag(this);
  /** A thing on which something was dropped that does not belong there: it shakes. */
  refused: Thing | null = $state(null);
  readonly wishes: Wishes;
  /** The answer that is given by itself in a moment, as was wished. */
  foreseen: Offer | null = $state.raw(null);
  private fuse = 0;
  /** The number of the question that is asked although nothing is wished for it: it was interrupted. */
  private interrupted = -1;

  /** The answers about each thing. */
  readonly targets = $derived.by(() =>
    this.table.state ? offersByThing(this.table.options, this.table.state, this.asked) : new Map<Thing, readonly Offer[]>(),
  );
  /** The hero that has to decide. */
  readonly asked = $derived.by(() => {
    const { state, question, view } = this.table;
    return state && question ? heroAsked(state, view?.stack, question.seat) : null;
  });
  /** What can be pressed now. */
  readonly pressable: ReadonlySet<Thing> = $derived.by(() => {
    const { chosen, targets } = this;
    const state = this.table.state;
    if (!chosen || !state) return new Set(targets.keys());
    const goals = (targets.get(chosen) ?? []).flatMap((offer) => this.goals(offer, chosen, state));
    return new Set(goals);
  });

  constructor(readonly table: VeielTable) {
    this.wishes = new Wishes(table.welcome?.table ?? "");
  }

  get box(): Furniture {
    return this.table.furniture;
  }
  get aids(): Aids | null {
    return this.table.aids;
  }
  get options(): Options | null {
    return (this.table.welcome?.options as Options | undefined) ?? null;
  }
  /** The key of the open question without the name of the game. */
  get question(): string {
    return this.table.question?.key.replace("veiel.", "") ?? "";
  }
  /** Whether the one who looks is the dungeon master: the seat after those of the heroes. A replay has no options. */
  get isMaster(): boolean {
    const { options, table } = this;
    const taken = Math.max(0, ...(table.state?.heroes ?? []).map((hero) => hero.seat));
    const seats = options ? Math.min(options.players || options.heroes, options.heroes) : taken;
    return table.seat !== null && seats > 0 && table.seat > seats;
  }
  /** The hero whose things are looked at. */
  get hero(): Hero | null {
    const heroes = this.state?.heroes ?? [];
    const own = heroes.find((hero) => hero.seat === this.table.seat)?.id;
    const wanted = this.lookedAt ?? this.asked ?? own;
    return heroes.find((hero) => hero.id === wanted) ?? heroes[0] ?? null;
  }
  /** The cards that digits choose: those of the hero that has to decide. */
  get numbered(): readonly string[] {
    const hero = this.state?.heroes.find((one) => one.id === this.asked);
    const sheet = hero && this.box.heroes[hero.id];
    return hero && sheet ? cardsOf(hero, sheet).filter((card) => this.targets.has(`card:${hero.id}/${card}`)) : [];
  }

  /** The targets that digits choose when a card is chosen: enemies in their line, then heroes, then the rest. */
  get ordered(): readonly Thing[] {
    const { state, pressable } = this;
    const things = [
      ...(state?.combat?.line ?? []).map((enemy) => `enemy:${enemy.id}`),
      ...(state?.heroes ?? []).map((hero) => `hero:${hero.id}`),
    ];
    return [...things.filter((thing) => pressable.has(thing)), ...[...pressable].filter((thing) => !things.includes(thing))];
  }

  /** Take over the table as it lies, now that everything until then was shown. */
  settle(state: State | null): void {
    this.banner = this.played = this.secret = null;
    this.shaken = [];
    this.cry = "";
    this.isRolling = false;
    if (!state?.combat && this.state?.combat) this.duel = null;
    this.state = state;
  }

  /** Another question is open: what was begun for the last one is over. */
  turnTo(): void {
    this.chosen = this.refused = null;
    this.carryOutWishes();
    const { question } = this;
    if (!question) return;
    if (question !== "camp" && question !== "calm") this.lookedAt = null;
    this.page = PAGE_OF[question] ?? "middle";
    this.tab = tabFor(this.targets.keys(), this.tab);
  }

  /** The room that "not again in this room" is about. */
  get room(): string {
    const { state } = this.table;
    return state ? `${state.incursion} ${state.place}` : "";
  }

  /** Answer by itself what need not be asked; `interrupt` can still prevent it. */
  carryOutWishes(): void {
    clearTimeout(this.fuse);
    this.foreseen = this.wishedFor();
    const offer = this.foreseen;
    if (!offer) return;
    this.fuse = window.setTimeout(() => {
      if (!this.table.options.includes(offer)) return;
      this.table.unconfirmed = offer; // whoever wished for it need not confirm it
      void this.table.choose(offer.choice as Choice);
    }, FUSE);
  }

  private wishedFor(): Offer | null {
    const { question, table, wishes } = this;
    const number = table.view?.number ?? -1;
    if (table.isReadOnly || this.interrupted === number) return null;
    if (question === "event" && wishes.isArmed) {
      this.interrupted = number;
      wishes.isArmed = false;
      return null;
    }
    if (question === "event") return wishes.answerEvent(table.options, this.room);
    if (question === "react") return wishes.answerReaction(table.options, this.aids?.threat ?? 0);
    return null;
  }

  /** Ask after all: now if something is about to be answered by itself, else at the next moment. */
  interrupt(): void {
    if (!this.foreseen) {
      this.wishes.isArmed = !this.wishes.isArmed;
      return;
    }
    clearTimeout(this.fuse);
    this.foreseen = null;
    this.interrupted = this.table.view?.number ?? -1;
  }

  /** A wish has changed: it holds for the open question, too. */
  wishAnew(): void {
    this.interrupted = -1;
    this.carryOutWishes();
  }

  /** The odds of an answer, as far as they are told. */
  oddsOf(offer: Offer | null | undefined): Odds | null {
    const { question, view } = this.table;
    const at = offer ? (question?.options.indexOf(offer) ?? -1) : -1;
    return at < 0 ? null : ((view?.aids as Aids | null)?.odds[at] ?? null);
  }

  /** The answers that pressing a thing now is about: with what was pressed before, if there are such. */
  offersAt(thing: Thing): readonly Offer[] {
    const offers = this.targets.get(thing) ?? [];
    const { chosen } = this;
    const state = this.table.state;
    if (!chosen || chosen === thing || !state) return offers;
    const both = offers.filter((offer) => thingsOf(offer, state, this.asked)[0] === chosen);
    return both.length ? both : offers;
  }

  /** A thing was clicked, or Enter was pressed on it. What is no answer is looked at. */
  press(thing: Thing): void {
    const { table } = this;
    const offers = this.offersAt(thing);
    const state = table.state;
    if (!offers.length || !state) {
      this.chosen = null;
      this.lookAt(thing);
      return;
    }
    const [only] = offers;
    const beginners = offers.filter((offer) => thingsOf(offer, state, this.asked)[0] === thing);
    if (this.chosen === thing) {
      const alone = offers.filter((offer) => thingsOf(offer, state, this.asked).length === 1);
      this.chosen = null;
      if (alone.length) table.menu = { ref: thing, offers: alone };
    } else if (offers.length === 1 && only) {
      void table.choose(only.choice as Choice);
    } else if (beginners.length === offers.length && seconds(thing, offers, state, this.asked).length > 1) {
      this.chosen = thing;
      this.page = pageOfThing(seconds(thing, offers, state, this.asked)[0] ?? thing);
    } else table.menu = { ref: thing, offers };
  }

  /** Whether a thing can be dragged somewhere. */
  drags(thing: Thing): boolean {
    const { state, question } = this.table;
    const offers = this.targets.get(thing) ?? [];
    return question !== null && state !== null && offers.some((offer) => this.goals(offer, thing, state).length > 0);
  }

  /** Where an answer can be given by dragging a thing to: what is worn goes into the box. */
  private goals(offer: Offer, thing: Thing, state: State): readonly Thing[] {
    const [first, ...others] = thingsOf(offer, state, this.asked);
    if (first !== thing) return [];
    return choiceOf(offer).type === "TakeOff" ? ["box"] : others;
  }

  /** A thing begins to be dragged. */
  take(thing: Thing): void {
    this.chosen = thing;
    this.refused = null;
  }

  /** Something was dragged onto a thing: the same as pressing one after the other. */
  drop(first: Thing, onto: Thing | null): void {
    const { table } = this;
    const state = table.state;
    if (!state || !onto || first === onto) return;
    const offers = (this.targets.get(first) ?? []).filter((offer) => this.goals(offer, first, state).includes(onto));
    const [only] = offers;
    this.chosen = null;
    if (offers.length > 1) table.menu = { ref: onto, offers };
    else if (only) void table.choose(only.choice as Choice);
    else {
      this.refused = onto;
      table.notice = { kind: "refused", text: t("veiel-no-drop"), rule: "" };
    }
  }

  private refuse({ why, rule }: Refused): void {
    this.table.notice = { kind: "refused", text: why, rule };
  }

  private lookAt(thing: Thing): void {
    const [kind = "", id = ""] = thing.split(/:(.*)/s);
    if (kind === "hero") this.lookedAt = id;
    else if (kind === "enemy") this.opened = id.split(".")[0] ?? id;
    else if (kind === "place") this.opened = this.state?.rooms[id]?.front ?? null;
    else if (kind === "boss") this.opened = this.state?.boss ?? null;
    else this.opened = id.split("/").at(-1) ?? null;
  }

  /** The pointer or the focus is on a thing, or no longer (null). */
  point(thing: Thing | null): void {
    const offers = thing === null || !this.targets.has(thing) ? [] : this.offersAt(thing);
    this.table.hovered = offers.length === 1 ? (offers[0] ?? null) : null;
  }

  /** Whether an answer under the pointer, or the one that was hinted at, is about this thing. */
  isLit(thing: Thing): boolean {
    const { hovered, hinted, options, state } = this.table;
    const offer = hovered ?? options.find((one) => one.label === hinted?.label);
    return offer !== undefined && offer !== null && state !== null && thingsOf(offer, state, this.asked).includes(thing);
  }

  /**
   * An attachment for a button that stands for a thing: it is marked while it can be chosen, and pressed. When it cannot
   * be chosen `refusal` is told, if there is one.
   */
  thing(thing: Thing, refusal: Refused | null = null): (element: HTMLElement) => () => void {
    return (element) => {
      // A thing that goes away while it has the focus loses it in the middle of the drawing, which must not notice.
      const leave = () => untrack(() => this.point(null));
      const down = (event: PointerEvent) => this.drag.begin(thing, event);
      const listeners: readonly [string, () => void][] = [
        ["click", () => (refusal && !this.pressable.has(thing) ? this.refuse(refusal) : this.press(thing))],
        ["pointerenter", () => this.point(thing)],
        ["focus", () => this.point(thing)],
        ["pointerleave", leave],
        ["blur", leave],
      ];
      for (const [name, listener] of listeners) element.addEventListener(name, listener);
      element.addEventListener("pointerdown", down);
      element.dataset["ref"] = thing;
      const stop = $effect.root(() => {
        $effect(() => {
          element.classList.toggle("can", this.pressable.has(thing));
          element.classList.toggle("chosen", this.chosen === thing);
          element.classList.toggle("lit", this.isLit(thing));
          element.classList.toggle("drags", this.drags(thing));
          element.classList.toggle("refuses", this.refused === thing);
        });
      });
      return () => {
        stop();
        for (const [name, listener] of listeners) element.removeEventListener(name, listener);
        element.removeEventListener("pointerdown", down);
      };
    };
  }

  /** The answer under the pointer, if it is of one of these kinds. */
  considered<Kind extends string>(...kinds: readonly Kind[]): ReturnType<typeof choiceOf> | null {
    const choice = this.table.hovered && choiceOf(this.table.hovered);
    return choice && (kinds as readonly string[]).includes(choice.type) ? choice : null;
  }

  /** Show one event: an animator for the table's queue. */
  readonly show = async (happening: Happening, pace: Pace): Promise<void> => {
    this.speed = pace.still ? 0 : pace.speed;
    if (happening.type === "TakenBack" || !this.state) return;
    const event = happening.event as AnyEvent;
    const { time, banner, figures = [], places = [], cry = "" } = stagingOf(event);
    const duel = duelOf(event, this.aids?.fixed ?? 0, this.secret);
    this.secret = event.type === "MasterRolled" ? { die: event.die, total: event.total } : null;
    this.isRolling = duel !== null;
    if (duel) [this.duel, this.dealt] = [duel, null];
    if (event.type === "DamageDealt" && this.duel) this.dealt = event.final;
    this.played = event.type === "EventPlayed" || event.type === "EventTurned" ? event.card : null;
    this.banner = banner ? { message: banner, event } : null;
    this.shaken = [...figures, ...places];
    this.cry = cry;
    this.state = advanced(this.state, event, this.box);
    await pace.wait(time);
  };
}

export function provideStage(table: VeielTable): Stage {
  return setContext(KEY, new Stage(table));
}

export function useStage(): Stage {
  return getContext<Stage>(KEY);
}

import { getContext, setContext, untrack } from "svelte";
import type { Offer } from "../../lib/protocol";
import type { Pace } from "../../lib/queue";
import type { Choice, Happening, TableStore } from "../../lib/table.svelte";
import { type Duel, duelOf, type Secret } from "./model/duel";
import { heroAsked } from "./model/frames";
import { cardsOf } from "./model/heroes";
import { PAGE_OF, type Page, pageOfThing, type Tab, tabFor } from "./model/questions";
import { advanced } from "./model/shown";
import { stagingOf } from "./model/staging";
import { choiceOf, offersByThing, seconds, type Thing, thingsOf } from "./model/things";
import type { Aids, AnyEvent, Furniture, Hero, Odds, Options, State } from "./records";

export type VeielTable = TableStore<State, Aids, Furniture>;

/** Why a thing cannot be chosen, and the rule that says so. */
export interface Refused {
  readonly why: string;
  readonly rule: string;
}

const KEY = Symbol("stage");

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
    return new Set(seconds(chosen, targets.get(chosen) ?? [], state, this.asked));
  });

  constructor(readonly table: VeielTable) {}

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
    this.chosen = null;
    const { question } = this;
    if (!question) return;
    if (question !== "camp" && question !== "calm") this.lookedAt = null;
    this.page = PAGE_OF[question] ?? "middle";
    this.tab = tabFor(this.targets.keys(), this.tab);
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
      const listeners: readonly [string, () => void][] = [
        ["click", () => (refusal && !this.pressable.has(thing) ? this.refuse(refusal) : this.press(thing))],
        ["pointerenter", () => this.point(thing)],
        ["focus", () => this.point(thing)],
        ["pointerleave", leave],
        ["blur", leave],
      ];
      for (const [name, listener] of listeners) element.addEventListener(name, listener);
      element.dataset["ref"] = thing;
      const stop = $effect.root(() => {
        $effect(() => {
          element.classList.toggle("can", this.pressable.has(thing));
          element.classList.toggle("chosen", this.chosen === thing);
          element.classList.toggle("lit", this.isLit(thing));
        });
      });
      return () => {
        stop();
        for (const [name, listener] of listeners) element.removeEventListener(name, listener);
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
    if (duel) this.duel = duel;
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

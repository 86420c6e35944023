import { getContext, setContext } from "svelte";
import type { Pace } from "../../lib/queue";
import type { Happening, TableStore } from "../../lib/table.svelte";
import type { Aids, AnyEvent, AvelState, Furniture, Hero } from "./records";
import { within } from "./model/frames";
import { type Cell, CASTLE } from "./model/hex";
import { advanced, settled, type Shown } from "./model/shown";
import { stagingOf } from "./model/staging";
import type { AnySound } from "./sound";

export type AvelTable = TableStore<AvelState, Aids, Furniture>;
export type Page = "hidden" | "bag" | "fallen" | "aid" | "beasts";

/** A banner over the land, for as long as its event is shown. */
export interface Banner {
  readonly message: string;
  readonly event: AnyEvent;
}

const KEY = Symbol("stage");

/**
 * What the page of Avel shows and where the player looks, beside the table itself. `shown` runs behind the table while
 * events are being shown, one after another.
 */
export class Stage {
  shown: Shown | null = $state.raw(null);
  /** The event that is being shown. */
  event: AnyEvent | null = $state.raw(null);
  banner: Banner | null = $state.raw(null);
  /** A sound and a number that grows, so that the same one can be told twice. */
  heard: { readonly sound: AnySound; readonly n: number } | null = $state.raw(null);
  /** How fast things move; 0: nothing moves. */
  speed = $state(1);

  /** The cell under the keyboard's cursor, and the one that is read about. */
  cursor: Cell = $state(CASTLE);
  inspected: Cell | null = $state(null);
  /** The cell under the pointer or the focus. */
  hovered: Cell | null = $state(null);
  /** A monster whose way and odds are shown. */
  regarded: string | null = $state(null);
  /** Whether the ways of the Beast are drawn all the time. */
  showsWays = $state(false);
  /** The hero whose board is shown; null: whoever has to decide. */
  lookedAt: number | null = $state(null);
  /** The open page of the book; null: it is closed. */
  page: Page | null = $state(null);
  /** On a small screen: whether the hero's board covers the land. */
  boardIsOpen = $state(false);
  /** The direction keys choose where to go. */
  isChoosingWay = $state(false);
  /** The silhouette of a parade that the keys are at. */
  paradeAt = $state(0);

  constructor(readonly table: AvelTable) {}

  get box(): Furniture {
    return this.table.furniture;
  }
  get state(): AvelState | null {
    return this.shown?.state ?? null;
  }
  /** The seat whose turn it is, as it is shown; 0: nobody's. */
  get active(): number {
    return within(this.table.stack, "Turn")?.seat ?? 0;
  }
  /** The seat whose hero is looked at. */
  get seat(): number {
    return this.lookedAt ?? this.table.question?.seat ?? (this.active || (this.table.seat ?? 1));
  }
  get hero(): Hero | null {
    return this.state?.heroes[this.seat - 1] ?? null;
  }

  /** Take over the table as it lies, now that everything until then was shown. */
  settle(state: AvelState | null, stack: unknown): void {
    this.event = this.banner = null;
    this.shown = state && settled(state, stack, this.shown, this.box);
  }

  /** Another question is open: what was begun for the last one is over. */
  turnTo(isOnBoard: boolean): void {
    this.isChoosingWay = false;
    this.paradeAt = 0;
    this.lookedAt = null;
    this.boardIsOpen = isOnBoard;
  }

  sound(sound: AnySound): void {
    this.heard = { sound, n: (this.heard?.n ?? 0) + 1 };
  }

  /** Show one event: an animator for the table's queue. */
  readonly show = async (happening: Happening, pace: Pace): Promise<void> => {
    this.speed = pace.still ? 0 : pace.speed;
    if (happening.type === "TakenBack" || !this.shown) return;
    const event = happening.event as AnyEvent;
    const staging = stagingOf(event);
    this.event = event;
    if (staging.sound) this.sound(staging.sound);
    this.banner = staging.banner ? { message: staging.banner, event } : null;
    this.shown = advanced(this.shown, event, this.box);
    await pace.wait(staging.time);
  };
}

export function provideStage(table: AvelTable): Stage {
  return setContext(KEY, new Stage(table));
}

export function useStage(): Stage {
  return getContext<Stage>(KEY);
}


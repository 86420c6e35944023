import { getContext, setContext } from "svelte";
import { t } from "../../../lib/text.svelte";
import type { Fitting, Hero } from "../records";
import type { Stage } from "../stage.svelte";
import { type Area, count, type GridCell, quartersIn, turned } from "../model/backpack";
import { asFitting, asRearrangement, giveUp, giveUpCoins, lift, Packer, type Plan, planFrom, planOf, type Slot, without } from "../model/plan";

/** A token in the hand of the player: by the pointer, or carried over the grid with the keys. */
export interface Held {
  readonly token: string;
  readonly cells: readonly GridCell[];
  /** The cell of the grid under its first cell; null: it is nowhere over the grid. */
  readonly at: GridCell | null;
  /** How the plan was before. */
  readonly before: Plan;
  readonly isCarried: boolean;
}

export type Target = { readonly on: "grid"; readonly cell: GridCell } | { readonly on: Slot | "bin" | "hand" };

const KEY = Symbol("bench");

/** The bench on which a hero's things are arranged: while fitting a gain, or at any other time. */
export class Bench {
  plan: Plan | null = $state.raw(null);
  held: Held | null = $state.raw(null);
  /** The token that is read about, and that keys act on. */
  chosen: string | null = $state(null);
  /** A token that does not fit where it was put, and a number that grows so that it shakes each time. */
  shaken: { readonly token: string; readonly n: number } | null = $state.raw(null);
  packer: Packer | null = $state.raw(null);
  mode: "look" | "rearrange" | "fit" = $state("look");
  /** Grows whenever the pointer that holds a token moves. */
  moved = $state(0);
  private known = "";

  constructor(readonly stage: Stage) {}

  /** Look at a hero. What the player has begun stays while nothing about the hero's things has changed. */
  look(hero: Hero, upgraded: readonly string[], mode: "look" | "rearrange" | "fit"): void {
    const things = [hero.seat, hero.weapon, hero.shield, hero.helmet, hero.backpack, hero.holding, hero.coins, upgraded, mode];
    const known = JSON.stringify(things);
    if (known === this.known) return;
    this.known = known;
    this.mode = mode;
    this.packer = new Packer(this.stage.box, upgraded);
    this.plan = planOf(hero);
    this.held = null;
    if (this.chosen && !this.nameable(hero).includes(this.chosen)) this.chosen = null;
  }

  get canMove(): boolean {
    return this.mode !== "look";
  }
  get isComplete(): boolean {
    return !this.held && !!this.plan && !!this.packer?.isComplete(this.plan);
  }
  /** The area the held token would cover, and whether it may. */
  get preview(): { readonly area: Area; readonly fits: boolean } | null {
    const { held, packer, plan } = this;
    if (!held?.at || !packer || !plan) return null;
    const cells = held.cells.map(([row, column]): GridCell => [row + held.at![0], column + held.at![1]]);
    const area = packer.grid.areaOf(cells.filter((cell) => packer.grid.areaOf([cell]) !== null)) ?? 0;
    const whole = packer.grid.areaOf(cells);
    return { area, fits: whole !== null && packer.canLay(plan, held.token, whole) };
  }

  pick(token: string, isCarried: boolean): void {
    const { plan, packer } = this;
    if (!plan || !packer || !this.canMove) return;
    const lying = plan.backpack.find((packed) => packed.token === token);
    const cells = packer.cellsOf(token);
    const quarters = lying ? quartersIn(packer.grid, cells, lying.cells) : 0;
    const first = lying ? packer.grid.cellsOf(lying.cells) : [];
    const corner: GridCell = first.length
      ? [Math.min(...first.map(([row]) => row)), Math.min(...first.map(([, column]) => column))]
      : [1, 0];
    this.held = { token, cells: turned(cells, quarters), at: isCarried ? corner : null, before: plan, isCarried };
    this.plan = without(plan, token);
    this.chosen = token;
  }

  turn(): void {
    if (this.held) this.held = { ...this.held, cells: turned(this.held.cells, 1) };
    else if (this.chosen) {
      this.pick(this.chosen, true);
      this.turn();
    }
  }

  over(at: GridCell | null): void {
    if (this.held) this.held = { ...this.held, at };
  }

  /** Carry the held token by one cell; it stays over the grid. */
  carry(down: number, right: number): void {
    const { held, packer } = this;
    if (!held || !packer) return;
    const [row, column] = held.at ?? [1, 0];
    const rows = 1 + Math.max(...held.cells.map(([r]) => r));
    const columns = 1 + Math.max(...held.cells.map(([, c]) => c));
    this.over([
      Math.min(Math.max(0, row + down), packer.grid.rows - rows),
      Math.min(Math.max(0, column + right), packer.grid.columns - columns),
    ]);
    this.stage.table.say(t(this.preview?.fits ? "avel-pack-fits" : "avel-pack-blocked", { row: row + down + 1, column: column + right + 1 }));
  }

  cancel(): void {
    if (this.held) this.plan = this.held.before;
    this.held = null;
  }

  /** Put the held token down; where it does not fit it goes back to where it was, and shakes. */
  drop(target: Target | null): void {
    const { held, packer, plan } = this;
    if (!held || !packer || !plan) return;
    const next = target && this.placed(held, plan, packer, target);
    this.held = null;
    this.plan = next ?? held.before;
    if (next) void this.changed();
    else if (target) this.shake(held.token);
  }

  private placed(held: Held, plan: Plan, packer: Packer, target: Target): Plan | null {
    const { token } = held;
    if (target.on === "grid") {
      const area = packer.grid.lay(held.cells, ...target.cell);
      return area === null ? null : packer.lay(plan, token, area);
    }
    if (target.on === "bin") return this.mode === "fit" ? giveUp(plan, token) : null;
    if (target.on === "hand") return this.mode === "fit" ? lift(plan, token) : null;
    return packer.slotOf(token) === target.on ? packer.wear(plan, token) : null;
  }

  wear(token: string): void {
    this.change((plan, packer) => packer.wear(plan, token), token);
  }
  stow(token: string): void {
    this.change((plan, packer) => packer.pack(plan, token), token);
  }
  discard(token: string): void {
    if (this.mode === "fit") this.change((plan) => giveUp(plan, token), token);
  }
  discardCoins(n: number): void {
    if (this.mode === "fit") this.change((plan) => giveUpCoins(plan, n));
  }

  /** "Pack for me": keeps what is not given up; while fitting the server knows what to give up if it must. */
  packAll(): void {
    this.cancel();
    const { plan, packer } = this;
    if (!plan || !packer || !this.canMove) return;
    const packed = packer.packAll(plan);
    if (packed) this.plan = packed;
    else if (this.mode === "fit") {
      const offer = this.stage.table.offers("Fitting").find((one) => one.default) ?? this.stage.table.offers("Fitting")[0];
      if (offer) this.plan = planFrom(offer.choice as Fitting, plan.coins + plan.coinsGone);
      this.stage.table.say(t("avel-pack-impossible"));
    } else return;
    void this.changed();
  }

  async confirm(): Promise<void> {
    if (this.mode !== "fit" || !this.plan || !this.isComplete) return;
    await this.stage.table.choose({ ...asFitting(this.plan) });
  }

  /** What the free cells lack for what is not placed yet, in words; "" when everything has its place. */
  get lack(): string {
    const { plan, packer, stage } = this;
    if (!plan || !packer) return "";
    const name = (token: string): string => stage.box.tokens[token]?.the ?? token;
    if (plan.hand.length) {
      const token = plan.hand[0]!;
      const free = count(packer.free(plan));
      return t("avel-pack-lack", { token: name(token), cells: packer.cellsOf(token).length, free });
    }
    const coins = packer.coinsTooMany(plan);
    return coins ? t("avel-pack-lack-coins", { n: coins }) : "";
  }

  private change(how: (plan: Plan, packer: Packer) => Plan | null, token?: string): void {
    this.cancel();
    if (!this.plan || !this.packer || !this.canMove) return;
    const next = how(this.plan, this.packer);
    if (next) {
      this.plan = next;
      void this.changed();
    } else if (token) this.shake(token);
  }

  private shake(token: string): void {
    this.shaken = { token, n: (this.shaken?.n ?? 0) + 1 };
    this.stage.table.say(t("avel-pack-does-not-fit"));
  }

  /** Rearranging counts as soon as everything has its place again. */
  private async changed(): Promise<void> {
    if (this.mode !== "rearrange" || !this.plan || !this.isComplete) return;
    const done = await this.stage.table.order("avel.rearrange", { ...asRearrangement(this.plan) });
    if (!done) this.known = "";
  }

  private nameable(hero: Hero): string[] {
    return [hero.weapon, hero.shield, hero.helmet, ...hero.backpack.map(({ token }) => token), ...hero.holding].filter((token) => token !== null);
  }
}

export function provideBench(stage: Stage): Bench {
  return setContext(KEY, new Bench(stage));
}

export function useBench(): Bench {
  return getContext<Bench>(KEY);
}

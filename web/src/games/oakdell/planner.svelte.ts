import type { Foreseen, Hero, Leg, Movement } from "./records";
import type { Plan, Space } from "./model/map";
import { endsAfter, legsFrom, type Means, meansOf, walked, wayTo } from "./model/route";

/** What a planned route needs from the table. */
export interface Ground {
  readonly plan: Plan;
  readonly hero: Hero;
  readonly movement: Movement;
}

/** A route that is being planned, step by step. Nothing is told to the server before it is complete. */
export class Planner {
  steps: readonly Leg[] = $state.raw([]);
  run = $state(0);
  boots = $state(0);
  avoid = $state("");
  /** Several ways of passing one edge: which of them is asked. */
  choices: readonly Leg[] = $state.raw([]);
  /** What the complete route would bring; null until it is known. */
  foreseen: Foreseen | null = $state.raw(null);

  constructor(private readonly look: () => Ground | null) {}

  get ground(): Ground | null {
    return this.look();
  }
  /** How many steps the route has to have. */
  readonly length: number = $derived.by(() => (this.ground?.movement.move ?? 0) + this.run + this.boots);
  readonly left: number = $derived(this.length - this.steps.length);
  get isComplete(): boolean {
    return this.ground !== null && this.left === 0;
  }
  private readonly means: Means | null = $derived.by(() => {
    const { ground } = this;
    return ground ? meansOf(ground.hero, ground.movement, this.length) : null;
  });
  /** Where the route has come to. */
  readonly end: { space: Space; means: Means } | null = $derived.by(() => {
    const { ground, means } = this;
    return ground && means ? walked(ground.plan, ground.hero.space, this.steps, means) : null;
  });
  private readonly crossed: ReadonlySet<Space> = $derived.by(
    () => new Set([...(this.ground?.hero.crossed ?? []), ...(this.ground?.hero.destroyed ?? [])]),
  );
  /** The steps possible next. */
  readonly next: readonly Leg[] = $derived.by(() => {
    const { ground, end } = this;
    return ground && end && this.left > 0 ? legsFrom(ground.plan, end.space, end.means) : [];
  });
  /** Where the route can end if it goes on from here; a complete one could be another from its start. */
  readonly ends: ReadonlyMap<Space, readonly Leg[]> = $derived.by(() => {
    const { ground, end, means } = this;
    if (!ground || !end || !means) return new Map();
    if (this.left > 0) return endsAfter(ground.plan, end.space, end.means, this.left, this.crossed);
    return endsAfter(ground.plan, ground.hero.space, means, this.length, this.crossed);
  });
  /** The spaces of the route, in order. */
  readonly spaces: readonly Space[] = $derived(this.steps.map((leg) => leg.to));
  /** Armed traps on the way: Trap Avoidance can be used on one. */
  readonly traps: readonly Space[] = $derived.by(() => {
    const { ground } = this;
    if (!ground?.hero.ready.includes("trapavoid")) return [];
    const isTrap = (space: Space) => ground.plan.features.get(space)?.kind === "trap" && !this.crossed.has(space);
    const harmless = this.run === 0 || this.run === ground.movement.run;
    const passed = harmless && this.isComplete ? this.spaces.slice(0, -1) : this.spaces;
    return [...new Set(passed.filter(isTrap))];
  });

  /** Begin anew. */
  clear(): void {
    this.steps = [];
    this.choices = [];
    this.foreseen = null;
    this.avoid = "";
  }

  reset(): void {
    this.clear();
    this.run = this.boots = 0;
  }

  /** A space was chosen: one step, or the way to it. Whether anything came of it. */
  choose(space: Space): boolean {
    this.choices = [];
    const { ground, end, means } = this;
    if (!ground || !end || !means) return false;
    if (space === end.space && this.steps.length) {
      this.back();
      return true;
    }
    const legs = this.next.filter((leg) => leg.to === space);
    const [only] = legs;
    if (legs.length > 1) this.choices = legs;
    else if (only) this.add([only]);
    else return this.propose(space);
    return true;
  }

  private propose(space: Space): boolean {
    const { ground, end, means } = this;
    if (!ground || !end || !means) return false;
    const whole = this.ends.get(space);
    if (this.left > 0) {
      const way = whole ?? wayTo(ground.plan, end.space, space, end.means, this.left);
      if (way) this.add(way);
      return way !== null;
    }
    if (!whole) return false;
    this.clear();
    this.add(whole);
    return true;
  }

  add(legs: readonly Leg[]): void {
    this.choices = [];
    this.foreseen = null;
    this.steps = [...this.steps, ...legs];
    if (!this.traps.includes(this.avoid)) this.avoid = "";
  }

  back(): void {
    this.choices = [];
    this.foreseen = null;
    this.steps = this.steps.slice(0, -1);
    if (!this.traps.includes(this.avoid)) this.avoid = "";
  }

  /** Walk further, or less far. */
  lengthen(run: number, boots: number): void {
    this.run = run;
    this.boots = boots;
    this.foreseen = null;
    if (this.steps.length > this.length) this.steps = this.steps.slice(0, this.length);
    // Ghost boots work at some lengths only: what was planned through a door may not be possible any more.
    if (this.steps.some((leg) => leg.via === "ghost")) this.clear();
  }
}

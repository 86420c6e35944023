/** An arrangement of everything a hero has, while a player is working on it: worn, packed, in the hand, given up. */
import type { Fitting, Furniture, Hero, Packed, Rearrangement } from "../records";
import { type Area, count, Grid, type GridCell, packed, toCorner } from "./backpack";
import { shapeOf } from "./things";

export type Slot = "weapon" | "shield" | "helmet";
export const SLOTS: readonly Slot[] = ["weapon", "shield", "helmet"];

export interface Plan {
  readonly worn: Readonly<Record<Slot, string | null>>;
  readonly backpack: readonly Packed[];
  /** Not placed yet. */
  readonly hand: readonly string[];
  /** Goes back into the bag; only while fitting. */
  readonly gone: readonly string[];
  readonly coins: number;
  readonly coinsGone: number;
}

/** How things lie now. What was just drawn is in the hand. */
export function planOf(hero: Hero): Plan {
  return {
    worn: { weapon: hero.weapon, shield: hero.shield, helmet: hero.helmet },
    backpack: hero.backpack,
    hand: hero.holding,
    gone: [],
    coins: hero.coins,
    coinsGone: 0,
  };
}

/** The plan that an answer of the server stands for. */
export function planFrom(answer: Fitting, coins: number): Plan {
  return {
    worn: { weapon: answer.weapon, shield: answer.shield, helmet: answer.helmet },
    backpack: answer.backpack,
    hand: [],
    gone: answer.discards,
    coins: coins - answer.coins_discarded,
    coinsGone: answer.coins_discarded,
  };
}

/** What is allowed with a set of things and a backpack. All answers are new plans; null: not possible. */
export class Packer {
  readonly grid: Grid;

  constructor(
    private readonly box: Furniture,
    private readonly upgraded: readonly string[],
  ) {
    this.grid = new Grid(box.backpack as readonly GridCell[]);
  }

  slotOf(token: string): Slot | null {
    const kind = this.box.tokens[token]?.kind;
    return kind === "weapon" || kind === "shield" || kind === "helmet" ? kind : null;
  }

  cellsOf(token: string): GridCell[] {
    return toCorner(this.outline(token).cells);
  }

  /** Cells that no token covers. */
  free(plan: Plan): Area {
    return plan.backpack.reduce((free, { cells }) => free & ~cells, this.grid.whole);
  }

  /** Whether a token may cover an area once everything else lies as planned. */
  canLay(plan: Plan, token: string, area: Area): boolean {
    return this.outline(token).placements.includes(area) && (area & ~this.free(without(plan, token))) === 0;
  }

  lay(plan: Plan, token: string, area: Area): Plan | null {
    if (!this.canLay(plan, token, area)) return null;
    const rest = without(plan, token);
    return { ...rest, backpack: [...rest.backpack, { token, cells: area }] };
  }

  /** Wear a token. What was worn there goes where the token was, or anywhere it fits, or into the hand. */
  wear(plan: Plan, token: string): Plan | null {
    const slot = this.slotOf(token);
    if (!slot) return null;
    const old = plan.worn[slot];
    if (old === token) return plan;
    const rest = without(plan, token);
    const wearing: Plan = { ...rest, worn: { ...rest.worn, [slot]: token } };
    if (old === null) return wearing;
    return this.pack(wearing, old) ?? { ...wearing, hand: [...wearing.hand, old] };
  }

  /** Put a token anywhere into the backpack where it fits without moving anything else; null if there is no room. */
  pack(plan: Plan, token: string): Plan | null {
    const rest = without(plan, token);
    const free = this.free(rest);
    const spots = this.outline(token).placements.filter((area) => (area & ~free) === 0);
    const spot = spots.find((area) => count(free & ~area) >= rest.coins) ?? spots[0];
    return spot === undefined ? null : { ...rest, backpack: [...rest.backpack, { token, cells: spot }] };
  }

  /**
   * "Pack for me": wear what is worn and what fills an empty slot, lay the rest out anew; null if no arrangement of
   * everything exists. A worn token may change places with a packed one if only that makes room.
   */
  packAll(plan: Plan): Plan | null {
    const tokens = [...SLOTS.flatMap((slot) => plan.worn[slot] ?? []), ...plan.backpack.map(({ token }) => token), ...plan.hand];
    for (const worn of this.waysToWear(tokens, plan)) {
      const rest = tokens.filter((token) => !Object.values(worn).includes(token));
      const areas = packed(
        this.grid,
        rest.map((token) => this.outline(token)),
        plan.coins,
      );
      if (areas) {
        const backpack = rest.map((token, index) => ({ token, cells: areas[index]! }));
        return { ...plan, worn, backpack, hand: [] };
      }
    }
    return null;
  }

  /** Whether everything has its place. */
  isComplete(plan: Plan): boolean {
    return plan.hand.length === 0 && count(this.free(plan)) >= plan.coins;
  }

  /** How many coins find no cell. */
  coinsTooMany(plan: Plan): number {
    return Math.max(0, plan.coins - count(this.free(plan)));
  }

  /** Every choice of what to wear, those first that change least. */
  private waysToWear(tokens: readonly string[], plan: Plan): Record<Slot, string | null>[] {
    const choices = SLOTS.map((slot): (string | null)[] => {
      const fitting = tokens.filter((token) => this.slotOf(token) === slot);
      const now = plan.worn[slot];
      if (!fitting.length) return [null];
      return now === null ? fitting : [now, ...fitting.filter((token) => token !== now)];
    });
    const [weapons = [], shields = [], helmets = []] = choices;
    const ways = weapons.flatMap((weapon) =>
      shields.flatMap((shield) => helmets.map((helmet) => ({ weapon, shield, helmet }))),
    );
    const changes = (way: Record<Slot, string | null>): number =>
      SLOTS.filter((slot) => plan.worn[slot] !== null && way[slot] !== plan.worn[slot]).length;
    return ways.sort((a, b) => changes(a) - changes(b));
  }

  private outline(token: string): { cells: readonly GridCell[]; placements: readonly Area[] } {
    const shape = this.box.shapes[shapeOf(this.box, token, this.upgraded.includes(token))]!;
    return { cells: shape.cells as readonly GridCell[], placements: shape.placements };
  }
}

/** The plan with a token taken from wherever it is. */
export function without(plan: Plan, token: string): Plan {
  const worn = { ...plan.worn };
  for (const slot of SLOTS) if (worn[slot] === token) worn[slot] = null;
  return {
    ...plan,
    worn,
    backpack: plan.backpack.filter((packed) => packed.token !== token),
    hand: plan.hand.filter((held) => held !== token),
    gone: plan.gone.filter((other) => other !== token),
  };
}

export function lift(plan: Plan, token: string): Plan {
  const rest = without(plan, token);
  return { ...rest, hand: [...rest.hand, token] };
}

export function giveUp(plan: Plan, token: string): Plan {
  const rest = without(plan, token);
  return { ...rest, gone: [...rest.gone, token] };
}

/** Give up more coins (`n` above 0), or take some back. */
export function giveUpCoins(plan: Plan, n: number): Plan {
  const by = Math.max(-plan.coinsGone, Math.min(n, plan.coins));
  return { ...plan, coins: plan.coins - by, coinsGone: plan.coinsGone + by };
}

export function asFitting(plan: Plan): Fitting {
  return {
    type: "Fitting",
    ...plan.worn,
    backpack: plan.backpack,
    discards: plan.gone,
    coins_discarded: plan.coinsGone,
  };
}

export function asRearrangement(plan: Plan): Rearrangement {
  return { type: "Rearrangement", ...plan.worn, backpack: plan.backpack };
}

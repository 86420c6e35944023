/** A roll as it is shown: one die, or two against each other, with their sums and what came of it. */
import type { AnyEvent } from "../records";

export interface Side {
  /** A hero or an enemy; "" for a number that has to be reached. */
  readonly figure: string;
  /** What the die shows; 0: it is hidden, or there is none. */
  readonly die: number;
  readonly total: number;
}

export interface Duel {
  readonly left: Side;
  readonly right: Side;
  /** The message that says what came of it, and its number. */
  readonly word: "hit" | "hit-times" | "miss" | "miss-one" | "parried" | "no-shield" | "success" | "failure" | "tie";
  readonly times: number;
  /** Whether it went well for the heroes. */
  readonly isGood: boolean;
}

const LOWEST = 1;

/** What the DM alone knows of its die, told just before the duel. */
export interface Secret {
  readonly die: number;
  readonly total: number;
}

/** The roll that an event tells, the hero on the left; null for others. `fixed` is what the die of enemies always shows without a DM. */
export function duelOf(event: AnyEvent, fixed: number, secret: Secret | null): Duel | null {
  const foe = (die: number, total: number) => ({ die: secret?.die ?? die, total: secret?.total ?? total });
  switch (event.type) {
    case "AttackRolled": {
      const { hero, target, die, total, foe_die, foe_total, result, times } = event;
      const isHit = result === "hit";
      return {
        left: { figure: hero, die, total },
        right: { figure: target, ...foe(foe_die || fixed, foe_total) },
        word: isHit ? (times > 1 ? "hit-times" : "hit") : die === LOWEST ? "miss-one" : "miss",
        times,
        isGood: isHit,
      };
    }
    case "EnemyAttacked": {
      // Whoever attacks is told first: here the enemy.
      const { enemy, target, die, total, foe_die, foe_total, result, without_shield } = event;
      const isHit = result === "hit";
      return {
        left: { figure: target, die: foe_die, total: foe_total },
        right: { figure: enemy, ...foe(die || fixed, total) },
        word: isHit ? (without_shield ? "no-shield" : "hit") : "parried",
        times: 1,
        isGood: !isHit,
      };
    }
    case "HeroStruck": {
      const { hero, target, die, total, foe_die, foe_total, result, without_shield } = event;
      const isHit = result === "hit";
      return {
        left: { figure: hero, die, total },
        right: { figure: target, die: foe_die, total: foe_total },
        word: isHit ? (without_shield ? "no-shield" : "hit") : "miss",
        times: 1,
        isGood: !isHit,
      };
    }
    case "CheckRolled":
      return rolled(event.hero, event.die, event.total, event.needed, event.result);
    case "FleeRolled":
      return rolled(event.hero, event.die, event.die, event.needed, event.result);
    case "DiceTied":
      return {
        left: { figure: event.hero, die: event.die, total: 0 },
        right: { figure: event.foe, die: event.foe_die || fixed, total: 0 },
        word: "tie",
        times: 1,
        isGood: true,
      };
    default:
      return null;
  }
}

function rolled(figure: string, die: number, total: number, needed: number, result: string): Duel {
  const isGood = result === "success";
  return {
    left: { figure, die, total },
    right: { figure: "", die: 0, total: needed },
    word: isGood ? "success" : "failure",
    times: 1,
    isGood,
  };
}

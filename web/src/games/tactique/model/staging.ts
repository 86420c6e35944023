/** How an event is staged: how long it is looked at, what it sounds like, and what stands over the board meanwhile. */
import type { AnyEvent } from "../records";

export type Sound = "card" | "draw" | "step" | "hit" | "block" | "hurt" | "fall" | "heal" | "rune" | "drum" | "boss" | "victory" | "defeat";

export interface Staging {
  /** Milliseconds at usual speed; each step of a path takes so long. */
  readonly time: number;
  readonly sound?: Sound;
  /** A banner over the board: its message, of the page's own text. */
  readonly banner?: string;
  /** The figures that shake, glow or are pointed at. */
  readonly figures?: readonly string[];
  /** A word that rises from them, such as the damage. */
  readonly cry?: string;
}

const QUIET: Staging = { time: 0 };
export const STEP = 260;

export function stagingOf(event: AnyEvent): Staging {
  switch (event.type) {
    case "HeroPlaced":
      return { time: 120 };
    case "HeroMoved":
      return { time: STEP, sound: "step" };
    case "EnemyMoved":
      return { time: STEP, sound: "step" };
    case "DiceRolled":
      return { time: 260, sound: "rune" };
    case "EnemyPlaced":
      return { time: 320, figures: [event.enemy] };
    case "EncounterStarted":
      return { time: 1300, sound: "drum", banner: "tactique-banner-encounter" };
    case "EnemiesTurnStarted":
      return { time: 800, sound: "drum", banner: "tactique-banner-enemies" };
    case "HeroesTurnStarted":
      return { time: 600, banner: "tactique-banner-heroes" };
    case "TurnStarted":
      return { time: 200, figures: [event.hero] };
    case "CardPlayed":
      return { time: 450, sound: "card", figures: [event.hero] };
    case "CardDrawn":
      return { time: 90, sound: "draw" };
    case "CardDiscarded":
      return { time: event.why === "played" ? 0 : 120 };
    case "DamageDealt":
      return event.wounds
        ? { time: 550, sound: "hit", figures: [event.target], cry: `−${event.wounds}` }
        : { time: 400, sound: "block", figures: [event.target], cry: "0" };
    case "LifeLost":
      return { time: 350, figures: [event.enemy] };
    case "EnemyDied":
      return { time: 500, sound: "fall" };
    case "BlockGained":
      return { time: 250, sound: "block", figures: [event.figure], cry: `+${event.n}` };
    case "EnemyTurnStarted":
      return { time: 250, figures: [event.enemy] };
    case "EnemyAttacked":
      return { time: 750, sound: "hit", figures: [event.enemy, ...event.targets] };
    case "DamageTaken": {
      const through = Math.max(0, event.amount - event.reduced - event.blocked);
      return { time: 450, sound: through ? "hurt" : "block", figures: [event.hero], cry: through ? `−${through}` : "0" };
    }
    case "WoundTaken":
      return { time: 220, figures: [event.hero] };
    case "Healed":
      return { time: 400, sound: "heal", figures: [event.hero], cry: `+${event.cards.length}` };
    case "BossAction":
      return { time: 1200, sound: "boss", figures: [event.boss] };
    case "Triggered":
      return { time: 300, figures: [event.owner] };
    case "RunePlaced":
    case "RuneTriggered":
      return { time: 450, sound: "rune" };
    case "HeroDied":
      return { time: 1100, sound: "defeat", figures: [event.hero] };
    case "HeroReturned":
      return { time: 600, sound: "heal", figures: [event.hero] };
    case "EncounterEnded":
      return { time: 1300, sound: "victory", banner: "tactique-banner-cleared" };
    case "GameEnded":
      return event.won
        ? { time: 1500, sound: "victory", banner: "tactique-banner-won" }
        : { time: 1500, sound: "defeat", banner: "tactique-banner-lost" };
    default:
      return QUIET;
  }
}

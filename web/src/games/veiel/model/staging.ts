/** How an event is staged: how long it is looked at, what it sounds like, and what stands over the table meanwhile. */
import type { AnyEvent } from "../records";

export type Sound =
  | "card"
  | "dice"
  | "door"
  | "step"
  | "hit"
  | "miss"
  | "hurt"
  | "fall"
  | "heal"
  | "spell"
  | "drum"
  | "coins"
  | "victory"
  | "defeat";

export interface Staging {
  /** Milliseconds at usual speed. */
  readonly time: number;
  readonly sound?: Sound;
  /** A banner over the table: its message, of the page's own text. */
  readonly banner?: string;
  /** The heroes and enemies that shake or are pointed at. */
  readonly figures?: readonly string[];
  /** A word that rises from them, such as the damage. */
  readonly cry?: string;
  /** The places of the board that blink. */
  readonly places?: readonly string[];
}

const QUIET: Staging = { time: 0 };

export function stagingOf(event: AnyEvent): Staging {
  switch (event.type) {
    case "CrossingStarted":
      return { time: 1200, sound: "drum", banner: "veiel-banner-crossing" };
    case "RestBegan":
      return { time: 900, banner: "veiel-banner-rest" };
    case "RoomEntered":
      return { time: 500, sound: "step", places: [event.place] };
    case "RoomRevealed":
      return { time: 900, sound: "door", places: [event.place] };
    case "RoomReplaced":
    case "RoomFrozen":
    case "RoomPeeked":
      return { time: 500, sound: "card", places: [event.place] };
    case "RoomsTaken":
      return { time: 1200, sound: "spell", banner: "veiel-banner-corruption", places: event.places };
    case "LineAdded":
      return { time: 700, sound: "card" };
    case "EventPlayed":
      return { time: 1300, sound: "spell", figures: event.targets };
    case "EventTurned":
      return { time: 1300, sound: "spell", figures: [event.trigger] };
    case "FightStarted":
      return { time: 900, sound: "drum", banner: "veiel-banner-fight" };
    case "RoundStarted":
      return { time: 500, banner: "veiel-banner-round" };
    case "MasterTurnStarted":
      return { time: 600, sound: "drum", banner: "veiel-banner-master" };
    case "TurnStarted":
      return { time: 200, figures: [event.hero] };
    case "ActionDeclared":
      return { time: 450, sound: "card", figures: [event.hero, ...event.targets] };
    case "AttackRolled":
      return { time: 1300, sound: "dice", figures: [event.hero, event.target] };
    case "EnemyAttacked":
      return { time: 1300, sound: "dice", figures: [event.enemy, event.target] };
    case "HeroStruck":
      return { time: 1300, sound: "dice", figures: [event.hero, event.target] };
    case "DiceTied":
      return { time: 800, sound: "dice", figures: [event.hero, event.foe] };
    case "CheckRolled":
    case "FleeRolled":
      return { time: 1100, sound: "dice", figures: [event.hero] };
    case "DieRolled":
    case "LootRolled":
      return { time: 500, sound: "dice" };
    case "DamageDealt":
      return event.final
        ? { time: 550, sound: "hit", figures: [event.target], cry: `−${event.final}` }
        : { time: 400, sound: "miss", figures: [event.target], cry: "0" };
    case "GaugeLost":
      return { time: 450, sound: "hurt", figures: [event.target], cry: `−${event.n}` };
    case "Healed":
      return { time: 450, sound: "heal", figures: [event.target], cry: `+${event.n}` };
    case "EndGained":
      return { time: 250, figures: [event.hero], cry: `+${event.n}` };
    case "Revived":
    case "HeroSaved":
      return { time: 700, sound: "heal", figures: [event.hero] };
    case "HeroFell":
      return { time: 1100, sound: "defeat", figures: [event.hero] };
    case "EnemyDied":
      return { time: 500, sound: "fall", figures: [event.enemy] };
    case "EnemyJoined":
      return { time: 400, sound: "step", figures: [event.enemy] };
    case "EnemyMoved":
      return { time: 350, sound: "step", figures: [event.enemy] };
    case "ConditionSet":
    case "ConditionEnded":
      return { time: 350, sound: "spell", figures: [event.target] };
    case "DefenderPassed":
    case "DefenderNamed":
      return { time: 400, sound: "card", figures: [event.hero] };
    case "EnemyStunned":
      return { time: 400, figures: [event.enemy] };
    case "ReactionUsed":
      return { time: 600, sound: "spell", figures: [event.hero] };
    case "BossEffect":
      return { time: 900, sound: "drum" };
    case "CrystalsChanged":
    case "Bought":
    case "Sold":
      return { time: 150, sound: "coins" };
    case "CardsDrawn":
    case "OfferRevealed":
      return { time: 500, sound: "card" };
    case "LevelGained":
      return { time: 400, sound: "heal", figures: [event.hero] };
    case "FightEnded":
      return event.result === "won"
        ? { time: 1100, sound: "victory", banner: "veiel-banner-won-fight" }
        : { time: 900, banner: "veiel-banner-left-fight" };
    case "TeamFell":
      return { time: 1300, sound: "defeat", banner: "veiel-banner-fell" };
    case "GameEnded":
      return event.won
        ? { time: 1500, sound: "victory", banner: "veiel-banner-won" }
        : { time: 1500, sound: "defeat", banner: "veiel-banner-lost" };
    default:
      return QUIET;
  }
}

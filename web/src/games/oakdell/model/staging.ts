/** How an event is staged: how long it is looked at, what it sounds like, and what stands over the table meanwhile. */
import type { AnyEvent } from "../records";

export type Sound = "dice" | "step" | "door" | "slash" | "hit" | "miss" | "hurt" | "ink" | "gain" | "brew" | "flame" | "growl" | "fall" | "drum" | "victory" | "defeat";

export interface Staging {
  /** Milliseconds at usual speed. */
  readonly time: number;
  readonly sound?: Sound;
  /** A banner over the table: its message, of the page's own text. */
  readonly banner?: string;
  /** A word that rises from the monster or from the hero, such as the damage. */
  readonly cry?: { readonly of: "monster" | "hero"; readonly word: string };
}

const QUIET: Staging = { time: 0 };

export function stagingOf(event: AnyEvent): Staging {
  switch (event.type) {
    case "RoundBegan":
      return { time: 900, sound: "drum", banner: "oakdell-banner-round" };
    case "DiceRolled":
      return { time: 900, sound: "dice" };
    case "DieDrafted":
      return { time: 500, sound: "ink" };
    case "DieDiscarded":
      return { time: 500, sound: "ink" };
    case "Stepped":
      return { time: 240, sound: "step" };
    case "TrapSprung":
      return { time: 650, sound: "hurt", cry: { of: "hero", word: `−${event.damage}` } };
    case "TrapAvoided":
    case "TrapEndedOn":
      return { time: 350, sound: "step" };
    case "ItemTaken":
      return { time: 500, sound: "gain" };
    case "DoorOpened":
    case "DoorGhosted":
    case "WallBroken":
      return { time: 450, sound: "door" };
    case "ChamberReached":
      return { time: 1100, sound: "drum", banner: "oakdell-banner-chamber" };
    case "ShrineEntered":
      return { time: 450, sound: "ink" };
    case "ShrineDestroyed":
      return { time: 1000, sound: "victory", banner: "oakdell-banner-shrine" };
    case "GearTaken":
    case "SetCompleted":
      return { time: 500, sound: "gain" };
    case "PotionDrunk":
      return { time: 700, sound: "brew" };
    case "PointBlocked":
      return { time: 350, sound: "ink" };
    case "LineDrawn":
      return { time: 900, sound: "slash" };
    case "IconTaken":
    case "KeyGained":
    case "TorchGained":
    case "PotionGained":
      return { time: 300, sound: "gain" };
    case "CircleMarked":
    case "CircleFilled":
      return { time: 220, sound: "ink" };
    case "SpecialReady":
    case "SpecialUsed":
      return { time: 350, sound: "gain" };
    case "DamageDealt":
      return event.drops || event.excess
        ? { time: 550, sound: "hit", cry: { of: "monster", word: `−${event.drops + event.excess}` } }
        : { time: 250, sound: "miss" };
    case "HardHit":
    case "WingHit":
      return { time: 400, sound: "miss" };
    case "LinkBroken":
      return { time: 500, sound: "door" };
    case "MonsterDefeated":
      return { time: 1100, sound: "fall", banner: "oakdell-banner-defeated" };
    case "TorchLit":
      return { time: 500, sound: "flame" };
    case "PhaseSkipped":
      return { time: 600, sound: "brew" };
    case "AttackRolled":
    case "AttackRerolled":
    case "BossAttacked":
      return { time: 1000, sound: "dice" };
    case "HeartsBroken":
      return event.marked
        ? { time: 650, sound: "hurt", cry: { of: "hero", word: `−${event.marked}` } }
        : { time: 350, sound: "miss" };
    case "HeartsGained":
      return { time: 450, sound: "gain", cry: { of: "hero", word: `+${event.n}` } };
    case "MonsterGrew":
      return { time: 500, sound: "growl" };
    case "CoffinMarked":
      return { time: 400, sound: "ink" };
    case "MonsterFled":
      return { time: 900, sound: "growl", banner: "oakdell-banner-fled" };
    case "MonsterDrawn":
      return { time: 800, sound: "growl" };
    case "BossEngaged":
      return { time: 1300, sound: "growl", banner: "oakdell-banner-boss" };
    case "HeroDown":
      return { time: 900, sound: "fall", banner: "oakdell-banner-down" };
    case "HeroDied":
      return { time: 1300, sound: "defeat", banner: "oakdell-banner-died" };
    case "GameEnded":
      return event.winners.length
        ? { time: 1500, sound: "victory", banner: "oakdell-banner-won" }
        : { time: 1500, sound: "defeat", banner: "oakdell-banner-lost" };
    default:
      return QUIET;
  }
}

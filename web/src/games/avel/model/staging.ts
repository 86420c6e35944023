/** How an event is staged: how long it is looked at, what it sounds like, and where on the land it happens. */
import type { AnyEvent } from "../records";
import type { Cell } from "./hex";

export type Sound =
  | "dice"
  | "tile"
  | "step"
  | "coin"
  | "bag"
  | "wall"
  | "break"
  | "trap"
  | "seal"
  | "hit"
  | "hurt"
  | "fall"
  | "upgrade"
  | "drink"
  | "moon"
  | "roar"
  | "march"
  | "victory"
  | "defeat";

export interface Staging {
  /** Milliseconds at usual speed. */
  readonly time: number;
  readonly sound?: Sound;
  /** Where to look. */
  readonly at?: Cell;
  /** A banner over the land: its message, of the page's own text. */
  readonly banner?: string;
}

const QUIET: Staging = { time: 0 };

export function stagingOf(event: AnyEvent): Staging {
  switch (event.type) {
    case "HeroMoved":
      return { time: event.via === "shortcut" ? 700 : 480, sound: "step", at: event.to };
    case "TileRevealed":
      return { time: event.hero ? 750 : 420, sound: "tile", at: event.cell };
    case "MonsterAppeared":
      return { time: event.why === "set_up" ? 120 : 420, at: event.cell };
    case "RoundBegan":
      return { time: 900, banner: "avel-banner-round" };
    case "MarkerMoved":
      return { time: 800, sound: "moon" };
    case "BattleBegan":
      return { time: 350 };
    case "ClashRolled":
      return { time: 1100, sound: "dice" };
    case "EffectUsed":
      return event.kind === "reroll" ? { time: 1000, sound: "dice" } : { time: 500, sound: "upgrade" };
    case "ClashResolved":
      return { time: 800, sound: event.damage ? "hit" : event.wounds ? "hurt" : "break" };
    case "BattleEnded":
      return { time: event.outcome === "defeated" ? 500 : 700 };
    case "MonsterDefeated":
      return { time: 750, sound: "fall", at: event.cell };
    case "ElixirDrunk":
      return { time: 350, sound: "drink" };
    case "CoinsChanged":
      return { time: 220, sound: "coin" };
    case "TokenDrawn":
      return { time: 900, sound: "bag" };
    case "TokenUpgraded":
      return { time: 600, sound: "upgrade" };
    case "HeroHealed":
      return { time: 300 };
    case "HeroStunned":
      return { time: 900, sound: "defeat" };
    case "LakeRolled":
      return { time: 1300, sound: "dice" };
    case "WallBuilt":
      return { time: 700, sound: "wall" };
    case "SealLaid":
      return { time: 700, sound: "seal", at: event.cell };
    case "TrapLaid":
      return { time: 700, sound: "seal", at: event.cell };
    case "BlackMoonRose":
      return { time: 2200, sound: "roar", at: event.cell, banner: "avel-banner-rise" };
    case "LandingRolled":
      return { time: 500, sound: "dice", at: event.cell };
    case "MonsterMarched":
      return { time: 520, sound: "march", at: event.to };
    case "TrapSprung":
      return { time: 1400, sound: "trap", at: event.cell };
    case "GateAttacked":
      return { time: 900, sound: "break", at: "0,0" };
    case "GameWon":
      return { time: 1500, sound: "victory", banner: "avel-banner-won" };
    case "GameLost":
      return { time: 1500, sound: "defeat", banner: "avel-banner-lost" };
    default:
      return QUIET;
  }
}

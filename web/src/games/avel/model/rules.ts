/** The rule behind each event, for whoever asks why it happened. */
import type { AnyEvent } from "../records";

const RULES: Readonly<Partial<Record<AnyEvent["type"], string>>> = {
  CoatGiven: "AVEL-PREP-07",
  TileRevealed: "AVEL-MOVE-02",
  StackReshuffled: "AVEL-MOVE-04",
  NoMonsterLeft: "AVEL-MOVE-05",
  BattleBegan: "AVEL-BATTLE-05",
  ElixirDrunk: "AVEL-ELIXIR-02",
  ClashResolved: "AVEL-WOUND-02",
  BattleEnded: "AVEL-BATTLE-14",
  MonsterDefeated: "AVEL-BATTLE-11",
  HeroStunned: "AVEL-STUN-01",
  LakeRolled: "AVEL-LAKE-02",
  WallBuilt: "AVEL-QUARRY-01",
  SealLaid: "AVEL-STONE-01",
  TrapLaid: "AVEL-ELVEN-01",
  PieceRetired: "AVEL-MOON-10",
  ExchangeRefused: "AVEL-EXCH-07",
  MarkerMoved: "AVEL-MOON-01",
  BlackMoonRose: "AVEL-RISE-07",
  LandingRolled: "AVEL-RISE-04",
  MonsterMarched: "AVEL-MARCH-01",
  TrapSprung: "AVEL-TRAP-02",
  GateAttacked: "AVEL-WALL-01",
  GameWon: "AVEL-END-01",
  GameLost: "AVEL-END-02",
};

/** The rule of an event; where a move was a shortcut, that of shortcuts. Small things have none. */
export function ruleOf(event: AnyEvent): string | null {
  if (event.type === "HeroMoved") return event.via === "shortcut" ? "AVEL-MOVE-07" : null;
  if (event.type === "MonsterAppeared") return APPEARANCES[event.why] ?? null;
  return RULES[event.type] ?? null;
}

const APPEARANCES: Readonly<Record<string, string>> = {
  reveal: "AVEL-MOVE-03",
  refill: "AVEL-MOON-03",
  rise: "AVEL-RISE-01",
  crater: "AVEL-RISE-03",
};

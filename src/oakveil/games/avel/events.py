"""What can happen (specification, section 6). Everybody may see every event: Avel has no secrets between seats."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Seat
from oakveil.kernel.table import Event

from .land import Cell
from .state import MonsterId, Slot, TileId, TokenId, TrapId

Appearance = Literal["set_up", "reveal", "refill", "rise", "crater"]
"""Why a monster appeared."""
Healing = Literal["rest", "moon", "draught", "reward"]
"""What gave hearts back. (A stunned hero is told by HeroStunned.)"""


class GameSetUp(Event, frozen=True):
    """The table is laid: the land's cells and crater, the tiles in play (not where they lie), the crater token."""

    cells: tuple[Cell, ...]
    crater: Cell
    tiles: tuple[TileId, ...]
    crater_token: str


class HeroReady(Event, frozen=True):
    hero: Seat
    name: str
    emblem: str


class CoatGiven(Event, frozen=True):
    hero: Seat


class RoundBegan(Event, frozen=True):
    """A round began. `line` names the chronicle line told now: rounds left before the rise, or beast_1 ... beast_4."""

    number: int
    marker: int
    act: int
    line: str


class TurnBegan(Event, frozen=True):
    hero: Seat
    actions: int


class TurnEnded(Event, frozen=True):
    hero: Seat
    reason: Literal["chosen", "done", "stunned"]
    actions: int


class HeroMoved(Event, frozen=True):
    hero: Seat
    start: Cell
    to: Cell
    via: Literal["edge", "shortcut"]


class TileRevealed(Event, frozen=True):
    """A tile was turned up by a hero, or by the rise (hero 0)."""

    tile: TileId
    cell: Cell
    hero: Seat


class MonsterAppeared(Event, frozen=True):
    monster: MonsterId
    cell: Cell
    why: Appearance


class StackReshuffled(Event, frozen=True):
    size: Literal["small", "big"]
    count: int


class NoMonsterLeft(Event, frozen=True):
    size: Literal["small", "big"]
    cell: Cell


class BattleBegan(Event, frozen=True):
    """Dice are counted by colour: the hero's green, orange, blue, yellow; the monster's purple, black."""

    hero: Seat
    monster: MonsterId
    hero_dice: tuple[int, int, int, int]
    monster_dice: tuple[int, int]
    blocked: tuple[str, ...]


class ElixirDrunk(Event, frozen=True):
    hero: Seat
    token: TokenId


class ClashRolled(Event, frozen=True):
    number: int
    hero: Seat
    monster: MonsterId
    hero_faces: tuple[str, ...]
    monster_faces: tuple[str, ...]


class EffectUsed(Event, frozen=True):
    """A worn token was used. `dice` are the places of rerolled dice, with their faces before and after."""

    hero: Seat
    token: TokenId
    kind: Literal["reroll", "add_attack", "add_defence"]
    dice: tuple[int, ...] = ()
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()


class SpellsSet(Event, frozen=True):
    hero: Seat
    attacks: int
    defences: int


class ClashResolved(Event, frozen=True):
    """`damage` and `wounds` of this clash, the monster's toughness left and the hero's hearts after it."""

    hero: Seat
    monster: MonsterId
    damage: int
    wounds: int
    left: int
    hearts: int


class BattleEnded(Event, frozen=True):
    hero: Seat
    monster: MonsterId
    outcome: Literal["defeated", "retreat", "three_clashes", "stunned"]


class MonsterDefeated(Event, frozen=True):
    """A monster fell to a hero, or to a trap (hero 0)."""

    monster: MonsterId
    hero: Seat
    cell: Cell


class RewardGained(Event, frozen=True):
    hero: Seat
    kind: Literal["coins", "draw", "upgrade", "heal"]
    n: int


class ParadeShown(Event, frozen=True):
    """Silhouettes pass by the drawing hero's hand: shapes only. `seconds` is 0 without a clock."""

    hero: Seat
    shapes: tuple[str, ...]
    seconds: int


class TokenDrawn(Event, frozen=True):
    hero: Seat
    token: TokenId
    fumble: bool


class CoinsChanged(Event, frozen=True):
    hero: Seat
    n: int
    reason: Literal["reward", "price", "sale", "exchange", "discard", "stun", "set_up"]
    supply: int


class TokenPlaced(Event, frozen=True):
    hero: Seat
    token: TokenId
    place: Slot | Literal["backpack"]


class TokenDiscarded(Event, frozen=True):
    hero: Seat
    token: TokenId


class TokenUpgraded(Event, frozen=True):
    hero: Seat
    token: TokenId


class HeroHealed(Event, frozen=True):
    hero: Seat
    n: int
    reason: Healing


class HeroStunned(Event, frozen=True):
    """`token` is the equipment lost, or empty."""

    hero: Seat
    coins: int
    token: TokenId


class ServiceUsed(Event, frozen=True):
    hero: Seat
    tile: TileId
    kind: str
    price: int


class LakeRolled(Event, frozen=True):
    hero: Seat
    faces: tuple[str, ...]
    hit: bool
    again: bool


class WallBuilt(Event, frozen=True):
    hero: Seat
    walls: int


class SealLaid(Event, frozen=True):
    hero: Seat
    cell: Cell


class TrapLaid(Event, frozen=True):
    hero: Seat
    trap: TrapId
    cell: Cell


class PieceRetired(Event, frozen=True):
    """What is left of a kind of piece goes to the box."""

    piece: Literal["seal", "trap", "wall"]
    n: int


class Exchanged(Event, frozen=True):
    hero: Seat
    other: Seat
    give: tuple[TokenId, ...]
    take: tuple[TokenId, ...]
    give_coins: int
    take_coins: int


class ExchangeRefused(Event, frozen=True):
    hero: Seat
    other: Seat


class MarkerMoved(Event, frozen=True):
    start: int
    to: int
    symbol: str


class BlackMoonRose(Event, frozen=True):
    cell: Cell
    dial: int


class LandingRolled(Event, frozen=True):
    monster: MonsterId
    face: str
    cell: Cell


class MonsterMarched(Event, frozen=True):
    monster: MonsterId
    start: Cell
    to: Cell


class TrapSprung(Event, frozen=True):
    cell: Cell
    trap: TrapId
    faces: tuple[str, ...]
    bonus: int
    damage: int
    dial: int


class GateAttacked(Event, frozen=True):
    monster: MonsterId
    before: int
    after: int


class GameWon(Event, frozen=True):
    round: int
    monster: MonsterId


class GameLost(Event, frozen=True):
    round: int
    monster: MonsterId


class Rearranged(Event, frozen=True):
    hero: Seat

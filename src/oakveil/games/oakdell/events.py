"""What can happen (specification, section 6). Everybody may see every event: heroes have no secrets."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Seat
from oakveil.kernel.table import Event

from .choices import Leg, Via
from .records import (
    Colour,
    Crossing,
    Die,
    GearId,
    GearKind,
    IconId,
    Line,
    LinkId,
    PoolId,
    SheetId,
    Space,
    SpecialId,
    TrackId,
)
from .state import Edge, Rolled

Source = Literal["trap", "wall", "attack", "flight", "coffins", "potion", "line", "circle", "gear", "wounds"]
"""What deals damage, to a hero or to a monster: `circle` is Additional Damage, `gear` a weapon.

`wounds` is that of which a hero who is down dies when no more hearts can help it (OAK-VAR-04).
"""
Gain = Literal["fountain", "reward", "gear", "recovery"]
"""What gives hearts: `recovery` is that of a hero who is down (OAK-VAR-02)."""


class GameSetUp(Event, frozen=True):
    """The table is laid: dungeon, scenario, boss ("" without one), rounds, sizes of the decks of level 1, 2 and 3."""

    dungeon: str
    scenario: str
    boss: SheetId
    rounds: int
    decks: tuple[int, int, int]


class HeroReady(Event, frozen=True):
    hero: Seat
    name: str
    emblem: str
    card: str


class AcornGiven(Event, frozen=True):
    hero: Seat


class RoundBegan(Event, frozen=True):
    number: int
    acorn: Seat


class RoundEnded(Event, frozen=True):
    number: int


class DiceRolled(Event, frozen=True):
    hero: Seat
    dice: tuple[Rolled, ...]


class DieDrafted(Event, frozen=True):
    hero: Seat
    die: Die
    value: int


class DieDiscarded(Event, frozen=True):
    """Solo play: the highest die left is discarded."""

    hero: Seat
    die: Die
    value: int


class RouteDeclared(Event, frozen=True):
    hero: Seat
    start: Space
    steps: tuple[Leg, ...]
    run: int
    boots: int
    avoid: Space


class Stepped(Event, frozen=True):
    hero: Seat
    start: Space
    to: Space
    via: Via


class MovementLost(Event, frozen=True):
    """No legal route has the full length: `lost` spaces are not walked."""

    hero: Seat
    lost: int


class MovementForfeited(Event, frozen=True):
    hero: Seat


class TrapSprung(Event, frozen=True):
    hero: Seat
    space: Space
    damage: int


class TrapAvoided(Event, frozen=True):
    hero: Seat
    space: Space


class TrapEndedOn(Event, frozen=True):
    hero: Seat
    space: Space


class ItemTaken(Event, frozen=True):
    """Something was found on a space. `gained`: it was of use; else there was no room for it."""

    hero: Seat
    space: Space
    kind: Literal["potion", "torch", "fountain", "chest"]
    colour: Colour | Literal[""] = ""
    gained: bool = True


class DoorOpened(Event, frozen=True):
    hero: Seat
    edge: Edge
    via: Literal["key", "breach"]


class DoorGhosted(Event, frozen=True):
    hero: Seat
    edge: Edge


class WallBroken(Event, frozen=True):
    hero: Seat
    edge: Edge


class ChamberReached(Event, frozen=True):
    hero: Seat


class ShrineEntered(Event, frozen=True):
    hero: Seat
    space: Space


class ShrineDestroyed(Event, frozen=True):
    hero: Seat
    space: Space
    circles: tuple[tuple[TrackId, int], ...]


class GearTaken(Event, frozen=True):
    hero: Seat
    gear: GearId


class NoGearLeft(Event, frozen=True):
    hero: Seat


class SetCompleted(Event, frozen=True):
    hero: Seat
    kind: GearKind
    pieces: int


class PotionGained(Event, frozen=True):
    """A potion was gained other than by finding it. `gained`: else all its circles were marked already."""

    hero: Seat
    potion: Colour
    gained: bool = True


class PotionDrunk(Event, frozen=True):
    hero: Seat
    potion: Colour


class PointBlocked(Event, frozen=True):
    hero: Seat
    point: str


class StrikeDeclared(Event, frozen=True):
    hero: Seat
    start: str
    end: str
    circle: int = 0
    any_point: bool = False


class LineDrawn(Event, frozen=True):
    """A line is drawn, as the `number`-th of its sheet, with all it crosses. `icons` are only those still there."""

    hero: Seat
    sheet: SheetId
    number: int
    line: Line
    crossings: tuple[Crossing, ...]
    icons: tuple[IconId, ...]
    links: tuple[LinkId, ...]


class IconTaken(Event, frozen=True):
    """An icon was crossed: a circle of a track, or a key. `gained`: else its track is full."""

    hero: Seat
    icon: IconId
    kind: TrackId | Literal["key"]
    gained: bool = True


class CircleMarked(Event, frozen=True):
    hero: Seat
    track: TrackId
    circle: int


class CircleFilled(Event, frozen=True):
    hero: Seat
    track: TrackId
    circle: int


class SpecialReady(Event, frozen=True):
    hero: Seat
    special: SpecialId


class SpecialUsed(Event, frozen=True):
    hero: Seat
    special: SpecialId


class KeyGained(Event, frozen=True):
    hero: Seat
    keys: int


class TorchGained(Event, frozen=True):
    hero: Seat
    gained: bool = True


class HeartsGained(Event, frozen=True):
    hero: Seat
    why: Gain
    n: int


class DamageDealt(Event, frozen=True):
    """Drops removed from a pool, and what was left over. `with_` is the gear or potion, if one did it."""

    hero: Seat
    sheet: SheetId
    source: Source
    pool: PoolId
    drops: int
    excess: int = 0
    with_: str = ""


class HardHit(Event, frozen=True):
    hero: Seat
    hits: int


class WingHit(Event, frozen=True):
    hero: Seat
    fury: int


class LinkBroken(Event, frozen=True):
    hero: Seat
    link: LinkId


class MonsterDefeated(Event, frozen=True):
    hero: Seat
    sheet: SheetId


class AbilityRewarded(Event, frozen=True):
    """The goal of the monster's ability was reached: its extra reward is paid, too."""

    hero: Seat
    sheet: SheetId


class PhaseSkipped(Event, frozen=True):
    hero: Seat
    means: SpecialId | GearId


class AbilityDisabled(Event, frozen=True):
    hero: Seat
    sheet: SheetId


class TorchLit(Event, frozen=True):
    hero: Seat
    torch: Literal["own", "special"]


class AttackRolled(Event, frozen=True):
    """The die of a monster. `pool` is which of several attacks ("" for one alone); `entry` the damage of the table."""

    hero: Seat
    sheet: SheetId
    pool: PoolId | Literal[""]
    raw: int
    change: int
    result: int
    entry: int


class AttackRerolled(Event, frozen=True):
    hero: Seat
    before: int
    after: int


class BossAttacked(Event, frozen=True):
    """A boss strikes with what the result names: a type of eyes, or a part, from which its torso gained drops."""

    hero: Seat
    sheet: SheetId
    raw: int
    result: int
    face: str
    gained: int
    damage: int


class HeartsBroken(Event, frozen=True):
    """A packet of damage: `raw`, `reduced` by gear, `blocked` by a circle; `marked` hearts break."""

    hero: Seat
    source: Source
    raw: int
    reduced: int
    blocked: int
    marked: int


class MonsterGrew(Event, frozen=True):
    hero: Seat
    sheet: SheetId
    drops: int


class CoffinMarked(Event, frozen=True):
    hero: Seat
    coffins: int


class MonsterFled(Event, frozen=True):
    hero: Seat
    sheet: SheetId
    drops: int


class MonsterDrawn(Event, frozen=True):
    hero: Seat
    sheet: SheetId
    level: int


class BossEngaged(Event, frozen=True):
    hero: Seat
    sheet: SheetId


class HeroDown(Event, frozen=True):
    hero: Seat
    source: Source


class HeroUp(Event, frozen=True):
    hero: Seat


class HeroDied(Event, frozen=True):
    hero: Seat
    source: Source


class GameEnded(Event, frozen=True):
    """The game is over; `ranking` are the seats from first to last, shared places in seat order."""

    reason: str
    winners: tuple[Seat, ...]
    ranking: tuple[Seat, ...]

"""What can happen in a fight (specification, section 6). Amounts are final."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Seat
from oakveil.kernel.table import Event

from .board import Cell
from .dice import Rolled
from .effects import DamageType
from .modifiers import Part
from .pools import RollKind
from .records import LevelId, PoolId
from .state import Fate, SideId, UnitId


class FightStarted(Event, frozen=True):
    """A fight began on a map ("": none) between these sides."""

    map: str
    sides: tuple[tuple[SideId, tuple[UnitId, ...]], ...]


class FightEnded(Event, frozen=True):
    winner: SideId | Literal[""]
    reason: str
    rounds: int


class UnitPlaced(Event, frozen=True):
    unit: UnitId
    cell: Cell


class SurpriseRolled(Event, frozen=True):
    """Ambushers, and who noticed them."""

    side: SideId
    surprised: tuple[UnitId, ...]


class RoundBegan(Event, frozen=True):
    number: int
    order: tuple[UnitId, ...]
    bonus: bool = False


class InitiativeRolled(Event, frozen=True):
    unit: UnitId
    die: int
    bonus: int
    total: int


class SlotBegan(Event, frozen=True):
    unit: UnitId


class SlotEnded(Event, frozen=True):
    """A slot ended; `on_guard`: with a main left."""

    unit: UnitId
    on_guard: bool


class Waited(Event, frozen=True):
    unit: UnitId
    after: UnitId


class Moved(Event, frozen=True):
    """Somebody went or was moved along these cells."""

    unit: UnitId
    how: Literal["walk", "run", "dash", "push", "teleport", "flee", "carried"]
    path: tuple[Cell, ...]


class TookOff(Event, frozen=True):
    unit: UnitId


class Landed(Event, frozen=True):
    unit: UnitId
    fell: bool = False


class DoorMoved(Event, frozen=True):
    unit: UnitId
    cell: Cell
    opened: bool


class AttackDeclared(Event, frozen=True):
    """An attack, with the pool of the attacker in parts."""

    unit: UnitId
    target: UnitId
    weapon: str
    manoeuvre: str
    part: str
    riders: tuple[str, ...]
    dice: tuple[Part, ...]
    difficulty: tuple[Part, ...]


class TraitDeclared(Event, frozen=True):
    unit: UnitId
    trait: str
    targets: tuple[UnitId, ...]
    cell: Cell | None
    points: int


class SetDeclared(Event, frozen=True):
    """A concurrent set: its members by kind. How many dice each has only its side sees."""

    unit: UnitId
    members: tuple[RollKind, ...]


class WorkDone(Event, frozen=True):
    """A free or a normal action that is neither an attack nor a trait; `done`: it came off."""

    unit: UnitId
    kind: str
    what: str = ""
    done: bool = True


class AnswerChosen(Event, frozen=True):
    unit: UnitId
    against: UnitId
    answer: Literal["nothing", "parry", "block", "dodge", "block_unarmed", "counter", "exchange"]
    dice: int = 0


class ExchangeCalled(Event, frozen=True):
    unit: UnitId
    with_: UnitId


class DiceRolled(Event, frozen=True):
    """A roll with every face; the parts of its pool and of its difficulty."""

    unit: UnitId
    kind: RollKind
    rolled: Rolled
    dice: tuple[Part, ...]
    difficulty: tuple[Part, ...]


class Rerolled(Event, frozen=True):
    unit: UnitId
    trait: str
    before: Rolled
    after: Rolled


class Hit(Event, frozen=True):
    unit: UnitId
    target: UnitId
    successes: int
    matches: int


class Missed(Event, frozen=True):
    unit: UnitId
    target: UnitId


class Damaged(Event, frozen=True):
    """Damage to a unit (VER-DMG-02): what came, what each thing took away, what is dealt."""

    unit: UnitId
    source: str
    kind: DamageType
    raw: int
    barrier: int
    outer: int
    inner: int
    ignored: int
    dealt: int
    level: LevelId


class BarrierChanged(Event, frozen=True):
    unit: UnitId
    points: int


class Healed(Event, frozen=True):
    unit: UnitId
    why: str
    amount: int
    level: LevelId


class KnockedOut(Event, frozen=True):
    unit: UnitId


class Roused(Event, frozen=True):
    unit: UnitId
    by: UnitId


class Died(Event, frozen=True):
    unit: UnitId


class LeftFight(Event, frozen=True):
    unit: UnitId
    fate: Fate


class ConditionBegan(Event, frozen=True):
    unit: UnitId
    condition: str
    source: str


class ConditionEnded(Event, frozen=True):
    unit: UnitId
    condition: str


class EffectBegan(Event, frozen=True):
    """Effects of a use began on a unit; `text` is not told: it comes from the trait."""

    unit: UnitId
    source: str
    caster: UnitId


class EffectEnded(Event, frozen=True):
    unit: UnitId
    source: str


class PointsPaid(Event, frozen=True):
    unit: UnitId
    pool: PoolId | Literal["health", "charges"]
    points: int
    left: int


class PointsGained(Event, frozen=True):
    unit: UnitId
    pool: PoolId
    points: int
    left: int


class GrappleBegan(Event, frozen=True):
    unit: UnitId
    target: UnitId
    strength: int


class GrappleChanged(Event, frozen=True):
    unit: UnitId
    target: UnitId
    strength: int
    lock: int
    breach: int


class GrappleEnded(Event, frozen=True):
    unit: UnitId
    target: UnitId


class ItemFell(Event, frozen=True):
    unit: UnitId
    item: str
    cell: Cell | None


class ItemBroke(Event, frozen=True):
    unit: UnitId
    item: str


class ArmorWorn(Event, frozen=True):
    """Worn armour took wear points (VER-WEAR-01)."""

    unit: UnitId
    armor: str
    wear: int


class Summoned(Event, frozen=True):
    unit: UnitId
    summoner: UnitId
    cell: Cell | None


class Unsummoned(Event, frozen=True):
    unit: UnitId


class MountChanged(Event, frozen=True):
    unit: UnitId
    mount: UnitId
    how: Literal["mounted", "dismounted", "thrown"]


class CriticalFailure(Event, frozen=True):
    unit: UnitId
    kind: str
    consequence: str


class MoraleBroke(Event, frozen=True):
    unit: UnitId
    does: Literal["flees", "surrenders", "holds"]


class AreaBegan(Event, frozen=True):
    source: str
    caster: UnitId
    cells: tuple[Cell, ...]


class AreaEnded(Event, frozen=True):
    source: str
    caster: UnitId


class SeatChanged(Event, frozen=True):
    seat: Seat
    reason: str


class GameEnded(Event, frozen=True):
    reason: str
    winners: tuple[Seat, ...]

"""What players can answer in a fight (specification, section 5): one small record for each kind of choice."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from oakveil.kernel.ask import Option

from .board import Cell
from .pools import RollKind
from .state import UnitId

Dice = Annotated[int, Meta(ge=0, le=40)]
Manoeuvre = Literal["attack", "knockout", "grapple"]
AnswerKind = Literal["parry", "block", "dodge", "block_unarmed"]
FollowUp = Literal["none", "disarm", "knock_down", "breach", "bash"]
FreeKind = Literal[
    "draw_weapon",
    "sheathe",
    "switch_mode",
    "take_off",
    "land",
    "dismount",
    "release",
    "hand_over",
    "drop",
    "drop_prone",
    "empower",
    "reload_step",
    "leave",
]
"""Free actions that are no traits (VER-TURN-02, VER-MOVE-05, -08)."""
WorkKind = Literal["draw", "reload", "stand", "pick_up", "aim", "mount", "order_mount", "rouse", "break_free", "run"]
"""Normal actions that are neither attacks nor traits."""


class Place(Option, frozen=True):
    """Set-up: put the unit on this start cell."""

    rule: ClassVar[str] = "VER-SKIR-01"
    cell: Cell


class Walk(Option, frozen=True):
    """Walk these cells, one after the other."""

    rule: ClassVar[str] = "VER-MOVE-01"
    path: Annotated[tuple[Cell, ...], Meta(min_length=1, max_length=60)]


class ChangeDistance(Option, frozen=True):
    """Without a map: go so many metres towards somebody, or away (negative)."""

    rule: ClassVar[str] = "VER-MAP-12"
    other: UnitId
    metres: Annotated[float, Meta(ge=-200, le=200)]


class Attack(Option, frozen=True):
    """Attack with a weapon: an ordinary attack, a knock-out, a grapple, or an aimed strike at a `part`."""

    rule: ClassVar[str] = "VER-ATK-01"
    weapon: str
    target: UnitId
    manoeuvre: Manoeuvre = "attack"
    part: str = ""


class Rider(Option, frozen=True):
    """Add this use of a trait to the attack that is being declared, with so many points (VER-ATK-04)."""

    rule: ClassVar[str] = "VER-ATK-04"
    trait: str
    use: int = 0
    points: int = 0


class Strike(Option, frozen=True):
    """The attack is declared as it is."""

    rule: ClassVar[str] = "VER-ATK-03"


class UseTrait(Option, frozen=True):
    """Use a trait; whom it is for and what it costs is asked next where there is a choice."""

    rule: ClassVar[str] = "VER-TRAIT-09"
    trait: str
    use: int = 0


class Points(Option, frozen=True):
    """Pay so many points."""

    rule: ClassVar[str] = "VER-POOL-04"
    points: int


class Targets(Option, frozen=True):
    """The units that a use is for."""

    rule: ClassVar[str] = "VER-TRAIT-10"
    units: Annotated[tuple[UnitId, ...], Meta(max_length=16)]


class Centre(Option, frozen=True):
    """The cell in the middle of an area, towards which a cone goes, or to which somebody is moved."""

    rule: ClassVar[str] = "VER-MAP-06"
    cell: Cell


class Choose(Option, frozen=True):
    """A choice of a trait: an attribute, a skill, an item, a creature."""

    rule: ClassVar[str] = "VER-TRAIT-09"
    what: str


class Free(Option, frozen=True):
    """A free action; `what` is the item, the unit, or nothing."""

    rule: ClassVar[str] = "VER-TURN-02"
    kind: FreeKind
    what: str = ""


class Work(Option, frozen=True):
    """A normal action; `what` is the item, the unit, or nothing."""

    rule: ClassVar[str] = "VER-TURN-01"
    kind: WorkKind
    what: str = ""


class Part(Option, frozen=True):
    """A member of a concurrent set: its kind, its dice, the weapon or the trait it is done with."""

    rule: ClassVar[str] = "VER-CONC-02"
    kind: RollKind
    dice: Dice
    means: str = ""


class Split(Option, frozen=True):
    """Deal the dice of the main out to concurrent actions (VER-CONC-04)."""

    rule: ClassVar[str] = "VER-CONC-02"
    members: Annotated[tuple[Part, ...], Meta(min_length=2, max_length=6)]


class Divide(Option, frozen=True):
    """Deal the main out to several actions; which and how is asked next."""

    rule: ClassVar[str] = "VER-CONC-02"


class Perform(Option, frozen=True):
    """Perform this member of the set now (its place, from 0)."""

    rule: ClassVar[str] = "VER-CONC-05"
    member: int
    target: UnitId = ""
    what: str = ""


class Wait(Option, frozen=True):
    """Act later, after this unit."""

    rule: ClassVar[str] = "VER-WAIT-01"
    after: UnitId


class Flee(Option, frozen=True):
    """Run away from the fight."""

    rule: ClassVar[str] = "VER-CHASE-01"


class Surrender(Option, frozen=True):
    """Surrender: this unit, or all of its side that its seat has."""

    rule: ClassVar[str] = "VER-SKIR-06"
    side: bool = False


class EndSlot(Option, frozen=True):
    """End the slot; a main that is left stays on guard."""

    rule: ClassVar[str] = "VER-TURN-05"


class Nothing(Option, frozen=True):
    """Do nothing about it."""

    rule: ClassVar[str] = "VER-RESP-01"


class Defend(Option, frozen=True):
    """Answer an attack with a defence, with the whole pool; `means` is the weapon of a parry."""

    rule: ClassVar[str] = "VER-RESP-01"
    kind: AnswerKind
    means: str = ""


class Reserved(Option, frozen=True):
    """Answer an attack with a defence of the set that was dealt out (its place, from 0)."""

    rule: ClassVar[str] = "VER-CONC-05"
    member: int


class Counter(Option, frozen=True):
    """Say that one will strike back in close combat; `exchange`: call an exchange at once."""

    rule: ClassVar[str] = "VER-RESP-10"
    exchange: bool = False
    weapon: str = ""
    manoeuvre: Manoeuvre = "attack"


class CallExchange(Option, frozen=True):
    """Call the exchange oneself."""

    rule: ClassVar[str] = "VER-EXCH-03"


class Repeat(Option, frozen=True):
    """Roll again; the second roll counts."""

    rule: ClassVar[str] = "VER-DICE-15"


class Spend(Option, frozen=True):
    """Use a trait in a window, with so many points."""

    rule: ClassVar[str] = "VER-TURN-03"
    trait: str
    points: int = 0


class Convert(Option, frozen=True):
    """So many points of the damage are elemental."""

    rule: ClassVar[str] = "VER-DMG-02"
    points: Annotated[int, Meta(ge=0, le=40)]


class Chase(Option, frozen=True):
    """Chase the runner with this weapon."""

    rule: ClassVar[str] = "VER-CHASE-02"
    weapon: str


class Follow(Option, frozen=True):
    """Spend the successes of a grapple: so many on a follow-up, so many on a lock (VER-GRAP-02)."""

    rule: ClassVar[str] = "VER-GRAP-02"
    kind: FollowUp
    dice: Annotated[int, Meta(ge=0, le=40)] = 0
    lock: Annotated[int, Meta(ge=0, le=40)] = 0
    item: str = ""


class ActLast(Option, frozen=True):
    """Take the slot of this round last of all."""

    rule: ClassVar[str] = "VER-SURP-05"
    trait: str

"""What players do at a campaign table (specification 5, 3.17)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from oakveil.kernel.ask import Option, Seat

from ..building_choices import Describe, FinishBuilding, Purchase
from ..records import AttributeId, SkillId
from .choices import Id, Line
from .records import PersonId


class TakeReady(Option, frozen=True):
    """Play a ready character."""

    rule: ClassVar[str] = "VER-GM-07"
    ready: Id


class BeginBuilding(Option, frozen=True):
    """Make a new character, or go on building one's own ("": a new one)."""

    rule: ClassVar[str] = "VER-NEW-01"
    person: PersonId = ""


class BuildStep(Option, frozen=True):
    """A step on the bench of a seat."""

    rule: ClassVar[str] = "VER-NEW-01"
    seat: Seat
    step: Purchase | Describe | FinishBuilding


class LeaveBench(Option, frozen=True):
    """Nothing is built: the bench is cleared."""

    rule: ClassVar[str] = "VER-NEW-01"


class ImportPerson(Option, frozen=True):
    """Play a character from its exported text."""

    rule: ClassVar[str] = "VER-GM-01"
    text: Annotated[str, Meta(max_length=100_000)]


class RollNow(Option, frozen=True):
    """Roll."""

    rule: ClassVar[str] = "VER-GM-03"
    person: PersonId


class TakeForGranted(Option, frozen=True):
    """Skip the roll for a success for every four dice (VER-DICE-14)."""

    rule: ClassVar[str] = "VER-DICE-14"
    person: PersonId


class ProposePool(Option, frozen=True):
    """Propose another attribute and skill; the master decides."""

    rule: ClassVar[str] = "VER-GM-03"
    person: PersonId
    attribute: AttributeId
    skill: SkillId


class RollAgain(Option, frozen=True):
    """Pay for luck and roll again; the second roll counts."""

    rule: ClassVar[str] = "VER-DICE-15"
    person: PersonId


class KeepRoll(Option, frozen=True):
    """The roll stays as it is."""

    rule: ClassVar[str] = "VER-DICE-15"
    person: PersonId


class AskToRoll(Option, frozen=True):
    """Ask the master to let one roll."""

    rule: ClassVar[str] = "VER-GM-03"
    person: PersonId
    attribute: AttributeId
    skill: SkillId
    note: Line = ""


class RollFreely(Option, frozen=True):
    """Roll any dice where nothing is enforced (VER-GM-08)."""

    rule: ClassVar[str] = "VER-GM-08"
    dice: Annotated[int, Meta(ge=0, le=40)]
    difficulty: Annotated[int, Meta(ge=0, le=6)] = 0
    note: Line = ""


class Withdraw(Option, frozen=True):
    """What would cost integrity is not done."""

    rule: ClassVar[str] = "VER-GM-10"


class GoOn(Option, frozen=True):
    """It is done all the same."""

    rule: ClassVar[str] = "VER-GM-10"


class Purchased(Option, frozen=True):
    """Buy so many of a thing at the market."""

    rule: ClassVar[str] = "VER-GM-12"
    person: PersonId
    item: Annotated[str, Meta(max_length=60, pattern=r"^[a-z0-9_:]*\Z")]
    count: Annotated[int, Meta(ge=1, le=100)] = 1


class Offer(Option, frozen=True):
    """Sell so many of the thing at this place of one's gear (from 0)."""

    rule: ClassVar[str] = "VER-GM-12"
    person: PersonId
    place: Annotated[int, Meta(ge=0, le=199)]
    count: Annotated[int, Meta(ge=1, le=100)] = 1


class Bargain(Option, frozen=True):
    """Bargain at the market: once for each person."""

    rule: ClassVar[str] = "VER-GM-12"
    person: PersonId


class Order(Option, frozen=True):
    """Use a service; `value` in deli is that of the thing it is done to, where that counts."""

    rule: ClassVar[str] = "VER-GM-12"
    person: PersonId
    service: Id
    value: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class Engage(Option, frozen=True):
    """Hire somebody; the first wage is due at once."""

    rule: ClassVar[str] = "VER-GM-12"
    person: PersonId
    wage: Id


class InvokeTrait(Option, frozen=True):
    """Use a trait whose outcome the master tells (VER-GM-20)."""

    rule: ClassVar[str] = "VER-GM-20"
    person: PersonId
    trait: Id
    use: Annotated[int, Meta(ge=0, le=9)] = 0
    points: Annotated[int, Meta(ge=0, le=40)] = 0


class PressPause(Option, frozen=True):
    """Stop play, without a name and without a reason (VER-GM-17)."""

    rule: ClassVar[str] = "VER-GM-17"


class DrawLine(Option, frozen=True):
    """Add something to the list of lines and veils (VER-GM-17)."""

    rule: ClassVar[str] = "VER-GM-17"
    kind: Literal["line", "veil"]
    text: Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")]


class AllowDefaults(Option, frozen=True):
    """Whether the usual answer is given for one's seat when time runs out (VER-GM-18)."""

    rule: ClassVar[str] = "VER-GM-18"
    allowed: bool


class AgreeToGuide(Option, frozen=True):
    """While the master is away: agree that the guide finishes the present fight (VER-GM-16)."""

    rule: ClassVar[str] = "VER-GM-16"

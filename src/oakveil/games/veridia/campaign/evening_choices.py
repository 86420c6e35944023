"""What the master does at a campaign table besides scenes and rolls: fights, awards, days, markets, sieges (3.17)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from oakveil.kernel.ask import Option, Seat

from ..resting import Rest
from ..shopping import Settlement
from ..siege import Target
from .choices import Id, Line, People, Pool, Reason, Text, Title
from .records import PersonId, SceneId, TokenId, Works


class StartFight(Option, frozen=True):
    """A fight begins between tokens of a scene; nobody named: all that are there (VER-GM-06).

    `grouped`: equal NPCs share a roll of initiative. `ambush`: the side that lies in ambush.
    """

    rule: ClassVar[str] = "VER-GM-06"
    scene: SceneId
    tokens: Annotated[tuple[TokenId, ...], Meta(max_length=16)] = ()
    grouped: bool = False
    ambush: Literal["", "a", "b"] = ""


class JoinFight(Option, frozen=True):
    """A token joins the fight in progress."""

    rule: ClassVar[str] = "VER-GM-06"
    token: TokenId


class LeaveFight(Option, frozen=True):
    """A unit is taken out of the fight in progress."""

    rule: ClassVar[str] = "VER-GM-06"
    unit: TokenId


class Reorder(Option, frozen=True):
    """The order of initiative, by hand."""

    rule: ClassVar[str] = "VER-GM-06"
    order: Annotated[tuple[TokenId, ...], Meta(min_length=1, max_length=24)]


class NextSlot(Option, frozen=True):
    """The present slot is over."""

    rule: ClassVar[str] = "VER-GM-06"


class StopFight(Option, frozen=True):
    """The fight ends here."""

    rule: ClassVar[str] = "VER-GM-06"


class GiveAward(Option, frozen=True):
    """Experience, deli, things, traits, integrity: to one or all, for a reason (VER-GM-09)."""

    rule: ClassVar[str] = "VER-GM-09"
    people: Annotated[tuple[PersonId, ...], Meta(min_length=1, max_length=24)]
    reason: Reason
    experience: Annotated[int, Meta(ge=0, le=20)] = 0
    deli: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] = 0
    item: Annotated[str, Meta(max_length=60, pattern=r"^[a-z0-9_:]*\Z")] = ""
    count: Annotated[int, Meta(ge=1, le=1000)] = 1
    trait: Annotated[str, Meta(max_length=80, pattern=r"^[a-z0-9_:]*\Z")] = ""
    integrity: Annotated[int, Meta(ge=-3, le=3)] = 0


class WarnIntegrity(Option, frozen=True):
    """Warn somebody that what he is about to do costs integrity (VER-GM-10)."""

    rule: ClassVar[str] = "VER-GM-10"
    person: PersonId
    text: Reason


class JudgeDeed(Option, frozen=True):
    """How much integrity a deed has cost that was done in spite of the warning."""

    rule: ClassVar[str] = "VER-GM-10"
    loss: Annotated[int, Meta(ge=0, le=3)]


class Approve(Option, frozen=True):
    """What a player built is accepted, or refused with a reason (VER-VAL-19)."""

    rule: ClassVar[str] = "VER-GM-01"
    seat: Seat
    accepted: bool = True
    reason: Line = ""


class AdvanceTime(Option, frozen=True):
    """Time passes: hours, days, or until everybody is well (VER-GM-11, VER-CAL-01).

    `carer` treats the others, `poor` rest badly. `on_road`: rations instead of inns. `paid`: living costs are paid.
    """

    rule: ClassVar[str] = "VER-GM-11"
    hours: Annotated[int, Meta(ge=0, le=23)] = 0
    days: Annotated[int, Meta(ge=0, le=360)] = 0
    until_rested: bool = False
    rest: Rest | Literal["none"] = "full"
    poor: People = ()
    carer: PersonId = ""
    on_road: bool = False
    paid: bool = False


class Travel(Option, frozen=True):
    """A journey of everybody: its length, what by, the weather and the terrain (VER-GM-11, VER-TRAV)."""

    rule: ClassVar[str] = "VER-GM-11"
    km: Annotated[int, Meta(ge=1, le=5000)]
    mode: Id = "foot_light"
    bad_weather: bool = False
    rough: bool = False
    rest: Rest | Literal["none"] = "poor"


class OpenShop(Option, frozen=True):
    """A market opens: what is there is drawn for the place and the week (VER-GM-12)."""

    rule: ClassVar[str] = "VER-GM-12"
    place: Title
    settlement: Settlement


class FixStock(Option, frozen=True):
    """The master fixes whether a thing is there, and its price in deli (None: as listed)."""

    rule: ClassVar[str] = "VER-GM-12"
    item: Annotated[str, Meta(max_length=60, pattern=r"^[a-z0-9_:]*\Z")]
    there: bool = True
    price: Annotated[float, Meta(ge=0, le=1_000_000)] | None = None


class CloseShop(Option, frozen=True):
    """The market closes."""

    rule: ClassVar[str] = "VER-GM-12"


class OpenSiege(Option, frozen=True):
    """A siege of a target with these engines and crews; without engines it is over (VER-GM-13)."""

    rule: ClassVar[str] = "VER-GM-13"
    target: Target
    works: Annotated[tuple[Works, ...], Meta(max_length=8)] = ()


class WorkSiege(Option, frozen=True):
    """The engines work on for so many hours."""

    rule: ClassVar[str] = "VER-GM-13"
    hours: Annotated[int, Meta(ge=1, le=720)]


class ShootEngine(Option, frozen=True):
    """An engine shoots: into a crowd, or at one target. `gunner` is a person, or has these dice."""

    rule: ClassVar[str] = "VER-GM-13"
    engine: Annotated[int, Meta(ge=0, le=7)]
    kind: Literal["crowd", "snipe"]
    gunner: PersonId = ""
    dice: Pool = 6


class ResolvePrompt(Option, frozen=True):
    """What a trait that the rules leave to the master brings about (VER-GM-20)."""

    rule: ClassVar[str] = "VER-GM-20"
    number: int
    text: Text


class RuleCritical(Option, frozen=True):
    """What a critical failure does: a row of the house table, or nothing ("")."""

    rule: ClassVar[str] = "VER-CRIT-01"
    number: int
    row: Id = ""


class ChooseIdea(Option, frozen=True):
    """Begin with an idea for a campaign (VER-GM-19)."""

    rule: ClassVar[str] = "VER-GM-19"
    idea: Id


class HandOver(Option, frozen=True):
    """Who decides for somebody whose player is absent: the player again, the master, the guide (VER-GM-01)."""

    rule: ClassVar[str] = "VER-GM-01"
    person: PersonId
    to: Literal["player", "master", "guide"]


class StepAway(Option, frozen=True):
    """The master leaves the table for a while: it pauses (VER-GM-16)."""

    rule: ClassVar[str] = "VER-GM-16"


class Resume(Option, frozen=True):
    """Play goes on."""

    rule: ClassVar[str] = "VER-GM-17"


class Remind(Option, frozen=True):
    """Remind everybody who is asked something (VER-GM-18)."""

    rule: ClassVar[str] = "VER-GM-18"


class Finish(Option, frozen=True):
    """Where nothing is enforced: this slot is over."""

    rule: ClassVar[str] = "VER-GM-08"


class EndCampaign(Option, frozen=True):
    """The campaign ends here; what was rolled in secret is revealed."""

    rule: ClassVar[str] = "VER-GM-05"

"""What happens on an expedition (specification, section 6). Amounts are final."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.table import Event

from ..building_choices import Purchase
from ..dice import Rolled
from ..modifiers import Part
from ..world_records import FoeRef
from .choices import Chore, Way
from .state import SiteKind


class ExpeditionBegan(Event, frozen=True):
    """A party has a map of a region: the last day on which it is home in time, and how many places there are."""

    region: str
    number: int
    deadline: int
    sites: int


class SetOff(Event, frozen=True):
    """The party is on its way to a place."""

    site: int
    kind: SiteKind | Literal["unknown"]
    km: int


class DayBegan(Event, frozen=True):
    day: int
    bad_weather: bool


class Walked(Event, frozen=True):
    km: int
    left: int


class Supper(Event, frozen=True):
    """Everybody has eaten, or so many went hungry."""

    hungry: int
    rations: int


class NightPassed(Event, frozen=True):
    """A night's rest, whole or poor."""

    poor: bool


class PlaceEntered(Event, frozen=True):
    site: int
    kind: SiteKind


class KindRevealed(Event, frozen=True):
    """It became known what a place is."""

    site: int
    kind: SiteKind


class FoesMet(Event, frozen=True):
    """Foes are at a place: their theme, and who they are."""

    theme: int
    foes: tuple[FoeRef, ...]
    night: bool = False


class WayChosen(Event, frozen=True):
    way: Way


class JourneyRoll(Event, frozen=True):
    """A roll outside fights; `member` is who rolled, "" for others."""

    member: str
    purpose: str
    rolled: Rolled
    dice: tuple[Part, ...]
    difficulty: int = 0


class TalkEnded(Event, frozen=True):
    result: Literal["fight", "toll", "free", "rumour"]
    toll: int = 0


class SneakEnded(Event, frozen=True):
    passed: bool


class FoesLeft(Event, frozen=True):
    """How a fight ended for the party."""

    result: Literal["won", "retreat", "lost"]


class HazardMet(Event, frozen=True):
    hazard: str


class HazardResolved(Event, frozen=True):
    """A hazard is behind the party; who failed."""

    hazard: str
    failed: tuple[str, ...]
    worse: bool = False


class MemberHurt(Event, frozen=True):
    member: str
    amount: int
    source: str


class MemberHealed(Event, frozen=True):
    member: str
    amount: int
    source: str


class MemberDied(Event, frozen=True):
    member: str
    source: str


class MemberSaved(Event, frozen=True):
    """Whether somebody left lying is saved (VER-EXP-13): the die."""

    member: str
    die: int
    saved: bool


class DiscoveryMade(Event, frozen=True):
    discovery: str
    taken: bool


class PeopleMet(Event, frozen=True):
    people: str


class OfferTaken(Event, frozen=True):
    people: str
    taken: bool


class MoneyChanged(Event, frozen=True):
    """Money of a member, in hundredths: what came or went, what is left."""

    member: str
    amount: int
    left: int
    why: str


class ThingGained(Event, frozen=True):
    member: str
    item: str
    count: int


class ThingLost(Event, frozen=True):
    member: str
    item: str


class RationsChanged(Event, frozen=True):
    amount: int
    rations: int


class DeedRecorded(Event, frozen=True):
    """Something that speaks for or against the integrity of the party."""

    good: bool


class IntegrityChanged(Event, frozen=True):
    member: str
    value: int


class ChoreDone(Event, frozen=True):
    member: str
    chore: Chore
    what: str = ""


class PointsRested(Event, frozen=True):
    """The pools of everybody gain so many points."""

    points: int


class TimeLost(Event, frozen=True):
    """So many half days are lost."""

    halves: int


class Advanced(Event, frozen=True):
    """A member has learnt something; the experience that is left."""

    member: str
    step: Purchase
    experience: int


class Hired(Event, frozen=True):
    ref: FoeRef
    wage: str


class HirelingLeft(Event, frozen=True):
    ref: FoeRef
    dead: bool


class LairCleared(Event, frozen=True):
    region: str


class CameHome(Event, frozen=True):
    """The expedition is over: how, days late, its score, experience for each."""

    result: Literal["home", "turned_back", "defeated"]
    late: int
    score: int
    experience: int

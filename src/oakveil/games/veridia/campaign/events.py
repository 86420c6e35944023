"""What happens at a campaign table (specification, section 6). Amounts are final."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Seat
from oakveil.kernel.table import Event

from ..dice import Rolled
from ..modifiers import Part
from .choices import Overridable, RequestRoll, Shown
from .records import Field, PersonId, SceneId, TokenId

Seats = tuple[Seat, ...]


class ForSome(Event, frozen=True, kw_only=True):
    """Something that only `seats` may know (None: everybody)."""

    seats: Seats | None = None

    def audience(self) -> Seats | None:
        return self.seats


class CampaignBegan(Event, frozen=True):
    title: str
    year: int
    place: str = ""


class PersonJoined(Event, frozen=True):
    """Somebody new plays; `approved`: the master had a say."""

    seat: Seat
    person: PersonId
    name: str


class PersonAdvanced(ForSome, frozen=True):
    person: PersonId
    name: str
    experience: int


class BuildingStarted(Event, frozen=True):
    seat: Seat


class BuildingSubmitted(Event, frozen=True):
    seat: Seat
    name: str


class BuildingJudged(Event, frozen=True):
    """The master accepted or refused what a seat built."""

    seat: Seat
    name: str
    accepted: bool
    reason: str = ""


class SceneOpened(Event, frozen=True):
    scene: SceneId
    title: str
    place: str = ""


class SceneChanged(Event, frozen=True):
    scene: SceneId
    title: str
    enforcement: Literal["full", "free"]


class PeopleMoved(Event, frozen=True):
    """People came into a scene."""

    people: tuple[str, ...]
    title: str


class TerrainChanged(Event, frozen=True):
    title: str
    cells: int


class TokenPlaced(ForSome, frozen=True):
    token: TokenId
    name: str


class TokenMoved(ForSome, frozen=True):
    token: TokenId
    name: str


class TokenRemoved(ForSome, frozen=True):
    token: TokenId
    name: str


class NoteWritten(ForSome, frozen=True):
    """A note of the master, or a handout."""

    title: str
    text: str = ""
    handout: bool = False


class ClockChanged(ForSome, frozen=True):
    title: str
    filled: int
    segments: int


class Revealed(Event, frozen=True):
    """Something hidden was shown; `text` is what a note or an area says."""

    what: Literal["token", "area", "note", "clock", "roll", "field"]
    name: str
    text: str = ""
    field: Field | Literal[""] = ""


class NpcAdded(ForSome, frozen=True):
    name: str


class EncounterPlanned(ForSome, frozen=True):
    title: str
    foes: str


class RollRequested(ForSome, frozen=True):
    """People are asked to roll. `wish` is told without its difficulty where that is not shown."""

    people: tuple[str, ...]
    wish: RequestRoll


class RequestCancelled(Event, frozen=True):
    people: tuple[str, ...]


class PoolProposed(Event, frozen=True):
    """A player proposed another attribute and skill; `accepted`: what the master said, None while he has not."""

    name: str
    what: str
    accepted: bool | None = None


class RollWished(Event, frozen=True):
    """A player asks to roll."""

    person: PersonId
    name: str
    what: str
    note: str = ""
    answered: Literal["", "yes", "no"] = ""


class RollMade(ForSome, frozen=True):
    """A roll with every face, its pool and difficulty in parts, and that of an opposition.

    `rolled` is what is left after the opposition; `alone` what it was worth by itself.
    """

    person: str
    name: str
    note: str
    rolled: Rolled
    alone: Rolled
    dice: tuple[Part, ...]
    difficulty: tuple[Part, ...] = ()
    other: Rolled | None = None
    visibility: Shown = "open"


class HiddenRollCounted(Event, frozen=True):
    """A roll that not everybody sees was made: so many so far (VER-GM-05)."""

    count: int


class Overridden(ForSome, frozen=True):
    """The last word: what was there, what is there now, why. `line` is that of the log, 0 for none."""

    line: int
    what: Overridable | Literal["mana", "fervor", "focus", "initiative", "fate", "disease"]
    who: str
    old: str
    new: str
    reason: str


class HoldChanged(Event, frozen=True):
    on: bool


class DamageHeld(ForSome, frozen=True):
    """Wounds wait for the master's word."""

    name: str
    damage: int


class TrackerChanged(Event, frozen=True):
    """The master changed the tracker by hand: the new order, who joined or left."""

    what: Literal["order", "joined", "left", "next", "stopped"]
    names: tuple[str, ...] = ()


class GroupRolled(Event, frozen=True):
    """Equal NPCs share a roll of initiative."""

    names: tuple[str, ...]
    total: int


class Awarded(ForSome, frozen=True):
    """An award to a person: experience, deli, a thing or a trait by its id, integrity."""

    person: PersonId
    name: str
    reason: str
    experience: int = 0
    deli: int = 0
    item: str = ""
    count: int = 0
    trait: str = ""
    integrity: int = 0


class IntegrityWarned(ForSome, frozen=True):
    """The warning and what came of it."""

    person: PersonId
    name: str
    text: str
    answer: Literal["", "withdrawn", "done"] = ""
    loss: int = 0


class TimePassed(Event, frozen=True):
    """So many hours passed since the day and hour named first."""

    day: int
    hour: int
    hours: int


class DayOver(ForSome, frozen=True):
    """How somebody fares after a day: health points healed and lost, what living cost, in hundredths."""

    person: PersonId
    name: str
    healed: int
    lost: int
    paid: int
    fed: bool


class ClockRanOut(Event, frozen=True):
    """Something that lasted for a while is over."""

    name: str
    trait: str


class WageSettled(ForSome, frozen=True):
    """A wage was paid, or a hired person left because it was not."""

    person: PersonId
    name: str
    wage: str
    paid: int
    left: bool = False


class Journeyed(Event, frozen=True):
    """A journey: its length in km, its days, the day of arrival."""

    km: int
    mode: str
    days: int
    arrival: int


class ShopOpened(Event, frozen=True):
    place: str
    settlement: str
    items: int


class StockFixed(Event, frozen=True):
    item: str
    there: bool
    price: int = 0


class ShopClosed(Event, frozen=True):
    place: str


class Traded(ForSome, frozen=True):
    """Somebody bought, sold, used a service or hired; `deli` are hundredths, below 0 where they were earned."""

    person: PersonId
    name: str
    what: Literal["bought", "sold", "served", "hired"]
    item: str
    count: int
    deli: int


class Barred(ForSome, frozen=True):
    """A step of building that the rules bar, and why; the master can waive that (VER-GM-04)."""

    seat: Seat
    person: PersonId
    name: str
    rule: str


class SiegeBegan(Event, frozen=True):
    target: str
    engines: tuple[str, ...]


class SiegeWorked(Event, frozen=True):
    """Hours of work: how much is breached now, in parts of a hundred."""

    hours: int
    percent: int


class EngineShot(Event, frozen=True):
    """A shot: casualties in a crowd, or the damage at one target; crystals used up, in deli."""

    engine: str
    kind: Literal["crowd", "snipe"]
    rolled: Rolled
    amount: int
    crystals: int


class SiegeEnded(Event, frozen=True):
    target: str
    percent: int


class TraitInvoked(Event, frozen=True):
    """A trait whose outcome the master tells: what was paid and rolled, how long it lasts (VER-GM-20)."""

    person: PersonId
    name: str
    trait: str
    points: int
    pool: str
    duration: str
    rolled: Rolled | None = None


class PromptResolved(Event, frozen=True):
    name: str
    trait: str
    text: str


class CriticalRuled(Event, frozen=True):
    """What the master made of a critical failure: the row of the house table, or nothing."""

    unit: str
    consequence: str


class PersonHandedOver(Event, frozen=True):
    person: PersonId
    name: str
    to: Literal["player", "master", "guide"]


class Paused(Event, frozen=True):
    """Play stops: somebody wished it (nobody is told who), or the master is away."""

    why: Literal["wish", "away"]


class Resumed(Event, frozen=True):
    """Play goes on; `guided`: the guide finishes the fight of a master who is away."""

    guided: bool = False


class LineDrawn(ForSome, frozen=True):
    """A line or a veil was added; nobody is told by whom."""

    kind: Literal["line", "veil"]
    text: str


class GuideAgreed(Event, frozen=True):
    """So many of so many players agree that the guide goes on."""

    agreed: int
    of: int


class Reminded(Event, frozen=True):
    asked: Seats


class DefaultsAllowed(Event, frozen=True):
    seat: Seat
    allowed: bool


class CampaignEnded(Event, frozen=True):
    """The end: days that passed, rolls that were hidden until now."""

    days: int
    hidden: int

"""The log of a campaign leaves the house: filtered, as text or JSON, with the licence; what everybody was awarded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from oakveil.kernel.ask import Seat
from oakveil.kernel.rulebook import rule
from oakveil.kernel.table import Event

from .. import events as fighting
from ..calendar import Date, date_of
from ..exchange import ATTRIBUTION, RULESET
from ..state import Veridia
from . import events
from .happenings import Happening
from .present import campaign_of
from .state import LogLine
from .table import lines_for

Tell = Callable[[Event], str]
Group = Literal["rolls", "fights", "word", "awards", "trade", "time", "people", "story"]
"""What lines of the log can be filtered by."""
_GROUPS: dict[Group, tuple[type[Event], ...]] = {
    "rolls": (events.RollRequested, events.RollMade, events.HiddenRollCounted, events.RollWished, fighting.DiceRolled),
    "word": (events.Overridden, events.HoldChanged, events.DamageHeld, events.Barred),
    "awards": (events.Awarded, events.IntegrityWarned, events.PersonAdvanced),
    "trade": (events.Traded, events.ShopOpened, events.ShopClosed, events.StockFixed, events.WageSettled),
    "time": (events.TimePassed, events.DayOver, events.Journeyed, events.ClockRanOut, events.ClockChanged),
    "people": (events.PersonJoined, events.PersonHandedOver, events.BuildingJudged, events.BuildingSubmitted),
}


class Awards(msgspec.Struct, frozen=True):
    """What somebody was awarded in all, as far as whoever asks may know it."""

    name: str
    experience: int = 0
    deli: int = 0
    things: tuple[str, ...] = ()


class ExportedLine(msgspec.Struct, frozen=True):
    """A line of the log as it leaves the house, with the sentence that tells it."""

    number: int
    date: Date
    hour: int
    group: Group
    told: str
    event: Happening


class ExportedLog(msgspec.Struct, frozen=True, kw_only=True):
    """A log as JSON. The attribution is part of it (licence CC BY-NC-SA 4.0)."""

    game: Literal["veridia"] = "veridia"
    ruleset: str = RULESET
    attribution: str = ATTRIBUTION
    place: str
    year: int
    lines: tuple[ExportedLine, ...]
    awards: tuple[Awards, ...]


@rule("VER-GM-15")
def group_of(event: Event) -> Group:
    """What a line is filtered by; whatever a fight worked out belongs to fights, all else to the story."""
    found = next((group for group, kinds in _GROUPS.items() if isinstance(event, kinds)), None)
    if found is not None:
        return found
    return "fights" if type(event).__module__ == fighting.__name__ else "story"


@rule("VER-GM-15")
def chosen(
    g: Veridia, seat: Seat | None, groups: Sequence[Group] = (), search: str = "", tell: Tell = str
) -> list[LogLine]:
    """The lines that a seat may know, of these groups (none named: all) and with this text in their sentence."""
    lines = lines_for(campaign_of(g), seat)
    return [
        line
        for line in lines
        if (not groups or group_of(line.event) in groups)
        and (not search or search.casefold() in tell(line.event).casefold())
    ]


@rule("VER-GM-15", "VER-GM-09")
def summary(g: Veridia, seat: Seat | None) -> tuple[Awards, ...]:
    """What everybody was awarded, with the master's later word on it."""
    campaign = campaign_of(g)
    found: dict[str, Awards] = {}
    for line in lines_for(campaign, seat):
        if not isinstance(line.event, events.Awarded):
            continue
        event, known = line.event, found.get(line.event.person, Awards(line.event.name))
        experience = campaign.charged.get(line.number, event.experience)
        things = (*known.things, *[thing for thing in (event.item, event.trait) if thing])
        found[event.person] = Awards(event.name, known.experience + experience, known.deli + event.deli, things)
    return tuple(found.values())


@rule("VER-GM-15", "VER-PRIN-04")
def as_text(g: Veridia, seat: Seat | None, lines: Sequence[LogLine], tell: Tell) -> str:
    """Lines of the log, one below the other, and the attribution at the end."""
    campaign = campaign_of(g)
    told = []
    for line in lines:
        date = date_of(line.day, campaign.year)
        told.append(f"{line.number:>4}  {date.year}-{date.month:02}-{date.day:02} {line.hour:02} h  {tell(line.event)}")
    for one in summary(g, seat):
        more = "".join([f", {thing}" for thing in one.things])
        told.append(f"      {one.name}: +{one.experience} XP, {one.deli:+} deli{more}")
    return "\n".join([*told, ATTRIBUTION, ""])


@rule("VER-GM-15", "VER-PRIN-04")
def as_json(g: Veridia, seat: Seat | None, lines: Sequence[LogLine], tell: Tell) -> str:
    """The same as JSON, with every event as it is."""
    campaign = campaign_of(g)
    exported = tuple(
        [
            ExportedLine(
                line.number,
                date_of(line.day, campaign.year),
                line.hour,
                group_of(line.event),
                tell(line.event),
                line.event,
            )
            for line in lines
        ]
    )
    log = ExportedLog(place=campaign.place, year=campaign.year, lines=exported, awards=summary(g, seat))
    return msgspec.json.format(msgspec.json.encode(log), indent=1).decode()

"""The log of a campaign on its page: its lines in words, what may be overridden of each, and its export (VER-GM-15)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any

import msgspec
from msgspec import Struct

from oakveil.kernel.ask import Seat
from oakveil.kernel.rulebook import rule
from oakveil.kernel.table import Event
from oakveil.kernel.text import Text

from . import events as fighting
from .campaign import events
from .campaign.events import Awarded, Barred, RollMade, RollRequested, Traded, TraitInvoked
from .campaign.exporting import Group, as_json, as_text, chosen
from .campaign.overriding import POSSIBLE
from .campaign.present import campaign_of
from .campaign.state import LogLine
from .campaign.table import lines_for
from .narrator import VeridiaNarrator
from .page_building import Sheet
from .state import Veridia

LINES = 80
"""So many lines of the log are told."""


class LineAid(Struct, frozen=True, kw_only=True):
    """A line of the log. `values` are the quantities that the master may override, as they are."""

    number: int
    when: str
    told: str
    kind: str
    secret: bool
    values: dict[str, str]


@rule("VER-GM-15")
def log_of(g: Veridia, seat: Seat | None, text: Text) -> tuple[LineAid, ...]:
    """The last lines of the log as a seat knows it."""
    narrator = _narrator(text)
    return tuple([_line(g, line, narrator, text) for line in lines_for(campaign_of(g), seat)[-LINES:]])


@lru_cache(4)
def _narrator(text: Text) -> VeridiaNarrator:
    return VeridiaNarrator(text)


@rule("VER-GM-04", "VER-GM-15")
def _line(g: Veridia, line: LogLine, narrator: VeridiaNarrator, text: Text) -> LineAid:
    audience = line.event.audience() if isinstance(line.event, events.ForSome) else None
    possible = POSSIBLE.get(type(line.event), ())
    return LineAid(
        number=line.number,
        when=text.say("veridia-page-when", day=line.day + 1, hour=line.hour),
        told=narrator.event(g, line.event),
        kind=type(line.event).__name__,
        secret=audience is not None,
        values={what: _value(line.event, what) for what in possible},
    )


def _value(event: Event, what: str) -> str:
    """What a line says of a quantity; "" where it has to be looked for in the line."""
    match event, what:
        case RollRequested(wish=wish), "difficulty":
            return str(wish.difficulty)
        case RollMade(dice=parts), "pool":
            return str(sum(part.amount for part in parts))
        case RollMade(difficulty=parts), "difficulty":
            return str(sum(part.amount for part in parts))
        case RollMade(rolled=rolled) | fighting.DiceRolled(rolled=rolled), "successes":
            return str(rolled.successes)
        case RollMade(rolled=rolled) | fighting.DiceRolled(rolled=rolled), "matches":
            return str(rolled.matches)
        case fighting.DiceRolled(dice=parts), "pool":
            return str(sum(part.amount for part in parts))
        case fighting.Hit(), "hit":
            return "1"
        case fighting.Missed(), "hit":
            return "0"
        case fighting.ConditionBegan(condition=condition), "condition":
            return condition
        case Traded(deli=deli), "price":
            return str(deli)
        case Awarded(experience=experience), "award":
            return str(experience)
        case TraitInvoked(points=points), "cost":
            return str(points)
        case Barred(), "requirement":
            return "waived"
    return ""


@rule("VER-GM-15")
def exported_log(g: Veridia, seat: Seat, about: Mapping[str, Any], text: Text) -> Sheet:
    """The log as a seat knows it: `groups` and `search` choose lines, `form` is "text" or "json"."""
    groups = msgspec.convert(about.get("groups", ()), tuple[Group, ...])
    tell = partial(_narrator(text).event, g)
    lines = chosen(g, seat, groups, str(about.get("search", "")), tell)
    if about.get("form", "text") == "json":
        return Sheet("json", as_json(g, seat, lines, tell))
    return Sheet("text", as_text(g, seat, lines, tell))

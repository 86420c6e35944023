"""The table of a campaign: it keeps a log, and shows nobody more than he may know (specification 2.2, VER-GM-15)."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import ParamSpec, get_args

from msgspec.structs import replace

from oakveil.kernel.ask import Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame
from oakveil.kernel.rulebook import rule
from oakveil.kernel.table import Event

from ..bots import sensible
from ..events import Damaged
from ..state import UnitId, Veridia, VeridiaState
from ..veiling import hide_sheet
from .correcting import HeldBlow
from .happenings import Happening, Result
from .people import stood_in_for
from .present import campaign_of
from .records import MASTER
from .requests import Requested
from .state import CampaignState, Critical, LogLine

P = ParamSpec("P")
MOST_LINES, MOST_RESULTS = 600, 80
"""The log keeps so many lines of the campaign, and so many results of fights."""
OWN = frozenset({"veridia.join", "veridia.bench"})
"""Questions that nobody answers for an absent player."""
_HAPPENINGS = frozenset(get_args(Happening))
_RESULTS = frozenset(get_args(Result))


class CampaignVeridia(Veridia):
    """A table of Veridia with a game master."""

    __slots__ = ()

    @rule("VER-GM-01", "VER-GM-16")
    def run(self) -> None:
        """Run to the next question. What the guide is to decide for others it answers at once."""
        super().run()
        while self._question is not None:
            absent = stood_in_for(self)
            ask = next((ask for ask in self._question.asks if ask.seat in absent and ask.key not in OWN), None)
            if ask is None:
                return
            self._take(sensible(self, ask, self.chance), ask.seat)
            super().run()

    @property
    def is_heard(self) -> bool:
        """The log always listens."""
        return True

    @rule("VER-GM-15", "VER-GM-05")
    def tell(self, event: Callable[P, Event], *args: P.args, **fields: P.kwargs) -> None:
        """Announce that something happened, and write it into the log of whoever may know it."""
        made = event(*args, **fields)
        if type(made) in _HAPPENINGS:
            if isinstance(made, Damaged):
                campaign_of(self).before[campaign_of(self).next_line] = self.unit(made.unit).damage
            _write(campaign_of(self), made)
        if self.listener is not None:
            self.listener(made)

    @rule("VER-CRIT-01", "VER-GM-04")
    def leave_to_master(self, unit: UnitId, kind: str, weapon: str) -> bool:
        """A critical failure waits for the row that the master picks."""
        campaign = campaign_of(self)
        campaign.criticals = (*campaign.criticals, Critical(campaign.next_line, unit, kind, weapon))
        return True

    @rule("VER-GM-04")
    def before_blow(self) -> Frame | None:
        """Wounds wait for the master's word, where he wished that."""
        return HeldBlow() if campaign_of(self).hold else None

    @rule("VER-GM-05", "VER-GM-02")
    def seen_by(self, seat: Seat | None) -> tuple[VeridiaState, list[Frame]]:
        """State and procedures as a seat sees them: of others no sheets and no benches (specification 2.2)."""
        state, stack = super().seen_by(seat)
        if seat == MASTER:
            return state, stack
        _veil(self, state, stack, seat)
        return state, stack

    def shown_of(self, unit: UnitId) -> Container[str]:
        """What the master has shown of somebody."""
        tokens = [token for scene in campaign_of(self).scenes.values() for token in scene.tokens]
        return next((token.shown for token in tokens if token.id == unit), ())

    def knows_all(self, seat: Seat | None) -> bool:
        """The master knows everything."""
        return seat == MASTER

    @rule("VER-GM-03")
    def redealt(self, seat: Seat | None, chance: Chance) -> CampaignVeridia:
        """Programs know no more than their seat: the difficulty of a request may be hidden, and what others build."""
        table = super().redealt(seat, chance)
        if seat != MASTER:
            _veil_requests(table.state, table.stack, seat)
            _veil_benches(table.state, seat)
            _veil_notes(table.state, seat)
        return table


def _write(campaign: CampaignState, event: Event) -> None:
    """A line of the log: in the open one, or in the diary of the seat that alone may know it, with the master."""
    assert isinstance(event, Happening)
    line = LogLine(campaign.next_line, campaign.day, campaign.hour, event)
    campaign.next_line += 1
    audience = event.audience()
    if audience is not None:
        seat = next((seat for seat in audience if seat != MASTER), MASTER)
        diary = campaign.diaries[seat]
        assert diary.front is not None, "rules were run on a view"
        campaign.diaries[seat] = replace(diary, front=(*diary.front, line)[-MOST_LINES:])
    elif type(event) in _RESULTS:
        campaign.results = (*campaign.results, line)[-MOST_RESULTS:]
    else:
        campaign.log = (*campaign.log, line)[-MOST_LINES:]


@rule("VER-GM-15")
def lines_for(campaign: CampaignState, seat: Seat | None) -> list[LogLine]:
    """The log as a seat knows it, in order."""
    found = [*campaign.log, *campaign.results]
    for diary in campaign.diaries.values():
        if seat in diary.seats and diary.front is not None:
            found += diary.front
    return sorted(found, key=lambda line: line.number)


# -- what is veiled ----------------------------------------------------------------------------------------------------


def _veil(g: CampaignVeridia, state: VeridiaState, stack: list[Frame], seat: Seat | None) -> None:
    _veil_requests(state, stack, seat)
    _veil_benches(state, seat)
    _veil_notes(state, seat)
    if state.fight is None:
        return
    for unit in state.fight.units.values():
        if unit.seat != seat:
            hide_sheet(unit, g.options.health_shown, g.shown_of(unit.id))


def _veil_requests(state: VeridiaState, stack: list[Frame], seat: Seat | None) -> None:
    """Of a request others see neither dice that only some may see nor a difficulty that is not shown."""
    campaign = state.campaign
    assert campaign is not None, "there is no campaign"
    for frame in stack:
        if isinstance(frame, Requested):
            roller = campaign.people[frame.rolls].seat if frame.rolls else 0
            if frame.shown != "open" and not (frame.shown == "own" and roller == seat):
                frame.fallen = None
            if not frame.wish.show_difficulty:
                frame.wish = replace(frame.wish, difficulty=0)


def _veil_notes(state: VeridiaState, seat: Seat | None) -> None:
    """What was changed about a line of the log is known to whoever knows the line; hired people to their employer."""
    campaign = state.campaign
    assert campaign is not None, "there is no campaign"
    known = {line.number for line in lines_for(campaign, seat)}
    campaign.amended = {line: it for line, it in campaign.amended.items() if line in known}
    campaign.charged = {line: it for line, it in campaign.charged.items() if abs(line) in known}
    campaign.barred = {line: it for line, it in campaign.barred.items() if line in known}
    own = {person.id for person in campaign.people.values() if person.seat == seat}
    campaign.employed = tuple([employed for employed in campaign.employed if employed.person in own])


def _veil_benches(state: VeridiaState, seat: Seat | None) -> None:
    state.characters = {owner: character for owner, character in state.characters.items() if owner == seat}

"""Pausing: nobody is told who wished it; the master lets play go on (VER-GM-16, VER-GM-17)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Ask, AskAny, Option, Seat
from oakveil.kernel.frame import Frame, step

from ..sequence import FightOut
from ..state import Veridia
from .evening_choices import Resume
from .events import GuideAgreed, Resumed
from .people import stood_in_for
from .player_choices import AgreeToGuide
from .present import campaign_of
from .records import MASTER


class Stopped(Frame):
    """Play is stopped until the master resumes it. While he is away players may agree that the guide goes on."""

    why: Literal["wish", "away"] = "wish"

    @step("VER-GM-16", "VER-GM-17")
    def wait(self, g: Veridia) -> AskAny:
        asks = [Ask(MASTER, "veridia.paused", (Resume(),), Resume())]
        campaign = campaign_of(g)
        if self.why == "away" and g.within(FightOut) is not None:
            waiting = [seat for seat in players(g) if seat not in campaign.agreed]
            asks += [Ask(seat, "veridia.guide", (AgreeToGuide(),), AgreeToGuide()) for seat in waiting]
        return AskAny(tuple(asks))

    def on_wait(self, g: Veridia, choice: Option, seat: Seat) -> None:
        """Ruling (VER-GM-16): the guide may go on once every player who has somebody in play agrees."""
        campaign = campaign_of(g)
        if isinstance(choice, Resume):
            campaign.agreed, campaign.guided = (), False
            g.tell(Resumed)
            return
        campaign.agreed = (*campaign.agreed, seat)
        everybody = players(g)
        g.tell(GuideAgreed, len(campaign.agreed), len(everybody))
        if set(everybody) <= set(campaign.agreed):
            campaign.agreed, campaign.guided = (), True
            g.tell(Resumed, True)
        else:
            self.goto(Stopped.wait)


def players(g: Veridia) -> tuple[Seat, ...]:
    """The seats of players who have somebody in play and are there."""
    return tuple(sorted({person.seat for person in campaign_of(g).people.values()} - stood_in_for(g)))

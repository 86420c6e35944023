"""The end of a campaign, pausing, lines and veils, ideas to begin with (VER-GM-05, -16, -17, -19)."""

from __future__ import annotations

from msgspec.structs import replace

from oakveil.kernel.ask import Broken, Seat
from oakveil.kernel.frame import Frame
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.rulebook import rule

from ..state import Veridia
from .deeds import deed
from .evening_choices import ChooseIdea, EndCampaign, Resume, StepAway
from .events import CampaignBegan, CampaignEnded, LineDrawn, Paused, Resumed
from .pausing import Stopped
from .player_choices import DrawLine, PressPause
from .present import campaign_of
from .records import MASTER
from .revealing import reveal_roll

MOST_DRAWN = 60


@deed(EndCampaign, "master", paused=True)
@rule("VER-GM-05", "VER-GM-15")
def end_campaign(g: Veridia, seat: Seat, wish: EndCampaign) -> None:
    """The campaign is over: everything that was rolled out of sight is told."""
    campaign = campaign_of(g)
    casts = campaign.behind.casts
    for cast in casts:
        reveal_roll(g, cast)
    campaign.ended = True
    campaign.bench.clear()
    g.state.characters.clear()
    g.tell(CampaignEnded, campaign.day, len(casts))
    everybody = tuple(range(MASTER, g.options.players + 2))
    g.finish(Outcome(everybody, "campaign_ended", {"days": campaign.day}))


def _not_safe(g: Veridia, seat: Seat, wish: object) -> Broken | None:
    return None if g.options.safety else Broken("VER-GM-17", "veridia-gm-no-safety")


@deed(PressPause, "anybody", _not_safe)
@rule("VER-GM-17")
def press_pause(g: Veridia, seat: Seat, wish: PressPause) -> Frame:
    """Nobody is told who wished it, and nobody is asked why."""
    g.tell(Paused, "wish")
    return Stopped()


@deed(StepAway, "master")
@rule("VER-GM-16")
def step_away(g: Veridia, seat: Seat, wish: StepAway) -> Frame:
    campaign_of(g).agreed = ()
    g.tell(Paused, "away")
    return Stopped(why="away")


def _not_guided(g: Veridia, seat: Seat, wish: Resume) -> Broken | None:
    return None if campaign_of(g).guided else Broken("VER-GM-16", "veridia-gm-not-guided")


@deed(Resume, "master", _not_guided)
@rule("VER-GM-16")
def come_back(g: Veridia, seat: Seat, wish: Resume) -> None:
    """The master is back before the guide has finished: he goes on himself."""
    campaign_of(g).guided = False
    g.tell(Resumed)


def _full(g: Veridia, seat: Seat, wish: DrawLine) -> Broken | None:
    if len(campaign_of(g).lines.front or ()) >= MOST_DRAWN:
        return Broken("VER-GM-17", "veridia-gm-full", {"most": MOST_DRAWN})
    return _not_safe(g, seat, wish)


@deed(DrawLine, "anybody", _full, paused=True)
@rule("VER-GM-17")
def draw_line(g: Veridia, seat: Seat, wish: DrawLine) -> None:
    """The list is in alphabetical order, so that its order does not tell who wrote what either."""
    campaign = campaign_of(g)
    assert campaign.lines.front is not None, "rules were run on a view"
    front = tuple(sorted({*campaign.lines.front, (wish.kind, wish.text)}))
    campaign.lines = replace(campaign.lines, front=front)
    g.tell(LineDrawn, wish.kind, wish.text, seats=campaign.lines.seats)


def _no_idea(g: Veridia, seat: Seat, wish: ChooseIdea) -> Broken | None:
    if wish.idea not in g.box.ideas:
        return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "idea", "id": wish.idea})
    return Broken("VER-GM-19", "veridia-gm-begun") if campaign_of(g).scenes else None


@deed(ChooseIdea, "master", _no_idea)
@rule("VER-GM-19")
def choose_idea(g: Veridia, seat: Seat, wish: ChooseIdea) -> None:
    """The campaign has the title, the era, the place and the themes of an idea."""
    campaign, idea = campaign_of(g), g.box.ideas[wish.idea]
    campaign.idea, campaign.place, campaign.year, campaign.themes = idea.id, idea.place, idea.year, idea.themes
    g.tell(CampaignBegan, idea.id, idea.year, idea.place)

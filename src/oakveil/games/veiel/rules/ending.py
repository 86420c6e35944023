"""How a crossing is cut short and how the game ends (specification 3.20, 3.22, 3.23)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.outcome import Outcome
from oakveil.kernel.rulebook import rule

from ..events import GameEnded, SentBack, TeamFell
from ..state import Veiel
from .smith import change_purse

Why = Literal["fled", "fallen", "sent_back"]
"""Why the team is in the rest zone without having wished to be."""
Reason = Literal["boss_dead", "boss_won", "out_of_time", "conceded"]
"""Why the game is over. `out_of_time`: the last incursion has ended without the boss."""


@rule("VEIEL-DEATH-08", "VEIEL-DEATH-09", "VEIEL-FLEE-05", "VEIEL-LAIR-06", "VEIEL-LEVEL-06", "VEIEL-END-02")
def go_to_rest(g: Veiel, why: Why) -> None:
    """The team is carried to the rest zone at once; procedures of the dungeon that see it there end.

    After a defeat all crystals are lost; equipment and consumables are kept. In the last incursion the game is over.
    """
    state = g.state
    if why != "fled":
        lost = state.crystals
        if why == "fallen":
            g.tell(TeamFell, lost)
        else:
            g.tell(SentBack)
        change_purse(g, -lost)
    state.where, state.place, state.combat = "rest", "", None
    if is_last(g):
        end_game(g, False, "out_of_time")


@rule("VEIEL-INC-08", "VEIEL-END-02")
def is_last(g: Veiel) -> bool:
    """Whether there is no other crossing after this one."""
    return g.state.incursion >= g.options.incursions


@rule("VEIEL-END-01", "VEIEL-END-02", "VEIEL-END-04")
def end_game(g: Veiel, won: bool, reason: Reason) -> None:
    """The game is over: the heroes have won, or they have lost and the DM has won if there is one.

    How it went is told with it; it changes nothing.
    """
    state, master = g.state, g.master
    g.tell(GameEnded, won, reason, state.incursion)
    winners = tuple(range(1, g.options.seats + 1)) if won else () if master is None else (master,)
    details: dict[str, str | int] = {
        "incursion": state.incursion,
        "deaths": state.deaths,
        "crystals": state.crystals,
        "rounds": state.rounds,
        "dealt": state.dealt,
        "suffered": state.suffered,
        "events": state.events_used,
        "boss": state.boss,
    }
    g.finish(Outcome(winners, reason, details))

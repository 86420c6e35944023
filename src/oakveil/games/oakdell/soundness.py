"""What is true of every table of Dungeons of the Oak Dell: components are conserved, everything lies where it may."""

from __future__ import annotations

from .state import OakDell


def flaw(g: OakDell) -> str | None:
    """What is wrong with this table, in one sentence; None when nothing is. Never raises for a decoded state."""
    if [hero.seat for hero in g.state.heroes] != list(range(1, g.options.players + 1)):
        return "the heroes are not those of the options"
    return None

"""How hard a game will be: the share of such games that a team of sensible bots wins (specification, section 11)."""

from __future__ import annotations

from oakveil.kernel.text import Text

from .box import Box
from .options import TactiqueOptions

WON = {"easy": 75, "normal": 55, "hard": 25, "extreme": 10}
"""Games won of a hundred with two to four heroes, without battlefields, by difficulty.

Rounded to fives: some hundred games of each difficulty were measured (docs/tactique-balance.md).
"""
MEASURED_TEAMS = (2, 3, 4)
REPLAY_CAP = 3


def forecast(options: TactiqueOptions, box: Box, text: Text) -> str:
    """The chance to win as a sentence, or that nobody has measured it."""
    percent = win_rate(options, box)
    return text.say("tactique-forecast-unknown") if percent is None else text.say("tactique-forecast", percent=percent)


def win_rate(options: TactiqueOptions, box: Box) -> int | None:
    """Games won of a hundred; None where that was not measured: with a content pack or a second boss, for one."""
    usual = options.battlefields == "off" and options.second_boss == "none" and options.replay_cap == REPLAY_CAP
    if box.sources or not usual or options.team not in MEASURED_TEAMS:
        return None
    return WON.get(options.difficulty)

"""How hard a game will be: the share of such games that a team of sensible bots wins (specification, section 11)."""

from __future__ import annotations

from oakveil.kernel.text import Text

from .box import Box
from .options import VeielOptions

WITH_MASTER = (62, 47, 50, 49, 43)
"""Games won of a hundred against a bot as the dungeon master, with 2 to 6 heroes (docs/veiel-balance.md)."""
WITHOUT_MASTER = {5: (48, 62, 50, 55, 68), 7: (31, 45, 26, 36, 49)}
"""The same without one, by the first constant."""
UNMEASURED = (
    *("phylacteries", "throne_room", "nodm_step", "nodm_event_trigger", "nodm_order", "boss_power", "special_room"),
    *("adjust_boss", "adjust_power", "adjust_events", "incursions", "dm_fudge", "crystal_cap", "boss"),
)
"""Options of which nobody has measured what they change: only their defaults have a forecast."""
DEFAULTS = VeielOptions()


def forecast(options: VeielOptions, box: Box, text: Text) -> str:
    """The chance to win as a sentence, or that nobody has measured it."""
    percent = win_rate(options, box)
    return text.say("veiel-forecast-unknown") if percent is None else text.say("veiel-forecast", percent=percent)


def win_rate(options: VeielOptions, box: Box) -> int | None:
    """Games won of a hundred; None where that was not measured: with a content pack, or against a person, for one."""
    changed = any(getattr(options, name) != getattr(DEFAULTS, name) for name in UNMEASURED)
    if box.sources or changed or options.master == "human":
        return None
    rates = WITH_MASTER if options.master == "bot" else WITHOUT_MASTER.get(options.nodm_start)
    return None if rates is None else rates[options.heroes - 2]

"""How hard a game will be: the share of such games that a team of sensible bots wins (specification, section 11)."""

from __future__ import annotations

from oakveil.kernel.text import Text

from .box import Box
from .options import AvelOptions

BY_CRATER = {"easy": (82, 76, 77, 78), "moderate": (50, 55, 58, 52), "difficult": (26, 28, 25, 29)}
"""Games won of a hundred on the Queen's Road with 1, 2, 3 and 4 heroes (docs/avel-balance.md)."""
BY_LAND = {
    "long_march": (61, 59),
    "broken_ring": (53, 47),
    "twin_valleys": (35, 31),
    "narrow_pass": (30, 24),
    "crossroads": (25, 15),
    "shadow_gate": (23, 23),
    "moons_maw": (9, 6),
}
"""Games won of a hundred with the moderate crater on other lands, with 2 and with 4 heroes."""
BY_DISTANCE = {4: (55, 60), 3: (39, 35), 2: (24, 13)}
"""The same on balanced generated lands, by the steps from crater to castle."""


def forecast(options: AvelOptions, box: Box, text: Text) -> str:
    """The chance to win as a sentence, or that nobody has measured it."""
    percent = win_rate(options, box)
    return text.say("avel-forecast-unknown") if percent is None else text.say("avel-forecast", percent=percent)


def win_rate(options: AvelOptions, box: Box) -> int | None:
    """Games won of a hundred; None where that was not measured: with a content pack or another Beast, for one."""
    if box.sources or options.beast_delta:
        return None
    if options.land == "queens_road":
        return BY_CRATER[options.crater][options.heroes - 1]
    if options.crater != "moderate" or options.heroes not in (2, 4):
        return None
    if options.land == "generated":
        rates = BY_DISTANCE[options.crater_distance] if options.gen_shape == "balanced" else None
    else:
        rates = BY_LAND.get(options.land)
    return None if rates is None else rates[options.heroes == 4]

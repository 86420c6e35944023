"""How hard a game will be: in how many games sensible bots reach the objective (specification, section 11)."""

from __future__ import annotations

from oakveil.kernel.text import Text

from .box import Box
from .options import OakDellOptions

ALONE = {
    ("mossy_cellar", "boss"): (65, 93),
    ("mossy_cellar", "shrines"): (61, 87),
    ("hollow_roots", "boss"): (30, 80),
    ("hollow_roots", "shrines"): (38, 78),
}
"""Games won of a hundred by a hero alone, on the normal and the longer round track (docs/oakdell-balance.md)."""
RACES = {
    ("mossy_cellar", "boss"): 80,
    ("mossy_cellar", "shrines"): 85,
    ("hollow_roots", "boss"): 65,
    ("hollow_roots", "shrines"): 55,
}
"""Races of two in a hundred in which a hero reaches the objective, on the normal track; the others are won by rank.

Rounded to fives: 60 races of the shrines were measured, 160 against the Colossus, 1000 against the Watcher.
"""
MEASURED_RACE = 2


def forecast(options: OakDellOptions, box: Box, text: Text) -> str:
    """The chance that the objective is reached as a sentence, or that nobody has measured it."""
    percent = reached(options, box)
    if percent is None:
        return text.say("oakdell-forecast-unknown")
    return text.say("oakdell-forecast" if options.solo else "oakdell-forecast-race", percent=percent)


def reached(options: OakDellOptions, box: Box) -> int | None:
    """Games of a hundred in which a hero reaches the objective; None where that was not measured: with a content pack,
    other heroes or another boss, for one."""
    if box.sources or not _usual(options, box):
        return None
    game = options.dungeon, options.scenario
    if options.solo:
        return ALONE[game][options.longer] if game in ALONE and options.solo_decks == "all" else None
    return RACES.get(game) if options.players == MEASURED_RACE and not options.longer else None


def _usual(options: OakDellOptions, box: Box) -> bool:
    """Whether all that makes a game easier or harder is as in the games that were measured."""
    if options.heroes != "same" or options.first_monster != "ghost":
        return False
    if options.death_variant and not options.solo:
        return False
    return options.scenario == "shrines" or options.boss in ("dungeon", box.dungeons[options.dungeon].default_boss)

"""Gaining levels for crystals (specification 3.5)."""

from __future__ import annotations

from functools import cache
from typing import get_args

from oakveil.kernel.rulebook import rule

from ..choices import GainLevel
from ..events import LevelGained
from ..records import Raised
from ..state import Hero, Veiel
from .sheet import adjust, maxima
from .smith import change_purse

HIGHEST = 5
"""VEIEL-LEVEL-02."""
GAIN = cache(GainLevel)


@rule("VEIEL-LEVEL-02", "VEIEL-LEVEL-04", "VEIEL-LEVEL-05")
def levels(g: Veiel, hero: Hero) -> list[GainLevel]:
    """The next level of a hero with each characteristic it could raise, if the team can pay it."""
    if hero.level == HIGHEST or price(g, hero) > g.state.crystals:
        return []
    return [GAIN(hero.id, raised) for raised in get_args(Raised)]


def price(g: Veiel, hero: Hero) -> int:
    """The crystals that the next level of a hero costs."""
    return g.box.balance.level_prices[hero.level - 1]


@rule("VEIEL-LEVEL-02", "VEIEL-LEVEL-03", "VEIEL-LEVEL-04", "VEIEL-SHEET-07")
def gain_level(g: Veiel, choice: GainLevel) -> None:
    """Ruling (VEIEL-LEVEL-03): several levels are bought one after the other."""
    hero = g.hero(choice.hero)
    before = maxima(g, hero)
    change_purse(g, -price(g, hero))
    hero.level += 1
    hero.raised += (choice.raised,)
    g.tell(LevelGained, hero.id, hero.level, choice.raised)
    adjust(g, hero, before)

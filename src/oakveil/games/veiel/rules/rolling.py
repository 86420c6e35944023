"""Dice that heroes roll against a fixed number: validation rolls and saves (specification 3.18)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from oakveil.kernel.rulebook import rule

from ..effects.words import Attribute
from ..events import CheckRolled
from ..state import CardId, Hero, Veiel
from .sheet import stat

SIDES = 20


class Check(msgspec.Struct, frozen=True):
    """A roll against a number: what the die shows, and whether it is a success."""

    die: int
    success: bool


def d20(g: Veiel, why: str) -> int:
    """A number from 1 to 20; `why` is the purpose without the name of the game."""
    return g.chance.below(SIDES, why) + 1


def d6(g: Veiel, why: str) -> int:
    """A number from 1 to 6."""
    return g.chance.below(6, why) + 1


@rule("VEIEL-ABIL-04", "VEIEL-ABIL-05", "VEIEL-SHEET-03")
def check(g: Veiel, hero: Hero, source: CardId, stats: Sequence[Attribute], needed: int) -> Check:
    """d20 + one or two characteristics must reach `needed`; 1 always fails, 20 always succeeds.

    Ruling (VEIEL-ABIL-05): a save is a roll like this one. Giving END back is for the caller.
    """
    die = d20(g, "veiel.check")
    total = die + sum(stat(g, hero, name) for name in stats) + stat(g, hero, "ALL")
    success = die == SIDES or (die > 1 and total >= needed)
    g.tell(CheckRolled, hero.id, source, tuple(stats), die, total, needed, "success" if success else "failure")
    return Check(die, success)

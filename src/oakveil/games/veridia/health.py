"""Health points and the levels they are dealt to (specification 3.2)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from oakveil.kernel.rulebook import rule

from .records import LEVELS, HealthRules, LevelId, Score

Levels = tuple[int, int, int, int]
"""How many points Healthy, Hurt, Impaired and Incapacitated hold."""
PENALTIES = (0, 2, 4)
"""Dice that Healthy, Hurt and Impaired take from all pools (VER-HEALTH-04)."""
IMPAIRED, INCAPACITATED = LEVELS.index("impaired"), LEVELS.index("incapacitated")


def fraction(score: Score) -> Fraction:
    """An attribute as a number."""
    return Fraction(score)


@rule("VER-HEALTH-01")
def points(constitution: Score, rules: HealthRules) -> int:
    """Health points by constitution."""
    if isinstance(constitution, str):
        return rules.fraction[constitution]
    return rules.base + rules.per_constitution * constitution


@rule("VER-HEALTH-02")
def dealt(points: int) -> Levels:
    """Points dealt one by one to Healthy, Hurt, Impaired, Incapacitated, again and again."""
    healthy, hurt, impaired, incapacitated = [(points + 3 - level) // 4 for level in range(4)]
    return healthy, hurt, impaired, incapacitated


@cache
@rule("VER-HEALTH-03")
def level(levels: Levels, damage: int) -> int:
    """The current level, as a place in `LEVELS`: the first that still holds a point, with none left Incapacitated.

    Ruling (VER-HEALTH-03): who has just lost the last Healthy point is Hurt.
    """
    for place, held in enumerate(levels):
        damage -= held
        if damage < 0:
            return place
    return INCAPACITATED


def level_name(levels: Levels, damage: int) -> LevelId:
    """The id of the current level."""
    return LEVELS[level(levels, damage)]


@cache
@rule("VER-HEALTH-04", "VER-HEALTH-06", "VER-HEALTH-07")
def penalty(levels: Levels, damage: int, relief: int = 0) -> int:
    """The dice that wounds take from every pool, and from initiative. `relief` is what toughness gives back."""
    now = level(levels, damage)
    return 0 if now == INCAPACITATED else max(0, PENALTIES[now] - relief)


@cache
def until_out(levels: Levels, damage: int) -> int:
    """How many points until Incapacitated, at least 1 (specification, section 10)."""
    return max(1, sum(levels[:INCAPACITATED]) - damage)

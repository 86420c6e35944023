"""Rest: how wounds heal by themselves, what care and rest do, how pools fill again (specification 3.2, 3.4)."""

from __future__ import annotations

from fractions import Fraction
from math import floor
from typing import Literal

import msgspec

from oakveil.kernel.rulebook import rule

from .box import Box
from .health import Levels, fraction, level
from .pools import Pool, Wanted, pool_of
from .profile import Profile
from .records import LEVELS, PoolId, Score

Rest = Literal["full", "poor"]
"""How a night is spent: eight undisturbed hours, or less than that."""
Rounding = Literal["printed", "accumulate"]
"""Whether the days of each point are rounded down, or exact fractions are summed (VER-HEAL-04)."""
MOST_PATIENTS = 4
"""Whom one carer can treat in a day. Ruling (VER-HEAL-05)."""


class Care(msgspec.Struct, frozen=True):
    """What a patient's day is like: the rest, successes of the carer's roll, how much faster healing is.

    `speed` is 2 in a first aid camp, multiplied with what other effects give (VER-HEAL-08).
    """

    rest: Rest = "full"
    successes: int = 0
    speed: int = 1


class Rested(msgspec.Struct, frozen=True):
    """A patient after a day: the damage left, and the progress towards the next point in days, such as "1/2".

    The progress is lost when rest stops.
    """

    damage: int
    progress: str = "0"


@rule("VER-HEAL-01", "VER-HEAL-03", "VER-HEAL-08", "VER-HEAL-10")
def days_for_point(place: int, constitution: Score, care: Care, box: Box) -> Fraction:
    """The exact days that a point of a level (a place in `LEVELS`) takes to return.

    Ruling (VER-HEAL-03): poor rest doubles them. Ruling (VER-HEAL-10): constitution 1/2 counts as a half.
    """
    numerator = box.levels[LEVELS[place]].heal_days_numerator * (2 if care.rest == "poor" else 1)
    return numerator / ((fraction(constitution) + care.successes) * care.speed)


@rule("VER-HEAL-02", "VER-HEALTH-03")
def worst_point(levels: Levels, damage: int) -> int:
    """The level of the point that returns next: the last one that was lost. Ruling (VER-HEAL-02): worst first."""
    for place, held in enumerate(levels):
        damage -= held
        if damage <= 0:
            return place
    return len(levels) - 1


@rule("VER-HEAL-02", "VER-HEAL-03", "VER-HEAL-04", "VER-HEAL-08", "VER-HEAL-09")
def day_of_rest(
    levels: Levels, now: Rested, constitution: Score, care: Care, rounding: Rounding, box: Box, undead: bool = False
) -> Rested:
    """One day of rest: a day of progress, and every point that it pays for.

    `printed`: days are rounded down, and points of no days all return after a full night. Ruling (VER-HEAL-03): after a
    poor one only a single such point does. `accumulate`: exact fractions, whole points. Undead never regain health.
    """
    if undead:
        return now
    damage, progress = now.damage, Fraction(now.progress) + 1
    free_points = damage if care.rest == "full" else 1
    while damage > 0:
        days = days_for_point(worst_point(levels, damage), constitution, care, box)
        price = days if rounding == "accumulate" else Fraction(floor(days))
        if price > progress or (price == 0 and free_points == 0):
            break
        free_points -= price == 0
        progress -= price
        damage -= 1
    return Rested(damage, str(progress) if damage else "0")


@rule("VER-HEAL-05")
def treatment(profile: Profile) -> Pool:
    """The roll of whoever cares for a patient: each success counts as one more point of constitution for that day.

    Ruling (VER-HEAL-05): one roll by one carer for each patient and day, nothing is carried over to the next.
    """
    return pool_of(profile, Wanted("skill", "intuition", "medicine"), profile.modifiers)


@rule("VER-HEAL-05")
def can_treat(patients: int) -> bool:
    """Whether a carer who has treated so many today can treat another."""
    return patients < MOST_PATIENTS


@rule("VER-HEAL-07")
def diagnosis(profile: Profile) -> Pool:
    """The roll that tells with one success whether a healing spell would help."""
    return pool_of(profile, Wanted("skill", "perception", "medicine"), profile.modifiers)


@rule("VER-HEAL-06", "VER-HEAL-07", "VER-HEAL-09")
def spell_would_help(levels: Levels, damage: int, undead: bool = False) -> bool:
    """Whether magic can give any point back: only within the current level, and never to undead."""
    return not undead and damage > sum(levels[: level(levels, damage)])


@rule("VER-POOL-03")
def points_back(maximum: int, disturbed: bool = False) -> int:
    """What a night gives a pool: half its maximum, rounded up; a disturbed one half of that.

    Ruling (VER-POOL-03): that is rounded up as well.
    """
    half = -(-maximum // 2)
    return -(-half // 2) if disturbed else half


@rule("VER-POOL-02", "VER-POOL-03")
def pools_after_night(
    pools: dict[PoolId, int], maxima: dict[PoolId, int], disturbed: bool = False
) -> dict[PoolId, int]:
    """Pools after a night: never above their maximum."""
    return {pool: min(most, pools.get(pool, 0) + points_back(most, disturbed)) for pool, most in maxima.items()}

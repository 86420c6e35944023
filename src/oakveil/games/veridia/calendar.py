"""The calendar: twelve months of thirty days, and what a day does to whoever lives through it (VER-CAL)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec
from msgspec.structs import replace

from oakveil.kernel.rulebook import rule

from .box import Box
from .characters import Character
from .pools import Pool, Wanted, pool_of
from .profile import Profile
from .records import PoolId
from .resting import Care, Rested, Rounding, day_of_rest, pools_after_night

MONTHS, DAYS_IN_MONTH, DAYS_IN_WEEK = 12, 30, 7
DAYS_IN_YEAR = MONTHS * DAYS_IN_MONTH
ROUNDS_A_MINUTE, SECONDS_A_ROUND = 10, 6
ROUNDS_AN_HOUR = 60 * ROUNDS_A_MINUTE
Gravity = Literal["none", "light", "serious", "grave", "mortal"]
SICKNESS: tuple[tuple[int, Gravity, int, int], ...] = (
    (5, "mortal", -4, 2),
    (4, "grave", -3, 1),
    (2, "serious", -2, 0),
    (1, "light", -1, 0),
    (0, "none", 0, 0),
)
"""From which gravity on a disease is what, its dice on physical rolls and its damage a day. Ruling (VER-CAL-02)."""


class Date(msgspec.Struct, frozen=True, order=True):
    """A day of the calendar; months and days count from 1."""

    year: int
    month: int
    day: int


class Wellbeing(msgspec.Struct, frozen=True):
    """How somebody fares from day to day: wounds and their progress, pools, a disease, days without food."""

    damage: int = 0
    progress: str = "0"
    pools: dict[PoolId, int] = msgspec.field(default_factory=dict)
    disease: int = 0
    hungry: int = 0


@rule("VER-CAL-01")
def date_of(day: int, year: int) -> Date:
    """The date so many days after the first day of a year."""
    years, rest = divmod(day, DAYS_IN_YEAR)
    months, days = divmod(rest, DAYS_IN_MONTH)
    return Date(year + years, months + 1, days + 1)


@rule("VER-CAL-01")
def days_between(before: Date, after: Date) -> int:
    """How many days lie between two dates."""
    return _number(after) - _number(before)


def _number(date: Date) -> int:
    return date.year * DAYS_IN_YEAR + (date.month - 1) * DAYS_IN_MONTH + date.day - 1


@rule("VER-CAL-01", "VER-MONEY-02")
def paydays(day: int, later: int) -> Iterator[int]:
    """The days on which a month begins, after `day` and up to `later`: income is paid on them."""
    yield from range((day // DAYS_IN_MONTH + 1) * DAYS_IN_MONTH, later + 1, DAYS_IN_MONTH)


@rule("VER-MONEY-02")
def with_income(character: Character, monthly: int, day: int, later: int) -> Character:
    """A character with the income of all the months that began meanwhile, in hundredths of deli a month."""
    return replace(character, deli=character.deli + monthly * len([*paydays(day, later)]))


@rule("VER-DUR-03", "VER-DUR-04", "VER-CAL-01")
def rounds_in(hours: int = 0, minutes: int = 0) -> int:
    """How many rounds last so long: ten a minute, 600 an hour."""
    return hours * ROUNDS_AN_HOUR + minutes * ROUNDS_A_MINUTE


@rule("VER-DUR-04")
def seconds_of_fight(rounds: int) -> int:
    """How long a fight of so many rounds lasts."""
    return rounds * SECONDS_A_ROUND


@rule("VER-CAL-02")
def gravity(disease: int) -> Gravity:
    """What a disease of such a gravity is called."""
    return next(name for least, name, _, _ in SICKNESS if disease >= least)


@rule("VER-CAL-02")
def disease_dice(disease: int) -> int:
    """What a disease takes from physical rolls."""
    return next(dice for least, _, dice, _ in SICKNESS if disease >= least)


@rule("VER-CAL-02")
def disease_damage(disease: int) -> int:
    """The damage that a disease does each day; it is inside, nothing reduces it."""
    return next(damage for least, _, _, damage in SICKNESS if disease >= least)


@rule("VER-CAL-02")
def disease_treatment(profile: Profile, disease: int) -> tuple[Pool, int]:
    """The daily roll of a carer and its difficulty: one less than the gravity."""
    return pool_of(profile, Wanted("skill", "intuition", "medicine"), profile.modifiers), max(0, disease - 1)


@rule("VER-CAL-02")
def disease_after(disease: int, successes: int) -> int:
    """The gravity after a day: each success lowers it by one. A light disease heals by itself, a worse one never."""
    if successes:
        return max(0, disease - successes)
    return 0 if disease == 1 else disease


@rule("VER-CAL-01", "VER-CAL-02", "VER-CAL-03", "VER-HEAL-08", "VER-POOL-03")
def day_passes(
    now: Wellbeing,
    profile: Profile,
    box: Box,
    care: Care | None,
    fed: bool = True,
    cured: int = 0,
    rounding: Rounding = "printed",
) -> Wellbeing:
    """Somebody after a day and its night. `care`: how the day of rest was; None: no rest, so progress is lost.

    `fed`: without food even a full night counts as a poor one (VER-EXP-04). `cured`: successes against a disease.
    """
    night = care if care is not None and fed else Care("poor", care.successes, care.speed) if care else None
    rested = Rested(now.damage)
    undead = profile.archetype == "undead"
    if night is not None:
        before = Rested(now.damage, now.progress)
        rested = day_of_rest(profile.levels, before, profile.attributes["constitution"], night, rounding, box, undead)
    disturbed = night is None or night.rest == "poor"
    return Wellbeing(
        rested.damage + disease_damage(now.disease),
        rested.progress,
        pools_after_night(now.pools, profile.pools, disturbed),
        disease_after(now.disease, cured),
        0 if fed else now.hungry + 1,
    )

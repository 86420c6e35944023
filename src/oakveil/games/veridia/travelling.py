"""Journeys: how far a day brings people, by what and through what (specification 3.15, VER-TRAV)."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import msgspec

from oakveil.kernel.rulebook import rule

from .box import Box

ON_FOOT = ("foot_luggage", "foot_light")
ENDURING_TIMES = 2
"""Four of eight hours three times as far: twice the day's distance. Ruling (VER-TRAV-03)."""


class Traveller(msgspec.Struct, frozen=True):
    """Somebody on the way. `enduring`: walks three times as far for four hours (VER-TRAV-03)."""

    mode: str = "foot_light"
    enduring: bool = False


@rule("VER-TRAV-03")
def on_foot(loaded: bool) -> str:
    """The way of walking. Ruling (VER-TRAV-03): whoever has more than clothes, arms and adventurer's gear is loaded."""
    return "foot_luggage" if loaded else "foot_light"


@rule("VER-TRAV-01", "VER-TRAV-03")
def own_distance(traveller: Traveller, box: Box) -> float:
    """How far somebody gets in a fair day, in km."""
    km = box.travel[traveller.mode].km_per_day
    return km * ENDURING_TIMES if traveller.enduring and traveller.mode in ON_FOOT else km


@rule("VER-TRAV-01", "VER-TRAV-02")
def day_distance(group: Sequence[Traveller], box: Box, bad_weather: bool = False, rough: bool = False) -> float:
    """How far a group gets in a day, in km: as far as its slowest member.

    Ruling (VER-TRAV-02): bad weather and hard terrain halve it, both together halve it but once.
    """
    slowest = min(own_distance(traveller, box) for traveller in group)
    return slowest / 2 if bad_weather or rough else slowest


@rule("VER-TRAV-01", "VER-TRAV-02")
def days_for(km: float, group: Sequence[Traveller], box: Box, bad_weather: bool = False, rough: bool = False) -> int:
    """How many days a journey takes, the last one begun counted whole."""
    return ceil(km / day_distance(group, box, bad_weather, rough))

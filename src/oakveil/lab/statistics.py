"""Shares with their intervals, and spreads, from exact counts: equal counts give equal figures on every machine."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from statistics import NormalDist

import msgspec

CONFIDENCE = 0.95
"""How often the interval of a share contains the true share."""


def wilson(times: int, of: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The interval, between 0 and 1, of the true share of something that came `times` times `of` a number of trials.

    Wilson's score interval without continuity correction (1927): right for small numbers and for shares near 0 and 1
    too. Raises ValueError unless 0 <= times <= of and of > 0.
    """
    if not 0 <= times <= of or of == 0:
        raise ValueError(f"{times} of {of} is no share")
    z2 = NormalDist().inv_cdf((1 + confidence) / 2) ** 2
    centre = (times + z2 / 2) / (of + z2)
    half = sqrt(z2 * (times * (of - times) / of + z2 / 4)) / (of + z2)
    # At the ends the interval is closed exactly; there rounding must not cut off what was counted.
    return (0.0 if times == 0 else centre - half, 1.0 if times == of else centre + half)


class Rate(msgspec.Struct, frozen=True):
    """How often something came: `times` `of` so many, as a `share` from 0 to 1 in its interval from `low` to `high`."""

    times: int
    of: int
    share: float
    low: float
    high: float

    @staticmethod
    def counted(times: int, of: int) -> Rate:
        """The rate of something counted. Raises ValueError as `wilson`."""
        low, high = wilson(times, of)
        return Rate(times, of, times / of, low, high)


class Spread(msgspec.Struct, frozen=True):
    """How a whole number spread: its mean, standard deviation (of the sample; 0 of a single one) and quantiles."""

    mean: float
    deviation: float
    least: int
    median: float
    most: int

    @staticmethod
    def counted(counts: Counter[int]) -> Spread:
        """The spread of the numbers counted. Raises ValueError when there are none."""
        n = counts.total()
        if n == 0:
            raise ValueError("nothing was counted")
        total = sum(value * count for value, count in counts.items())
        squares = sum(value * value * count for value, count in counts.items())
        deviation = sqrt((n * squares - total * total) / (n * (n - 1))) if n > 1 else 0.0
        median = (_at(counts, (n - 1) // 2) + _at(counts, n // 2)) / 2
        return Spread(total / n, deviation, min(counts), median, max(counts))


def _at(counts: Counter[int], place: int) -> int:
    """The number at `place` (from 0) when all are put in order."""
    for value, count in sorted(counts.items()):
        place -= count
        if place < 0:
            return value
    raise IndexError(place)

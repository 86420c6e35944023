"""Intervals and spreads, against published and independently computed values."""

from __future__ import annotations

import statistics
from collections import Counter

import pytest

from oakveil.lab.statistics import Rate, Spread, wilson


@pytest.mark.parametrize(
    ("times", "of", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0000, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilsons_interval_is_that_of_the_literature(times: int, of: int, low: float, high: float) -> None:
    """The four examples of Newcombe, Statistics in Medicine 17 (1998), table I, method 3."""
    assert wilson(times, of) == pytest.approx((low, high), abs=0.00005)


def test_the_interval_ends_exactly_where_nothing_or_everything_was_counted() -> None:
    assert wilson(0, 7)[0] == 0
    assert wilson(7, 7)[1] == 1


@pytest.mark.parametrize("of", [1, 2, 10, 333])
def test_what_never_came_mirrors_what_always_came(of: int) -> None:
    low, high = wilson(0, of)
    assert wilson(of, of) == pytest.approx((1 - high, 1 - low))


def test_more_confidence_makes_the_interval_wider() -> None:
    low, high = wilson(30, 100)
    wider_low, wider_high = wilson(30, 100, confidence=0.99)
    assert wider_low < low < 0.3 < high < wider_high


@pytest.mark.parametrize(("times", "of"), [(0, 0), (-1, 5), (6, 5)])
def test_a_share_of_nothing_or_of_too_few_is_refused(times: int, of: int) -> None:
    with pytest.raises(ValueError, match=f"{times} of {of}"):
        wilson(times, of)


def test_a_rate_knows_what_was_counted() -> None:
    rate = Rate.counted(15, 148)
    assert (rate.times, rate.of, rate.share) == (15, 148, 15 / 148)
    assert (rate.low, rate.high) == wilson(15, 148)


@pytest.mark.parametrize("numbers", [[4], [1, 2], [3, 3, 3], [9, 1, 5, 5, 2], [10, 20, 30, 1000]])
def test_a_spread_is_what_the_standard_library_computes(numbers: list[int]) -> None:
    spread = Spread.counted(Counter(numbers))
    assert spread.mean == pytest.approx(statistics.mean(numbers))
    assert spread.deviation == pytest.approx(statistics.stdev(numbers) if len(numbers) > 1 else 0)
    assert (spread.least, spread.median, spread.most) == (min(numbers), statistics.median(numbers), max(numbers))


def test_the_spread_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing"):
        Spread.counted(Counter())

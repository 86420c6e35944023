"""Exact odds of rolls, contests and hits (specification 3.1, VER-ODDS).

Of `n` dice `k` are successes by the binomial law; given that, how they group by face does not depend on `n`. So the
groups are counted once for each number of successes and of cancelled ones, and everything else is a short sum.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb, factorial

import msgspec

from oakveil.kernel.rulebook import rule

FACES = 4
"""The faces of a success: 9, 10, 11, 12."""
P_SUCCESS = 1 / 3

Outcomes = dict[tuple[int, int], float]
"""The probability of each number of successes left and of matches."""


class RollOdds(msgspec.Struct, frozen=True):
    """What a roll may bring. `by_successes[s]` is the probability of exactly s successes."""

    dice: int
    difficulty: int
    success: float
    match: float
    critical: float
    mean: float
    by_successes: tuple[float, ...]


class ContestOdds(msgspec.Struct, frozen=True):
    """What a contest may bring: the first side keeps a success, the second one does, neither does."""

    win: float
    lose: float
    neither: float
    mean: float
    by_successes: tuple[float, ...]


@cache
def _groups(successes: int, cancelled: int) -> tuple[float, ...]:
    """How likely `m` is 0, 1, 2 ... when of so many successes the lowest `cancelled` are gone."""
    left = successes - cancelled
    chances = [0.0] * max(1, left)
    if left <= 0:
        return (1.0,)
    whole = factorial(successes)
    for nines in range(successes + 1):
        for tens in range(successes - nines + 1):
            for elevens in range(successes - nines - tens + 1):
                twelves = successes - nines - tens - elevens
                ways = whole // (factorial(nines) * factorial(tens) * factorial(elevens) * factorial(twelves))
                gone, largest = cancelled, 0
                for count in (nines, tens, elevens, twelves):
                    here = max(0, count - gone)
                    gone = max(0, gone - count)
                    largest = max(largest, here)
                chances[largest - 1] += ways / FACES**successes
    return tuple(chances)


@cache
def _binomial(dice: int) -> tuple[float, ...]:
    """How likely 0, 1, 2 ... of the dice are successes."""
    return tuple([comb(dice, k) * 2 ** (dice - k) / 3**dice for k in range(dice + 1)])


@cache
@rule("VER-ODDS-04")
def outcomes(dice: int, cancelled: int = 0) -> Outcomes:
    """Every outcome of `dice` dice of which the lowest `cancelled` successes are gone."""
    odds: Outcomes = {}
    for successes, likely in enumerate(_binomial(max(0, dice))):
        left = max(0, successes - cancelled)
        for matches, share in enumerate(_groups(successes, min(cancelled, successes))):
            if share:
                odds[left, matches] = odds.get((left, matches), 0.0) + likely * share
    return odds


@cache
@rule("VER-DICE-07", "VER-DICE-08")
def critical(dice: int, difficulty: int = 0) -> float:
    """How likely a critical failure is: no success left, and two ones or more, or a single die that shows one."""
    if dice < 1:
        return 0.0
    if dice == 1:
        return 1 / 12
    total = 0.0
    for successes, likely in enumerate(_binomial(dice)):
        others = dice - successes
        if successes <= difficulty and others >= 2:
            one_at_most = (7 / 8) ** others + others * (1 / 8) * (7 / 8) ** (others - 1)
            total += likely * (1 - one_at_most)
    return total


@cache
@rule("VER-ODDS-01", "VER-ODDS-03")
def roll_odds(dice: int, difficulty: int = 0) -> RollOdds:
    """The odds of a roll by itself."""
    by_successes = by_number(outcomes(dice, difficulty), max(0, dice))
    match = sum(likely for (_, matches), likely in outcomes(dice, difficulty).items() if matches)
    return RollOdds(
        dice, difficulty, 1 - by_successes[0], match, critical(dice, difficulty), mean(by_successes), by_successes
    )


@cache
def against(dice: int, difficulty: int, other: int, other_difficulty: int = 0) -> Outcomes:
    """Every outcome for one side of a contest: `dice` against `other` dice, each with its own difficulty."""
    odds: Outcomes = {}
    for cancelled, likely in enumerate(by_number(outcomes(other, other_difficulty), max(0, other))):
        if likely:
            for outcome, share in outcomes(dice, difficulty + cancelled).items():
                odds[outcome] = odds.get(outcome, 0.0) + likely * share
    return odds


@cache
@rule("VER-ODDS-01", "VER-ODDS-03", "VER-CONT-02")
def contest_odds(dice: int, other: int, difficulty: int = 0, other_difficulty: int = 0) -> ContestOdds:
    """The odds of a contest, for the side of `dice`."""
    mine = by_number(against(dice, difficulty, other, other_difficulty), max(0, dice))
    theirs = by_number(against(other, other_difficulty, dice, difficulty), max(0, other))
    win, lose = 1 - mine[0], 1 - theirs[0]
    return ContestOdds(win, lose, max(0.0, 1 - win - lose), mean(mine), mine)


def by_number(odds: Outcomes, most: int) -> tuple[float, ...]:
    """The probability of each number of successes, from 0 to `most`."""
    chances = [0.0] * (most + 1)
    for (successes, _), likely in odds.items():
        chances[successes] += likely
    return tuple(chances)


def mean(chances: Sequence[float]) -> float:
    """The mean of 0, 1, 2 ... with these probabilities."""
    return sum(n * likely for n, likely in enumerate(chances))

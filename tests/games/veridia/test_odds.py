"""Exact odds: against the published table, against full enumeration, against icepool."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from icepool import Die, d12

from oakveil.games.veridia import odds
from oakveil.games.veridia.dice import contest, judge

TABLE: dict[str, Any] = json.loads((Path(__file__).parent / "odds.json").read_text())


@pytest.mark.rule("VER-ODDS-03", "VER-ODDS-04")
@pytest.mark.parametrize("row", TABLE["pools"], ids=lambda row: f"{row['dice']}d{row['difficulty']}")
def test_a_pool_has_the_published_odds(row: dict[str, Any]) -> None:
    found = odds.roll_odds(row["dice"], row["difficulty"])
    assert found.success == pytest.approx(row["success"], abs=1e-9)
    assert found.match == pytest.approx(row["match"], abs=1e-9)
    assert found.critical == pytest.approx(row["critical_failure"], abs=1e-9)
    assert found.mean == pytest.approx(row["mean"], abs=1e-9)
    assert found.by_successes == pytest.approx(row["by_successes"], abs=1e-9)


@pytest.mark.rule("VER-ODDS-03", "VER-CONT-02")
def test_contests_have_the_published_odds() -> None:
    assert len(TABLE["contested"]) == 144
    for row in TABLE["contested"]:
        found = odds.contest_odds(row["first"], row["second"])
        assert found.win == pytest.approx(row["first_wins"], abs=1e-9)
        assert found.lose == pytest.approx(row["second_wins"], abs=1e-9)
        assert found.neither == pytest.approx(row["neither"], abs=1e-9)
        assert found.mean == pytest.approx(row["first_mean"], abs=1e-9)


@pytest.mark.rule("VER-ODDS-01", "VER-ODDS-04")
@pytest.mark.parametrize(("dice", "difficulty"), [*itertools.product(range(1, 5), range(3))])
def test_odds_are_those_of_all_rolls(dice: int, difficulty: int) -> None:
    rolls = [judge(faces, difficulty) for faces in itertools.product(range(1, 13), repeat=dice)]
    found = odds.outcomes(dice, difficulty)
    for outcome, likely in found.items():
        count = sum((roll.successes, roll.matches) == outcome for roll in rolls)
        assert likely == pytest.approx(count / len(rolls), abs=1e-12)
    assert sum(found.values()) == pytest.approx(1)
    assert odds.critical(dice, difficulty) == pytest.approx(sum(roll.critical for roll in rolls) / len(rolls))


@pytest.mark.rule("VER-CONT-01", "VER-CONT-02", "VER-CONT-03", "VER-ODDS-01")
def test_a_contest_has_the_odds_of_all_rolls() -> None:
    wins = losses = pairs = 0
    for mine in itertools.product(range(1, 13), repeat=2):
        for theirs in itertools.product(range(1, 13), repeat=2):
            one, other = contest(judge(mine, 1), judge(theirs))
            wins += one.successes > 0
            losses += other.successes > 0
            pairs += 1
    found = odds.contest_odds(2, 2, difficulty=1)
    assert found.win == pytest.approx(wins / pairs)
    assert found.lose == pytest.approx(losses / pairs)
    assert found.neither == pytest.approx(1 - (wins + losses) / pairs)


@pytest.mark.rule("VER-ODDS-03")
@pytest.mark.parametrize("dice", [1, 7, 16, 20])
def test_icepool_counts_the_same_successes(dice: int) -> None:
    success: Die[int] = d12.map(lambda face: int(face >= 9))
    pool = dice @ success
    found = odds.roll_odds(dice).by_successes
    assert found == pytest.approx([float(pool.probability("==", n)) for n in range(dice + 1)])

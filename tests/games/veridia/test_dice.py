"""Rolls: successes, matches, critical failures, difficulty, contests (specification 3.1, 4.1, 4.2)."""

from __future__ import annotations

import pytest

from oakveil.games.veridia.dice import better, contest, judge, opposed, taken_for_granted


@pytest.mark.rule("VER-DICE-02", "VER-DICE-03", "VER-DICE-04", "VER-DICE-05", "VER-DICE-07")
@pytest.mark.parametrize(
    ("faces", "successes", "match", "critical"),
    [
        ((7, 1, 4, 6, 11), 1, (0, 0), False),
        ((1, 4, 2, 1, 9), 1, (0, 0), False),
        ((1, 9, 9, 9, 12), 4, (9, 3), False),
        ((5, 5, 1, 2, 3), 0, (0, 0), False),
        ((1, 2, 1, 4, 1), 0, (0, 0), True),
    ],
    ids=["VER-EX-01", "VER-EX-02", "VER-EX-03", "VER-EX-04", "VER-EX-05"],
)
def test_a_roll_is_read(faces: tuple[int, ...], successes: int, match: tuple[int, int], critical: bool) -> None:
    roll = judge(faces)
    assert (roll.successes, roll.match, roll.critical) == (successes, match, critical)
    assert roll.matches == max(0, match[1] - 1)


@pytest.mark.rule("VER-DICE-04")
def test_between_equal_groups_the_highest_face_counts() -> None:
    assert judge((9, 9, 11, 11)).match == (11, 2)
    assert judge((9, 9, 9, 11, 11)).match == (9, 3)


@pytest.mark.rule("VER-DICE-07")
def test_a_single_die_that_shows_one_is_a_critical_failure() -> None:
    assert judge((1,)).critical
    assert not judge((1, 2)).critical
    assert judge((1, 1)).critical


@pytest.mark.rule("VER-DICE-06")
def test_an_empty_pool_fails_without_a_critical_failure() -> None:
    nothing = judge(())
    assert (nothing.successes, nothing.critical) == (0, False)


@pytest.mark.rule("VER-DICE-11", "VER-DICE-12")
def test_difficulty_cancels_the_lowest_successes() -> None:
    """VER-EX-06. Ruling: the source prints one success for what are two."""
    roll = judge((4, 11, 11, 11, 12), difficulty=2)
    assert (roll.successes, roll.match) == (2, (0, 0))
    assert roll.by_difficulty == (1, 2)
    assert judge((4, 9), difficulty=-3) == judge((4, 9))


@pytest.mark.rule("VER-DICE-08")
def test_a_success_that_difficulty_eats_does_not_avert_a_critical_failure() -> None:
    """VER-EX-21."""
    roll = judge((1, 1, 9), difficulty=1)
    assert (roll.successes, roll.critical) == (0, True)
    assert not opposed(judge((1, 1, 9)), 1).critical


@pytest.mark.rule("VER-DICE-13")
def test_successes_without_a_face_go_first_and_never_match() -> None:
    roll = judge((9, 9), difficulty=1, automatic=1)
    assert (roll.successes, roll.matches, roll.lost) == (2, 1, 1)
    assert not judge((1, 1), automatic=1).critical
    assert judge((1, 1), difficulty=1, automatic=1).critical


@pytest.mark.rule("VER-CONT-01", "VER-CONT-03")
def test_difficulty_comes_before_the_opponent() -> None:
    """VER-EX-22 and VER-EX-23."""
    attack, _ = contest(judge((9, 9, 11, 12), difficulty=1), judge((10,)))
    assert (attack.successes, attack.matches) == (2, 0)
    assert [attack.faces[place] for place in attack.kept] == [11, 12]
    attack, defence = contest(judge((10, 10, 12)), judge((9, 10, 1)))
    assert (attack.successes, attack.matches, defence.successes) == (1, 0, 0)


@pytest.mark.rule("VER-CONT-02")
def test_equal_successes_leave_nobody_with_any() -> None:
    one, other = contest(judge((9, 12)), judge((10, 11)))
    assert (one.successes, other.successes) == (0, 0)


@pytest.mark.rule("VER-DICE-14")
def test_out_of_danger_every_four_dice_are_a_success() -> None:
    assert [taken_for_granted(pool).successes for pool in (-1, 3, 4, 7, 8)] == [0, 0, 1, 1, 2]
    assert taken_for_granted(8, difficulty=1).successes == 1
    assert taken_for_granted(12).matches == 0


@pytest.mark.rule("VER-DICE-15")
def test_the_better_of_two_rolls() -> None:
    two, pair, one = judge((9, 10)), judge((9, 9)), judge((12, 1))
    assert better(one, two) is two
    assert better(two, pair) is pair
    assert better(pair, pair) is pair


@pytest.mark.rule("VER-DICE-16", "VER-SIEGE-04")
def test_every_face_is_kept_and_a_die_may_need_more() -> None:
    """VER-EX-54: a shot of a ballista succeeds on eleven."""
    shot = judge((11, 12, 10, 9, 3, 2, 5), success_on=11)
    assert shot.faces == (11, 12, 10, 9, 3, 2, 5)
    assert shot.successes == 2

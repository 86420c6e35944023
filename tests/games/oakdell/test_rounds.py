"""Rounds, turns, drafting; playing alone (specification 3.2, 3.20)."""

from __future__ import annotations

import pytest

from oakveil.games.oakdell.choices import Decline, Draft, EndAttack, GoOn
from oakveil.games.oakdell.events import (
    AcornGiven,
    AttackRolled,
    DiceRolled,
    DieDiscarded,
    DieDrafted,
    RoundBegan,
    RoundEnded,
    RouteDeclared,
)
from oakveil.games.oakdell.sequence import Round
from oakveil.games.oakdell.state import Rolled
from oakveil.kernel.ask import Option
from oakveil.kernel.chance import Chance
from tests.games.oakdell.table import TableTalk, fresh, hero, scene


def play_on(t: TableTalk, until: str = "draft", monsters: int = 1) -> None:
    """Move somehow, do not fight, and be missed by monsters, until this question is open."""
    while t.key != until:
        t.rolls(monsters)
        t.answer(passive(t))
        if not t.key:
            return


def passive(t: TableTalk) -> Option:
    for choice in (EndAttack(), GoOn(), Decline()):
        if choice in t.ask.options:
            return choice
    return t.ask.propose(Chance(b"somehow"))


@pytest.mark.rule("OAK-ROUND-02", "OAK-SETUP-01")
def test_the_acorn_holder_rolls_all_dice() -> None:
    t = fresh(2, {"oakdell.dice": [6, 2, 2, 5, 1, 5]}, first_player="2")
    dice: tuple[Rolled, ...] = (("black", 2), ("black", 2), ("black", 6), ("white", 1), ("white", 5), ("white", 5))
    assert t.told(DiceRolled) == [DiceRolled(2, dice)]
    assert t.state.dice == dice


@pytest.mark.rule("OAK-DRAFT-01", "OAK-DRAFT-03")
def test_a_hero_takes_any_die_and_equal_ones_are_the_same() -> None:
    t = scene(hero(), hero(), die=None, dice=[("white", 5), ("white", 5), ("black", 2), ("black", 5)])
    assert t.options("draft", seat=1) == [Draft("black", 2), Draft("black", 5), Draft("white", 5)]
    t.answer(Draft("white", 5))
    assert t.state.dice == (("black", 2), ("black", 5), ("white", 5))
    assert t.told(DieDrafted) == [DieDrafted(1, "white", 5)]


@pytest.mark.rule("OAK-DRAFT-03")
def test_the_last_kind_of_dice_is_taken_without_asking() -> None:
    t = scene(hero(), hero(), die=None, dice=[("black", 3), ("black", 3)])
    assert t.told(DieDrafted) == [DieDrafted(1, "black", 3)]
    assert t.key == "route"


@pytest.mark.rule("OAK-DRAFT-02", "OAK-MOVE-01")
@pytest.mark.parametrize(
    ("die", "move", "point"),
    [
        (("white", 1), 1, "red"),
        (("white", 2), 1, "yellow"),
        (("white", 3), 2, "blue"),
        (("white", 4), 2, "green"),
        (("white", 5), 3, "red"),
        (("white", 6), 3, "yellow"),
        (("black", 1), 2, "blue"),
        (("black", 2), 3, "green"),
        (("black", 3), 3, "yellow"),
        (("black", 4), 4, "red"),
        (("black", 5), 5, "green"),
        (("black", 6), 6, "blue"),
    ],
)
def test_the_sector_of_a_die_says_how_far_and_from_where(die: Rolled, move: int, point: str) -> None:
    t = scene(die=die)
    assert (t.g.turn.move, t.g.turn.point) == (move, point)


@pytest.mark.rule("OAK-ROUND-04", "OAK-DRAFT-01", "OAK-MON-07")
def test_a_turn_goes_from_the_die_through_three_phases_to_the_die_again() -> None:
    t = scene(hero(), hero(), die=None, dice=[("white", 1), ("black", 6)])
    t.rolls(1)
    t.answer(Draft("white", 1))
    assert t.key == "route"
    t.walk("1,4")
    assert t.key == "attack"
    assert t.hero().dice == ()
    t.end_attack()
    assert t.hero().dice == (("white", 1),)
    kinds = (DieDrafted, RouteDeclared, AttackRolled)
    assert [type(event) for event in t.events if isinstance(event, kinds)][:3] == list(kinds)
    assert t.ask.seat == 2


@pytest.mark.rule("OAK-ROUND-01", "OAK-ROUND-03")
def test_three_passes_clockwise_from_the_acorn_holder() -> None:
    t = fresh(3, {"oakdell.attack": [], "oakdell.dice": [1, 2, 3, 4, 5, 6] * 3}, first_player="2")
    while not t.told(RoundEnded):
        t.rolls(1)
        t.answer(t.options("draft")[0] if t.key == "draft" else passive(t))
    assert [event.hero for event in t.told(DieDrafted)] == [2, 3, 1] * 3


@pytest.mark.rule("OAK-ROUND-01", "OAK-END-02")
@pytest.mark.parametrize(("longer", "rounds"), [(False, 6), (True, 8)])
def test_the_game_lasts_the_rounds_of_its_track(longer: bool, rounds: int) -> None:
    t = fresh(2, longer=longer)
    for one in t.state.heroes:
        one.full = 24
    while t.key:
        t.answer(t.options("draft")[-1] if t.key == "draft" else passive(t))
    assert [event.number for event in t.told(RoundEnded)] == list(range(1, rounds + 1))


@pytest.mark.rule("OAK-ROUND-05")
def test_at_the_end_of_a_round_dice_return_and_the_acorn_is_passed_on() -> None:
    t = scene(hero(), hero(), hero(status="dead", hp=0), die=("white", 1), phase="attack", last=True)
    t.rolls(1)
    t.rolls(1, 2, 3, 4, 5, 6, 1, 2, 3, why="dice")
    t.end_attack()
    assert t.told(RoundEnded) == [RoundEnded(1)]
    assert t.told(AcornGiven) == [AcornGiven(2)]
    assert t.told(RoundBegan) == [RoundBegan(2, 2)]
    assert len(t.state.dice) == 9
    assert [one.dice for one in t.state.heroes] == [(), (), ()]


@pytest.mark.rule("OAK-ROUND-05")
def test_the_acorn_is_not_passed_to_the_dead() -> None:
    t = scene(hero(), hero(status="dead", hp=0), hero(), die=("white", 1), phase="attack", last=True)
    t.rolls(1)
    t.rolls(*[1] * 9, why="dice")
    t.end_attack()
    assert t.told(AcornGiven) == [AcornGiven(3)]


@pytest.mark.rule("OAK-ROUND-06")
def test_the_dead_take_no_turns_and_their_dice_stay() -> None:
    """OAK-EX-57: of three heroes one dies in its second turn."""
    dice: list[Rolled] = [("black", 2), ("black", 5), ("white", 2), ("white", 4), ("white", 6)]
    drafted: tuple[Rolled, ...] = (("black", 1),)
    t = scene(hero("14,5", hp=3, dice=drafted), hero(dice=drafted), hero(dice=drafted), die=("white", 4), dice=dice)
    a_round = t.g.within(Round)
    assert a_round is not None
    a_round.waiting = (2, 3, 1, 2, 3)
    t.walk("14,6", "14,7")
    assert (t.hero().status, t.hero().space) == ("dead", "14,6")
    t.rolls(1, 2, 3, 4, 5, 6, 1, 2, 3, why="dice")
    for seat in (2, 3, 2, 3):
        assert (t.ask.seat, len(t.state.dice), t.state.round) == (seat, 5 - len(t.told(DieDrafted)), 1)
        t.answer(t.options("draft")[0])
        play_on(t)
    assert t.told(RoundEnded) == [RoundEnded(1)]
    assert [event.hero for event in t.told(DieDrafted)] == [2, 3, 2, 3]


@pytest.mark.rule("OAK-SOLO-02")
def test_alone_the_highest_die_left_is_discarded() -> None:
    """OAK-EX-10."""
    dice: list[Rolled] = [("black", 5), ("white", 5), ("white", 2), ("black", 4), ("black", 1), ("white", 1)]
    t = scene(hero(), die=None, dice=dice)
    t.answer(Draft("black", 5))
    assert t.told(DieDiscarded) == [DieDiscarded(1, "white", 5)]
    assert t.state.dice == (("black", 1), ("black", 4), ("white", 1), ("white", 2))


@pytest.mark.rule("OAK-SOLO-03")
def test_alone_a_black_die_is_discarded_before_a_white_one_of_the_same_value() -> None:
    """OAK-EX-11."""
    t = scene(hero(), die=None, dice=[("black", 2), ("white", 3), ("black", 3), ("white", 1)])
    t.answer(Draft("black", 2))
    assert t.told(DieDiscarded) == [DieDiscarded(1, "black", 3)]


@pytest.mark.rule("OAK-SOLO-04")
def test_alone_a_round_has_three_turns_and_the_last_die_is_unused() -> None:
    t = fresh(1, {"oakdell.dice": [1, 2, 3, 4, 5, 6] * 2, "oakdell.attack": []})
    for left in (4, 2, 0):
        assert t.state.round == 1
        t.answer(t.options("draft")[0])
        assert len(t.state.dice) == left
        play_on(t)
    assert t.told(RoundEnded) == [RoundEnded(1)]
    assert (len(t.told(DieDrafted)), len(t.told(DieDiscarded))) == (3, 3)


def test_with_company_nothing_is_discarded() -> None:
    t = scene(hero(), hero(), die=None, dice=[("black", 2), ("white", 3), ("black", 3)])
    t.answer(Draft("black", 2))
    assert t.told(DieDiscarded) == []
    assert len(t.state.dice) == 2

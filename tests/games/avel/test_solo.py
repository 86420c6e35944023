"""The solo game."""

import pytest

from oakveil.games.avel.choices import EndTurn, Exchange
from oakveil.games.avel.events import BattleBegan, MarkerMoved, TurnBegan, TurnEnded
from oakveil.games.avel.state import BEAST
from tests.games.avel.table import foe, fresh, hero, scene


@pytest.mark.rule("AVEL-SOLO-01", "AVEL-TURN-05", "AVEL-PREP-08")
def test_ex_14_a_lone_hero_has_four_actions_then_the_marker_moves() -> None:
    t = scene(hero(at="castle", hearts=4), solo=True, foes=[foe("soot_imp", at="crow_heath")])
    assert t.told(TurnBegan) == [TurnBegan(1, 4)]
    t.move("crow_heath")
    t.dice("_ _ | A")
    t.fight("soot_imp")
    t.retreat()
    t.rest()
    assert t.told(MarkerMoved) == []
    t.move("castle")
    assert t.told(TurnEnded) == [TurnEnded(1, "done", 0)]
    assert t.told(MarkerMoved) == [MarkerMoved(0, 1, "mend")]


@pytest.mark.rule("AVEL-SOLO-01", "AVEL-TURN-05")
def test_heroes_in_company_have_two() -> None:
    assert [scene(*[hero()] * number).hero().actions_left for number in (2, 3, 4)] == [2, 2, 2]


@pytest.mark.rule("AVEL-SOLO-02")
def test_each_action_flips_a_token_and_all_flip_back_in_the_next_round() -> None:
    t = scene(hero(), solo=True)
    left = []
    for tile in ("crow_heath", "castle", "crow_heath"):
        t.move(tile)
        left.append(t.hero().actions_left)
    assert left == [3, 2, 1]
    t.end_turn()
    assert (t.state.round, t.hero().actions_left) == (2, 4)


@pytest.mark.rule("AVEL-SOLO-03")
def test_the_land_and_the_track_of_one_hero_and_a_beast_of_fourteen() -> None:
    t = fresh(heroes=1, seed="solo")
    assert t.state.marker == 0
    assert len(t.state.tiles) == 11
    risen = scene(hero(), solo=True, marker=11)
    risen.crater_rolls("A")
    risen.end_round()
    assert risen.monster(BEAST).left == 14


@pytest.mark.rule("AVEL-SOLO-04", "AVEL-STUN-07")
def test_a_stun_takes_all_actions_left() -> None:
    t = scene(hero(at="crow_heath", hearts=1), solo=True, foes=[foe("soot_imp", at="crow_heath")])
    t.dice("_ _ | A")
    t.fight("soot_imp")
    assert t.told(TurnEnded) == [TurnEnded(1, "stunned", 3)]
    assert t.state.round == 2
    assert (t.at(), t.hero().actions_left) == ("castle", 4), "the next turn is normal"


@pytest.mark.rule("AVEL-SOLO-05")
def test_a_lone_hero_rolls_for_the_monster_too() -> None:
    t = scene(hero(at="quarry"), solo=True, foes=[foe("soot_imp", at="quarry")], neighbour_rolls=True)
    t.dice("_ _ | _")
    t.fight("soot_imp")
    assert t.ask.key == "avel.press_on", "there is no neighbour to press the button"
    assert t.told(BattleBegan)[0].monster_dice == (0, 1)


@pytest.mark.rule("AVEL-SOLO-05")
def test_a_lone_hero_exchanges_with_nobody() -> None:
    t = scene(hero(at="castle", coins=5, worn=["captains_sword"]), solo=True)
    assert t.offered(Exchange) == []
    assert EndTurn() in t.ask.options

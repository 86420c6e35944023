"""Decisions in somebody else's turn have a clock, so that nobody has to wait for long."""

from __future__ import annotations

import pytest

from oakveil.games.tactique.choices import Stay, StopPlaying, TakeFromDeck, WoundFromHand
from oakveil.kernel.ask import Clock
from tests.games.tactique.table import TableTalk, foe, hero, scene

FAR = [foe("zombie", "D6")]


def lent_a_hand(seconds: int = 30) -> TableTalk:
    """The Bardess has the Barbarian, who belongs to another seat, play cards in her turn."""
    bardess = hero("bardess", "A1", hand=["encore", "run"], deck=["run"] * 9)
    barbarian = hero("barbarian", "B2", hand=["parry", "run"], deck=["strike"] * 9)
    t = scene(bardess, barbarian, foes=FAR, interrupt_timer=seconds)
    t.play("encore")
    assert t.key == "play_now"
    return t


def test_when_the_time_is_over_one_stops_playing_in_the_turn_of_another() -> None:
    assert lent_a_hand().ask.clock == Clock(30, StopPlaying(), for_others=True)


def test_the_team_agrees_on_the_time_or_does_without() -> None:
    assert lent_a_hand(120).ask.clock == Clock(120, StopPlaying(), for_others=True)
    assert lent_a_hand(0).ask.clock is None


def test_who_is_moved_by_another_stays_when_the_time_is_over() -> None:
    t = scene(hero("pyromancer", "B2", hand=["guiding_star", "run"]), hero("knight", "B3", hand=["run"]), foes=FAR)
    t.play("guiding_star")
    t.choose("knight")
    assert t.ask.clock == Clock(30, Stay(), for_others=True)


def test_in_ones_own_turn_there_is_no_hurry() -> None:
    t = scene(hero("knight", "B2", hand=["adrenaline", "old_shield", "run"]), hero("healer", "A6"), foes=FAR)
    assert t.ask.clock is None
    t.play("adrenaline")
    assert t.key == "substitute" and t.ask.clock is None
    walking = scene(hero("rogue", "B2", hand=["run", "parry"], deck=["fleet_foot"]), hero("healer", "A6"), foes=FAR)
    walking.discard("parry")
    walking.answer(Stay())
    assert walking.key == "passive_move" and walking.ask.clock is None


@pytest.mark.parametrize(
    ("enemy", "hand", "key"),
    [
        ("wraith", ["old_shield", "run"], "substitute"),
        ("cultist", ["run", "perfect_block"], "forced_discard"),
        ("soul_devourer", ["run", "perfect_block"], "forced_exile"),
    ],
)
def test_in_the_enemies_turn_what_is_asked_has_a_clock_with_the_usual_answer(
    enemy: str, hand: list[str], key: str
) -> None:
    knight = hero("knight", "B2", hand=hand, deck=["strike"] * 9)
    t = scene(knight, hero("healer", "A6"), foes=[foe(enemy, "B3")], turn="enemies")
    assert t.key == key
    assert t.ask.clock is not None and t.ask.clock.seconds == 30
    assert t.ask.clock.lapse == t.ask.default
    if key == "substitute":
        assert t.ask.default == TakeFromDeck()


def test_a_wound_from_the_hand_is_the_cheapest_card_when_the_time_is_over() -> None:
    knight = hero("knight", "B2", hand=["perfect_block", "run", "strike", "shoot"], deck=[])
    t = scene(knight, hero("healer", "A6"), foes=[foe("wraith", "B3")], turn="enemies")
    assert t.key == "wound_from_hand"
    assert t.ask.clock == Clock(30, WoundFromHand("run.1"), for_others=True)

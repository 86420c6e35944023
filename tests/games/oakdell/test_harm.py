"""Hearts, packets of damage and the circles of the basic skills (OAK-HP, OAK-SKILL)."""

from __future__ import annotations

import pytest

from oakveil.games.oakdell.choices import Decline, UseCircle
from oakveil.games.oakdell.events import HeartsBroken, HeroDied

from .fights import RED, YELLOW, drink, fight, strike


@pytest.mark.rule("OAK-HP-01")
def test_hp_are_full_hearts_minus_broken_ones() -> None:
    t = fight("mimic", phase="monster", full=10, broken=4, rolls=(6,))
    assert (t.hero().full, t.hero().broken, t.hero().hp) == (10, 6, 4)


@pytest.mark.rule("OAK-HP-01")
def test_the_track_of_broken_hearts_ends_at_twenty_four() -> None:
    t = fight("mimic", phase="monster", full=24, broken=23, death_variant=True, rolls=(6,))
    assert t.hero().broken == 24
    assert t.told(HeartsBroken)[0].marked == 1


@pytest.mark.rule("OAK-HP-02")
@pytest.mark.parametrize(("hp", "dead"), [(3, False), (2, True), (1, True)])
def test_a_hero_with_as_many_broken_as_full_hearts_is_dead(hp: int, dead: bool) -> None:
    t = fight("mimic", phase="monster", hp=hp, rolls=(6,))
    assert (t.hero().status == "dead") is dead
    assert t.told(HeroDied) == ([HeroDied(1, "attack")] if dead else [])


@pytest.mark.rule("OAK-HP-03", "OAK-SKILL-BLOCK")
def test_a_circle_blocks_up_to_its_value_of_one_packet() -> None:
    t = fight("mimic", phase="monster", block=9, spent=("trapavoid", "torch", "stun"), rolls=(6,))
    assert t.options("block") == [UseCircle(1), UseCircle(4), UseCircle(7), Decline()]
    t.answer(UseCircle(7))
    assert t.told(HeartsBroken) == [HeartsBroken(1, "attack", 2, 0, 2, 0)]
    assert t.hero().tracks["block"].filled == (7,)
    t = fight("mimic", phase="monster", block=1, rolls=(6,))
    t.answer(UseCircle(1))
    assert t.told(HeartsBroken) == [HeartsBroken(1, "attack", 2, 0, 1, 1)]


@pytest.mark.rule("OAK-SKILL-03", "OAK-HP-03")
def test_of_two_packets_of_a_phase_one_is_blocked() -> None:
    t = fight("vampire_count", phase="monster", block=2, marks={"coffins": 2, "drops": {"hp": 1}}, rolls=(6,))
    t.answer(UseCircle(1))
    assert [event.blocked for event in t.told(HeartsBroken)] == [1, 0]

    t = fight("vampire_count", phase="monster", block=2, marks={"coffins": 2, "drops": {"hp": 1}}, rolls=(6,))
    t.answer(Decline())
    t.answer(UseCircle(1))
    assert [event.blocked for event in t.told(HeartsBroken)] == [0, 1]


@pytest.mark.rule("OAK-HP-04")
def test_a_packet_is_reduced_once_as_a_whole() -> None:
    t = fight("hob_and_nob", die=("black", 4), phase="monster", gear=("mail_shadow",), rolls=(6, 6))
    assert t.told(HeartsBroken) == [HeartsBroken(1, "attack", 4, 1, 0, 3)]


@pytest.mark.rule("OAK-SKILL-03")
def test_the_three_phases_of_a_turn_count_separately() -> None:
    t = fight("ghost", die=RED, phase="dungeon", block=3, gained={"red": 1}, rolls=(6,))
    drink(t, "red")
    t.answer(UseCircle(1))
    t.walk("1,4", "2,4", "1,4")
    t.end_attack()
    t.answer(UseCircle(2))
    assert t.hero().tracks["block"].filled == (1, 2)
    assert t.hero().broken == 0


@pytest.mark.rule("OAK-SKILL-02", "OAK-SKILL-03")
def test_a_filled_circle_is_gone() -> None:
    t = fight("ghost", "P3-P10", die=YELLOW, damage=1, filled={"damage": (1,)}, rolls=(1,))
    strike(t, "P2-P9")
    assert t.hero().fight.drops == {"hp": 4}
    assert t.key == "draft", "nobody was asked"

"""Potions (OAK-POT)."""

from __future__ import annotations

import pytest

from oakveil.games.oakdell.choices import Decline, Drink, GoOn, NextStrike, Slash, StopChain, Strike, UseCircle, Wound
from oakveil.games.oakdell.events import DamageDealt, HeartsBroken, LineDrawn, PointBlocked
from oakveil.games.oakdell.rules.potions import directions
from oakveil.kernel.chance import Chance

from .fights import GREEN, RED, YELLOW, drink, fight, strike, strikes

ALL = {"yellow": 1, "green": 1, "red": 1, "orange": 1, "blue": 1, "purple": 1}


@pytest.mark.rule("OAK-POT-ORANGE", "OAK-GEO-07")
def test_oak_ex_23_a_short_line_anywhere_crosses_older_lines_and_uses_no_point() -> None:
    t = fight("ghost", "P1-P7 P4-P10", die=YELLOW, gained={"orange": 1}, rolls=(1,))
    drink(t, "orange")
    t.answer(Slash(450, 500, 530, 560))
    (drawn,) = t.told(LineDrawn)
    assert {(round(one.x / one.d, 1), round(one.y / one.d, 1)) for one in drawn.crossings} == {
        (500.0, 537.5),
        (493.4, 532.5),
    }
    assert t.hero().fight.drops == {"hp": 3}
    assert t.hero().fight.used == {"P1", "P7", "P4", "P10"}
    assert len(t.hero().fight.lines) == 3
    t.end_attack()


@pytest.mark.rule("OAK-GEO-02", "OAK-POT-ORANGE")
@pytest.mark.parametrize("slash", [Slash(500, 400, 600, 400), Slash(500, 400, 500, 500)])
def test_oak_ex_24_a_touching_end_and_an_overlap_are_no_hits(slash: Slash) -> None:
    t = fight("ghost", "P1-P7", die=YELLOW, gained={"orange": 1})
    drink(t, "orange")
    t.answer(slash)
    assert t.hero().fight.drops == {"hp": 5}
    assert t.hero().potions("orange") == 0


@pytest.mark.rule("OAK-POT-ORANGE")
def test_oak_ex_25_the_line_is_two_centimetres_long() -> None:
    t = fight("ghost", "P1-P7", die=YELLOW, gained={"orange": 1})
    drink(t, "orange")
    assert t.refuses(Slash(450, 500, 521, 571)).rule == "OAK-POT-ORANGE"
    assert t.refuses(Slash(450, 500, 519, 569)).args == {"mm": 20}
    t.answer(Slash(450, 500, 520, 571))


@pytest.mark.rule("OAK-POT-ORANGE")
def test_every_line_that_is_proposed_lies_on_the_sheet_and_can_be_drawn() -> None:
    t = fight("ghost", "P1-P7", die=YELLOW, gained={"orange": 1})
    drink(t, "orange")
    free = t.ask.free
    assert free is not None
    proposed = [free.propose(Chance(bytes([seed]))) for seed in range(100)]
    assert all(t.ask.refusal(slash) is None for slash in proposed)
    assert len(set(proposed)) > 90
    assert all(9801 <= dx * dx + dy * dy <= 10000 for dx, dy in directions(100, 1))
    assert {(100, 0), (60, -80), (71, 70), (-99, 0)} <= set(directions(100, 1))


@pytest.mark.rule("OAK-POT-ORANGE", "OAK-SKILL-DAMAGE", "OAK-ICON-01")
def test_a_precise_line_counts_as_a_line_in_every_way() -> None:
    t = fight("ghost", "P1-P7", die=YELLOW, damage=1, gained={"orange": 1}, rolls=(1,))
    drink(t, "orange")
    t.answer(Slash(440, 320, 540, 320))
    assert t.hero().fight.icons == ("I1",)
    assert t.hero().tracks["damage"].marked == 2
    t.answer(UseCircle(1))
    assert t.hero().fight.drops == {"hp": 3}
    strike(t, "P2-P10")
    assert [one.line for one in t.told(LineDrawn)[-1].crossings] == [0], "it lies beside the later line"


@pytest.mark.rule("OAK-POT-GREEN", "OAK-STRIKE-03")
def test_oak_ex_28_a_blocked_point_is_not_a_used_point() -> None:
    t = fight("ghost", die=YELLOW, gained={"green": 1}, strike=9, rolls=(1,))
    drink(t, "green")
    assert Wound("P5") in t.options("wound")
    t.answer(Wound("P5"))
    assert t.hero().fight.drops == {"hp": 4}
    assert t.hero().fight.blocked == {"P5"}
    assert not any("P5" in line.split("-") for line in strikes(t, None))
    assert t.told(PointBlocked) == [PointBlocked(1, "P5")]


@pytest.mark.rule("OAK-POT-GREEN", "OAK-POT-03")
def test_wounding_needs_a_free_point_and_takes_the_only_one_unasked() -> None:
    t = fight("ghost", "P1-P7 P2-P8 P3-P9 P4-P10 P5-P11 P6-P12", gained={"green": 1, "yellow": 1})
    assert t.offered(Drink) == [Drink("yellow")]
    t = fight("ghost", "P1-P7 P2-P8 P3-P9 P4-P10 P5-P11 P6-P1", gained={"green": 1})
    drink(t, "green")
    assert t.told(PointBlocked) == [PointBlocked(1, "P12")]
    assert t.told(DamageDealt)[0].drops == 1


@pytest.mark.rule("OAK-POT-RED", "OAK-HP-04")
def test_rage_costs_a_packet_of_one_and_then_deals_two() -> None:
    t = fight("ghost", gained={"red": 1}, rolls=(1,))
    drink(t, "red")
    assert (t.hero().broken, t.hero().fight.drops) == (1, {"hp": 3})
    told = [event for event in t.events if isinstance(event, HeartsBroken | DamageDealt)]
    assert told == [
        HeartsBroken(1, "potion", 1, 0, 0, 1),
        DamageDealt(1, "ghost", "potion", "hp", 2, 0, "red"),
    ]


@pytest.mark.rule("OAK-POT-RED", "OAK-HP-02")
def test_if_rage_kills_the_hero_the_monster_takes_nothing() -> None:
    t = fight("ghost", gained={"red": 1}, hp=1)
    drink(t, "red")
    assert t.hero().status == "dead"
    assert t.hero().fight.drops == {"hp": 5}
    assert (t.key, t.ask.seat) == ("draft", 2)


@pytest.mark.rule("OAK-POT-YELLOW")
def test_focus_lasts_until_the_end_of_the_turn_and_binds_its_drinker() -> None:
    t = fight("ghost", gained={"yellow": 1}, rolls=(1,))
    assert Drink("yellow").binds()
    assert not Drink("red").binds()
    drink(t, "yellow")
    assert t.g.turn.focus
    t.end_attack()
    assert t.state.turn is None


@pytest.mark.rule("OAK-POT-01", "OAK-POT-02")
def test_one_potion_of_each_row_in_a_turn() -> None:
    t = fight("ghost", "P1-P7", gained=ALL)
    assert t.offered(Drink) == [Drink(colour) for colour in ("yellow", "green", "red", "orange", "blue", "purple")]
    drink(t, "yellow")
    assert t.offered(Drink) == [Drink("orange"), Drink("blue"), Drink("purple")]
    drink(t, "orange")
    t.answer(Slash(0, 0, 100, 0))
    assert t.offered(Drink) == []


@pytest.mark.rule("OAK-POT-02", "OAK-POT-03")
def test_potions_are_drunk_before_and_after_the_route_and_before_the_roll() -> None:
    t = fight("ghost", die=RED, phase="dungeon", gained={"green": 2, "orange": 1}, rolls=(1,))
    assert (t.key, t.offered(Drink)) == ("route", [Drink("green"), Drink("orange")])
    t.walk("1,4", "2,4", "1,4")
    assert t.options("after_route") == [Drink("green"), Drink("orange"), GoOn()]
    t.answer(GoOn())
    strike(t, "P1-P7")
    t.end_attack()
    assert t.key == "brace"
    drink(t, "orange")
    t.answer(Slash(450, 400, 550, 400))
    assert t.hero().fight.drops == {"hp": 4}
    assert t.hero().drunk == {"orange": 1}


@pytest.mark.rule("OAK-POT-BLUE", "OAK-POT-PURPLE")
def test_a_chain_must_be_drunk_before_the_main_strike() -> None:
    t = fight("ghost", gained={"blue": 1, "purple": 1, "orange": 1}, rolls=(1,))
    strike(t, "P1-P7")
    assert t.offered(Drink) == [Drink("orange")]


@pytest.mark.rule("OAK-POT-03", "OAK-POT-BLUE")
def test_a_chain_that_could_not_begin_cannot_be_drunk() -> None:
    t = fight("ghost", "P1-P2 P5-P3 P9-P4", die=RED, gained={"blue": 1, "yellow": 1})
    assert t.offered(Drink) == [Drink("yellow")]


@pytest.mark.rule("OAK-POT-BLUE")
def test_the_middle_point_of_a_chain_may_be_used_without_any_skill_the_ends_may_not() -> None:
    t = fight("ghost", "P2-P3 P4-P6", die=RED, gained={"blue": 1}, marks={"blocked": frozenset({"P8"})}, rolls=(1,))
    drink(t, "blue")
    offered = strikes(t)
    assert {"P1-P2", "P1-P7"} <= offered
    assert not any(line.endswith("-P8") for line in offered), "it must not be blocked"
    strike(t, "P1-P2")
    assert {one.end for one in t.offered(NextStrike)} == {"P5", "P7", "P9", "P10", "P11", "P12"}
    t.answer(NextStrike("P7"))
    assert t.hero().fight.used == {"P1", "P2", "P3", "P4", "P6", "P7"}


@pytest.mark.rule("OAK-POT-BLUE", "OAK-SKILL-STRIKE", "OAK-STRIKE-04")
def test_one_circle_of_additional_strikes_covers_both_ends_of_a_chain() -> None:
    t = fight("ghost", "P1-P2 P3-P4", die=RED, gained={"blue": 1}, strike=4, rolls=(1,))
    drink(t, "blue")
    assert Strike("P1", "P6", 4) in t.offered(Strike)
    strike(t, "P1-P6", circle=4)
    ends = {one.end: one.circle for one in t.offered(NextStrike)}
    assert ends["P4"] == 0, "the circle has one more end to give"
    assert "P1" not in ends, "these two are joined"
    t.answer(NextStrike("P4"))
    assert t.hero().tracks["strike"].filled == (4,)

    t = fight("ghost", "P1-P2 P3-P4", die=RED, gained={"blue": 1}, strike=4, rolls=(1,))
    drink(t, "blue")
    strike(t, "P1-P6", circle=1)
    assert "P4" not in {one.end for one in t.offered(NextStrike)}, "one circle of the track in a phase"


@pytest.mark.rule("OAK-POT-BLUE", "OAK-SKILL-STRIKE")
def test_the_last_end_of_a_chain_may_be_paid_for_when_it_is_chosen() -> None:
    t = fight("ghost", "P1-P2 P3-P4", die=RED, gained={"blue": 1}, strike=4, rolls=(1,))
    drink(t, "blue")
    strike(t, "P5-P6")
    assert [one.circle for one in t.offered(NextStrike) if one.end == "P4"] == [1, 4]
    t.answer(NextStrike("P4", 1))
    assert t.hero().tracks["strike"].filled == (1,)


@pytest.mark.rule("OAK-POT-PURPLE", "OAK-POT-04")
def test_whirling_blades_make_three_connected_strikes_with_two_middle_points() -> None:
    t = fight("ghost", "P2-P3 P4-P6", die=RED, gained={"purple": 1}, rolls=(1,))
    drink(t, "purple")
    strike(t, "P1-P2")
    assert "P4" in {one.end for one in t.offered(NextStrike)}, "a middle point again"
    t.answer(NextStrike("P4"))
    assert "P3" not in {one.end for one in t.offered(NextStrike)}
    t.answer(NextStrike("P10"))
    assert [(line.start, line.end) for line in t.hero().fight.lines[2:]] == [("P1", "P2"), ("P2", "P4"), ("P4", "P10")]
    assert t.key == "draft"


@pytest.mark.rule("OAK-POT-04")
def test_a_chain_may_be_stopped_and_each_line_is_seen_before_the_next_end_is_chosen() -> None:
    t = fight("ghost", "P3-P10", die=RED, damage=2, gained={"purple": 1}, rolls=(1,))
    drink(t, "purple")
    strike(t, "P5-P12")
    assert t.key == "bonus", "the bonus comes before the next line"
    t.answer(UseCircle(1))
    assert StopChain() in t.options("chain_next")
    t.answer(NextStrike("P2"))
    assert t.key == "chain_next", "one circle of a track in the whole phase"
    t.answer(StopChain())
    assert len(t.hero().fight.lines) == 3


@pytest.mark.rule("OAK-POT-04")
def test_the_rest_of_a_chain_is_lost_when_no_line_is_legal() -> None:
    t = fight("ghost", "P2-P3 P4-P6 P7-P8 P9-P10 P11-P12", die=RED, gained={"blue": 1}, rolls=(1,), hp=9)
    drink(t, "blue")
    strike(t, "P1-P5")
    assert t.key == "draft", "every other point is used, and there is no circle"


@pytest.mark.rule("OAK-SPEC-ANY", "OAK-POT-BLUE")
def test_attack_from_any_point_works_for_the_first_strike_of_a_chain() -> None:
    t = fight("ghost", die=GREEN, gained={"blue": 1}, ready=("anypoint",), rolls=(1,))
    drink(t, "blue")
    strike(t, "P1-P7", any_point=True)
    assert t.key == "chain_next"
    t.answer(StopChain())
    assert t.hero().ready == ("run",)


@pytest.mark.rule("OAK-HP-03", "OAK-SKILL-03", "OAK-POT-RED")
def test_the_packet_of_rage_may_be_blocked_once_in_a_phase() -> None:
    t = fight("ghost", block=1, gained={"red": 1}, rolls=(6,))
    drink(t, "red")
    t.answer(Decline())
    assert t.hero().broken == 1
    t.end_attack()
    assert t.key == "block", "the Monster Phase counts separately"

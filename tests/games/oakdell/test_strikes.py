"""The main strike: which lines may be drawn, the order of what a line does, icons (OAK-STRIKE, OAK-ICON)."""

from __future__ import annotations

import pytest

from oakveil.games.oakdell import house_box
from oakveil.games.oakdell.choices import Decline, EndAttack, Strike, UseCircle
from oakveil.games.oakdell.events import (
    CircleFilled,
    CircleMarked,
    DamageDealt,
    IconTaken,
    KeyGained,
    LineDrawn,
    MonsterDefeated,
    StrikeDeclared,
)

from .fights import BLUE, GREEN, RED, YELLOW, box_with, drink, fight, strike, strikes
from .table import change


@pytest.mark.rule("OAK-STRIKE-01", "OAK-ICON-01", "OAK-ICON-03")
def test_oak_ex_01_a_line_from_yellow_to_blue_takes_a_key_on_its_way() -> None:
    t = fight("ghost", die=YELLOW, rolls=(1,))
    strike(t, "P6-P3")
    assert (t.hero().keys, t.hero().fight.icons, t.hero().fight.drops) == (1, ("I3",), {"hp": 5})
    (drawn,) = t.told(LineDrawn)
    assert (drawn.icons, drawn.crossings) == (("I3",), ())


@pytest.mark.rule("OAK-GEO-06", "OAK-DMG-01")
def test_oak_ex_02_a_line_that_crosses_two_older_ones_on_the_body_deals_two_damage() -> None:
    t = fight("ghost", "P5-P12 P6-P11", die=YELLOW, rolls=(1,))
    strike(t, "P2-P9")
    assert t.hero().fight.drops == {"hp": 3}
    (drawn,) = t.told(LineDrawn)
    assert {(round(one.x / one.d, 1), round(one.y / one.d, 1)) for one in drawn.crossings} == {
        (508.9, 364.2),
        (336.6, 535.2),
    }
    assert {one.part for one in drawn.crossings} == {"body"}


@pytest.mark.rule("OAK-GEO-06", "OAK-ICON-01")
def test_oak_ex_03_two_older_lines_in_one_point_are_two_hits() -> None:
    t = fight("chained_ogre", "P1-P7 P2-P9", die=RED, rolls=(1,))
    strike(t, "P5-P12")
    assert t.hero().fight.drops == {"hp": 4}
    assert t.hero().fight.icons == ("I2",)
    assert t.hero().tracks["strike"].marked == 1


@pytest.mark.rule("OAK-ICON-01", "OAK-SKILL-06", "OAK-KILL-02", "OAK-SKILL-05")
def test_oak_ex_06_a_shield_on_the_way_and_a_reward_of_choice() -> None:
    t = fight("gargoyle", "P5-P12", die=GREEN, block=1, marks={"drops": {"hp": 1}})
    strike(t, "P4-P10")
    assert t.hero().tracks["block"].marked == 2
    assert "trapavoid" in t.hero().ready
    assert t.told(MonsterDefeated)
    assert t.key == "circle"
    assert t.hero().potions("orange") == 1


@pytest.mark.rule("OAK-SKILL-STRIKE", "OAK-STRIKE-07", "OAK-SKILL-04", "OAK-ICON-01")
def test_oak_ex_07_a_circle_taken_by_a_line_adds_to_the_damage_of_that_line() -> None:
    t = fight("gargoyle", "P4-P11 P5-P9", die=YELLOW, strike=1, rolls=(1,))
    assert "P2-P9" not in strikes(t)
    strike(t, "P2-P9", circle=1)
    (drawn,) = t.told(LineDrawn)
    (hit,) = [one for one in drawn.crossings if one.part is not None]
    assert (hit.line, round(hit.x / hit.d, 1), round(hit.y / hit.d, 1), hit.part) == (0, 461.8, 488.5, "body")
    assert t.options("bonus")[0] == UseCircle(1)
    t.answer(UseCircle(1))
    assert t.hero().fight.drops == {"hp": 4}
    kinds = (StrikeDeclared, LineDrawn, IconTaken, DamageDealt)
    told = [type(event) for event in t.events if isinstance(event, kinds)]
    assert told == [StrikeDeclared, LineDrawn, IconTaken, DamageDealt, DamageDealt]
    assert t.told(CircleFilled)[0].track == "strike"


@pytest.mark.rule("OAK-STRIKE-01", "OAK-STRIKE-03")
def test_a_strike_goes_from_a_free_point_of_the_colour_to_any_other_free_point() -> None:
    t = fight("ghost", "P1-P7", die=RED)
    free = {"P2", "P3", "P4", "P5", "P6", "P8", "P9", "P10", "P11", "P12"}
    assert strikes(t, None) == {f"{start}-{end}" for start in ("P5", "P9") for end in free - {start}}


@pytest.mark.rule("OAK-STRIKE-03")
def test_both_points_of_a_line_are_used_whether_it_began_or_ended_there() -> None:
    t = fight("ghost", die=RED, rolls=(1,))
    strike(t, "P1-P7")
    assert t.hero().fight.used == {"P1", "P7"}


@pytest.mark.rule("OAK-STRIKE-02", "OAK-STRIKE-08")
def test_the_main_strike_may_be_left_out() -> None:
    t = fight("ghost", die=RED, rolls=(1,))
    assert EndAttack() in t.options("attack")
    t.end_attack()
    assert t.hero().fight.lines == ()
    assert t.key == "draft"


@pytest.mark.rule("OAK-STRIKE-01")
def test_there_is_one_main_strike_in_a_turn() -> None:
    t = fight("ghost", die=RED, gained={"green": 1}, rolls=(1,))
    strike(t, "P1-P7")
    assert t.key == "attack"
    assert not t.offered(Strike)


@pytest.mark.rule("OAK-STRIKE-04")
def test_two_points_are_joined_once_even_with_skills() -> None:
    t = fight("ghost", "P1-P7", die=RED, ready=("anypoint",), strike=9, filled={"strike": (1, 2, 3, 5, 6, 8, 9)})
    assert {"P1-P2", "P1-P8", "P5-P1"} <= strikes(t, None)
    assert not {"P1-P7", "P7-P1"} & strikes(t, None)


@pytest.mark.rule("OAK-STRIKE-05")
def test_no_free_point_of_the_colour_means_no_strike_but_no_flight_either() -> None:
    t = fight("ghost", "P1-P2 P5-P3 P9-P4", die=RED, rolls=(6,), decks={1: ["mimic"]})
    assert t.key == "draft", "nothing can be done in the Attack Phase, so it is not asked about"
    assert t.hero().fight.sheet == "ghost"
    assert t.hero().broken == 1, "the monster attacks as ever"


@pytest.mark.rule("OAK-STRIKE-07")
def test_skills_are_used_before_the_line_and_icons_come_before_the_damage() -> None:
    t = fight("chained_ogre", "P1-P7 P2-P9", die=RED, rolls=(1,))
    strike(t, "P5-P12")
    kinds = (StrikeDeclared, LineDrawn, CircleMarked, DamageDealt)
    told = [type(event) for event in t.events if isinstance(event, kinds)]
    assert told == [StrikeDeclared, LineDrawn, CircleMarked, DamageDealt]


@pytest.mark.rule("OAK-STRIKE-08")
def test_potions_are_drunk_before_and_after_the_main_strike_until_the_phase_ends() -> None:
    t = fight("ghost", "P5-P12", die=RED, gained={"red": 1, "orange": 1}, rolls=(1,))
    drink(t, "red")
    assert t.hero().fight.drops == {"hp": 3}
    strike(t, "P1-P7")
    t.answer(Decline())
    assert t.hero().fight.drops == {"hp": 2}
    drink(t, "orange")
    assert t.key == "precision"


@pytest.mark.rule("OAK-STRIKE-09", "OAK-DMG-05", "OAK-ICON-01")
def test_a_defeated_monster_can_still_be_struck_for_its_icons_until_the_phase_ends() -> None:
    t = fight("ghost", die=YELLOW, gained={"red": 1}, marks={"drops": {"hp": 1}})
    drink(t, "red")
    assert t.told(MonsterDefeated)
    assert t.hero().killed == (), "its reward is paid later"
    strike(t, "P6-P3")
    assert t.hero().keys == 1
    assert t.key == "circle"


@pytest.mark.rule("OAK-STRIKE-06")
def test_before_a_line_is_drawn_all_strikes_look_the_same() -> None:
    """What is offered, and what was told before, does not depend on what the lines of the sheet cross."""
    with_lines, elsewhere = fight("ghost", "P3-P8 P4-P10", die=RED), fight("ghost", "P3-P4 P8-P10", die=RED)
    assert with_lines.options("attack") == elsewhere.options("attack")
    assert with_lines.ask.default is elsewhere.ask.default is None


@pytest.mark.rule("OAK-ICON-02")
def test_an_icon_is_taken_once_on_a_sheet() -> None:
    t = fight("ghost", die=YELLOW, marks={"icons": ("I3",)}, rolls=(1,))
    strike(t, "P6-P3")
    assert t.hero().keys == 0
    assert not t.told(KeyGained)
    assert t.told(LineDrawn)[0].icons == ()


@pytest.mark.rule("OAK-ICON-04")
def test_an_icon_of_a_full_track_is_taken_without_effect() -> None:
    t = fight("chained_ogre", "P1-P7", die=RED, strike=9, filled={"strike": tuple(range(1, 10))}, rolls=(1,))
    strike(t, "P5-P12")
    assert t.hero().fight.icons == ("I2",)
    assert t.told(IconTaken) == [IconTaken(1, "I2", "strike", gained=False)]


@pytest.mark.rule("OAK-SPEC-ANY")
def test_attack_from_any_point_lets_the_main_strike_begin_at_any_colour_once() -> None:
    t = fight("ghost", "P1-P2", die=RED, ready=("anypoint",), rolls=(1,))
    assert Strike("P3", "P4", 0, any_point=True) in t.options("attack")
    assert Strike("P5", "P4", 0, any_point=True) not in t.options("attack"), "that one needs no skill"
    assert Strike("P2", "P4", 0, any_point=True) not in t.options("attack"), "the point must still be free"
    strike(t, "P3-P4", any_point=True)
    assert t.hero().ready == ("run",)
    assert "anypoint" in t.hero().spent


@pytest.mark.rule("OAK-SKILL-STRIKE")
def test_a_circle_covers_as_many_used_ends_as_its_value() -> None:
    t = fight("ghost", "P1-P7 P5-P8", die=RED, strike=4)
    assert strikes(t, 4) == strikes(t, 1) | {"P1-P5", "P1-P8", "P5-P1", "P5-P7"}
    assert "P1-P2" in strikes(t, 1) and "P9-P7" in strikes(t, 1)
    assert "P1-P5" not in strikes(t, 1), "two used ends need a circle of value 2"
    assert strikes(t, 2) == strikes(t, 3) == set(), "circles of one value are all the same: the first is offered"


@pytest.mark.rule("OAK-SKILL-STRIKE", "OAK-SKILL-02")
def test_additional_strikes_can_be_used_on_the_same_point_in_later_turns() -> None:
    t = fight(
        "ghost", "P1-P7", die=RED, strike=2, filled={"strike": (1,)}, marks={"icons": ("I1", "I2", "I3")}, rolls=(1,)
    )
    strike(t, "P1-P8", circle=2)
    assert t.hero().tracks["strike"].filled == (1, 2)
    assert len(t.hero().fight.lines) == 2


@pytest.mark.rule("OAK-STRIKE-03")
def test_no_line_begins_at_a_used_point_of_the_colour_without_a_skill() -> None:
    t = fight("ghost", "P3-P7", die=BLUE)
    assert not any(line.startswith("P3-") or line.endswith("-P7") for line in strikes(t, None))


@pytest.mark.rule("OAK-GEO-10")
def test_a_line_may_run_over_other_points_without_using_them() -> None:
    ghost = house_box().sheets["ghost"]
    points = tuple(change(point, x=500, y=500) if point.id == "P2" else point for point in ghost.points)
    t = fight("ghost", die=RED, box=box_with(change(ghost, points=points)), rolls=(1,))
    strike(t, "P1-P7")
    assert t.hero().fight.used == {"P1", "P7"}

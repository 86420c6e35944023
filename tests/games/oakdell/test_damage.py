"""Damage to monsters by lines, bonus and direct damage, kills (OAK-DMG, OAK-KILL, OAK-SKILL-DAMAGE)."""

from __future__ import annotations

import pytest

from oakveil.games.oakdell.choices import Decline, Develop, Disable, Drink, HitPool, NextStrike, UseCircle
from oakveil.games.oakdell.events import (
    AbilityRewarded,
    DamageDealt,
    HardHit,
    KeyGained,
    LineDrawn,
    MonsterDefeated,
    MonsterDrawn,
    PotionGained,
)

from .fights import BLUE, GREEN, RED, YELLOW, drink, fight, strike


def crossings(drawn: LineDrawn) -> list[tuple[int, float, float, str | None]]:
    """What a line crossed: the number of the older line, where, and the part."""
    return [(one.line, round(one.x / one.d, 1), round(one.y / one.d, 1), one.part) for one in drawn.crossings]


@pytest.mark.rule("OAK-GEO-02", "OAK-GEO-05", "OAK-ICON-02", "OAK-POT-BLUE", "OAK-POT-04")
def test_oak_ex_12_connected_strikes_do_not_cross_each_other() -> None:
    t = fight("ghost", "P5-P12", die=RED, gained={"blue": 1}, marks={"icons": ("I1", "I3")}, rolls=(1,))
    drink(t, "blue")
    strike(t, "P1-P7")
    t.answer(NextStrike("P4"))
    first, second = t.told(LineDrawn)
    assert crossings(first) == [(0, 500.0, 355.6, "body")]
    assert crossings(second) == [(0, 803.9, 647.6, None)]
    assert (first.icons, second.icons) == ((), ())
    assert t.hero().fight.drops == {"hp": 4}
    assert t.hero().keys == 0


@pytest.mark.rule("OAK-GEO-04")
def test_oak_ex_13_a_crossing_on_a_corner_of_the_outline_counts() -> None:
    t = fight("bloodroot", "P1-P9", die=YELLOW, rolls=(1,))
    strike(t, "P2-P16")
    assert crossings(t.told(LineDrawn)[0]) == [(0, 500.0, 110.0, "plant")]
    assert t.hero().fight.drops == {"hp": 4}


@pytest.mark.rule("OAK-GEO-05", "OAK-ICON-02")
def test_oak_ex_14_a_crossing_off_body_counts_for_nothing() -> None:
    t = fight("ghost", "P3-P6", die=GREEN, marks={"icons": ("I3",)}, rolls=(1,))
    strike(t, "P4-P7")
    assert crossings(t.told(LineDrawn)[0]) == [(0, 831.4, 619.7, None)]
    assert (t.hero().fight.drops, t.hero().keys) == ({"hp": 5}, 0)


@pytest.mark.rule("OAK-GEO-08", "OAK-ICON-01")
@pytest.mark.parametrize(("sheet", "taken"), [("ghost", ("I1",)), ("rat_pack", ())])
def test_oak_ex_15_an_icon_is_taken_within_its_radius(sheet: str, taken: tuple[str, ...]) -> None:
    t = fight(sheet, die=RED, rolls=(1,))
    strike(t, "P1-P7")
    assert t.hero().fight.icons == taken


@pytest.mark.rule("OAK-GEO-05")
def test_oak_ex_16_a_crossing_belongs_to_the_part_in_front() -> None:
    t = fight("mimic", "P2-P8", die=GREEN, rolls=(1,))
    strike(t, "P4-P9")
    assert crossings(t.told(LineDrawn)[0]) == [(0, 550.7, 583.7, "tongue")]
    assert (t.hero().fight.drops, t.hero().fight.hard_hits) == ({"hp": 3}, 0)


@pytest.mark.rule("OAK-ABIL-HARD", "OAK-KILL-02")
def test_oak_ex_17_too_few_hits_on_the_hard_part_give_no_extra_reward() -> None:
    t = fight("mimic", "P2-P8 P4-P9", die=RED, marks={"drops": {"hp": 3}}, rolls=(1,))
    strike(t, "P5-P10")
    assert (t.hero().fight.drops, t.hero().fight.hard_hits) == ({"hp": 1}, 0)
    assert t.hero().tracks["block"].marked == 1

    t = fight("mimic", "P2-P8 P4-P9 P5-P10", die=YELLOW, marks={"drops": {"hp": 1}})
    strike(t, "P6-P12")
    assert t.told(HardHit) == [HardHit(1, 2)]
    assert t.key == "circle"
    t.answer(Develop("block"))
    assert t.hero().gear == ()
    assert not t.told(AbilityRewarded)


@pytest.mark.rule("OAK-DMG-03", "OAK-SKILL-DAMAGE")
def test_oak_ex_20_bonus_damage_goes_to_one_of_the_pools_hit() -> None:
    t = fight("hob_and_nob", "P1-P8 P2-P6", die=RED, damage=4, rolls=(1, 1))
    strike(t, "P5-P12")
    assert t.hero().fight.drops == {"hob": 3, "nob": 2}
    t.answer(UseCircle(4))
    assert t.options("pool") == [HitPool("hob"), HitPool("nob")]
    t.answer(HitPool("nob"))
    assert t.hero().fight.drops == {"hob": 3, "nob": 0}


@pytest.mark.rule("OAK-DMG-02", "OAK-DMG-03", "OAK-SKILL-DAMAGE")
def test_oak_ex_21_a_hit_on_a_part_without_a_pool_is_no_damage_and_takes_no_bonus() -> None:
    t = fight("hydra", "P7-P12", die=RED, damage=1, gear=("sword_white",), rolls=(1, 1, 1))
    strike(t, "P9-P16")
    assert crossings(t.told(LineDrawn)[0]) == [(0, 500.0, 720.1, "trunk")]
    assert t.hero().fight.drops == {"left": 2, "mid": 2, "right": 2}
    assert t.key == "draft", "nobody was asked for a circle"


@pytest.mark.rule("OAK-ABIL-OVERKILL", "OAK-STRIKE-09", "OAK-DMG-05")
def test_oak_ex_26_rage_after_the_kill_is_excess() -> None:
    t = fight("bog_slime", "P2-P8", die=RED, gained={"red": 1}, marks={"drops": {"hp": 1}})
    strike(t, "P1-P7")
    assert t.told(MonsterDefeated)
    drink(t, "red")
    assert t.told(DamageDealt)[-1].excess == 2
    assert (t.hero().potions("green"), t.hero().potions("blue")) == (1, 1)
    assert [event.potion for event in t.told(PotionGained)] == ["green", "blue"], "the printed reward comes first"


@pytest.mark.rule("OAK-ABIL-OVERKILL", "OAK-DMG-06")
def test_one_excess_is_too_little_for_an_extra_reward_of_two() -> None:
    t = fight("bog_slime", "P2-P8", die=RED, gained={"green": 1}, marks={"drops": {"hp": 1}})
    strike(t, "P1-P7")
    drink(t, "green")
    t.answer(t.options("wound")[0])
    assert (t.hero().potions("green"), t.hero().potions("blue")) == (1, 0)
    assert not t.told(AbilityRewarded)


@pytest.mark.rule("OAK-POT-03", "OAK-DMG-04")
def test_once_defeated_a_monster_that_rewards_no_excess_takes_no_more_potions_of_damage() -> None:
    t = fight("gargoyle", "P5-P12", die=GREEN, gained={"red": 1, "orange": 1}, marks={"drops": {"hp": 1}})
    strike(t, "P4-P10")
    assert t.offered(Drink) == [Drink("orange")], "a line may still take icons"


@pytest.mark.rule("OAK-DMG-03", "OAK-SKILL-DAMAGE", "OAK-ABIL-HARD")
def test_oak_ex_27_a_hit_on_the_chest_alone_takes_no_additional_damage() -> None:
    t = fight("mimic", "P3-P11", die=RED, damage=1, rolls=(1,))
    strike(t, "P1-P7")
    assert {one.part for one in t.told(LineDrawn)[0].crossings} == {"chest"}
    assert t.hero().fight.drops == {"hp": 4}
    assert (t.hero().fight.hard_hits, t.key) == (1, "draft")


@pytest.mark.rule("OAK-ABIL-HARD", "OAK-KILL-02")
def test_four_hits_on_the_chest_give_a_piece_of_equipment_after_the_printed_reward() -> None:
    marks = {"drops": {"hp": 1}, "hard_hits": 2}
    t = fight("mimic", "P2-P8 P4-P9 P5-P10", die=YELLOW, marks=marks)
    strike(t, "P6-P12")
    t.answer(Develop("block"))
    assert t.key == "gear"
    assert t.told(AbilityRewarded) == [AbilityRewarded(1, "mimic")]


@pytest.mark.rule("OAK-ABIL-HARD", "OAK-SPEC-DISABLE")
def test_with_the_ability_disabled_hits_on_the_chest_remove_drops_and_are_still_counted() -> None:
    t = fight("mimic", "P3-P11", die=RED, ready=("disable",), rolls=(1,))
    t.answer(Disable())
    strike(t, "P1-P7")
    assert (t.hero().fight.drops, t.hero().fight.hard_hits) == ({"hp": 3}, 1)


@pytest.mark.rule("OAK-DMG-01")
def test_a_hit_on_a_pool_that_is_empty_does_nothing() -> None:
    t = fight("hob_and_nob", "P1-P8 P2-P6", die=RED, damage=1, marks={"drops": {"hob": 0}}, rolls=(1,))
    strike(t, "P5-P12")
    assert t.hero().fight.drops == {"hob": 0, "nob": 2}
    t.answer(UseCircle(1))
    assert t.hero().fight.drops == {"hob": 0, "nob": 1}, "only one of the pools hit has drops: no question"


@pytest.mark.rule("OAK-DMG-04")
def test_direct_damage_goes_to_one_pool_of_choice_and_what_is_left_over_is_lost() -> None:
    t = fight("hob_and_nob", die=RED, gained={"red": 1}, marks={"drops": {"nob": 1}}, rolls=(1,))
    drink(t, "red")
    t.answer(HitPool("nob"))
    assert t.hero().fight.drops == {"hob": 4, "nob": 0}
    assert t.told(DamageDealt)[-1].excess == 0
    assert t.g.turn.dealt == 1


@pytest.mark.rule("OAK-DMG-06", "OAK-DMG-05")
def test_damage_dealt_counts_drops_and_excess_of_all_sources() -> None:
    t = fight("bog_slime", "P2-P8", die=RED, gained={"red": 1, "orange": 1}, marks={"drops": {"hp": 2}})
    drink(t, "red")
    strike(t, "P1-P7")
    assert (t.g.turn.dealt, t.g.turn.excess) == (3, 1)


@pytest.mark.rule("OAK-SKILL-DAMAGE", "OAK-SKILL-02")
def test_additional_damage_may_be_kept_and_any_of_its_values_used() -> None:
    t = fight("ghost", "P3-P10", die=YELLOW, damage=5, filled={"damage": (1,)}, rolls=(1,))
    strike(t, "P2-P9")
    assert t.options("bonus") == [UseCircle(2), UseCircle(4), Decline()], "one circle of each value"
    t.answer(UseCircle(4))
    assert t.hero().fight.drops == {"hp": 2}
    assert t.hero().tracks["damage"].filled == (1, 4)


@pytest.mark.rule("OAK-KILL-01", "OAK-KILL-03", "OAK-KILL-04", "OAK-MON-01")
def test_a_defeated_monster_does_not_attack_its_sheet_goes_under_the_deck_and_a_new_one_is_drawn() -> None:
    t = fight(
        "rattling_skeleton", "P2-P9", die=RED, marks={"drops": {"hp": 1}}, decks={1: ["mimic"]}, first_monster="draw"
    )
    strike(t, "P1-P8")
    assert t.key == "draft", "no die was rolled for a monster"
    assert t.hero().fight.sheet == "mimic"
    assert t.hero().killed == ("rattling_skeleton",)
    assert t.state.decks[1].returned == ["rattling_skeleton"]
    assert t.told(MonsterDrawn) == [MonsterDrawn(1, "mimic", 1)]
    assert not t.hero().fight.lines


@pytest.mark.rule("OAK-KILL-03", "OAK-SETUP-05")
def test_a_ghost_that_everybody_starts_with_leaves_the_game() -> None:
    t = fight("ghost", "P3-P10", die=YELLOW, marks={"drops": {"hp": 1}})
    strike(t, "P2-P9")
    t.answer(Develop("block"))
    assert t.state.decks[1].returned == []


@pytest.mark.rule("OAK-KILL-04", "OAK-ZONE-01")
@pytest.mark.parametrize(("space", "level"), [("0,4", 1), ("6,4", 2), ("10,0", 3)])
def test_the_zone_of_the_hero_chooses_the_deck(space: str, level: int) -> None:
    tops = {1: ["mimic"], 2: ["gargoyle"], 3: ["hydra"]}
    t = fight("bog_slime", "P2-P8", die=RED, at=space, marks={"drops": {"hp": 1}}, decks=tops)
    strike(t, "P1-P7")
    assert t.hero().fight.sheet == tops[level][0]


@pytest.mark.rule("OAK-KILL-05")
def test_sheets_put_back_are_drawn_again_when_the_deck_is_through() -> None:
    t = fight("bog_slime", "P2-P8", die=RED, marks={"drops": {"hp": 1}})
    deck = t.state.decks[1]
    deck.aside.cards += deck.hidden.cards
    deck.hidden.cards.clear()
    deck.aside.cards.remove("mimic")
    deck.returned = ["mimic"]
    strike(t, "P1-P7")
    assert t.hero().fight.sheet == "mimic"
    assert deck.returned == ["bog_slime"]


@pytest.mark.rule("OAK-KILL-02")
def test_a_kill_in_the_dungeon_phase_is_rewarded_when_the_attack_phase_ends() -> None:
    t = fight("hob_and_nob", die=RED, phase="dungeon", gained={"red": 1}, marks={"drops": {"hob": 1, "nob": 0}})
    drink(t, "red")
    assert t.told(MonsterDefeated)
    t.walk("1,4", "2,4", "1,4")
    assert not t.told(KeyGained)
    t.end_attack()
    assert t.hero().keys == 1
    assert t.hero().potions("red") == 1


@pytest.mark.rule("OAK-SKILL-DAMAGE", "OAK-SKILL-03")
def test_oak_ex_49_one_circle_of_a_track_in_a_phase() -> None:
    t = fight("ghost", "P3-P10", die=YELLOW, damage=2, block=1, gained={"orange": 1, "red": 1}, rolls=(1,))
    strike(t, "P2-P9")
    t.answer(UseCircle(1))
    drink(t, "red")
    assert t.options("block") == [UseCircle(1), Decline()]
    t.answer(UseCircle(1))
    assert t.hero().broken == 0


@pytest.mark.rule("OAK-STRIKE-01")
def test_the_die_says_which_colour() -> None:
    for die, start in ((RED, "P1"), (YELLOW, "P2"), (BLUE, "P3"), (GREEN, "P4")):
        t = fight("ghost", die=die, rolls=(1,))
        strike(t, f"{start}-P5" if start != "P5" else "P5-P1")
        assert len(t.hero().fight.lines) == 1


@pytest.mark.rule("OAK-KILL-02", "OAK-SKILL-05")
def test_oak_ex_04_the_gargoyle_gives_a_potion_and_a_circle_of_choice() -> None:
    t = fight("gargoyle", "P5-P12", die=GREEN, marks={"drops": {"hp": 1}})
    strike(t, "P4-P10")
    assert t.options("circle") == [Develop("damage"), Develop("strike"), Develop("block")]
    t.answer(Develop("strike"))
    assert (t.hero().potions("orange"), t.hero().tracks["strike"].marked) == (1, 1)


@pytest.mark.rule("OAK-GEO-06")
def test_oak_ex_22_two_pairs_of_lines_met_in_one_point_each_are_four_hits() -> None:
    t = fight("gargoyle", "P4-P11 P5-P12 P2-P9 P7-P14", die=RED, rolls=(1,))
    strike(t, "P1-P8")
    assert [place for _, *place, _ in crossings(t.told(LineDrawn)[0])] == [[500.0, 476.6]] * 2 + [[500.0, 418.7]] * 2
    assert t.hero().fight.drops == {"hp": 2}

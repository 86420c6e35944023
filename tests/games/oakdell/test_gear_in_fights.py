"""Gear in fights (OAK-GEAR)."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.oakdell.choices import (
    Decline,
    Develop,
    EndAttack,
    FaceRoll,
    Fury,
    HitPool,
    Light,
    NextStrike,
    Reroll,
    Skip,
    Slash,
    TakePotion,
    UseCircle,
)
from oakveil.games.oakdell.events import (
    AttackRerolled,
    AttackRolled,
    CircleFilled,
    DamageDealt,
    HeartsBroken,
    HeartsGained,
    LineDrawn,
    MonsterDefeated,
    MonsterDrawn,
    PhaseSkipped,
)

from .fights import ALL_USED, BLACK_RED, RED, YELLOW, drink, fight, strike, strikes

ONE_HIT: dict[str, Any] = {"sheet": "bog_slime", "lines": "P2-P8", "rolls": (1,)}
"""P1-P7 hits once here."""


@pytest.mark.rule("OAK-GEAR-SWORDA", "OAK-GEAR-AXEA", "OAK-GEAR-DAGGERA", "OAK-GEAR-DAGGERB", "OAK-LIGHT-04")
@pytest.mark.parametrize(
    ("gear", "where", "bonus"),
    [
        ("sword_white", {"die": RED}, 1),
        ("sword_white", {"die": BLACK_RED}, 0),
        ("axe_black", {"die": RED}, 0),
        ("axe_black", {"die": BLACK_RED}, 1),
        ("dagger_dark", {"at": "0,4"}, 1),
        ("dagger_dark", {"at": "0,3"}, 0),
        ("dagger_trap", {"at": "3,4"}, 1),
        ("dagger_trap", {"at": "3,4", "crossed": frozenset({"3,4"})}, 0),
        ("dagger_trap", {"at": "2,4"}, 0),
    ],
)
def test_a_weapon_adds_one_to_a_line_that_hurts_if_its_condition_holds(
    gear: str, where: dict[str, Any], bonus: int
) -> None:
    t = fight(**ONE_HIT, **where, gear=(gear,))
    strike(t, "P1-P7")
    assert t.hero().fight.drops == {"hp": 5 - bonus}
    dealt = [event for event in t.told(DamageDealt) if event.source == "gear"]
    assert dealt == [DamageDealt(1, "bog_slime", "gear", "hp", 1, 0, gear)] * bonus


@pytest.mark.rule("OAK-GEAR-03", "OAK-GEAR-04", "OAK-STRIKE-07")
def test_several_weapons_add_each_and_before_the_circle() -> None:
    t = fight(**ONE_HIT, gear=("sword_white", "dagger_dark"), damage=1)
    strike(t, "P1-P7")
    assert t.hero().fight.drops == {"hp": 3}
    t.answer(UseCircle(1))
    assert [event.source for event in t.told(DamageDealt)] == ["line", "gear", "gear", "circle"]


@pytest.mark.rule("OAK-GEAR-04")
def test_a_weapon_adds_once_in_a_turn_to_the_first_line_that_removes_a_drop() -> None:
    t = fight("ghost", "P3-P10 P2-P6", die=RED, gear=("sword_white",), gained={"purple": 1}, rolls=(1,))
    drink(t, "purple")
    strike(t, "P9-P7")
    t.answer(NextStrike("P11"))
    assert t.hero().fight.drops == {"hp": 3}, "the first line removed nothing, the second one drop and one more"
    t.answer(NextStrike("P4"))
    assert t.hero().fight.drops == {"hp": 1}
    assert [event.source for event in t.told(DamageDealt)] == ["line", "gear", "line"]


@pytest.mark.rule("OAK-GEAR-04")
def test_a_line_in_the_dungeon_phase_takes_no_weapon_and_spends_none() -> None:
    t = fight("bog_slime", "P2-P8", die=RED, phase="dungeon", gear=("sword_white",), gained={"orange": 1}, rolls=(1,))
    drink(t, "orange")
    t.answer(Slash(560, 545, 660, 545))
    assert t.hero().fight.drops == {"hp": 5}
    t.walk("1,4", "2,4", "1,4")
    strike(t, "P1-P7")
    assert [event.source for event in t.told(DamageDealt)].count("gear") == 1


@pytest.mark.rule("OAK-GEAR-04", "OAK-DMG-03")
def test_with_several_pools_hit_the_owner_says_where_the_bonus_of_a_weapon_goes() -> None:
    t = fight("hob_and_nob", "P1-P8 P2-P6", die=RED, gear=("sword_white",), rolls=(1, 1))
    strike(t, "P5-P12")
    assert t.options("pool") == [HitPool("hob"), HitPool("nob")]
    t.answer(HitPool("hob"))
    assert t.hero().fight.drops == {"hob": 2, "nob": 2}


@pytest.mark.rule("OAK-GEAR-SWORDB", "OAK-FLEE-03")
def test_oak_ex_61_the_parrying_sword_reduces_a_flight() -> None:
    turn = {"dealt": 2}
    t = fight("bog_slime", ALL_USED, phase="monster", gear=("sword_parry",), marks={"drops": {"hp": 3}}, turn=turn)
    assert t.told(HeartsBroken) == [HeartsBroken(1, "flight", 3, 1, 0, 2)]


@pytest.mark.rule("OAK-GEAR-SWORDB", "OAK-DMG-06")
def test_the_parrying_sword_needs_two_damage_dealt_and_works_once_in_a_phase() -> None:
    t = fight("mimic", phase="monster", gear=("sword_parry",), turn={"dealt": 1}, rolls=(6,))
    assert t.told(HeartsBroken) == [HeartsBroken(1, "attack", 2, 0, 0, 2)]
    t = fight("mimic", phase="monster", gear=("sword_parry",), turn={"dealt": 2}, rolls=(6,))
    assert t.told(HeartsBroken) == [HeartsBroken(1, "attack", 2, 1, 0, 1)]

    count = {"coffins": 2, "drops": {"hp": 3}}
    t = fight("vampire_count", phase="monster", gear=("sword_parry",), turn={"dealt": 2}, marks=count, rolls=(6,))
    assert [event.reduced for event in t.told(HeartsBroken)] == [1, 0]
    t = fight("vampire_count", phase="monster", gear=("sword_parry",), turn={"dealt": 2}, marks=count, rolls=(1,))
    assert t.told(HeartsBroken) == [HeartsBroken(1, "coffins", 3, 1, 0, 2)], "the first packet above 0"


@pytest.mark.rule("OAK-GEAR-SWORDB")
def test_the_parrying_sword_does_nothing_against_other_damage() -> None:
    t = fight("ghost", gear=("sword_parry",), gained={"red": 1}, turn={"dealt": 2}, rolls=(1,))
    drink(t, "red")
    assert t.hero().broken == 1


@pytest.mark.rule("OAK-GEAR-AXEB")
@pytest.mark.parametrize(("hp", "damage"), [(4, 0), (3, 1), (2, 1), (1, 2)])
def test_the_axe_of_fury_strikes_with_few_hearts_left(hp: int, damage: int) -> None:
    t = fight("bog_slime", gear=("axe_fury",), hp=hp)
    if not damage:
        assert not t.offered(Fury)
        return
    t.answer(Fury())
    assert t.told(DamageDealt) == [DamageDealt(1, "bog_slime", "gear", "hp", damage, 0, "axe_fury")]
    assert not t.offered(Fury), "once in a turn"


@pytest.mark.rule("OAK-GEAR-AXEB", "OAK-GEAR-03")
def test_the_axe_of_fury_is_used_when_its_owner_wants() -> None:
    t = fight("bog_slime", gear=("axe_fury",), hp=3, rolls=(1,))
    strike(t, "P1-P7")
    assert t.options("attack") == [Fury(), EndAttack()]
    assert t.ask.default == Fury()


@pytest.mark.rule("OAK-GEAR-SPEARA", "OAK-GEAR-05", "OAK-MON-06")
def test_after_two_hearts_broken_the_spear_of_ripostes_strikes_from_red() -> None:
    t = fight("mimic", "P2-P8", phase="monster", gear=("spear_riposte",), ready=("anypoint",), rolls=(6,))
    assert t.key == "riposte"
    assert strikes(t, None) == strikes(fight("mimic", "P2-P8", die=RED), None), "any point does not apply"
    strike(t, "P1-P7")
    assert len(t.hero().fight.lines) == 2
    assert t.hero().ready == ("run", "anypoint")

    t = fight("mimic", phase="monster", gear=("spear_riposte",), rolls=(6,))
    t.answer(Decline())
    assert not t.told(LineDrawn)
    t = fight("mimic", phase="monster", gear=("spear_riposte",), rolls=(5,))
    assert t.key == "draft", "one heart is too little"


@pytest.mark.rule("OAK-GEAR-05", "OAK-GEAR-SPEARB")
def test_only_hearts_that_break_count_for_a_spear() -> None:
    t = fight("mimic", phase="monster", gear=("spear_sting",), block=1, rolls=(6,))
    t.answer(UseCircle(1))
    assert not t.told(DamageDealt)
    t = fight("mimic", phase="monster", gear=("spear_sting",), rolls=(6,))
    assert t.told(DamageDealt) == [DamageDealt(1, "mimic", "gear", "hp", 1, 0, "spear_sting")]


@pytest.mark.rule("OAK-GEAR-05", "OAK-KILL-02", "OAK-KILL-04", "OAK-GEAR-SPEARB")
def test_oak_ex_50_a_monster_killed_by_the_spear_is_rewarded_at_once_and_replaced() -> None:
    drops, decks = {"drops": {"hp": 1}}, {1: ["bog_slime"]}
    t = fight("mimic", phase="monster", gear=("spear_sting",), marks=drops, decks=decks, rolls=(6,))
    assert t.told(MonsterDefeated)
    t.answer(Develop("damage"))
    assert t.hero().tracks["damage"].marked == 1
    assert t.told(MonsterDrawn) == [MonsterDrawn(1, "bog_slime", 1)]
    assert t.hero().broken == 2


@pytest.mark.rule("OAK-HP-02", "OAK-GEAR-SPEARB")
def test_oak_ex_51_a_dead_hero_does_not_react() -> None:
    t = fight("mimic", phase="monster", gear=("spear_sting",), hp=2, marks={"drops": {"hp": 1}}, rolls=(6,))
    assert t.hero().status == "dead"
    assert not t.told(DamageDealt)
    assert t.hero().fight.drops == {"hp": 1}


@pytest.mark.rule("OAK-GEAR-BRANDA", "OAK-KILL-02")
def test_oak_ex_62_a_torch_with_the_firebrand_of_flares_kills_before_the_roll() -> None:
    drops, decks = {"drops": {"hp": 1}}, {1: ["bog_slime"]}
    t = fight("mimic", phase="monster", gear=("brand_flare",), found=1, marks=drops, decks=decks)
    t.answer(Light("own"))
    t.answer(Develop("block"))
    assert not t.told(AttackRolled)
    assert t.hero().fight.sheet == "bog_slime"
    assert t.hero().killed == ("mimic",)


@pytest.mark.rule("OAK-GEAR-BRANDA", "OAK-LIGHT-02", "OAK-LIGHT-03")
def test_the_firebrand_of_flares_makes_a_torch_useful_by_a_wall_torch_too() -> None:
    t = fight("ghost", phase="monster", at="0,3", gear=("brand_flare",), ready=("torch",), rolls=(6,))
    assert t.options("brace") == [Light("special"), FaceRoll()]
    t.answer(Light("special"))
    assert t.hero().fight.drops == {"hp": 4}
    assert t.told(AttackRolled)[0].result == 4


@pytest.mark.rule("OAK-GEAR-BRANDB", "OAK-LIGHT-03")
def test_the_bright_brand_makes_torches_subtract_three() -> None:
    t = fight("ghost", phase="monster", at="0,3", gear=("brand_bright",), rolls=(6,))
    assert t.told(AttackRolled)[0].result == 3
    t = fight("ghost", phase="monster", found=1, gear=("brand_bright",), rolls=(6,))
    t.answer(Light("own"))
    assert t.told(AttackRolled)[0].result == 3
    t = fight("ghost", phase="monster", gear=("brand_bright",), rolls=(6,))
    assert t.told(AttackRolled)[0].result == 6


@pytest.mark.rule("OAK-GEAR-HELMETA")
def test_the_steady_helmet_makes_every_result_one_less() -> None:
    t = fight("ghost", phase="monster", gear=("helm_steady",), rolls=(6,))
    assert t.told(AttackRolled) == [AttackRolled(1, "ghost", "", 6, -1, 5, 1)]


@pytest.mark.rule("OAK-GEAR-HELMETB", "OAK-GEAR-GLOVESB", "OAK-GEAR-06", "OAK-MON-02")
@pytest.mark.parametrize(("gear", "track"), [("helm_fury", "damage"), ("gloves_feint", "strike")])
def test_a_circle_skips_the_monster_phase(gear: str, track: str) -> None:
    circles: dict[str, Any] = {track: 2}
    t = fight("ghost", phase="monster", gear=(gear,), **circles)
    assert t.options("skip") == [Skip(gear), Decline()]
    t.answer(Skip(gear))
    assert t.told(PhaseSkipped) == [PhaseSkipped(1, gear)]
    assert [(event.track, event.circle) for event in t.told(CircleFilled)] == [(track, 1)]
    t = fight("ghost", phase="monster", gear=(gear,), rolls=(1,))
    assert t.key == "draft", "there is no circle to fill"


@pytest.mark.rule("OAK-GEAR-06", "OAK-SKILL-03")
def test_a_circle_paid_for_gear_counts_as_the_use_of_its_track_in_this_phase() -> None:
    t = fight("mimic", "P2-P8", phase="monster", gear=("gloves_feint",), strike=2)
    turn = t.g.turn
    t.answer(Skip("gloves_feint"))
    assert turn.circles == ("strike",)


@pytest.mark.rule("OAK-GEAR-GLOVESA", "OAK-TRAP-07", "OAK-MON-02")
def test_on_an_armed_trap_the_gauntlets_of_the_trapper_skip_the_phase() -> None:
    t = fight("ghost", phase="monster", at="3,4", gear=("gloves_trap",))
    t.answer(Skip("gloves_trap"))
    assert not t.told(AttackRolled)
    t = fight("ghost", phase="monster", at="3,4", crossed=frozenset({"3,4"}), gear=("gloves_trap",), rolls=(1,))
    assert t.told(AttackRolled)


@pytest.mark.rule("OAK-GEAR-MAILA", "OAK-LIGHT-04")
def test_in_darkness_the_shadow_mail_takes_one_off_an_attack_with_a_black_die() -> None:
    t = fight("mimic", die=BLACK_RED, phase="monster", gear=("mail_shadow",), rolls=(6,))
    assert t.told(HeartsBroken) == [HeartsBroken(1, "attack", 2, 1, 0, 1)]
    t = fight("mimic", die=RED, phase="monster", gear=("mail_shadow",), rolls=(6,))
    assert t.told(HeartsBroken)[0].reduced == 0
    t = fight("mimic", die=BLACK_RED, phase="monster", at="0,3", gear=("mail_shadow",), rolls=(6,))
    assert t.told(HeartsBroken)[0].reduced == 0
    t = fight("mimic", die=BLACK_RED, phase="monster", found=1, gear=("mail_shadow",), rolls=(6,))
    t.answer(Light("own"))
    assert t.told(HeartsBroken)[0].reduced == 0
    t = fight("bog_slime", ALL_USED, die=BLACK_RED, phase="monster", gear=("mail_shadow",), marks={"drops": {"hp": 2}})
    assert t.told(HeartsBroken)[0].reduced == 0, "nobody rolls for a flight"


@pytest.mark.rule("OAK-MON-05", "OAK-GEAR-SWORDB", "OAK-GEAR-MAILA")
def test_gear_comes_before_the_circle_and_damage_is_never_below_nothing() -> None:
    gear = ("sword_parry", "mail_shadow")
    t = fight("mimic", die=BLACK_RED, phase="monster", gear=gear, block=1, turn={"dealt": 2}, rolls=(6,))
    assert t.told(HeartsBroken) == [HeartsBroken(1, "attack", 2, 2, 0, 0)], "nothing is left to block"
    t = fight("mimic", die=BLACK_RED, phase="monster", gear=gear, turn={"dealt": 2}, rolls=(2,))
    assert t.told(HeartsBroken) == [HeartsBroken(1, "attack", 1, 1, 0, 0)]


@pytest.mark.rule("OAK-GEAR-MAILB")
def test_with_a_black_die_the_roll_may_be_repeated_once() -> None:
    t = fight("mimic", die=BLACK_RED, phase="monster", gear=("mail_second",), rolls=(3, 6))
    assert t.options("reroll") == [Reroll(), Decline()]
    t.answer(Reroll())
    assert t.told(AttackRerolled) == [AttackRerolled(1, 3, 6)]
    assert t.hero().broken == 2, "the new result counts, worse or not"
    t = fight("mimic", die=BLACK_RED, phase="monster", gear=("mail_second",), rolls=(3,))
    t.answer(Decline())
    assert t.hero().broken == 1
    t = fight("mimic", die=RED, phase="monster", gear=("mail_second",), rolls=(3,))
    assert t.key == "draft"


@pytest.mark.rule("OAK-GEAR-BELTA", "OAK-KILL-02")
@pytest.mark.parametrize(("sheet", "hearts"), [("bog_slime", 1), ("hob_and_nob", 1), ("hydra", 2)])
def test_the_belt_of_vigour_gives_hearts_for_a_kill_after_the_other_rewards(sheet: str, hearts: int) -> None:
    pools = {"bog_slime": "hp", "hob_and_nob": "hob", "hydra": "mid"}
    empty = {"bog_slime": {}, "hob_and_nob": {"nob": 0}, "hydra": {"left": 0, "right": 0}}[sheet]
    drops = {pools[sheet]: 1, **empty}
    t = fight(sheet, die=YELLOW, gear=("belt_vigor",), gained={"red": 1}, marks={"drops": drops}, turn={"struck": True})
    drink(t, "red")
    if t.key == "gear":
        assert not t.told(HeartsGained)
        t.answer(t.ask.options[0])
    if t.key == "attack":
        t.end_attack()
    assert t.told(HeartsGained) == [HeartsGained(1, "reward", hearts)]
    assert t.hero().full == 10 + hearts


@pytest.mark.rule("OAK-GEAR-BELTB", "OAK-KILL-02")
def test_the_belt_of_brews_gives_a_triangular_potion_of_choice_for_a_kill() -> None:
    t = fight("rattling_skeleton", "P2-P9", die=RED, gear=("belt_brew",), marks={"drops": {"hp": 1}})
    strike(t, "P1-P8")
    assert t.options("potion") == [TakePotion("yellow"), TakePotion("green"), TakePotion("red")]
    t.answer(TakePotion("red"))
    assert (t.hero().potions("red"), t.hero().potions("orange")) == (1, 1)


@pytest.mark.rule("OAK-GEAR-AXEB")
def test_a_hero_who_is_down_has_no_heart_left_to_be_furious_with() -> None:
    t = fight("bog_slime", gear=("axe_fury",), hp=0, status="down", forfeits=True, death_variant=True)
    assert not t.offered(Fury)


@pytest.mark.rule("OAK-GEAR-05", "OAK-POT-RED")
def test_only_hearts_broken_by_the_attack_count_for_a_spear() -> None:
    t = fight("mimic", phase="monster", gear=("spear_sting",), gained={"red": 1}, rolls=(5,))
    drink(t, "red")
    assert t.hero().broken == 2
    assert t.hero().fight.drops == {"hp": 2}, "Rage only: its own wound is not the monster's"


@pytest.mark.rule("OAK-GEAR-SPEARA", "OAK-POT-BLUE")
def test_a_chain_that_was_drunk_is_none_of_a_riposte() -> None:
    chain = {"strikes": 2, "rows": ("round",)}
    t = fight("mimic", "P2-P8", phase="monster", gear=("spear_riposte",), turn=chain, rolls=(6,))
    assert strikes(t, None) == strikes(fight("mimic", "P2-P8", die=RED), None)
    strike(t, "P1-P7")
    t.answer(Decline())
    assert t.key == "draft", "no further line, after the circle that this one could have had"

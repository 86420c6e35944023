"""Abilities of monsters, and how bosses attack (OAK-ABIL, OAK-BOSS)."""

from __future__ import annotations

import pytest

from oakveil.games.oakdell import house_box
from oakveil.games.oakdell.choices import (
    Decline,
    Disable,
    Drink,
    EndAttack,
    FaceRoll,
    HitPool,
    Light,
    Reroll,
    Shift,
    Skip,
    UseCircle,
)
from oakveil.games.oakdell.effects.abilities import Chains
from oakveil.games.oakdell.events import (
    AbilityDisabled,
    AttackRerolled,
    AttackRolled,
    BossAttacked,
    CoffinMarked,
    DamageDealt,
    HeartsBroken,
    LinkBroken,
    MonsterFled,
    MonsterGrew,
    WingHit,
)

from .fights import BLACK_RED, BLUE, GREEN, RED, YELLOW, box_with, drink, fight, strike
from .table import change


@pytest.mark.rule("OAK-ABIL-WINGS", "OAK-MON-03")
def test_oak_ex_18_wing_hits_remove_drops_and_add_to_all_later_rolls() -> None:
    t = fight("gargoyle", "P1-P6 P2-P5", die=GREEN, rolls=(5,))
    strike(t, "P4-P13")
    assert t.hero().fight.drops == {"hp": 4}
    assert t.told(WingHit) == [WingHit(1, 2)]
    assert t.told(AttackRolled) == [AttackRolled(1, "gargoyle", "", 5, 2, 7, 2)]
    assert t.hero().broken == 2


@pytest.mark.rule("OAK-ABIL-WINGS", "OAK-SPEC-DISABLE")
def test_with_disabled_wings_hits_add_nothing_and_the_bonus_is_ignored_this_turn() -> None:
    t = fight("gargoyle", "P1-P6 P2-P5", die=GREEN, ready=("disable",), marks={"fury": 2}, rolls=(5,))
    t.answer(Disable())
    assert t.told(AbilityDisabled) == [AbilityDisabled(1, "gargoyle")]
    strike(t, "P4-P13")
    assert (t.hero().fight.drops, t.hero().fight.fury) == ({"hp": 4}, 2)
    assert t.told(AttackRolled)[0].result == 5


@pytest.mark.rule("OAK-ABIL-CHAINS", "OAK-MON-04", "OAK-GEO-09")
def test_oak_ex_19_broken_links_add_to_the_damage_also_where_the_table_says_nothing() -> None:
    t = fight("chained_ogre", die=BLUE, rolls=(2,))
    strike(t, "P3-P6")
    assert t.told(LinkBroken) == [LinkBroken(1, "C1"), LinkBroken(1, "C3")]
    assert t.told(AttackRolled)[0].entry == 0
    assert t.hero().broken == 2


@pytest.mark.rule("OAK-ABIL-CHAINS")
def test_a_link_breaks_once_and_links_add_four_at_most() -> None:
    t = fight("chained_ogre", die=BLUE, marks={"broken": ("C1",)}, rolls=(1,))
    strike(t, "P3-P6")
    assert t.told(LinkBroken) == [LinkBroken(1, "C3")]
    all_links = {"broken": ("C1", "C2", "C3", "C4")}
    assert fight("chained_ogre", phase="monster", marks=all_links, rolls=(1,)).hero().broken == 4
    strong = box_with(change(house_box().sheets["chained_ogre"], ability=Chains(damage=2, most=4)))
    assert fight("chained_ogre", phase="monster", marks=all_links, box=strong, rolls=(1,)).hero().broken == 4


@pytest.mark.rule("OAK-ABIL-CHAINS", "OAK-SPEC-DISABLE")
def test_with_disabled_chains_lines_break_nothing_and_links_add_nothing() -> None:
    t = fight("chained_ogre", die=BLUE, ready=("disable",), marks={"broken": ("C2",)}, rolls=(1,))
    t.answer(Disable())
    strike(t, "P3-P6")
    assert t.hero().fight.broken == ("C2",)
    assert t.hero().broken == 0


@pytest.mark.rule("OAK-ABIL-SWARM", "OAK-LIGHT-03")
def test_oak_ex_40_each_living_member_adds_one_to_the_roll() -> None:
    t = fight("imp_swarm", phase="monster", rolls=(1,))
    assert t.told(AttackRolled) == [AttackRolled(1, "imp_swarm", "", 1, 5, 6, 1)]
    assert t.hero().broken == 1
    t = fight("imp_swarm", phase="monster", at="0,3", rolls=(1,))
    assert t.told(AttackRolled)[0].result == 4
    assert t.hero().broken == 0
    t = fight("imp_swarm", phase="monster", marks={"drops": {"i1": 0, "i4": 0}}, rolls=(1,))
    assert t.told(AttackRolled)[0].result == 4


@pytest.mark.rule("OAK-ABIL-SWARM", "OAK-SPEC-DISABLE")
def test_a_disabled_swarm_adds_nothing() -> None:
    t = fight("imp_swarm", phase="monster", ready=("disable",), rolls=(1,))
    t.answer(Disable())
    assert t.told(AttackRolled)[0].result == 1


@pytest.mark.rule("OAK-ABIL-EACH")
def test_oak_ex_41_only_the_living_attack() -> None:
    t = fight("hob_and_nob", phase="monster", marks={"drops": {"hob": 0}}, rolls=(5,))
    assert [(one.pool, one.raw) for one in t.told(AttackRolled)] == [("nob", 5)]


@pytest.mark.rule("OAK-ABIL-EACH")
def test_the_damages_of_several_attackers_are_one_packet() -> None:
    t = fight("hydra", die=RED, phase="monster", block=1, rolls=(5, 6, 1))
    assert [(one.pool, one.raw, one.entry) for one in t.told(AttackRolled)] == [
        ("left", 5, 1),
        ("mid", 6, 1),
        ("right", 1, 0),
    ]
    t.answer(UseCircle(1))
    assert t.told(HeartsBroken) == [HeartsBroken(1, "attack", 2, 0, 1, 1)]


@pytest.mark.rule("OAK-ABIL-EACH", "OAK-SPEC-DISABLE")
def test_disabled_they_have_one_roll_in_all() -> None:
    t = fight("hob_and_nob", phase="monster", ready=("disable",), rolls=(6,))
    t.answer(Disable())
    assert [(one.pool, one.raw) for one in t.told(AttackRolled)] == [("", 6)]


@pytest.mark.rule("OAK-ABIL-EACH", "OAK-GEAR-MAILB")
def test_one_of_several_rolls_may_be_repeated() -> None:
    t = fight("hob_and_nob", die=BLACK_RED, phase="monster", gear=("mail_second",), rolls=(1, 6, 2))
    assert t.options("reroll") == [Reroll("hob"), Reroll("nob"), Decline()]
    t.answer(Reroll("nob"))
    assert t.told(AttackRerolled) == [AttackRerolled(1, 6, 2)]
    assert [one.raw for one in t.told(AttackRolled)] == [1, 2]


@pytest.mark.rule("OAK-ABIL-GROWTH", "OAK-MON-05", "OAK-MON-06")
def test_oak_ex_42_it_gains_a_drop_for_each_heart_it_breaks() -> None:
    t = fight("bloodroot", die=BLACK_RED, phase="monster", block=4, marks={"drops": {"hp": 6}}, rolls=(6,))
    assert t.options("block") == [UseCircle(1), UseCircle(4), Decline()]
    t.answer(UseCircle(4))
    assert t.told(HeartsBroken) == [HeartsBroken(1, "attack", 3, 0, 2, 1)]
    assert t.told(MonsterGrew) == [MonsterGrew(1, "bloodroot", 1)]
    assert t.hero().fight.drops == {"hp": 7}


@pytest.mark.rule("OAK-ABIL-GROWTH")
def test_it_never_has_more_than_ten_drops_and_starts_with_five() -> None:
    t = fight("bloodroot", die=BLACK_RED, phase="monster", marks={"drops": {"hp": 9}}, rolls=(6,))
    assert t.hero().fight.drops == {"hp": 10}
    assert fight("bloodroot").hero().fight.drops == {"hp": 5}


@pytest.mark.rule("OAK-ABIL-GROWTH", "OAK-SPEC-DISABLE")
def test_only_hearts_broken_by_its_attack_feed_it_and_none_while_it_is_disabled() -> None:
    t = fight("bloodroot", phase="monster", gained={"red": 1}, rolls=(1,))
    drink(t, "red")
    assert (t.hero().broken, t.hero().fight.drops) == (1, {"hp": 3})
    t = fight("bloodroot", phase="monster", ready=("disable",), rolls=(6,))
    t.answer(Disable())
    assert t.hero().fight.drops == {"hp": 5}


@pytest.mark.rule("OAK-ABIL-COFFINS", "OAK-MON-06")
@pytest.mark.parametrize("coffins", [0, 1])
def test_at_the_end_of_the_phase_a_coffin_is_marked(coffins: int) -> None:
    t = fight("vampire_count", phase="monster", marks={"coffins": coffins}, rolls=(1,))
    assert t.told(CoffinMarked) == [CoffinMarked(1, coffins + 1)]
    assert t.hero().fight.sheet == "vampire_count"


@pytest.mark.rule("OAK-ABIL-COFFINS", "OAK-FLEE-04", "OAK-KILL-04")
def test_oak_ex_43_with_the_third_coffin_it_deals_its_drops_and_is_gone() -> None:
    t = fight("vampire_count", phase="monster", marks={"coffins": 2, "drops": {"hp": 4}}, rolls=(6,))
    assert t.told(HeartsBroken) == [HeartsBroken(1, "attack", 2, 0, 0, 2), HeartsBroken(1, "coffins", 4, 0, 0, 4)]
    assert t.told(MonsterFled) == [MonsterFled(1, "vampire_count", 4)]
    assert t.hero().fight.sheet != "vampire_count"
    assert t.state.decks[3].returned == ["vampire_count"]

    t = fight("vampire_count", phase="monster", marks={"coffins": 2}, ready=("stun",))
    t.answer(Skip("stun"))
    assert t.hero().fight.coffins == 2, "a Stun moves the end to a later turn"


@pytest.mark.rule("OAK-ABIL-COFFINS", "OAK-KILL-04")
def test_oak_ex_43_the_phase_in_which_it_was_drawn_marks_no_coffin() -> None:
    t = fight("bog_slime", "P2-P8", die=RED, at="10,0", marks={"drops": {"hp": 1}}, decks={3: ["vampire_count"]})
    strike(t, "P1-P7")
    assert t.hero().fight.sheet == "vampire_count"
    assert t.hero().fight.coffins == 0


@pytest.mark.rule("OAK-ABIL-COFFINS", "OAK-SPEC-DISABLE")
def test_no_coffin_is_marked_while_it_is_disabled() -> None:
    t = fight("vampire_count", phase="monster", ready=("disable",), rolls=(1,))
    t.answer(Disable())
    assert t.hero().fight.coffins == 0


@pytest.mark.rule("OAK-ABIL-OVERKILL", "OAK-SPEC-DISABLE")
def test_disabling_overkill_is_allowed_but_of_no_use() -> None:
    t = fight("bog_slime", "P2-P8", die=RED, ready=("disable",), gained={"red": 1}, marks={"drops": {"hp": 1}})
    t.answer(Disable())
    strike(t, "P1-P7")
    drink(t, "red")
    assert t.hero().potions("blue") == 1


@pytest.mark.rule("OAK-SPEC-DISABLE")
def test_a_defeated_monster_or_one_without_ability_cannot_be_disabled() -> None:
    assert Disable() not in fight("ghost", ready=("disable",)).options("attack")
    t = fight("bog_slime", "P2-P8", die=RED, ready=("disable",), gained={"red": 1}, marks={"drops": {"hp": 1}})
    assert Disable() in t.options("attack")
    strike(t, "P1-P7")
    assert t.options("attack") == [Drink("red"), EndAttack()]


# -- bosses ------------------------------------------------------------------------------------------------------------

NO_A = {"A1": 0, "A2": 0, "A3": 0}


@pytest.mark.rule("OAK-BOSS-02", "OAK-BOSS-EYES")
def test_oak_ex_46_with_a_torch_the_result_of_a_boss_is_shifted_by_one() -> None:
    drops = {**NO_A, "C1": 0}
    t = fight("seven_eyed_watcher", die=BLACK_RED, phase="monster", at="0,3", marks={"drops": drops}, rolls=(3,))
    assert t.options("boss_shift") == [Shift(2), Shift(3), Shift(4)]
    assert t.ask.default == Shift(2)
    t.answer(Shift(2))
    assert t.told(BossAttacked) == [BossAttacked(1, "seven_eyed_watcher", 3, 2, "A", 0, 1)]
    assert t.hero().broken == 1


@pytest.mark.rule("OAK-BOSS-EYES")
@pytest.mark.parametrize(("roll", "face", "damage"), [(1, "A", 3), (2, "A", 3), (3, "B", 2), (4, "B", 2), (6, "C", 2)])
def test_the_result_names_the_eyes_that_strike(roll: int, face: str, damage: int) -> None:
    t = fight("seven_eyed_watcher", phase="monster", rolls=(roll,))
    assert t.told(BossAttacked) == [BossAttacked(1, "seven_eyed_watcher", roll, roll, face, 0, damage)]
    assert t.hero().broken == damage


@pytest.mark.rule("OAK-BOSS-02", "OAK-BOSS-03")
def test_results_stay_within_one_and_six() -> None:
    t = fight("seven_eyed_watcher", phase="monster", at="0,3", rolls=(1,))
    assert t.options("boss_shift") == [Shift(1), Shift(2)]
    t = fight("seven_eyed_watcher", phase="monster", at="0,3", gear=("helm_steady",), rolls=(4,))
    assert t.options("boss_shift") == [Shift(2), Shift(3), Shift(4), Shift(5)]
    t = fight("seven_eyed_watcher", phase="monster", gear=("helm_steady",), rolls=(6,))
    assert t.options("boss_shift") == [Shift(5), Shift(6)]


@pytest.mark.rule("OAK-BOSS-02", "OAK-LIGHT-02")
def test_an_own_torch_lit_before_the_roll_works_on_a_boss_and_a_bright_brand_changes_nothing() -> None:
    t = fight("seven_eyed_watcher", phase="monster", found=1, gear=("brand_bright",), rolls=(3,))
    t.answer(Light("own"))
    assert t.options("boss_shift") == [Shift(2), Shift(3), Shift(4)]


@pytest.mark.rule("OAK-BOSS-02")
def test_without_a_torch_the_result_of_a_boss_is_what_it_is() -> None:
    t = fight("seven_eyed_watcher", phase="monster", found=1, rolls=(3,))
    t.answer(FaceRoll())
    assert t.told(BossAttacked)[0].result == 3


@pytest.mark.rule("OAK-BOSS-HOLLOW")
def test_oak_ex_47_the_torso_gains_before_it_strikes() -> None:
    t = fight("hollow_colossus", phase="monster", rolls=(2,))
    assert t.told(BossAttacked) == [BossAttacked(1, "hollow_colossus", 2, 2, "left", 4, 4)]
    assert (t.hero().fight.drops["torso"], t.hero().broken) == (4, 4)
    t = fight("hollow_colossus", die=BLACK_RED, phase="monster", marks={"drops": {"torso": 4}}, rolls=(6,))
    assert (t.hero().fight.drops["torso"], t.hero().broken) == (6, 7)


@pytest.mark.rule("OAK-BOSS-HOLLOW", "OAK-SPEC-DISABLE")
def test_oak_ex_48_a_disabled_colossus_gains_nothing_but_strikes() -> None:
    drops = {"torso": 5}
    t = fight("hollow_colossus", die=BLACK_RED, phase="monster", ready=("disable",), marks={"drops": drops}, rolls=(1,))
    t.answer(Disable())
    assert (t.hero().fight.drops["torso"], t.hero().broken) == (5, 6)


@pytest.mark.rule("OAK-BOSS-HOLLOW")
def test_the_torso_has_sixteen_drops_at_most_and_a_dead_hand_gives_none() -> None:
    t = fight("hollow_colossus", phase="monster", marks={"drops": {"torso": 15}}, full=24, rolls=(1,))
    assert (t.hero().fight.drops["torso"], t.hero().broken) == (16, 16)
    t = fight("hollow_colossus", phase="monster", marks={"drops": {"right": 0}}, rolls=(5,))
    assert (t.hero().fight.drops["torso"], t.hero().broken) == (0, 0)


@pytest.mark.rule("OAK-BOSS-HOLLOW")
def test_the_colossus_is_immune_to_rage() -> None:
    t = fight("hollow_colossus", phase="attack", gained={"red": 1, "yellow": 1})
    assert t.offered(Drink) == [Drink("yellow")]


@pytest.mark.rule("OAK-BOSS-EYES", "OAK-SPEC-DISABLE", "OAK-DMG-03")
def test_with_the_eyes_disabled_each_hit_is_marked_where_its_owner_wants() -> None:
    t = fight("seven_eyed_watcher", "P2-P8 P3-P12", die=RED, damage=1, ready=("disable",), rolls=(1,))
    t.answer(Disable())
    strike(t, "P1-P5")
    assert len(t.options("pool")) == 8
    t.answer(HitPool("A1"))
    assert HitPool("A1") not in t.options("pool"), "it has no drops left"
    t.answer(HitPool("body"))
    left = {**dict.fromkeys(("B1", "C1", "A2", "B2", "C2", "A3"), 1), "body": 3, "A1": 0}
    assert t.hero().fight.drops == left
    t.answer(UseCircle(1))
    assert t.hero().fight.drops == {**left, "body": 2}, "of the two marked only the body has drops left"


@pytest.mark.rule("OAK-BOSS-EYES", "OAK-DMG-01")
def test_each_eye_must_be_hit_itself() -> None:
    t = fight("seven_eyed_watcher", "P2-P8 P3-P12", die=RED, rolls=(1,))
    strike(t, "P1-P5")
    assert t.hero().fight.drops == {**dict.fromkeys(("A1", "C1", "A2", "B2", "C2", "A3"), 1), "body": 4, "B1": 0}
    assert t.told(DamageDealt)[0].drops == 1, "the second hit on the same eye does nothing"
    t = fight("seven_eyed_watcher", "P2-P8 P3-P12 P7-P15", die=RED, rolls=(1,))
    strike(t, "P5-P13")
    assert (t.hero().fight.drops["C1"], t.hero().fight.drops["body"]) == (0, 2)


@pytest.mark.rule("OAK-BOSS-01", "OAK-SCEN-01", "OAK-STRIKE-09")
def test_an_empty_boss_is_the_victory_at_once() -> None:
    drops = {"body": 1, **NO_A, "B1": 0, "B2": 0, "C1": 0, "C2": 0}
    t = fight("seven_eyed_watcher", die=YELLOW, gained={"red": 1}, marks={"drops": drops})
    drink(t, "red")
    assert t.g.outcome is not None
    assert (t.g.outcome.winners, t.g.outcome.reason) == ((1,), "boss_dead")

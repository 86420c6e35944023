"""Attacks with weapons and what abilities make of them (specification 3.17; examples of section 4)."""

import pytest

from oakveil.games.veiel.choices import (
    Attack,
    EnoughTargets,
    UseCard,
)
from oakveil.games.veiel.events import (
    AttackRolled,
    ConditionSet,
    CostPaid,
    DamageDealt,
    DiceTied,
    EnemyDied,
    Healed,
    HeroFell,
)
from oakveil.games.veiel.rules.line import defence, reduction
from tests.games.veiel.tables import TableTalk, box_with, change, foe, hero, scene

HEALER = hero("healer")
BARBARIAN = hero("barbarian", level=5, raised=("FOR",) * 4, weapon="w_great_axe")
ASSASSIN = hero("assassin", level=5, weapon="w_stiletto")


def targets(t: TableTalk, weapon: str) -> list[str]:
    """Whom one can attack with a weapon."""
    return [one.target for one in t.options() if isinstance(one, Attack) and one.weapon == weapon]


@pytest.mark.rule("VEIEL-ATK-03", "VEIEL-ATK-06", "VEIEL-ATK-07", "VEIEL-EQUIP-12")
def test_x01_jacques_hits_the_zombie() -> None:
    t = scene(BARBARIAN, HEALER, foes=[foe("zombie")])
    t.dice(hero=12, enemy=6)
    t.attack("zombie")
    (rolled,) = t.told(AttackRolled)
    assert (rolled.total, rolled.foe_total, rolled.result) == (23, 8, "hit")
    assert t.foe("zombie").hp == 1


@pytest.mark.rule("VEIEL-ATK-03")
def test_the_lower_total_misses_and_the_action_is_used() -> None:
    t = scene(BARBARIAN, HEALER, foes=[foe("zombie")])
    t.dice(hero=4, enemy=15)
    t.attack("zombie")
    assert t.foe("zombie").hp == 10
    assert t.key == "waiting"


@pytest.mark.rule("VEIEL-ATK-03", "VEIEL-SHEET-01")
def test_bonuses_to_attacks_count() -> None:
    t = scene(hero("assassin", weapon="w_duellist", rune="r_hawk"), HEALER, foes=[foe("ghoul")])
    t.dice(hero=5, enemy=11)
    t.attack("ghoul")
    (rolled,) = t.told(AttackRolled)
    assert rolled.total == 5 + 7 + 1 + 2
    assert rolled.result == "hit"


@pytest.mark.rule("VEIEL-ATK-04", "VEIEL-ATK-05")
def test_x12_equal_totals_are_rolled_again_and_two_twenties_are_compared() -> None:
    t = scene(hero("knight"), HEALER, foes=[foe("ghoul")])
    t.dice(hero=[10, 20], enemy=[13, 20])
    t.attack("ghoul")
    assert t.told(DiceTied) == [DiceTied("knight", "ghoul.1", 10, 13, 16)]
    assert t.foe("ghoul").hp == 8 - 4


@pytest.mark.rule("VEIEL-ATK-05", "VEIEL-ATK-06")
def test_x13_four_times_the_damage_less_the_reduction_once() -> None:
    t = scene(hero("barbarian", weapon="w_great_axe"), HEALER, foes=[foe("last_giant")])
    t.dice(hero=20, enemy=1)
    t.attack("last_giant")
    assert t.told(DamageDealt) == [DamageDealt("w_great_axe", "last_giant.1", 36, 35, False)]
    assert t.foe("last_giant").hp == 7


@pytest.mark.rule("VEIEL-ATK-05")
def test_x14_two_ones_miss() -> None:
    t = scene(BARBARIAN, HEALER, foes=[foe("zombie")])
    t.dice(hero=1, enemy=1)
    t.attack("zombie")
    assert t.foe("zombie").hp == 10


@pytest.mark.rule("VEIEL-ATK-06", "VEIEL-ALCH-09")
def test_reduction_never_heals_and_the_broken_shield_goes_through() -> None:
    t = scene(hero("knight", weapon="w_war_hammer"), hero("knight"), foes=[foe("gargoyle")])
    t.dice(hero=19, enemy=2)
    t.attack("gargoyle")
    assert t.foe("gargoyle").hp == 28 - 5
    t = scene(hero("knight", weapon=None), HEALER, foes=[foe("gargoyle")])
    t.dice(hero=19, enemy=2)
    t.attack("gargoyle")
    assert t.foe("gargoyle").hp == 28


@pytest.mark.rule("VEIEL-ATK-08")
def test_what_happens_on_a_hit_happens_without_damage() -> None:
    t = scene(hero("assassin", weapon="w_venom_blade"), HEALER, foes=[foe("gargoyle", effects=())])
    t.dice(hero=18, enemy=2)
    t.attack("gargoyle")
    assert t.foe("gargoyle").poison == 2
    soft = box_with(change("w_venom_blade", damage=0))
    t = scene(hero("assassin", weapon="w_venom_blade"), HEALER, foes=[foe("gargoyle")], box=soft)
    t.dice(hero=18, enemy=2)
    t.attack("gargoyle")
    assert (t.foe("gargoyle").hp, t.foe("gargoyle").poison) == (28, 2)


@pytest.mark.rule("VEIEL-ATK-08")
def test_a_miss_does_not_poison() -> None:
    t = scene(hero("assassin", weapon="w_venom_blade"), HEALER, foes=[foe("gargoyle")])
    t.dice(hero=2, enemy=18)
    t.attack("gargoyle")
    assert t.foe("gargoyle").poison == 0


@pytest.mark.rule("VEIEL-ATK-01", "VEIEL-EQUIP-11", "VEIEL-COMBAT-01")
def test_whom_weapons_reach() -> None:
    line = [foe("zombie"), foe("ghoul"), foe("archer")]
    for weapon, reached in (
        ("w_militia_sword", ["zombie.1"]),
        ("w_hook_spear", ["zombie.1", "ghoul.2"]),
        ("w_short_bow", ["zombie.1", "ghoul.2", "archer.3"]),
    ):
        t = scene(hero("knight", weapon=weapon), HEALER, foes=line)
        assert targets(t, weapon) == reached


@pytest.mark.rule("VEIEL-ATK-02", "VEIEL-COMBAT-13")
def test_x38_whoever_stands_behind_a_guardian_is_out_of_reach_but_not_of_the_bomb() -> None:
    archer = hero("adventurer", items=("bomb",))
    t = scene(archer, HEALER, foes=[foe("tomb_guard"), foe("archer"), foe("ghoul")])
    assert targets(t, "w_short_bow") == ["tomb_guard.1", "ghoul.3"]
    t.use("bomb")
    assert [enemy.hp for enemy in t.g.combat.line] == [5, 2, 4]


@pytest.mark.rule("VEIEL-ATK-02")
def test_guardians_protect_each_other_and_a_spear_reaches_past_them() -> None:
    line = [foe("tomb_guard"), foe("bone_shield"), foe("archer"), foe("ghoul")]
    t = scene(hero("adventurer"), HEALER, foes=line)
    assert targets(t, "w_short_bow") == ["tomb_guard.1", "ghoul.4"]
    t = scene(hero("horde_breaker"), HEALER, foes=line)
    assert targets(t, "w_hook_spear") == ["tomb_guard.1", "bone_shield.2"]


@pytest.mark.rule("VEIEL-ATK-02", "VEIEL-ABIL-08")
def test_the_sneak_attack_reaches_anybody() -> None:
    t = scene(ASSASSIN, HEALER, foes=[foe("tomb_guard"), foe("archer"), foe("ghoul")])
    assert [use.target for use in t.uses("sneak_attack")] == ["tomb_guard.1", "archer.2", "ghoul.3"]


@pytest.mark.rule("VEIEL-NODM-20")
def test_in_the_fog_every_range_is_front() -> None:
    t = scene(hero("adventurer"), ASSASSIN, foes=[foe("zombie"), foe("archer")])
    t.g.combat.fog = True
    assert {target for target in (option.target for option in fresh(t) if isinstance(option, Attack))} == {"zombie.1"}
    t = scene(ASSASSIN, HEALER, foes=[foe("zombie"), foe("archer")])
    t.g.combat.fog = True
    assert {use.target for use in fresh(t) if isinstance(use, UseCard) and use.card == "sneak_attack"} == {"zombie.1"}


def fresh(t: TableTalk) -> list[object]:
    """The options of the open question, asked anew."""
    t.g._question = None
    return [*t.options()]


@pytest.mark.rule("VEIEL-EQUIP-08")
def test_of_two_weapons_each_attack_uses_one() -> None:
    t = scene(hero("assassin", second="w_throwing"), HEALER, foes=[foe("zombie"), foe("archer")])
    assert targets(t, "w_dagger") == ["zombie.1"]
    assert targets(t, "w_throwing") == ["zombie.1", "archer.2"]
    t.dice(hero=15, enemy=2)
    t.attack("archer", "w_throwing")
    assert t.foe("archer").hp == 3
    assert t.key == "waiting"


@pytest.mark.rule("VEIEL-EQUIP-09")
def test_bare_hands_strike_the_front_enemy_for_1() -> None:
    t = scene(hero("barbarian", weapon=None), HEALER, foes=[foe("zombie"), foe("archer")])
    assert targets(t, "unarmed") == ["zombie.1"]
    t.dice(hero=15, enemy=2)
    t.attack("zombie")
    assert t.foe("zombie").hp == 9


@pytest.mark.rule("VEIEL-ATK-10", "VEIEL-ABIL-06")
def test_x08_a_critical_sneak_attack_does_four_times_the_damage_of_the_weapon() -> None:
    t = scene(ASSASSIN, HEALER, foes=[foe("last_giant")])
    t.dice(hero=20, enemy=9)
    t.use("sneak_attack", "last_giant")
    assert t.told(DamageDealt) == [DamageDealt("sneak_attack", "last_giant.1", 24, 24, True)]
    assert t.hero("assassin").end == 6 - 3


@pytest.mark.rule("VEIEL-ATK-10")
def test_x46_twenty_against_one_does_eight_times() -> None:
    t = scene(ASSASSIN, HEALER, foes=[foe("urais", hp=70)])
    t.dice(hero=20, enemy=1)
    t.use("sneak_attack", "urais")
    assert t.foe("urais").hp == 70 - 48


@pytest.mark.rule("VEIEL-ATK-10")
def test_a_critical_perfect_strike_does_six_times() -> None:
    t = scene(hero("adventurer", level=5), HEALER, foes=[foe("urais", hp=70)])
    t.dice(hero=20, enemy=10)
    t.use("perfect_strike", "urais")
    assert t.told(DamageDealt)[0].raw == 4 * 6


@pytest.mark.rule("VEIEL-ABIL-06")
def test_the_sneak_attack_needs_a_weapon_for_it() -> None:
    t = scene(hero("assassin", level=5, weapon="w_short_bow"), HEALER, foes=[foe("zombie")])
    assert t.uses("sneak_attack") == []


@pytest.mark.rule("VEIEL-COMBAT-13")
def test_x22_the_charge_strikes_three_and_tests_one() -> None:
    breaker = hero("horde_breaker", level=5)
    t = scene(breaker, HEALER, foes=[foe("tomb_guard"), foe("zombie", hp=4), foe("archer"), foe("ghoul")])
    assert [use.target for use in t.uses("charge")] == ["tomb_guard.1"]
    t.dice(hero=9, enemy=1)
    t.use("charge")
    assert len(t.told(AttackRolled)) == 1
    assert [(blow.target, blow.final) for blow in t.told(DamageDealt)] == [
        ("tomb_guard.1", 8),
        ("zombie.2", 10),
        ("archer.3", 10),
    ]
    assert t.line() == ["tomb_guard", "ghoul"]


@pytest.mark.rule("VEIEL-COMBAT-13", "VEIEL-ATK-11")
def test_deaths_come_after_all_damage() -> None:
    t = scene(hero("adventurer", items=("bomb",)), HEALER, foes=[foe("archer", hp=1), foe("zombie"), foe("ghoul")])
    t.use("bomb")
    told = [event for event in t.events if isinstance(event, DamageDealt | EnemyDied)]
    assert [type(event) for event in told] == [DamageDealt, DamageDealt, DamageDealt, EnemyDied]


@pytest.mark.rule("VEIEL-ABIL-06", "VEIEL-ATK-11")
def test_x23_rampage_goes_on_from_kill_to_kill() -> None:
    t = scene(
        hero("barbarian", level=5, weapon="w_great_axe"),
        HEALER,
        foes=[foe("ghoul"), foe("archer", hp=8), foe("zombie", hp=12)],
    )
    t.dice(hero=[15, 15, 15], enemy=[5, 5, 5])
    t.use("rampage")
    t.add("archer")
    t.add("zombie")
    assert (t.line(), t.foe("zombie").hp) == (["zombie"], 1)
    assert t.hero("barbarian").end == 5 - 3
    assert len(t.told(CostPaid)) == 1
    assert t.key == "waiting"


@pytest.mark.rule("VEIEL-ABIL-06")
def test_rampage_ends_with_a_miss_after_two_more_or_when_the_hero_will() -> None:
    weak = [foe("archer", hp=1) for _ in range(4)]
    rager = hero("barbarian", level=5)
    t = scene(rager, HEALER, foes=weak)
    t.dice(hero=[15, 2], enemy=[5, 15])
    t.use("rampage")
    t.add("archer")
    assert (len(t.line()), t.key) == (3, "waiting")
    t = scene(rager, HEALER, foes=weak)
    t.dice(hero=[15, 15, 15], enemy=[5, 5, 5])
    t.use("rampage")
    t.add("archer")
    t.add("archer")
    assert (len(t.line()), t.key) == (1, "waiting")
    t = scene(rager, HEALER, foes=weak)
    t.dice(hero=15, enemy=5)
    t.use("rampage")
    t.answer(EnoughTargets())
    assert (len(t.line()), t.key) == (3, "waiting")


@pytest.mark.rule("VEIEL-ABIL-06")
def test_a_hit_with_the_bone_breaker_stuns_and_the_guard_breaker_weakens() -> None:
    t = scene(hero("barbarian", level=3), HEALER, foes=[foe("statue")])
    t.dice(hero=15, enemy=5)
    t.use("bone_breaker")
    assert t.foe("statue").stunned and t.foe("statue").hp == 9 - (6 + 3 - 2)
    knight = hero("knight", level=5)
    t = scene(knight, HEALER, foes=[foe("last_giant")])
    t.dice(hero=[15, 15], enemy=[5, 5])
    t.use("guard_breaker")
    giant = t.foe("last_giant")
    assert (giant.hp, defence(t.g, giant), reduction(t.g, giant)) == (42 - 6, 1, 0)
    t.hero("knight").has_acted = False


@pytest.mark.rule("VEIEL-ATK-11", "VEIEL-COMBAT-11")
def test_x41_the_last_zombie_bursts_on_the_last_hero() -> None:
    t = scene(hero("barbarian", vit=3), hero("healer", vit=0), foes=[foe("bloated", hp=1)])
    t.dice(hero=15, enemy=5)
    t.attack("bloated")
    assert t.told(HeroFell) == [HeroFell("barbarian")]
    assert not t.g.standing()


@pytest.mark.rule("VEIEL-ATK-11")
def test_a_kill_brings_what_the_rune_promises_after_the_death() -> None:
    t = scene(hero("barbarian", vit=10, rune="r_leech"), HEALER, foes=[foe("bloated", hp=1), foe("zombie")])
    t.dice(hero=15, enemy=5)
    t.attack("bloated")
    assert t.hero("barbarian").vit == 10 - 3 + 2
    kinds = [type(event) for event in t.events]
    assert kinds.index(EnemyDied) < kinds.index(Healed)
    t = scene(hero("barbarian", vit=10, rune="r_leech"), HEALER, foes=[foe("zombie")])
    t.dice(hero=15, enemy=5)
    t.attack("zombie")
    assert t.told(Healed) == []


@pytest.mark.rule("VEIEL-ATK-11")
def test_every_kill_counts() -> None:
    t = scene(hero("barbarian", vit=5, rune="r_leech", items=("bomb",)), HEALER, foes=[foe("archer", hp=1)] * 3)
    t.use("bomb")
    assert t.hero("barbarian").vit == 5 + 3 * 2


@pytest.mark.rule("VEIEL-COND-02")
def test_a_poisoned_knife_poisons_who_lives() -> None:
    t = scene(hero("assassin"), HEALER, foes=[foe("zombie")])
    t.use("knife")
    assert (t.foe("zombie").hp, t.foe("zombie").poison) == (7, 2)
    t = scene(hero("assassin"), HEALER, foes=[foe("zombie", hp=3), foe("ghoul")])
    t.use("knife", "zombie")
    assert t.told(ConditionSet) == []

"""What comes between the declaration of a hero and its result: events, curses, hidden dice (specification 5.2)."""

import pytest

from oakveil.games.veiel.choices import ChangeDie, KeepDie, PassEvent, PlayEvent
from oakveil.games.veiel.effects.fighting import AgainOnKill, WeaponDamage
from oakveil.games.veiel.effects.lines import Act
from oakveil.games.veiel.effects.terms import Attack
from oakveil.games.veiel.events import (
    ActionDeclared,
    AttackRolled,
    ConditionEnded,
    CostPaid,
    DiceTied,
    DieChanged,
    MasterRolled,
    RollFailed,
)
from tests.games.veiel.tables import box_with, change, foe, hero, scene

HEALER = hero("healer")
BARBARIAN = hero("barbarian", level=5, raised=("FOR",) * 4, weapon="w_great_axe")


@pytest.mark.rule("VEIEL-EVENT-12", "VEIEL-ATK-11")
def test_fumble_turns_a_hit_into_a_miss_before_the_damage() -> None:
    t = scene(BARBARIAN, HEALER, foes=[foe("zombie")], hand=["fumble"], steady_pace=False)
    t.dice(hero=12, enemy=6)
    t.attack("zombie")
    assert t.key == "event"
    t.answer(PlayEvent("fumble"))
    assert len(t.told(RollFailed)) == 1
    assert (t.foe("zombie").hp, t.key) == (10, "waiting")


@pytest.mark.rule("VEIEL-ATK-11")
def test_nobody_is_asked_to_fumble_a_natural_20_or_a_miss() -> None:
    for mine, other in ((20, 6), (2, 18)):
        t = scene(BARBARIAN, HEALER, foes=[foe("last_giant")], hand=["fumble"], steady_pace=False)
        t.dice(hero=mine, enemy=other)
        t.attack("last_giant")
        assert t.key == "waiting"


@pytest.mark.rule("VEIEL-NODM-20")
def test_a_curse_lets_the_next_success_fail_once() -> None:
    t = scene(hero("barbarian", cursed=("hero_roll",)), HEALER, foes=[foe("zombie")])
    t.dice(hero=12, enemy=6)
    t.attack("zombie")
    assert (t.foe("zombie").hp, t.hero("barbarian").cursed) == (10, ())
    assert t.told(ConditionEnded) == [ConditionEnded("barbarian", "curse")]
    assert t.told(RollFailed) == [RollFailed("barbarian", "curse")]


@pytest.mark.rule("VEIEL-NODM-20")
def test_a_curse_waits_for_a_success_and_does_not_touch_help() -> None:
    t = scene(hero("barbarian", cursed=("hero_roll",)), HEALER, foes=[foe("zombie")])
    t.dice(hero=2, enemy=16)
    t.attack("zombie")
    assert t.hero("barbarian").cursed == ("hero_roll",)
    t = scene(hero("healer", level=3, cursed=("hero_roll",)), hero("knight", vit=5), foes=[foe("zombie")])
    t.dice(check=12)
    t.use("heal", "knight")
    assert (t.hero("knight").vit, t.hero("healer").cursed) == (5 + 6, ("hero_roll",))


@pytest.mark.rule("VEIEL-EVENT-09", "VEIEL-ABIL-02")
def test_x39_muteness_stops_a_declared_missile_before_it_costs_anything() -> None:
    magician = hero("magician", level=3)
    t = scene(magician, HEALER, foes=[foe("zombie")], hand=["mute"], steady_pace=False)
    t.use("magic_missile")
    assert t.key == "event"
    t.answer(PlayEvent("mute", "magician", "magic_missile"))
    assert t.key == "action"
    assert (t.hero("magician").end, t.uses("magic_missile")) == (7, [])
    assert t.told(CostPaid) == []


@pytest.mark.rule("VEIEL-EVENT-09")
def test_a_declared_attack_goes_on_when_nothing_stops_it() -> None:
    t = scene(hero("magician", level=3), HEALER, foes=[foe("zombie")], hand=["mute"], steady_pace=False)
    t.dice(check=15)
    t.use("magic_missile")
    t.answer(PassEvent())
    if t.key == "event":
        t.answer(PassEvent())
    assert t.told(ActionDeclared) == [ActionDeclared("magician", "magic_missile", ("zombie.1",))]
    assert t.foe("zombie").hp == 10 - 6


@pytest.mark.rule("VEIEL-EVENT-09")
def test_a_look_into_a_room_goes_on_as_well_and_so_does_a_volley() -> None:
    scholar = hero("scholar", level=5, raised=("INT", "FOI", "INT", "FOI"))
    t = scene(scholar, HEALER, foes=[foe("zombie"), foe("ghoul")], hand=["exhaust"], steady_pace=False)
    t.use("omniscience", "B2")
    t.answer(PassEvent())
    assert t.g.state.rooms["B2"].up
    t.use("crystal_shrapnel", "zombie")
    t.add("ghoul")
    t.dice(check=15)
    t.answer(PassEvent())
    assert [enemy.hp for enemy in t.g.combat.line] == [5, 3]


@pytest.mark.rule("VEIEL-ATK-09")
def test_an_exhausted_hero_declares_something_else() -> None:
    t = scene(hero("barbarian", level=3, end=2), HEALER, foes=[foe("zombie")], hand=["exhaust"], steady_pace=False)
    t.use("bone_breaker")
    t.answer(PlayEvent("exhaust", "barbarian"))
    assert (t.key, t.hero("barbarian").end, t.uses("bone_breaker")) == ("action", 0, [])
    t.dice(hero=12, enemy=6)
    t.attack("zombie")
    assert t.foe("zombie").hp == 4


@pytest.mark.rule("VEIEL-ITEM-02", "VEIEL-ATK-09")
def test_an_item_is_used_up_even_if_its_bearer_falls_before_the_second_blow() -> None:
    whirl = Act(discard=True, test=Attack(), do=(WeaponDamage(), AgainOnKill(1)))
    box = box_with(change("bomb", effect=(whirl,)))
    fighter = hero("barbarian", vit=3, items=("bomb",))
    t = scene(fighter, HEALER, foes=[foe("archer", hp=1)] * 2, hand=["spikes"], steady_pace=False, box=box)
    t.use("bomb")
    t.dice(hero=15, enemy=3)
    t.answer(PassEvent())
    t.add("archer")
    t.dice(check=[1, 20])
    t.answer(PlayEvent("spikes", "barbarian"))
    while t.key == "event_targets":
        t.enough()
    assert (t.hero("barbarian").vit, t.hero("barbarian").items, len(t.line())) == (0, (), 1)


@pytest.mark.rule("VEIEL-EVENT-09", "VEIEL-ABIL-02")
def test_the_other_line_of_a_card_does_not_keep_a_stopped_one_going() -> None:
    shaman = hero("shaman", level=3, vit=10, end=1)
    t = scene(shaman, hero("knight", vit=5), foes=[foe("zombie")], hand=["exhaust"], steady_pace=False)
    t.use("energy_transfer", line=1)
    t.answer(PlayEvent("exhaust", "shaman"))
    assert (t.key, t.hero("shaman").vit, t.hero("shaman").end) == ("action", 10, 0)


@pytest.mark.rule("VEIEL-DMTURN-09")
def test_a_hidden_die_is_told_to_the_dm_only() -> None:
    t = scene(BARBARIAN, HEALER, foes=[foe("zombie")], dm_dice="hidden", master="human")
    t.dice(hero=[10, 12], enemy=[19, 6])
    t.attack("zombie")
    (tied,), (rolled,) = t.told(DiceTied), t.told(AttackRolled)
    assert (tied.foe_die, rolled.foe_die, rolled.foe_total) == (0, 0, 0)
    assert [(secret.die, secret.audience()) for secret in t.told(MasterRolled)] == [(19, (3,)), (6, (3,))]


@pytest.mark.rule("VEIEL-DMTURN-10")
def test_a_kind_dm_can_lower_a_hidden_die_of_defence() -> None:
    t = scene(BARBARIAN, HEALER, foes=[foe("zombie")], dm_dice="hidden", master="human", dm_fudge="kind")
    t.dice(hero=5, enemy=17)
    t.attack("zombie")
    assert t.options("die") == [KeepDie(), *(ChangeDie(n) for n in range(1, 17))]
    assert t.asks[0].seat == 3
    heroes_see = t.g.seen_by(1)[1]
    assert "17" not in str(heroes_see) and "17" in str(t.g.seen_by(3)[1])
    t.answer(ChangeDie(2))
    assert t.told(DieChanged) == [DieChanged(3, 17, 2)]
    assert t.foe("zombie").hp == 1


@pytest.mark.rule("VEIEL-DMTURN-10")
def test_an_open_die_stays_as_it_fell() -> None:
    t = scene(BARBARIAN, HEALER, foes=[foe("zombie")], master="human")
    t.dice(hero=5, enemy=17)
    t.attack("zombie")
    assert (t.key, t.foe("zombie").hp) == ("waiting", 10)

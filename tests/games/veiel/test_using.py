"""Abilities, support weapons and consumables (specification 3.18)."""

from typing import Any

import msgspec
import pytest

from oakveil.games.veiel.choices import (
    AddTarget,
    Attack,
    BreakFree,
    BuyItem,
    Done,
    DropItem,
    EnoughTargets,
    GiveItem,
    UseCard,
)
from oakveil.games.veiel.effects.terms import Bearer
from oakveil.games.veiel.events import CheckRolled, CostPaid, CostRefunded, ItemSpent
from oakveil.games.veiel.rules.attack import action
from oakveil.games.veiel.rules.using import calm_uses, rest_uses
from tests.games.veiel.tables import TableTalk, box_with, change, foe, hero, lay, scene

KNIGHT = hero("knight")
POOR: dict[str, Any] = {"foes": [foe("zombie")], "crystals": 1}
MAGICIAN = hero("magician", level=3, raised=("INT", "INT"))


def aims(t: TableTalk, card: str) -> list[str | None]:
    """Whom a card can be used on."""
    return [use.target for use in t.uses(card)]


@pytest.mark.rule("VEIEL-ABIL-14", "VEIEL-ABIL-02", "VEIEL-ABIL-04", "VEIEL-ABIL-09", "VEIEL-SHEET-09")
def test_x02_yoan_casts_a_magic_missile() -> None:
    t = scene(MAGICIAN, KNIGHT, foes=[foe("statue")])
    t.dice(check=10)
    t.use("magic_missile", "statue")
    assert t.told(CheckRolled) == [CheckRolled("magician", "magic_missile", ("INT",), 10, 19, 15, "success")]
    assert (t.foe("statue").hp, t.hero("magician").end) == (2, 5)
    assert t.key == "waiting"


@pytest.mark.rule("VEIEL-ABIL-15")
def test_x03_helene_heals_thomas_and_then_herself() -> None:
    t = scene(hero("shaman", level=3), hero("knight", vit=10), foes=[foe("zombie")])
    t.dice(check=9)
    t.use("energy_transfer", line=0)
    assert t.options("targets") == [AddTarget("knight"), EnoughTargets()]
    t.add("knight")
    assert (t.hero("shaman").vit, t.hero("knight").vit) == (13, 14)
    t.use("energy_transfer", line=1)
    t.use("energy_transfer", line=1)
    assert (t.hero("shaman").end, t.hero("shaman").vit) == (4, 15)
    assert t.key == "waiting"


@pytest.mark.rule("VEIEL-ABIL-15", "VEIEL-ABIL-03")
def test_x42_the_shaman_never_pays_with_her_life() -> None:
    t = scene(hero("shaman", level=3, vit=4), hero("knight", vit=10), hero("healer", vit=3), foes=[foe("zombie")])
    t.dice(check=15)
    t.use("energy_transfer", line=0)
    t.add("healer")
    assert (t.hero("shaman").vit, t.hero("healer").vit, t.hero("knight").vit) == (2, 7, 10)
    assert t.key == "free_action"
    t = scene(hero("shaman", level=3, vit=2), hero("knight", vit=10), foes=[foe("zombie")])
    assert [use.line for use in t.uses("energy_transfer")] == [1]


@pytest.mark.rule("VEIEL-ABIL-15")
def test_several_allies_are_helped_once_each() -> None:
    t = scene(hero("shaman", level=3), hero("knight", vit=10), hero("healer", vit=3), foes=[foe("zombie")])
    t.dice(check=15)
    t.use("energy_transfer", line=0)
    t.add("knight")
    t.add("healer")
    assert (t.hero("shaman").vit, t.hero("healer").vit, t.hero("knight").vit) == (11, 7, 14)
    assert t.key == "free_action"


@pytest.mark.rule("VEIEL-EQUIP-13", "VEIEL-ABIL-04")
@pytest.mark.parametrize(("die", "vit"), [(9, 9), (8, 5)])
def test_x09_a_support_weapon_helps_on_16(die: int, vit: int) -> None:
    t = scene(hero("healer"), hero("knight", vit=5), foes=[foe("zombie")])
    t.dice(check=die)
    t.use("w_sceptre", "knight")
    assert (t.hero("knight").vit, t.hero("healer").end) == (vit, 7)
    assert t.key == "waiting"


@pytest.mark.rule("VEIEL-ABIL-05")
def test_x47_a_natural_20_gives_the_end_back() -> None:
    t = scene(hero("healer", level=3, end=2), hero("knight", vit=5), foes=[foe("zombie")])
    t.dice(check=20)
    t.use("heal", "knight")
    assert t.told(CostPaid) == [CostPaid("healer", 2, 0, 0)]
    assert t.told(CostRefunded) == [CostRefunded("healer", 2)]
    assert (t.hero("healer").end, t.hero("knight").vit) == (2, 11)


@pytest.mark.rule("VEIEL-ABIL-05", "VEIEL-ABIL-02")
def test_a_natural_1_fails_and_the_end_is_lost() -> None:
    t = scene(hero("sealer", level=5, raised=("INT",) * 9 + ("FOI",) * 9), KNIGHT, foes=[foe("zombie")])
    t.dice(check=1)
    t.use("rupture_seal", "zombie")
    assert (t.foe("zombie").hp, t.hero("sealer").end) == (10, 3)


@pytest.mark.rule("VEIEL-ABIL-06")
def test_a_critical_attack_ability_gives_nothing_back() -> None:
    t = scene(hero("barbarian", level=3), KNIGHT, foes=[foe("urais")])
    t.dice(hero=20, enemy=10)
    t.use("bone_breaker")
    assert (t.hero("barbarian").end, t.told(CostRefunded)) == (3, [])


@pytest.mark.rule("VEIEL-ABIL-02")
def test_what_cannot_be_paid_is_not_offered() -> None:
    t = scene(hero("magician", level=5, end=3), KNIGHT, foes=[foe("zombie")])
    assert t.uses("magic_missile") and not t.uses("arcane_deluge")


@pytest.mark.rule("VEIEL-ABIL-03")
def test_blood_is_paid_down_to_1() -> None:
    for vit, offered in ((3, True), (2, False)):
        t = scene(hero("knight", phylactery="ph_blood", vit=vit, end=0), hero("healer"), foes=[foe("zombie")])
        assert bool(t.uses("ph_blood")) is offered


@pytest.mark.rule("VEIEL-ABIL-07", "VEIEL-COMBAT-08", "VEIEL-ABIL-11", "VEIEL-COMBAT-09")
def test_free_abilities_come_before_and_after_the_one_action() -> None:
    sealer = hero("sealer", level=5, raised=("INT", "INT", "INT", "INT"))
    t = scene(sealer, hero("knight", poison=2), hero("healer", poison=1), foes=[foe("zombie", hp=30)])
    t.use("seals", "knight")
    t.dice(check=15)
    t.use("rupture_seal", "zombie")
    assert t.key == "free_action"
    assert not [option for option in t.options() if isinstance(option, Attack | BreakFree)]
    t.use("seals", "healer")
    assert (t.hero("knight").poison, t.hero("healer").poison, t.hero("sealer").end) == (0, 0, 7 - 1 - 4 - 1)
    assert t.key == "waiting"


@pytest.mark.rule("VEIEL-COMBAT-08")
def test_one_action_in_a_turn() -> None:
    t = scene(hero("horde_breaker", level=3, items=("bomb",)), KNIGHT, foes=[foe("zombie"), foe("archer")])
    t.dice(hero=3, enemy=12)
    t.attack("zombie")
    assert {option.card for option in t.options("free_action") if isinstance(option, UseCard)} == {"dragging_hook"}
    t.end_turn()
    assert t.key == "waiting"


@pytest.mark.rule("VEIEL-ABIL-08")
@pytest.mark.parametrize(
    ("told", "card", "reached"),
    [
        (MAGICIAN, "magic_missile", ["tomb_guard.1", "ghoul.3"]),
        (hero("horde_breaker", level=3), "dragging_hook", ["ghoul.3"]),
        (hero("barbarian", level=3), "bone_breaker", ["tomb_guard.1"]),
        (hero("horde_breaker", level=5), "charge", ["tomb_guard.1"]),
        (hero("bardess"), "mandolin", ["tomb_guard.1", "ghoul.3"]),
        (hero("knight", items=("knife",)), "knife", ["tomb_guard.1", "ghoul.3"]),
    ],
)
def test_whom_abilities_reach(told: object, card: str, reached: list[str]) -> None:
    t = scene(told, hero("healer"), foes=[foe("tomb_guard"), foe("archer"), foe("ghoul")])  # type: ignore[arg-type]
    assert [target for target in aims(t, card) if "." in str(target)] == reached


@pytest.mark.rule("VEIEL-ABIL-08", "VEIEL-BOSS-07")
def test_the_hook_pulls_a_boss_to_the_front() -> None:
    t = scene(hero("horde_breaker", level=3), KNIGHT, foes=[foe("zombie"), foe("urais")])
    t.use("dragging_hook", "urais")
    assert t.line() == ["urais", "zombie"]


@pytest.mark.rule("VEIEL-ABIL-08")
def test_shrapnel_strikes_up_to_three_that_are_named_one_by_one() -> None:
    scholar = hero("scholar", level=5, raised=("INT", "FOI", "INT", "FOI"))
    t = scene(scholar, KNIGHT, foes=[foe("zombie"), foe("ghoul"), foe("archer"), foe("statue")])
    t.dice(check=15)
    t.use("crystal_shrapnel", "ghoul")
    assert t.options("targets") == [AddTarget("archer.3"), AddTarget("statue.4"), EnoughTargets()]
    t.add("statue")
    assert [enemy.hp for enemy in t.g.combat.line] == [10, 8 - 5, 6, 9 - 5]
    assert t.told(CostPaid) == [CostPaid("scholar", 3, 0, 0)]


@pytest.mark.rule("VEIEL-ABIL-09", "VEIEL-COMBAT-13")
def test_the_deluge_strikes_all_each_less_its_own_reduction() -> None:
    t = scene(hero("magician", level=5), KNIGHT, foes=[foe("zombie"), foe("tomb_guard"), foe("archer", hp=4)])
    t.dice(check=15)
    t.use("arcane_deluge")
    assert [(enemy.card, enemy.hp) for enemy in t.g.combat.line] == [("zombie", 5), ("tomb_guard", 6)]


@pytest.mark.rule("VEIEL-ABIL-01")
def test_born_of_flames_warms_even_when_the_last_enemy_burns() -> None:
    t = scene(hero("pyromancer", level=5, vit=5), KNIGHT, foes=[foe("zombie", hp=3)])
    t.dice(check=15)
    t.use("born_of_flames")
    assert (t.line(), t.hero("pyromancer").vit) == ([], 9)


@pytest.mark.rule("VEIEL-ABIL-01", "VEIEL-COND-03")
def test_the_fireball_sets_fire() -> None:
    t = scene(hero("pyromancer", level=3), KNIGHT, foes=[foe("ghoul"), foe("zombie")])
    t.dice(check=10)
    t.use("fireball", "zombie")
    zombie = t.foe("zombie")
    assert (zombie.hp, zombie.burn, zombie.burn_turns) == (6, 2, 3)


@pytest.mark.rule("VEIEL-ABIL-10")
def test_a_muted_ability_is_not_offered() -> None:
    t = scene(hero("magician", level=5, muted=("magic_missile",)), KNIGHT, foes=[foe("zombie")])
    assert not t.uses("magic_missile") and t.uses("arcane_deluge")


@pytest.mark.rule("VEIEL-DEATH-02", "VEIEL-DEATH-05", "VEIEL-EVENT-07")
def test_help_is_for_standing_heroes_whom_it_helps() -> None:
    t = scene(hero("healer", level=5), hero("knight", vit=3), hero("shaman", vit=0), foes=[foe("zombie")])
    assert aims(t, "heal") == ["knight"]
    assert aims(t, "resurrection") == ["shaman"]


@pytest.mark.rule("VEIEL-DEATH-03", "VEIEL-ITEM-04", "VEIEL-ITEM-02")
def test_a_standing_hero_uses_the_stone_it_carries() -> None:
    t = scene(hero("knight", items=("stone",)), hero("healer", vit=0, end=1), foes=[foe("zombie")])
    t.use("stone", "healer")
    assert (t.hero("healer").vit, t.hero("healer").end, t.hero("knight").items) == (12, 1, ())
    assert t.told(ItemSpent) == [ItemSpent("knight", "stone", False)]
    assert t.g.state.alchemist_discard == {"stone": 1}


@pytest.mark.rule("VEIEL-ITEM-03")
def test_what_a_corpse_carries_is_of_no_use() -> None:
    t = scene(hero("knight"), hero("healer", vit=0, items=("stone", "bomb")), foes=[foe("zombie")])
    assert not [option for option in t.options() if isinstance(option, UseCard)]


@pytest.mark.rule("VEIEL-ITEM-01", "VEIEL-ABIL-07")
def test_a_potion_is_the_action_and_an_antidote_is_not() -> None:
    t = scene(hero("knight", vit=5, poison=2, items=("potion_vit", "antidote")), hero("healer"), foes=[foe("zombie")])
    t.use("antidote", "knight")
    t.use("potion_vit", "knight")
    assert (t.hero("knight").vit, t.hero("knight").poison, t.hero("knight").items) == (12, 0, ())
    assert t.key == "waiting"


@pytest.mark.rule("VEIEL-ITEM-02")
def test_the_effect_comes_first_and_then_the_discard() -> None:
    t = scene(hero("knight", items=("bomb",)), hero("healer"), foes=[foe("bloated", hp=4), foe("zombie")])
    t.use("bomb")
    assert isinstance(t.events[-2], ItemSpent)
    assert t.hero("knight").vit == 17


@pytest.mark.rule("VEIEL-SHEET-08", "VEIEL-ABIL-01")
def test_the_talisman_is_for_beginners() -> None:
    t = scene(hero("knight", items=("talisman",), level=3), hero("healer", level=2), foes=[foe("zombie")])
    assert aims(t, "talisman") == ["healer"]


@pytest.mark.rule("VEIEL-EVENT-07")
def test_some_items_are_for_some_heroes_only() -> None:
    wounded = {"vit": 5, "items": ("potion_vit",)}
    drink = msgspec.structs.replace(change("potion_vit").effect[0], condition=Bearer("knight"))
    box = box_with(change("potion_vit", effect=(drink,)))
    t = scene(hero("knight", **wounded), hero("healer", **wounded), foes=[foe("zombie")], box=box)
    assert aims(t, "potion_vit") == ["knight", "healer"]
    t = scene(hero("knight", **wounded), hero("healer", **wounded), turn="healer", foes=[foe("zombie")], box=box)
    assert aims(t, "potion_vit") == []


@pytest.mark.rule("VEIEL-ATK-06")
def test_whetting_oil_adds_to_the_weapon_before_it_is_multiplied() -> None:
    t = scene(hero("knight", items=("oil",)), hero("healer"), foes=[foe("zombie", hp=30)])
    t.use("oil")
    t.dice(hero=20, enemy=10)
    t.attack("zombie")
    assert t.foe("zombie").hp == 30 - 2 * (4 + 2)


@pytest.mark.rule("VEIEL-ALCH-02", "VEIEL-ALCH-07")
def test_a_guild_member_deals_in_the_middle_of_a_fight() -> None:
    t = scene(hero("brigand", level=5), hero("knight", items=("bomb", "oil")), foes=[foe("zombie")], crystals=4)
    t.use("guild_member", line=0)
    assert BuyItem("potion_vit", "brigand") in t.options("buy_here")
    assert BuyItem("stone", "brigand") not in t.options()
    assert BuyItem("potion_vit", "knight") not in t.options()
    t.answer(BuyItem("antidote", "brigand"))
    assert (t.hero("brigand").items, t.g.state.crystals) == (("potion_vit", "antidote"), 3)
    assert t.key == "action"
    t.use("guild_member", line=1)
    t.answer(GiveItem("knight", "bomb", "brigand", "antidote"))
    assert (t.hero("brigand").items, t.hero("knight").items) == (("potion_vit", "bomb"), ("oil", "antidote"))
    t.use("guild_member", line=1)
    t.answer(Done())
    assert t.key == "action"


@pytest.mark.rule("VEIEL-ALCH-05", "VEIEL-ALCH-04")
def test_to_buy_with_full_slots_something_is_discarded_first() -> None:
    t = scene(hero("brigand", level=5, items=("smoke", "smoke")), hero("bardess", items=("bomb",)), **POOR)
    t.use("guild_member", line=0)
    assert t.options("buy_here") == [DropItem("brigand", "smoke"), Done()], "the bardess has another player"
    t.answer(DropItem("brigand", "smoke"))
    assert (t.hero("brigand").items, t.g.state.alchemist_discard) == (("smoke",), {"smoke": 1})
    assert BuyItem("antidote", "brigand") in t.options()
    t.answer(BuyItem("antidote", "brigand"))
    assert (t.hero("brigand").items, t.g.state.crystals) == (("smoke", "antidote"), 0)


@pytest.mark.rule("VEIEL-TEAM-04", "VEIEL-ALCH-05")
def test_nobody_discards_what_belongs_to_another_player() -> None:
    full = hero("brigand", level=5), hero("bardess", items=("bomb",))
    for seats, drops in ((2, []), (1, [DropItem("bardess", "bomb")])):
        t = scene(*full, seats=seats, **POOR)
        t.use("guild_member", line=0)
        assert [option for option in t.options("buy_here") if isinstance(option, DropItem)] == drops


@pytest.mark.rule("VEIEL-COMBAT-09")
def test_without_money_or_items_the_guild_is_of_no_use() -> None:
    t = scene(hero("brigand", level=5, items=()), hero("knight"), foes=[foe("zombie")])
    assert t.uses("guild_member") == []


@pytest.mark.rule("VEIEL-INC-05", "VEIEL-ABIL-12")
def test_in_a_resolved_room_help_costs_and_rolls_as_ever() -> None:
    g = lay(hero("healer", level=3), hero("knight", vit=5), crystals=9)
    healer = g.hero("healer")
    assert {use.card for use in calm_uses(g, healer)} == {"heal", "w_sceptre"}
    t = TableTalk(g, [action("healer", UseCard("heal", 0, "knight"))])
    t.dice(check=3)
    assert not t.asks
    assert (healer.end, t.hero("knight").vit) == (5, 5)


@pytest.mark.rule("VEIEL-ABIL-12")
def test_what_costs_nothing_helps_once_in_a_room() -> None:
    g = lay(hero("healer"), hero("knight", vit=5))
    healer = g.hero("healer")
    (use,) = calm_uses(g, healer)
    t = TableTalk(g, [action("healer", use)])
    t.dice(check=3)
    assert not t.asks
    assert calm_uses(g, healer) == []


@pytest.mark.rule("VEIEL-ABIL-13")
def test_outside_a_fight_nothing_lasts_until_its_end() -> None:
    shaman = hero("shaman", level=5, items=("ward", "oil"), phylactery="ph_sentinel")
    g = lay(shaman, hero("knight"), crystals=9)
    assert calm_uses(g, g.hero("shaman")) == []


@pytest.mark.rule("VEIEL-INC-05", "VEIEL-ABIL-01")
def test_smuggling_freezing_and_looking_ahead_belong_to_resolved_rooms() -> None:
    g = lay(hero("brigand", level=3, items=()), hero("sealer", level=3, phylactery="ph_eye"), crystals=3)
    assert [use.card for use in calm_uses(g, g.hero("brigand"))] == ["smuggler"]
    uses = calm_uses(g, g.hero("sealer"))
    assert [(use.card, use.target) for use in uses] == [
        ("seals", None),
        *(("ph_eye", place) for place in ("A2", "B2", "C2")),
    ]
    t = scene(hero("brigand", level=3, items=()), hero("sealer", level=3), foes=[foe("zombie")], crystals=3)
    assert t.uses("smuggler") == []


@pytest.mark.rule("VEIEL-ABIL-01", "VEIEL-REST-05")
def test_omniscience_works_at_any_time() -> None:
    scholar = hero("scholar", level=3)
    g = lay(scholar, hero("knight"), place="", where="rest", lines=3)
    places = [use.target for use in rest_uses(g, g.hero("scholar"))]
    assert places == ["A2", "A3", "B2", "B3", "C2", "C3"]
    t = scene(scholar, hero("knight"), foes=[foe("zombie")])
    t.use("omniscience", "B2")
    assert t.g.state.rooms["B2"].up and t.hero("scholar").end == 5
    assert aims(t, "omniscience") == ["A2", "C2"]
    assert t.key == "action"


@pytest.mark.rule("VEIEL-PHY-03", "VEIEL-COMBAT-08")
def test_a_phylactery_can_be_used_again_and_again() -> None:
    t = scene(hero("knight", phylactery="ph_sentinel"), hero("healer"), foes=[foe("zombie")])
    t.use("ph_sentinel")
    t.use("ph_sentinel")
    assert t.hero("knight").end == 2
    assert len(t.hero("knight").effects) == 1

"""The quirks of weapons, shields and armour (specification 3.13)."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.veridia import house_box
from oakveil.games.veridia.choices import Attack, Defend, EndSlot, Free, Nothing
from oakveil.games.veridia.effects.mending import Armor
from oakveil.games.veridia.events import Damaged, ItemFell
from oakveil.games.veridia.outfitting import price
from oakveil.games.veridia.pools import Pool
from oakveil.games.veridia.quality import upkeep
from oakveil.games.veridia.rules.bodies import carried
from oakveil.games.veridia.rules.harm import armor, resist
from oakveil.games.veridia.rules.lasting import begin
from oakveil.games.veridia.rules.situation import attack_pool, can_parry, defence_pool
from oakveil.games.veridia.rules.turns import can_act_freely
from oakveil.games.veridia.rules.working import empower
from oakveil.games.veridia.shopping import service_price
from oakveil.games.veridia.state import Unit, Until
from tests.games.veridia.casters import caster
from tests.games.veridia.table import Talk, fight, person

BOX = house_box()
ABLE: dict[str, Any] = {
    "attributes": {"strength": 3, "agility": 3, "reaction": 3},
    "skills": {"melee": 3, "parry": 3, "throwing": 3, "marksmanship": 3, "athletics": 3},
}
CENTS = 100


def holding(*gear: str, gap: int = 1, **fields: Any) -> Talk:
    """Ann with this in hand, and Bo with nothing."""
    known = {**ABLE, **fields}
    return fight("own:1", "own:2", person("Ann", gear, **known), person("Bo", ()), gap=gap).slot("1")


def dice(pool: Pool, quirk: str) -> int:
    """The dice that a quirk gives or takes from a pool."""
    return sum(part.amount for part in pool.parts if part.source == quirk)


def rolls(t: Talk, weapon: str) -> tuple[Pool, Pool, Pool]:
    """The pools of an attack, an exchange and a parry of Ann."""
    ann, card = t.unit("1"), BOX.weapons[weapon]
    attack, exchange = attack_pool(t.g, ann, card, t.unit("2")), attack_pool(t.g, ann, card, t.unit("2"), "exchange")
    return attack, exchange, defence_pool(t.g, ann, "parry", card)


@pytest.mark.rule("VER-QUIRK-02")
def test_balanced_weapons_serve_in_exchanges_and_parries() -> None:
    t = holding("short_sword")
    assert [dice(pool, "balanced") for pool in rolls(t, "short_sword")] == [0, 1, 1]
    t = holding("club")
    assert [dice(pool, "balanced") for pool in rolls(t, "club")] == [0, 0, 0]


@pytest.mark.rule("VER-QUIRK-09")
def test_magitech_takes_a_crystal_for_each_shot() -> None:
    t = holding("magi_pistol", gap=6)
    ann = t.unit("1")
    ann.ammunition = {"crystals": 2}
    for left in (1, 0):
        t.slot("1").rolls("attack", *[2] * 6).answer(Attack("magi_pistol", "2")).answer(Nothing())
        assert ann.ammunition["crystals"] == left
    held = carried(ann, "magi_pistol")
    assert held is not None
    ann.carried = (type(held)("magi_pistol", shots=2),)
    assert not t.slot("1").offers(Attack("magi_pistol", "2"))


@pytest.mark.rule("VER-QUIRK-10")
def test_a_multipurpose_weapon_strikes_parries_and_stays_in_the_hand() -> None:
    t = holding("javelin")
    ann = t.unit("1")
    assert [card.id for card in can_parry(t.g, ann)] == ["javelin"]
    assert attack_pool(t.g, ann, BOX.weapons["javelin"], t.unit("2")).parts[0].source == "strength+melee"
    t.rolls("attack", 9, 2, 2, 2, 2, 2).answer(Attack("javelin", "2")).answer(Nothing())
    [blow] = t.told(Damaged)
    assert blow.raw == BOX.weapons["javelin"].damage + 1
    assert ann.main == "javelin"
    assert not t.told(ItemFell)


@pytest.mark.rule("VER-QUIRK-10")
def test_thrown_it_leaves_the_hand() -> None:
    t = holding("javelin", gap=4)
    assert attack_pool(t.g, t.unit("1"), BOX.weapons["javelin"], t.unit("2")).parts[0].source == "strength+throwing"
    t.rolls("attack", 9, 2, 2, 2, 2, 2).answer(Attack("javelin", "2")).answer(Nothing())
    assert t.unit("1").main == ""
    assert [event.item for event in t.told(ItemFell)] == ["javelin"]


@pytest.mark.rule("VER-QUIRK-11")
@pytest.mark.parametrize(("agility", "more"), [(4, 1), (3, 0)])
def test_a_nimble_weapon_in_a_hand_more_agile_than_strong(agility: int, more: int) -> None:
    t = holding("dagger", attributes={"strength": 3, "agility": agility, "reaction": 3})
    assert [dice(pool, "nimble") for pool in rolls(t, "dagger")] == [more] * 3


@pytest.mark.rule("VER-QUIRK-14")
@pytest.mark.parametrize(("gear", "less"), [(("spear",), 0), (("spear", "shield"), -2)])
def test_a_versatile_weapon_in_one_hand(gear: tuple[str, ...], less: int) -> None:
    t = holding(*gear)
    assert [dice(pool, "versatile") for pool in rolls(t, "spear")] == [less] * 3


@pytest.mark.rule("VER-QUIRK-15")
@pytest.mark.parametrize(("gear", "blocks"), [(("sword", "shield"), True), (("sword",), False)])
def test_a_shield_blocks_missiles_and_a_sword_does_not(gear: tuple[str, ...], blocks: bool) -> None:
    archer = person("Bo", ("hand_crossbow",), **ABLE)
    t = fight("own:1", "own:2", archer, person("Ann", gear, **ABLE), gap=5).slot("1")
    t.answer(Attack("hand_crossbow", "2"))
    assert t.offers(Defend("block", "shield")) is blocks
    assert not t.offers(Defend("parry", "sword"))
    assert t.offers(Defend("dodge"))


def protection(t: Talk, unit: Unit) -> tuple[int, int]:
    return armor(t.g, unit, "outer"), resist(t.g, unit, "outer")


@pytest.mark.rule("VER-QUIRK-18")
def test_empowered_armour_for_a_crystal_and_one_round() -> None:
    t = holding("sword", "magi_suit")
    ann = t.unit("1")
    assert not t.offers(Free("empower"))
    ann.ammunition = {"crystals": 1}
    before = protection(t, ann)
    t.slot("1").answer(Free("empower"))
    assert ann.turn.main == "ready"
    assert ann.turn.free
    assert ann.ammunition["crystals"] == 0
    assert protection(t, ann) == (before[0] + 1, before[1] + 1)
    t.answer(EndSlot())
    assert protection(t, ann) == (before[0] + 1, before[1] + 1)
    while t.unit("1").turn.slot != "now":
        t.answer(EndSlot())
    assert protection(t, ann) == before
    assert can_act_freely(ann)


@pytest.mark.rule("VER-QUIRK-18")
def test_it_adds_to_what_specialties_give() -> None:
    """Its source is an item: the bonus of a specialty counts beside it."""
    t = fight("own:1", "npc:orc", caster(gear=("sword", "magi_suit")))
    ann = t.unit("1")
    worn = armor(t.g, ann, "outer")
    begin(t.g, ann, Armor(amount=2, layer="outer"), 2, "ward", "1", Until(), bucket="specialty")
    empower(t.g, ann)
    assert armor(t.g, ann, "outer") == worn + 3


@pytest.mark.rule("VER-QUIRK-19")
def test_enhanced_things_are_renewed_at_a_share_of_their_value() -> None:
    enhanced = [card for card in BOX.defences.values() if "enhanced" in card.quirks]
    assert {card.id for card in enhanced} == {"boots_of_celerity", "enchanted_cloak", "wizards_enchanted_tunic"}
    services = {1: "after_one_month", 3: "after_three_months", 6: "after_six_months"}
    for card in enhanced:
        value = price(card.id, BOX)
        for months, when in services.items():
            due = upkeep(months)
            assert due is not None
            asked = service_price(f"enchant_reinforcement_{when}", BOX, value)
            assert asked == round(value * CENTS * due.share)
    assert upkeep(7) is None


@pytest.mark.rule("VER-QUIRK-20")
def test_what_the_price_list_leaves_open() -> None:
    assert BOX.armors["magi_suit"].metal
    assert not BOX.armors["robes"].metal
    prices = {"robes": 20, "club": 1, "throwing_axe": 8, "throwing_dagger": 3, "leather_armor": 40, "gambeson": 30}
    assert {item: price(item, BOX) for item in prices} == prices
    leather, gambeson = BOX.armor_by_item["leather_armor"], BOX.armor_by_item["gambeson"]
    assert leather == gambeson == BOX.armors["light_armor"]

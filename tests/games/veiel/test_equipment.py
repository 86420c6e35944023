"""What heroes wear and how it changes hands (specification 3.8)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from oakveil.games.veiel.catalogue import TEXTS
from oakveil.games.veiel.choices import Done, DropItem, DropPhylactery, Equip, GiveItem, TakeOff
from oakveil.games.veiel.events import Unequipped
from oakveil.games.veiel.narrator import VeielNarrator
from oakveil.games.veiel.rules.camp import Camp
from oakveil.games.veiel.rules.equipment import break_gear, exchanges, put_aside
from tests.games.veiel.tables import HeroHere, TableTalk, foe, hero, lay, scene

HEALER = hero("healer")


def calm(*heroes: HeroHere, box: tuple[str, ...] = (), **more: Any) -> TableTalk:
    """A team in a resolved room, with these cards in its box."""
    t = scene(*heroes, frames=[Camp()], **more)
    t.g.state.box = box
    return t


def worn(t: TableTalk, id: str) -> tuple[str | None, ...]:
    one = t.hero(id)
    return one.armour, one.weapon, one.second, one.rune


@pytest.mark.rule("VEIEL-EQUIP-01", "VEIEL-EQUIP-02", "VEIEL-SHEET-05")
def test_one_box_for_all_and_each_card_has_its_slot() -> None:
    t = calm(hero("knight", raised=("FOR",) * 4), HEALER, box=("a_mail_shirt", "r_iron", "s_kite", "w_long_sword"))
    assert [option for option in t.options("calm") if isinstance(option, Equip)] == [
        Equip("knight", "armour", "a_mail_shirt"),
        Equip("knight", "rune", "r_iron"),
        Equip("knight", "second", "s_kite"),
        Equip("knight", "weapon", "w_long_sword"),
        Equip("knight", "second", "w_long_sword"),
    ]
    t.answer(Equip("knight", "armour", "a_mail_shirt"))
    t.answer(Equip("knight", "second", "s_kite"))
    assert worn(t, "knight") == ("a_mail_shirt", "w_militia_sword", "s_kite", None)
    assert t.g.state.box == ("r_iron", "w_long_sword", "s_wooden")
    t.answer(Done())
    assert Equip("healer", "rune", "r_iron") in t.options()


@pytest.mark.rule("VEIEL-EQUIP-02")
def test_nobody_changes_equipment_in_a_fight() -> None:
    t = scene(hero("knight"), HEALER, foes=[foe("zombie")])
    t.g.state.box = ("a_mail_shirt",)
    assert not {Equip, TakeOff, GiveItem} & {type(option) for option in t.options("action")}


@pytest.mark.rule("VEIEL-EQUIP-03", "VEIEL-ALCH-07")
def test_a_fallen_hero_gives_and_takes_as_well() -> None:
    t = calm(hero("knight", items=("potion_vit",)), hero("barbarian", vit=0, items=("bomb",)), box=("a_mail_shirt",))
    t.answer(GiveItem("knight", "potion_vit", "barbarian"))
    t.answer(Done())
    t.answer(GiveItem("barbarian", "bomb", "knight"))
    t.answer(Equip("barbarian", "armour", "a_mail_shirt"))
    t.answer(TakeOff("barbarian", "weapon"))
    assert (t.hero("knight").items, t.hero("barbarian").items) == (("bomb",), ("potion_vit",))
    assert worn(t, "barbarian")[:2] == ("a_mail_shirt", None)
    assert t.hero("barbarian").vit == 0


@pytest.mark.rule("VEIEL-EQUIP-04")
def test_prerequisites_count_sheet_levels_and_rune_only() -> None:
    great_axe = Equip("barbarian", "weapon", "w_great_axe")
    assert great_axe not in calm(hero("barbarian"), HEALER, box=("w_great_axe",)).options()
    assert great_axe in calm(hero("barbarian", raised=("FOR",)), HEALER, box=("w_great_axe",)).options()
    assert great_axe in calm(hero("barbarian", rune="r_for1"), HEALER, box=("w_great_axe",)).options()


@pytest.mark.rule("VEIEL-EQUIP-05")
def test_anybody_may_wear_any_rune() -> None:
    runes = ("r_for3", "r_order", "r_hawk")
    options = calm(HEALER, hero("knight"), box=runes).options()
    assert [option for option in options if isinstance(option, Equip)] == [Equip("healer", "rune", id) for id in runes]


@pytest.mark.rule("VEIEL-EQUIP-06")
def test_x26_another_rune_and_the_blade_goes_to_the_box() -> None:
    t = calm(hero("shaman", raised=(), rune="r_dex2", weapon="w_venom_blade"), HEALER, box=("r_iron",))
    t.hero("shaman")
    t.answer(Equip("shaman", "rune", "r_iron"))
    assert worn(t, "shaman") == (None, None, None, "r_iron")
    assert t.g.state.box == ("r_dex2", "w_venom_blade")
    assert t.told(Unequipped)[-1] == Unequipped("shaman", "weapon", "w_venom_blade", True)


@pytest.mark.rule("VEIEL-EQUIP-07")
def test_x27_a_shield_and_the_great_axe_goes_to_the_box() -> None:
    t = calm(hero("barbarian", raised=("FOR",), weapon="w_great_axe"), HEALER, box=("s_wooden", "w_cudgel"))
    assert Equip("barbarian", "second", "w_cudgel") not in t.options()
    t.answer(Equip("barbarian", "second", "s_wooden"))
    assert worn(t, "barbarian") == (None, None, "s_wooden", None)
    assert "w_great_axe" in t.g.state.box
    assert t.told(Unequipped) == [Unequipped("barbarian", "weapon", "w_great_axe", False)]
    t.answer(Equip("barbarian", "weapon", "w_cudgel"))
    assert worn(t, "barbarian")[1:3] == ("w_cudgel", "s_wooden")


@pytest.mark.rule("VEIEL-EQUIP-07")
def test_two_hands_exclude_shield_and_second_weapon() -> None:
    t = calm(hero("knight", raised=("FOR",) * 2), HEALER, box=("w_great_axe",))
    t.answer(Equip("knight", "weapon", "w_great_axe"))
    assert worn(t, "knight")[1:3] == ("w_great_axe", None)
    assert set(t.g.state.box) == {"w_militia_sword", "s_wooden"}


@pytest.mark.rule("VEIEL-EQUIP-08")
def test_a_second_weapon_left_alone_becomes_the_first() -> None:
    t = calm(hero("knight", second="w_cudgel"), HEALER)
    t.answer(TakeOff("knight", "weapon"))
    assert worn(t, "knight")[1:3] == ("w_cudgel", None)


@pytest.mark.rule("VEIEL-ALCH-05", "VEIEL-ALCH-07")
def test_consumables_are_handed_over_or_swapped_where_the_slots_are_full() -> None:
    full = hero("healer", items=("stone", "oil"))
    t = calm(hero("knight", items=("bomb",)), full)
    gifts = [option for option in t.options() if isinstance(option, GiveItem)]
    assert gifts == [GiveItem("knight", "bomb", "healer", "stone"), GiveItem("knight", "bomb", "healer", "oil")]
    t.answer(gifts[1])
    assert (t.hero("knight").items, t.hero("healer").items) == (("oil",), ("stone", "bomb"))
    t.answer(DropItem("knight", "oil"))
    assert t.g.state.alchemist_discard == {"oil": 1}


@pytest.mark.rule("VEIEL-SMITH-06", "VEIEL-PHY-04", "VEIEL-SETUP-13")
def test_mandolin_and_phylactery_stay_where_they_are() -> None:
    g = lay(hero("bardess", phylactery="ph_eye"), HEALER)
    assert [type(option) for option in exchanges(g, g.hero("bardess"))] == [TakeOff, DropPhylactery]


@pytest.mark.rule("VEIEL-NODM-17")
def test_what_breaks_is_lost_and_what_it_gave_with_it() -> None:
    g = lay(hero("healer", armour="a_vestment", raised=("FOI",)), hero("knight"))
    break_gear(g, g.hero("healer"), "a_vestment")
    assert (g.hero("healer").armour, g.hero("healer").vit, g.state.smith_discard) == (None, 12, ("a_vestment",))


def test_copies_are_offered_once_and_what_is_worn_already_not_at_all() -> None:
    g = lay(hero("knight"), HEALER)
    g.state.box = ("s_kite", "s_kite", "s_wooden")
    assert [option for option in exchanges(g, g.hero("knight")) if isinstance(option, Equip)] == [
        Equip("knight", "second", "s_kite")
    ]


@pytest.mark.rule("VEIEL-EQUIP-06", "VEIEL-EQUIP-07")
def test_whoever_changes_something_is_warned_of_what_else_goes_to_the_box() -> None:
    narrator = VeielNarrator(TEXTS.in_("en"))
    shaman = lay(hero("shaman", rune="r_dex2", weapon="w_venom_blade"), HEALER, where="rest", place="")
    swap, off = Equip("shaman", "rune", "r_iron"), TakeOff("shaman", "rune")
    assert put_aside(shaman, swap) == put_aside(shaman, off) == ["w_venom_blade"]
    assert narrator.option(shaman, swap).endswith("; into the box with it: Venom Blade)")
    assert narrator.option(shaman, off).endswith(" into the box (into the box with it: Venom Blade)")
    assert not put_aside(shaman, Equip("shaman", "rune", "r_dex2"))
    barbarian = lay(hero("barbarian", raised=("FOR",), weapon="w_great_axe"), HEALER, where="rest", place="")
    assert put_aside(barbarian, Equip("barbarian", "second", "s_wooden")) == ["w_great_axe"]
    assert not put_aside(barbarian, Equip("barbarian", "weapon", "w_cudgel"))


@pytest.mark.rule("VEIEL-EQUIP-06")
@pytest.mark.parametrize(
    "team",
    [
        (hero("shaman", rune="r_dex2", weapon="w_venom_blade", second="w_dagger"), HEALER),
        (hero("knight", rune="r_for3", raised=("FOR",), armour="a_plate", weapon="w_great_axe", second=None), HEALER),
        (hero("knight", rune="r_order", weapon="w_long_sword", second="s_kite", armour="a_knight_mail"), HEALER),
    ],
)
def test_no_change_has_other_consequences_than_those_that_are_told(team: tuple[HeroHere, HeroHere]) -> None:
    box = ("r_iron", "r_for1", "w_great_axe", "w_cudgel", "s_wooden", "a_mail_shirt")
    t = calm(*team, box=box)
    changes = [option for option in t.options() if isinstance(option, Equip | TakeOff)]
    assert len(changes) > 5
    for change in changes:
        after = t.g.copy(t.g.chance)
        own = getattr(after.hero(change.hero), change.slot)
        aside = put_aside(after, change)
        after.answer(change, t.asks[0].seat)
        put_on = [change.card] if isinstance(change, Equip) else []
        assert Counter([*after.state.box, *put_on]) == Counter([*box, *filter(None, [own]), *aside]), change

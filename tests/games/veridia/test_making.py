"""Rituals, sigils, enchanted objects (specification 3.5)."""

from __future__ import annotations

import pytest

from oakveil.games.veridia.box import Box
from oakveil.games.veridia.catalogue import house
from oakveil.games.veridia.characters import Character
from oakveil.games.veridia.effects.making import Enchant, StoreSpell
from oakveil.games.veridia.making import (
    Shares,
    can_help,
    enchanted,
    enchanting_days,
    lost_points,
    reading,
    shares,
    sigil,
    sigil_days,
    still_works,
    stored_by,
    values_of,
)
from oakveil.games.veridia.profile import Profile, of_character

BOX = Box(house())


def mage(*traits: str, **specialties: int) -> Profile:
    character = Character(
        name="Ilva",
        skills={"arcana": 4},
        attributes={"intuition": 3},
        traits=traits,
        specialties=specialties,
        finished=True,
    )
    return of_character(character, BOX)


def writing() -> StoreSpell:
    found = stored_by("write_sigil", BOX)
    assert isinstance(found, StoreSpell)
    return found


def enchanting() -> Enchant:
    [found] = [one for id in BOX.traits if isinstance(one := stored_by(id, BOX), Enchant)]
    return found


@pytest.mark.rule("VER-TRAIT-13")
def test_a_ritual_is_shared() -> None:
    assert shares(7, 6, 1) == Shares((7,), 12)
    assert shares(7, 6, 3) == Shares((3, 2, 2), 4)
    assert shares(10, 4, 3) == Shares((4, 3, 3), 3)
    assert (lost_points(7), lost_points(4)) == (4, 2)
    assert can_help(mage(grey=1), "mana")
    assert not can_help(mage(), "mana")
    assert not can_help(of_character(Character(name="X", specialties={"grey": 1}), BOX), "mana")


@pytest.mark.rule("VER-TRAIT-14")
def test_sigils_store_chromatic_spells_for_six_months() -> None:
    days = {
        id: sigil_days(BOX.traits[id], writing()) for id in ("water_bullet", "fire_missile", "fireball", "magic_armor")
    }
    assert days == {"water_bullet": 1, "fire_missile": 1, "fireball": None, "magic_armor": None}
    written = sigil(BOX.traits["water_bullet"], writing(), day=10)
    assert values_of(written) == {"s": 1, "m": 0, "lvl": 3}
    assert [still_works(written, day) for day in (10, 190, 191)] == [True, True, False]


@pytest.mark.rule("VER-TRAIT-14")
def test_reading_a_sigil_takes_the_trait_and_a_roll() -> None:
    assert reading(mage()) is None
    roll = reading(mage("read_sigil"))
    assert roll is not None
    assert roll.dice == 7


@pytest.mark.rule("VER-TRAIT-15")
def test_objects_carry_lasting_spells_of_the_first_level() -> None:
    maker = mage(grey=2)
    days = {id: enchanting_days(BOX.traits[id], enchanting(), maker) for id in ("celerity", "magic_armor", "light")}
    assert days["celerity"] == 20
    assert days["magic_armor"] is None, "level 2"
    assert enchanting_days(BOX.traits["celerity"], enchanting(), mage(white=2)) is None, (
        "a branch the maker does not know"
    )
    boots = enchanted(BOX.traits["celerity"], enchanting())
    assert values_of(boots) == {"s": 1, "m": 0, "lvl": 1}
    assert still_works(boots, 10_000)

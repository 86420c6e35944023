"""Making characters: costs, caps, requisites, money (specification 3.4-3.6, 8.8)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from oakveil.games.veridia.box import Box
from oakveil.games.veridia.building import (
    faults,
    flaw_points,
    level_cost,
    specialty_cap,
    suspended,
    total_cost,
    way_cost,
)
from oakveil.games.veridia.catalogue import house
from oakveil.games.veridia.characters import Character
from oakveil.games.veridia.outfitting import purse
from oakveil.games.veridia.profile import of_character
from oakveil.games.veridia.ready import ready_character

EXPECTED: dict[str, Any] = json.loads((Path(__file__).parent / "expected.json").read_text())["pregens"]
BOX = Box(house())


def codes(character: Character) -> list[str]:
    return [fault.rule for fault in faults(character, BOX)]


def ready(id: str) -> Character:
    return replace(ready_character(BOX.pregens[id], BOX), finished=False)


@pytest.mark.rule("VER-XP-01", "VER-XP-02", "VER-NEW-02", "VER-NEW-03", "VER-NEW-04", "VER-MONEY-03")
@pytest.mark.parametrize("id", EXPECTED)
def test_a_ready_character_costs_what_it_should(id: str) -> None:
    character, wanted = ready(id), EXPECTED[id]
    assert codes(character) == []
    assert total_cost(character, BOX) == wanted["spent"]
    left = purse(character, BOX)  # the reference paid one shield from money instead of the voucher
    assert left.deli + 100 * left.voucher_lost == round(100 * (wanted["deli_left"] + wanted["voucher_lost"]))


@pytest.mark.rule("VER-XP-01")
def test_levels_are_bought_one_by_one() -> None:
    assert level_cost(2, 2, 4) == 14  # VER-EX-53
    assert way_cost(3) == 18  # VER-EX-44


@pytest.mark.rule("VER-XP-03")
def test_jack_of_all_trades() -> None:
    """VER-EX-45: 1 + 1 + 2 + 3 + 6."""
    plain = Character(name="Jack", skills={"melee": 5})
    jack = replace(plain, traits=("jack_of_all_trades",))
    assert total_cost(jack, BOX) - BOX.traits["jack_of_all_trades"].cost == 13
    assert total_cost(plain, BOX) == 15


@pytest.mark.rule("VER-ATTR-03", "VER-XP-02", "VER-VAL-01")
def test_an_orc_has_its_own_range() -> None:
    orc = Character(name="Grum", race="orc")
    assert of_character(orc, BOX).attributes["strength"] == 2
    assert total_cost(orc, BOX) == 0
    assert total_cost(replace(orc, attributes={"constitution": 4}), BOX) == 14  # VER-EX-53
    assert codes(replace(orc, attributes={"agility": 5})) == ["VER-VAL-01"]
    assert codes(replace(orc, attributes={"strength": 6})) == []
    assert codes(replace(orc, attributes={"strength": 1})) == ["VER-VAL-01"]


@pytest.mark.rule("VER-SKILL-01", "VER-VIRT-01", "VER-VAL-02")
def test_numbers_stay_in_their_range() -> None:
    assert codes(Character(name="A", courage=6)) == ["VER-VAL-02"]
    assert codes(Character(name="A", integrity=8)) == ["VER-VAL-02"]
    assert codes(Character(name="A", courage=5, integrity=7, skills={"melee": 7})) == []


@pytest.mark.rule("VER-SPEC-01", "VER-SPEC-02", "VER-VAL-03")
def test_a_branch_needs_arcana() -> None:
    mage = Character(name="Ilva", skills={"arcana": 4}, specialties={"grey": 3})
    assert codes(mage) == []
    assert codes(replace(mage, skills={"arcana": 3})) == ["VER-VAL-03"]
    assert specialty_cap(replace(mage, skills={"arcana": 7}), "grey", BOX) == 5


@pytest.mark.rule("VER-SPEC-03", "VER-VAL-04")
def test_ways_together_need_integrity() -> None:
    knight = Character(name="Oren", integrity=4, specialties={"blood": 2, "sun": 1})
    assert codes(knight) == []
    assert set(codes(replace(knight, integrity=3))) == {"VER-VAL-04"}


@pytest.mark.rule("VER-SPEC-05", "VER-VAL-05")
def test_a_path_needs_its_basis_when_it_is_bought() -> None:
    monk = Character(name="Brakk", courage=2, specialties={"feral": 3})
    assert codes(monk) == []
    assert codes(replace(monk, courage=1)) == ["VER-VAL-05"]
    assert codes(replace(monk, courage=1, finished=True)) == []


@pytest.mark.rule("VER-SPEC-04", "VER-VAL-16", "VER-POOL-01", "VER-POOL-02")
def test_ways_lapse_with_integrity() -> None:
    """VER-EX-47: blood 2, later mage 2, integrity 5 drops to 4."""
    knight = Character(
        name="Oren",
        integrity=4,
        specialties={"blood": 2, "mage": 2},
        ways=("blood", "blood", "mage", "mage"),
        finished=True,
    )
    assert [fault.args["specialty"] for fault in suspended(knight, BOX)] == ["mage"]
    assert of_character(knight, BOX).specialties == {"blood": 2, "mage": 1}
    assert of_character(knight, BOX).pools == {"fervor": 8}
    assert suspended(replace(knight, integrity=5), BOX) == []


@pytest.mark.rule("VER-TRAIT-01", "VER-TRAIT-02", "VER-VAL-06")
def test_a_trait_needs_one_of_each_group() -> None:
    mage = Character(name="Ilva", skills={"arcana": 4}, specialties={"grey": 3}, traits=("barrier",))
    assert codes(mage) == []
    assert codes(replace(mage, specialties={"grey": 2})) == ["VER-VAL-06"]
    assert codes(replace(mage, specialties={"grey": 2}, finished=True)) == []


@pytest.mark.rule("VER-TRAIT-03", "VER-VAL-09", "VER-VAL-10")
def test_traits_are_taken_once_or_once_per_choice() -> None:
    archer = Character(name="Tomar", skills={"marksmanship": 6})
    once, twice = "shooting_weapon_specialist:bow", "shooting_weapon_specialist:crossbow"
    assert codes(replace(archer, traits=(once, twice))) == []
    assert codes(replace(archer, traits=(once, once))) == ["VER-VAL-09"]
    assert codes(replace(archer, traits=("shooting_weapon_specialist",))) == ["VER-VAL-10"]
    assert "VER-VAL-10" in codes(replace(archer, traits=("toughness:bow",)))


@pytest.mark.rule("VER-TRAIT-05", "VER-VAL-08")
def test_a_background_is_no_trait() -> None:
    assert "VER-VAL-08" in codes(Character(name="A", traits=("adventurer",), skills={"survival": 1}))


@pytest.mark.rule("VER-TRAIT-08", "VER-VAL-11")
def test_contradictions() -> None:
    assert "VER-VAL-11" in codes(Character(name="A", traits=("giant", "dwarf"), attributes={"constitution": 5}))
    assert "VER-VAL-11" in codes(Character(name="A", traits=("blind", "keen_sense:sight")))
    assert "VER-VAL-11" in codes(Character(name="A", traits=("keen_sense:hearing", "weak_sense:hearing")))
    assert "VER-VAL-11" not in codes(Character(name="A", traits=("blind", "keen_sense:hearing")))


@pytest.mark.rule("VER-TRAIT-04", "VER-VAL-17")
def test_flaws_bring_points() -> None:
    flawed = Character(name="A", traits=("blind",))
    assert total_cost(flawed, BOX) == BOX.traits["blind"].cost < 0
    assert flaw_points(flawed, BOX) == -BOX.traits["blind"].cost


@pytest.mark.rule("VER-VAL-18")
def test_unknown_things_are_named() -> None:
    [fault] = faults(Character(name="A", traits=("foo",)), BOX)
    assert (fault.rule, fault.args) == ("VER-VAL-18", {"what": "trait", "id": "foo"})
    assert codes(Character(name="A", race="elf")) == ["VER-VAL-18"]


@pytest.mark.rule("VER-NEW-03")
def test_money_may_be_a_debt() -> None:
    assert purse(Character(name="A", traits=("gambling_addiction",)), BOX).deli == -50_000

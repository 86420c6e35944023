"""The numbers of ready characters and creatures are those that were worked out by hand (specification 8.5, 8.8)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oakveil.games.veridia import numbers
from oakveil.games.veridia.box import Box
from oakveil.games.veridia.catalogue import house
from oakveil.games.veridia.gear import loadout_of
from oakveil.games.veridia.profile import Profile, of_character, of_creature_card
from oakveil.games.veridia.ready import ready_character

EXPECTED: dict[str, Any] = json.loads((Path(__file__).parent / "expected.json").read_text())
BOX = Box(house())


def ready(id: str) -> Profile:
    return of_character(ready_character(BOX.pregens[id], BOX), BOX)


@pytest.mark.rule(
    "VER-HEALTH-01", "VER-HEALTH-02", "VER-HEALTH-06", "VER-INIT-01", "VER-POOL-01", "VER-ATK-01", "VER-DEF-06"
)
@pytest.mark.parametrize("id", EXPECTED["pregens"])
def test_a_ready_character_has_its_numbers(id: str) -> None:
    wanted, profile = EXPECTED["pregens"][id], ready(id)
    loadout = loadout_of(profile.gear, BOX, dual=id == "nib")
    assert list(profile.levels) == wanted["levels"]
    assert sum(profile.levels) == wanted["health"]
    assert numbers.initiative(profile, loadout) == wanted["initiative"]
    assert profile.willpower == wanted["willpower"]
    assert profile.pools == wanted["pools"]
    assert numbers.armor(profile, loadout)[1] == wanted["armor"]
    assert numbers.dodge(profile, loadout).dice == wanted["dodge"]
    weapon, dice, damage = wanted["best_attack"].split()
    if weapon in BOX.weapons:
        card = BOX.weapons[weapon]
        assert f"{numbers.attack(profile, loadout, card).dice}d" == dice
        assert f"+{numbers.damage(profile, card)}" == damage


@pytest.mark.rule("VER-CREA-01", "VER-ATTR-04", "VER-HEALTH-01", "VER-VIRT-01")
@pytest.mark.parametrize("id", EXPECTED["creatures"])
def test_a_creature_has_its_numbers(id: str) -> None:
    wanted, profile = EXPECTED["creatures"][id]["derived"], of_creature_card(BOX.creatures[id], BOX)
    loadout = loadout_of(profile.gear, BOX)
    assert list(profile.levels) == wanted["levels"]
    assert numbers.initiative(profile, loadout) == wanted["initiative"]
    assert profile.willpower == wanted["willpower"]
    assert numbers.dodge(profile, loadout).dice == wanted["dodge"]
    parry = numbers.parry(profile, loadout)
    assert (0 if parry is None else parry.parts[0].amount) == wanted["parry"]  # without what the weapon gives
    unarmed = numbers.block_unarmed(profile, loadout)
    assert unarmed is not None
    assert unarmed.dice == wanted["block_unarmed"]
    for attack in EXPECTED["creatures"][id]["attack"]:
        if attack["weapon"] in BOX.weapons:
            card = BOX.weapons[attack["weapon"]]
            pools = [numbers.attack(profile, loadout, card, close).dice for close in (False, True)]
            assert attack["pool"] in pools
            assert numbers.damage(profile, card) == attack["damage"]

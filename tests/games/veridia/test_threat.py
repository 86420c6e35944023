"""Threat by exact odds: the guard counts ten, and the printed table is met as nearly as rounding and spells allow."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from oakveil.games.veridia import house_box
from oakveil.games.veridia.profile import of_character, of_creature_card, of_npc
from oakveil.games.veridia.ready import ready_character
from oakveil.games.veridia.threat import estimate, threat_of

EXPECTED = json.loads((Path(__file__).parent / "expected.json").read_text())


@pytest.mark.rule("VER-LAB-01")
def test_a_guard_counts_ten_and_more_health_or_armour_counts_more() -> None:
    box = house_box()
    guard = of_npc(box.npcs["guard"])
    assert threat_of(guard, box) == 10
    assert threat_of(replace(guard, armor=guard.armor + 2), box) > 10
    assert threat_of(replace(guard, levels=(6, 6, 6, 4)), box) > 10
    assert threat_of(replace(guard, attacks=(replace(guard.attacks[0], pool=3),)), box) < 10


@pytest.mark.rule("VER-LAB-01")
def test_the_threats_of_the_box_are_met_within_two_or_a_fifth() -> None:
    """Barriers are not measured: Oren, who lives by his, stands apart."""
    box = house_box()
    known = [(of_creature_card(card, box), card.threat) for card in box.creatures.values()]
    known += [(of_npc(card), card.threat) for card in box.npcs.values()]
    known += [
        (of_character(ready_character(card, box), box), EXPECTED["pregens"][id]["threat"])
        for id, card in box.pregens.items()
        if id != "oren"
    ]
    far = [
        (who.ref, told, found) for who, told in known if abs((found := threat_of(who, box)) - told) > max(2, told / 5)
    ]
    assert len(known) == 59
    assert [who for who, _, _ in far] == ["creature:undead_warrior"]


@pytest.mark.rule("VER-LAB-02")
def test_equal_threats_are_a_little_better_than_even() -> None:
    assert estimate(10, 10) == pytest.approx(1 / (1 + 0.95**10))
    assert estimate(20, 10) > 0.99
    assert estimate(0, 10) == 0.0

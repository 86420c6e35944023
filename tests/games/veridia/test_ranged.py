"""Missile weapons (specification 3.11)."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.veridia.choices import Attack, Defend, Free, Nothing, Surrender, Work
from oakveil.games.veridia.events import ItemFell
from oakveil.games.veridia.rules.bodies import carried
from oakveil.games.veridia.rules.harm import knock_down
from oakveil.games.veridia.state import Held, Unit
from oakveil.kernel.chance import ScriptedChance
from tests.games.veridia.table import Talk, fight, person

ARCHER: dict[str, Any] = {
    "attributes": {"strength": 3, "agility": 3, "reaction": 2},
    "skills": {"marksmanship": 3, "throwing": 3, "melee": 3, "athletics": 3},
}


def shooter(*gear: str, gap: int = 6, foe: str = "npc:orc", **options: Any) -> Talk:
    return fight("own:1", foe, person("Ann", gear, **ARCHER), gap=gap, **options)


def held(unit: Unit, item: str) -> Held:
    found = carried(unit, item)
    assert found is not None
    return found


@pytest.mark.rule("VER-AMMO-01", "VER-QUIRK-06")
def test_a_bow_is_drawn_before_each_shot() -> None:
    t = shooter("bow").slot("1")
    assert not t.offers(Attack("bow", "orc"))
    t.answer(Work("draw", "bow"))
    t.slot("1").answer(Attack("bow", "orc")).answer(Nothing())
    assert not held(t.unit("1"), "bow").ready


@pytest.mark.rule("VER-AMMO-01")
@pytest.mark.parametrize(("answer", "keeps"), [(Defend("dodge"), True), (Defend("block_unarmed"), False)])
def test_a_block_loses_the_draw_and_a_dodge_keeps_it(answer: Defend, keeps: bool) -> None:
    t = fight("own:1", "own:2", person("Monk", ()), person("Ann", ("bow",), **ARCHER))
    t.slot("2").answer(Work("draw", "bow"))
    t.slot("1").answer(Attack("unarmed", "2")).answer(answer)
    assert held(t.unit("2"), "bow").ready is keeps


@pytest.mark.rule("VER-AMMO-01")
def test_a_fall_and_a_run_lose_the_draw() -> None:
    t = shooter("bow").slot("1").answer(Work("draw", "bow"))
    knock_down(t.g, t.unit("1"))
    assert not held(t.unit("1"), "bow").ready
    t = shooter("bow").slot("1").answer(Work("draw", "bow"))
    t.slot("1").answer(Work("run"))
    assert not held(t.unit("1"), "bow").ready


@pytest.mark.rule("VER-AMMO-02", "VER-QUIRK-08")
def test_three_shots_then_three_steps_of_reloading() -> None:
    """VER-EX-43: a chain crossbow."""
    t = shooter("chain_crossbow")
    ann = t.unit("1")
    for left in (2, 1, 0):
        t.unit("orc").damage = 0
        t.slot("1").rolls("attack", *[2] * 6).answer(Attack("chain_crossbow", "orc"))
        if t.ask.key == "veridia.answer":
            t.answer(Nothing())
        assert held(ann, "chain_crossbow").shots == left
    for _ in range(3):
        assert not t.slot("1").offers(Attack("chain_crossbow", "orc"))
        t.answer(Work("reload", "chain_crossbow"))
    assert held(ann, "chain_crossbow").shots == 3


@pytest.mark.rule("VER-AMMO-03")
@pytest.mark.parametrize(("ammunition", "left"), [("crystals", 6), ("all", 5)])
def test_arrows_are_counted_if_everything_is(ammunition: str, left: int) -> None:
    t = fight("own:1", "npc:orc", person("Ann", ("bow",), **ARCHER), gap=6, ammunition=ammunition)
    ann = t.unit("1")
    ann.ammunition = {"arrow": 6}
    t.slot("1").answer(Work("draw", "bow"))
    t.slot("1").answer(Attack("bow", "orc")).answer(Nothing())
    assert ann.ammunition["arrow"] == left


@pytest.mark.rule("VER-AMMO-03")
def test_half_of_the_arrows_are_found_again() -> None:
    ann = person("Ann", ("bow", "arrow", "arrow", "arrow", "arrow", "arrow"), **ARCHER)
    t = fight("own:1", "npc:orc", ann, ammunition="all")
    assert t.unit("1").ammunition == {"arrow": 5}
    t.unit("1").ammunition["arrow"] = 0
    t.slot("orc").answer(Surrender())
    assert t.unit("1").ammunition == {"arrow": 2}


@pytest.mark.rule("VER-AMMO-04", "VER-QUIRK-05")
@pytest.mark.parametrize(("face", "cell"), [(12, (14, 10)), (2, (17, 10))])
def test_what_is_thrown_lies_at_or_behind_the_target(face: int, cell: tuple[int, int]) -> None:
    t = shooter("throwing_axe")
    t.unit("1").cell, t.unit("orc").cell = (8, 10), (14, 10)
    chance = t.g.chance
    assert isinstance(chance, ScriptedChance)
    chance.script["veridia.scatter"] = [3]
    t.slot("1").rolls("attack", *[face] * 6).answer(Attack("throwing_axe", "orc")).answer(Nothing())
    [fell] = t.told(ItemFell)
    assert fell.item == "throwing_axe"
    assert fell.cell == cell
    assert t.unit("1").main == ""


@pytest.mark.rule("VER-AMMO-05", "VER-QUIRK-07")
def test_a_gun_sword_changes_its_mode_freely_and_stays_loaded() -> None:
    t = shooter("gun_sword_edge", ammunition="off").slot("1")
    assert not t.offers(Attack("gun_sword_edge", "orc"))
    t.answer(Free("switch_mode", "gun_sword_edge")).answer(Attack("gun_sword_pistol", "orc")).answer(Nothing())
    shots = held(t.unit("1"), "gun_sword_pistol").shots
    t.slot("1").answer(Free("switch_mode", "gun_sword_pistol"))
    t.slot("1").answer(Free("switch_mode", "gun_sword_edge"))
    assert held(t.unit("1"), "gun_sword_pistol").shots == shots == 1


@pytest.mark.rule("VER-RANGE-03", "VER-RANGE-04", "VER-RESP-12")
def test_arrows_are_neither_parried_nor_countered() -> None:
    t = fight("own:1", "own:2", person("Ann", ("bow",), **ARCHER), person("Bo", ("sword", "shield")), gap=4)
    t.slot("1").answer(Work("draw", "bow"))
    t.slot("1").answer(Attack("bow", "2"))
    assert {type(option).__name__ for option in t.ask.options} == {"Nothing", "Defend"}
    assert {option.kind for option in t.ask.options if isinstance(option, Defend)} == {"block", "dodge"}


@pytest.mark.rule("VER-RANGE-03")
def test_a_bow_does_not_parry() -> None:
    t = fight("own:1", "own:2", person("Ann"), person("Bo", ("bow",), **ARCHER))
    t.slot("1").answer(Attack("sword", "2"))
    assert not any(isinstance(option, Defend) and option.kind == "parry" for option in t.ask.options)


@pytest.mark.rule("VER-RANGE-02")
@pytest.mark.parametrize(("metres", "shoots"), [(60.0, True), (90.0, True), (91.5, False)])
def test_no_shot_without_a_die(metres: float, shoots: bool) -> None:
    """Six dice of a bow are gone 36 m beyond its optimal range of 60 m."""
    t = shooter("bow", map="none")
    t.g.fight.apart = {"1|orc": metres}
    t.slot("1").answer(Work("draw", "bow"))
    assert t.slot("1").offers(Attack("bow", "orc")) is shoots

"""How a skirmish begins and ends, morale (specification 3.16); answers that bind (3.9)."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.veridia.choices import Attack, Counter, Defend, EndSlot, Free, Nothing, Surrender, Walk
from oakveil.games.veridia.events import DiceRolled, MoraleBroke
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.games.veridia.rules.setup import wishes
from oakveil.games.veridia.rules.turns import has_main
from oakveil.games.veridia.rules.winning import decided
from oakveil.kernel.game import BadOptions
from tests.games.veridia.table import Talk, fight, person

STOUT: dict[str, Any] = {"attributes": {"strength": 4, "reaction": 3}, "skills": {"melee": 3, "parry": 2}}


@pytest.mark.rule("VER-SKIR-01")
@pytest.mark.parametrize("side", ["npc:guard*9", "npc:nobody*", "3@npc:guard", ""])
def test_sides_that_cannot_be(side: str) -> None:
    with pytest.raises(BadOptions):
        wishes(VeridiaOptions(side_a=side, side_b="npc:orc"))


@pytest.mark.rule("VER-SKIR-03")
def test_a_rout() -> None:
    t = fight("own:1", "npc:orc", person())
    assert decided(t.g) is None
    t.slot("orc").answer(Surrender())
    assert decided(t.g) == ("a", "rout")
    assert t.g.outcome is not None
    assert t.g.outcome.winners == (1,)


@pytest.mark.rule("VER-SKIR-05")
def test_all_out_at_once_is_a_draw() -> None:
    t = fight("own:1", "npc:orc", person())
    t.unit("1").dead = t.unit("orc").dead = True
    assert decided(t.g) == ("", "draw")


@pytest.mark.rule("VER-SKIR-03")
def test_holding_the_middle() -> None:
    t = fight("own:1", "npc:orc", person(), gap=9, victory="hold", victory_rounds=2)
    t.unit("1").cell = (12, 8)
    for _ in range(2):
        assert decided(t.g) is None
        t.g.fight.order = ("1", "orc")
        t.slot("orc").answer(EndSlot())
    assert decided(t.g) == ("a", "hold")


@pytest.mark.rule("VER-SKIR-03")
def test_half_of_a_side_leaves_over_the_far_edge() -> None:
    t = fight("own:1, npc:guard, npc:archer", "npc:orc", person(), victory="escape")
    t.unit("1").cell, t.unit("guard").cell = (22, 3), (23, 8)
    t.slot("1")
    assert not t.offers(Free("leave"))
    t.answer(Walk(((23, 3),))).answer(Free("leave"))
    assert t.unit("1").fate == "away"
    assert decided(t.g) is None
    t.slot("guard").answer(Free("leave"))
    assert decided(t.g) == ("a", "escape")


@pytest.mark.rule("VER-SKIR-03")
def test_still_standing_after_the_rounds() -> None:
    t = fight("own:1", "npc:orc", person(), victory="rounds", victory_rounds=3)
    t.g.fight.round = 3
    assert decided(t.g) is None
    t.g.fight.round = 4
    assert decided(t.g) == ("b", "rounds")


@pytest.mark.rule("VER-SKIR-04")
@pytest.mark.parametrize(("damage", "winner"), [(0, ""), (1, "b"), (8, "b")])
def test_at_the_round_limit_health_decides_if_it_is_clear(damage: int, winner: str) -> None:
    t = fight("own:1", "own:2", person(), person("Bo"), round_limit=10)
    t.g.fight.round = 10
    for unit in t.g.fight.units.values():
        unit.turn.slot = "over"
    t.unit("1").damage = min(damage, sum(t.unit("1").profile.levels[:3]) - 1)
    assert decided(t.g) == (winner, "round_limit")


def wavering(foe: str, *faces: int, **changes: Any) -> Talk:
    """A foe that is impaired when its slot begins, with morale, rolls these dice of willpower."""
    t = fight("own:1", foe, person(), morale=True, gap=5)
    id = foe.partition(":")[2]
    unit = t.unit(id)
    unit.damage = sum(unit.profile.levels[:2])
    for name, value in changes.items():
        setattr(unit, name, value)
    t.slot(id).rolls("skill", *faces).rolls("run", *[2] * 9)
    t.g.asks()
    return t


@pytest.mark.rule("VER-SKIR-06")
@pytest.mark.parametrize(("face", "does"), [(9, "holds"), (2, "flees")])
def test_morale(face: int, does: str) -> None:
    t = wavering("npc:orc", face, 2)
    assert [event.does for event in t.told(MoraleBroke)] == [does]
    assert has_main(t.unit("orc")) is (does == "holds")
    # It wavers once for one reason.
    t.slot("orc").g.asks()
    assert sum(event.kind == "skill" for event in t.told(DiceRolled)) == 1


@pytest.mark.rule("VER-SKIR-06")
def test_the_undead_do_not_waver_nor_do_characters() -> None:
    assert not wavering("creature:ghoul", 2, 2, 2, 2).told(MoraleBroke)
    t = fight("own:1", "npc:orc", person(), morale=True)
    t.unit("1").damage = sum(t.unit("1").profile.levels[:2])
    t.slot("1").g.asks()
    assert not t.told(MoraleBroke)


@pytest.mark.rule("VER-SKIR-06")
def test_who_cannot_run_surrenders() -> None:
    from oakveil.games.veridia.state import Condition

    t = wavering("npc:orc", 2, 2, conditions=(Condition("held"),))
    assert t.unit("orc").fate == "surrendered"


@pytest.mark.rule("VER-RESP-11", "VER-RESP-10")
def test_a_counter_binds_to_that_aggressor() -> None:
    t = fight("npc:orc, npc:goblin", "own:1", person("Ann", ("sword", "bow"), **STOUT))
    ann = t.unit("1")
    t.unit("orc").cell, t.unit("goblin").cell, ann.cell = (8, 9), (8, 10), (9, 9)
    t.slot("orc").rolls("attack", *[2] * 20).answer(Attack("axe", "1")).answer(Counter(False, "sword"))
    if t.ask.key == "veridia.exchange":
        t.answer(Nothing())
    assert ann.turn.counter == "orc"
    t.answer(EndSlot()).answer(EndSlot())
    assert t.ask.seat == 2
    assert {o.target for o in t.ask.options if isinstance(o, Attack)} == {"orc"}
    assert not t.offers(EndSlot())
    assert t.ask.free is None
    t.answer(Attack("sword", "orc"))
    assert t.ask.free is not None


@pytest.mark.rule("VER-RESP-11")
def test_a_defence_against_another_frees_from_a_counter() -> None:
    t = fight("npc:orc, npc:goblin", "own:1", person("Ann", **STOUT))
    ann = t.unit("1")
    t.unit("orc").cell, t.unit("goblin").cell, ann.cell = (8, 9), (8, 10), (9, 9)
    t.slot("orc").rolls("attack", *[2] * 20).answer(Attack("axe", "1")).answer(Counter(False, "sword"))
    if t.ask.key == "veridia.exchange":
        t.answer(Nothing())
    t.answer(EndSlot())
    strike = next(o for o in t.ask.options if isinstance(o, Attack) and o.manoeuvre == "attack" and not o.part)
    t.answer(strike).answer(Defend("parry", "sword"))
    assert ann.turn.counter == ""


@pytest.mark.rule("VER-RESP-12", "VER-EXCH-09")
def test_nobody_counters_what_it_cannot_reach() -> None:
    t = fight("npc:dragon", "own:1", person("Ann", **STOUT))
    size = t.unit("dragon").profile.size
    t.unit("dragon").cell, t.unit("1").cell = (3, 6), (4 + size, 7)
    t.slot("dragon").answer(Attack("claws", "1"))
    assert not any(isinstance(option, Counter) for option in t.ask.options)
    t.unit("1").cell = (3 + size, 7)
    t.slot("dragon").answer(Attack("claws", "1"))
    assert any(isinstance(option, Counter) for option in t.ask.options)


@pytest.mark.rule("VER-ATK-05")
def test_the_helpless_neither_answer_nor_hide_behind_a_shield() -> None:
    from oakveil.games.veridia.rules.situation import attack_pool

    t = fight("own:1", "own:2, npc:orc", person("Ann", **STOUT), person("Bo", ("sword", "shield")))
    sword, bo = t.g.box.weapons["sword"], t.unit("2")
    before = attack_pool(t.g, t.unit("1"), sword, bo)
    bo.knocked_out = True
    after = attack_pool(t.g, t.unit("1"), sword, bo)
    assert (after.dice - before.dice, before.difficulty - after.difficulty) == (2, 1)
    t.slot("1").rolls("attack", *[2] * 9).answer(Attack("sword", "2"))
    assert t.ask.key == "veridia.turn"


@pytest.mark.rule("VER-RESP-08", "VER-RESP-04")
def test_a_broken_shield_blocks_nothing() -> None:
    from oakveil.games.veridia.rules.criticals import break_item

    t = fight("own:1", "own:2", person("Ann"), person("Bo", ("sword", "shield")))
    break_item(t.g, t.unit("2"), "shield")
    t.slot("1").answer(Attack("sword", "2"))
    assert {o.kind for o in t.ask.options if isinstance(o, Defend)} == {"parry", "dodge"}


@pytest.mark.rule("VER-RESP-09")
@pytest.mark.parametrize(("weapon", "kinds"), [("axe", {"dodge"}), ("unarmed", {"dodge", "block_unarmed"})])
def test_beasts_block_unarmed_blows_only(weapon: str, kinds: set[str]) -> None:
    t = fight("own:1", "npc:dragon", person("Ann", ("axe",)))
    t.slot("1").answer(Attack(weapon, "dragon"))
    assert {o.kind for o in t.ask.options if isinstance(o, Defend)} == kinds

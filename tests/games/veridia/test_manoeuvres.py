"""Knocking out, grappling, aiming, running away (specification 3.10)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from oakveil.games.veridia.choices import Attack, Chase, Counter, Flee, Follow, Free, Nothing, Work
from oakveil.games.veridia.events import Damaged, KnockedOut, LeftFight, Moved
from oakveil.games.veridia.rules.bodies import has
from oakveil.games.veridia.rules.harm import Blow, Wound
from oakveil.games.veridia.rules.mounts import mount
from oakveil.games.veridia.rules.situation import attack_pool, grapple_pool, plain_pool
from oakveil.games.veridia.rules.working import WANTED
from oakveil.games.veridia.state import Grip
from tests.games.veridia.table import Talk, fight, person

WRESTLER: dict[str, Any] = {"attributes": {"strength": 4}, "skills": {"brawl": 3}}


def grappled(*faces: int, foe: str = "own:2", gear: tuple[str, ...] = ("sword",)) -> Talk:
    """Ann has no weapon and seizes the other with these dice of seven; it does nothing about it."""
    t = fight("own:1", foe, person("Ann", (), **WRESTLER), person("Bo", gear, skills={"melee": 1}))
    t.slot("1").rolls("grapple", *faces, *[2] * (7 - len(faces))).answer(Attack("unarmed", "2", "grapple"))
    return t.answer(Nothing())


@pytest.mark.rule("VER-KO-03")
def test_an_incapacitator_counts_a_success_more_before_armour() -> None:
    t = fight("own:1", "own:2", person("Ann", traits=("incapacitator",)), person("Bo", ("plate_armor",)))
    target = t.unit("2")
    target.damage = sum(target.profile.levels[:3]) - 1
    for raw, out in ((4, False), (5, True)):
        blow = Blow(target="2", source="club", by="1", wounds=(Wound("physical", raw),), knock_out=True, extra=1)
        t.slot("1").g.stack.append(blow)
        blow.deal(t.g)
        assert target.knocked_out is out
    assert target.damage == sum(target.profile.levels[:3]) - 1


@pytest.mark.rule("VER-KO-04")
def test_rousing() -> None:
    t = fight("own:1, npc:guard", "npc:orc", person("Ann", attributes={"intuition": 3}))
    t.unit("1").cell, guard = (10, 4), t.unit("guard")
    guard.cell = (11, 5)
    guard.knocked_out = True
    t.slot("1").rolls("skill", 9, 2, 2).answer(Work("rouse", "guard"))
    assert not guard.knocked_out
    assert has(guard, "prone")


@pytest.mark.rule("VER-GRAP-01")
@pytest.mark.parametrize(
    ("gear", "dice"), [((), 7), (("dagger",), 5), (("great_sword",), 3), (("spear",), 5), (("dagger", "shield"), 5)]
)
def test_held_things_hinder(gear: tuple[str, ...], dice: int) -> None:
    t = fight("own:1", "own:2", person("Ann", gear, **WRESTLER), person("Bo", ()))
    assert grapple_pool(t.g, t.unit("1"), t.unit("2")).dice == dice


@pytest.mark.rule("VER-GRAP-02", "VER-GRAP-05", "VER-GRAP-06")
def test_disarm_and_lock() -> None:
    """VER-EX-31."""
    t = grappled(10, 10, 12)
    assert not t.offers(Follow("disarm", 1, 2, "sword"))
    t.answer(Follow("disarm", 2, 1, "sword"))
    bo = t.unit("2")
    assert bo.main == ""
    assert t.g.fight.grips == (Grip("1", "2", 1, 1),)
    assert attack_pool(t.g, bo, t.g.box.weapons["unarmed"], t.unit("1")).difficulty == 1
    assert grapple_pool(t.g, bo, t.unit("1"), "break_free").difficulty == 0


@pytest.mark.rule("VER-GRAP-03")
@pytest.mark.parametrize(("faces", "free"), [((9, 3), False), ((9, 10), True)])
def test_breaking_free(faces: tuple[int, int], free: bool) -> None:
    """The grip's strength is the difficulty."""
    t = grappled(10, 10).answer(Follow("none", lock=2))
    bo = t.unit("2")
    bo.profile = replace(bo.profile, attributes={**bo.profile.attributes, "strength": 2})
    t.slot("2").rolls("break_free", *faces).answer(Work("break_free"))
    assert (t.g.fight.grips == ()) is free


@pytest.mark.rule("VER-GRAP-04")
def test_who_is_held_does_not_answer_the_next_roll() -> None:
    t = grappled(9, 9).answer(Follow("none", lock=2))
    t.slot("1").rolls("grapple", 9, 9, 9, 2, 2, 2, 2).answer(Attack("unarmed", "2", "grapple"))
    assert t.ask.key == "veridia.follow_up"
    assert t.g.fight.grips[0].strength == 2
    t.answer(Follow("none", lock=3)).answer(Free("release", "2"))
    assert t.g.fight.grips == ()


@pytest.mark.rule("VER-GRAP-07", "VER-MOUNT-05")
def test_knocking_down_needs_more_than_strength_and_ends_the_hold() -> None:
    t = grappled(9, 10)
    bo = t.unit("2")
    assert t.offers(Follow("knock_down", 2, 0))
    t.answer(Follow("knock_down", 2, 0))
    assert has(bo, "prone")
    assert t.g.fight.grips == ()
    strong = grappled(9)
    assert not strong.offers(Follow("knock_down", 1, 0))


@pytest.mark.rule("VER-GRAP-08", "VER-GRAP-09")
def test_breach_and_bash() -> None:
    """Two off the mail, then unarmed damage and half of two successes."""
    t = grappled(9, 10, gear=("sword", "mail")).answer(Follow("breach", 2, 0))
    t.slot("1").rolls("grapple", 9, 10, 11, 12, 2, 2, 2).answer(Attack("unarmed", "2", "grapple"))
    t.answer(Follow("bash", 4, 0))
    [blow] = t.told(Damaged)
    unarmed = t.g.box.weapons["unarmed"].damage
    assert (blow.raw, blow.outer) == (unarmed + 2, 1)


@pytest.mark.rule("VER-GRAP-10", "VER-AMMO-01")
def test_both_are_rooted() -> None:
    t = grappled(9).answer(Follow("none", lock=1))
    assert t.ask.free is None
    t.slot("2")
    assert t.ask.free is None
    assert not t.offers(Flee())


@pytest.mark.rule("VER-GRAP-11")
def test_nobody_wrestles_a_giant() -> None:
    t = fight("own:1", "own:2", person("Ann", (), **WRESTLER), person("Bo", ()))
    big = t.unit("2")
    big.profile = replace(big.profile, size=2)
    assert grapple_pool(t.g, t.unit("1"), big).dice == 5
    assert t.slot("1").offers(Attack("unarmed", "2", "grapple"))
    big.profile = replace(big.profile, size=3)
    assert not t.slot("1").offers(Attack("unarmed", "2", "grapple"))


@pytest.mark.rule("VER-RESP-07", "VER-EXCH-05")
def test_a_grapple_is_dodged_blocked_by_hand_or_met() -> None:
    t = fight("own:1", "own:2", person("Ann", (), **WRESTLER), person("Bo", ("sword", "shield")))
    t.slot("1").answer(Attack("unarmed", "2", "grapple"))
    kinds = {getattr(option, "kind", "") for option in t.ask.options}
    assert {"dodge", "block_unarmed"} <= kinds
    assert not {"parry", "block"} & kinds
    assert t.offers(Counter(True, "sword"))


@pytest.mark.rule("VER-AIM-01", "VER-AIM-02")
@pytest.mark.parametrize(("part", "hard"), [("leg", 1), ("head", 2), ("eye", 3)])
def test_aimed_strikes(part: str, hard: int) -> None:
    t = fight("own:1", "own:2", person("Ann", **{**WRESTLER, "skills": {"melee": 3}}), person("Bo", ()))
    t.slot("1").rolls("attack", *[12, 11, 10, 9, 9, 2, 2]).answer(Attack("sword", "2", "attack", part))
    t.answer(Nothing())
    assert attack_pool(t.g, t.unit("1"), t.g.box.weapons["sword"], t.unit("2"), "attack", part).difficulty == hard
    assert t.unit("2").conditions


@pytest.mark.rule("VER-AIM-02")
def test_a_part_is_not_hurt_where_no_point_goes_through() -> None:
    t = fight("own:1", "own:2", person("Ann", **WRESTLER), person("Bo", ("plate_armor",)))
    t.slot("1").rolls("attack", 12, 11, 2, 2).answer(Attack("sword", "2", "attack", "leg")).answer(Nothing())
    assert not has(t.unit("2"), "lamed")


def runner(*faces: int, gap: int = 1) -> Talk:
    """Bo runs with these dice from two men."""
    bo = person("Bo", (), attributes={"agility": 2}, skills={"athletics": 2})
    t = fight("npc:guard*2", "own:1", bo, gap=gap)
    t.g.fight.order = ("1", "guard.1", "guard.2")
    return t.slot("1").rolls("run", *faces).answer(Flee())


@pytest.mark.rule("VER-CHASE-01", "VER-CHASE-04")
def test_running_without_a_success_fails() -> None:
    t = runner(2, 3, 4, 5)
    assert t.unit("1").cell == (11, 3)
    assert not t.told(Moved)


@pytest.mark.rule("VER-CHASE-02", "VER-CHASE-04")
def test_chasers_roll_against_the_one_roll() -> None:
    """VER-EX-51: the first hits, the second does not, the runner gains nothing."""
    t = runner(9, 10, 2, 3)
    guard = t.unit("guard.1")
    pools = plain_pool(t.g, guard, WANTED["run"]).dice, 5
    dice = min(pools) - 1
    t.rolls("chase", 9, 10, 11, *[2] * (dice - 3)).answer(Chase("spear"))
    t.rolls("chase", 9, *[2] * (dice - 1)).answer(Chase("spear"))
    assert len(t.told(Damaged)) == 1
    assert t.unit("1").escape == 0
    assert guard.turn.main == "spent"


@pytest.mark.rule("VER-CHASE-03", "VER-CHASE-04")
def test_four_successes_and_the_runner_is_away() -> None:
    t = runner(9, 10, 11, 12).answer(Nothing()).answer(Nothing())
    assert t.unit("1").escape == 4
    assert [event.fate for event in t.told(LeftFight)] == ["fled"]


@pytest.mark.rule("VER-CHASE-03", "VER-CHASE-04")
def test_a_runner_goes_towards_its_own_edge_and_goes_on_next_time() -> None:
    t = runner(9, 10, 2, 2).answer(Nothing()).answer(Nothing())
    bo = t.unit("1")
    assert bo.escape == 2
    assert bo.fate == "up"
    assert bo.cell is not None
    assert bo.cell[0] > 13


@pytest.mark.rule("VER-CHASE-04")
def test_at_the_edge_it_is_away() -> None:
    t = fight("npc:guard", "own:1", person("Bo", ()))
    t.unit("1").cell = (20, 3)
    t.slot("1").rolls("run", 9, 2).answer(Flee())
    assert t.unit("1").fate == "fled"


@pytest.mark.rule("VER-GRAP-10", "VER-MOUNT-05")
def test_a_rider_who_is_seized_is_unseated() -> None:
    t = fight("own:1", "own:2, creature:horse", person("Ann", (), **WRESTLER), person("Bo", ()))
    t.unit("horse").cell = (11, 3)
    mount(t.g, t.unit("2"), t.unit("horse"))
    t.slot("1").rolls("grapple", 9, *[2] * 6).answer(Attack("unarmed", "2", "grapple")).answer(Nothing())
    assert t.unit("2").mount == ""
    assert has(t.unit("2"), "prone")


@pytest.mark.rule("VER-KO-01")
def test_a_knock_out_deals_nothing_by_itself() -> None:
    t = fight("own:1", "own:2", person("Ann", **{**WRESTLER, "skills": {"melee": 3}}), person("Bo", ()))
    t.slot("1").rolls("knockout", 9, *[2] * 6).answer(Attack("sword", "2", "knockout")).answer(Nothing())
    assert t.unit("2").damage == 0
    assert not t.told(KnockedOut)


@pytest.mark.rule("VER-CHASE-04")
def test_a_chaser_that_hits_ends_beside_the_runner() -> None:
    t = fight("npc:guard", "own:1", person("Bo", (), attributes={"agility": 2}, skills={"athletics": 2}))
    guard = t.unit("guard")
    guard.cell, t.unit("1").cell = (4, 3), (8, 3)
    t.slot("1").rolls("run", 9, 2, 2, 2).answer(Flee())
    t.rolls("chase", 9, 10, 11, 12, *[2] * 9).answer(Chase("spear"))
    assert guard.cell is not None
    assert guard.cell[0] == 7

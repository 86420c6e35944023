"""Critical failures in a fight (specification 3.14, 8.7)."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.veridia.choices import Attack, CallExchange, Counter, Defend, Nothing, Work
from oakveil.games.veridia.events import CriticalFailure, DiceRolled
from oakveil.games.veridia.rules.bodies import has, is_broken
from tests.games.veridia.table import Talk, fight, person

STOUT: dict[str, Any] = {"attributes": {"strength": 2, "reaction": 2}, "skills": {"melee": 1, "parry": 1}}
ONES = (1, 1, 1)


def duel(**options: Any) -> Talk:
    return fight("own:1", "own:2", person("Ann", **STOUT), person("Bo", **STOUT), **options).slot("1")


@pytest.mark.rule("VER-CRIT-01", "VER-DICE-09")
@pytest.mark.parametrize(("wear", "broken"), [("auto", False), ("on", True)])
def test_a_blow(wear: str, broken: bool) -> None:
    t = duel(wear=wear).rolls("attack", *ONES).answer(Attack("sword", "2")).answer(Nothing())
    assert [event.consequence for event in t.told(CriticalFailure)] == ["weapon_attack"]
    assert is_broken(t.unit("1"), "sword") is broken
    assert has(t.unit("1"), "off_balance") is not broken


@pytest.mark.rule("VER-CRIT-01")
def test_a_defence() -> None:
    t = duel().rolls("attack", 2, 2, 2).rolls("parry", 1, 1, 1, 2).answer(Attack("sword", "2"))
    t.answer(Defend("parry", "sword"))
    assert has(t.unit("2"), "prone")


@pytest.mark.rule("VER-CRIT-01", "VER-EXCH-02")
def test_an_exchange_fails_as_a_blow_not_as_a_defence() -> None:
    t = duel().rolls("exchange", 1, 1, 1).rolls("attack", 2, 2, 2).answer(Attack("sword", "2"))
    t.answer(Counter(False, "sword")).answer(CallExchange())
    rolled = [event.unit for event in t.told(DiceRolled)]
    assert rolled == ["1", "2"]
    assert has(t.unit("2"), "off_balance")
    assert not has(t.unit("2"), "prone")


@pytest.mark.rule("VER-CRIT-01")
def test_a_shot_must_be_made_ready_again() -> None:
    archer = person("Ann", ("chain_crossbow",), attributes={"agility": 2}, skills={"marksmanship": 1})
    t = fight("own:1", "npc:orc", archer, gap=6)
    t.slot("1").rolls("attack", *ONES).answer(Attack("chain_crossbow", "orc")).answer(Nothing())
    assert t.unit("1").carried[0].shots == 0


@pytest.mark.rule("VER-CRIT-01")
def test_nothing_of_it_if_it_is_not_played() -> None:
    t = duel(criticals="off").rolls("attack", *ONES).answer(Attack("sword", "2")).answer(Nothing())
    assert not t.told(CriticalFailure)


@pytest.mark.rule("VER-CRIT-01", "VER-GRAP-03")
def test_breaking_free() -> None:
    from oakveil.games.veridia.rules.grappling import Grapple

    t = duel()
    Grapple(holder="2", held="1", successes=1, matches=0).seize(t.g)
    t.slot("1").rolls("break_free", 1, 1).answer(Work("break_free"))
    assert has(t.unit("1"), "prone")

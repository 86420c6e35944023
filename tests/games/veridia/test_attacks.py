"""Attacks, answers, exchanges, damage (specification 3.3, 3.9, 3.13 and the examples of 4)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oakveil.games.veridia.choices import (
    Attack,
    CallExchange,
    Counter,
    Defend,
    EndSlot,
    Nothing,
    Part,
    Split,
)
from oakveil.games.veridia.dice import judge
from oakveil.games.veridia.events import Damaged, DiceRolled
from oakveil.games.veridia.rules.harm import Wound, reckon, weapon_wounds
from oakveil.games.veridia.rules.situation import attack_pool, defence_pool, range_penalty
from oakveil.games.veridia.rules.turns import has_main
from oakveil.games.veridia.state import Barrier
from tests.games.veridia.table import Talk, fight, person

STRONG = {"strength": 4, "reaction": 3}


def dealt(t: Talk) -> int:
    return sum(event.dealt for event in t.told(Damaged))


@pytest.mark.rule("VER-ATK-01", "VER-ATK-02", "VER-DMG-01", "VER-DMG-02", "VER-DEF-01")
def test_damage_is_weapon_and_successes_minus_armour() -> None:
    """VER-EX-11: two successes with a sword against mail."""
    t = fight("own:1", "own:2", person("Ann", attributes=STRONG, skills={"melee": 1}), person("Bo", ("mail",)))
    t.slot("1").rolls("attack", 5, 11, 1, 3, 10).answer(Attack("sword", "2"))
    t.answer(Nothing())
    assert dealt(t) == 1
    assert t.unit("2").damage == 1


@pytest.mark.rule("VER-RESP-10", "VER-EXCH-01", "VER-EXCH-02", "VER-EXCH-03", "VER-TURN-04")
def test_an_exchange() -> None:
    """VER-EX-12: Eric attacks, Mark counters, Eric calls the exchange."""
    eric = person("Eric", attributes={"strength": 4}, skills={"melee": 3})
    mark = person("Mark", ("dagger", "robes"), attributes={"strength": 3}, skills={"melee": 3})
    t = fight("own:1", "own:2", eric, mark)
    mark_unit = t.unit("2")
    mark_unit.profile = replace(mark_unit.profile, armor=1)
    t.slot("1").answer(Attack("sword", "2"))
    t.answer(Counter(weapon="dagger"))
    t.rolls("attack", 9, 10, 1, 2, 3, 4, 5).rolls("exchange", 11, 1, 2, 3, 4)
    t.answer(CallExchange())
    mine, theirs = t.told(DiceRolled)
    assert (len(mine.rolled.faces), len(theirs.rolled.faces)) == (7, 5)  # +1 balanced, -1 each
    assert dealt(t) == 2
    assert not has_main(t.unit("2"))


@pytest.mark.rule("VER-RESP-01", "VER-RESP-03", "VER-RESP-05")
def test_the_answers_to_an_attack() -> None:
    """VER-EX-13: avoid it, counter, or do something else later."""
    t = fight("own:1", "own:2", person("Eric"), person("Mark", ("sword", "shield")))
    t.slot("1").answer(Attack("sword", "2"))
    assert t.ask.key == "veridia.answer"
    kinds = {option.kind for option in t.ask.options if isinstance(option, Defend)}
    assert kinds == {"parry", "block", "dodge"}
    assert t.offers(Counter(weapon="sword"))
    assert t.offers(Nothing())


@pytest.mark.rule("VER-QUIRK-04", "VER-DICE-05")
def test_devastating_adds_the_matches() -> None:
    """VER-EX-24: 2 + 3 + 2 - 2."""
    t = fight("own:1", "npc:guard", person("Ann", ("axe",)))
    wounds = weapon_wounds(t.g, t.unit("1"), "axe", 2, frozenset({"devastating"}), judge((10, 10, 10)))
    assert sum(part.dealt for part in reckon(t.g, t.unit("guard"), wounds)) == 5


@pytest.mark.rule("VER-QUIRK-01", "VER-DMG-04", "VER-DEF-02")
def test_piercing_halves_outer_armour_only() -> None:
    """VER-EX-25: 6 - (5 - 2) - 1."""
    t = fight("npc:guard", "own:1", person("Ann", ("plate_armor",)))
    target = t.unit("1")
    target.profile = replace(target.profile, armor_inner=1)
    assert sum(part.dealt for part in reckon(t.g, target, (Wound("physical", 6, "half"),))) == 2


@pytest.mark.rule("VER-DEF-03", "VER-DEF-04")
def test_a_barrier_takes_damage_first() -> None:
    """VER-EX-26 and VER-EX-27."""
    t = fight("npc:guard", "own:1", person("Ann", ("mail",)))
    target = t.unit("1")
    target.barrier = Barrier(3)
    [part] = reckon(t.g, target, (Wound("physical", 5),))
    assert (part.barrier, part.dealt) == (3, 0)
    target.armor, target.profile = "", replace(target.profile, armor=1, resist=1)
    target.barrier = Barrier(4)
    physical, elemental = reckon(t.g, target, (Wound("physical", 3), Wound("elemental", 2)))
    assert (physical.barrier, elemental.barrier, elemental.dealt) == (3, 1, 0)


@pytest.mark.rule("VER-HEALTH-05")
@pytest.mark.parametrize(("faces", "dead"), [((9, 10), False), ((9, 10, 11), True)])
def test_damage_beyond_zero_kills(faces: tuple[int, ...], dead: bool) -> None:
    """VER-EX-29: an equal blow leaves none, a larger one kills."""
    t = fight(
        "own:1", "own:2", person("Ann", ("club",), attributes={"strength": 2}, skills={"melee": 1}), person("Bo", ())
    )
    target = t.unit("2")
    target.damage = sum(target.profile.levels) - 3
    t.slot("1").rolls("attack", *faces, *[2] * (3 - len(faces))).answer(Attack("club", "2"))
    if t.g.outcome is None and t.ask.key == "veridia.answer":
        t.answer(Nothing())
    assert target.dead is dead


@pytest.mark.rule("VER-KO-01", "VER-KO-02", "VER-KO-04")
def test_a_knock_out() -> None:
    """VER-EX-30: computed 4 on 6 is nine of eleven; the pair does one point of real damage."""
    t = fight(
        "own:1",
        "own:2",
        person("Ann", attributes={"strength": 2}, skills={"melee": 1}),
        person("Bo", (), attributes={"constitution": 3}),
    )
    target = t.unit("2")
    target.damage = 6
    t.slot("1").rolls("knockout", 9, 9, 2).answer(Attack("sword", "2", "knockout"))
    if t.g.outcome is None and t.ask.key == "veridia.answer":
        t.answer(Nothing())
    assert target.knocked_out
    assert target.damage == 7


@pytest.mark.rule("VER-QUIRK-12", "VER-SURP-03")
def test_a_threatening_weapon_keeps_attackers_off() -> None:
    """VER-EX-32: an orc of seven dice against the spear of a guard."""
    t = fight("npc:orc", "npc:guard")
    orc, guard = t.unit("orc"), t.unit("guard")
    card = t.g.box.weapons["axe"]
    assert attack_pool(t.g, orc, card, guard).dice == 5
    t.g.fight.surprised = frozenset({"guard"})
    assert attack_pool(t.g, orc, card, guard).dice == 7


@pytest.mark.rule("VER-CONC-02", "VER-CONC-03", "VER-CONC-07")
def test_a_split_loses_what_a_wound_takes() -> None:
    """VER-EX-33: of 7 and 6 dice there are 5 to share; a wound takes two of the three left for the attack."""
    ann = person("Ann", attributes={"strength": 4, "reaction": 2, "constitution": 3}, skills={"melee": 3, "parry": 3})
    t = fight("npc:orc", "own:1", ann)
    t.slot("orc").rolls("attack", *[9] * 7).answer(Attack("axe", "1"))
    t.rolls("parry", 1, 2)
    t.answer(Split((Part("parry", 2, "sword"), Part("attack", 3, "sword"))))
    unit = t.unit("1")
    assert [member.dice for member in unit.turn.members] == [3]


@pytest.mark.rule("VER-CONC-01", "VER-CONC-02")
def test_a_set_of_three_and_no_kind_twice() -> None:
    """VER-EX-34: two parries are refused."""
    ann = person("Ann", attributes={"strength": 4, "reaction": 2}, skills={"melee": 3, "parry": 4, "athletics": 3})
    t = fight("npc:orc*2", "own:1", ann)
    t.slot("orc.1").answer(Attack("axe", "1"))
    parry, dodge, blow = Part("parry", 1, "sword"), Part("dodge", 1), Part("attack", 1, "sword")
    assert t.offers(Split((parry, dodge, blow)))
    assert not t.offers(Split((parry, parry, blow)))
    assert not t.offers(Split((parry, dodge, Part("attack", 4, "sword"))))


@pytest.mark.rule("VER-TURN-06", "VER-TURN-04")
def test_a_spent_main_defends_no_more() -> None:
    """VER-EX-35."""
    t = fight("own:1", "own:2", person("Ann"), person("Bo"))
    t.unit("1").turn.main = "spent"
    t.slot("2")
    t.unit("1").turn.main = "spent"
    t.answer(Attack("sword", "1"))
    assert t.ask.key != "veridia.answer"


@pytest.mark.rule("VER-TURN-05", "VER-EXCH-04", "VER-RESP-11")
def test_whose_slot_is_over_stays_on_guard_and_counters_by_an_exchange() -> None:
    """VER-EX-36."""
    t = fight("own:1", "own:2", person("Ann"), person("Bo"))
    t.slot("1").answer(EndSlot())
    t.answer(Attack("sword", "1"))
    assert t.ask.seat == 1
    assert t.offers(Counter(True, "sword"))
    assert not t.offers(Counter(False, "sword"))
    assert t.offers(Defend("parry", "sword"))


@pytest.mark.rule("VER-EXCH-05", "VER-QUIRK-03")
def test_bare_hands_do_not_exchange_blows_with_a_weapon() -> None:
    """VER-EX-37: but a grapple may be met."""
    t = fight("own:1", "own:2", person("Monk", ()), person("Bo"))
    t.slot("1").answer(Attack("unarmed", "2"))
    assert not t.offers(Counter(True, "sword"))
    t = fight("own:1", "own:2", person("Monk", ()), person("Bo"))
    t.slot("1").answer(Attack("unarmed", "2", "grapple"))
    assert t.offers(Counter(True, "sword"))


@pytest.mark.rule("VER-RANGE-01", "VER-RANGE-02")
def test_every_started_six_metres_cost_a_die() -> None:
    """VER-EX-38: a bow of seven dice."""
    bow = fight("npc:guard", "npc:orc").g.box.weapons["bow"]
    assert [7 - range_penalty(bow, metres) for metres in (60, 61.5, 66, 67.5, 96, 97.5)] == [7, 6, 6, 5, 1, 0]


@pytest.mark.rule("VER-MOVE-09")
def test_lying_on_the_ground() -> None:
    """VER-EX-58: attackers beside it have a die more, its dodge two less."""
    from oakveil.games.veridia.rules.lasting import put_in

    ann = person("Ann", attributes={"strength": 3}, skills={"melee": 2})
    bo = person("Bo", (), attributes={"reaction": 3}, skills={"athletics": 3})
    t = fight("own:1", "own:2", ann, bo)
    put_in(t.g, t.unit("2"), "prone")
    assert attack_pool(t.g, t.unit("1"), t.g.box.weapons["sword"], t.unit("2")).dice == 6
    assert defence_pool(t.g, t.unit("2"), "dodge").dice == 4


@pytest.mark.rule("VER-AIM-01", "VER-QUIRK-16")
def test_difficulties_add_up() -> None:
    """VER-EX-59 without the wall: the hand of somebody with a shield."""
    t = fight("own:1", "own:2", person("Ann"), person("Bo", ("sword", "shield")))
    pool = attack_pool(t.g, t.unit("1"), t.g.box.weapons["sword"], t.unit("2"), "attack", "hand")
    assert pool.difficulty == 3

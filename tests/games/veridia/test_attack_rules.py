"""The order of an attack, riders, answers one after the other, surprise, wear (specification 3.7-3.14)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from oakveil.games.veridia import house_box
from oakveil.games.veridia.board import MARKS, Board, metres, within
from oakveil.games.veridia.choices import (
    Attack,
    CallExchange,
    Chase,
    Counter,
    Defend,
    EndSlot,
    Flee,
    Nothing,
    Place,
    Rider,
    Strike,
    Walk,
)
from oakveil.games.veridia.events import (
    AnswerChosen,
    ArmorWorn,
    AttackDeclared,
    Damaged,
    DiceRolled,
    ExchangeCalled,
    Hit,
    ItemBroke,
    PointsPaid,
    RoundBegan,
    SlotEnded,
    SurpriseRolled,
)
from oakveil.games.veridia.rules.bodies import is_broken
from oakveil.games.veridia.rules.harm import Blow, Wound
from oakveil.games.veridia.rules.situation import attack_pool, defence_pool
from oakveil.games.veridia.rules.surprise import Surprise
from oakveil.games.veridia.sequence import FightOut
from oakveil.games.veridia.state import Barrier
from tests.games.veridia.casters import caster, casting, uses
from tests.games.veridia.table import Talk, fight, person

BLADE: dict[str, Any] = {"attributes": {"strength": 3, "reaction": 3}, "skills": {"melee": 3, "parry": 3, "brawl": 3}}


def duel(mine: tuple[str, ...] = ("sword",), theirs: tuple[str, ...] = ("sword",), **options: Any) -> Talk:
    """Ann and Bo beside each other; it is Ann's slot."""
    return fight("own:1", "own:2", person("Ann", mine, **BLADE), person("Bo", theirs, **BLADE), **options).slot("1")


@pytest.mark.rule("VER-MAP-01")
def test_a_cell_is_a_metre_and_a_half() -> None:
    assert metres(6) == 9.0
    assert (within(9), within(60), within(1)) == (6, 40, 0)
    t = duel(theirs=(), map="open_field")
    t.unit("2").cell = (20, 12)
    ways = {option.path[-1] for option in walks(t)}
    assert max(abs(x - 10) for x, _ in ways) == within(9)
    for board in house_box().boards.values():
        assert 8 <= board.width <= 60
        assert 8 <= board.height <= 60
    assert (t.g.board.width, t.g.board.height) == (24, 16)


def walks(t: Talk) -> list[Walk]:
    """All straight walks that are possible now along a row of the map."""
    x, y = t.unit("1").cell or (0, 0)
    ahead = [Walk(tuple([(x - step, y) for step in range(1, far + 1)])) for far in range(1, 10)]
    return [walk for walk in ahead if t.offers(walk)]


@pytest.mark.rule("VER-MAP-07")
def test_maps_are_read_and_written_in_letters() -> None:
    for id, card in house_box().maps.items():
        board = house_box().boards[id]
        assert board.rows == Board(card.rows).rows == tuple(card.rows)
        assert {mark for row in board.rows for mark in row} <= MARKS
        read = ["".join(board.mark((x, y)) for x in range(board.width)) for y in range(board.height)]
        assert read == [*card.rows]


@pytest.mark.rule("VER-MAP-07")
def test_units_begin_in_the_start_zone_of_their_side() -> None:
    t = fight("own:1", "npc:orc", person())
    for unit in t.g.fight.units.values():
        unit.cell = None
    t.g.stack = [FightOut()]
    t.g._question = None
    places = {option.cell for option in t.ask.options if isinstance(option, Place)}
    assert places == set(t.g.board.starts["A"])


@pytest.mark.rule("VER-MAP-11")
def test_to_leave_a_foe_provokes_nothing() -> None:
    t = duel()
    t.answer(Walk(((9, 3), (8, 3), (7, 3))))
    assert t.ask.key == "veridia.turn"
    assert t.ask.seat == 1
    assert t.unit("1").cell == (7, 3)
    assert not t.told(AttackDeclared)


@pytest.mark.rule("VER-ROUND-01")
def test_a_round_ends_when_all_slots_are_over() -> None:
    t = duel()
    t.answer(EndSlot())
    assert not t.told(RoundBegan)
    t.answer(EndSlot())
    assert [event.unit for event in t.told(SlotEnded)] == ["1", "2"]
    assert [event.number for event in t.told(RoundBegan)] == [2]


@pytest.mark.rule("VER-TURN-03")
def test_what_takes_no_time_is_done_in_another_turn_too() -> None:
    """A priest who has acted already has no main left and yet ignores damage, twice if need be."""
    t = casting("dumpening", gap=1)
    t.unit("1").turn.main = "spent"
    t.slot("orc")
    t.unit("1").turn.main = "spent"
    for _ in range(2):
        t.unit("1").barrier = None
        blow = Blow(target="1", source="axe", by="orc", wounds=(Wound("physical", 6),))
        t.g.stack.append(blow)
        t.g._question = None
        assert t.ask.key == "veridia.ignore"
        assert t.ask.seat == 1
        t.answer(next(option for option in t.ask.options if option != Nothing()))
    assert len(t.told(PointsPaid)) == 2


@pytest.mark.rule("VER-ATK-03", "VER-ATK-04")
def test_the_order_of_an_attack() -> None:
    t = casting("reckless_assault", foe="npc:guard", gap=1)
    t.rolls("attack", *[12] * 20).answer(Attack("sword", "guard"))
    assert t.ask.key == "veridia.riders"
    assert not t.told(AttackDeclared)
    t.answer(next(option for option in t.ask.options if isinstance(option, Rider)))
    if t.ask.key == "veridia.riders":
        t.answer(Strike())
    assert t.ask.key == "veridia.answer"
    assert [event.riders for event in t.told(AttackDeclared)] == [("reckless_assault",)]
    t.answer(Nothing())
    whole = [AttackDeclared, AnswerChosen, DiceRolled, Hit, Damaged]
    assert [type(event) for event in t.heard if type(event) in whole][:5] == whole


@pytest.mark.rule("VER-ATK-04", "VER-POOL-04")
def test_riders_are_paid_with_the_declaration_and_combine() -> None:
    t = casting("reckless_assault", "soaring", foe="npc:guard", gap=1).answer(Attack("sword", "guard"))
    assert t.unit("1").pools["fervor"] == 9
    for trait in ("reckless_assault", "soaring"):
        t.answer(next(option for option in t.ask.options if isinstance(option, Rider) and option.trait == trait))
    assert t.ask.key == "veridia.answer"
    assert t.unit("1").pools["fervor"] == 8
    [declared] = t.told(AttackDeclared)
    assert {(part.source, part.amount) for part in declared.dice} >= {("reckless_assault", 2), ("soaring", 5)}


@pytest.mark.rule("VER-ATK-06")
def test_reckless_now_and_weak_in_the_next_turn() -> None:
    t = casting("reckless_assault", foe="npc:guard", gap=1)
    ann, guard, sword = t.unit("1"), t.unit("guard"), t.g.box.weapons["sword"]
    whole = attack_pool(t.g, ann, sword, guard).dice
    parry = defence_pool(t.g, ann, "parry", sword).dice
    t.rolls("attack", *[2] * 20).answer(Attack("sword", "guard"))
    t.answer(next(option for option in t.ask.options if isinstance(option, Rider)))
    t.answer(Nothing())
    thrown = [event for event in t.told(DiceRolled) if event.unit == "1"]
    assert len(thrown[0].rolled.faces) == whole + 2
    t.slot("1")
    assert attack_pool(t.g, ann, sword, guard).dice == whole - 3
    assert defence_pool(t.g, ann, "parry", sword).dice == parry - 3


@pytest.mark.rule("VER-RESP-06")
def test_bare_hands_block_bare_hands_only() -> None:
    t = duel(mine=(), theirs=()).answer(Attack("unarmed", "2"))
    assert t.offers(Defend("block_unarmed"))
    assert defence_pool(t.g, t.unit("2"), "block_unarmed").dice == 3 + 3
    t = duel(theirs=()).answer(Attack("sword", "2"))
    assert not t.offers(Defend("block_unarmed"))


@pytest.mark.rule("VER-RESP-14")
def test_each_attack_is_answered_when_it_is_declared() -> None:
    """Who has parried the first orc has nothing left for the second, and cannot take its parry back."""
    t = fight("own:1", "npc:orc*2", person("Ann", **BLADE))
    t.slot("orc.1").rolls("attack", *[2] * 7).rolls("parry", *[2] * 7).answer(Attack("axe", "1"))
    t.answer(Defend("parry", "sword")).answer(EndSlot())
    assert t.unit("orc.2").turn.slot == "now"
    t.rolls("attack", *[2] * 7).answer(Attack("axe", "1"))
    assert t.ask.key == "veridia.turn"
    assert [event.unit for event in t.told(AnswerChosen)] == ["1", "1"]
    assert [event.answer for event in t.told(AnswerChosen)] == ["parry", "nothing"]


@pytest.mark.rule("VER-EXCH-06")
def test_in_an_exchange_everything_counts_as_in_two_attacks() -> None:
    """Bo's shield hinders Ann's roll, and Ann's spear keeps off Bo's."""
    t = duel(mine=("spear", "shield"), theirs=("sword", "shield"))
    ann, bo, box = t.unit("1"), t.unit("2"), t.g.box
    mine, theirs = (
        attack_pool(t.g, ann, box.weapons["spear"], bo, "exchange"),
        attack_pool(t.g, bo, box.weapons["sword"], ann, "exchange"),
    )
    t.answer(Attack("spear", "2")).answer(Counter(False, "sword")).answer(CallExchange())
    first, second = t.told(DiceRolled)
    assert (first.unit, len(first.rolled.faces)) == ("1", mine.dice)
    assert (second.unit, len(second.rolled.faces)) == ("2", theirs.dice)
    assert t.told(ExchangeCalled)
    assert [part.source for part in mine.difficulties] == ["hindering"]
    assert [part.source for part in theirs.difficulties] == ["hindering"]
    assert "threatening" in {part.source for part in theirs.parts}
    assert "threatening" not in {part.source for part in mine.parts}


@pytest.mark.rule("VER-AIM-03")
@pytest.mark.parametrize("part", ["", "hand", "head"])
def test_armour_counts_wherever_a_blow_is_aimed(part: str) -> None:
    t = duel(theirs=("sword", "mail"))
    t.rolls("attack", 12, 12, 12, 12, 12, 12).answer(Attack("sword", "2", "attack", part)).answer(Nothing())
    [blow] = t.told(Damaged)
    assert blow.outer == t.g.box.armors["mail"].armor
    assert blow.dealt == blow.raw - blow.outer


@pytest.mark.rule("VER-CHASE-05")
def test_nobody_chases_with_a_crossbow_but_the_runner_can_be_shot_afterwards() -> None:
    archer = person("Bo", ("hand_crossbow",), attributes={"agility": 3}, skills={"marksmanship": 3})
    t = fight("own:1", "own:2", person("Ann", attributes={"agility": 3}), archer)
    t.unit("2").main = "hand_crossbow"
    t.slot("1").rolls("run", 9, 10, 2, 2, 2).answer(Flee())
    assert t.unit("1").fate == "up"
    assert not t.offers(Chase("hand_crossbow"))
    t.answer(Nothing()).answer(EndSlot())
    assert (t.ask.key, t.ask.seat) == ("veridia.turn", 2)
    assert t.offers(Attack("hand_crossbow", "1"))


@pytest.mark.rule("VER-SURP-05")
@pytest.mark.parametrize(("traits", "caught"), [((), ("1",)), (("precognition",), ())])
def test_whoever_sees_ahead_is_never_surprised(traits: tuple[str, ...], caught: tuple[str, ...]) -> None:
    t = fight("own:1", "npc:orc", caster(*traits), surprise="b")
    Surprise().notice(t.g)
    assert [event.surprised for event in t.told(SurpriseRolled)] == [caught]
    assert t.g.fight.surprised == frozenset(caught)


@pytest.mark.rule("VER-CRIT-02")
@pytest.mark.parametrize("criticals", ["house", "off"])
@pytest.mark.parametrize("soaring", [True, False])
def test_a_soaring_blow_that_fails_badly_shatters_the_weapon(soaring: bool, criticals: str) -> None:
    t = casting("soaring", foe="npc:guard", gap=1, criticals=criticals)
    t.rolls("attack", *[1] * 20).answer(Attack("sword", "guard"))
    t.answer(next(option for option in t.ask.options if isinstance(option, Rider)) if soaring else Strike())
    t.answer(Nothing())
    assert is_broken(t.unit("1"), "sword") is soaring
    assert [event.item for event in t.told(ItemBroke)] == ["sword"] * soaring


@pytest.mark.rule("VER-WEAR-04")
def test_a_weapon_that_broke_strikes_no_more() -> None:
    t = duel(wear="on").rolls("attack", *[1] * 6).rolls("parry", *[2] * 20).answer(Attack("sword", "2"))
    t.answer(Nothing())
    assert [event.item for event in t.told(ItemBroke)] == ["sword"]
    t.slot("1")
    assert not t.offers(Attack("sword", "2"))
    assert t.offers(Attack("unarmed", "2"))


def hit(t: Talk, *wounds: Wound) -> int:
    """What wear a hit on Bo brings."""
    bo, blow = t.unit("2"), Blow(target="2", source="axe", by="1", wounds=wounds)
    before = bo.wear
    t.g.stack.append(blow)
    blow.deal(t.g)
    bo.damage = 0
    return bo.wear - before


@pytest.mark.rule("VER-WEAR-01")
def test_armour_wears_by_blows_beyond_its_rating() -> None:
    t = duel(theirs=("sword", "mail"), wear="on")
    bo, rating = t.unit("2"), house_box().armors["mail"].armor
    bo.profile = replace(bo.profile, armor_inner=3)
    assert hit(t, Wound("physical", rating)) == 0
    assert hit(t, Wound("physical", rating + 1)) == 1
    assert hit(t, Wound("elemental", rating + 4)) == 0
    assert hit(t, Wound("physical", rating, "half")) == 0  # the full rating counts even against piercing
    assert len(t.told(ArmorWorn)) == 1


@pytest.mark.rule("VER-WEAR-01")
def test_what_a_barrier_keeps_off_wears_nothing() -> None:
    t = duel(theirs=("sword", "mail"), wear="on")
    rating = house_box().armors["mail"].armor
    t.unit("2").barrier = Barrier(2)
    assert hit(t, Wound("physical", rating + 2)) == 0
    assert hit(t, Wound("physical", rating + 2)) == 1
    assert hit(duel(theirs=("sword", "mail"), wear="off"), Wound("physical", rating + 2)) == 0


@pytest.mark.rule("VER-WEAR-05")
def test_acid_eats_armour_a_point_for_each_success() -> None:
    bo = person("Bo", ("sword", "mail"), **BLADE)
    t = fight("own:1", "own:2", caster("acid_splash"), bo, wear="on", gap=2)
    t.unit("1").pools["mana"] = 9
    uses(t.slot("1").rolls("spell", 9, 10, 11, 2, 2, 2, 2, 2), "acid_splash")
    t.answer(Nothing())
    assert t.unit("2").wear == 3
    assert t.unit("2").damage == 0

"""Routes, doors and walls (specification 3.3, 3.4). All on the map of the Mossy Cellar."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.oakdell.choices import Decline, DodgeTo, Drink, GoOn, Leg, Route, Skip, TakeGear
from oakveil.games.oakdell.events import (
    ChamberReached,
    DoorGhosted,
    DoorOpened,
    GearTaken,
    HeartsBroken,
    ItemTaken,
    MovementLost,
    RouteDeclared,
    SpecialUsed,
    Stepped,
    TrapSprung,
    WallBroken,
)
from oakveil.games.oakdell.rules.movement import broken_by, is_stuck
from oakveil.kernel.chance import Chance
from tests.games.oakdell.table import TableTalk, hero, route, scene


def broken(t: TableTalk, *steps: str, run: int = 0, boots: int = 0, avoid: str = "") -> tuple[str, str]:
    """The rule and the message by which a route is refused."""
    refusal = t.refuses(route(*steps, run=run, boots=boots, avoid=avoid))
    return refusal.rule, refusal.message.removeprefix("oakdell-broken-")


@pytest.mark.rule("OAK-MOVE-01")
def test_the_whole_way_must_be_walked_and_no_more() -> None:
    t = scene(hero("0,4"), die=("black", 2))
    assert broken(t, "1,4", "2,4") == ("OAK-MOVE-01", "length")
    assert broken(t, "1,4", "2,4", "3,4", "4,4") == ("OAK-MOVE-01", "length")
    assert broken(t) == ("OAK-MOVE-01", "length")
    t.walk("1,4", "2,4", "3,4")
    assert t.hero().space == "3,4"


@pytest.mark.rule("OAK-MOVE-02", "OAK-WALL-01")
def test_steps_go_to_floor_spaces_beside_each_other() -> None:
    t = scene(hero("0,4"), die=("white", 1))
    assert broken(t, "1,3") == ("OAK-MOVE-02", "step"), "not diagonally, and rock is rock"
    assert broken(t, "2,4") == ("OAK-MOVE-02", "step")
    assert broken(t, "-1,4") == ("OAK-MOVE-02", "step")
    assert broken(t, "nowhere") == ("OAK-MOVE-02", "step")
    assert broken(t, "0,4") == ("OAK-MOVE-02", "step")
    assert broken(t, "1,4 key") == ("OAK-MOVE-02", "via")
    rock = scene(hero("4,0", ready=("wallbreak",)), die=("white", 1))
    assert broken(rock, "5,0 wall") == ("OAK-MOVE-02", "via"), "there is nothing to break"
    assert broken(rock, "4,-1 wall") == ("OAK-MOVE-02", "step")
    t.walk("0,3")
    assert t.hero().space == "0,3"


@pytest.mark.rule("OAK-MOVE-03")
def test_a_route_may_turn_back_and_visit_spaces_again() -> None:
    t = scene(hero("5,4"), die=("black", 5))
    t.walk("6,4", "5,4", "6,4", "5,4", "4,4")
    assert t.hero().space == "4,4"
    assert t.hero().gained == {"red": 1}, "the potion was there once only"


@pytest.mark.rule("OAK-MOVE-04")
def test_a_route_is_declared_as_a_whole_and_walked_step_by_step() -> None:
    t = scene(hero("0,4"), die=("white", 3))
    happened = t.walk("1,4", "2,4")
    declared = RouteDeclared(1, "0,4", (Leg("1,4"), Leg("2,4")), 0, 0, "")
    assert happened[:3] == [declared, Stepped(1, "0,4", "1,4", "open"), Stepped(1, "1,4", "2,4", "open")]


@pytest.mark.rule("OAK-MOVE-05", "OAK-GEAR-BOOTSA")
def test_boots_add_one_or_two_spaces_or_none() -> None:
    t = scene(hero("0,4", gear=("boots_stride",)), die=("white", 1))
    assert broken(t, "1,4", "2,4") == ("OAK-MOVE-01", "length")
    assert broken(t, "1,4", boots=1) == ("OAK-MOVE-01", "length")
    assert broken(scene(hero("0,4"), die=("white", 1)), "1,4", "2,4", boots=1) == ("OAK-GEAR-BOOTSA", "boots")
    t.walk("1,4", "2,4", "1,4", boots=2)
    assert t.hero().space == "1,4"


@pytest.mark.rule("OAK-MOVE-05", "OAK-SPEC-RUN")
@pytest.mark.parametrize("run", [0, 1, 2, 3])
def test_run_adds_up_to_three_spaces_once(run: int) -> None:
    t = scene(hero("5,4", ready=("run",)), die=("white", 1))
    steps = ["6,4", "5,4", "6,4", "5,4"][: 1 + run]
    t.walk(*steps, run=run)
    assert len(t.told(Stepped)) == 1 + run
    assert t.told(SpecialUsed) == ([SpecialUsed(1, "run")] if run else [])
    assert t.hero().ready == (() if run else ("run",))


@pytest.mark.rule("OAK-MOVE-05", "OAK-SPEC-RUN", "OAK-GEAR-BOOTSA")
def test_run_and_boots_add_up_and_run_must_be_ready() -> None:
    t = scene(hero("5,4", ready=("run",), gear=("boots_stride",)), die=("white", 1))
    t.walk("6,4", "5,4", "6,4", "5,4", run=1, boots=2)
    assert len(t.told(Stepped)) == 4
    worn_out = scene(hero("5,4", strike=2, filled={"strike": (1, 2)}, spent=("run",)), die=("white", 1))
    assert broken(worn_out, "6,4", "5,4", run=1) == ("OAK-SPEC-RUN", "run")


@pytest.mark.rule("OAK-MOVE-06", "OAK-DOOR-05", "OAK-DOOR-01")
def test_who_is_shut_in_stays_and_loses_the_movement() -> None:
    """OAK-EX-36."""
    t = scene(hero("3,5", gear=("boots_ghost",)), die=("black", 4))
    assert t.told(MovementLost) == [MovementLost(1, 4)]
    assert (t.hero().space, t.key) == ("3,5", "attack")


@pytest.mark.rule("OAK-MOVE-06")
def test_whoever_has_a_way_out_must_take_it() -> None:
    assert not is_stuck_with(keys=1)
    assert not is_stuck_with(ready=("breach",))
    assert not is_stuck_with(ready=("wallbreak",))
    assert not is_stuck_with(opened=frozenset({"3,4|3,5"}))
    assert is_stuck_with(ready=("run",))
    t = scene(hero("3,5", keys=1), die=("white", 3))
    assert t.options("route") == []
    t.walk("3,4 key", "3,5")
    assert t.hero().keys == 0


def is_stuck_with(**fields: Any) -> bool:
    t = scene(hero("3,5", **fields), die=("white", 3))
    return bool(t.told(MovementLost))


@pytest.mark.rule("OAK-MOVE-06", "OAK-POT-02")
def test_who_is_shut_in_may_still_drink_before_the_movement_is_lost() -> None:
    """A line of the Potion of Precision may find a key."""
    t = scene(hero("3,5", gained={"green": 1}), die=("white", 3))
    assert t.options("route") == [Drink("green"), GoOn()]
    t.answer(GoOn())
    assert t.told(MovementLost) == [MovementLost(1, 2)]


@pytest.mark.rule("OAK-MOVE-07")
def test_entering_is_passing_wherever_the_route_ends() -> None:
    t = scene(hero("2,6"), die=("white", 3))
    t.walk("1,6", "0,6")
    assert [(event.space, event.kind) for event in t.told(ItemTaken)] == [("1,6", "torch"), ("0,6", "potion")]


@pytest.mark.rule("OAK-MOVE-07", "OAK-TRAP-04")
def test_leaving_the_space_where_the_turn_began_is_not_passing_it() -> None:
    t = scene(hero("4,8"), die=("white", 1))
    t.walk("5,8")
    assert (t.hero().full, t.told(ItemTaken)) == (10, [])


@pytest.mark.rule("OAK-MOVE-08", "OAK-HP-02")
def test_the_route_of_a_dying_hero_stops() -> None:
    """OAK-EX-37."""
    t = scene(hero("14,5", hp=3), die=("black", 3))
    t.walk("14,6", "14,7", "14,8")
    assert (t.hero().status, t.hero().space, t.hero().chamber) == ("dead", "14,6", False)
    assert t.told(HeartsBroken) == [HeartsBroken(1, "trap", 3, 0, 0, 3)]
    assert t.g.outcome is not None


@pytest.mark.rule("OAK-MOVE-08", "OAK-DOOR-01", "OAK-ITEM-04")
def test_effects_happen_in_the_order_of_the_steps() -> None:
    """OAK-EX-39."""
    t = scene(hero("2,4", keys=1), die=("white", 3))
    happened = t.walk("3,4", "3,5 key")
    order = [event for event in happened if isinstance(event, TrapSprung | HeartsBroken | DoorOpened | ItemTaken)]
    assert order == [
        TrapSprung(1, "3,4", 1),
        HeartsBroken(1, "trap", 1, 0, 0, 1),
        DoorOpened(1, "3,4|3,5", "key"),
        ItemTaken(1, "3,5", "chest"),
    ]
    assert t.key == "gear"


@pytest.mark.rule("OAK-MOVE-09", "OAK-ITEM-04", "OAK-GEAR-BOOTSA")
def test_what_is_gained_on_the_way_does_not_change_the_route() -> None:
    t = scene(hero("2,8"), die=("white", 3))
    t.walk("1,8", "2,8")
    assert t.hero().space == "2,8", "the chest is opened when the route is over"
    t.answer(TakeGear("boots_stride"))
    assert (t.hero().space, t.key) == ("2,8", "attack")


@pytest.mark.rule("OAK-MOVE-09", "OAK-ITEM-03")
def test_hearts_count_at_once() -> None:
    """OAK-EX-38, and a trap behind the fountain."""
    t = scene(hero("13,3", hp=2), die=("black", 1))
    t.walk("14,3", "14,4")
    assert (t.hero().hp, t.hero().crossed) == (4, frozenset({"14,3"}))
    saved = scene(hero("14,3", hp=3, crossed=frozenset({"14,6"})), die=("black", 5))
    saved.walk("13,3", "14,3", "14,4", "14,5", "14,6")
    assert saved.hero().hp == 5


@pytest.mark.rule("OAK-MOVE-10", "OAK-MOVE-11")
def test_everything_is_single_use_for_each_hero() -> None:
    t = scene(hero("2,6"), hero("2,6"), die=("white", 3))
    t.walk("1,6", "2,6")
    assert (t.hero(1).crossed, t.hero(2).crossed) == (frozenset({"1,6"}), frozenset())
    assert t.hero(1).space == t.hero(2).space == "2,6", "heroes never block each other"


@pytest.mark.rule("OAK-MOVE-10", "OAK-SCEN-B1", "OAK-LIGHT-01")
def test_wall_torches_the_entrance_and_the_chamber_are_not_used_up() -> None:
    t = scene(hero("13,7", crossed=frozenset({"14,6"})), die=("black", 5))
    t.walk("13,8", "14,8", "13,8", "14,8", "13,8")
    assert t.told(ChamberReached) == [ChamberReached(1)]
    assert t.hero().crossed == frozenset({"14,6"})
    away = scene(hero("0,3"), die=("white", 3))
    away.walk("0,4", "0,3")
    assert (away.hero().crossed, away.told(ItemTaken)) == (frozenset(), [])


@pytest.mark.rule("OAK-DOOR-01", "OAK-DOOR-02", "OAK-DOOR-04")
def test_a_key_opens_a_door_for_good() -> None:
    t = scene(hero("8,4", keys=2), die=("black", 4))
    t.walk("9,4 key", "8,4", "9,4", "8,4")
    assert (t.hero().keys, t.hero().opened) == (1, frozenset({"8,4|9,4"}))
    assert t.told(DoorOpened) == [DoorOpened(1, "8,4|9,4", "key")]
    assert t.told(Stepped)[0] == Stepped(1, "8,4", "9,4", "key")


@pytest.mark.rule("OAK-DOOR-01")
def test_a_closed_door_needs_a_means() -> None:
    t = scene(hero("8,4"), die=("white", 1))
    assert broken(t, "9,4") == ("OAK-DOOR-01", "closed")
    assert broken(t, "9,4 key") == ("OAK-DOOR-01", "keys")
    assert broken(t, "9,4 breach") == ("OAK-SPEC-BREACH", "breach")
    assert broken(t, "9,4 ghost") == ("OAK-DOOR-05", "ghost")
    assert broken(t, "9,4 wall") == ("OAK-MOVE-02", "via")


@pytest.mark.rule("OAK-DOOR-01", "OAK-DOOR-02")
def test_one_key_opens_one_door() -> None:
    t = scene(hero("9,4", keys=1), die=("black", 4))
    assert broken(t, "8,4 key", "9,4", "10,4", "11,4 key") == ("OAK-DOOR-01", "keys")


@pytest.mark.rule("OAK-DOOR-03", "OAK-SPEC-BREACH", "OAK-SKILL-DAMAGE")
def test_a_breach_instead_of_a_key_opens_a_door_too() -> None:
    """OAK-EX-08, its first half."""
    t = scene(hero("8,4", damage=2, keys=1), die=("black", 1))
    t.walk("9,4 breach", "10,4")
    assert t.told(DoorOpened) == [DoorOpened(1, "8,4|9,4", "breach")]
    assert (t.hero().keys, t.hero().ready, t.hero().spent) == (1, (), ("breach",))
    assert t.hero().opened == frozenset({"8,4|9,4"})
    t.answer(TakeGear("sword_white"))
    assert t.told(GearTaken) == [GearTaken(1, "sword_white")]


@pytest.mark.rule("OAK-SPEC-BREACH", "OAK-SKILL-06")
def test_a_breach_passes_one_door_and_needs_no_circle() -> None:
    t = scene(hero("9,4", damage=2, filled={"damage": (1, 2)}), die=("black", 4))
    assert broken(t, "8,4 breach", "9,4", "10,4", "11,4 breach") == ("OAK-SPEC-BREACH", "breach")
    t.walk("8,4 breach", "9,4", "8,4", "7,4")
    assert t.hero().space == "7,4"


@pytest.mark.rule("OAK-DOOR-05", "OAK-DOOR-02", "OAK-GEAR-BOOTSB")
def test_ghost_boots_pass_a_door_that_stays_closed() -> None:
    """OAK-EX-35."""
    t = scene(hero("3,4", gear=("boots_ghost",)), die=("white", 1))
    t.walk("3,5 ghost")
    assert (t.hero().space, t.hero().opened) == ("3,5", frozenset())
    assert t.told(DoorGhosted) == [DoorGhosted(1, "3,4|3,5")]
    assert t.key == "gear", "the chest is opened"


@pytest.mark.rule("OAK-DOOR-05")
def test_ghost_boots_help_only_who_moves_one_space_in_all() -> None:
    t = scene(hero("3,4", gear=("boots_ghost",)), die=("white", 3))
    assert broken(t, "3,5 ghost", "3,4") == ("OAK-DOOR-05", "ghost")
    runner = scene(hero("3,4", gear=("boots_ghost",), ready=("run",)), die=("white", 1))
    assert broken(runner, "3,5 ghost", "3,4", run=1) == ("OAK-DOOR-05", "ghost")
    walls = scene(hero("8,0", gear=("boots_ghost",)), die=("white", 1))
    assert broken(walls, "9,0 ghost") == ("OAK-MOVE-02", "via"), "they pass doors, not walls"


@pytest.mark.rule("OAK-WALL-01", "OAK-WALL-02", "OAK-SPEC-WALL", "OAK-HP-04")
def test_a_broken_wall_costs_a_wound_and_stays_open() -> None:
    t = scene(hero("11,2", ready=("wallbreak",)), die=("black", 2))
    happened = t.walk("12,2 wall", "11,2", "12,2")
    order = [event for event in happened if isinstance(event, SpecialUsed | HeartsBroken | WallBroken | Stepped)]
    assert order[:4] == [
        SpecialUsed(1, "wallbreak"),
        HeartsBroken(1, "wall", 1, 0, 0, 1),
        WallBroken(1, "11,2|12,2"),
        Stepped(1, "11,2", "12,2", "wall"),
    ]
    assert (t.hero().hp, t.hero().space, t.hero().opened) == (9, "12,2", frozenset({"11,2|12,2"}))
    assert "wallbreak" in t.hero().spent


@pytest.mark.rule("OAK-WALL-02")
def test_who_is_killed_by_a_wall_does_not_pass() -> None:
    t = scene(hero("11,2", hp=1, ready=("wallbreak",)), die=("white", 1))
    t.walk("12,2 wall")
    assert (t.hero().status, t.hero().space, t.hero().opened) == ("dead", "11,2", frozenset())


@pytest.mark.rule("OAK-WALL-01", "OAK-SPEC-WALL")
def test_a_wall_needs_the_skill() -> None:
    t = scene(hero("11,2", keys=1, ready=("breach",)), die=("white", 1))
    assert broken(t, "12,2") == ("OAK-WALL-01", "closed")
    assert broken(t, "12,2 wall") == ("OAK-SPEC-WALL", "wall")
    assert broken(t, "12,2 key") == ("OAK-MOVE-02", "via")
    assert broken(t, "12,2 breach") == ("OAK-MOVE-02", "via")


@pytest.mark.rule("OAK-SPEC-DODGE", "OAK-MON-02", "OAK-DOOR-05")
def test_a_dodge_is_one_step_with_the_usual_means() -> None:
    t = scene(hero("8,4", keys=1, ready=("dodge",), gear=("boots_ghost",)), die=("white", 1), phase="monster")
    t.answer(Skip("dodge"))
    assert t.options("dodge") == [DodgeTo("8,3"), DodgeTo("8,5"), DodgeTo("7,4"), DodgeTo("9,4", "key")]
    t.answer(DodgeTo("9,4", "key"))
    assert (t.hero().space, t.hero().keys, t.hero().opened) == ("9,4", 0, frozenset({"8,4|9,4"}))


@pytest.mark.rule("OAK-SPEC-DODGE", "OAK-TRAP-02")
def test_a_dodge_brings_what_entering_brings_but_a_trap_is_harmless() -> None:
    t = scene(hero("2,4", ready=("dodge",)), die=("white", 1), phase="monster")
    t.answer(Skip("dodge"))
    t.answer(DodgeTo("3,4"))
    assert (t.hero().space, t.hero().hp, t.hero().crossed) == ("3,4", 10, frozenset())
    chest = scene(hero("2,8", ready=("dodge",)), die=("white", 1), phase="monster")
    chest.answer(Skip("dodge"))
    chest.answer(DodgeTo("1,8"))
    assert chest.key == "gear"


@pytest.mark.rule("OAK-SPEC-DODGE")
def test_who_cannot_step_anywhere_dodges_where_it_stands() -> None:
    t = scene(hero("3,5", ready=("dodge",), gear=("boots_ghost",)), die=("white", 1), phase="monster")
    t.answer(Skip("dodge"))
    assert t.told(Stepped) == [] and t.key == "draft"


@pytest.mark.rule("OAK-MOVE-01", "OAK-MOVE-05")
def test_whatever_is_proposed_is_legal() -> None:
    ready = ("run", "breach", "wallbreak", "trapavoid")
    rich = {"keys": 2, "ready": ready, "gear": ("boots_stride",)}
    for at in ("0,4", "3,5", "8,4", "14,5", "2,4", "11,2", "8,0"):
        for fields in ({}, rich, {"keys": 1, "gear": ("boots_ghost",)}):
            for die in (("white", 1), ("black", 6)):
                t = scene(hero(at, **fields), die=die)  # type: ignore[arg-type]
                if t.key != "route":
                    continue
                assert t.ask.free is not None
                proposals = [t.ask.free.propose(Chance(bytes([seed]))) for seed in range(30)]
                assert not any(t.ask.refusal(proposal) for proposal in proposals)
                assert len(set(proposals)) > 1 or at == "3,5"


@pytest.mark.rule("OAK-MOVE-05", "OAK-TRAP-06")
def test_everything_that_may_be_declared_is_proposed_some_time() -> None:
    t = scene(hero("2,4", ready=("run", "trapavoid"), gear=("boots_stride",)), die=("white", 3))
    proposals = [proposed(t, seed) for seed in range(200)]
    assert {proposal.run for proposal in proposals} == {0, 1, 2, 3}
    assert {proposal.boots for proposal in proposals} == {0, 1, 2}
    assert {"", "3,4"} <= {proposal.avoid for proposal in proposals}
    ghost = scene(hero("3,5", ready=("run",), gear=("boots_ghost",)), die=("white", 1))
    assert {proposed(ghost, seed) for seed in range(20)} == {route("3,4 ghost")}


def proposed(t: TableTalk, seed: int) -> Route:
    assert t.ask.free is not None
    value = t.ask.free.propose(Chance(bytes([seed])))
    assert isinstance(value, Route)
    return value


def test_what_was_declared_can_be_checked_without_asking() -> None:
    t = scene(hero("0,4"), die=("white", 1))
    assert broken_by(t.g, t.hero(), Route((Leg("1,4"),))) is None
    assert not is_stuck(t.g, t.hero())
    assert Decline() not in t.options("route")

"""The map and movement (specification 3.7)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oakveil.games.veridia.board import Board, Gait, cells_apart
from oakveil.games.veridia.choices import Attack, ChangeDistance, EndSlot, Free, Nothing, Walk, Work
from oakveil.games.veridia.events import Damaged, DoorMoved, Landed
from oakveil.games.veridia.rules.harm import knock_down
from oakveil.games.veridia.rules.lasting import put_in
from oakveil.games.veridia.rules.moving import cells_left, cost, push, reachable, speed
from tests.games.veridia.table import fight, person

NOBODY: frozenset[tuple[int, int]] = frozenset()


def costs(*rows: str, start: tuple[int, int] = (0, 0), gait: Gait | None = None) -> dict[tuple[int, int], int]:
    ways = Board(rows).reach((start,), 20, NOBODY, NOBODY, gait or Gait())
    return {cell: cost for cell, (cost, _) in ways.items()}


@pytest.mark.rule("VER-MAP-02")
@pytest.mark.parametrize(("cell", "apart"), [((3, 0), 3), ((1, 1), 1), ((2, 2), 3), ((3, 3), 4), ((5, 2), 6)])
def test_distance(cell: tuple[int, int], apart: int) -> None:
    assert cells_apart((0, 0), cell) == apart


@pytest.mark.rule("VER-MAP-03")
def test_diagonals_cost_one_and_two_by_turns_and_rough_ground_double() -> None:
    flat = costs("....", "....", "....", "....")
    assert [flat[1, 1], flat[2, 2], flat[3, 3]] == [1, 3, 4]
    rough = costs(".,.", "###")
    assert [rough[1, 0], rough[2, 0]] == [2, 3]


@pytest.mark.rule("VER-MAP-03")
def test_no_diagonal_past_a_corner_of_a_wall() -> None:
    assert costs(".#", "..")[1, 1] == 2


@pytest.mark.rule("VER-MAP-08")
def test_deep_water_is_for_swimmers_and_flyers() -> None:
    rows = (".~.", "###")
    assert (2, 0) not in costs(*rows)
    assert costs(*rows, gait=Gait(swims=True))[2, 0] == 2
    assert costs(*rows, gait=Gait(flying=True))[2, 0] == 2


@pytest.mark.rule("VER-MAP-04")
def test_a_large_token_needs_room_for_all_its_cells() -> None:
    rows = ("....", "..#.", "....")
    assert (1, 0) in costs(*rows)
    assert (1, 0) not in costs(*rows, gait=Gait(size=2))


@pytest.mark.rule("VER-MAP-04")
def test_through_friends_and_over_the_helpless_but_not_through_enemies() -> None:
    t = fight("own:1, npc:guard", "npc:orc, npc:goblin", person())
    one = t.unit("1")
    one.cell, t.unit("guard").cell, t.unit("orc").cell, t.unit("goblin").cell = (5, 7), (6, 7), (5, 6), (5, 8)
    ways = reachable(t.g, one, 2)
    assert ways[7, 7][0] == 2
    assert (5, 6) not in ways
    t.slot("1")
    assert not t.offers(Walk(((6, 7),)))
    put_in(t.g, t.unit("orc"), "asleep")
    assert reachable(t.g, one, 2)[5, 6][0] == 2


@pytest.mark.rule("VER-MAP-09")
def test_a_door_costs_a_cell_until_it_is_open() -> None:
    rows = (".+.", "###")
    assert costs(*rows)[1, 0] == 2
    opened = Board(rows).reach(((0, 0),), 9, NOBODY, NOBODY, Gait(), frozenset({(1, 0)}))
    assert opened[1, 0][0] == 1
    t = fight("own:1", "npc:orc", person(), map="tavern")
    door = min(t.g.board.doors)
    beside = next(
        (door[0] + dx, door[1] + dy)
        for dx, dy in ((-1, 0), (0, -1), (1, 0), (0, 1))
        if not t.g.board.solid((door[0] + dx, door[1] + dy))
    )
    t.unit("1").cell = beside
    t.unit("orc").cell = t.g.board.starts["B"][0]
    t.slot("1").answer(Walk((door,)))
    assert [event.cell for event in t.told(DoorMoved)] == [door]
    assert cells_left(t.g, t.unit("1")) == 4


@pytest.mark.rule("VER-MAP-05")
def test_walls_hide_and_creatures_do_not() -> None:
    assert not Board(("..#..",)).sees((0, 0), (4, 0))
    assert Board(("..o..",)).sees((0, 0), (4, 0))
    assert not Board(("..+..",)).sees((0, 0), (4, 0), frozenset({(2, 0)}))


@pytest.mark.rule("VER-MAP-06")
def test_areas_and_cones() -> None:
    open_ground = Board(("......",) * 6)
    assert open_ground.area((2, 2), 1) == frozenset((x, y) for x in (1, 2, 3) for y in (1, 2, 3))
    cone = open_ground.cone((0, 2), (3, 2), 3)
    assert {(1, 1), (1, 2), (1, 3), (3, 2)} <= cone
    assert not cone & {(0, 2), (1, 0), (4, 2)}


@pytest.mark.rule("VER-MAP-10", "VER-MAP-11")
def test_walking_away_provokes_nothing() -> None:
    t = fight("own:1", "npc:orc", person())
    t.slot("1").answer(Walk(((9, 3), (8, 3))))
    assert t.ask.key == "veridia.turn"
    assert not any(isinstance(option, Attack) for option in t.ask.options)


@pytest.mark.rule("VER-MAP-12")
def test_without_a_map_one_distance_changes() -> None:
    t = fight("own:1", "npc:orc", person(), map="none")
    t.slot("1")
    assert not any(isinstance(option, Attack) for option in t.ask.options)
    t.answer(ChangeDistance("orc", 7.5))
    assert t.offers(Attack("sword", "orc"))


@pytest.mark.rule("VER-MOVE-01")
def test_walking_between_actions() -> None:
    t = fight("own:1", "npc:orc", person())
    t.unit("orc").cell = (7, 3)
    t.slot("1").answer(Walk(((9, 3), (8, 3)))).answer(Attack("sword", "orc"))
    t.answer(Nothing())
    assert cells_left(t.g, t.unit("1")) == 4
    assert t.offers(Walk(((9, 3),)))


@pytest.mark.rule("VER-MOVE-02", "VER-MOVE-03")
@pytest.mark.parametrize(("run", "left"), [("replaces", 6), ("adds", 12)])
def test_running_replaces_what_was_left_to_walk(run: str, left: int) -> None:
    """9 m and three successes are 8 cells, of which 2 are walked already; or they come on top of the 4 left."""
    t = fight("own:1", "npc:orc", person(skills={"athletics": 3}), gap=9, run=run)
    t.slot("1").answer(Walk(((9, 3), (8, 3))))
    t.rolls("run", 9, 10, 11, 3).answer(Work("run"))
    assert cells_left(t.g, t.unit("1")) == left
    assert not t.offers(Work("run"))


@pytest.mark.rule("VER-MOVE-03")
def test_a_critical_failure_of_a_run() -> None:
    t = fight("own:1", "npc:orc", person(attributes={"agility": 3}), gap=9)
    t.slot("1").rolls("run", 1, 1, 1).answer(Work("run"))
    assert any(condition.id == "prone" for condition in t.unit("1").conditions)
    assert cells_left(t.g, t.unit("1")) == 2


@pytest.mark.rule("VER-MOVE-05")
def test_a_flyer_is_out_of_reach_until_it_strikes() -> None:
    t = fight("npc:guard", "own:1", person())
    flyer = t.unit("1")
    flyer.aloft = True
    t.slot("guard")
    assert not any(isinstance(option, Attack) for option in t.ask.options)
    t.slot("1").answer(Attack("sword", "guard"))
    t.answer(Nothing())
    t.slot("guard")
    assert any(isinstance(option, Attack) for option in t.ask.options)
    flyer.turn.begun = False
    t.answer(EndSlot())
    assert not flyer.low


@pytest.mark.rule("VER-MOVE-05")
def test_who_is_knocked_down_in_the_air_falls() -> None:
    t = fight("npc:guard", "own:1", person())
    flyer = t.unit("1")
    flyer.aloft = True
    knock_down(t.g, flyer)
    assert t.told(Landed)[0].fell
    assert (flyer.damage, flyer.aloft) == (1, False)


@pytest.mark.rule("VER-MOVE-06", "VER-MOVE-07")
def test_standing_up_and_picking_up_cost_a_main() -> None:
    t = fight("own:1", "npc:orc", person())
    t.slot("1").answer(Free("drop", "sword")).answer(Free("drop_prone"))
    assert speed(t.g, t.unit("1")) == 3
    assert t.offers(Work("pick_up", "sword"))
    t.answer(Work("stand"))
    assert not t.offers(Work("pick_up", "sword"))
    assert speed(t.g, t.unit("1")) == 9


@pytest.mark.rule("VER-MOVE-08")
def test_hands_are_changed_by_free_actions() -> None:
    t = fight("own:1, own:2", "npc:orc", person("Ann", ("dagger",)), person("Bo", ()))
    t.slot("1").answer(Free("hand_over", "2"))
    assert (t.unit("1").main, t.unit("2").main) == ("", "dagger")
    t.slot("2").answer(Free("sheathe", "dagger"))
    assert t.offers(Free("draw_weapon", "dagger"))
    t.answer(Free("draw_weapon", "dagger"))
    assert t.unit("2").turn.main == "spent"


@pytest.mark.rule("VER-MOVE-10")
def test_a_push_ends_at_what_is_solid() -> None:
    t = fight("npc:guard", "npc:orc", map="open_field")
    orc = t.unit("orc")
    orc.cell = (9, 4)
    push(t.g, orc, (8, 4), 9)
    assert orc.cell == (10, 4)
    assert not t.told(Damaged)


@pytest.mark.rule("VER-MOVE-04")
def test_who_is_lame_goes_half_as_far() -> None:
    t = fight("own:1", "npc:orc", person(), gap=5)
    put_in(t.g, t.unit("1"), "lamed")
    t.slot("1")
    assert speed(t.g, t.unit("1")) == 4.5
    assert t.offers(Work("run"))
    put_in(t.g, t.unit("1"), "held")
    assert speed(t.g, t.unit("1")) == 0


@pytest.mark.rule("VER-MOVE-01")
def test_speeds() -> None:
    t = fight("npc:guard", "creature:wolf, creature:horse")
    assert [speed(t.g, t.unit(id)) for id in ("guard", "wolf", "horse")] == [9, 15, 18]
    slow = t.unit("guard")
    slow.profile = replace(slow.profile, speed=10)
    assert cells_left(t.g, slow) == 6


@pytest.mark.rule("VER-MAP-02", "VER-MAP-03")
@pytest.mark.parametrize("place", ["shore", "forest_path", "tavern", "ruin"])
def test_every_way_costs_what_it_was_found_for(place: str) -> None:
    t = fight("own:1", "npc:orc*3", person(), map=place)
    one = t.unit("1")
    one.cell = t.g.board.starts["A"][0]
    for orc, cell in zip(("orc.1", "orc.2", "orc.3"), t.g.board.starts["B"], strict=False):
        t.unit(orc).cell = cell
    ways = reachable(t.g, one, 24)
    assert len(ways) > 40
    assert {cell: cost(t.g, one, ways.path(cell)) for cell in ways} == {cell: ways[cell][0] for cell in ways}

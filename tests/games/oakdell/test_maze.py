"""The maps: what lies beside what, and how far it is."""

import pytest
from msgspec.structs import replace

from oakveil.games.oakdell import house_box
from oakveil.games.oakdell.maze import Maze, Way, edge
from oakveil.games.oakdell.records import Feature

CELLAR = house_box().maze("mossy_cellar")
ROOTS = house_box().maze("hollow_roots")


@pytest.mark.parametrize(
    ("maze", "keys", "walls", "opened", "steps"),
    [
        (CELLAR, 0, 0, (), 24),
        (CELLAR, 1, 0, (), 18),
        (CELLAR, 0, 1, (), 22),
        (CELLAR, 0, 0, ("9,6|10,6",), 18),
        (CELLAR, 0, 0, ("11,2|12,2",), 22),
        (ROOTS, 0, 0, (), 31),
        (ROOTS, 1, 0, (), 27),
        (ROOTS, 0, 1, (), 27),
        (ROOTS, 1, 1, (), 23),
        (ROOTS, 0, 0, ("11,4|12,4", "14,6|15,6"), 23),
    ],
)
def test_the_way_to_the_chamber(maze: Maze, keys: int, walls: int, opened: tuple[str, ...], steps: int) -> None:
    assert maze.chamber is not None

    far = maze.distances(frozenset([maze.chamber]), keys, walls, frozenset(opened))

    assert far[maze.entrance] == steps
    assert far[maze.chamber] == 0


def test_what_lies_behind_doors_is_out_of_reach_without_a_key() -> None:
    chest = frozenset(["3,5"])

    assert "0,4" not in CELLAR.distances(chest)
    assert CELLAR.distances(chest, 1)["0,4"] == 4
    assert CELLAR.distances(chest, 0, 1)["0,4"] == CELLAR.distances(frozenset(["3,6"]))["0,4"] + 1


def test_several_goals_are_as_far_as_the_nearest() -> None:
    far = CELLAR.distances(frozenset(["1,4", "14,8"]))

    assert (far["0,4"], far["2,4"], far["14,7"]) == (1, 1, 1)


@pytest.mark.rule("OAK-MOVE-02")
def test_steps_lead_to_the_four_sides_but_not_into_rock() -> None:
    assert CELLAR.ways["3,4"] == (
        Way("4,4", "open", "3,4|4,4"),
        Way("3,5", "door", "3,4|3,5"),
        Way("2,4", "open", "2,4|3,4"),
    )
    assert [(way.to, way.kind) for way in CELLAR.ways["3,5"]] == [("3,4", "door"), ("3,6", "wall")]


def test_every_step_can_be_taken_back_over_the_same_edge() -> None:
    for maze in (CELLAR, ROOTS):
        for here, ways in maze.ways.items():
            for way in ways:
                assert Way(here, way.kind, way.edge) in maze.ways[way.to]
                assert edge(here, way.to) == edge(way.to, here) == way.edge


@pytest.mark.rule("OAK-ZONE-01")
def test_every_floor_space_has_a_zone() -> None:
    assert (CELLAR.zone["4,4"], CELLAR.zone["5,4"], CELLAR.zone["10,4"]) == (1, 2, 3)
    assert all(
        zone == 1 + (int(space.split(",")[0]) >= 5) + (int(space.split(",")[0]) >= 10)
        for space, zone in CELLAR.zone.items()
    )
    assert "0,0" not in CELLAR.zone, "rock"


def test_what_stands_on_the_map() -> None:
    assert (CELLAR.entrance, CELLAR.chamber) == ("0,4", "14,8")
    assert CELLAR.features["1,0"] == Feature("potion", 1, 0, colour="yellow")
    assert {shrine.id: (space, shrine.cost) for space, shrine in CELLAR.shrines.items()} == {
        "S1": ("6,0", {"damage": 2, "strike": 1}),
        "S2": ("13,1", {"strike": 2, "block": 1}),
        "S3": ("2,2", {"damage": 2, "block": 1}),
        "S4": ("9,8", {"damage": 1, "strike": 2, "block": 1}),
    }
    assert CELLAR.torch_track == 6
    kinds = [feature.kind for feature in ROOTS.features.values()]
    assert (kinds.count("trap"), kinds.count("chest"), kinds.count("shrine"), kinds.count("fountain")) == (12, 5, 4, 1)


def test_a_map_without_a_chamber_has_none() -> None:
    cellar = house_box().dungeons["mossy_cellar"]
    shrines_only = replace(cellar, features=tuple(one for one in cellar.features if one.kind != "boss"))

    assert Maze(shrines_only).chamber is None

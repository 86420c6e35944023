"""The land and the map generator."""

import itertools
import math
from collections import Counter
from collections.abc import Callable, Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oakveil.games.avel.land import (
    CASTLE,
    DIRECTIONS,
    Cell,
    Land,
    LandFlaw,
    Place,
    around,
    cell_of,
    flaw,
    hex_distance,
    land_of,
    place_of,
)
from oakveil.games.avel.mapmaker import LandShape, NoLandFound, make_land

SHAPES: tuple[LandShape, ...] = ("compact", "balanced", "sprawling")

# Cells for 1 hero, then those added for 2, 3 and 4 heroes; crater; its distance; number of shortest ways for 4 heroes.
LAYOUTS = {
    "queens_road": (
        "0,0 -1,0 0,-1 1,-1 -2,0 -1,-1 0,-2 1,-2 2,-2 1,-3 0,-3 / -1,-2 / 2,-3 / -2,-1 1,-4",
        "1,-3",
        3,
        3,
    ),
    "long_march": ("0,0 -1,0 0,-1 1,-1 0,-2 1,-2 2,-2 1,-3 2,-3 2,-4 0,-3 / -1,-1 / -2,0 / 3,-4 1,-4", "2,-4", 4, 6),
    "narrow_pass": ("0,0 -1,0 0,-1 1,-1 0,-2 -2,0 2,-2 0,-3 -1,-2 1,-3 0,-4 / -3,0 / 3,-3 / -1,-3 1,-4", "0,-3", 3, 1),
    "twin_valleys": (
        "0,0 -1,0 0,-1 1,-1 -2,0 2,-2 -2,-1 2,-3 -3,0 3,-3 3,-4 / -3,-1 / 2,-4 / -2,-2 4,-4",
        "-2,-1",
        3,
        1,
    ),
    "broken_ring": (
        "0,0 -1,0 0,-1 1,-1 -2,0 -2,-1 -1,-2 0,-3 1,-3 2,-3 2,-2 / -3,0 / 3,-3 / 0,-4 -2,-2",
        "-1,-2",
        4,
        1,
    ),
    "crossroads": ("0,0 0,-1 1,0 -1,1 0,-2 1,-2 1,-3 2,-1 2,0 -2,1 -2,2 / 0,-3 / 1,1 / -1,2 3,-1", "1,-3", 3, 2),
    "shadow_gate": ("0,0 -1,0 0,-1 1,-1 1,-2 0,-2 -1,-1 2,-2 -2,0 0,-3 1,-3 / -1,-2 / 2,-3 / -2,-1 3,-3", "1,-2", 2, 2),
    "moons_maw": ("0,0 0,-1 1,0 -1,1 1,-2 0,-2 2,-1 2,-2 -2,1 -2,2 2,0 / -1,-1 / -2,0 / 1,-3 3,-2", "1,-2", 2, 1),
}


def layout(name: str) -> Land:
    cells, crater, _, _ = LAYOUTS[name]
    return land_of(tuple(cells.replace("/", "").split()), crater)


def generated(shape: LandShape, seeds: Iterable[int], tiles: int = 15, distance: int = 3) -> list[list[Place]]:
    return [[place_of(cell) for cell in make_land(tiles, distance, shape, str(seed))[0]] for seed in seeds]


some_lands = st.builds(
    lambda tiles, distance, shape, seed: land_of(*make_land(tiles, distance, shape, seed)),
    st.integers(7, 15),
    st.integers(2, 4),
    st.sampled_from(SHAPES),
    st.text(max_size=4),
)


@pytest.mark.rule("AVEL-MAP-01")
def test_the_six_directions_lead_one_step_away_and_cancel_out() -> None:
    assert DIRECTIONS[0] == (0, -1), "N comes first"
    assert {hex_distance(step) for step in DIRECTIONS} == {1}
    for (q, r), (opposite_q, opposite_r) in zip(DIRECTIONS[:3], DIRECTIONS[3:], strict=True):
        assert (q + opposite_q, r + opposite_r) == (0, 0)


@pytest.mark.rule("AVEL-MAP-01")
def test_a_cell_is_written_as_its_two_numbers() -> None:
    assert place_of("-2,1") == (-2, 1)
    assert cell_of((-2, 1)) == "-2,1"
    assert hex_distance((2, -4)) == 4
    for wrong in ("1;2", "01,2", "+1,2", "-0,1", "1,2,3", "", "q,r"):
        with pytest.raises(ValueError):
            place_of(wrong)


@pytest.mark.rule("AVEL-MAP-01")
def test_neighbours_stand_clockwise_from_north() -> None:
    crossroads = layout("crossroads")
    assert crossroads.neighbours["0,-2"] == ("0,-3", "1,-3", "1,-2", "0,-1")
    assert crossroads.neighbours[CASTLE] == ("0,-1", "1,0", "-1,1")


@pytest.mark.rule("AVEL-MAP-02")
@pytest.mark.parametrize("name", LAYOUTS)
def test_every_layout_is_valid_for_every_number_of_heroes(name: str) -> None:
    text, crater, distance, _ = LAYOUTS[name]
    cells: tuple[Cell, ...] = ()
    for part in text.split("/"):
        cells += tuple(part.split())
        assert flaw(cells, crater, distance) is None
        assert set(cells[1:4]) == set(land_of(cells, crater).neighbours[CASTLE])
    assert len(cells) == 15


@pytest.mark.rule("AVEL-MARCH-04")
@pytest.mark.parametrize("name", LAYOUTS)
def test_the_crater_of_a_layout_has_the_printed_number_of_shortest_ways(name: str) -> None:
    _, crater, distance, number = LAYOUTS[name]
    ways = layout(name).ways(crater)
    assert len(set(ways)) == len(ways) == number
    assert {len(way) for way in ways} == {distance + 1}


VALID = "0,0 0,-1 1,-1 1,0 0,-2 0,-3"


@pytest.mark.rule("AVEL-MAP-02")
@pytest.mark.parametrize(
    ("cells", "crater", "distance", "expected"),
    [
        (VALID, "0,-3", 3, None),
        (VALID + " 1;1", "0,-3", 3, LandFlaw("unreadable_cells", 6, 7)),
        (VALID + " 0,-2", "0,-3", 3, LandFlaw("repeated_cells", 6, 7)),
        (VALID.removeprefix("0,0 "), "0,-3", 3, LandFlaw("no_castle", 0, 1)),
        (VALID + " 0,1", "0,-3", 3, LandFlaw("castle_neighbours", 4, 3)),
        ("0,0 0,-1 1,-1 0,-2", "0,-2", 2, LandFlaw("castle_neighbours", 2, 3)),
        (VALID + " 5,0", "0,-3", 3, LandFlaw("unreachable_cells", 6, 7)),
        (VALID, "4,4", 3, LandFlaw("no_crater", 0, 1)),
        (VALID, "1,0", 1, LandFlaw("crater_at_start", 1, 1)),
        (VALID, "0,0", 0, LandFlaw("crater_at_start", 0, 0)),
        (VALID, "0,-3", 4, LandFlaw("crater_distance", 3, 4)),
        (VALID + " 0,-4 0,-5 0,-6", "0,-3", 3, None),
        (VALID + " 0,-4 0,-5 0,-6 0,-7", "0,-3", 3, LandFlaw("too_far", 7, 6)),
        # near as the crow flies, but seven steps on foot
        (VALID + " -1,-2 -2,-1 -3,0 -3,1", "0,-3", 3, None),
        (VALID + " -1,-2 -2,-1 -3,0 -3,1 -3,2", "0,-3", 3, LandFlaw("too_far", 7, 6)),
    ],
)
def test_a_faulty_land_is_told_what_is_wrong_with_it(
    cells: str, crater: str, distance: int, expected: LandFlaw | None
) -> None:
    assert flaw(cells.split(), crater, distance) == expected


def test_a_land_with_a_cell_out_of_reach_is_refused() -> None:
    with pytest.raises(ValueError):
        land_of(("0,0", "0,-1", "3,3"), "0,-1")
    with pytest.raises(ValueError):
        land_of(("0,0", "0,-1"), "3,3")


def test_the_same_land_is_worked_out_once() -> None:
    assert layout("queens_road") is layout("queens_road")


@settings(max_examples=30)
@given(some_lands)
def test_walking_distances_agree_with_trying_every_detour(land: Land) -> None:
    far = len(land.cells)
    steps = {(a, b): 0 if a == b else 1 if b in land.neighbours[a] else far for a in land.cells for b in land.cells}
    for via, a, b in itertools.product(land.cells, repeat=3):
        steps[a, b] = min(steps[a, b], steps[a, via] + steps[via, b])
    assert all(land.steps(a, b) == steps[a, b] for a, b in steps)
    assert all(land.distance[cell] == steps[cell, CASTLE] for cell in land.cells)


@pytest.mark.rule("AVEL-MARCH-04")
@given(some_lands)
def test_shortest_ways_are_all_walks_that_are_as_long_as_the_distance(land: Land) -> None:
    for cell in land.cells:
        walks: list[tuple[Cell, ...]] = [(cell,)]
        for _ in range(land.distance[cell]):
            walks = [(*walk, step) for walk in walks for step in land.neighbours[walk[-1]]]
        shortest = {walk for walk in walks if walk[-1] == CASTLE}
        assert set(land.ways(cell)) == shortest
        assert set(land.nearer[cell]) == {walk[1] for walk in shortest if len(walk) > 1}


@pytest.mark.rule("AVEL-MOON-06")
def test_tiles_are_ordered_by_distance_and_then_clockwise_from_north() -> None:
    expected = "0,0 0,-1 1,-1 -1,0 0,-2 1,-2 2,-2 -2,0 -1,-1 0,-3 1,-3 2,-3 -2,-1 -1,-2 1,-4"
    assert layout("queens_road").order == tuple(expected.split())


@pytest.mark.rule("AVEL-MOON-06")
@given(some_lands)
def test_the_order_of_tiles_agrees_with_the_angle_on_the_table(land: Land) -> None:
    def key(cell: Cell) -> tuple[int, float]:
        q, r = place_of(cell)
        east, north = 1.5 * q, -math.sqrt(3) * (r + q / 2)
        return land.distance[cell], round(math.atan2(east, north) % math.tau, 9)

    assert [key(cell) for cell in land.order] == sorted(key(cell) for cell in land.cells)


@pytest.mark.rule("AVEL-MAP-02", "AVEL-MAP-05")
@given(st.sampled_from((11, 12, 13, 15)), st.integers(2, 4), st.sampled_from(SHAPES), st.text(max_size=8))
def test_every_generated_land_is_valid(tiles: int, distance: int, shape: LandShape, seed: str) -> None:
    cells, crater = make_land(tiles, distance, shape, seed)
    assert len(cells) == tiles
    assert flaw(cells, crater, distance) is None


@pytest.mark.rule("AVEL-MAP-03")
def test_the_castle_opens_to_three_sides_in_the_wanted_mix() -> None:
    lands = generated("balanced", range(1200), tiles=7)
    patterns: Counter[tuple[int, ...]] = Counter()
    for land in lands:
        assert land[0] == (0, 0)
        a, b, c = sides = [DIRECTIONS.index(gate) for gate in land[1:4]]
        assert sides == sorted(sides), "clockwise from N"
        gaps = (b - a, c - b, a + 6 - c)
        patterns[max(gaps, gaps[1:] + gaps[:1], gaps[2:] + gaps[:2])] += 1
    in_a_row, one_apart, mirror, every_second = (4, 1, 1), (3, 1, 2), (3, 2, 1), (2, 2, 2)
    assert {pattern: number / len(lands) for pattern, number in patterns.items()} == {
        in_a_row: pytest.approx(3 / 6, abs=0.05),
        one_apart: pytest.approx(1 / 6, abs=0.04),
        mirror: pytest.approx(1 / 6, abs=0.04),
        every_second: pytest.approx(1 / 6, abs=0.04),
    }
    assert len({tuple(land[1:4]) for land in lands}) == 6 + 6 + 6 + 2, "turned in every way"


@pytest.mark.rule("AVEL-MAP-04")
@pytest.mark.parametrize("distance", [2, 3, 4])
def test_the_road_runs_straight_away_from_the_castle_to_the_crater(distance: int) -> None:
    certain_gates = set()
    for seed in range(100):
        cells, crater = make_land(12, distance, "compact", str(seed))
        road = [place_of(cell) for cell in cells[4 : 3 + distance]]
        assert [hex_distance(place) for place in road] == list(range(2, distance + 1))
        gates = [number for number, cell in enumerate(cells[1:4]) if place_of(cell) in around(road[0])]
        assert gates
        if len(gates) == 1:
            certain_gates.add(gates[0])
        assert all(after in around(before) for before, after in itertools.pairwise(road))
        assert cell_of(road[-1]) == crater
    assert certain_gates == {0, 1, 2}, "any gate may begin the road"


@pytest.mark.rule("AVEL-MAP-05")
@pytest.mark.parametrize(
    ("shape", "weight"),
    [("compact", lambda k: k**3), ("balanced", lambda k: k), ("sprawling", lambda k: 1 / k**2)],
)
def test_the_first_new_cell_is_as_crowded_as_the_shape_asks(shape: LandShape, weight: Callable[[int], float]) -> None:
    lands = generated(shape, range(800), tiles=7)
    expected = found = 0.0
    for *old, new in lands:
        closed = set(DIRECTIONS) - set(old)
        free = {place for cell in old[1:] for place in around(cell)} - set(old) - closed
        crowd = {place: len(set(old) & set(around(place))) for place in free}
        lonely = sum(weight(k) for k in crowd.values() if k == 1)
        expected += lonely / sum(weight(k) for k in crowd.values())
        found += crowd[new] == 1
    assert found / len(lands) == pytest.approx(expected / len(lands), abs=0.05)


@pytest.mark.rule("AVEL-MAP-05")
def test_growth_never_leaves_the_land_or_the_six_rings() -> None:
    for land in generated("sprawling", range(100)):
        for index in range(6, len(land)):
            assert set(land[1:index]) & set(around(land[index]))
            assert hex_distance(land[index]) <= 6


@pytest.mark.rule("AVEL-MAP-06")
@pytest.mark.parametrize(("tiles", "distance"), [(15, 7), (15, 1), (5, 4)])
def test_an_impossible_land_is_given_up(tiles: int, distance: int) -> None:
    with pytest.raises(NoLandFound):
        make_land(tiles, distance, "balanced", "any")


@pytest.mark.rule("AVEL-MAP-07")
def test_a_seed_gives_the_same_land_on_every_machine() -> None:
    cells, crater = make_land(15, 3, "balanced", "oak")
    assert (" ".join(cells), crater) == (
        "0,0 1,-1 0,1 -1,0 1,1 1,2 0,2 -2,0 2,1 -3,1 -4,1 2,-2 -2,1 -1,2 1,-2",
        "1,2",
    )


@pytest.mark.rule("AVEL-MAP-07")
def test_seed_and_options_all_matter() -> None:
    lands = {
        make_land(tiles, 3, shape, seed) for tiles in (12, 13) for shape in SHAPES for seed in ("moon", "Moon", "moon ")
    }
    assert len(lands) == 2 * 3 * 3

"""The backpack: turning, placing and packing tokens."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oakveil.games.avel.backpack import Backpack, GridCell

SHAPES: dict[str, list[GridCell]] = {
    "I2": [(0, 0), (0, 1)],
    "I3": [(0, 0), (0, 1), (0, 2)],
    "I4": [(0, 0), (0, 1), (0, 2), (0, 3)],
    "V3": [(0, 0), (1, 0), (1, 1)],
    "T4": [(0, 0), (0, 1), (0, 2), (1, 1)],
    "O4": [(0, 0), (0, 1), (1, 0), (1, 1)],
    "U5": [(0, 0), (0, 2), (1, 0), (1, 1), (1, 2)],
    "R6": [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)],
}
GRID = (
    ".#..",
    "####",
    "####",
    "####",
)


@pytest.fixture(scope="module")
def backpack() -> Backpack:
    return Backpack(GRID, SHAPES)


def test_cells_are_numbered_in_reading_order(backpack: Backpack) -> None:
    assert len(backpack.cells) == 13
    assert backpack.cells[:3] == ((0, 1), (1, 0), (1, 1))
    assert backpack.area_of([(0, 1), (1, 1)]) == 0b101
    assert backpack.cells_of(0b101) == ((0, 1), (1, 1))
    with pytest.raises(KeyError):
        backpack.area_of([(0, 0)])


@pytest.mark.rule("AVEL-PACK-02")
@pytest.mark.parametrize(
    ("shape", "number"),
    [("I2", 18), ("I3", 11), ("I4", 4), ("V3", 26), ("T4", 17), ("O4", 6), ("U5", 14), ("R6", 7)],
)
def test_an_empty_backpack_has_so_many_places_for_a_shape(backpack: Backpack, shape: str, number: int) -> None:
    assert len(set(backpack.placements(shape))) == len(backpack.placements(shape)) == number


@pytest.mark.rule("AVEL-PACK-02")
def test_a_token_may_be_turned_but_not_bent_nor_stick_out(backpack: Backpack) -> None:
    assert backpack.is_placement("I4", backpack.area_of([(2, 0), (2, 1), (2, 2), (2, 3)]))
    assert backpack.is_placement("I4", backpack.area_of([(0, 1), (1, 1), (2, 1), (3, 1)])), "turned, up the pocket"
    assert not backpack.is_placement("I4", backpack.area_of([(2, 0), (2, 1), (2, 2), (3, 2)])), "bent"
    assert not backpack.is_placement("I4", backpack.area_of([(2, 1), (2, 2), (2, 3)])), "one cell sticks out"
    assert not backpack.is_placement("I2", backpack.area_of([(1, 3), (2, 0)])), "the row does not go round"


@pytest.mark.rule("AVEL-PACK-02", "AVEL-PACK-03", "AVEL-PACK-10")
@pytest.mark.parametrize(
    ("tokens", "coins", "fits"),
    [
        ("O4 O4 O4", 0, False),
        ("O4 O4 I4", 0, True),
        ("R6 I4 I3", 0, True),
        ("R6 I4 V3", 0, False),
        ("R6 O4 V3", 0, True),
        ("R6 O4 I3", 0, False),
        ("U5 R6", 0, True),
        ("U5 R6 I2", 0, False),
        ("U5 O4 I3", 0, False),
        ("V3 V3 V3 V3", 0, True),
        ("I4 I4 I3 I2", 0, False),
        ("T4 O4 I3 I2", 0, True),
        ("I2 I2 I2 I2 I2 I2", 1, True),
        ("I2 I2 I2 I2 I2 I2", 2, False),
        ("R6", 7, True),
        ("R6", 8, False),
        ("", 13, True),
        ("", 14, False),
        ("O4 O4", 5, True),
        ("O4 O4", 6, False),
    ],
)
def test_these_tokens_and_coins_fit_or_not(backpack: Backpack, tokens: str, coins: int, fits: bool) -> None:
    shapes = tuple(tokens.split())
    assert backpack.fits(shapes, coins) is fits
    assert (backpack.pack(shapes, coins) is not None) is fits


@pytest.mark.rule("AVEL-PACK-09")
@pytest.mark.parametrize("shape", SHAPES)
def test_house_shapes_equal_their_mirror_image(backpack: Backpack, shape: str) -> None:
    assert backpack.symmetric(shape)


@pytest.mark.rule("AVEL-PACK-09")
def test_a_shape_that_changes_when_flipped_is_noticed() -> None:
    home_made = {"L4": [(0, 0), (1, 0), (2, 0), (2, 1)], "S4": [(0, 1), (0, 2), (1, 0), (1, 1)]}
    backpack = Backpack(GRID, home_made)
    assert not backpack.symmetric("L4")
    assert not backpack.symmetric("S4")


@pytest.mark.rule("AVEL-PACK-10")
def test_dominoes_cannot_cover_a_board_that_lacks_two_cells_of_one_colour() -> None:
    """A chessboard says so at a glance; a program has to try everything, and should not take for ever."""
    assert Backpack(("######", "######", "######", "####.."), SHAPES).fits(("I2",) * 11)
    assert not Backpack((".#####", "######", "######", "#####."), SHAPES).fits(("I2",) * 11)
    one_cell_stays_free = Backpack(("#.###", "#####", "#####", "#####", "###.#"), SHAPES)
    assert one_cell_stays_free.fits(("I2",) * 10)
    assert not one_cell_stays_free.fits(("I2",) * 11)


@pytest.mark.rule("AVEL-PACK-10")
@given(st.lists(st.sampled_from(sorted(SHAPES)), max_size=6), st.integers(0, 13))
def test_an_arrangement_is_legal_and_leaves_room_for_the_coins(tokens: list[str], coins: int) -> None:
    backpack = Backpack(GRID, SHAPES)
    for shapes in {tuple(tokens), tuple(sorted(tokens)), tuple(reversed(tokens))}:
        areas = backpack.pack(shapes, coins)
        assert (areas is None) is not backpack.fits(tuple(tokens), coins), "the order of the tokens does not matter"
        if areas is not None:
            assert len(areas) == len(shapes)
            assert all(backpack.is_placement(shape, area) for shape, area in zip(shapes, areas, strict=True))
            covered = [cell for area in areas for cell in backpack.cells_of(area)]
            assert len(set(covered)) == len(covered) <= 13 - coins


small_grids = st.lists(st.text("#.", min_size=3, max_size=3), min_size=3, max_size=3).filter(
    lambda rows: any("#" in row for row in rows)
)


@pytest.mark.rule("AVEL-PACK-10")
@settings(max_examples=200)
@given(small_grids, st.lists(st.sampled_from(sorted(SHAPES)), min_size=1, max_size=4))
def test_no_arrangement_means_that_trying_every_place_finds_none(grid: list[str], tokens: list[str]) -> None:
    cells = {(row, column) for row in range(3) for column in range(3) if grid[row][column] == "#"}
    places = []
    for token in tokens:
        turned = SHAPES[token]
        found = set()
        for _ in range(4):
            turned = [(-column, row) for row, column in turned]
            for down, right in itertools.product(range(-4, 5), repeat=2):
                found.add(frozenset((row + down, column + right) for row, column in turned))
        places.append([place for place in found if place <= cells])
    possible = any(len(frozenset().union(*choice)) == sum(map(len, choice)) for choice in itertools.product(*places))
    assert Backpack(grid, SHAPES).fits(tuple(tokens)) is possible

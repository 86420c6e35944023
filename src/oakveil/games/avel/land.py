"""The land: hexes, walking distances and shortest ways to the castle.

A cell is written "q,r": axial coordinates of flat-top hexes, the castle at "0,0" (AVEL-MAP-01). The tables of a land
never change during a game, so they are worked out once and shared by all tables that play on that land.
"""

import functools
import re
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from oakveil.kernel.rulebook import rule

Cell = str
Place = tuple[int, int]
"""A cell as two numbers (q, r), for reckoning."""

CASTLE: Cell = "0,0"
DIRECTIONS: tuple[Place, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""One step N, NE, SE, S, SW, NW: clockwise from N (AVEL-MAP-01)."""

GATES = 3
"""Open sides of the castle (AVEL-MAP-02)."""
FARTHEST = 6
"""No cell may lie farther from the castle than this, in steps (AVEL-MAP-02)."""

_WRITTEN_CELL = re.compile(r"(0|-?[1-9][0-9]*),(0|-?[1-9][0-9]*)")


def cell_of(place: Place) -> Cell:
    """How a place is written: (1, -2) is "1,-2"."""
    return f"{place[0]},{place[1]}"


def place_of(cell: Cell) -> Place:
    """The numbers of a cell: "1,-2" is (1, -2). Raises ValueError for anything else ("1;2", "01,2", "+1,2")."""
    if not _WRITTEN_CELL.fullmatch(cell):
        raise ValueError(f"not a cell: {cell!r}")
    q, r = cell.split(",")
    return int(q), int(r)


@rule("AVEL-MAP-01")
def around(place: Place) -> tuple[Place, ...]:
    """The six places that share an edge with this one, clockwise from N."""
    q, r = place
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


@rule("AVEL-MAP-01")
def hex_distance(place: Place) -> int:
    """Distance to the castle as the crow flies, in cells (AVEL-MAP-01)."""
    q, r = place
    return (abs(q) + abs(r) + abs(q + r)) // 2


class Land(Struct, frozen=True, eq=False):
    """A land and everything that its shape decides. Made by `land_of`."""

    cells: tuple[Cell, ...]
    crater: Cell
    neighbours: Mapping[Cell, tuple[Cell, ...]]
    """Cells of the land that share an edge, clockwise from N."""
    distance: Mapping[Cell, int]
    """Walking steps to the castle."""
    order: tuple[Cell, ...]
    """All cells in the order used when the order of draws matters (AVEL-MOON-06)."""
    nearer: Mapping[Cell, tuple[Cell, ...]]
    """The next cells of all shortest ways to the castle, clockwise from N (AVEL-MARCH-04); none for the castle."""
    _steps: Mapping[Cell, Mapping[Cell, int]]
    _ways: Mapping[Cell, tuple[tuple[Cell, ...], ...]]

    def steps(self, a: Cell, b: Cell) -> int:
        """Walking distance between two cells by shared edges, shortcuts not counted."""
        return self._steps[a][b]

    def ways(self, cell: Cell) -> tuple[tuple[Cell, ...], ...]:
        """All shortest ways to the castle; each begins with the cell itself and ends with the castle."""
        return self._ways[cell]


@functools.cache
def land_of(cells: tuple[Cell, ...], crater: Cell) -> Land:
    """The land of these cells. Raises ValueError if castle or crater is missing or a cell cannot be reached."""
    neighbours = _neighbours(cells)
    if CASTLE not in neighbours or crater not in neighbours:
        raise ValueError("a land needs its castle and its crater")
    steps = {cell: _walk(neighbours, cell) for cell in cells}
    distance = steps[CASTLE]
    if len(distance) < len(cells):
        raise ValueError("a cell of the land cannot be reached from the castle")
    order = tuple(sorted(cells, key=lambda cell: _draw_order(cell, distance[cell])))
    nearer = {cell: tuple(n for n in neighbours[cell] if distance[n] < distance[cell]) for cell in cells}
    ways: dict[Cell, tuple[tuple[Cell, ...], ...]] = {CASTLE: ((CASTLE,),)}
    for cell in order[1:]:
        ways[cell] = tuple((cell, *way) for step in nearer[cell] for way in ways[step])
    return Land(cells, crater, neighbours, distance, order, nearer, steps, ways)


LandFault = Literal[
    "unreadable_cells",
    "repeated_cells",
    "no_castle",
    "castle_neighbours",
    "unreachable_cells",
    "no_crater",
    "crater_at_start",
    "crater_distance",
    "too_far",
]


class LandFlaw(Struct, frozen=True):
    """What keeps a list of cells from being a valid land, with the number found and the number wanted."""

    kind: LandFault
    found: int
    wanted: int


@rule("AVEL-MAP-02")
def flaw(cells: Sequence[Cell], crater: Cell, distance: int) -> LandFlaw | None:
    """The first fault of a land whose crater should be `distance` steps from the castle, or None (AVEL-MAP-02).

    Steps are walking steps throughout, also for the farthest cell.
    """
    readable = sum(1 for cell in cells if _WRITTEN_CELL.fullmatch(cell))
    if readable < len(cells):
        return LandFlaw("unreadable_cells", readable, len(cells))
    if len(set(cells)) < len(cells):
        return LandFlaw("repeated_cells", len(set(cells)), len(cells))
    if CASTLE not in cells:
        return LandFlaw("no_castle", 0, 1)
    neighbours = _neighbours(cells)
    if len(neighbours[CASTLE]) != GATES:
        return LandFlaw("castle_neighbours", len(neighbours[CASTLE]), GATES)
    steps = _walk(neighbours, CASTLE)
    if len(steps) < len(cells):
        return LandFlaw("unreachable_cells", len(steps), len(cells))
    if crater not in steps:
        return LandFlaw("no_crater", 0, 1)
    if steps[crater] <= 1:
        return LandFlaw("crater_at_start", steps[crater], distance)
    if steps[crater] != distance:
        return LandFlaw("crater_distance", steps[crater], distance)
    if max(steps.values()) > FARTHEST:
        return LandFlaw("too_far", max(steps.values()), FARTHEST)
    return None


def _neighbours(cells: Iterable[Cell]) -> dict[Cell, tuple[Cell, ...]]:
    """For each cell the cells of the land that share an edge with it, clockwise from N."""
    written = {place_of(cell): cell for cell in cells}
    return {cell: tuple(written[p] for p in around(place) if p in written) for place, cell in written.items()}


def _walk(neighbours: Mapping[Cell, tuple[Cell, ...]], start: Cell) -> dict[Cell, int]:
    """Walking steps from `start` to every cell that can be reached, nearest first."""
    steps = {start: 0}
    reached = [start]
    for cell in reached:
        for neighbour in neighbours[cell]:
            if neighbour not in steps:
                steps[neighbour] = steps[cell] + 1
                reached.append(neighbour)
    return steps


def _draw_order(cell: Cell, steps: int) -> tuple[int, int, Fraction, int]:
    """Sort key of AVEL-MOON-06; of two cells in the same direction at the same walking distance the inner is first."""
    place = place_of(cell)
    return steps, *_bearing(place), hex_distance(place)


def _bearing(place: Place) -> tuple[int, Fraction]:
    """The direction of a place seen from the castle, growing clockwise from N: the sixth, and how far through it.

    A place in the sixth that begins with `first` and ends with `second` is a * first + b * second. The share
    b / (a + b) grows with the angle, so no angle has to be computed and every machine agrees.
    """
    for sixth, first in enumerate(DIRECTIONS):
        second = DIRECTIONS[(sixth + 1) % 6]
        a, b = _cross(place, second), _cross(first, place)
        if a > 0 and b >= 0:
            return sixth, Fraction(b, a + b)
    return 0, Fraction(0)


def _cross(a: Place, b: Place) -> int:
    return a[0] * b[1] - a[1] * b[0]

"""Battle maps: cells, distances, ways, sight, cover, areas (specification 3.7)."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cached_property

from oakveil.kernel.rulebook import rule

Cell = tuple[int, int]
"""A cell of a map: column and row from 0, from the upper left."""
CELL_M = 1.5
"""A cell is so many metres wide (VER-MAP-01)."""
STEPS: tuple[Cell, ...] = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))

FLOOR, WALL, TREE, LOW, OBJECT, HIGH, ROUGH, SHALLOW, DEEP, BRIDGE, NARROW, CRAMPED, DOOR = ".#TocC,w~=nk+"
STARTS = "AB"
MARKS = frozenset(
    f"{FLOOR}{WALL}{TREE}{LOW}{OBJECT}{HIGH}{ROUGH}{SHALLOW}{DEEP}{BRIDGE}{NARROW}{CRAMPED}{DOOR}{STARTS}"
)
COVER = {LOW: 1, OBJECT: 2, TREE: 2, HIGH: 3}
"""How much of a body an object hides, in quarters (VER-COVER-01)."""
SLOW = frozenset({ROUGH, SHALLOW})
SOLID = frozenset({WALL, TREE, LOW, OBJECT, HIGH})
OPAQUE = frozenset({WALL, TREE, HIGH})


@rule("VER-MAP-02")
def cells_apart(one: Cell, other: Cell) -> int:
    """The distance between two cells, in cells: diagonals count one and two by turns."""
    dx, dy = abs(one[0] - other[0]), abs(one[1] - other[1])
    return max(dx, dy) + min(dx, dy) // 2


def metres(cells: int) -> float:
    """So many cells in metres."""
    return cells * CELL_M


def within(length: float) -> int:
    """How many whole cells a length in metres is (VER-MAP-03: fractions are lost)."""
    return int(length / CELL_M + 1e-9)


@rule("VER-MAP-04")
def footprint(cell: Cell, size: int) -> tuple[Cell, ...]:
    """The cells of a token whose upper left cell is this one."""
    x, y = cell
    return tuple([(x + dx, y + dy) for dy in range(size) for dx in range(size)])


class Board:
    """A map that never changes; doors are open or closed elsewhere."""

    def __init__(self, rows: Sequence[str]) -> None:
        self.rows = tuple(rows)
        self.width, self.height = len(rows[0]), len(rows)

    def mark(self, cell: Cell) -> str:
        """The mark of a cell; outside the map there is wall."""
        x, y = cell
        return self.rows[y][x] if 0 <= x < self.width and 0 <= y < self.height else WALL

    @cached_property
    def starts(self) -> dict[str, tuple[Cell, ...]]:
        """The start cells of each side."""
        cells = [(x, y) for y in range(self.height) for x in range(self.width)]
        return {side: tuple([cell for cell in cells if self.mark(cell) == side]) for side in STARTS}

    @cached_property
    def doors(self) -> tuple[Cell, ...]:
        """The cells of doors."""
        return tuple([(x, y) for y in range(self.height) for x in range(self.width) if self.rows[y][x] == DOOR])

    def solid(self, cell: Cell) -> bool:
        """Whether nobody can stand on a cell."""
        return self.mark(cell) in SOLID

    @rule("VER-MAP-08")
    def closed_to_walkers(self, cell: Cell) -> bool:
        """Whether only those who fly or swim get there."""
        return self.mark(cell) == DEEP

    @rule("VER-MAP-05")
    def sees(self, one: Cell, other: Cell, closed: frozenset[Cell] = frozenset()) -> bool:
        """Whether one of the two lines between two cells crosses nothing that blocks sight, closed doors included."""
        return any(
            all(self.mark(cell) not in OPAQUE and cell not in closed for cell in line[1:-1])
            for line in (_line(one, other), _line(other, one))
        )

    @rule("VER-COVER-01", "VER-COVER-02")
    def cover(self, shooter: Cell, target: Cell) -> tuple[int, Cell | None]:
        """How much an object beside the target hides it from there, in quarters, and the cell of that object.

        Ruling (VER-COVER-02): the best single object counts, and none against somebody adjacent.
        """
        if cells_apart(shooter, target) <= 1:
            return 0, None
        best: tuple[int, Cell | None] = (0, None)
        for cell in (*_line(shooter, target)[1:-1], *_line(target, shooter)[1:-1]):
            hidden = COVER.get(self.mark(cell), 0)
            if hidden > best[0] and cells_apart(cell, target) <= 1:
                best = hidden, cell
        return best

    @rule("VER-MAP-06")
    def area(self, centre: Cell, radius: int, closed: frozenset[Cell] = frozenset()) -> frozenset[Cell]:
        """All cells within `radius` cells of the centre that it sees."""
        x, y = centre
        around = [(x + dx, y + dy) for dy in range(-radius, radius + 1) for dx in range(-radius, radius + 1)]
        return frozenset(
            cell
            for cell in around
            if cells_apart(centre, cell) <= radius and self.mark(cell) != WALL and self.sees(centre, cell, closed)
        )

    @rule("VER-MAP-06")
    def cone(self, origin: Cell, towards: Cell, length: int, closed: frozenset[Cell] = frozenset()) -> frozenset[Cell]:
        """The cells of a breath: within the length, and no farther aside than ahead."""
        ax, ay = towards[0] - origin[0], towards[1] - origin[1]
        found: set[Cell] = set()
        for y in range(self.height):
            for x in range(self.width):
                dx, dy = x - origin[0], y - origin[1]
                dot, cross = ax * dx + ay * dy, ax * dy - ay * dx
                ahead = dot > 0 and abs(cross) <= dot and cells_apart(origin, (x, y)) <= length
                if ahead and self.mark((x, y)) != WALL and self.sees(origin, (x, y), closed):
                    found.add((x, y))
        return frozenset(found)

    @rule("VER-MAP-03", "VER-MAP-09")
    def steps_from(self, cell: Cell, flying: bool, water: bool) -> Iterator[tuple[Cell, bool, int]]:
        """The cells next to this one that can be entered: cell, whether diagonally, and what entering it costs more.

        Rough ground and shallow water cost double, a door one cell more. No diagonal past a wall corner.
        """
        x, y = cell
        for dx, dy in STEPS:
            to = (x + dx, y + dy)
            mark = self.mark(to)
            if mark in SOLID and not (flying and mark in (LOW, OBJECT)):
                continue
            if mark == DEEP and not (flying or water):
                continue
            diagonal = dx != 0 and dy != 0
            if diagonal and (self.mark((x + dx, y)) in (WALL, DOOR) or self.mark((x, y + dy)) in (WALL, DOOR)):
                continue
            slow = mark in SLOW and not flying and not (water and mark == SHALLOW)
            yield to, diagonal, 1 if slow or mark == DOOR else 0

    @rule("VER-MAP-03", "VER-MAP-04")
    def reach(
        self,
        start: Cell,
        allowance: int,
        blocked: Callable[[Cell], bool],
        heavy: Callable[[Cell], bool],
        flying: bool = False,
        water: bool = False,
    ) -> dict[Cell, tuple[int, Cell]]:
        """Where a walk of at most `allowance` cells leads: for each cell its cost and the cell before it.

        `blocked` cells cannot be entered, `heavy` ones cost double. Diagonal steps cost one and two by turns.
        """
        found: dict[tuple[Cell, int], int] = {(start, 0): 0}
        came: dict[tuple[Cell, int], tuple[Cell, int]] = {}
        waiting: list[tuple[int, Cell, int]] = [(0, start, 0)]
        while waiting:
            cost, cell, odd = heapq.heappop(waiting)
            if found[cell, odd] < cost:
                continue
            for to, diagonal, more in self.steps_from(cell, flying, water):
                if blocked(to):
                    continue
                step = (2 if odd else 1) if diagonal else 1
                price = cost + step * (2 if heavy(to) else 1) + (step * more if self.mark(to) in SLOW else more)
                state = (to, 1 - odd if diagonal else odd)
                if price <= allowance and price < found.get(state, allowance + 1):
                    found[state] = price
                    came[state] = (cell, odd)
                    heapq.heappush(waiting, (price, *state))
        best: dict[Cell, tuple[int, Cell]] = {}
        for (cell, odd), cost in found.items():
            if cell != start and cost < best.get(cell, (allowance + 1, start))[0]:
                best[cell] = cost, came[cell, odd][0]
        return best


@cache
def _line(one: Cell, other: Cell) -> tuple[Cell, ...]:
    """The cells of Bresenham's line from one cell to another, both included."""
    (x, y), (x1, y1) = one, other
    dx, dy = abs(x1 - x), -abs(y1 - y)
    sx, sy = (1 if x < x1 else -1), (1 if y < y1 else -1)
    error = dx + dy
    cells = [(x, y)]
    while (x, y) != (x1, y1):
        twice = 2 * error
        if twice >= dy:
            error += dy
            x += sx
        if twice <= dx:
            error += dx
            y += sy
        cells.append((x, y))
    return tuple(cells)


def nearest(one: Iterable[Cell], other: Iterable[Cell]) -> tuple[int, Cell, Cell]:
    """The nearest pair of cells of two tokens, with their distance (VER-MAP-02)."""
    others = tuple(other)
    return min((cells_apart(a, b), a, b) for a in one for b in others)

"""Battle maps: cells, distances, ways, sight, cover, areas (specification 3.7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property

import msgspec

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
SOLID = frozenset({WALL, TREE, LOW, OBJECT, HIGH})
OPAQUE = frozenset({WALL, TREE, HIGH})
MOST_EDITED = 64
"""So many maps with changes of a game master are kept at hand."""


@rule("VER-MAP-02")
def cells_apart(one: Cell, other: Cell) -> int:
    """The distance between two cells, in cells: diagonals count one and two by turns."""
    dx, dy = abs(one[0] - other[0]), abs(one[1] - other[1])
    return max(dx, dy) + min(dx, dy) // 2


@rule("VER-MAP-01")
def metres(cells: int) -> float:
    """So many cells in metres."""
    return cells * CELL_M


@rule("VER-MAP-01", "VER-MAP-03")
def within(length: float) -> int:
    """How many whole cells a length in metres is (VER-MAP-03: fractions are lost)."""
    return int(length / CELL_M + 1e-9)


@cache
@rule("VER-MAP-04")
def footprint(cell: Cell, size: int) -> tuple[Cell, ...]:
    """The cells of a token whose upper left cell is this one."""
    x, y = cell
    return tuple([(x + dx, y + dy) for dy in range(size) for dx in range(size)])


class Gait(msgspec.Struct, frozen=True):
    """How a token gets about: its size in cells, whether it flies or swims."""

    size: int = 1
    flying: bool = False
    swims: bool = False


gait_of = cache(Gait)
"""The same one for the same size, flight and swimming."""
Step = tuple[Cell, bool, bool, int]
"""A step: the cell it leads to, whether diagonally, whether the ground is slow, and what a door costs more."""


NOBODY: frozenset[Cell] = frozenset()
FAR = 250
"""No way on a map is so many cells long."""


class Ways(dict[Cell, tuple[int, Cell]]):
    """Where a walk leads: for each cell its cost and the cell before it.

    `came` are the steps back: from each cell, by whether its next diagonal step costs one or two (`odd`), to the cell
    before and to what its next one cost. `ends` is which of the two the cheapest way ends with.
    """

    def __init__(self, came: tuple[dict[Cell, tuple[Cell, int]], dict[Cell, tuple[Cell, int]]]) -> None:
        super().__init__()
        self.came = came
        self.ends: dict[Cell, int] = {}

    def path(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells from the start (left out) to a cell (included), at the cost that was found."""
        at, odd, path = cell, self.ends[cell], list[Cell]()
        while at in self.came[odd]:
            path.append(at)
            at, odd = self.came[odd][at]
        return tuple(reversed(path))


class Board:
    """A map that never changes; doors are open or closed elsewhere. What was asked of it once is kept."""

    def __init__(self, rows: Sequence[str]) -> None:
        self.rows = tuple(rows)
        self.width, self.height = len(rows[0]), len(rows)
        self._steps: dict[tuple[Gait, frozenset[Cell]], dict[Cell, tuple[Step, ...]]] = {}
        self._sight: dict[tuple[Cell, Cell, frozenset[Cell]], bool] = {}
        self._covers: dict[tuple[Cell, Cell], tuple[int, Cell | None]] = {}
        self._ways: dict[tuple[tuple[Cell, ...], Gait, frozenset[Cell]], bytes] = {}
        self._stands: dict[tuple[Cell, int], bool] = {}

    def mark(self, cell: Cell) -> str:
        """The mark of a cell; outside the map there is wall."""
        x, y = cell
        return self.rows[y][x] if 0 <= x < self.width and 0 <= y < self.height else WALL

    @cached_property
    def starts(self) -> dict[str, tuple[Cell, ...]]:
        """The start cells of each side."""
        cells = [(x, y) for y in range(self.height) for x in range(self.width)]
        return {side: tuple([cell for cell in cells if self.mark(cell) == side]) for side in STARTS}

    def to_start(self, start: str, cell: Cell) -> int:
        """How many cells a cell is from the nearest one of a start zone."""
        return min(cells_apart(cell, at) for at in self.starts[start])

    @cached_property
    def edges(self) -> dict[str, tuple[Cell, ...]]:
        """The cells of the edge on whose side each start zone lies."""
        found: dict[str, tuple[Cell, ...]] = {}
        for start, other in (("A", "B"), ("B", "A")):
            (ax, ay), (bx, by) = self._middle(start), self._middle(other)
            if abs(ax - bx) >= abs(ay - by):
                found[start] = tuple([(0 if ax <= bx else self.width - 1, y) for y in range(self.height)])
            else:
                found[start] = tuple([(x, 0 if ay <= by else self.height - 1) for x in range(self.width)])
        return found

    def _middle(self, start: str) -> tuple[float, float]:
        cells = self.starts[start]
        return sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells)

    @cached_property
    def doors(self) -> frozenset[Cell]:
        """The cells of doors."""
        return frozenset((x, y) for y in range(self.height) for x in range(self.width) if self.rows[y][x] == DOOR)

    @cached_property
    def zones(self) -> dict[str, tuple[Cell, ...]]:
        """The start cells of each side, those nearest to the other side first, of these the ones in the middle."""
        found: dict[str, tuple[Cell, ...]] = {}
        for side, other in (("A", "B"), ("B", "A")):
            x, y = (round(place) for place in self._middle(side))
            near = {cell: (self.to_start(other, cell), cells_apart(cell, (x, y))) for cell in self.starts[side]}
            found[side] = tuple(sorted(near, key=lambda cell, near=near: (near[cell], cell)))  # type: ignore[misc]
        return found

    def stands(self, cell: Cell, size: int) -> bool:
        """Whether a token that neither flies nor swims can stand there, whoever else does."""
        known = self._stands.get((cell, size))
        if known is None:
            cells = footprint(cell, size)
            known = self._stands[cell, size] = not any(self.solid(c) or self.closed_to_walkers(c) for c in cells)
        return known

    def solid(self, cell: Cell) -> bool:
        """Whether nobody can stand on a cell."""
        return self.mark(cell) in SOLID

    @rule("VER-MAP-08")
    def closed_to_walkers(self, cell: Cell) -> bool:
        """Whether only those who fly or swim get there."""
        return self.mark(cell) == DEEP

    @rule("VER-MAP-05")
    def sees(self, one: Cell, other: Cell, closed: frozenset[Cell] = NOBODY) -> bool:
        """Whether one of the two lines between two cells crosses nothing that blocks sight, closed doors included."""
        known = self._sight.get((one, other, closed))
        if known is None:
            known = self._sight[one, other, closed] = any(
                all(self.mark(cell) not in OPAQUE and cell not in closed for cell in line[1:-1])
                for line in (_line(one, other), _line(other, one))
            )
        return known

    @rule("VER-COVER-01", "VER-COVER-02")
    def cover(self, shooter: Cell, target: Cell) -> tuple[int, Cell | None]:
        """How much an object beside the target hides it from there, in quarters, and the cell of that object.

        Ruling (VER-COVER-02): the best single object counts, and none against somebody adjacent.
        """
        known = self._covers.get((shooter, target))
        if known is None:
            known = self._covers[shooter, target] = self._cover(shooter, target)
        return known

    def _cover(self, shooter: Cell, target: Cell) -> tuple[int, Cell | None]:
        best: tuple[int, Cell | None] = (0, None)
        if cells_apart(shooter, target) <= 1:
            return best
        for cell in (*_line(shooter, target)[1:-1], *_line(target, shooter)[1:-1]):
            hidden = COVER.get(self.mark(cell), 0)
            if hidden > best[0] and cells_apart(cell, target) <= 1:
                best = hidden, cell
        return best

    @rule("VER-MAP-06")
    def area(self, centre: Cell, radius: int, closed: frozenset[Cell] = NOBODY) -> frozenset[Cell]:
        """All cells within `radius` cells of the centre that it sees."""
        x, y = centre
        around = [(x + dx, y + dy) for dy in range(-radius, radius + 1) for dx in range(-radius, radius + 1)]
        return frozenset(
            cell
            for cell in around
            if cells_apart(centre, cell) <= radius and self.mark(cell) != WALL and self.sees(centre, cell, closed)
        )

    @rule("VER-MAP-06")
    def cone(self, origin: Cell, towards: Cell, length: int, closed: frozenset[Cell] = NOBODY) -> frozenset[Cell]:
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

    @rule("VER-MAP-03", "VER-MAP-08", "VER-MAP-09")
    def steps_from(self, cell: Cell, gait: Gait, opened: frozenset[Cell] = NOBODY) -> tuple[Step, ...]:
        """The cells next to this one that such a token can enter, whoever stands there.

        Rough ground and shallow water cost double, a door that is not `opened` one cell more. No diagonal past a wall
        corner.
        """
        known = self._steps.setdefault((gait, opened), {})
        steps = known.get(cell)
        if steps is None:
            steps = known[cell] = tuple(self._steps_from(cell, gait, opened))
        return steps

    def _steps_from(self, cell: Cell, gait: Gait, opened: frozenset[Cell]) -> Iterator[Step]:
        x, y = cell
        for dx, dy in STEPS:
            to = (x + dx, y + dy)
            marks = [self.mark(cover) for cover in footprint(to, gait.size)]
            if any(mark in SOLID and not (gait.flying and mark in (LOW, OBJECT)) for mark in marks):
                continue
            if DEEP in marks and not (gait.flying or gait.swims):
                continue
            diagonal = dx != 0 and dy != 0
            if diagonal and (self.mark((x + dx, y)) in (WALL, DOOR) or self.mark((x, y + dy)) in (WALL, DOOR)):
                continue
            slow = not gait.flying and any(mark == ROUGH or (mark == SHALLOW and not gait.swims) for mark in marks)
            yield to, diagonal, slow, 1 if DOOR in marks and to not in opened else 0

    @rule("VER-MAP-03", "VER-MAP-04")
    def reach(
        self,
        starts: Iterable[Cell],
        allowance: int,
        closed: frozenset[Cell],
        heavy: frozenset[Cell],
        gait: Gait,
        opened: frozenset[Cell] = NOBODY,
    ) -> Ways:
        """Where a walk of at most `allowance` cells from one of the starts leads.

        `closed` cells cannot be entered, `heavy` ones cost double. Diagonal steps cost one and two by turns: the ways
        to a cell whose next diagonal step costs one, and those whose next one costs two, are looked for apart.
        """
        found: tuple[dict[Cell, int], dict[Cell, int]] = (dict.fromkeys(starts, 0), {})
        came: tuple[dict[Cell, tuple[Cell, int]], dict[Cell, tuple[Cell, int]]] = ({}, {})
        waves: list[list[tuple[Cell, int]]] = [[] for _ in range(allowance + 1)]
        waves[0] += [(start, 0) for start in found[0]]
        for cost, wave in enumerate(waves):
            for cell, odd in wave:
                if found[odd][cell] < cost:
                    continue
                for step in self.steps_from(cell, gait, opened):
                    to, diagonal, slow, door = step
                    even = not slow and not door and to not in heavy
                    price = cost + ((2 if odd and diagonal else 1) if even else price_of(step, odd, to in heavy))
                    then = 1 - odd if diagonal else odd
                    if price > allowance or price >= found[then].get(to, FAR) or to in closed:
                        continue
                    if then and price >= found[0].get(to, FAR):
                        continue  # whoever comes there as cheaply with the next diagonal at one goes on no worse
                    found[then][to] = price
                    came[then][to] = cell, odd
                    waves[price].append((to, then))
        ways = Ways(came)
        for odd, costs in enumerate(found):
            for cell, (before, _) in came[odd].items():
                if cell not in ways or costs[cell] < ways[cell][0]:
                    ways[cell], ways.ends[cell] = (costs[cell], before), odd
        return ways

    def ways_from(self, starts: tuple[Cell, ...], gait: Gait, opened: frozenset[Cell] = NOBODY) -> bytes:
        """How many cells every cell is away from the nearest start on foot, row by row, with nobody in the way.

        `FAR` where no way leads.
        """
        known = self._ways.get((starts, gait, opened))
        if known is None:
            costs = bytearray([FAR]) * (self.width * self.height)
            for cell, (cost, _) in self.reach(starts, FAR, NOBODY, NOBODY, gait, opened).items():
                costs[self.place(cell)] = cost
            for cell in starts:
                costs[self.place(cell)] = 0
            known = self._ways[starts, gait, opened] = bytes(costs)
        return known

    def place(self, cell: Cell) -> int:
        """The place of a cell of the map in its rows, one after the other."""
        return cell[1] * self.width + cell[0]


class Boards(dict[str, Board]):
    """The maps by their ids. An id may tell what a game master has changed: "bridge|5,3#|6,3.", cell by cell."""

    def __init__(self, printed: Mapping[str, Board]) -> None:
        super().__init__(printed)
        self._edited: dict[str, Board] = {}

    @rule("VER-GM-02")
    def __missing__(self, id: str) -> Board:
        """A map with changes; the last that were used are kept, with all that was found out about them."""
        known = self._edited.pop(id, None)
        if known is None:
            plain, *changes = id.split("|")
            rows = [list(row) for row in self[plain].rows]
            for change in changes:
                x, _, y = change[:-1].partition(",")
                rows[int(y)][int(x)] = change[-1]
            known = Board(["".join(row) for row in rows])
        while len(self._edited) >= MOST_EDITED:
            del self._edited[next(iter(self._edited))]
        self._edited[id] = known
        return known


def printed_map(id: str) -> str:
    """The id of the map in the content that an edited map is made of."""
    return id.partition("|")[0]


@rule("VER-MAP-03", "VER-MAP-09")
def price_of(step: Step, odd: int, heavy: bool) -> int:
    """What a step costs in cells; `odd`: the last diagonal step cost one, so that the next costs two."""
    _, diagonal, slow, door = step
    plain = 2 if diagonal and odd else 1
    return plain * (1 + slow + heavy) + door


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


@rule("VER-MAP-05")
def crossed(one: Cell, other: Cell, cells: frozenset[Cell]) -> bool:
    """Whether both lines between two cells cross some of these cells, their own included."""
    return not cells.isdisjoint(_line(one, other)) and not cells.isdisjoint(_line(other, one))


def nearest(one: Iterable[Cell], other: Iterable[Cell]) -> tuple[int, Cell, Cell]:
    """The nearest pair of cells of two tokens, with their distance (VER-MAP-02)."""
    mine, others = tuple(one), tuple(other)
    if len(mine) == len(others) == 1:
        return cells_apart(mine[0], others[0]), mine[0], others[0]
    return min((cells_apart(a, b), a, b) for a in mine for b in others)

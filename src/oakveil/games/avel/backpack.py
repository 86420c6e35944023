"""The backpack: which tokens fit together, and where (AVEL-PACK).

The cells of the backpack are numbered in reading order. An area of the backpack is a bit mask: bit n stands for cell n.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

GridCell = tuple[int, int]
"""(row, column), counted from 0 at the top left."""
Shape = frozenset[GridCell]

Arrangement = tuple[int, ...]
"""One area for each packed token."""


class Backpack:
    """A backpack grid and the token shapes that may lie in it. Never changes, apart from what it remembers.

    `grid` is a picture, a text for each row, "#" a cell: [".#..", "####"]. `shapes` names the shapes and their cells as
    (row, column). Nothing here knows coins from free cells: a coin covers any one cell (AVEL-PACK-03).
    """

    def __init__(self, grid: Sequence[str], shapes: Mapping[str, Sequence[GridCell]]) -> None:
        self.cells: tuple[GridCell, ...] = tuple(
            (row, column) for row, line in enumerate(grid) for column, mark in enumerate(line) if mark == "#"
        )
        self._number = {cell: number for number, cell in enumerate(self.cells)}
        self._shapes = {name: frozenset(cells) for name, cells in shapes.items()}
        self._placements = {name: self._all_placements(shape) for name, shape in self._shapes.items()}
        self._beginning_at = {name: _by_first_cell(areas) for name, areas in self._placements.items()}
        self._answers: dict[tuple[str, ...], tuple[Arrangement | None, int]] = {}

    def placements(self, shape: str) -> tuple[int, ...]:
        """All areas that a token of this shape can cover, in every quarter turn; each area once, ascending."""
        return self._placements[shape]

    def is_placement(self, shape: str, area: int) -> bool:
        """Whether a token of this shape can cover exactly this area (AVEL-PACK-02)."""
        return area in self._placements[shape]

    def pack(self, shapes: tuple[str, ...], coins: int = 0) -> Arrangement | None:
        """Room for all these tokens and coins: an area for each shape, in the given order (AVEL-PACK-10).

        The coins go on any of the cells left free. None means that no arrangement exists; the search is complete.
        """
        try:
            areas, free = self._answers[shapes]
        except KeyError:
            areas, free = self._answers[shapes] = self._answer(shapes)
        return areas if coins <= free else None

    def fits(self, shapes: tuple[str, ...], coins: int = 0) -> bool:
        """Whether some arrangement of these tokens and coins exists (AVEL-PACK-10)."""
        return self.pack(shapes, coins) is not None

    def symmetric(self, shape: str) -> bool:
        """Whether the shape equals a turned copy of its mirror image, so flipping is harmless (AVEL-PACK-09)."""
        cells = self._shapes[shape]
        mirrored = _to_corner((row, -column) for row, column in cells)
        return mirrored in _quarter_turns(cells)

    def area_of(self, cells: Iterable[GridCell]) -> int:
        """The area made of these cells. Raises KeyError for a cell outside the backpack."""
        return sum(1 << self._number[cell] for cell in set(cells))

    def cells_of(self, area: int) -> tuple[GridCell, ...]:
        """The cells of an area, in reading order."""
        return tuple(cell for number, cell in enumerate(self.cells) if area >> number & 1)

    def _all_placements(self, shape: Shape) -> tuple[int, ...]:
        rows = range(max(row for row, _ in self.cells) + 1)
        columns = range(max(column for _, column in self.cells) + 1)
        areas = set[int]()
        for turned in _quarter_turns(shape):
            for down in rows:
                for right in columns:
                    covered = [(row + down, column + right) for row, column in turned]
                    if all(cell in self._number for cell in covered):
                        areas.add(self.area_of(covered))
        return tuple(sorted(areas))

    def _answer(self, shapes: tuple[str, ...]) -> tuple[Arrangement | None, int]:
        """An arrangement of the shapes, if there is one, and how many cells it leaves free."""
        free = len(self.cells) - sum(len(self._shapes[shape]) for shape in shapes)
        in_order = tuple(sorted(shapes))
        if shapes == in_order:
            return self._search(shapes, free) if free >= 0 else None, free
        areas = self.pack(in_order)
        if areas is None:
            return None, free
        areas_of: dict[str, list[int]] = {}
        for shape, area in zip(in_order, areas, strict=True):
            areas_of.setdefault(shape, []).append(area)
        return tuple(areas_of[shape].pop(0) for shape in shapes), free

    def _search(self, shapes: tuple[str, ...], free: int) -> Arrangement | None:
        """Fills the backpack cell by cell in reading order; `shapes` are sorted, `free` cells will stay empty.

        The first undecided cell is either covered by one of the shapes left or stays empty. Trying both leaves nothing
        out, and reaching the same cells with the same shapes left a second time cannot end better.
        """
        hopeless: set[tuple[int, tuple[str, ...]]] = set()

        def fill(decided: int, left: tuple[str, ...], free: int) -> list[tuple[str, int]] | None:
            if not left:
                return []
            if (decided, left) in hopeless:
                return None
            cell = _first_cell(~decided)
            for index, shape in enumerate(left):
                if shape in left[:index]:
                    continue
                for area in self._beginning_at[shape].get(cell, ()):
                    if not area & decided:
                        rest = fill(decided | area, left[:index] + left[index + 1 :], free)
                        if rest is not None:
                            return [(shape, area), *rest]
            if free:
                rest = fill(decided | 1 << cell, left, free - 1)
                if rest is not None:
                    return rest
            hopeless.add((decided, left))
            return None

        packed = fill(0, shapes, free)
        return None if packed is None else tuple(area for _, area in sorted(packed))


def _first_cell(area: int) -> int:
    """The number of the first cell of an area in reading order."""
    return (area & -area).bit_length() - 1


def _by_first_cell(areas: Iterable[int]) -> dict[int, list[int]]:
    """Areas by the number of their first cell in reading order."""
    beginning_at: dict[int, list[int]] = {}
    for area in areas:
        beginning_at.setdefault(_first_cell(area), []).append(area)
    return beginning_at


def _quarter_turns(shape: Shape) -> Iterator[Shape]:
    """The shape in its four directions, each moved to the top left corner."""
    for _ in range(4):
        yield _to_corner(shape)
        shape = frozenset((column, -row) for row, column in shape)


def _to_corner(cells: Iterable[GridCell]) -> Shape:
    listed = list(cells)
    top = min(row for row, _ in listed)
    left = min(column for _, column in listed)
    return frozenset((row - top, column - left) for row, column in listed)

"""The board: rows A to D, columns 1 to 6. Sets of cells are bit masks in reading order (specification 2, 3.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oakveil.kernel.rulebook import rule

Cell = str
"""A cell: row letter and column number, "B3"."""
Mask = int
"""A set of cells: bit n is the n-th cell in reading order."""

ROWS, COLUMNS = 4, 6
CELLS: tuple[Cell, ...] = tuple(f"{row}{column}" for row in "ABCD" for column in range(1, COLUMNS + 1))
"""All cells in reading order."""
INDEX: dict[Cell, int] = {cell: index for index, cell in enumerate(CELLS)}
BIT: dict[Cell, Mask] = {cell: 1 << index for cell, index in INDEX.items()}
WHOLE: Mask = (1 << len(CELLS)) - 1
STEPS: tuple[tuple[int, int], ...] = ((0, -1), (0, 1), (-1, 0), (1, 0))
"""Up, down, left, right as (dx, dy): the order in which paths are compared (TAC-AI-01)."""
_NOT_FIRST: Mask = sum(1 << index for index in range(len(CELLS)) if index % COLUMNS)
_NOT_LAST: Mask = sum(1 << index for index in range(len(CELLS)) if index % COLUMNS != COLUMNS - 1)
TURNS: tuple[str, ...] = ("right", "down", "left", "up")
"""The four ways a zone can be turned (TAC-ZONE-02), in the order of TAC-AI-06."""


def place(cell: Cell) -> tuple[int, int]:
    """Column and row of a cell, both from 0."""
    row, column = divmod(INDEX[cell], COLUMNS)
    return column, row


def cell_at(column: int, row: int) -> Cell | None:
    """The cell in a column and a row, both from 0; None off the board (TAC-ZONE-03)."""
    return CELLS[row * COLUMNS + column] if 0 <= column < COLUMNS and 0 <= row < ROWS else None


@rule("TAC-GEN-07")
def beside(cell: Cell) -> tuple[Cell, ...]:
    """The cells that share an edge with `cell`, up, down, left, right (TAC-GEN-07)."""
    return NEIGHBOURS[cell]


def cells_in(mask: Mask) -> Iterator[Cell]:
    """The cells of a set in reading order."""
    while mask:
        lowest = mask & -mask
        yield CELLS[lowest.bit_length() - 1]
        mask ^= lowest


def spread(cells: Mask) -> Mask:
    """The cells that share an edge with any of `cells`."""
    return (cells >> COLUMNS | cells << COLUMNS | (cells & _NOT_FIRST) >> 1 | (cells & _NOT_LAST) << 1) & WHOLE


def mask_of(cells: Sequence[Cell]) -> Mask:
    """A set of cells."""
    mask = 0
    for cell in cells:
        mask |= BIT[cell]
    return mask


@rule("TAC-GEN-08")
def distance(one: Cell, other: Cell) -> int:
    """The number of orthogonal steps between two cells on the empty board."""
    return DISTANCE[one, other]


def _around(cell: Cell) -> tuple[Cell, ...]:
    column, row = place(cell)
    return tuple(there for dx, dy in STEPS if (there := cell_at(column + dx, row + dy)) is not None)


def _apart(one: Cell, other: Cell) -> int:
    (column, row), (other_column, other_row) = place(one), place(other)
    return abs(column - other_column) + abs(row - other_row)


NEIGHBOURS: dict[Cell, tuple[Cell, ...]] = {cell: _around(cell) for cell in CELLS}
DISTANCE: dict[tuple[Cell, Cell], int] = {(one, other): _apart(one, other) for one in CELLS for other in CELLS}


@rule("TAC-ZONE-01", "TAC-ZONE-02", "TAC-ZONE-03")
def turned(offsets: Sequence[tuple[int, int]], turn: str, origin: Cell) -> Mask:
    """The cells of a zone around `origin`, turned but never mirrored; what lies off the board does not exist."""
    column, row = place(origin)
    mask = 0
    for dx, dy in offsets:
        x, y = {"right": (dx, dy), "down": (-dy, dx), "left": (-dx, -dy), "up": (dy, -dx)}[turn]
        cell = cell_at(column + x, row + y)
        if cell is not None:
            mask |= BIT[cell]
    return mask

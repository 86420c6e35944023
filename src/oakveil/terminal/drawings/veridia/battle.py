"""The battle map in a terminal: cells, tokens, where a unit can walk to, what covers a target, areas.

Two columns for each cell; where the screen is smaller than the map, the part around the middle of interest is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from rich.text import Text as Drawn

from oakveil.games.veridia.board import CELL_M, DOOR, WALL, Board, Cell, cells_apart, footprint
from oakveil.games.veridia.naming import Naming
from oakveil.games.veridia.page_fight import FightAids, UnitAid
from oakveil.games.veridia.page_turn import Bands

from ..canvas import Canvas
from ..editor import Room
from .signs import IN_AREA, ON_GROUND, OPEN_DOOR, REACHED, STYLES, TERRAIN, is_gone, tokens

_LEFT, _TOP, _CELL = 3, 1, 2
"""Columns for the numbers of rows, rows for the letters of columns, columns of a cell."""


class Marks(Struct, frozen=True):
    """What is set off on the map: cells that can be walked to, a way, an area, a chosen cell, keys of answers.

    `range_of` and `bands` put beside each cell how many dice the distance costs there.
    """

    reach: frozenset[Cell] = frozenset()
    way: Sequence[Cell] = ()
    area: frozenset[Cell] = frozenset()
    chosen: Cell | None = None
    cover: Cell | None = None
    keys: Mapping[Cell, str] = {}
    range_of: Cell | None = None
    bands: Bands | None = None


def middle_of(aids: FightAids, marks: Marks) -> Cell:
    """The cell that must be in the picture: what is chosen, else who is asked or acts, else somebody."""
    if marks.chosen is not None:
        return marks.chosen
    if marks.way:
        return marks.way[-1]
    there = {unit.id: unit.cell for unit in aids.units if unit.cell is not None}
    for id in (aids.asked, aids.acting, *aids.order, *there):
        if (cell := there.get(id)) is not None:
            return cell
    return 0, 0


def draw_map(board: Board, aids: FightAids, names: Naming, room: Room, marks: Marks) -> Drawn:
    """The map with everybody on it, in at most the columns and rows of `room`."""
    columns = min(board.width, max(1, (room.columns - _LEFT) // _CELL))
    rows = min(board.height, max(1, room.rows - _TOP))
    x, y = middle_of(aids, marks)
    left = max(0, min(x - columns // 2, board.width - columns))
    top = max(0, min(y - rows // 2, board.height - rows))
    canvas = Canvas()
    for column in range(left, left + columns):
        letters = names.cell((column, 0)).removesuffix("1")
        canvas.put(0, _LEFT + _CELL * (column - left), letters[-_CELL:], STYLES["grid"])
    units = _by_cell(aids)
    for row in range(top, top + rows):
        canvas.put(_TOP + row - top, 0, str(row + 1).rjust(_LEFT - 1), STYLES["grid"])
        for column in range(left, left + columns):
            at = _TOP + row - top, _LEFT + _CELL * (column - left)
            _cell(canvas, at, board, aids, (column, row), units, marks)
    return canvas.drawn()


def _by_cell(aids: FightAids) -> dict[Cell, tuple[UnitAid, str]]:
    """Who stands on each cell, with the token; who can act lies over who cannot."""
    signs, found = tokens(aids), dict[Cell, tuple[UnitAid, str]]()
    for unit in sorted(aids.units, key=lambda unit: not unit.out):
        if unit.cell is not None and (unit.fate == "up" or unit.dead):
            for cell in footprint(unit.cell, unit.size):
                found[cell] = unit, signs[unit.id]
    return found


def _cell(
    canvas: Canvas,
    at: tuple[int, int],
    board: Board,
    aids: FightAids,
    cell: Cell,
    units: Mapping[Cell, tuple[UnitAid, str]],
    marks: Marks,
) -> None:
    """One cell: a token, or the key of an answer, or what lies there, and beside it reach, range or an area."""
    row, column = at
    there = units.get(cell)
    sign, style = TERRAIN[board.mark(cell)]
    if board.mark(cell) == DOOR and cell in aids.open_doors:
        sign = OPEN_DOOR
    beside = _beside(aids, cell, marks)
    if there is not None:
        unit, token = there
        letters, style = token, STYLES["out" if is_gone(unit) or unit.out else unit.side]
        if unit.out:
            letters = token[0].translate(_HOLLOW) + token[1:]
    elif cell in marks.keys:
        letters, style = marks.keys[cell].ljust(_CELL), STYLES["key"]
    elif cell in marks.way:
        letters, style = "•" + beside, STYLES["key"]
    elif any(fallen.cell == cell for fallen in aids.ground):
        letters, style = ON_GROUND + beside, STYLES["key"]
    else:
        letters, style = sign + beside, STYLES["left" if cell in marks.reach else style]
        if board.mark(cell) == WALL:
            letters = sign * _CELL
    if cell == marks.chosen or cell == marks.cover or cell in marks.area:
        style = STYLES["focus"]
    canvas.put(row, column, letters, style)


_HOLLOW = str.maketrans("●■◆▲", "○□◇△")
"""Who is out of the fight has a hollow token."""


def _beside(aids: FightAids, cell: Cell, marks: Marks) -> str:
    """The second sign of a cell."""
    if cell in marks.area or any(cell in patch.cells for patch in aids.patches):
        return IN_AREA
    if cell in marks.reach:
        return REACHED
    if marks.bands is not None and marks.range_of is not None:
        beyond = cells_apart(marks.range_of, cell) * CELL_M - marks.bands.optimal
        lost = -int(-beyond // marks.bands.step) if beyond > 0 else 0
        return str(lost) if 0 < lost < 10 else " "
    return " "

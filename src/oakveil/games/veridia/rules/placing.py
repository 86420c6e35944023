"""Where units stand at the start (specification VER-SKIR-01, VER-MAP-04, VER-MAP-07)."""

from __future__ import annotations

from collections.abc import Sequence

from oakveil.kernel.rulebook import rule

from ..board import Board, Cell, cells_apart, footprint
from ..state import SIDES, SideId, Unit, Veridia
from .bodies import cells_of

FRONT = ("fighter", "brute", "brawler", "pack")


@rule("VER-SKIR-01")
def next_to_place(g: Veridia) -> Unit | None:
    """The unit to be placed now: sides take turns, the smaller one first."""
    first: dict[SideId, Unit] = {}
    placed: dict[SideId, int] = dict.fromkeys(SIDES, 0)
    whole: dict[SideId, int] = dict.fromkeys(SIDES, 0)
    for unit in g.fight.units.values():
        side = unit.side
        whole[side] += 1
        if unit.cell is not None or unit.rider:
            placed[side] += 1
        elif side not in first:
            first[side] = unit
    turns = [(placed[side], whole[side], side) for side in first]
    return first[min(turns)[2]] if turns else None


@rule("VER-MAP-07")
def free_cells(g: Veridia, unit: Unit) -> list[Cell]:
    """The start cells of its side on which a unit can stand; sides c and d share those at the far corners."""
    taken = {cell for other in g.fight.units.values() for cell in cells_of(other)}
    board, size = g.board, unit.profile.size
    zone = board.starts["A" if unit.side in "ac" else "B"]
    if unit.side in "cd":
        zone = tuple(reversed(zone))
    # Checked for every cell of a zone with every unit that is placed: most are of size one.
    fits = [cell for cell in zone if cell not in taken and board.stands(cell, size)]
    found = fits if size == 1 else [cell for cell in fits if _fits(board, cell, size, taken)]
    if found:
        return found
    everywhere = [(x, y) for y in range(board.height) for x in range(board.width)]
    near = sorted(everywhere, key=lambda cell: cells_apart(cell, zone[0]))
    return [cell for cell in near if _fits(board, cell, size, taken)][:8]


def _fits(board: Board, cell: Cell, size: int, taken: set[Cell]) -> bool:
    return board.stands(cell, size) and taken.isdisjoint(footprint(cell, size))


@rule("VER-SKIR-01")
def default_cell(g: Veridia, unit: Unit, cells: Sequence[Cell]) -> Cell:
    """Where programs place a unit: fighters in front, those who shoot or cast behind."""
    zone, free = g.board.zones["A" if unit.side in "ac" else "B"], {*cells}
    front = unit.profile.bot in FRONT and not unit.profile.pools.get("mana")
    return next((cell for cell in (zone if front else reversed(zone)) if cell in free), cells[0])

"""Where units stand at the start (specification VER-SKIR-01, VER-MAP-04, VER-MAP-07)."""

from __future__ import annotations

from collections.abc import Sequence

from oakveil.kernel.rulebook import rule

from ..board import Cell, cells_apart, footprint
from ..state import SIDES, Unit, Veridia
from .bodies import cells_of, of_side

FRONT = ("fighter", "brute", "brawler", "pack")


@rule("VER-SKIR-01")
def next_to_place(g: Veridia) -> Unit | None:
    """The unit to be placed now: sides take turns, the smaller one first."""
    sides = sorted([side for side in SIDES if of_side(g.fight, side)], key=lambda side: len(of_side(g.fight, side)))
    waiting = {
        side: [unit for unit in of_side(g.fight, side) if unit.cell is None and not unit.rider] for side in sides
    }
    placed = {side: len(of_side(g.fight, side)) - len(waiting[side]) for side in sides}
    ready = [side for side in sides if waiting[side]]
    return waiting[min(ready, key=lambda side: placed[side])][0] if ready else None


@rule("VER-MAP-07")
def free_cells(g: Veridia, unit: Unit) -> list[Cell]:
    """The start cells of its side on which a unit can stand; sides c and d share those at the far corners."""
    taken = {cell for other in g.fight.units.values() for cell in cells_of(other)}
    zone = g.board.starts["A" if unit.side in "ac" else "B"]
    if unit.side in "cd":
        zone = tuple(reversed(zone))
    size = unit.profile.size
    found = [cell for cell in zone if _fits(g, cell, size, taken)]
    if found:
        return found
    everywhere = [(x, y) for y in range(g.board.height) for x in range(g.board.width)]
    near = sorted(everywhere, key=lambda cell: cells_apart(cell, zone[0]))
    return [cell for cell in near if _fits(g, cell, size, taken)][:8]


def _fits(g: Veridia, cell: Cell, size: int, taken: set[Cell]) -> bool:
    cells = footprint(cell, size)
    return not any(g.board.solid(c) or g.board.closed_to_walkers(c) or c in taken for c in cells)


@rule("VER-SKIR-01")
def default_cell(g: Veridia, unit: Unit, cells: Sequence[Cell]) -> Cell:
    """Where programs place a unit: fighters in front, those who shoot or cast behind."""
    foes = [cell for side in "AB" if side != ("A" if unit.side in "ac" else "B") for cell in g.board.starts[side]]
    front = unit.profile.bot in FRONT and not unit.profile.pools.get("mana")
    return sorted(cells, key=lambda cell: (min(cells_apart(cell, foe) for foe in foes) * (1 if front else -1), cell))[0]

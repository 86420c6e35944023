"""Whom a use of a trait may be aimed at (specification 9.2, VER-TRAIT-10)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..board import Cell, within
from ..effects import Use
from ..effects.turns import Move
from ..formulas import Values, amount
from ..state import Unit, Veridia
from .bodies import cells_of, closed_doors, distance, is_untouchable, present, sees

TOUCH_M, REACH_M, HEARING_M = 1.5, 1.5, 60
IN_FIGHTS = frozenset(
    {
        *("self", "self_or_other", "one", "willing", "area", "cell"),
        *("weapon", "own_weapon", "beast", "item_or_creature", "human"),
    }
)
"""Selectors that mean something in a fight, besides many:N and blessed:X."""


@rule("VER-TRAIT-10", "VER-TRAIT-12", "VER-READ-02")
def reach(use: Use) -> float | None:
    """How far a use reaches in metres; None without a limit.

    Ruling (VER-READ-02): where none is printed, its card has one of ours.
    """
    match use.range:
        case int(metres):
            return float(metres)
        case "touch":
            return TOUCH_M
        case "reach":
            return REACH_M
        case "hearing":
            return HEARING_M
    return None


@rule("VER-TRAIT-10", "VER-TRAIT-11")
def candidates(g: Veridia, unit: Unit, use: Use) -> list[Unit]:
    """The units that a use may be aimed at: aware of, in reach and in sight."""
    kind = use.target.partition(":")[0]
    limit = reach(use)
    found: list[Unit] = []
    for other in present(g.fight):
        if other.dead or not _fits(unit, other, kind) or (other.effects and is_untouchable(other)):
            continue
        if other is not unit and (limit is not None and distance(g, unit, other) > limit):
            continue
        if other is not unit and use.range != "unlimited" and not sees(g, unit, other):
            continue
        found.append(other)
    return found


def _fits(unit: Unit, other: Unit, kind: str) -> bool:
    """Whether a unit is of the kind that a selector names."""
    match kind:
        case "self_or_other" | "willing":
            return other.side == unit.side
        case "beast" | "animal":
            return other.profile.archetype == "beast" and other.side != unit.side
        case "human":
            return other.profile.archetype == "person" and other is not unit
        case "item_or_creature":
            return True
        case "many":
            return True
    return other.side != unit.side


@rule("VER-MAP-06")
def radius(use: Use, values: Values) -> int:
    """The radius of an area in cells. "Diameter 3 m per success" is a cell per success."""
    area = use.area
    if area is None:
        return 0
    if area.diameter_m is not None:
        return amount(area.diameter_m, values) // 3
    return within(area.radius_m or 0)


@rule("VER-MAP-06", "VER-RESP-13")
def area_cells(g: Veridia, centre: Cell, use: Use, values: Values) -> frozenset[Cell]:
    """The cells of an area around a cell."""
    cells = g.board.area(centre, radius(use, values), closed_doors(g))
    return cells - {centre} if use.area is not None and use.area.exclude_centre else cells


@rule("VER-RESP-13", "VER-READ-01", "VER-READ-04")
def inside(g: Veridia, unit: Unit, cells: frozenset[Cell], use: Use) -> list[Unit]:
    """Everybody in an area, friends included; of a storm whoever is its centre (`unit`) is spared.

    Ruling (VER-READ-01): it is not hurt, be it the caster or somebody else.
    """
    spared = use.area is not None and use.area.exclude_centre
    return [
        other
        for other in present(g.fight)
        if not other.dead and not (spared and other is unit) and cells & set(cells_of(other))
    ]


def centres(g: Veridia, unit: Unit, use: Use) -> list[Cell]:
    """Cells that an area may be aimed at with some use: those where somebody stands, in reach and in sight."""
    limit = reach(use)
    found: list[Cell] = []
    for other in present(g.fight):
        if other.cell is None or other is unit or other.side == unit.side:
            continue
        if (limit is None or distance(g, unit, other) <= limit) and sees(g, unit, other):
            found.append(other.cell)
    return list(dict.fromkeys(found))


def places(g: Veridia, unit: Unit, use: Use) -> list[Cell]:
    """Free cells that somebody may be moved or called to: those in reach and in sight, of a dash those so far away."""
    if unit.cell is None:
        return []
    dash = next((effect.metres for effect in use.do if type(effect) is Move and effect.kind == "dash"), 9)
    limit = within(reach(use) or int(dash))
    board = g.board
    taken = {cell for other in present(g.fight) for cell in cells_of(other)}
    around = board.area(unit.cell, limit, closed_doors(g)) - taken
    return sorted(cell for cell in around if not board.solid(cell) and not board.closed_to_walkers(cell))

"""The traits that a game master would judge, as they are in a fight (specification VER-SKIR-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from oakveil.kernel.rulebook import rule

from ..board import Cell, cells_apart, within
from ..effects import Use
from ..effects.turns import Control, Illusion, LiftKg
from ..events import LeftFight
from ..formulas import amount
from ..state import Fallen, Unit, Veridia
from .bodies import closed_doors, distance, foes, holding, present, sees
from .fleeing import leave
from .harm import release
from .situation import attack_pool
from .working import pick_up

if TYPE_CHECKING:
    from .carrying import Deed

WALL_CELLS, WALL_M, LIFT_M = 6, 30, 9
OBEYS = 2
"""The grade of control from which a beast fights for whoever controls it."""


def makes_wall(use: Use) -> bool:
    """Whether a use raises a false wall."""
    return any(type(effect) is Illusion for effect in use.do)


def lifts(use: Use) -> bool:
    """Whether a use moves a thing."""
    return any(type(effect) is LiftKg for effect in use.do)


@rule("VER-SKIR-08")
def wall_places(g: Veridia, unit: Unit) -> list[Cell]:
    """Where a false wall may stand: before each enemy in sight, on the side of whoever raises it."""
    found: list[Cell] = []
    for foe in foes(g.fight, unit):
        if foe.cell is None or unit.cell is None or not 3 <= distance(g, unit, foe) <= WALL_M or not sees(g, unit, foe):
            continue
        (x, y), (to_x, to_y) = foe.cell, unit.cell
        found.append((x + _sign(to_x - x), y + _sign(to_y - y)))
    return [cell for cell in dict.fromkeys(found) if _is_free(g, cell)]


def _sign(n: int) -> int:
    return (n > 0) - (n < 0)


def _is_free(g: Veridia, cell: Cell) -> bool:
    return not g.board.solid(cell) and all(other.cell != cell for other in present(g.fight))


@rule("VER-SKIR-08")
def false_wall(g: Veridia, unit: Unit, middle: Cell) -> frozenset[Cell]:
    """Up to six connected free cells around the middle, across the way from whoever raises the wall."""
    assert unit.cell is not None
    across = abs(middle[0] - unit.cell[0]) >= abs(middle[1] - unit.cell[1])
    wall = [middle]
    for way in (1, -1):
        for step in range(1, WALL_CELLS):
            x, y = (0, way * step) if across else (way * step, 0)
            cell = (middle[0] + x, middle[1] + y)
            if not _is_free(g, cell) or step > WALL_CELLS // 2 or len(wall) == WALL_CELLS:
                break
            wall.append(cell)
    return frozenset(wall)


@rule("VER-SKIR-08")
def liftable(g: Veridia, unit: Unit) -> list[Fallen]:
    """The things on the ground in sight; all that lies there in a fight is light enough for one success."""
    if unit.cell is None:
        return []
    doors = closed_doors(g)
    return [thing for thing in g.fight.ground if g.board.sees(unit.cell, thing.cell, doors)]


@rule("VER-SKIR-08")
def lift(g: Veridia, deed: Deed, who: Unit, effect: LiftKg, values: dict[str, int]) -> None:
    """A thing comes to a free hand; without one it moves up to nine metres towards whoever lifts it."""
    unit = g.unit(deed.unit)
    thing = next((thing for thing in liftable(g, unit) if thing.item == deed.choice), None)
    if thing is None or unit.cell is None:
        return
    free = not unit.main
    (x, y), steps = thing.cell, 0
    while (x, y) != unit.cell and (free or steps < within(LIFT_M)):
        x, y, steps = x + _sign(unit.cell[0] - x), y + _sign(unit.cell[1] - y), steps + 1
    moved = replace(thing, cell=(x, y))
    g.fight.ground = tuple([moved if known is thing else known for known in g.fight.ground])
    if free and cells_apart(moved.cell, unit.cell) == 0:
        pick_up(g, unit, moved.item)


@rule("VER-SKIR-08")
def control(g: Veridia, deed: Deed, who: Unit, effect: Control, values: dict[str, int]) -> None:
    """A beast changes sides for the fight; with a grade of one it stops fighting and leaves."""
    if amount(effect.grade, values) < OBEYS:
        who.fate = "fled"
        who.cell = None
        g.tell(LeftFight, who.id, "fled")
        return
    caster = g.unit(deed.unit)
    release(g, who)
    who.side, who.seat = caster.side, caster.seat


@rule("VER-SKIR-08")
def frighten(g: Veridia, who: Unit, lost: int) -> None:
    """A beast that loses as many dice as its strongest pool has flees at once."""
    strongest = max(attack_pool(g, who, card, None).dice for card in holding(g, who))
    if lost >= strongest + lost:
        leave(g, who)

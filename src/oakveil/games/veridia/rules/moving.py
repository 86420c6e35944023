"""Movement: how far, over what, and what stops it (specification 3.7, VER-MOVE)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache, partial
from math import prod
from typing import Literal

import msgspec

from oakveil.kernel.ask import Broken
from oakveil.kernel.ask import Free as FreeForm
from oakveil.kernel.chance import Chance
from oakveil.kernel.rulebook import rule

from ..board import DOOR, STEPS, Cell, Gait, Step, Ways, footprint, gait_of, price_of, within
from ..choices import ChangeDistance, Walk
from ..effects.turns import Forbid, Speed, Terrain
from ..events import AreaEnded, DoorMoved, Moved
from ..state import Unit, Veridia
from .bodies import can_act, cells_of, has, is_helpless, on, pair
from .ranged import lose_draw

PRONE_M = 3
ROOTED = ("grappled", "grappling", "held")


@rule("VER-MOVE-01", "VER-MOVE-04", "VER-MOVE-09", "VER-GRAP-10", "VER-STACK-05")
def speed(g: Veridia, unit: Unit) -> float:
    """How many metres a unit may go in a turn.

    Ruling (VER-STACK-05): of several factors only the highest counts; what halves and what is fixed comes after it.
    """
    if unit.mount:
        return speed(g, g.unit(unit.mount))
    if unit.conditions and any(condition.id in ROOTED for condition in unit.conditions):
        return 0
    metres = float(unit.profile.speed)
    effects = on(g, unit)
    factors = [Fraction(str(effect.times)) for effect, _ in effects.of(Speed) if effect.metres is None]
    factors += [Fraction(str(effect.speed)) for effect, _ in effects.of(Terrain)]
    if factors:
        metres = float(unit.profile.speed * max(Fraction(1), *factors) * prod(times for times in factors if times < 1))
    return min(metres, PRONE_M) if has(unit, "prone") else metres


@rule("VER-MOVE-04")
def may_run(g: Veridia, unit: Unit) -> bool:
    """Whether a unit can run at all."""
    forbidden = any(effect.what == "run" for effect, _ in on(g, unit).of(Forbid))
    return not forbidden and speed(g, unit) > 0 and not has(unit, "prone")


@rule("VER-MOVE-01", "VER-MAP-03")
def cells_left(g: Veridia, unit: Unit) -> int:
    """How many cells of its walking allowance a unit has left."""
    return max(0, within(speed(g, unit)) - unit.turn.moved)


class Crowd(msgspec.Struct, frozen=True):
    """Cells that others leave to a unit, as its upper left one: closed by enemies who can act, rough with helpless
    ones, taken by anybody else."""

    closed: frozenset[Cell]
    heavy: frozenset[Cell]
    taken: frozenset[Cell]


@rule("VER-MAP-04", "VER-MOUNT-02")
def crowd(g: Veridia, unit: Unit) -> Crowd:
    """The cells of the others. Enemies who can act close theirs, helpless ones make them rough ground."""
    closed: set[Cell] = set()
    rough: set[Cell] = set()
    taken: set[Cell] = set()
    size = gait(g, unit).size
    for other in g.fight.units.values():
        if other is unit or other.fate != "up" or other.cell is None or other.id in (unit.mount, unit.rider):
            continue
        cells = _covering(other.cell, other.profile.size, size)
        if is_helpless(other):
            rough.update(cells)
            continue
        taken.update(cells)
        if other.side != unit.side and other.aloft == unit.aloft and can_act(other):
            closed.update(cells)
    return Crowd(frozenset(closed), frozenset(rough), frozenset(taken))


@cache
def _covering(cell: Cell, size: int, other: int) -> tuple[Cell, ...]:
    """The cells where the upper left one of another token cannot be beside a token that stands here."""
    x, y = cell
    return tuple([(x + dx, y + dy) for dy in range(1 - other, size) for dx in range(1 - other, size)])


@rule("VER-MAP-04", "VER-MAP-08", "VER-MOVE-05", "VER-MOUNT-03")
def gait(g: Veridia, unit: Unit) -> Gait:
    """How a unit gets about; a rider as its mount does."""
    mover = g.fight.units[unit.mount] if unit.mount else unit
    return gait_of(mover.profile.size, mover.aloft, "amphibious" in mover.profile.trait_ids)


@rule("VER-MAP-04", "VER-MAP-08")
def blocks(g: Veridia, unit: Unit, others: Crowd, cell: Cell) -> bool:
    """Whether a unit cannot enter a cell: something solid, or an enemy who can act."""
    solid = not unit.aloft and any(g.board.solid(cover) for cover in footprint(cell, unit.profile.size))
    return solid or cell in others.closed


@rule("VER-MAP-03", "VER-MAP-04", "VER-MAP-08")
def reachable(g: Veridia, unit: Unit, cells: int) -> Ways:
    """Where a unit can go with so many cells: cost and the cell before; those it cannot end on are ways only."""
    if unit.cell is None or cells < 1:
        return Ways(({}, {}))
    others = crowd(g, unit)
    return g.board.reach((unit.cell,), cells, others.closed, others.heavy, gait(g, unit), g.fight.open_doors)


def way_towards(g: Veridia, unit: Unit, goals: tuple[Cell, ...], cells: int) -> tuple[Cell, ...]:
    """The way, of at most so many cells, that brings a unit nearest to one of the goals; none if it gets no nearer.

    First straight on, each step nearer than the last; where others stand in that way, to the best cell within reach.
    """
    assert unit.cell is not None
    board, others = g.board, crowd(g, unit)
    ways = board.ways_from(goals, gait(g, unit), g.fight.open_doors)
    at, odd, left, path, ends = unit.cell, 0, cells, list[Cell](), 0
    while steps := steps_of(g, unit, others, at, odd, left):
        step = min(steps, key=lambda step: (ways[board.place(step[0])], step[1]))
        if ways[board.place(step[0])] >= ways[board.place(at)]:
            break
        left -= price_of(step, odd, step[0] in others.heavy)
        at, odd = step[0], 1 - odd if step[1] else odd
        path.append(at)
        ends = ends if at in others.taken else len(path)
    if ends:
        return tuple(path[:ends])
    found = reachable(g, unit, cells)
    free = [cell for cell in found if cell not in others.taken]
    best = min(free, key=lambda cell: (ways[board.place(cell)], found[cell][0], cell), default=unit.cell)
    nearer = ways[board.place(best)] < ways[board.place(unit.cell)]
    return found.path(best) if nearer else ()


@rule("VER-MAP-03", "VER-MAP-09")
def cost(g: Veridia, unit: Unit, path: Sequence[Cell]) -> int | None:
    """What a path costs in cells; None if a step of it is not possible."""
    assert unit.cell is not None
    mover, others = gait(g, unit), crowd(g, unit)
    at, odd, total = unit.cell, 0, 0
    for to in path:
        step = next((step for step in g.board.steps_from(at, mover, g.fight.open_doors) if step[0] == to), None)
        if step is None or to in others.closed:
            return None
        total += price_of(step, odd, to in others.heavy)
        odd = 1 - odd if step[1] else odd
        at = to
    return total


@rule("VER-MOVE-01", "VER-MAP-04")
def broken_walk(g: Veridia, unit: Unit, cells: int, walk: Walk) -> Broken | None:
    """What is wrong with a walk."""
    price = cost(g, unit, walk.path)
    if price is None:
        return Broken("VER-MAP-03", "veridia-broken-no_way")
    if price > cells:
        return Broken("VER-MOVE-01", "veridia-broken-too_far", {"cells": cells})
    if walk.path[-1] in crowd(g, unit).taken:
        return Broken("VER-MAP-04", "veridia-broken-taken")
    return None


def walk_form(g: Veridia, unit: Unit, cells: int) -> FreeForm | None:
    """The free form of a walk; None where the unit can go nowhere."""
    if unit.cell is None or not _can_leave(g, unit, cells):
        return None
    return FreeForm(Walk, partial(broken_walk, g, unit, cells), partial(_proposed, g, unit, cells))


def _can_leave(g: Veridia, unit: Unit, cells: int) -> bool:
    """Whether there is a free cell next to a unit that it can walk to."""
    assert unit.cell is not None
    steps = g.board.steps_from(unit.cell, gait(g, unit), g.fight.open_doors)
    return any(price_of(step, 0, False) <= cells and not _is_taken(g, unit, step[0]) for step in steps)


def _is_taken(g: Veridia, unit: Unit, cell: Cell) -> bool:
    """Whether somebody else stands where a unit would stand with its upper left cell there."""
    x, y = cell
    size = gait(g, unit).size
    for other in g.fight.units.values():
        if other.cell is not None and other.fate == "up" and other is not unit:
            dx, dy = x - other.cell[0], y - other.cell[1]
            span = other.profile.size
            if -size < dx < span and -size < dy < span and other.id not in (unit.mount, unit.rider):
                return True
    return False


def steps_of(g: Veridia, unit: Unit, others: Crowd, at: Cell, odd: int, cells: int) -> list[Step]:
    """The steps that a unit can take from a cell with so many cells left."""
    return [
        step
        for step in g.board.steps_from(at, gait(g, unit), g.fight.open_doors)
        if step[0] not in others.closed and price_of(step, odd, step[0] in others.heavy) <= cells
    ]


def _proposed(g: Veridia, unit: Unit, cells: int, chance: Chance) -> Walk:
    """Steps at random, so many as chance has it and the walk allows; it ends on the last cell that is free."""
    assert unit.cell is not None
    others, at, odd, left = crowd(g, unit), unit.cell, 0, cells
    path, ends = list[Cell](), 0
    for _ in range(1 + chance.below(cells, "bot")):
        steps = steps_of(g, unit, others, at, odd, left)
        if not ends:
            steps = [step for step in steps if step[0] not in others.taken] or steps
        if not steps:
            break
        step = chance.roll(steps, "bot")
        at, left = step[0], left - price_of(step, odd, step[0] in others.heavy)
        odd = 1 - odd if step[1] else odd
        path.append(at)
        if at not in others.taken:
            ends = len(path)
    return Walk(tuple(path[:ends]))


@rule("VER-MAP-09", "VER-MAP-11")
def go(g: Veridia, unit: Unit, path: Sequence[Cell], how: Literal["walk", "run", "dash", "flee"]) -> None:
    """Go along cells; doors on the way are opened. A mount and its rider go together.

    Nobody is asked for anything: to leave an enemy's side provokes no attack (VER-MAP-11).
    """
    start = unit.cell
    assert start is not None
    for cell in path:
        if g.board.mark(cell) == DOOR and cell not in g.fight.open_doors:
            g.fight.open_doors |= {cell}
            g.tell(DoorMoved, unit.id, cell, True)
    move_to(g, unit, path[-1])
    g.tell(Moved, unit.id, how, (start, *path))
    if how in ("run", "flee"):
        lose_draw(unit)


def move_to(g: Veridia, unit: Unit, cell: Cell) -> None:
    """Put a unit on a cell, with whoever it carries or is carried by."""
    for other in (unit.id, unit.mount, unit.rider):
        if other in g.fight.units:
            g.unit(other).cell = cell
    if g.fight.patches:
        _walk_through(g, unit)


@rule("VER-SKIR-08")
def _walk_through(g: Veridia, unit: Unit) -> None:
    """A false wall is gone when an enemy of whoever raised it enters a cell of it."""
    here = set(cells_of(unit))
    for patch in g.fight.patches:
        if patch.source == "illusion" and patch.side != unit.side and here & patch.cells:
            g.fight.patches = tuple([known for known in g.fight.patches if known is not patch])
            g.tell(AreaEnded, patch.source, patch.caster)


@rule("VER-MAP-12")
def change_distance(g: Veridia, unit: Unit, choice: ChangeDistance) -> None:
    """Without a map one distance changes, and no other."""
    key = pair(unit.id, choice.other)
    g.fight.apart[key] = max(1.5, g.fight.apart.get(key, 9.0) - choice.metres)


@rule("VER-MOVE-10")
def push(g: Veridia, unit: Unit, centre: Cell, metres: float) -> None:
    """Ruling (VER-MOVE-10): the target slides away cell by cell and stops at the first blocked one, unharmed."""
    if unit.cell is None:
        return
    start, path, others = unit.cell, list[Cell](), crowd(g, unit)
    for _ in range(within(metres)):
        x, y = unit.cell
        dx, dy = _away(x - centre[0]), _away(y - centre[1])
        to = (x + dx, y + dy)
        if (dx, dy) not in STEPS or blocks(g, unit, others, to) or to in others.taken:
            break
        if g.board.closed_to_walkers(to):
            break
        move_to(g, unit, to)
        path.append(to)
    if path:
        g.tell(Moved, unit.id, "push", (start, *path))


def _away(n: int) -> int:
    return (n > 0) - (n < 0)


def free_cells_near(g: Veridia, unit: Unit, around: Cell) -> list[Cell]:
    """The free cells next to a cell on which a unit could stand."""
    cells, others = [(around[0] + dx, around[1] + dy) for dx, dy in STEPS], crowd(g, unit)
    free = [cell for cell in cells if not g.board.solid(cell) and not g.board.closed_to_walkers(cell)]
    return [cell for cell in free if cell not in others.taken]

"""Figures that are pushed away or pulled near, in a straight line (specification 3.18)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..board import BIT, DISTANCE, INDEX, Cell, cell_at, place
from ..choices import ChooseAxis
from ..state import FigureId, Tactique
from .movement import movable, put_hero
from .walking import free_cells, walk

Axis = Literal["vertical", "horizontal"]


@rule("TAC-MOVE-07")
def axes(origin: Cell, cell: Cell) -> tuple[Axis, ...]:
    """Along which axis a figure on `cell` is pushed from or pulled to `origin`: both on equal differences."""
    (column, row), (other_column, other_row) = place(origin), place(cell)
    across, down = abs(column - other_column), abs(row - other_row)
    if across == down:
        return ("vertical", "horizontal") if across else ()
    return ("horizontal",) if across > down else ("vertical",)


@rule("TAC-MOVE-07")
def straight(g: Tactique, origin: Cell, cell: Cell, n: int, pull: bool, axis: Axis) -> tuple[Cell, ...]:
    """The cells that a figure enters when it is pushed or pulled along an axis, up to `n`.

    It stops before the edge, a figure or an obstacle; pulled, also when adjacent to the origin or level with it.
    """
    (column, row), (from_column, from_row) = place(cell), place(origin)
    across = _sign(column - from_column) if axis == "horizontal" else 0
    down = _sign(row - from_row) if axis == "vertical" else 0
    if pull:
        across, down = -across, -down
    free, path = free_cells(g), list[Cell]()
    for _ in range(n):
        level = column == from_column if axis == "horizontal" else row == from_row
        if pull and (level or abs(column - from_column) + abs(row - from_row) == 1):
            break
        column, row = column + across, row + down
        there = cell_at(column, row)
        if there is None or not BIT[there] & free:
            break
        path.append(there)
    return tuple(path)


def _sign(n: int) -> int:
    return (n > 0) - (n < 0)


@rule("TAC-MOVE-07", "TAC-MOVE-10")
def shove(g: Tactique, figure: FigureId, origin: Cell, n: int, pull: bool, axis: Axis | None = None) -> Frame | None:
    """Push or pull a figure; without an `axis` along that of the greater difference, rows first on equal ones."""
    cell = g.figure(figure).cell
    if cell is None:
        return None
    ways = axes(origin, cell)
    if not ways:
        return None
    path = straight(g, origin, cell, n, pull, axis or ways[0])
    if not path:
        return None
    if figure in g.state.enemies:
        return walk(g, figure, path, "pull" if pull else "push")
    put_hero(g, g.hero(figure), path[-1], path, "pull" if pull else "push")
    return None


class Shove(Frame):
    """Figures are pushed away from, or pulled to, where the actor stands.

    Ruling (TAC-MOVE-08): pushes from the farthest to the nearest, pulls the other way, so that none blocks another.
    """

    actor: FigureId
    figures: tuple[FigureId, ...]
    n: int
    pull: bool
    origin: Cell | None
    axis: Axis | None = None

    @step("TAC-MOVE-08")
    def order(self, g: Tactique) -> None:
        if self.origin is None:
            return self.end()
        origin = self.origin
        far = [
            (-DISTANCE[origin, cell] if not self.pull else DISTANCE[origin, cell], INDEX[cell], figure)
            for figure in self.figures
            if (cell := g.figure(figure).cell) is not None and movable(g, figure, self.actor)
        ]
        self.figures = tuple(figure for _, _, figure in sorted(far))

    @step("TAC-MOVE-07")
    def choose_axis(self, g: Tactique) -> Ask | None:
        """Asked of the player of a card only, and only where it makes a difference."""
        self_origin, figure = self.origin, next(iter(self.figures), None)
        if figure is None or self_origin is None or not self._is_there(g, figure) or self.actor not in g.box.heroes:
            return None
        cell = g.figure(figure).cell
        assert cell is not None
        ways = axes(self_origin, cell)
        if len({straight(g, self_origin, cell, self.n, self.pull, axis) for axis in ways}) < 2:
            return None
        return Ask(g.hero(self.actor).seat, "tactique.choose_axis", [ChooseAxis(figure, axis) for axis in ways])

    def on_choose_axis(self, g: Tactique, choice: ChooseAxis) -> None:
        self.axis = choice.axis

    def _is_there(self, g: Tactique, figure: FigureId) -> bool:
        return figure in g.state.enemies or figure in g.box.heroes

    @step("TAC-MOVE-07", "TAC-MOVE-08")
    def go(self, g: Tactique) -> Frame | None:
        if not self.figures or self.origin is None:
            return None
        figure, self.figures = self.figures[0], self.figures[1:]
        axis, self.axis = self.axis, None
        self.goto(Shove.choose_axis)
        return shove(g, figure, self.origin, self.n, self.pull, axis) if self._is_there(g, figure) else None

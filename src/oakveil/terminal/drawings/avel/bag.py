"""The hand in the bag: silhouettes, as pictures and in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text as Drawn

from oakveil.games.avel.backpack import GridCell
from oakveil.games.avel.box import MIRRORED
from oakveil.games.avel.rules.drawing import Silhouette
from oakveil.games.avel.state import Avel

from ..canvas import Canvas
from .signs import STYLES

_SIDE = 4
"""No silhouette is longer than this many cells."""
_IN_A_ROW = 4


def cells_of(g: Avel, shape: str) -> tuple[GridCell, ...]:
    """The cells of a shape as it is printed."""
    cells = g.box.catalogue.shapes[shape.removesuffix(MIRRORED)].cells
    return tuple((row, -column) for row, column in cells) if shape.endswith(MIRRORED) else cells


def turned(cells: Sequence[GridCell], quarter_turns: int) -> list[GridCell]:
    """The cells turned clockwise and moved to the top left corner."""
    now = list(cells)
    for _ in range(quarter_turns):
        now = [(column, -row) for row, column in now]
    top, left = min(row for row, _ in now), min(column for _, column in now)
    return sorted((row - top, column - left) for row, column in now)


def draw_parade(g: Avel, parade: Sequence[Silhouette], keys: Mapping[int, str], focus: int | None) -> Drawn:
    """All silhouettes with the keys that grab them. The one in `focus` is bright; nothing else tells them apart."""
    canvas = Canvas()
    for place, silhouette in enumerate(parade):
        row, column = place // _IN_A_ROW * (_SIDE + 2), place % _IN_A_ROW * (2 * _SIDE + 3)
        style = STYLES["focus"] if place == focus else STYLES["name"]
        canvas.put(row, column, keys.get(place, ""), STYLES["mark"])
        for down, right in turned(cells_of(g, silhouette.shape), silhouette.quarter_turns):
            canvas.put(row + 1 + down, column + 2 * right, "██", style)
    return canvas.drawn()

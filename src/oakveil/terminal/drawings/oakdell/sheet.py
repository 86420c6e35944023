"""A monster sheet in a terminal: the monster with its attack points, its icons and the lines drawn on it.

Nothing here tells where a line runs that is not drawn (OAK-STRIKE-06).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from rich.text import Text as Drawn

from oakveil.games.oakdell.effects.abilities import HardPart, Wings
from oakveil.games.oakdell.geometry import edges_of, holds
from oakveil.games.oakdell.naming import Naming
from oakveil.games.oakdell.overview import status_of
from oakveil.games.oakdell.records import SIZE, Crossing, Line, Part, Point, PointId, Polygon, Sheet
from oakveil.games.oakdell.state import Fight, Hero, OakDell

from ...words import Words
from ...wrapping import fitted
from ..editor import Room
from .raster import Raster
from .signs import DROP, GONE, HIT, ICONS, MISS, STYLES, TINTS, letter, naming, shortened

_LEAST, _MOST = 8, 30
"""Rows of the picture."""
_GAP, _NARROWEST = 3, 26
"""Columns between the picture and what stands beside it, and what that needs."""
_MOST_BELOW = 4
"""Rows of what stands below the picture."""
_SHORT = 5
"""Letters of the drops of all pools in the list of heroes."""
REMEMBERED = 512
"""Polygons whose letters are kept: the same picture is drawn with every key that is pressed."""
_NAMED = 3
"""Letters of the names of parts in the picture."""
_SHIFTS = ((0, 0), (0, -1), (0, 1), (0, -2), (0, 2), (1, 0), (-1, 0))
"""Where the name of a point is written if another one stands in its way, row and column."""


class Marks(NamedTuple):
    """What a question adds to a sheet: points that can be chosen, those chosen, and a line that may be seen.

    `line` is one that its owner is placing, or measures under the Potion of Focus.
    """

    legal: Collection[PointId] | None = None
    chosen: tuple[PointId, ...] = ()
    line: Line | None = None
    crossings: Sequence[Crossing] = ()
    """Those of the newest line, to be set off: hits, and crossings off the body."""
    window: tuple[int, int, int] = (0, 0, SIZE)
    """The part of the sheet that is shown: left, top, span."""


def draw_sheet(g: OakDell, words: Words, hero: Hero, room: Room, marks: Marks = Marks()) -> Drawn:  # noqa: B008 - a value
    """The name of the monster with its drops, and below its picture as large as the room allows."""
    head = draw_drops(g, words, hero, room.columns)
    rows = max(_LEAST, min(_MOST, room.rows - len(head), room.columns // 2))
    return Drawn("\n", no_wrap=True).join([*head, _Picture(g, words, hero, rows, marks).drawn()])


def draw_beside(g: OakDell, words: Words, hero: Hero, room: Room, marks: Marks, told: list[Drawn]) -> Drawn:
    """The sheet with some lines beside it, or below it where a screen is too narrow for that."""
    beside = room.columns - 2 * min(_MOST, room.rows) - _GAP
    if beside < _NARROWEST:
        below = [line for one in told for line in fitted(one, room.columns).split("\n", allow_blank=True)]
        del below[_MOST_BELOW:]
        picture = draw_sheet(g, words, hero, Room(room.columns, room.rows - len(below)), marks)
        return Drawn("\n").join([picture, *below])
    rows = draw_sheet(g, words, hero, room, marks).split("\n", allow_blank=True)
    lines = [line for one in told for line in fitted(one, beside).split("\n", allow_blank=True)]
    width = max(len(row) for row in rows) + _GAP
    for row, line in zip(rows, lines, strict=False):
        row.append(" " * (width - len(row))).append_text(line)
    return Drawn("\n", no_wrap=True).join(rows)


def draw_drops(g: OakDell, words: Words, hero: Hero, columns: int) -> list[Drawn]:
    """The monster and what is left of it: "Ghost ♦♦♦♢♢"; several pools are told one after the other."""
    names, card = naming(g.box, words.text), g.sheet(hero)
    head = Drawn(shortened(names.sheet_called(card.id), columns), STYLES["monster"])
    pools = [_drops_of(names, card, hero.fight, pool.id) for pool in card.pools]
    if len(pools) == 1:
        return [head.append(" ").append_text(pools[0])]
    lines, line = list[Drawn](), head
    for pool in pools:
        if len(line) + 2 + len(pool) > columns:
            lines.append(line)
            line = Drawn()
        line = line.append("  " if len(line) else "").append_text(pool)
    return [*lines, line]


def drops_in_short(g: OakDell, hero: Hero) -> Drawn:
    """What is left of a monster in a few letters: "♦3", of several pools "♦4·3"."""
    left = "·".join([str(n) for n in hero.fight.drops.values()])
    short = left if len(left) <= _SHORT else str(hero.fight.left)
    return Drawn(f"{DROP}{short}", STYLES["heart"])


def _drops_of(names: Naming, card: Sheet, fight: Fight, id: str) -> Drawn:
    """A pool: its drops, one by one; with its name if there are several."""
    pool = next(one for one in card.pools if one.id == id)
    left = fight.drops[id]
    told = Drawn.assemble((DROP * left, STYLES["heart"]), (GONE * (pool.max - left), STYLES["hidden"]))
    if len(card.pools) == 1:
        return told
    name = _brief(pool.name.in_(names.locale))
    return Drawn.assemble((f"{name} ", STYLES["name"] if left else STYLES["hidden"]), told)


def _brief(name: str) -> str:
    """A short name: the number or letter that tells parts of one kind apart, else the beginning."""
    last = name.split()[-1]
    return last if len(last) <= 2 else name[:_NAMED]


class _Picture:
    def __init__(self, g: OakDell, words: Words, hero: Hero, rows: int, marks: Marks) -> None:
        self._words, self._marks = words, marks
        self._card, self._fight = g.sheet(hero), hero.fight
        self._raster = Raster(rows, *marks.window)

    def drawn(self) -> Drawn:
        """From the back to the front: the body, chains, lines, icons, points."""
        for part in reversed(self._card.parts):
            self._part(part)
        for link in self._card.chains:
            if link.id not in self._fight.broken:
                self._raster.path(link.path, STYLES["chain"])
        for line in self._fight.lines:
            self._raster.line((line.x1, line.y1), (line.x2, line.y2), STYLES["line"])
        for line in self._fight.lines[-1:]:
            self._raster.line((line.x1, line.y1), (line.x2, line.y2), STYLES["newest"])
        if (shown := self._marks.line) is not None:
            self._raster.line((shown.x1, shown.y1), (shown.x2, shown.y2), STYLES["key"])
        for icon in self._card.icons:
            if icon.id not in self._fight.icons:
                self._raster.write(*self._raster.cell_at(icon.x, icon.y), ICONS[icon.kind], STYLES["icon"])
        self._names()
        for crossing in self._marks.crossings:
            row, column = self._raster.cell_at(crossing.x // crossing.d, crossing.y // crossing.d)
            hit = crossing.part is not None
            self._raster.write(row, column, HIT if hit else MISS, STYLES["danger" if hit else "hidden"])
        for point in self._card.points:
            self._point(point)
        return self._raster.drawn()

    def _part(self, part: Part) -> None:
        tint = self._tint_of(part)
        for polygon in part.polygons:
            for row, column in _cells_in(polygon, self._raster.rows, self._marks.window):
                self._raster.tint(row, column, tint)
            self._raster.path(polygon, STYLES["outline"], closed=True)

    def _tint_of(self, part: Part) -> str:
        ability = self._card.ability
        if part.pool is not None and not self._fight.drops[part.pool]:
            return TINTS["spent"]
        if isinstance(ability, HardPart | Wings) and part.id in ability.parts:
            return TINTS["hard" if isinstance(ability, HardPart) else "wings"]
        return TINTS["body" if part.pool is not None else "hard"]

    def _names(self) -> None:
        """The parts of a monster that has several are named in the picture."""
        if len(self._card.parts) == 1:
            return
        for part in self._card.parts:
            name = _brief(part.name.in_(self._words.locale))
            row, column = self._raster.cell_at(*_middle(max(part.polygons, key=len)))
            column -= len(name) // 2
            if self._raster.is_free(row, column, len(name)):
                self._raster.write(row, column, name, STYLES["name"])

    def _point(self, point: Point) -> None:
        """A point: the letter of its colour and its number; in small letters when it is used, crossed when blocked."""
        status = status_of(self._fight, point.id)
        sign = letter(self._words, point.colour)
        sign = {"free": sign, "used": sign.lower(), "blocked": "×"}[status]
        told = f"{sign}{point.id.removeprefix('P')}"
        legal = self._marks.legal
        style = STYLES["hidden"] if status != "free" else STYLES[point.colour]
        if legal is not None:
            style = STYLES[point.colour] if point.id in legal else STYLES["hidden"]
        if point.id in self._marks.chosen:
            style = STYLES["focus"]
        row, column = self._raster.cell_at(point.x, point.y)
        if not (0 <= row < self._raster.rows and 0 <= column < self._raster.columns):
            return
        column = max(0, min(column - len(told) // 2, self._raster.columns - len(told)))
        for down, right in _SHIFTS:
            if self._raster.is_free(row + down, column + right, len(told)):
                self._raster.write(row + down, column + right, told, style)
                return


@lru_cache(REMEMBERED)
def _cells_in(polygon: Polygon, rows: int, window: tuple[int, int, int]) -> tuple[tuple[int, int], ...]:
    """The letters, row and column, of a picture of so many rows whose middle lies in a polygon."""
    raster, edges = Raster(rows, *window), edges_of(polygon)
    across, down = zip(*polygon, strict=True)
    top, left = raster.cell_at(min(across), min(down))
    bottom, right = raster.cell_at(max(across), max(down))
    return tuple(
        (row, column)
        for row in range(max(0, top), min(raster.rows, bottom + 1))
        for column in range(max(0, left), min(raster.columns, right + 1))
        if holds(edges, *raster.middle_of(row, column), 1)
    )


def _middle(polygon: Polygon) -> tuple[int, int]:
    """The middle of the corners of a polygon."""
    return sum(x for x, _ in polygon) // len(polygon), sum(y for _, y in polygon) // len(polygon)

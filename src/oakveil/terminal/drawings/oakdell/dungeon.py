"""The dungeon in a terminal: its floor by zones, what stands on it, doors and walls, the hero and its route."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.text import Text as Drawn

from oakveil.games.oakdell.maze import edge, place, space
from oakveil.games.oakdell.records import Space
from oakveil.games.oakdell.state import Hero, OakDell

from ...words import Words
from ...wrapping import fitted
from ..canvas import Canvas
from ..editor import Room
from .signs import DOOR, FLOOR, HERO, OPENED, PATH, ROCK, STYLES, WALLS, naming, sign_of

_MARGIN = 3
"""Columns for the numbers of rows."""


class Marks(NamedTuple):
    """What a question adds to the map: keys of spaces, the space in focus, a route that is being made."""

    keys: Mapping[Space, str] = {}
    focus: Space | None = None
    route: Sequence[Space] = ()


def draw_dungeon(g: OakDell, words: Words, hero: Hero, room: Room, marks: Marks = Marks()) -> Drawn:  # noqa: B008
    """The map as large as the room allows: spaces of one, two or three letters; what signs mean, if there is room."""
    picture = _Map(g, words, hero, _size(g, room), marks).drawn()
    legend = fitted(Drawn(words.say("terminal-oakdell-legend-map"), STYLES["hidden"]), room.columns)
    rows = picture.plain.count("\n") + legend.plain.count("\n") + 3
    return picture if rows > room.rows else Drawn("\n").join([picture, Drawn(), legend])


def cut_out(picture: Drawn, row: int, rows: int) -> Drawn:
    """So many rows of a picture, with this row in view."""
    lines = picture.split("\n")
    top = min(max(0, row - rows // 2), max(0, len(lines) - rows))
    return Drawn("\n", no_wrap=True).join(lines[top : top + rows])


def place_of(g: OakDell, space: Space, room: Room) -> tuple[int, int]:
    """Row and column of a space in that picture."""
    x, y = place(space)
    return 1 + 2 * y, _MARGIN + (_size(g, room) + 1) * x


def _size(g: OakDell, room: Room) -> int:
    """The letters of a space, so that the map fits beside each other."""
    width = 1 + max(place(at)[0] for at in g.maze.zone)
    return max(1, min(3, (room.columns - _MARGIN + 1) // width - 1))


class _Map:
    def __init__(self, g: OakDell, words: Words, hero: Hero, letters: int, marks: Marks) -> None:
        self._g, self._words, self._hero, self._letters, self._marks = g, words, hero, letters, marks
        self._canvas = Canvas()
        places = [place(at) for at in g.maze.zone]
        self._width, self._height = 1 + max(x for x, _ in places), 1 + max(y for _, y in places)

    def drawn(self) -> Drawn:
        """Letters of columns above, numbers of rows at the left; a row of spaces, then what lies below them."""
        names = naming(self._g.box, self._words.text)
        for x in range(self._width):
            told = names.space(space(x, 0)).rstrip("0123456789")
            self._canvas.put(0, self._column(x), told.center(self._letters)[: self._letters], STYLES["hidden"])
        for y in range(self._height):
            self._canvas.put(1 + 2 * y, 0, str(y + 1).rjust(_MARGIN - 1), STYLES["hidden"])
            for x in range(self._width):
                self._space(x, y)
        for at, ways in self._g.maze.ways.items():
            for way in ways:
                if way.kind != "open":
                    self._between(at, way.to, way.kind)
        return self._canvas.drawn()

    def _column(self, x: int) -> int:
        return _MARGIN + (self._letters + 1) * x

    def _space(self, x: int, y: int) -> None:
        """A space with what stands on it; rock fills the gaps beside and below it, too."""
        at, row, column = space(x, y), 1 + 2 * y, self._column(x)
        if at not in self._g.maze.zone:
            self._rock(x, y)
            return
        sign, style = self._sign(at)
        if at in self._marks.route:
            style = STYLES["path"]
            sign = sign if sign.strip("".join(FLOOR.values())) else PATH
        key = self._marks.keys.get(at, "")
        if at == self._marks.focus:
            style = STYLES["focus"]
        told = f"{key}{sign}" if key and self._letters > 1 else key or sign
        self._canvas.put(row, column, told.center(self._letters)[: self._letters], style)
        if key:
            self._canvas.put(row, column + (self._letters - len(told)) // 2, key, STYLES["key"])

    def _sign(self, at: Space) -> tuple[str, str]:
        """What is on a space, and its style: the hero, what still stands there, or bare floor."""
        hero, zone = self._hero, self._g.maze.zone[at]
        if at == hero.space:
            return HERO, STYLES["hero"]
        feature = self._g.maze.features.get(at)
        if feature is None or at in hero.crossed or at in hero.destroyed or not self._matters(feature.kind):
            return FLOOR[zone], STYLES[f"zone{zone}"]
        return sign_of(self._words, feature)

    def _matters(self, kind: str) -> bool:
        """Whether something has a meaning in this scenario."""
        scenario = self._g.options.scenario
        return kind != ("shrine" if scenario == "boss" else "boss")

    def _rock(self, x: int, y: int) -> None:
        row, column = 1 + 2 * y, self._column(x)
        self._canvas.put(row, column, ROCK * self._letters, STYLES["rock"])
        right, below = self._is_rock(x + 1, y), self._is_rock(x, y + 1)
        if right:
            self._canvas.put(row, column + self._letters, ROCK, STYLES["rock"])
        if below:
            self._canvas.put(row + 1, column, ROCK * self._letters, STYLES["rock"])
        if right and below and self._is_rock(x + 1, y + 1):
            self._canvas.put(row + 1, column + self._letters, ROCK, STYLES["rock"])

    def _is_rock(self, x: int, y: int) -> bool:
        return 0 <= x < self._width and 0 <= y < self._height and space(x, y) not in self._g.maze.zone

    def _between(self, at: Space, to: Space, kind: str) -> None:
        """A door or a thin wall between two spaces, unless the hero has broken it."""
        is_open = edge(at, to) in self._hero.opened
        if kind == "wall" and is_open:
            return
        (x, y), (to_x, to_y) = place(at), place(to)
        aside = to_x != x
        sign = WALLS["across" if aside else "along"] if kind == "wall" else OPENED if is_open else DOOR
        style = STYLES["hidden"] if is_open else STYLES["goods" if kind == "door" else "name"]
        if aside:
            self._canvas.put(1 + 2 * y, self._column(min(x, to_x)) + self._letters, sign, style)
        else:
            told = sign * self._letters if kind == "wall" else sign.center(self._letters)
            self._canvas.put(2 + 2 * min(y, to_y), self._column(x), told, style)

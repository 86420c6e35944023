"""The board in a terminal, in three sizes: cells with who stands there, runes, obstacles, and keys of answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rich.text import Text as Drawn

from oakveil.games.tactique.board import CELLS, COLUMNS, Cell, place
from oakveil.games.tactique.page import Aids
from oakveil.games.tactique.state import Enemy, EnemyId, Hero, Tactique

from ...words import Words
from ..canvas import Canvas
from ..face import Room
from .cards import called
from .signs import BLOCK, LEFT, MORE, OBSTACLE, RUNE, STYLES, ZONE, in_danger, lives, order_of, short, sign_of


class Size(NamedTuple):
    """A size of the board: columns and lines of a cell. `framed`: lines stand between the cells."""

    columns: int
    lines: int
    framed: bool

    @property
    def width(self) -> int:
        """The columns of the whole board."""
        return 2 + COLUMNS * (self.columns + self.framed) + self.framed

    @property
    def height(self) -> int:
        """The rows of the whole board."""
        return 1 + 4 * (self.lines + self.framed) + self.framed


LARGE, USUAL, TINY = Size(9, 3, True), Size(5, 2, True), Size(3, 2, False)
_FOES = 4
"""Rows that a large board must leave for the list of enemies."""


def size_for(room: Room) -> Size:
    """The largest board that leaves some room below."""
    if LARGE.width <= room.columns and LARGE.height + _FOES <= room.rows:
        return LARGE
    return USUAL if USUAL.width <= room.columns and USUAL.height <= room.rows else TINY


class Marks(NamedTuple):
    """What the open question adds to the board: the keys of cells, the cell of the answer in focus, cells reached."""

    keys: Mapping[Cell, str] = {}
    focus: Cell | None = None
    zone: frozenset[Cell] = frozenset()


def draw_board(g: Tactique, words: Words, aids: Aids, size: Size, marks: Marks) -> Drawn:
    """The board with its row letters and column numbers."""
    return _Board(g, words, aids, size, marks).drawn()


class _Board:
    def __init__(self, g: Tactique, words: Words, aids: Aids, size: Size, marks: Marks) -> None:
        self._g, self._words, self._aids, self._size, self._marks = g, words, aids, size, marks
        self._canvas = Canvas()
        self._order: dict[EnemyId, int] = {id: number for number, id in enumerate(order_of(g), 1)}

    def drawn(self) -> Drawn:
        """The picture."""
        for column in range(COLUMNS):
            self._canvas.put(0, self._at(column, 0)[1] + self._size.columns // 2, str(column + 1), STYLES["grid"])
        if self._size.framed:
            self._frame()
        for cell in CELLS:
            self._cell(cell)
        return self._canvas.drawn()

    def _at(self, column: int, row: int) -> tuple[int, int]:
        """Where on the picture the inside of a cell begins."""
        framed = self._size.framed
        return 1 + framed + row * (self._size.lines + framed), 2 + framed + column * (self._size.columns + framed)

    def _frame(self) -> None:
        line = "─" * self._size.columns
        height = self._size.lines + 1
        for row, edges in enumerate(["┌┬┐", "├┼┤", "├┼┤", "├┼┤", "└┴┘"]):
            told = edges[0] + edges[1].join([line] * COLUMNS) + edges[2]
            self._canvas.put(1 + row * height, 2, told, STYLES["grid"])
        inside = "│" + "│".join([" " * self._size.columns] * COLUMNS) + "│"
        for row in range(4):
            for at in range(self._size.lines):
                self._canvas.put(2 + row * height + at, 2, inside, STYLES["grid"])

    def _cell(self, cell: Cell) -> None:
        column, row = place(cell)
        top, left = self._at(column, row)
        if column == 0:
            self._canvas.put(top, 0, cell[0], STYLES["grid"])
        lines = self._lines(cell)
        for offset, (told, style) in enumerate(lines[: self._size.lines]):
            self._canvas.put(top + offset, left, told[: self._size.columns], style)
        if self._size.framed:
            self._mark_frame(cell, top - 1, left)
        elif not lines:
            self._mark_empty(cell, top, left)
        elif cell == self._marks.focus:
            self._canvas.put(top, left, lines[0][0][: self._size.columns], STYLES["focus"])

    def _mark_frame(self, cell: Cell, row: int, left: int) -> None:
        """Keys, runes and the reach of a card stand on the upper edge of a cell."""
        marks = self._marks
        if cell in marks.keys:
            self._canvas.put(row, left, *self._key(cell))
        if any(rune.cell == cell for rune in self._g.state.runes):
            self._canvas.put(row, left + self._size.columns - 2, RUNE, STYLES["rune"])
        if cell in marks.zone:
            self._canvas.put(row, left + self._size.columns - 1, ZONE, STYLES["zone"])
            if not any(figure.cell == cell for figure in self._g.figures()):
                told = ZONE.center(self._size.columns)
                self._canvas.put(row + 1 + self._size.lines // 2, left, told, STYLES["zone"])

    def _mark_empty(self, cell: Cell, top: int, left: int) -> None:
        rune = any(rune.cell == cell for rune in self._g.state.runes)
        sign, style = (ZONE, STYLES["zone"]) if cell in self._marks.zone else ("·", STYLES["grid"])
        self._canvas.put(top, left + 1, *((RUNE, STYLES["rune"]) if rune else (sign, style)))
        if cell in self._marks.keys:
            self._canvas.put(top + 1, left, *self._key(cell))

    def _key(self, cell: Cell) -> tuple[str, str]:
        key = self._marks.keys[cell] or "·"
        return (f"►{key}◄", STYLES["focus"]) if cell == self._marks.focus else (f"[{key}]", STYLES["key"])

    def _lines(self, cell: Cell) -> list[tuple[str, str]]:
        """What is on a cell, line by line."""
        state = self._g.state
        if cell in state.obstacles:
            return [(OBSTACLE * self._size.columns, STYLES["grid"])] * self._size.lines
        lines: list[tuple[str, str]] = []
        for figure in self._g.figures():
            if figure.cell == cell and isinstance(figure, Enemy):
                lines = self._enemy(figure) + lines
            elif figure.cell == cell and isinstance(figure, Hero):
                told = self._hero(figure)
                lines = told + lines if figure.alive else [*lines[:1], *told[:1], *lines[1:]]
        return lines

    def _hero(self, hero: Hero) -> list[tuple[str, str]]:
        if not hero.alive:
            return [(self._name(hero, sign_of(self._g, hero)), STYLES["dead"])]
        left = self._aids.heroes[hero.id].left
        told = f"{LEFT}{left}{'!' if in_danger(left) else ''}"
        lines = [(self._name(hero, sign_of(self._g, hero)), STYLES["hero"])]
        lines.append((self._row(told, hero), STYLES["danger" if in_danger(left) else "hero"]))
        if self._size.lines > 2 and hero.effects:
            lines.append((self._effects([effect.told for effect in self._aids.heroes[hero.id].effects]), ""))
        return lines

    def _enemy(self, enemy: Enemy) -> list[tuple[str, str]]:
        lines = [(self._name(enemy, str(self._order[enemy.id])), STYLES["enemy"])]
        lines.append((self._row(lives(enemy.lives, enemy.wounds), enemy), STYLES["enemy"]))
        if self._size.lines > 2 and enemy.effects:
            lines.append((self._effects([effect.told for effect in self._aids.enemies[enemy.id].effects]), ""))
        return lines

    def _name(self, figure: Hero | Enemy, sign: str) -> str:
        return sign + short(called(self._g, self._words, figure.id), self._size.columns - len(sign))

    def _row(self, told: str, figure: Hero | Enemy) -> str:
        """The second line of a figure: how it is, its block, and a sign if some effect lasts on it."""
        if figure.block:
            told += f"{BLOCK}{figure.block}"
        return told + MORE if figure.effects and self._size.lines == USUAL.lines else told

    def _effects(self, told: list[str]) -> str:
        """The first effect in a few letters, and how many more there are."""
        more = f"+{len(told) - 1}" if len(told) > 1 else ""
        return told[0][: self._size.columns - len(more)] + more

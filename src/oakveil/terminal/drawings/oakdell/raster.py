"""Pictures of fine lines in a terminal: braille letters have eight dots each, two across and four down."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Drawn

from ..canvas import Canvas

Corner = tuple[int, int]
_ACROSS, _DOWN = 2, 4
_BITS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
"""The dots of a braille letter, column by column from the top."""
_BLANK = 0x2800


class Raster:
    """A part of a sheet, drawn with dots. `left`, `top` and `span` are units of the sheet; the picture is a square.

    What is drawn later lies on top: a letter of the terminal has one style only.
    """

    def __init__(self, rows: int, left: int, top: int, span: int) -> None:
        self.rows, self.columns = rows, 2 * rows
        self._left, self._top, self._span = left, top, span
        self._dots: dict[tuple[int, int], int] = {}
        self._styles: dict[tuple[int, int], str] = {}
        self._tints: dict[tuple[int, int], str] = {}
        self._letters: dict[tuple[int, int], tuple[str, str]] = {}

    @property
    def side(self) -> int:
        """Dots across, and down."""
        return self.rows * _DOWN

    def dot_at(self, x: int, y: int) -> Corner:
        """The dot, column and row, in which a place of the sheet lies; it may be outside the picture."""
        return (x - self._left) * self.side // self._span, (y - self._top) * self.side // self._span

    def cell_at(self, x: int, y: int) -> Corner:
        """The letter, row and column, in which a place of the sheet lies."""
        column, row = self.dot_at(x, y)
        return row // _DOWN, column // _ACROSS

    def middle_of(self, row: int, column: int) -> Corner:
        """The place of the sheet in the middle of a letter."""
        x = self._left + (2 * column + 1) * self._span // (2 * self.columns)
        return x, self._top + (2 * row + 1) * self._span // (2 * self.rows)

    def line(self, start: Corner, end: Corner, style: str) -> None:
        """A straight line between two places of the sheet."""
        (x, y), (to_x, to_y) = self.dot_at(*start), self.dot_at(*end)
        steps = max(abs(to_x - x), abs(to_y - y), 1)
        for step in range(steps + 1):
            across = x + (2 * (to_x - x) * step + steps) // (2 * steps)
            self._dot(across, y + (2 * (to_y - y) * step + steps) // (2 * steps), style)

    def path(self, corners: Sequence[Corner], style: str, *, closed: bool = False) -> None:
        """Lines from corner to corner; `closed`: and back to the first."""
        ends = [*corners[1:], corners[0]] if closed else corners[1:]
        for start, end in zip(corners, ends, strict=False):
            self.line(start, end, style)

    def tint(self, row: int, column: int, style: str) -> None:
        """Something behind a letter."""
        self._tints[row, column] = style

    def write(self, row: int, column: int, letters: str, style: str) -> None:
        """Letters on the picture, moved inside if they would stick out."""
        column = max(0, min(column, self.columns - len(letters)))
        row = max(0, min(row, self.rows - 1))
        for offset, letter in enumerate(letters):
            self._letters[row, column + offset] = letter, style

    def is_free(self, row: int, column: int, letters: int) -> bool:
        """Whether no letters stand there yet."""
        inside = 0 <= row < self.rows and 0 <= column <= self.columns - letters
        return inside and not any((row, column + offset) in self._letters for offset in range(letters))

    def drawn(self) -> Drawn:
        """The picture."""
        canvas = Canvas()
        for row in range(self.rows):
            for column in range(self.columns):
                at = row, column
                letter, style = self._letters.get(at) or (
                    chr(_BLANK + self._dots[at]) if at in self._dots else " ",
                    self._styles.get(at, ""),
                )
                canvas.put(row, column, letter, f"{style}{self._tints.get(at, '')}".strip())
        return canvas.drawn()

    def _dot(self, x: int, y: int, style: str) -> None:
        if 0 <= x < self.side and 0 <= y < self.side:
            at = y // _DOWN, x // _ACROSS
            self._dots[at] = self._dots.get(at, 0) | _BITS[x % _ACROSS][y % _DOWN]
            self._styles[at] = style

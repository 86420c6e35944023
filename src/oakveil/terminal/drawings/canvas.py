"""A grid of letters to draw on."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text as Drawn

_BLANK = (" ", "")


class Canvas:
    """Letters by row and column, each with its style; what was never drawn on stays blank."""

    def __init__(self) -> None:
        self._lines: list[dict[int, tuple[str, str]]] = []

    def put(self, row: int, column: int, letters: str, style: str = "") -> None:
        """Write `letters` from this place on, to the right, over what is there."""
        while len(self._lines) <= row:
            self._lines.append({})
        for offset, letter in enumerate(letters):
            self._lines[row][column + offset] = letter, style

    def drawn(self) -> Drawn:
        """The picture: as many lines as rows were drawn on, without blanks at their ends."""
        pictures = []
        for line in self._lines:
            marks = [line.get(column, _BLANK) for column in range(max(line, default=-1) + 1)]
            runs = [
                ("".join(letter for letter, _ in run), style) for style, run in groupby(marks, key=lambda mark: mark[1])
            ]
            pictures.append(Drawn.assemble(*runs))
        return Drawn("\n", no_wrap=True).join(pictures)

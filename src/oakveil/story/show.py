"""A story on the screen."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from . import Line

STYLES = {"heading": "bold", "answer": "cyan", "event": "", "stop": "bold red"}
INDENT = 4
"""Spaces before each event: it came of the answer above it."""


def show(lines: Iterable[Line], plain: bool) -> int:
    """Print the lines as they come, in colours only to a terminal.

    Returns the exit code: 1 if the story stops before its end.
    """
    write = _plainly if plain or not sys.stdout.isatty() else _in_colours
    code = 0
    for line in lines:
        write(line)
        code = 1 if line.kind == "stop" else code
    return code


def _indent(line: Line) -> int:
    return INDENT if line.kind == "event" else 0


def _plainly(line: Line) -> None:
    print(" " * _indent(line) + line.text)


def _in_colours(line: Line) -> None:
    from rich import print
    from rich.padding import Padding
    from rich.text import Text

    print(Padding(Text(line.text, STYLES[line.kind]), (0, 0, 0, _indent(line))))

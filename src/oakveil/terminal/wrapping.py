"""Breaking lines as printers do: French puts a space before some signs, and no line begins with one of those."""

from __future__ import annotations

import re
from textwrap import wrap

from rich.text import Text as Drawn

_INSEPARABLE = re.compile(r" (?=[?!:;»%])|(?<=«) ")
_NO_BREAK = "\N{NO-BREAK SPACE}"


def fitted(told: Drawn, width: int) -> Drawn:
    """A text broken into lines of at most `width` columns; the styles of its letters stay."""
    lines: list[Drawn] = []
    for line in told.split("\n", allow_blank=True):
        if len(line) <= width:
            lines.append(line)
            continue
        at = 0
        for piece in wrap(_INSEPARABLE.sub(_NO_BREAK, line.plain), width):
            at += len(line.plain[at:]) - len(line.plain[at:].lstrip(" ")) if at else 0
            lines.append(line[at : at + len(piece)])
            at += len(piece)
    return Drawn("\n").join(lines)

"""What a person types: read line by line, and understood."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import TextIO

IN_FRENCH = {
    "chances": "odds",
    "conseil": "hint",
    "ouvrir": "load",
    "horloge": "clock",
    "autre": "other",
    "rejouer": "again",
}
"""The words that can be typed, for those who think in French; both kinds are always understood."""
MOST_DIGITS = 9
"""Nothing that is counted here needs a longer number."""

Read = Callable[[float | None], str | None]
"""Gives the next line, or None when so many seconds (None: any number) have passed. Raises EOFError at the end."""


def reader(stream: TextIO) -> Read:
    """Reads lines of `stream` in a thread of its own, so that a clock can run out while nobody types."""
    lines: SimpleQueue[str | None] = SimpleQueue()

    def follow() -> None:
        with contextlib.suppress(OSError):  # what cannot be read, such as a folder, is at its end
            for line in stream:
                lines.put(line.rstrip("\r\n"))
        lines.put(None)

    threading.Thread(target=follow, daemon=True).start()

    def read(seconds: float | None) -> str | None:
        try:
            line = lines.get(timeout=seconds)
        except Empty:
            return None
        if line is None:
            lines.put(None)
            raise EOFError
        return line

    return read


def parted(line: str) -> tuple[str, str]:
    """What was typed as a verb and the rest: "? 3" and "?3" are the same."""
    verb, _, rest = line.replace("?", "? ", 1).partition(" ") if line.startswith("?") else line.partition(" ")
    verb = verb.lower()
    return IN_FRENCH.get(verb, verb), rest.strip()


def number(text: str) -> int | None:
    """The whole number, from 0 on, that a text writes in the digits 0 to 9; None if it writes none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


def numbers(texts: list[str]) -> list[int] | None:
    """The numbers that all of these texts write; None if one of them writes none."""
    found = [value for text in texts if (value := number(text)) is not None]
    return found if len(found) == len(texts) else None

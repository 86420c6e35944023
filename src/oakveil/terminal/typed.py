"""What a person types, understood."""

from __future__ import annotations

MOST_DIGITS = 9
"""Nothing that is counted here needs a longer number."""


def number(text: str) -> int | None:
    """The whole number, from 0 on, that a text writes in the digits 0 to 9; None if it writes none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


def numbers(texts: list[str]) -> list[int] | None:
    """The numbers that all of these texts write; None if one of them writes none."""
    found = [value for text in texts if (value := number(text)) is not None]
    return found if len(found) == len(texts) else None

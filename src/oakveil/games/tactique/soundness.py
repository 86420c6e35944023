"""What is true of every table of Deckbuilding Tactique."""

from __future__ import annotations

from .state import Tactique


def flaw(g: Tactique) -> str | None:
    """What is wrong with this table, in one sentence; None when nothing is. Never raises for a decoded state."""
    return None

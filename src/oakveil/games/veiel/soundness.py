"""What is true of every table of The Order of Veiel: components are conserved, everything lies where it may."""

from __future__ import annotations

from .state import Veiel


def flaw(g: Veiel) -> str | None:
    """What is wrong with this table, in one sentence; None when nothing is. Never raises for a decoded state."""
    return None

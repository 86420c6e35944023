"""What one seat sees of a match, ready to be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from oakveil.kernel.ask import Ask, Seat
from oakveil.kernel.table import Event

from ..words import Words


@dataclass(frozen=True)
class Sight:
    """The table dealt anew for `seat`: what the seat cannot know is not true in it, so no drawing can give it away.

    `ask` is the open question as it stands on that table, if the seat is asked. `story` is all that has happened and
    that the seat may know.
    """

    table: Any
    seats: Sequence[Seat]
    seat: Seat
    words: Words
    ask: Ask | None = None
    story: Sequence[Event] = ()

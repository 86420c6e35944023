"""How a game ends."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: the seats that won (none: all lost) and why.

    `reason` names a message `<game>-outcome-<reason>`; `details` are its arguments, ids or numbers.
    """

    winners: tuple[int, ...]
    reason: str
    details: dict[str, str | int] = {}

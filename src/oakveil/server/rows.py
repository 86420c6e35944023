"""What is stored of a table, as records."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from oakveil.kernel.ask import Seat
from oakveil.kernel.match import Entry

from .protocol import Phase


class SeatRow(Struct, frozen=True, kw_only=True):
    """A seat: who holds it, and the level of the bot that plays it ("": whoever holds it does).

    `word` is what the seat mixes into the seed of chance, `pin` the hash of its PIN.
    """

    seat: Seat
    name: str = ""
    emblem: str = ""
    person: str = ""
    bot: str = ""
    pin: str = ""
    word: str = ""

    @property
    def is_open(self) -> bool:
        """Whether nobody plays here yet."""
        return not self.person and not self.bot

    @property
    def is_played_by_person(self) -> bool:
        """Whether a person answers for this seat now."""
        return bool(self.person) and not self.bot


class VoteRow(Struct, frozen=True):
    """An undo that is voted on: who asked for it, back to which question, who agreed, and who is to be heard."""

    seat: Seat
    person: str
    to: int
    agreed: tuple[str, ...]
    waiting: tuple[str, ...]


class TableRow(Struct, frozen=True, kw_only=True):
    """A table. `origin` names the table and entry that it was forked from; `next` is the table for the next game.

    `pack` is the hash of the content pack that it is played with ("": the content of the house).
    `number` is that of the open question, `events` the number of the last event, `position` how the game lies.
    `sequence` rises with every change.
    """

    id: str
    game: str
    ruleset: str
    options: dict[str, Any]
    phase: Phase
    created: float
    touched: float
    seats: tuple[SeatRow, ...]
    pace: float
    secret: bytes
    paused: bool = False
    vote: VoteRow | None = None
    words: tuple[str, ...] = ()
    origin: str = ""
    next: str = ""
    sequence: int = 0
    number: int = 0
    events: int = 0
    position: bytes = b""
    pack: str = ""

    def seat(self, seat: Seat) -> SeatRow | None:
        """The seat of this number, or None."""
        return self.seats[seat - 1] if 1 <= seat <= len(self.seats) else None

    def held_by(self, person: str) -> tuple[Seat, ...]:
        """The seats that a person holds."""
        return tuple(row.seat for row in self.seats if row.person == person) if person else ()

    def with_seat(self, changed: SeatRow) -> TableRow:
        """This table with one seat changed."""
        seats = tuple(changed if row.seat == changed.seat else row for row in self.seats)
        return msgspec.structs.replace(self, seats=seats)


class Heard(Struct, frozen=True, array_like=True):
    """An event as JSON, and the seats that may know it (None: everybody)."""

    audience: tuple[Seat, ...] | None
    event: bytes

    def is_for(self, seat: Seat | None) -> bool:
        """Whether `seat` (None: a spectator) may know it."""
        return self.audience is None or seat in self.audience


class EntryRow(Struct, frozen=True, kw_only=True):
    """Entry number `place` - 1 of the history, or (place 0) the start of the game, with what happened because of it.

    The events are numbered up to `last_event`. Of an undo the only one says `{"since": n}`: the events from number n on
    were taken back.
    """

    place: int
    at: float
    entry: Entry | None
    last_event: int
    events: tuple[Heard, ...]

    def numbered(self) -> list[tuple[int, Heard]]:
        """The events with their numbers."""
        return list(enumerate(self.events, start=self.last_event - len(self.events) + 1))


class ChatRow(Struct, frozen=True, kw_only=True):
    """A line of chat. `seat` 0: whoever said it holds none."""

    number: int
    at: float
    person: str
    name: str
    seat: Seat
    text: str

"""Who sits where: taking, leaving and handing over seats. Each function makes a changed row, or raises No."""

from __future__ import annotations

import asyncio
import hmac

from msgspec.structs import replace

from oakveil.arguments import usual_bot
from oakveil.kernel.ask import Seat
from oakveil.kernel.game import Game
from oakveil.lab.play import bots_of

from . import forms
from .links import Link, pin_digest
from .refusals import No
from .rows import SeatRow, TableRow

WRONG_PIN_TAKES = 1.0
"""Seconds."""


def written(name: str) -> str:
    """A name as it is kept: on one line, and without invisible signs, which could turn the text around it.

    A family of emoji that invisible signs hold together comes apart; games take no sign that cannot be seen.
    """
    words = "".join(" " if sign.isspace() else sign for sign in name).split()
    return "".join(sign for sign in " ".join(words) if sign.isprintable())


def bot_level(kind: Game, level: str) -> str:
    """A level of bots that the game has; "" stands for the usual one. Raises No."""
    level = level or usual_bot(kind)
    if level not in bots_of(kind):
        raise No("not-allowed", "server-no-bot")
    return level


def seat_row(row: TableRow, seat: Seat) -> SeatRow:
    """A seat of the table. Raises No."""
    found = row.seat(seat)
    if found is None:
        raise No("unknown", "server-no-seat")
    return found


def own_seat(row: TableRow, link: Link, seat: Seat) -> SeatRow:
    """A seat that the link holds. Raises No."""
    found = seat_row(row, seat)
    if not link.person or found.person != link.person:
        raise No("not-your-seat", "server-not-your-seat")
    return found


def check_pin(row: TableRow, seat: SeatRow, pin: str) -> None:
    """Raises No when the seat has another PIN."""
    if seat.pin and not hmac.compare_digest(seat.pin, pin_digest(row.id, seat.seat, pin)):
        raise No("wrong-pin", "server-wrong-pin")


async def check_pin_slowly(row: TableRow, seat: SeatRow, pin: str) -> None:
    """The same, for whoever wants to look at a seat's secrets: guessing takes too long. Raises No."""
    try:
        check_pin(row, seat, pin)
    except No:
        await asyncio.sleep(WRONG_PIN_TAKES)
        raise


def sit_down(row: TableRow, person: str, form: forms.SitDown) -> tuple[TableRow, Seat]:
    """`person` takes a seat that nobody holds: the one named, or an open one, or that of a bot. Raises No."""
    if row.phase == "over":
        raise No("wrong-phase", "server-over")
    if form.seat is not None:
        found = seat_row(row, form.seat)
        if found.person:
            raise No("not-allowed", "server-seat-taken")
    else:
        free = sorted((seat for seat in row.seats if not seat.person), key=lambda seat: (not seat.is_open, seat.seat))
        if not free:
            raise No("not-allowed", "server-no-free-seat")
        found = free[0]
    taken = replace(found, person=person, bot="", pin=pin_digest(row.id, found.seat, form.pin))
    if row.phase == "gathering":
        taken = replace(taken, name=written(form.name), emblem=form.emblem, word=form.word)
    return row.with_seat(taken), found.seat


def seated(row: TableRow, kind: Game, link: Link, seat: Seat, form: forms.Seating) -> TableRow:
    """Do what the form says to a seat. Raises No."""
    found = seat_row(row, seat)
    if link.role != "host" or not isinstance(form, forms.Leave | forms.HandToBot):
        found = own_seat(row, link, seat)
    match form:
        case forms.Leave():
            if row.phase == "gathering":
                return row.with_seat(SeatRow(seat=seat))
            return row.with_seat(replace(found, person="", pin="", bot=found.bot or bot_level(kind, "")))
        case forms.HandToBot(level=level):
            return row.with_seat(replace(found, bot=bot_level(kind, level)))
        case forms.TakeBack():
            return row.with_seat(replace(found, bot=""))
        case forms.SetPin(old=old, pin=pin):
            check_pin(row, found, old)
            return row.with_seat(replace(found, pin=pin_digest(row.id, seat, pin)))
        case forms.Rename(name=name, emblem=emblem):
            if row.phase != "gathering":
                raise No("wrong-phase", "server-begun")
            return row.with_seat(replace(found, name=written(name), emblem=emblem))

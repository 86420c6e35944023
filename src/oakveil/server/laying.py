"""How a table is laid: a new one, one for the next game, or one that goes on from a moment of another."""

from __future__ import annotations

import secrets
import time

import msgspec
from msgspec.structs import replace

from oakveil.arguments import usual_bot
from oakveil.kernel.ask import Seat
from oakveil.kernel.game import Game, game

from . import forms, labour
from .beginning import begun, checked
from .catalogue import known, options_of
from .house import House
from .links import Link, fresh_id, fresh_token, made, pin_digest
from .packs import SHELF
from .records import oak_of
from .refusals import No
from .room import Room
from .rows import SeatRow, TableRow
from .seats import bot_level, written


async def lay(house: House, form: forms.NewTable) -> forms.Links:
    """Lay a new table; without open seats its game begins. Raises No."""
    kind = known(form.game)
    options = options_of(kind, form.options)
    count = kind.seats(options)
    if len(form.seats) > count:
        raise No("not-allowed", "server-too-many-seats", named=len(form.seats), seats=count)
    if not any(isinstance(chair, forms.Me | forms.Open) for chair in form.seats):
        raise No("not-allowed", "server-no-person")
    host, id = fresh_token(), fresh_id()
    link = made(host, "host")
    chairs = [*form.seats, *[forms.Bot()] * (count - len(form.seats))]
    seats = tuple(_seat(kind, id, n, chair, link.person) for n, chair in enumerate(chairs, start=1))
    if form.word:
        seats = (replace(seats[0], word=form.word), *seats[1:])
    SHELF.check(kind, form.pack)
    plain = msgspec.to_builtins(options)
    row = checked(_row(kind, id, plain, form.pack, seats, house.config.pace, form.pace))
    return await _open(house, row, host, link, begin=not any(seat.is_open for seat in seats))


def _seat(kind: Game, table: str, seat: Seat, chair: forms.Chair, host: str) -> SeatRow:
    match chair:
        case forms.Me(name=name, emblem=emblem, pin=pin):
            return SeatRow(seat=seat, name=written(name), emblem=emblem, person=host, pin=pin_digest(table, seat, pin))
        case forms.Open():
            return SeatRow(seat=seat)
        case forms.Bot(level=level, name=name, emblem=emblem):
            return SeatRow(seat=seat, name=written(name), emblem=emblem, bot=bot_level(kind, level))


def _row(
    kind: Game,
    id: str,
    options: dict[str, object],
    pack: str,
    seats: tuple[SeatRow, ...],
    usual_pace: float,
    pace: float | None,
) -> TableRow:
    now = time.time()
    return TableRow(
        id=id,
        game=kind.id,
        ruleset=kind.ruleset,
        options=options,
        pack=pack,
        phase="gathering",
        created=now,
        touched=now,
        seats=seats,
        pace=usual_pace if pace is None else pace,
        secret=secrets.token_bytes(32),
    )


async def _open(house: House, row: TableRow, host: str, link: Link, begin: bool) -> forms.Links:
    """Store a new table with its three links."""
    invitation, watch = fresh_token(), fresh_token()
    links = [link, made(invitation, "invited"), made(watch, "watcher")]
    start = None
    if begin:
        row, start, _ = begun(row)
    await house.store.create(row, links, start)
    return forms.Links(table=row.id, host=host, invitation=invitation, watch=watch)


async def rematch(house: House, room: Room, link: Link) -> forms.Next:
    """The table for the next game: the same seats and options, and the same links lead to it. Raises No."""
    if link.role not in ("host", "player"):
        raise No("not-allowed", "server-players-only")
    async with room.lock:
        old, links = await room.load(), room.links
    if old.phase != "over":
        raise No("wrong-phase", "server-not-over")
    if old.next:
        return forms.Next(old.next)
    kind = game(old.game)
    id = fresh_id()
    seats = tuple(replace(seat, pin="", word=secrets.token_hex(8) if seat.person else "") for seat in old.seats)
    row, start, _ = begun(checked(_row(kind, id, old.options, old.pack, seats, old.pace, None)))
    await house.store.create(row, links, start)
    changed = await room.alter(lambda row: row if row.next else replace(row, next=id))
    return forms.Next(changed.next)


async def fork(house: House, room: Room, link: Link, form: forms.Fork) -> forms.Links:
    """A table that goes on from before an entry of the history, one seat ours, bots at all others. Raises No.

    Before the end of the game only from the seat's own moment: what it cannot know is dealt anew.
    """
    async with room.lock:
        old, match = await room.playing()
        seat = old.seat(form.seat)
        if seat is None:
            raise No("unknown", "server-no-seat")
        if old.phase != "over" and seat.person != link.person:
            raise No("not-your-seat", "server-not-your-seat")
    if form.entry > old.number:
        raise No("unknown", "server-no-moment")
    if old.origin and form.entry < old.number:
        raise No("not-allowed", "server-forked")
    kind = match.game
    known_to = None if old.phase == "over" else form.seat
    position = await house.workshop.do(
        labour.position_before, await oak_of(house.store, old), form.entry, known_to, secrets.token_bytes(32)
    )
    host, id = fresh_token(), fresh_id()
    mine = made(host, "host")
    level = bot_level(kind, form.level or usual_bot(kind))
    seats = tuple(
        SeatRow(seat=one.seat, name=one.name, emblem=one.emblem, person=mine.person)
        if one.seat == form.seat
        else SeatRow(seat=one.seat, name=one.name, emblem=one.emblem, bot=level)
        for one in old.seats
    )
    row = _row(kind, id, old.options, old.pack, seats, old.pace, None)
    row = replace(row, phase="playing", position=position, origin=f"{old.id}/{form.entry}")
    return await _open(house, row, host, mine, begin=False)

"""How a game begins: the seats become places at the table, their words go into the seed."""

from __future__ import annotations

import time

import msgspec
from msgspec.structs import replace

from oakveil.kernel.ask import Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import BadOptions, Game, Place, game
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.position import match_at, pack
from oakveil.kernel.save import SaveError, migrated
from oakveil.kernel.table import Event

from .packs import SHELF
from .refusals import No
from .rows import EntryRow, Heard, TableRow


def places(row: TableRow) -> list[Place]:
    """Who sits at each seat, as the game is told."""
    return [Place(seat.name, seat.emblem) for seat in row.seats]


def match_of(row: TableRow) -> Match:
    """The match that lies as the row says, without its history."""
    kind = game(row.game)
    options, fair = msgspec.convert(row.options, kind.options), FairSeed(row.secret, row.words)
    return match_at(kind, options, places(row), fair, SHELF.content(kind, row.pack), row.position, row.number)


def brought_up(row: TableRow) -> TableRow:
    """The table with the rules of today, if it was begun with older ones. Raises No when that cannot be."""
    kind = game(row.game)
    if row.ruleset == kind.ruleset:
        return row
    try:
        state, stack, given, used = msgspec.msgpack.decode(row.position) if row.position else ({}, [], {}, 0)
        lying = {"options": row.options, "state": state, "stack": stack, "given": given}
        body = migrated(kind, row.ruleset, msgspec.to_builtins(lying, str_keys=True))
        options = msgspec.convert(body["options"], kind.options)
        position = b""
        if row.position:
            table = kind.restore(
                options,
                SHELF.content(kind, row.pack),
                msgspec.convert(body["state"], kind.state, str_keys=True),
                msgspec.convert(body["stack"], list.__class_getitem__(kind.frames()), str_keys=True),
                Chance(b"", used),
                msgspec.convert(body["given"], dict.__class_getitem__((Seat, kind.choices())), str_keys=True),
            )
            position = pack(table)
    except (SaveError, ValueError, LookupError, TypeError) as problem:
        raise No("wrong-phase", "server-old-rules", problem=str(problem)) from None
    return replace(row, ruleset=kind.ruleset, options=msgspec.to_builtins(options), position=position)


def checked(row: TableRow) -> TableRow:
    """The same row, if the game can begin with these options, names and emblems. Raises No."""
    kind = game(row.game)
    try:
        kind.new(
            msgspec.convert(row.options, kind.options), places(row), SHELF.content(kind, row.pack), Chance(b"trial")
        )
    except BadOptions as problem:
        raise No("not-allowed", "server-bad-options", problem=str(problem)) from None
    return row


def begun(row: TableRow) -> tuple[TableRow, EntryRow, Match]:
    """The table with its game begun, what happened at the start, and the match. Raises No."""
    if row.phase != "gathering":
        raise No("wrong-phase", "server-begun")
    if any(seat.is_open for seat in row.seats):
        raise No("wrong-phase", "server-seats-open")
    kind: Game = game(row.game)
    words = tuple(seat.word for seat in row.seats if seat.word)
    options, fair = msgspec.convert(row.options, kind.options), FairSeed(row.secret, words)
    match = Match.start(kind, options, places(row), fair, SHELF.content(kind, row.pack))
    events = tuple(heard(event) for event in match.events())
    start = EntryRow(place=0, at=time.time(), entry=None, last_event=len(events), events=events)
    phase = "playing" if match.outcome is None else "over"
    return replace(row, phase=phase, words=words, events=len(events), position=pack(match.table)), start, match


def heard(event: Event) -> Heard:
    """An event as it is stored."""
    return Heard(event.audience(), msgspec.json.encode(event))

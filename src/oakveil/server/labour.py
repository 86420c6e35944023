"""Work that takes long: bots, replays, checks. It runs in processes of its own, so nothing here knows the server.

Everything goes there and comes back as plain bytes.
"""

from __future__ import annotations

import faulthandler
import multiprocessing
import os
import threading
from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from oakveil.kernel.ask import Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import Game, game
from oakveil.kernel.match import Diverged
from oakveil.kernel.position import pack, unpack
from oakveil.kernel.save import parse
from oakveil.kernel.text import Locale
from oakveil.lab.play import bots_of

T = TypeVar("T")

LONGEST = 20.0
"""Seconds that a piece of work may take."""


class Dealt(msgspec.Struct, frozen=True):
    """A table dealt anew for a seat, as it travels. `seed` is for the chance of whoever thinks about it.

    `sources` are the texts of the content pack that is played with, if it is one.
    """

    game: str
    options: bytes
    position: bytes
    seat: Seat
    seed: bytes
    sources: dict[str, str] = {}


class Advice(msgspec.Struct, frozen=True):
    """An answer as JSON, and a sentence that says why ("": nothing is to be said)."""

    choice: bytes
    why: str


def start() -> None:
    """Get ready, and end when the server that started this process is gone, however it went."""
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None, "this is the server itself"
    server.join()
    os._exit(0)


def bounded(work: Callable[[], T]) -> T:
    """Do `work`; a process that is still at it after LONGEST seconds ends with it."""
    faulthandler.dump_traceback_later(LONGEST, exit=True)
    try:
        return work()
    finally:
        faulthandler.cancel_dump_traceback_later()


def ready(game_id: str) -> None:
    """Load a game before it is needed."""
    kind = game(game_id)
    kind.content(None)
    kind.frames()


def table_of(dealt: Dealt) -> Any:
    """The table that travelled here."""
    kind = game(dealt.game)
    options = msgspec.json.decode(dealt.options, type=kind.options)
    content = _content(kind, tuple(dealt.sources.items()))
    return unpack(kind, options, content, dealt.seed, dealt.position)


@lru_cache(8)
def _content(kind: Game, sources: tuple[tuple[str, str], ...]) -> Any:
    """The content of a pack, or without sources of the house; it is read once only."""
    return kind.content(dict(sources) or None)


def think(dealt: Dealt, level: str) -> bytes:
    """What a bot answers, as JSON."""
    table = table_of(dealt)
    ask = next(ask for ask in table.asks() if ask.seat == dealt.seat)
    choice: Option = bots_of(game(dealt.game))[level](table, ask, Chance(dealt.seed))
    return msgspec.json.encode(choice)


def advise(dealt: Dealt, level: str, locale: Locale) -> Advice:
    """What a bot answers, and why a sensible player would."""
    kind, table = game(dealt.game), table_of(dealt)
    ask = next(ask for ask in table.asks() if ask.seat == dealt.seat)
    choice: Option = bots_of(kind)[level](table, ask, Chance(dealt.seed))
    return Advice(msgspec.json.encode(choice), kind.why(table, ask, choice, kind.texts.in_(locale)))


def consult(dealt: Dealt, topic: str, about: dict[str, Any], locale: Locale) -> bytes | None:
    """What the game works out about something, as JSON; None if it cannot."""
    kind = game(dealt.game)
    if kind.page is None:
        return None
    try:
        found = kind.page.consult(table_of(dealt), dealt.seat, topic, about, kind.texts.in_(locale))
    except (KeyError, TypeError, ValueError):
        return None
    return msgspec.json.encode(found)


def check(oak: bytes) -> str:
    """What is wrong with a finished game when it is played again from its seed; "" if nothing is."""
    try:
        parse(oak).verify()
    except Diverged as difference:
        return str(difference)
    return ""


def position_before(oak: bytes, entry: int, known_to: Seat | None, seed: bytes) -> bytes:
    """How a game lay before an entry of its history. With `known_to`, what that seat cannot know is dealt anew.

    Raises Diverged.
    """
    match = parse(oak)
    table = (match if entry == len(match.history) else match.replayed(entry)).table
    return pack(table if known_to is None else table.redealt(known_to, Chance(seed)))

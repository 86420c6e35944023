"""Positions: how a match lies at a question, as few bytes, without its history. For those who keep the history apart.

Unlike a save they are read by the same release that wrote them or by one with the same ruleset, and trusted.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from .ask import Option, Seat
from .chance import Chance
from .frame import Frame
from .game import Game, Place
from .match import FairSeed, Match
from .table import State, Table


class Position(msgspec.Struct, frozen=True, array_like=True):
    """A table as it lies: its state, its procedures in progress, answers given in secret, words of chance used."""

    state: State
    stack: list[Frame]
    given: dict[Seat, Option]
    used: int = 0


def pack(table: Table[Any]) -> bytes:
    """How a table lies."""
    return msgspec.msgpack.encode(Position(table.state, table.stack, table.given, table.chance.used))


def unpack(kind: Game, options: Any, content: Any, seed: bytes, data: bytes) -> Table[Any]:
    """The table that lies as `data` says. Raises msgspec.ValidationError when they are not of this ruleset."""
    state, stack, given, used = _decoder(kind).decode(data)
    return kind.restore(options, content, state, stack, Chance(seed, used), given)


def match_at(
    kind: Game, options: Any, places: Sequence[Place], fair: FairSeed, content: Any, data: bytes, number: int
) -> Match:
    """The match at question `number` that lies as `data` says; its history is missing.

    Raises msgspec.ValidationError.
    """
    match = Match(kind, options, places, fair, content, unpack(kind, options, content, fair.seed(), data))
    match.resume((), missing=number)
    return match


@cache
def _decoder(kind: Game) -> msgspec.msgpack.Decoder[Any]:
    stack, given = list.__class_getitem__(kind.frames()), dict.__class_getitem__((Seat, kind.choices()))
    return msgspec.msgpack.Decoder(tuple.__class_getitem__((kind.state, stack, given, int)))

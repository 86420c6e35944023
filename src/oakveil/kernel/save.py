"""The `.oak` file: a match as one readable JSON document, versioned, strict, sealed against accidents.

It holds the options, the table as it lies, the history, and the seed of chance (so it is for those who run the match:
whoever reads it before the end can see the future).
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Any

import msgspec

from .chance import Chance
from .content import ContentError
from .frame import DONE, Frame
from .game import Game, Place, UnknownGame, game
from .match import Entry, FairSeed, Match

FORMAT = 1
LARGEST = 32 * 1024 * 1024
"""A save file may have this many bytes."""


class SaveError(Exception):
    """A file that cannot be loaded; the message says what is wrong and where. Nothing was changed."""


class _Head(msgspec.Struct, forbid_unknown_fields=True):
    """What must be known of a save before the rest can be read."""

    oak: int
    game: str
    ruleset: str
    seal: str
    body: dict[str, Any]


class _Chance(msgspec.Struct, forbid_unknown_fields=True):
    commitment: str
    secret: str
    words: tuple[str, ...]
    used: int


class _Body(msgspec.Struct, forbid_unknown_fields=True):
    options: Any
    places: tuple[Place, ...]
    chance: _Chance
    number: int
    state: Any
    stack: list[Any]
    given: dict[int, Any]
    history: list[Entry]
    content: dict[str, str] = {}


def dump(match: Match) -> bytes:
    """The match as the bytes of an `.oak` file."""
    fair, table = match.fair, match.table
    body = msgspec.to_builtins(
        _Body(
            options=match.options,
            places=match.places,
            chance=_Chance(fair.commitment, fair.secret.hex(), fair.words, table.chance.used),
            number=match.number,
            state=table.state,
            stack=table.stack,
            given=table.given,
            history=match.history,
            content=getattr(match.content, "sources", {}),
        ),
        str_keys=True,
    )
    head = _Head(FORMAT, match.game.id, match.game.ruleset, _seal(body), body)
    return msgspec.json.format(msgspec.json.encode(head), indent=1)


def _seal(body: dict[str, Any]) -> str:
    return hashlib.sha256(msgspec.json.encode(body, order="sorted")).hexdigest()


def save(match: Match, path: Path) -> None:
    """Write the match to `path` so that at every moment the file holds either the old or the new match, whole."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    with fresh.open("wb") as file:
        file.write(dump(match))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def load(path: Path) -> Match:
    """The match saved at `path`. Raises SaveError."""
    try:
        if path.stat().st_size > LARGEST:
            raise SaveError(f"{path}: larger than {LARGEST // 1024 // 1024} MiB, no saved game is")
        return parse(path.read_bytes())
    except OSError as problem:
        raise SaveError(f"{path}: {problem.strerror or problem}") from None
    except SaveError as problem:
        raise SaveError(f"{path}: {problem}") if str(path) not in str(problem) else problem from None


def parse(data: bytes) -> Match:
    """The match whose `.oak` file has these bytes. Raises SaveError."""
    try:
        head = msgspec.json.decode(data, type=_Head)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as problem:
        raise SaveError(f"not a saved game: {problem}") from None
    if head.oak != FORMAT:
        raise SaveError(f"saved in format {head.oak}, this release reads format {FORMAT}")
    try:
        kind = game(head.game)
    except UnknownGame:
        raise SaveError(f"a saved game of {head.game!r}, which is not installed") from None
    if _seal(head.body) != head.seal:
        raise SaveError("changed after it was written (its seal does not match its content)")
    body = _migrated(kind, head.ruleset, head.body)
    try:
        return _match(kind, msgspec.convert(body, _Body, str_keys=True))
    except msgspec.ValidationError as problem:
        raise SaveError(f"damaged: {problem}") from None
    except ContentError as problem:
        raise SaveError(f"its content pack is not valid: {problem}") from None
    except ValueError as problem:
        raise SaveError(f"damaged: {problem}") from None


def _migrated(kind: Game, ruleset: str, body: dict[str, Any]) -> dict[str, Any]:
    while ruleset != kind.ruleset:
        if ruleset not in kind.migrations:
            raise SaveError(f"saved with {kind.id} rules {ruleset}, which cannot be brought to {kind.ruleset}")
        ruleset, migrate = kind.migrations[ruleset]
        body = migrate(body)
    return body


def _match(kind: Game, body: _Body) -> Match:
    options = msgspec.convert(body.options, kind.options)
    content = kind.content_of(body.content) if body.content else kind.content(None)
    state = msgspec.convert(body.state, kind.state, str_keys=True)
    stack: list[Frame] = msgspec.convert(body.stack, list[kind.frames()], str_keys=True)  # type: ignore[misc]
    given = msgspec.convert(body.given, dict[int, kind.choices()], str_keys=True)  # type: ignore[misc]
    for frame in stack:
        if frame.at != DONE and frame.at not in frame.plan:
            raise ValueError(f"{type(frame).__name__} has no step {frame.at!r}")
    secret = bytes.fromhex(body.chance.secret)
    fair = FairSeed(secret, body.chance.words)
    if len(secret) != 32 or body.chance.used < 0 or fair.commitment != body.chance.commitment:
        raise ValueError("the seed does not match its commitment")
    if len(body.places) != kind.seats(options):
        raise ValueError(f"{len(body.places)} seats for a game of {kind.seats(options)}")
    chance = Chance(fair.seed(), body.chance.used)
    table = kind.restore(options, content, state, stack, chance, given)
    if (flaw := kind.flaw(table)) is not None:
        raise ValueError(flaw)
    match = Match(kind, options, body.places, fair, content, table)
    match.history, match.number = body.history, body.number
    return match

"""The `.oak` file: a match as one readable JSON document, versioned, strict, sealed against accidents.

It holds the options, the table as it lies, the history, and the seed of chance (so it is for those who run the match:
whoever reads it before the end can see the future).
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated, Any

import msgspec

from .ask import AskAll, Seat
from .chance import Chance
from .faults import ContentError
from .files import write
from .frame import DONE, Frame
from .game import BadOptions, Game, Place, UnknownGame, game
from .match import Entry, FairSeed, Match

FORMAT = 1
LARGEST = 32 * 1024 * 1024
"""A save file may have this many bytes."""


class SaveError(Exception):
    """A file that cannot be loaded; the message says in one line what is wrong and where. Nothing was changed."""

    def __init__(self, problem: str) -> None:
        line = "".join(char if char.isprintable() else "�" for char in problem)
        super().__init__(line if len(line) <= 400 else f"{line[:400]}…")


class _Format(msgspec.Struct):
    oak: int


class _Head(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What must be known of a save before the rest can be read; `notice` is for whoever opens it."""

    oak: int
    game: str
    ruleset: str
    notice: str = ""
    seal: str
    body: dict[str, Any]


class _Chance(msgspec.Struct, forbid_unknown_fields=True):
    commitment: str
    secret: str
    words: tuple[str, ...]
    used: Annotated[int, msgspec.Meta(ge=0, lt=2**60)]


_Player = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


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
    players: dict[Seat, _Player] = {}


def dump(match: Match) -> bytes:
    """The match as the bytes of an `.oak` file."""
    assert not match.missing, "the beginning of the history is missing"
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
            players=match.players,
        ),
        str_keys=True,
    )
    kind = match.game
    head = _Head(oak=FORMAT, game=kind.id, ruleset=kind.ruleset, notice=kind.notice, seal=_seal(body), body=body)
    return msgspec.json.format(msgspec.json.encode(head), indent=1)


def _seal(body: dict[str, Any]) -> str:
    return hashlib.sha256(msgspec.json.encode(body, order="sorted")).hexdigest()


def save(match: Match, path: Path) -> None:
    """Write the match to `path` so that at every moment the file holds either the old or the new match, whole.

    Raises OSError.
    """
    write(path, dump(match))


def load(path: Path) -> Match:
    """The match saved at `path`. Raises SaveError."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as problem:  # no file can have a name with a NUL
        raise SaveError(f"{path}: {getattr(problem, 'strerror', None) or problem}") from None
    try:
        return parse(data)
    except SaveError as problem:
        raise SaveError(f"{path}: {problem}") from None


def parse(data: bytes) -> Match:
    """The match whose `.oak` file has these bytes. Raises SaveError."""
    if len(data) > LARGEST:
        raise SaveError(f"larger than {LARGEST // 1024 // 1024} MiB, no saved game is")
    try:
        format = msgspec.json.decode(data, type=_Format).oak
        if format != FORMAT:
            raise SaveError(f"saved in format {format}, this release reads format {FORMAT}")
        head = msgspec.json.decode(data, type=_Head)
        if _seal(head.body) != head.seal:
            raise SaveError("changed after it was written (its seal does not match its content)")
        kind = game(head.game)
        return _match(kind, msgspec.convert(migrated(kind, head.ruleset, head.body), _Body, str_keys=True))
    except UnknownGame as unknown:
        raise SaveError(f"a saved game of {unknown}, which is not installed") from None
    except ContentError as problem:
        raise SaveError(f"its content pack is not valid: {'; '.join(problem.told('en'))}") from None
    except msgspec.ValidationError as problem:
        raise SaveError(f"damaged: {problem}") from None
    except msgspec.DecodeError as problem:
        raise SaveError(f"not a saved game: {problem}") from None
    except (ValueError, RecursionError) as problem:
        raise SaveError(f"damaged: {problem}") from None


def migrated(kind: Game, ruleset: str, body: dict[str, Any]) -> dict[str, Any]:
    """The plain data of a match of an older ruleset, brought to that of today. Raises SaveError or ValueError."""
    while ruleset != kind.ruleset:
        if ruleset not in kind.migrations:
            raise SaveError(f"saved with {kind.id} rules {ruleset!r}, which cannot be brought to {kind.ruleset!r}")
        ruleset, migrate = kind.migrations[ruleset]
        try:
            body = migrate(body)
        except (LookupError, TypeError, AttributeError) as problem:
            raise ValueError(f"it cannot be brought to {kind.id} rules {ruleset} ({problem!r})") from None
    return body


def _match(kind: Game, body: _Body) -> Match:
    options = msgspec.convert(body.options, kind.options)
    content = kind.content(body.content or None)
    state = msgspec.convert(body.state, kind.state, str_keys=True)
    stack: list[Frame] = msgspec.convert(body.stack, list[kind.frames()], str_keys=True)  # type: ignore[misc]
    given = msgspec.convert(body.given, dict[int, kind.choices()], str_keys=True)  # type: ignore[misc]
    for frame in stack:
        if frame.at != DONE and frame.at not in frame.plan:
            raise ValueError(f"{type(frame).__name__} has no step {frame.at!r}")
    secret = bytes.fromhex(body.chance.secret)
    fair = FairSeed(secret, body.chance.words)
    if len(secret) != 32 or fair.commitment != body.chance.commitment:
        raise ValueError("the seed does not match its commitment")
    if len(body.places) != kind.seats(options):
        raise ValueError(f"{len(body.places)} seats for a game of {kind.seats(options)}")
    if body.players and set(body.players) != set(range(1, len(body.places) + 1)):
        raise ValueError("it names players for other seats than it has")
    if body.number != len(body.history) or any(e.number != place for place, e in enumerate(body.history)):
        raise ValueError(f"its history does not lead to question {body.number}")
    chance = Chance(fair.seed(), body.chance.used)
    try:
        kind.new(options, body.places, content, Chance(fair.seed()))
    except BadOptions as problem:  # the game could not even have begun
        raise ValueError(f"its options do not fit ({problem})") from None
    try:
        table = kind.restore(options, content, state, stack, chance, given)
        match = Match(kind, options, body.places, fair, content, table)
        match.players = body.players
        match.resume(body.history)
        flaw = kind.flaw(table) or _astray(match)
    except Exception as problem:  # what the rules do with a damaged table is not known; here is where it comes to light
        raise ValueError(f"the game cannot go on from here ({problem!r})") from None
    if flaw is not None:
        raise ValueError(flaw)
    return match


def _astray(match: Match) -> str | None:
    """What is wrong with where a match stands, or None: it must be over, or at a question that it puts again."""
    table, was = match.table, match.position()
    question = table.question
    if match.position() != was or (question is None) is (table.outcome is None):
        return "it was not saved at a question"
    wanted = {ask.seat: ask for ask in question.asks} if isinstance(question, AskAll) else {}
    if not all(seat in wanted and wanted[seat].refusal(choice) is None for seat, choice in table.given.items()):
        return "an answer was given in secret that is not possible"
    if wanted and len(table.given) == len(wanted):
        return "all answers were given, but play did not go on"
    return None

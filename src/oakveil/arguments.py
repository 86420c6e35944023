"""The arguments of the commands: each is checked here, and refused in one line that says what is allowed."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from difflib import get_close_matches
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from .kernel.faults import ContentError, shown
from .kernel.game import BadOptions, Game, Printed, UnknownGame, game, games
from .kernel.match import FairSeed, Match
from .kernel.settings import settings
from .kernel.text import Locale
from .lab.play import RANDOM, bots_of

YOU = "you"
"""In a list of seats: a person at this terminal."""
DEFAULT_BOT = "sensible"
"""The bot that sits where nobody was named; in a game without it, one that answers at random."""
MOST_SEATS = 20
"""No game has more seats."""


class Wrong(Exception):
    """An argument that cannot be used. The message says in one line what is wrong and what is allowed."""


def game_named(id: str) -> Game:
    """The installed game `id`. Raises Wrong."""
    try:
        return game(id)
    except UnknownGame:
        which = f"there is no game {shown(id)!r}; installed" if id else "which game? Installed"
        raise Wrong(f"{which}: {', '.join(games())}") from None


def title(kind: Game) -> str:
    """What a game is called, in English; its id where it has no text yet.

    Only that line of its catalogue is read: reading all of it would take longer than everything else a list of games
    needs.
    """
    start, catalogue = f"{kind.id}-title = ", files(kind.package).joinpath("text", "en.ftl")
    lines = catalogue.read_text("utf-8").splitlines() if catalogue.is_file() else []
    return next((line.removeprefix(start) for line in lines if line.startswith(start)), kind.id)


def options_of(kind: Game, written: Sequence[str]) -> Any:
    """The options of a new game from texts NAME=VALUE; defaults for those not written. Raises Wrong."""
    fields = {field.name: field.type for field in msgspec.structs.fields(kind.options)}
    values: dict[str, Any] = {}
    for pair in written:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Wrong(f"option {shown(pair)!r} has no value; write NAME=VALUE")
        if name not in fields:
            raise Wrong(f"{kind.id} has no option {shown(name)!r}; it has {', '.join(fields)}")
        if name in values:
            raise Wrong(f"option {name} is given twice")
        try:
            values[name] = _value(value, fields[name])
        except msgspec.ValidationError:
            raise Wrong(f"option {name} cannot be {shown(value)!r}; allowed: {_allowed(kind, name)}") from None
    try:
        return msgspec.convert(values, kind.options)
    except msgspec.ValidationError as problem:
        raise Wrong(f"options of {kind.id}: {problem}") from None


def _value(written: str, kind: Any) -> Any:
    known = inspect.type_info(kind)
    plain: str | bool | None = written
    if isinstance(known, inspect.BoolType) and written in ("on", "yes", "off", "no"):
        plain = written in ("on", "yes")
    elif isinstance(known, inspect.UnionType) and known.includes_none and written == "none":
        plain = None
    return msgspec.convert(plain, kind, strict=False)


def _allowed(kind: Game, option: str) -> str:
    """The values of an option, as they are written."""
    setting = next(setting for setting in settings(kind, "en") if setting.id == option)
    if setting.kind == "text":
        return "any text" if setting.most is None else f"a text of at most {setting.most} letters"
    if setting.kind == "switch":
        return "on, off"
    return ", ".join("none" if choice.value is None else str(choice.value) for choice in setting.choices)


def seat_range(kind: Game) -> tuple[int, int]:
    """The least and the greatest number of seats that one or two options of a game can make."""
    usual = kind.options()
    values = [(field.name, value) for field in msgspec.structs.fields(kind.options) for value in _values(field.type)]
    counts = {kind.seats(usual)}
    for pair in combinations(values, 2):
        with suppress(BadOptions):
            counts.add(kind.seats(msgspec.structs.replace(usual, **dict(pair))))
    return min(counts), max(counts)


def _values(option: Any) -> Sequence[Any]:
    """The values of an option that may decide on the number of seats; of many numbers the least and the greatest."""
    match inspect.type_info(option):
        case inspect.IntType(ge=int(low), le=int(high)):
            return range(low, high + 1) if high - low <= MOST_SEATS else (low, high)
        case inspect.LiteralType(values=values):
            return values
    return ()


def usual_bot(kind: Game) -> str:
    """The level of the bot that sits where nobody was named."""
    return DEFAULT_BOT if DEFAULT_BOT in kind.bots else RANDOM


def players_of(kind: Game, seats: int, written: str) -> dict[int, str]:
    """Who plays at each seat: `you` or the level of a bot; seats not named get the usual bot. Raises Wrong."""
    named = _named(kind, seats, written, [YOU, *bots_of(kind)])
    return dict(enumerate([*named, *[usual_bot(kind)] * (seats - len(named))], start=1))


def players_again(match: Match, written: str | None) -> dict[int, str]:
    """Who plays at each seat of a saved match: who is named, else whoever sat there, else a person and bots.

    Raises Wrong.
    """
    if written is None and match.players:
        written = ",".join(match.players[seat] for seat in sorted(match.players))
    return players_of(match.game, len(match.places), YOU if written is None else written)


def levels_of(kind: Game, seats: int, written: str | None) -> tuple[str, ...]:
    """The levels of the bots at all seats; the last one named plays all further seats. Raises Wrong."""
    named = _named(kind, seats, usual_bot(kind) if written is None else written, bots_of(kind))
    return (*named, *[named[-1]] * (seats - len(named)))


def _named(kind: Game, seats: int, written: str, known: Iterable[str]) -> list[str]:
    named = [name.strip() for name in written.split(",")]
    for name in named:
        if name not in known:
            raise Wrong(f"nobody called {shown(name)!r} plays {kind.id}; seats can be {', '.join(known)}")
    if len(named) > seats:
        raise Wrong(f"{len(named)} seats are named, but with these options {kind.id} has {seats}")
    return named


def folder(pack: Path) -> Path:
    """The folder of a content pack. Raises Wrong."""
    if not os.path.isdir(pack):  # unlike Path.is_dir, no name at all is too much for it
        raise Wrong(f"content pack {shown(pack)}: there is no such folder")
    return pack


def content_of(kind: Game, pack: Path | None) -> Any:
    """The content of a pack, or of the house. Raises Wrong."""
    try:
        return kind.content(None if pack is None else folder(pack))
    except ContentError as problem:
        first, *others = problem.told("en")
        more = f" (and {len(others)} more faults)" if others else ""
        raise Wrong(f"content pack {shown(pack)} cannot be played with: {first}{more}") from None


def cards_of(kind: Game, content: Any, locale: Locale, id: str | None) -> Mapping[str, Printed]:
    """The cards of a game by id: all of them, or only `id`. Raises Wrong."""
    found = kind.cards(content, kind.texts.in_(locale))
    if id is None:
        return found
    if id not in found:
        near = get_close_matches(id, found, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"`oakveil cards {kind.id}` lists them"
        raise Wrong(f"{kind.id} has no card {shown(id)!r}; {hint}")
    return {id: found[id]}


def match_saved(file: Path) -> Match:
    """The match that a file holds. Raises Wrong."""
    from .kernel.save import SaveError, load

    try:
        return load(file)
    except SaveError as problem:
        raise Wrong(str(problem)) from None


def match_begun(kind: Game, options: Any, seed: str | None, content: Any) -> Match:
    """A new match; without `seed` nobody can tell its chance. Raises Wrong."""
    try:
        return Match.start(kind, options, seed=None if seed is None else FairSeed.of(seed), content=content)
    except BadOptions as problem:
        raise Wrong(f"options of {kind.id}: {problem}") from None


def check_new(file: Path) -> None:
    """See that a match can be saved in `file` and nothing is overwritten. Raises Wrong."""
    from .kernel.files import check_new

    try:
        check_new(file)
    except FileExistsError:
        raise Wrong(f"{shown(file)} is there already; go on from it with --load, or save in another file") from None
    except OSError as problem:
        raise Wrong(f"{shown(file)} cannot be written: {problem.strerror}") from None

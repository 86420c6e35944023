"""What a game tells the house about itself, and the registry of the games that are installed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, Protocol, Union

import msgspec

from . import window  # noqa: F401 - its frames and options are in the unions of every game, whoever loads it
from .ask import Ask, Option, Seat
from .chance import Chance
from .content import Pack
from .frame import Frame
from .narrate import Narrator, PlainNarrator
from .rulebook import Rule, read_rules, read_translation
from .table import Event, State, Table
from .text import Locale, Text, Texts

GROUP = "oakveil.games"


Rewind = Literal["alone", "vote", "never"]
"""How a seat may take back what was rolled, or what others have come to know."""


class Bot(Protocol):
    """A player that is a program: it answers `ask` for its seat on a table dealt anew for that seat."""

    def __call__(self, g: Any, ask: Ask, chance: Chance) -> Option: ...


class Page(Protocol):
    """What a game adds for a page that shows its tables: records of its own, all of them of the types in `records`.

    A page sees a state and options with labels of any game; this is what it cannot know from them. `g` is a table dealt
    anew for `seat` (None: a spectator): there is no secret to be told. Texts are in the language of `text`.
    """

    records: Sequence[type[msgspec.Struct]]

    def furniture(self, content: Any, text: Text) -> msgspec.Struct:
        """What never changes during a game: the things in the box, with their names, shapes and sentences."""
        ...

    def aids(self, g: Any, seat: Seat | None, text: Text) -> msgspec.Struct:
        """What can be told beside the table at once: what comes next, what an answer would lead to. Takes few ms."""
        ...

    def consult(self, g: Any, seat: Seat, topic: str, about: Mapping[str, Any], text: Text) -> msgspec.Struct:
        """What takes longer to work out, such as odds. Raises KeyError, TypeError or ValueError for a strange wish."""
        ...


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat: what they are called and the sign they chose. Empty: the game picks."""

    name: str = ""
    emblem: str = ""


class Printed(msgspec.Struct, frozen=True):
    """A card, a token or a tile as players read it: its name and the lines below, one or more sentences each."""

    name: str
    lines: tuple[str, ...]


class BadOptions(ValueError):
    """The options of a new game do not fit together; the message names the option and what is allowed."""


@dataclass(frozen=True)
class Game:
    """A game the house can run. `package` is its Python package; everything else is found from there.

    `content` reads a content pack, or the house set where there is none; it raises ContentError. `ruleset` changes
    whenever equal answers and equal chance could lead to another state. `migrations` bring a save of an older ruleset
    (its plain data) to the ruleset named beside it.

    `texts` are the messages of the game, `narrator` tells its tables with them. `offers` lists what can be chosen for
    options that depend on the content: by option, each value with its label. `counting` are the options that count
    beside those chosen, the most important first. `forecast` says in a sentence how hard a game with these options and
    content is. `page` is what it adds for a page in a browser. `cards` are all components
    that have a text, by id. `why` says in a sentence why a sensible player gives an answer ("": nothing to say).
    `veiled` tells an answer that a hint may not give away without giving it away ("": a hint may name it).
    `notice` names the author and the licence of content that asks for it in everything written of a game.
    `rewind` says how a seat may take back what others have seen: by itself, with the consent of the table, or never.
    `stalled` tells that a game leads nowhere: the laboratory ends it then, lost by all. People are never stopped.
    """

    id: str
    package: str
    ruleset: str
    options: type[msgspec.Struct]
    state: type[State]
    table: type[Table[Any]]
    content: Callable[[Pack | None], Any]
    seats: Callable[[Any], int]
    new: Callable[[Any, Sequence[Place], Any, Chance], Table[Any]]
    restore: Callable[[Any, Any, Any, list[Frame], Chance, dict[Seat, Option]], Table[Any]]
    flaw: Callable[[Any], str | None]
    bots: Mapping[str, Bot]
    migrations: Mapping[str, tuple[str, Callable[[dict[str, Any]], dict[str, Any]]]] = field(default_factory=dict)
    texts: Texts = field(default_factory=Texts)
    narrator: Callable[[Text], Narrator] | None = None
    offers: Callable[[Any, Text], Mapping[str, Mapping[str, str]]] = lambda content, text: {}
    counting: Callable[[Any], Sequence[str]] = lambda options: options.__struct_fields__
    forecast: Callable[[Any, Any, Text], str] | None = None
    page: Page | None = None
    why: Callable[[Any, Ask, Option, Text], str] = lambda g, ask, choice, text: ""
    cards: Callable[[Any, Text], Mapping[str, Printed]] = lambda content, text: {}
    veiled: Callable[[Any, Option, Text], str] = lambda g, choice, text: ""
    rewind: Callable[[Any, Seat], Rewind] = lambda g, seat: "vote"
    stalled: Callable[[Any], bool] = lambda g: False
    notice: str = ""

    def frames(self) -> Any:
        """The union of this game's frame types."""
        return _union(self.package, Frame)

    def choices(self) -> Any:
        """The union of this game's options and free-form values."""
        return _union(self.package, Option)

    def events(self) -> Any:
        """The union of this game's events."""
        return _union(self.package, Event)

    def rules(self, locale: Locale = "en") -> Mapping[str, Rule]:
        """The rules of this game's specification, by id; in English where they are not told in this language."""
        rules = read_rules(Path(str(files(self.package) / "rules.toml")))
        told = self.rules_in(locale)
        return {id: msgspec.structs.replace(rule, statement=told.get(id, rule.statement)) for id, rule in rules.items()}

    def rules_in(self, locale: Locale) -> Mapping[str, str]:
        """The statements that this language has of its own: none for English, nor where there is no translation."""
        return read_translation(Path(str(files(self.package) / f"rules.{locale}.toml")))

    def told_in(self, locale: Locale) -> Narrator:
        """The narrator of this game in one language; a plain one if the game has none. Raises TextError."""
        text = self.texts.in_(locale)
        return PlainNarrator(self.id, text) if self.narrator is None else self.narrator(text)

    def __hash__(self) -> int:
        return hash(self.id)


@cache
def _union(package: str, base: type[msgspec.Struct]) -> Any:
    """Every kind of `base` that `package` or the kernel defines (and that nothing else derives from)."""
    kinds: list[type[msgspec.Struct]] = []
    waiting = list(base.__subclasses__())
    while waiting:
        kind = waiting.pop()
        waiting.extend(kind.__subclasses__())
        if (kind.__module__ + ".").startswith((package + ".", "oakveil.kernel.")) and kind not in kinds:
            kinds.append(kind)
    return Union[tuple(sorted(kinds, key=lambda kind: kind.__name__))]  # noqa: UP007


class UnknownGame(KeyError):
    """No game of that id is installed."""


def games() -> dict[str, str]:
    """The installed games: id and where it is defined, without loading any."""
    return {entry.name: entry.value for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


@cache
def game(id: str) -> Game:
    """The installed game `id`. Raises UnknownGame."""
    try:
        module, _, name = games()[id].partition(":")
    except KeyError:
        raise UnknownGame(id) from None
    return getattr(import_module(module), name)  # type: ignore[no-any-return]

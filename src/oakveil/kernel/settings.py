"""The options of a new game as people choose them: what each is called, what it means, what is allowed.

Labels are the messages `<game>-option-<option>`, with `-help` for the meaning; `-<value>` for a value, `-n` for the
number $n, `-on` and `-off` for a switch, `-none` for None and for an empty text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from .game import Game
from .narrate import words
from .text import Locale, Text

OptionValue = str | int | bool | None


class Choice(msgspec.Struct, frozen=True):
    """One allowed value of an option and what it is called."""

    value: OptionValue
    label: str


class Setting(msgspec.Struct, frozen=True):
    """One option of a new game.

    `choice`: one of `choices`. `number`: from `least` to `most`, each of them in `choices`, too. `switch`: on or off.
    `text`: anything of at most `most` letters. A number or text that may be left out has the choice None or "".
    """

    id: str
    kind: Literal["choice", "number", "switch", "text"]
    label: str
    help: str
    default: OptionValue
    choices: tuple[Choice, ...] = ()
    least: int | None = None
    most: int | None = None

    def label_of(self, value: OptionValue) -> str:
        """What a value is called; the value itself when nobody named it."""
        named = (choice.label for choice in self.choices if choice.value == value)
        return next(named, str(value))


def settings(game: Game, locale: Locale, content: Any = None) -> tuple[Setting, ...]:
    """The options of `game` with these labels, in the order of its record; `content` is that of the house if None.

    Raises TextError.
    """
    text = game.texts.in_(locale)
    offers = game.offers(game.content(None) if content is None else content, text)
    return tuple(
        _setting(_Labels(game.id, field.name, text), field, offers.get(field.name))
        for field in msgspec.structs.fields(game.options)
    )


def forecast(game: Game, options: Any, locale: Locale, content: Any = None) -> str:
    """How hard a game with these options is, in a sentence; "" when the game does not say. Raises TextError."""
    if game.forecast is None:
        return ""
    return game.forecast(options, game.content(None) if content is None else content, game.texts.in_(locale))


class _Labels:
    """What is said about one option of a game."""

    def __init__(self, game: str, option: str, text: Text) -> None:
        self.option = option
        self.message = f"{game}-option-{option}"
        self.text = text

    def say(self, part: str = "", **args: int) -> str:
        id = f"{self.message}-{part}" if part else self.message
        return self.text.say(id, **args) if self.text.has(id) else ""

    def choice(self, value: OptionValue, offered: str = "") -> Choice:
        """An allowed value with its label."""
        if isinstance(value, bool):
            return Choice(
                value, self.say("on" if value else "off") or self.text.say(f"kernel-{'yes' if value else 'no'}")
            )
        if value is None or value == "":
            return Choice(value, self.say("none") or self.text.say("kernel-nothing"))
        numbered = self.say("n", n=int(value)) if isinstance(value, int) or value.isdigit() else ""
        return Choice(value, offered or self.say(str(value)) or numbered or str(value))

    def choices(self, values: Sequence[OptionValue]) -> tuple[Choice, ...]:
        return tuple(map(self.choice, values))


def _setting(labels: _Labels, field: msgspec.structs.FieldInfo, offers: Mapping[str, str] | None) -> Setting:
    option, default = field.name, field.default
    label, meaning = labels.say() or words(option), labels.say("help")
    kinds = [_plain(kind) for kind in _alternatives(inspect.type_info(field.type))]
    none: list[OptionValue] = [None] if any(isinstance(kind, inspect.NoneType) for kind in kinds) else []
    known = next(kind for kind in kinds if not isinstance(kind, inspect.NoneType))
    if offers is not None:
        offered = tuple(labels.choice(value, name) for value, name in offers.items())
        return Setting(option, "choice", label, meaning, default, offered)
    match known:
        case inspect.BoolType():
            return Setting(option, "switch", label, meaning, default, labels.choices([True, False]))
        case inspect.LiteralType():
            return Setting(option, "choice", label, meaning, default, labels.choices([*none, *_written(field.type)]))
        case inspect.IntType(ge=least, le=most):
            numbers = range(least, most + 1) if least is not None and most is not None else ()
            return Setting(option, "number", label, meaning, default, labels.choices([*none, *numbers]), least, most)
        case inspect.StrType(max_length=most):
            empty = labels.choices([""] if default == "" else none)
            return Setting(option, "text", label, meaning, default, empty, most=most)
    raise TypeError(f"option {option}: {known} is no kind of option")


def _alternatives(kind: inspect.Type) -> Sequence[inspect.Type]:
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def _written(kind: Any) -> list[OptionValue]:
    """The values of a Literal in the order in which they are written; msgspec sorts them."""
    return [value for part in (kind, *get_args(kind)) if get_origin(part) is Literal for value in get_args(part)]


def _plain(kind: inspect.Type) -> inspect.Type:
    return _plain(kind.type) if isinstance(kind, inspect.Metadata) else kind

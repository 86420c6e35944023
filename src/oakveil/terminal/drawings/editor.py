"""Editors: making an answer that no list of options can hold, by keys on a screen or by orders on a line."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

import msgspec
from msgspec.inspect import BoolType, ListType, LiteralType, Metadata, Type, UnionType, VarTupleType, type_info
from rich.text import Text as Drawn

from oakveil.kernel.ask import Option

from ..words import Words


class Room(NamedTuple):
    """The columns and rows that a screen has for a picture; what does not fit is scrolled."""

    columns: int
    rows: int


USUAL_ROOM = Room(42, 18)
"""What 80 columns and 24 rows leave for the main picture."""


class Editor(ABC):
    """An answer in the making. It knows neither screen nor keyboard: it is told keys or orders and draws itself."""

    room: Room = USUAL_ROOM
    """The room that it has to draw itself."""
    words: Words
    title: str
    orders: str
    """What may be typed in line mode, a line for each order."""
    keys: str
    """What may be pressed on a screen."""

    @abstractmethod
    def answer(self) -> Option:
        """The answer as it stands. Raises ValueError, with a sentence for the person, if it is none yet."""
        ...

    @abstractmethod
    def draw(self) -> Drawn:
        """How it stands, as a picture."""
        ...

    def told(self) -> list[str]:
        """How it stands, in lines of words."""
        return self.draw().plain.split("\n")

    @abstractmethod
    def press(self, key: str, letter: str | None) -> None:
        """A key was pressed: its name ("up", "enter", "a") and the letter it writes, if any."""
        ...

    @abstractmethod
    def order(self, line: str) -> bool:
        """Carry out an order that was typed; False if it is not understood."""
        ...


class FieldsEditor(Editor):
    """Any answer, field by field, for games that have no editor of their own.

    What is left empty is as usual, if it may be. Several values of one field stand with commas between.
    """

    def __init__(self, words: Words, shape: type[Option]) -> None:
        self.words, self.shape = words, shape
        self.title = shape.__name__
        self.fields = {field.name: field for field in msgspec.structs.fields(shape)}
        self.names = [*self.fields]
        self.choices = {name: _choices(type_info(field.type)) for name, field in self.fields.items()}
        self.values = dict.fromkeys(self.names, "")
        self.at = 0
        self.orders = words.say("terminal-fields-orders")
        self.keys = words.say("terminal-fields-keys")

    def answer(self) -> Option:
        typed: dict[str, Any] = {"type": self.shape.__name__}
        for name, value in self.values.items():
            if value or self.fields[name].required:
                typed[name] = self._read(name, value)
        try:
            return msgspec.convert(typed, self.shape, strict=False)
        except msgspec.ValidationError as problem:
            raise ValueError(str(problem)) from None

    def _read(self, name: str, value: str) -> Any:
        """What was typed, as a value: text unless it reads as something else."""
        try:
            return msgspec.json.decode(value)
        except msgspec.DecodeError:
            several = isinstance(type_info(self.fields[name].type), VarTupleType | ListType)
            return [part.strip() for part in value.split(",") if part.strip()] if several else value

    def draw(self) -> Drawn:
        lines = [
            Drawn(f"{'►' if place == self.at else ' '} {name}: {self.values[name]}{'_' if place == self.at else ''}")
            for place, name in enumerate(self.names)
        ]
        if self.names and (choices := self.choices[self.names[self.at]]):
            lines += [Drawn(), Drawn(", ".join(choices), "dim")]
        return Drawn("\n").join(lines)

    def told(self) -> list[str]:
        return [
            f"{name} = {value or '?'}{f' ({choices})' if (choices := ', '.join(self.choices[name])) else ''}"
            for name, value in self.values.items()
        ]

    def press(self, key: str, letter: str | None) -> None:
        if not self.names:
            return
        name = self.names[self.at]
        match key:
            case "up":
                self.at = (self.at - 1) % len(self.names)
            case "down" | "tab":
                self.at = (self.at + 1) % len(self.names)
            case "left" | "right" if self.choices[name]:
                self._turn(name, -1 if key == "left" else 1)
            case "backspace":
                self.values[name] = self.values[name][:-1]
            case _ if letter is not None and letter.isprintable():
                self.values[name] += letter

    def _turn(self, name: str, by: int) -> None:
        """The next of the values that are possible, or the one before."""
        known = ["", *self.choices[name]]
        at = known.index(self.values[name]) if self.values[name] in known else 0
        self.values[name] = known[(at + by) % len(known)]

    def order(self, line: str) -> bool:
        name, equals, value = line.partition("=")
        if not equals or name.strip() not in self.values:
            return False
        self.values[name.strip()] = value.strip()
        return True


def _choices(kind: Type) -> tuple[str, ...]:
    """All values of a field, if they are few."""
    match kind:
        case LiteralType(values=values):
            return tuple([str(value) for value in values if value != ""])
        case BoolType():
            return ("true", "false")
        case UnionType(types=types):
            return tuple(dict.fromkeys(choice for part in types for choice in _choices(part)))
        case Metadata(type=inner):
            return _choices(inner)
    return ()

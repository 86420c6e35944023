"""Editors: making an answer that no list of options can hold, by keys on a screen or by orders on a line."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

import msgspec
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
    """Any answer, field by field, for games that have no editor of their own."""

    def __init__(self, words: Words, shape: type[Option]) -> None:
        self.words, self.shape = words, shape
        self.title = shape.__name__
        self.names = [field.name for field in msgspec.structs.fields(shape)]
        self.values = dict.fromkeys(self.names, "")
        self.at = 0
        self.orders = words.say("terminal-fields-orders")
        self.keys = words.say("terminal-fields-keys")

    def answer(self) -> Option:
        typed: dict[str, Any] = {}
        for name, value in self.values.items():
            try:
                typed[name] = msgspec.json.decode(value)
            except msgspec.DecodeError:
                typed[name] = value
        try:
            return msgspec.convert({"type": self.shape.__name__, **typed}, self.shape, strict=False)
        except msgspec.ValidationError as problem:
            raise ValueError(str(problem)) from None

    def draw(self) -> Drawn:
        lines = [
            Drawn(f"{'►' if place == self.at else ' '} {name}: {self.values[name]}{'_' if place == self.at else ''}")
            for place, name in enumerate(self.names)
        ]
        return Drawn("\n").join(lines)

    def told(self) -> list[str]:
        return [f"{name} = {value or '?'}" for name, value in self.values.items()]

    def press(self, key: str, letter: str | None) -> None:
        if not self.names:
            return
        name = self.names[self.at]
        match key:
            case "up":
                self.at = (self.at - 1) % len(self.names)
            case "down" | "tab":
                self.at = (self.at + 1) % len(self.names)
            case "backspace":
                self.values[name] = self.values[name][:-1]
            case _ if letter is not None and letter.isprintable():
                self.values[name] += letter

    def order(self, line: str) -> bool:
        name, equals, value = line.partition("=")
        if not equals or name.strip() not in self.values:
            return False
        self.values[name.strip()] = value.strip()
        return True

"""What the builder has typed: a name and a concept, or the file of a character to bring along."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text as Drawn

from oakveil.games.veridia.bringing import BringCharacter
from oakveil.games.veridia.building_choices import Describe
from oakveil.games.veridia.characters import Character, Concept
from oakveil.kernel.ask import Option

from ...words import Words
from ..editor import Editor
from .signs import STYLES

_WORDS = ("pronoun", "idea", "look", "home", "belief")
"""The fields of a concept that are one line each."""
_LONGEST = {"name": 40, "pronoun": 40, "home": 40, "idea": 400, "look": 400, "belief": 400, "bonds": 1200, "file": 1000}
_MOST_BONDS = 3
_LARGEST = 100_000
"""So many letters a file may have."""


class Typing(Editor):
    """Fields with names, each a line that is typed."""

    def __init__(self, words: Words, what: str, values: dict[str, str]) -> None:
        self.words, self.values = words, values
        self.title = words.say(f"terminal-veridia-type-{what}")
        self.orders = words.say("terminal-veridia-type-orders")
        self.keys = words.say("terminal-veridia-type-keys")
        self.at = 0

    def press(self, key: str, letter: str | None) -> None:
        name = [*self.values][self.at]
        if key in ("up", "down", "tab", "shift+tab"):
            self.at = (self.at + (-1 if key in ("up", "shift+tab") else 1)) % len(self.values)
        elif key == "backspace":
            self.values[name] = self.values[name][:-1]
        elif letter is not None and letter.isprintable():
            self.values[name] = (self.values[name] + letter)[: _LONGEST[name]]

    def order(self, line: str) -> bool:
        """ "1 Ada": the first line."""
        first, _, rest = line.strip().partition(" ")
        if not (first.isascii() and first.isdigit() and 1 <= int(first[:3]) <= len(self.values)):
            return False
        name = [*self.values][int(first) - 1]
        self.values[name] = rest.strip()[: _LONGEST[name]]
        return True

    def draw(self) -> Drawn:
        lines = self.told()
        return Drawn("\n").join(
            [
                Drawn(f"{'►' if n == self.at else ' '} {line}{'_' if n == self.at else ''}", STYLES["name"])
                for n, line in enumerate(lines)
            ]
        )

    def told(self) -> list[str]:
        return [
            f"{place}. {self.words.say(f'terminal-veridia-field-{name}')}: {value}"
            for place, (name, value) in enumerate(self.values.items(), 1)
        ]


class Describing(Typing):
    """The name of a character, and who it is in its player's words (VER-NEW-05)."""

    def __init__(self, words: Words, character: Character) -> None:
        concept = character.concept
        known = {name: str(getattr(concept, name)) for name in _WORDS}
        super().__init__(words, "describe", {"name": character.name, **known, "bonds": "; ".join(concept.bonds)})

    def answer(self) -> Option:
        told = {name: value.strip() for name, value in self.values.items()}
        if not told["name"]:
            raise ValueError(self.words.say("terminal-veridia-type-empty"))
        bonds = [bond.strip()[: _LONGEST["idea"]] for bond in told["bonds"].split(";") if bond.strip()]
        concept = Concept(**{name: told[name] for name in _WORDS}, bonds=tuple(bonds[:_MOST_BONDS]))
        return Describe(told["name"], concept)


class Bringing(Typing):
    """A character out of a file: its export, or a quick sheet. What is unknown here becomes a note."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, "bring", {"file": ""})

    def answer(self) -> Option:
        file = Path(self.values["file"].strip()).expanduser()
        try:
            written = file.read_text("utf-8")
        except (OSError, ValueError):
            raise ValueError(self.words.say("terminal-veridia-type-unreadable", file=str(file))) from None
        if len(written) > _LARGEST:
            raise ValueError(self.words.say("terminal-veridia-type-unreadable", file=str(file)))
        return BringCharacter(written, keep=True)

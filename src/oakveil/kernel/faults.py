"""Faults of content files: what is wrong, where, and how to say it in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Literal, NamedTuple

import msgspec

from .text import Locale, Text, Texts

Detail = str | int | tuple[str, ...]
"""An argument of a fault's message; several texts are told as "a, b or c"."""


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """One fault of a content file. `problem` is the id of the message that tells it, `args` are its arguments.

    `entry` is the id of the entry, `field` the way to the value inside it; both are empty where there is none.
    """

    file: str
    entry: str = ""
    field: str = ""
    problem: str
    args: dict[str, Detail] = {}
    severity: Literal["error", "warning"] = "error"

    def sentence(self, text: Text) -> str:
        """What is wrong, without the place."""
        args = {name: text.listed(arg, "or") if isinstance(arg, tuple) else arg for name, arg in self.args.items()}
        return text.say(self.problem, **args)

    def told(self, text: Text) -> str:
        """What is wrong, with file, entry and field before it."""
        place = ", ".join(part for part in (self.file, self.entry, self.field) if part)
        return text.say("content-fault", place=place, sentence=self.sentence(text))


class ContentError(Exception):
    """Content that cannot be played with. `faults` are all its faults, warnings included."""

    def __init__(self, faults: tuple[Fault, ...], texts: Texts) -> None:
        super().__init__(faults)
        self.faults = faults
        self._texts = texts

    def told(self, locale: Locale) -> list[str]:
        """All faults, a line each."""
        return [fault.told(self._texts.in_(locale)) for fault in self.faults]

    def __str__(self) -> str:
        return "\n".join(self.told("en"))


class Place(NamedTuple):
    """Where in a content file something stands. `verb` is the verb of the innermost effect around it."""

    file: str
    entry: str = ""
    fields: tuple[str, ...] = ()
    verb: str = ""

    def at_field(self, name: str) -> Place:
        """The place of a field of the record here."""
        return self._replace(fields=(*self.fields, shown(name)))

    def at_item(self, index: int, item: object) -> Place:
        """The place of an item of the list here. A table in a list of the file itself is an entry, known by its id."""
        if self.entry or len(self.fields) > 1 or not isinstance(item, (dict, msgspec.Struct)):
            return self._replace(fields=(*self.fields, f"#{index + 1}"))
        id = item.get("id") if isinstance(item, dict) else getattr(item, "id", None)
        return self._replace(entry=shown(id) if isinstance(id, str) else f"{self.fields[0]} #{index + 1}", fields=())

    def fault(self, problem: str, **args: Detail) -> Fault:
        """An error here. Its message may also use $entry and $verb."""
        named: dict[str, Detail] = {"entry": self.entry, "verb": self.verb, **args}
        return Fault(file=self.file, entry=self.entry, field=" ".join(self.fields), problem=problem, args=named)


def shown(value: object) -> str:
    """A value from a content file, short and harmless enough to be printed."""
    if type(value) is int and value.bit_length() > 64:
        return "…"
    if isinstance(value, bool):
        return str(value).lower()
    text = "".join(char if char.isprintable() else "�" for char in str(value))
    return text if len(text) <= 60 else f"{text[:60]}…"


def nearest(found: str, known: Iterable[str]) -> str | None:
    """The word that was probably meant, or None if none is near."""
    return next(iter(get_close_matches(found[:60].lower(), list(known), n=1, cutoff=0.7)), None)

"""What people read: messages in both languages, names, and sentences made from data.

Messages live in Fluent catalogues: a folder with an `en.ftl` and an `fr.ftl`. The kernel has one, every game adds one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal, Protocol

import msgspec
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

Locale = Literal["en", "fr"]
LOCALES: tuple[Locale, ...] = ("en", "fr")

KERNEL_MESSAGES = Path(__file__).parent / "messages"

_REGIONS: dict[Locale, str] = {"en": "en-GB", "fr": "fr-FR"}
"""The kind of each language that we write: British lists have no comma before the "and"."""

Value = str | int | float
"""An argument of a message."""

REMEMBERED = 4096
"""Texts that are kept in each language: at a table most sentences are said more than once."""


class TextError(LookupError):
    """A message is missing or malformed, or lacks an argument."""


class Text:
    """All messages in one language. Get one from `Texts`."""

    def __init__(self, locale: Locale, folders: Sequence[Path]) -> None:
        self.locale = locale
        self._bundle = FluentBundle([_REGIONS[locale]], use_isolating=False)
        self._said = lru_cache(REMEMBERED, typed=True)(self._say)
        for folder in folders:
            self._add(folder / f"{locale}.ftl")

    def say(self, message: str, /, **args: Value) -> str:
        """The text of `message`; "id.attribute" names an attribute of it. Raises TextError."""
        return self._said(message, **args)

    def _say(self, message: str, /, **args: Value) -> str:
        name, _, attribute = message.partition(".")
        try:
            entry = self._bundle.get_message(name)
            pattern = entry.attributes[attribute] if attribute else entry.value
        except LookupError:
            pattern = None
        if pattern is None:
            raise TextError(f"{self.locale}.ftl has no message {message}")
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise TextError(f"{self.locale}.ftl, {message}: {errors[0]}")
        return str(said)

    def has(self, message: str) -> bool:
        """Whether there is a message of this id."""
        return self._bundle.has_message(message)

    def listed(self, items: Sequence[str], word: Literal["and", "or"] = "and") -> str:
        """The items as a list in prose: "orange, blue and yellow"."""
        style: Literal["standard", "or"] = "standard" if word == "and" else "or"
        return format_list(items, style, _REGIONS[self.locale].replace("-", "_"))

    def sentence(self, told: str, detail: str = "") -> str:
        """A text with a capital letter, and what is good to know in brackets behind it."""
        whole = self.say("kernel-detailed", what=told, detail=detail) if detail else told
        return whole[:1].upper() + whole[1:]

    def _add(self, file: Path) -> None:
        resource = FluentResource(file.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise TextError(f"{file.name} cannot be read from here on: {(entry.content or '').splitlines()[0]}")
            if isinstance(entry, ast.Message) and self.has(entry.id.name):
                raise TextError(f"{file.name} has {entry.id.name} twice")
            self._bundle.add_resource(ast.Resource([entry]))


class Texts:
    """The messages of the kernel and of the given folders, in every language; each language is read when first used."""

    def __init__(self, *folders: Path) -> None:
        self._folders = (KERNEL_MESSAGES, *folders)
        self._read: dict[Locale, Text] = {}

    def in_(self, locale: Locale) -> Text:
        """The messages in one language. Raises TextError when a catalogue is malformed."""
        if locale not in self._read:
            self._read[locale] = Text(locale, self._folders)
        return self._read[locale]


Line = Annotated[str, msgspec.Meta(min_length=1, max_length=400, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")]
"""A text in a content file: one line, never empty, without control characters."""


class Bilingual(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages. Where the French one is missing, the English one is shown."""

    en: Line
    fr: Line | None = None

    def in_(self, locale: Locale) -> str:
        """The text in this language."""
        return self.fr if locale == "fr" and self.fr else self.en


Gender = Literal["m", "f", "mp", "fp"]
"""Masculine, feminine, and their plurals."""


class Name(Bilingual, frozen=True, forbid_unknown_fields=True):
    """The name of a thing, and what is needed to put articles before it.

    `gender` is that of the French name; without it the name stands alone. A `proper` English name has no article
    ("Fox Hollow"). French articles lose their vowel before a vowel and before an h that is `mute_h` ("l'Hymne").
    """

    gender: Gender | None = None
    proper: bool = False
    mute_h: bool = False

    def the(self, locale: Locale) -> str:
        """The name with its definite article: "the Quarry", "l'Écu"."""
        name = self.in_(locale)
        if locale == "en" or not self.fr:
            return name if self.proper else f"the {name}"
        if self.gender in ("m", "f") and (self.mute_h or _begins_with_vowel(name)):
            return f"l'{name}"
        return f"{_FRENCH_THE[self.gender]} {name}" if self.gender else name

    def a(self, locale: Locale) -> str:
        """The name with its indefinite article: "an Ash Shaman", "une Targe"."""
        name = self.in_(locale)
        if locale == "en" or not self.fr:
            if self.proper:
                return name
            return f"an {name}" if _begins_with_vowel(name) else f"a {name}"
        return f"{_FRENCH_A[self.gender]} {name}" if self.gender else name


_FRENCH_THE: dict[Gender, str] = {"m": "le", "f": "la", "mp": "les", "fp": "les"}
_FRENCH_A: dict[Gender, str] = {"m": "un", "f": "une", "mp": "des", "fp": "des"}


def _begins_with_vowel(name: str) -> bool:
    return name[0].lower() in "aeiouàâæéèêëîïôœùûü"


class Message(msgspec.Struct, frozen=True):
    """A message id with its arguments."""

    id: str
    args: Mapping[str, Value] = {}


class Told(Protocol):
    """A record that people read as a sentence made from its data, such as the effect of a card."""

    def message(self, text: Text) -> Message:
        """The message that tells this record, with arguments already in the language of `text`."""
        ...


def sentence(told: Told, text: Text) -> str:
    """The record as a sentence of its own: "Take 4 coins." Raises TextError."""
    message = told.message(text)
    return text.say(message.id, **message.args)


def phrase(told: Told, text: Text) -> str:
    """The record inside a longer sentence: "take 4 coins" (the attribute `phrase` of its message). Raises TextError."""
    message = told.message(text)
    return text.say(f"{message.id}.phrase", **message.args)

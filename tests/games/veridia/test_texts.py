"""Everything that people read in Veridia is there, in both languages, and asks for nothing that nobody knows."""

from __future__ import annotations

import re
from typing import Any, get_args, get_type_hints

import pytest

from oakveil.games.veridia import GAME
from oakveil.games.veridia.catalogue import HOUSE, TEXTS
from oakveil.games.veridia.options import COUNTING, VeridiaOptions
from oakveil.kernel.settings import settings
from oakveil.kernel.text import LOCALES
from tests.catalogues import messages_of

FOLDERS = tuple(HOUSE.parent / "text" / part for part in ("", "building", "campaign", "expedition", "story"))
KNOWN = {
    locale: {id: args for folder in FOLDERS for id, args in messages_of(folder / f"{locale}.ftl").items()}
    for locale in LOCALES
}
SOURCES = "\n".join(file.read_text("utf-8") for file in HOUSE.parent.rglob("*.py"))
REASONS = [*(HOUSE.parent / "rules").glob("*.py"), HOUSE.parent / "pools.py", HOUSE.parent / "numbers.py"]
PARTS = sorted({part for file in REASONS for part in re.findall(r'\bPart\("([a-z_]+)",', file.read_text("utf-8"))})
"""Where the parts of a pool come from, besides things that have a name."""


def test_both_languages_say_the_same_things() -> None:
    assert KNOWN["en"].keys() == KNOWN["fr"].keys()
    assert {id for id, args in KNOWN["en"].items() if args != KNOWN["fr"][id]} == set()


@pytest.mark.parametrize("message", KNOWN["en"])
def test_every_message_can_be_said(message: str) -> None:
    for locale in LOCALES:
        for value in (0, 1, 3, "none", "other"):
            said = TEXTS.in_(locale).say(message, **dict.fromkeys(KNOWN["en"][message], value))
            assert said and said == said.strip() and "  " not in said and "{" not in said


ANY_GAME = ("veridia-title", "veridia-blurb", "veridia-option-", "veridia-thing-")
"""Messages that the house asks every game for, and names of things."""


@pytest.mark.parametrize("message", [id for id in KNOWN["en"] if not id.startswith(ANY_GAME)])
def test_no_message_is_there_for_nothing(message: str) -> None:
    """Each is named in full, or begins with what stands before a word put in: f"veridia-roll-{kind}"."""
    parts = message.split("-")
    beginnings = {"-".join(parts[:n]) + "-{" for n in range(2, len(parts))}
    named = f'"{message}"' in SOURCES or f"'{message}'" in SOURCES
    assert named or any(beginning in SOURCES for beginning in beginnings)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_is_explained_with_its_values(locale: Any) -> None:
    words = KNOWN[locale]
    for option, hint in get_type_hints(VeridiaOptions).items():
        assert {f"veridia-option-{option}", f"veridia-option-{option}-help"} <= words.keys()
        for value in get_args(hint):
            if isinstance(value, str):
                assert f"veridia-option-{option}-{value}" in words
    known = {setting.id: setting for setting in settings(GAME, locale)}
    assert known["era"].label_of(1220) == "1220"
    for id in ("map", "region"):
        assert known[id].label_of(known[id].default) != known[id].default


def test_french_has_spaces_that_do_not_break() -> None:
    """Before ; ! ? : and inside « »."""
    for file in (HOUSE.parent / "text").rglob("fr.ftl"):
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                assert not any(pair in line for pair in (" ;", " !", " ?", " : ", "« ", " »")), line


NAMES = "unit|target|other|after|against|with_|by|caster|summoner|mount|holder|held|weapon|item|trait|source|what|side"


@pytest.mark.parametrize("word", ["de", "que", "du", "De", "Que"])
def test_french_never_needs_a_contraction_before_a_name(word: str) -> None:
    """No "de Ilva", no "que Orque"."""
    for folder in ("", "story"):
        told = (HOUSE.parent / "text" / folder / "fr.ftl").read_text("utf-8").replace("avancer de { $what } m", "")
        assert not re.search(rf"\b{word} {{ \$({NAMES}) }}", told)


@pytest.mark.parametrize("source", PARTS)
def test_every_part_of_a_pool_has_a_name(source: str) -> None:
    assert {f"veridia-source-{source}"} <= KNOWN["en"].keys() & KNOWN["fr"].keys()


def test_every_option_counts_in_some_way_of_playing() -> None:
    counting_somewhere = {option for options in COUNTING.values() for option in options}
    assert {"mode", *counting_somewhere} == set(VeridiaOptions.__struct_fields__)
    assert all(len(set(options)) == len(options) for options in COUNTING.values())

"""Which code carries which rule: the ids of a specification, tied to the steps, verbs and rulings that enforce them."""

from __future__ import annotations

import inspect
import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec

_FOR_AUTHORS = (
    (re.compile(r"[`*]"), ""),
    (re.compile(r" ?\[(?:report|house)\]"), ""),
    (re.compile(r" ?\(\d+\.\d+\)"), ""),
    (re.compile(r"\(\d+\.\d+ "), "("),
    (re.compile(r" (?:of|in) \d+\.\d+(?=[,;.]| is\b)"), ""),
    (re.compile(r"\b\d+\.\d+(?= says)"), "the rule"),
    (re.compile(r" ?\(ruling\)$"), ""),
    (re.compile(r"\(ruling\)"), "Ruling:"),
)
"""What stands in specifications for their authors, and what players read instead, one after the other."""

T = TypeVar("T", bound=Callable[..., Any])

_CARRIERS: dict[str, list[Callable[..., Any]]] = {}


def rule(*ids: str) -> Callable[[T], T]:
    """Mark a function, method or class as the place where the rules `ids` are carried out."""

    def mark(carrier: T) -> T:
        for id in ids:
            _CARRIERS.setdefault(id, []).append(carrier)
        return carrier

    return mark


class Carrier(msgspec.Struct, frozen=True):
    """A place in the code: dotted name, file and first line."""

    name: str
    file: Path
    line: int


def carriers(prefix: str) -> dict[str, tuple[Carrier, ...]]:
    """Every rule id starting with `prefix` that loaded code claims to carry, with the places that do."""
    return {
        id: tuple(_locate(carrier) for carrier in places)
        for id, places in sorted(_CARRIERS.items())
        if id.startswith(prefix)
    }


def _locate(carrier: Callable[..., Any]) -> Carrier:
    plain = inspect.unwrap(carrier)
    _, line = inspect.getsourcelines(plain)
    return Carrier(plain.__qualname__, Path(inspect.getsourcefile(plain) or ""), line)


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One testable statement of a specification. `advice` is a help text: there is nothing to enforce.

    A `ruling` decides what the rulebook leaves open.
    """

    id: str
    statement: str
    advice: bool = False
    ruling: bool = False


class _RuleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: list[Rule]


@cache
def read_rules(file: Path) -> Mapping[str, Rule]:
    """The rules of a game from its `rules.toml`, by id, in the order of the specification, as players read them."""
    with file.open("rb") as stream:
        listed = msgspec.convert(tomllib.load(stream), _RuleFile).rule
    return MappingProxyType({rule.id: _as_read(rule) for rule in listed})


def _as_read(rule: Rule) -> Rule:
    ruling = rule.ruling or "(ruling)" in rule.statement
    return msgspec.structs.replace(rule, statement=readable(rule.statement), ruling=ruling)


@cache
def read_translation(file: Path) -> Mapping[str, str]:
    """The statements of rules in another language, by id; none where there is no such file."""
    if not file.is_file():
        return MappingProxyType({})
    with file.open("rb") as stream:
        return MappingProxyType(msgspec.convert(tomllib.load(stream), dict[str, str]))


def readable(statement: str) -> str:
    """A statement of a specification without what only its authors need: marks, sources, numbers of its sections.

    What is a ruling of the house is still said to be one.
    """
    for pattern, instead in _FOR_AUTHORS:
        statement = pattern.sub(instead, statement)
    return re.sub(r"(?<=Ruling: )[a-z]", lambda letter: letter[0].upper(), statement).strip()

"""Which code carries which rule: the ids of a specification, tied to the steps, verbs and rulings that enforce them."""

from __future__ import annotations

import inspect
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec

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
    """One testable statement of a specification. `advice` is a help text: there is nothing to enforce."""

    id: str
    statement: str
    advice: bool = False


class _RuleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: list[Rule]


@cache
def read_rules(file: Path) -> Mapping[str, Rule]:
    """The rules of a game from its `rules.toml`, by id, in the order of the specification."""
    with file.open("rb") as stream:
        listed = msgspec.convert(tomllib.load(stream), _RuleFile).rule
    return MappingProxyType({entry.id: entry for entry in listed})

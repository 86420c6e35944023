"""Numbers that depend on a hero or on the team: `up(INT/2)+1`, `max(2,heroes-1)`, `T.room` (specification 9.4).

In a content file a number is whole, or a formula in this small language, which is parsed here and nowhere else. Values
are exact; a fraction is rounded up at the end (VEIEL-SHEET-09).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from math import ceil
from typing import Annotated, Literal

from msgspec import Meta, Struct

from oakveil.kernel.rulebook import rule

Number = (
    Annotated[int, Meta(ge=-99, le=99)]
    | Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.+\-*/(),]+\Z")]
)
"""A number as it stands in a content file: whole, or a formula without spaces."""
Operator = Literal["+", "-", "*", "/", "max"]
NAMES = ("FOR", "DEX", "INT", "FOI", "VIT", "END", "heroes", "lines")
"""What a formula can ask for. VIT in the `heal` of a room is the maximum of its target."""

_WORDS = re.compile(r"T\.[a-z0-9_]+|[A-Za-z_]+|[0-9]+|.")


class FormulaError(ValueError):
    """A formula that cannot be read. `word` is the first word that does not fit; empty at the end."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


class Whole(Struct, frozen=True):
    """A whole number."""

    n: int


class Named(Struct, frozen=True):
    """One of `NAMES`."""

    name: str


class FromTable(Struct, frozen=True):
    """A number from a table by team size."""

    table: str


class Both(Struct, frozen=True):
    """Two formulas put together. `max` is the larger of them."""

    by: Operator
    left: Formula
    right: Formula


class Up(Struct, frozen=True):
    """The formula rounded up."""

    of: Formula


Formula = Whole | Named | FromTable | Both | Up


@lru_cache(512)
def formula(number: Number) -> Formula:
    """The formula of a number. Raises FormulaError."""
    if isinstance(number, int):
        return Whole(number)
    words = _WORDS.findall(number)
    found = _sum(words)
    if words:
        raise FormulaError(words[0])
    return found


def _sum(words: list[str]) -> Formula:
    """The longest sum or difference at the beginning of `words`, which is taken away from them."""
    found: Formula = Whole(0) if words[:1] == ["-"] else _product(words)
    while words and words[0] in ("+", "-"):
        by: Operator = "+" if words.pop(0) == "+" else "-"
        found = Both(by, found, _product(words))
    return found


def _product(words: list[str]) -> Formula:
    found = _single(words)
    while words and words[0] in ("*", "/"):
        by: Operator = "*" if words.pop(0) == "*" else "/"
        found = Both(by, found, _single(words))
    return found


def _single(words: list[str]) -> Formula:
    word = words.pop(0) if words else ""
    if word.isdigit():
        return Whole(int(word))
    if word in NAMES:
        return Named(word)
    if word.startswith("T."):
        return FromTable(word.removeprefix("T."))
    if word not in ("(", "up", "max"):
        raise FormulaError(word)
    if word != "(":
        _expect("(", words)
    inner = _sum(words)
    if word == "max":
        _expect(",", words)
        inner = Both("max", inner, _sum(words))
    _expect(")", words)
    return Up(inner) if word == "up" else inner


def _expect(word: str, words: list[str]) -> None:
    found = words.pop(0) if words else ""
    if found != word:
        raise FormulaError(found)


@rule("VEIEL-SHEET-09")
def value(number: Number, known: Mapping[str, int]) -> int:
    """The value of a number, rounded up. `known` has what its formula asks for: names, and tables as "T.name".

    A division by zero is 0. Raises KeyError for what is not known.
    """
    return number if isinstance(number, int) else ceil(_exact(formula(number), known))


def _exact(formula: Formula, known: Mapping[str, int]) -> Fraction:
    match formula:
        case Whole(n=n):
            return Fraction(n)
        case Named(name=name):
            return Fraction(known[name])
        case FromTable(table=table):
            return Fraction(known[f"T.{table}"])
        case Up(of=inner):
            return Fraction(ceil(_exact(inner, known)))
    left, right = _exact(formula.left, known), _exact(formula.right, known)
    match formula.by:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
        case "max":
            return max(left, right)
    return left / right if right else Fraction(0)


def names_in(formula: Formula) -> Iterator[str]:
    """Everything that a formula asks for, tables as "T.name"."""
    match formula:
        case Named(name=name):
            yield name
        case FromTable(table=table):
            yield f"T.{table}"
        case Both(left=left, right=right):
            yield from names_in(left)
            yield from names_in(right)
        case Up(of=inner):
            yield from names_in(inner)

"""The puzzles of the riddle room: six families, each made and then solved to prove that one answer is right.

No language and no outside knowledge is needed: a puzzle is data, which pages and terminals put into words. A maker
tries until the solver, which knows nothing of how the puzzle was made, finds a single answer (VEIEL-RIDDLE-02, -04).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise, permutations, product
from operator import eq
from typing import Literal

import msgspec

from oakveil.kernel.chance import Chance
from oakveil.kernel.rulebook import rule

WHY = "veiel.riddle"
TRIES = 40
"""Guesses among which a lock looks for clues."""
ANSWERS = 6
"""So many answers are on offer (VEIEL-RIDDLE-02)."""
Level = Literal[1, 2]
Content = Literal["treasure", "trap", "empty"]
CONTENTS: tuple[Content, ...] = ("treasure", "trap", "empty")
SYMBOLS = "OXSMUK"
"""Circle, cross, star, moon, sun, key: letters, so that no colour is needed."""


class Puzzle(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """What all puzzles share: the `answers` on offer, in an order that says nothing."""

    answers: tuple[str, ...] = ()

    @abstractmethod
    def solutions(self) -> set[str]:
        """Every answer that fits, whether it is on offer or not."""
        ...


class Series(Puzzle, frozen=True):
    """Numbers that follow one rule, or two by turns. Which one is next?"""

    terms: tuple[int, ...]

    def solutions(self) -> set[str]:
        found = set(_next_terms(self.terms, wanted=4))
        turns, others = self.terms[-2::-2][::-1], self.terms[-1::-2][::-1]
        if any(True for _ in _next_terms(others, wanted=3)):
            found |= set(_next_terms(turns, wanted=3))
        return {str(term) for term in found}


def _next_terms(terms: Sequence[int], wanted: int) -> Iterator[int]:
    """What the rules say that all `terms` follow; a rule needs at least `wanted` of them to be seen."""
    if len(terms) < wanted:
        return
    steps = [after - before for before, after in pairwise(terms)]
    if len(set(steps)) == 1:
        yield terms[-1] + steps[-1]
    if terms[0] > 0 and terms[1] % terms[0] == 0:
        factor = terms[1] // terms[0]
        if all(after == before * factor for before, after in pairwise(terms)):
            yield terms[-1] * factor
    if len(terms) < 4:
        return
    growth = {after - before for before, after in pairwise(steps)}
    if len(growth) == 1:
        yield terms[-1] + steps[-1] + growth.pop()
    if all(third == first + second for first, second, third in zip(terms, terms[1:], terms[2:], strict=False)):
        yield terms[-2] + terms[-1]


class Claim(msgspec.Struct, frozen=True):
    """Behind this door (0 to 2) there is this, or there is not."""

    door: int
    content: Content
    holds: bool

    def fits(self, doors: Sequence[Content]) -> bool:
        """Whether it is true of these doors."""
        return (doors[self.door] == self.content) is self.holds


class Doors(Puzzle, frozen=True):
    """Treasure, trap and nothing are behind three doors. Of the inscriptions exactly one is true: what is where?

    An inscription is true if one of its claims is.
    """

    inscriptions: tuple[tuple[Claim, ...], ...]

    def solutions(self) -> set[str]:
        return {" ".join(doors) for doors in permutations(CONTENTS) if self._true(doors) == 1}

    def _true(self, doors: Sequence[Content]) -> int:
        return sum(any(claim.fits(doors) for claim in claims) for claims in self.inscriptions)


class Weighing(msgspec.Struct, frozen=True):
    """Weights on both sides of a scale, and which side is heavier."""

    left: str
    right: str
    heavier: Literal["left", "right", "none"]


class Scales(Puzzle, frozen=True):
    """Four weights of 1, 2, 3 and 4. What is their order from light to heavy?"""

    weighings: tuple[Weighing, ...]

    def solutions(self) -> set[str]:
        return set(ORDERS).intersection(*map(_orders, self.weighings))


ORDERS = tuple("".join(order) for order in permutations("ABCD"))


@cache
def _orders(weighing: Weighing) -> frozenset[str]:
    """The orders in which a scale would show this."""
    return frozenset(order for order in ORDERS if _weighed(order, weighing.left, weighing.right) == weighing)


def _weighed(order: str, left: str, right: str) -> Weighing:
    """What a scale shows if `order` is that of the weights from light to heavy."""
    tips = sum(order.index(weight) + 1 for weight in left) - sum(order.index(weight) + 1 for weight in right)
    return Weighing(left, right, "left" if tips > 0 else "right" if tips < 0 else "none")


class Grid(Puzzle, frozen=True):
    """Four rows of four; each row and each column has each of the `symbols` once. What is in the place of "?"?

    A dot is an empty place that is not asked for.
    """

    symbols: str
    rows: tuple[str, ...]

    def solutions(self) -> set[str]:
        cells = "".join(self.rows)
        asked = cells.index("?")
        return {full[asked] for full in _filled(cells, self.symbols)}


def _filled(cells: str, symbols: str) -> Iterator[str]:
    """Every way of filling a grid of sixteen cells."""
    at = next((at for at, cell in enumerate(cells) if cell in "?."), None)
    if at is None:
        yield cells
        return
    row, column = at // 4, at % 4
    seen = set(cells[row * 4 : row * 4 + 4]) | set(cells[column::4])
    for symbol in symbols:
        if symbol not in seen:
            yield from _filled(cells[:at] + symbol + cells[at + 1 :], symbols)


class Clue(msgspec.Struct, frozen=True):
    """A guess at a code: how many of its digits are right, and how many of these stand in their place."""

    guess: str
    right: int
    placed: int


class Lock(Puzzle, frozen=True):
    """A code of three different digits."""

    clues: tuple[Clue, ...]

    def solutions(self) -> set[str]:
        return set(_fitting(self.clues))


CODES = tuple("".join(code) for code in permutations("0123456789", 3))


def _marks(code: str, guess: str) -> tuple[int, int]:
    """How many digits of a guess are in the code, and how many of these in their place."""
    return sum(digit in guess for digit in code), sum(map(eq, code, guess))


def _judged(code: str, guess: str) -> Clue:
    return Clue(guess, *_marks(code, guess))


def _fitting(clues: Iterable[Clue]) -> Sequence[str]:
    """The codes of which all clues are true."""
    codes: Sequence[str] = CODES
    for clue in clues:
        guess, marks = clue.guess, (clue.right, clue.placed)
        codes = [code for code in codes if _marks(code, guess) == marks]
    return codes


class Levers(Puzzle, frozen=True):
    """Each lever turns some doors: open ones close, closed ones open. Which levers open the door `goal` and no other?

    `is_open` is how the doors stand; `levers` are the doors that each of them turns. Doors count from 0.
    """

    is_open: tuple[bool, ...]
    levers: tuple[tuple[int, ...], ...]
    goal: int

    def solutions(self) -> set[str]:
        wanted = tuple(door == self.goal for door in range(len(self.is_open)))
        return {name for name in _pulls(len(self.levers)) if self._pulled(name) == wanted}

    def _pulled(self, name: str) -> tuple[bool, ...]:
        turned = [door for lever in name for door in self.levers["ABCD".index(lever)]]
        return tuple(stands ^ (turned.count(door) % 2 == 1) for door, stands in enumerate(self.is_open))


def _pulls(levers: int) -> list[str]:
    """Every set of levers, also none of them."""
    return ["".join(some) for size in range(levers + 1) for some in combinations("ABCD"[:levers], size)]


AnyPuzzle = Series | Doors | Scales | Grid | Lock | Levers


def make_series(level: Level, chance: Chance) -> Series:
    """Six terms of one rule or of two by turns; on level 2 eight terms of two rules, of which one grows or adds up."""
    count = 6 if level == 1 else 8
    if level == 1 and chance.below(2, WHY):
        return Series(terms=tuple(_followed(chance.roll(("add", "times", "grow", "sum"), WHY), count, chance)))
    kinds = ["add", "times"] if level == 1 else [chance.roll(("grow", "sum"), WHY), chance.roll(("add", "times"), WHY)]
    first, second = (_followed(kind, count // 2, chance) for kind in chance.sample(kinds, 2, WHY))
    return Series(terms=tuple(term for pair in zip(first, second, strict=True) for term in pair))


def _followed(kind: str, count: int, chance: Chance) -> list[int]:
    terms = [chance.below(9, WHY) + 1]
    step = chance.below(7, WHY) + 2
    factor, growth = chance.below(2, WHY) + 2, chance.below(3, WHY) + 1
    if kind == "sum":
        terms.append(terms[0] + step)
    while len(terms) < count:
        last = terms[-1]
        terms.append(last * factor if kind == "times" else sum(terms[-2:]) if kind == "sum" else last + step)
        step += growth if kind == "grow" else 0
    return terms


def make_doors(level: Level, chance: Chance) -> Doors:
    """Three inscriptions of one claim, on level 2 of two claims."""
    claims = [Claim(door, content, holds) for door in range(3) for content in CONTENTS for holds in (True, False)]
    return Doors(inscriptions=tuple(tuple(chance.sample(claims, level, WHY)) for _ in range(3)))


def make_scales(level: Level, chance: Chance) -> Scales:
    """Three weighings; on level 2 no two of them are enough."""
    order, weighings = chance.roll(ORDERS, WHY), list[Weighing]()
    for _ in range(3):
        mixed = sorted(chance.sample("ABCD", 4, WHY))
        chance.shuffle(mixed, WHY)
        left, right = chance.roll(((1, 1), (1, 2), (2, 2)), WHY)
        sides = "".join(sorted(mixed[:left])), "".join(sorted(mixed[left : left + right]))
        weighings.append(_weighed(order, *sides))
    scales = Scales(weighings=tuple(weighings))
    if level == 2 and any(len(Scales(weighings=two).solutions()) == 1 for two in combinations(weighings, 2)):
        return Scales(weighings=())
    return scales


def make_grid(level: Level, chance: Chance) -> Grid:
    """One place is empty; on level 2 seven are, and neither row nor column is enough by itself."""
    symbols = "".join(chance.sample(SYMBOLS, 4, WHY))
    rows, columns = chance.sample(range(4), 4, WHY), chance.sample(range(4), 4, WHY)
    cells = [symbols[(row + column) % 4] for row in rows for column in columns]
    gaps = chance.sample(range(16), 1 if level == 1 else 7, WHY)
    row, column = gaps[0] // 4, gaps[0] % 4
    for at in gaps:
        cells[at] = "."
    cells[gaps[0]] = "?"
    text = "".join(cells)
    if level == 2 and ("." not in text[row * 4 : row * 4 + 4] or "." not in text[column::4]):
        return Grid(symbols="", rows=(".?..", "....", "....", "...."))
    return Grid(symbols="".join(sorted(symbols)), rows=tuple(text[at : at + 4] for at in range(0, 16, 4)))


def make_lock(level: Level, chance: Chance) -> Lock:
    """Four clues, of which the last tells apart what the others leave; on level 2 all of them are needed."""
    code, guesses = chance.roll(CODES, WHY), [chance.roll(CODES, WHY) for _ in range(TRIES)]
    first = [_judged(code, guess) for guess in guesses[:3]]
    left = _fitting(first)
    for guess in guesses[3:]:
        marks = _marks(code, guess)
        if marks[0] < 3 and [other for other in left if _marks(other, guess) == marks] == [code]:
            clues = (*first, _judged(code, guess))
            enough = level == 2 and any(len(_fitting(three)) == 1 for three in combinations(clues, 3))
            return Lock(clues=() if enough else clues)
    return Lock(clues=())


def make_levers(level: Level, chance: Chance) -> Levers:
    """Three levers and three doors; on level 2 four of each. A lever turns up to three doors."""
    count = 3 if level == 1 else 4
    levers = tuple(
        tuple(sorted(chance.sample(range(count), chance.roll((1, 2, 2, 3), WHY), WHY))) for _ in range(count)
    )
    is_open = tuple(bool(chance.below(2, WHY)) for _ in range(count))
    return Levers(is_open=is_open, levers=levers, goal=chance.below(count, WHY))


def _offered(puzzle: AnyPuzzle, right: str, chance: Chance) -> list[str]:
    """The right answer and five wrong ones that look like it."""
    if isinstance(puzzle, Doors):
        return [" ".join(doors) for doors in permutations(CONTENTS)]
    if isinstance(puzzle, Grid):
        return list(SYMBOLS)
    others = [other for other in _alike(puzzle, right) if other != right]
    return [right, *chance.sample(others, ANSWERS - 1, WHY)]


def _alike(puzzle: AnyPuzzle, right: str) -> Sequence[str]:
    if isinstance(puzzle, Series):
        return [str(int(right) + off) for off in range(-6, 7) if int(right) + off > 0]
    if isinstance(puzzle, Scales):
        return ORDERS
    if isinstance(puzzle, Levers):
        return _pulls(len(puzzle.levers))[1:]
    changed = {right[:at] + digit + right[at + 1 :] for at, digit in product(range(3), "0123456789")}
    swapped = {right[1] + right[0] + right[2], right[0] + right[2] + right[1], right[2] + right[1] + right[0]}
    return sorted(code for code in changed | swapped if len(set(code)) == 3)


def _sorted(answers: list[str]) -> tuple[str, ...]:
    return tuple(sorted(answers, key=lambda answer: (len(answer), answer)))


Maker = Callable[[Level, Chance], AnyPuzzle]
MAKERS: dict[str, Maker] = {
    "series": make_series,
    "doors": make_doors,
    "scales": make_scales,
    "grid": make_grid,
    "lock": make_lock,
    "levers": make_levers,
}
"""Who makes the puzzles of each family."""


@rule("VEIEL-RIDDLE-02", "VEIEL-RIDDLE-04", "VEIEL-RIDDLE-05")
def make_puzzle(family: str, level: Level, chance: Chance) -> tuple[AnyPuzzle, int]:
    """A puzzle of a family with six answers, and the number of the right one, from 0. Raises KeyError."""
    while True:
        puzzle = MAKERS[family](level, chance)
        right = puzzle.solutions()
        if len(right) == 1 and right != {""}:
            answer = right.pop()
            answers = _sorted(_offered(puzzle, answer, chance))
            return msgspec.structs.replace(puzzle, answers=answers), answers.index(answer)

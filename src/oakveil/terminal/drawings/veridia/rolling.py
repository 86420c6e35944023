"""A roll of the dice room by keyboard, with its odds (VER-ODDS-01)."""

from __future__ import annotations

from rich.text import Text as Drawn

from oakveil.games.veridia.dice_room import RollDice, odds_of
from oakveil.games.veridia.odds import RollOdds
from oakveil.kernel.ask import Option

from ...words import Words
from ..editor import Editor
from .chances import share
from .signs import STYLES

_RANGES: dict[str, tuple[int, int]] = {
    "dice": (0, 40),
    "difficulty": (0, 20),
    "automatic": (0, 10),
    "against": (-1, 40),
    "against_difficulty": (0, 20),
    "granted": (0, 1),
}
"""The numbers of a roll and how far they go; against -1: nobody rolls against it."""
_NOTE = "note"
_LONGEST_NOTE = 80


class Rolling(Editor):
    """So many dice, against what difficulty, against whose dice, what for."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.title = words.say("terminal-veridia-roll-title")
        self.orders = words.say("terminal-veridia-roll-orders")
        self.keys = words.say("terminal-veridia-roll-keys")
        self.numbers = {
            "dice": 5,
            "difficulty": 0,
            "automatic": 0,
            "against": -1,
            "against_difficulty": 0,
            "granted": 0,
        }
        self.note = ""
        self.at = 0

    @property
    def names(self) -> list[str]:
        return [*_RANGES, _NOTE]

    def answer(self) -> RollDice:
        numbers = self.numbers
        against = numbers["against"] if numbers["against"] >= 0 else None
        return RollDice(
            numbers["dice"],
            numbers["difficulty"],
            numbers["automatic"],
            against,
            numbers["against_difficulty"] if against is not None else 0,
            bool(numbers["granted"]),
            self.note,
        )

    def press(self, key: str, letter: str | None) -> None:
        name = self.names[self.at]
        if key in ("up", "down", "tab", "shift+tab"):
            self.at = (self.at + (-1 if key in ("up", "shift+tab") else 1)) % len(self.names)
        elif name == _NOTE:
            if key == "backspace":
                self.note = self.note[:-1]
            elif letter is not None and letter.isprintable():
                self.note = (self.note + letter)[:_LONGEST_NOTE]
        elif key in ("right", "left"):
            self.set(name, self.numbers[name] + (1 if key == "right" else -1))
        elif letter is not None and letter.isdigit():
            self.set(name, int(letter))

    def set(self, name: str, value: int) -> None:
        """Give a number a value within its range."""
        low, high = _RANGES[name]
        self.numbers[name] = max(low, min(value, high))

    def order(self, line: str) -> bool:
        """ "1 7": the first line is 7; "note ..." says what for."""
        first, _, rest = line.strip().partition(" ")
        if first == _NOTE:
            self.note = rest.strip()[:_LONGEST_NOTE]
            return True
        digits = rest.strip().removeprefix("-")
        if not (first.isascii() and first.isdigit() and digits.isascii() and digits.isdigit() and len(digits) < 4):
            return False
        place = int(first[:3]) - 1
        if not 0 <= place < len(_RANGES):
            return False
        self.set([*_RANGES][place], int(rest))
        return True

    def draw(self) -> Drawn:
        lines = [
            Drawn(f"{'►' if place == self.at else ' '} {line}", STYLES["key"] if place == self.at else "")
            for place, line in enumerate(self._lines())
        ]
        return Drawn("\n").join([*lines, Drawn(), *[Drawn(line, STYLES["name"]) for line in self._odds()]])

    def told(self) -> list[str]:
        return [*[f"{place}. {line}" for place, line in enumerate(self._lines(), 1)], *self._odds()]

    def _lines(self) -> list[str]:
        lines = [
            self.words.say(f"terminal-veridia-roll-{name}".replace("_", "-"), n=n) for name, n in self.numbers.items()
        ]
        return [*lines, self.words.say("terminal-veridia-roll-note", note=self.note)]

    def _odds(self) -> list[str]:
        """The odds of the roll as it stands; none for one that is taken for granted."""
        roll = self.answer()
        if roll.granted:
            return []
        odds, say = odds_of(roll), self.words.say
        if isinstance(odds, RollOdds):
            told = [
                say("terminal-veridia-odds-hit", chance=share(self.words, odds.success)),
                say("terminal-veridia-odds-mean", n=round(odds.mean, 1)),
                say("terminal-veridia-odds-match", chance=share(self.words, odds.match)),
                say("terminal-veridia-odds-critical", chance=share(self.words, odds.critical)),
            ]
        else:
            told = [
                say("terminal-veridia-odds-win", chance=share(self.words, odds.win)),
                say("terminal-veridia-odds-lost", chance=share(self.words, odds.lose)),
                say("terminal-veridia-odds-neither", chance=share(self.words, odds.neither)),
            ]
        exactly = ", ".join([f"{n}: {share(self.words, chance)}" for n, chance in enumerate(odds.by_successes[:8])])
        return [", ".join(told), say("terminal-veridia-odds-exactly", odds=exactly)]


class Confirming(Editor):
    """An answer with nothing to fill in: Enter gives it."""

    def __init__(self, words: Words, title: str, answer: Option) -> None:
        self.words, self.title, self._answer = words, title, answer
        self.orders = self.keys = words.say("terminal-veridia-confirm")

    def answer(self) -> Option:
        return self._answer

    def draw(self) -> Drawn:
        return Drawn(self.title)

    def press(self, key: str, letter: str | None) -> None:
        return

    def order(self, line: str) -> bool:
        return False

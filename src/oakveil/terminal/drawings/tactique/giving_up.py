"""Saying that one would give up, or fight on."""

from __future__ import annotations

from rich.text import Text as Drawn

from oakveil.games.tactique.choices import Concede
from oakveil.games.tactique.state import Tactique
from oakveil.kernel.ask import Ask, Seat

from ...words import Words
from ..editor import Editor


class GivingUp(Editor):
    """An answer of two: any order turns it over, so does any key."""

    def __init__(self, g: Tactique, words: Words, seat: Seat) -> None:
        self.words = words
        self._narrator, self._g = words.narrator, g
        self._agree = seat not in g.state.conceding
        self.title = words.narrator.question(g, Ask(seat, "tactique.concede"))
        self.orders = words.say("terminal-tactique-concede-orders")
        self.keys = words.say("terminal-tactique-concede-keys")

    def answer(self) -> Concede:
        return Concede(self._agree)

    def draw(self) -> Drawn:
        return Drawn(f"► {self._narrator.option(self._g, self.answer())}")

    def told(self) -> list[str]:
        return [self._narrator.option(self._g, self.answer())]

    def press(self, key: str, letter: str | None) -> None:
        if key in ("up", "down", "left", "right", "tab", "space"):
            self._agree = not self._agree

    def order(self, line: str) -> bool:
        if line != "turn":
            return False
        self._agree = not self._agree
        return True

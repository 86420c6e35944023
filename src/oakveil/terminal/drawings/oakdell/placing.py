"""The short line of the Potion of Precision by keyboard: a stick is moved and turned over the sheet.

Its place is shown, what it would hit is not (OAK-STRIKE-06).
"""

from __future__ import annotations

from functools import cache
from math import atan2

from rich.text import Text as Drawn

from oakveil.games.oakdell.choices import Slash
from oakveil.games.oakdell.records import SIZE, Line
from oakveil.games.oakdell.rules.potions import FreeStrike, directions
from oakveil.games.oakdell.state import Hero, OakDell

from ...typed import numbers
from ...words import Words
from ..editor import Editor
from .sheet import Marks, draw_beside
from .signs import STYLES

_SHIFTS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
_STEPS = (25, 5, 1)
"""Units that a key moves the stick by."""
_TURN = 15
"""Directions that a key turns it by; a small turn is one."""
_NEAR = 300
"""Units of the sheet that are shown when looked at closely."""


class Placing(Editor):
    """A stick of a fixed length: its middle, and its direction."""

    def __init__(self, g: OakDell, words: Words, hero: Hero) -> None:
        self.g, self.words, self.hero = g, words, hero
        frame = g.within(FreeStrike)
        assert frame is not None
        self._ways = _half_turn(frame.length, frame.tolerance)
        self.x = self.y = SIZE // 2
        self.way, self.step, self.is_near = 0, 0, False
        self.title = words.say("terminal-oakdell-slash-title")
        self.orders = words.say("terminal-oakdell-slash-orders")
        self.keys = words.say("terminal-oakdell-slash-keys")

    def answer(self) -> Slash:
        """Its ends; a stick that would stick out of the sheet lies at its edge."""
        dx, dy = self._ways[self.way % len(self._ways)]
        x1 = min(max(self.x - dx // 2, max(0, -dx)), SIZE - max(0, dx))
        y1 = min(max(self.y - dy // 2, max(0, -dy)), SIZE - max(0, dy))
        return Slash(x1, y1, x1 + dx, y1 + dy)

    # -- keys and orders -----------------------------------------------------------------------------------------------

    def press(self, key: str, letter: str | None) -> None:
        if key in _SHIFTS:
            right, down = _SHIFTS[key]
            self.put(self.x + right * _STEPS[self.step], self.y + down * _STEPS[self.step])
        elif letter in ("[", "]"):
            self.way += _TURN if letter == "]" else -_TURN
        elif letter in ("(", ")"):
            self.way += 1 if letter == ")" else -1
        elif letter == "s":
            self.step = (self.step + 1) % len(_STEPS)
        elif letter == "z":
            self.is_near = not self.is_near

    def put(self, x: int, y: int) -> None:
        """Its middle, on the sheet."""
        self.x, self.y = min(max(x, 0), SIZE), min(max(y, 0), SIZE)

    def order(self, line: str) -> bool:
        """ "at 500 400" puts its middle there, "turn 3" turns it; "line 450 500 530 560" gives both ends."""
        verb, *typed = line.split()
        sign = -1 if typed and typed[0].startswith("-") else 1
        values = numbers([one.removeprefix("-") for one in typed])
        if values is None:
            return False
        match verb, values:
            case "at", [x, y] if max(x, y) <= SIZE:
                self.put(x, y)
            case "turn", [n]:
                self.way += sign * n
            case "line", [x1, y1, x2, y2]:
                return self._between(x1, y1, x2, y2)
            case _:
                return False
        return True

    def _between(self, x1: int, y1: int, x2: int, y2: int) -> bool:
        """With its ends there; False if they are not as far apart as it is long."""
        for one, other in (((x1, y1), (x2, y2)), ((x2, y2), (x1, y1))):
            way = (other[0] - one[0], other[1] - one[1])
            if way in self._ways and max(*one, *other) <= SIZE:
                self.way = self._ways.index(way)
                self.put(one[0] + way[0] // 2, one[1] + way[1] // 2)
                return True
        return False

    # -- how it stands -------------------------------------------------------------------------------------------------

    def draw(self) -> Drawn:
        slash = self.answer()
        line = Line(slash.x1, slash.y1, slash.x2, slash.y2)
        window = (0, 0, SIZE)
        if self.is_near:
            left, top = (min(max(at - _NEAR // 2, 0), SIZE - _NEAR) for at in (self.x, self.y))
            window = (left, top, _NEAR)
        told = [Drawn(line, STYLES["key"]) for line in self.told()]
        return draw_beside(self.g, self.words, self.hero, self.room, Marks(line=line, window=window), told)

    def told(self) -> list[str]:
        slash = self.answer()
        ends = self.words.say("terminal-oakdell-slash", x1=slash.x1, y1=slash.y1, x2=slash.x2, y2=slash.y2)
        return [ends, self.words.say("terminal-oakdell-slash-step", n=_STEPS[self.step])]


@cache
def _half_turn(length: int, tolerance: int) -> tuple[tuple[int, int], ...]:
    """Every direction of such a stick once, from level on, clockwise on the sheet."""
    ways = [(dx, dy) for dx, dy in directions(length, tolerance) if dy > 0 or (dy == 0 and dx > 0)]
    return tuple(sorted(ways, key=lambda way: (atan2(way[1], way[0]), -way[0] * way[0] - way[1] * way[1])))

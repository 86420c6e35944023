"""A strike by keyboard: two attack points are chosen, nothing else is shown of the line before it is drawn.

Only the Potion of Focus lets its drinker measure (OAK-POT-YELLOW).
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Drawn

from oakveil.games.oakdell.choices import NextStrike, Strike
from oakveil.games.oakdell.measuring import may_measure
from oakveil.games.oakdell.overview import status_of
from oakveil.games.oakdell.records import Line, PointId
from oakveil.games.oakdell.rules.strikes import ConnectedStrikes
from oakveil.games.oakdell.state import Hero, OakDell

from ...words import Words
from ..editor import Editor
from .attack import sheet_told
from .measuring import measured
from .sheet import Marks, draw_beside
from .signs import STYLES, naming

AnyStrike = Strike | NextStrike


class Striking(Editor):
    """One of the `strikes` that are legal: where it starts, where it ends, and what makes it legal."""

    def __init__(self, g: OakDell, words: Words, hero: Hero, strikes: Sequence[AnyStrike]) -> None:
        self.g, self.words, self.hero = g, words, hero
        self.names = naming(g.box, words.text)
        self._strikes: dict[tuple[PointId, PointId], list[AnyStrike]] = {}
        for strike in strikes:
            self._strikes.setdefault((self._start_of(strike), strike.end), []).append(strike)
        self.starts = list(dict.fromkeys(start for start, _ in self._strikes))
        self.start, self.end, self.way = self.starts[0], "", 0
        self._typed = ""
        self.title = words.say("terminal-oakdell-strike-title")
        self.orders = words.say("terminal-oakdell-strike-orders")
        self.keys = words.say("terminal-oakdell-strike-keys")

    def _start_of(self, strike: AnyStrike) -> PointId:
        """A chain goes on from where its last line ended."""
        if isinstance(strike, Strike):
            return strike.start
        chain = self.g.within(ConnectedStrikes)
        assert chain is not None
        return chain.to

    @property
    def ends(self) -> list[PointId]:
        """Where a strike from this start may end."""
        return [end for start, end in self._strikes if start == self.start]

    def answer(self) -> AnyStrike:
        ways = self._ways()
        if not ways:
            raise ValueError(self.words.say("terminal-oakdell-no-end"))
        return ways[self.way % len(ways)]

    def _ways(self) -> list[AnyStrike]:
        """The strikes between these two points, those that cost least first."""
        return sorted(self._strikes.get((self.start, self.end), []), key=lambda strike: strike.circle)

    # -- keys and orders -----------------------------------------------------------------------------------------------

    def press(self, key: str, letter: str | None) -> None:
        if letter is not None and letter.isdigit():
            self._type(letter)
            return
        self._typed = ""
        if key in ("up", "down", "tab", "shift+tab"):
            self.begin_at(_after(self.starts, self.start, -1 if key in ("up", "shift+tab") else 1))
        elif key in ("left", "right"):
            self.end, self.way = _after(self.ends, self.end, -1 if key == "left" else 1), 0
        elif letter == "w":
            self.way += 1

    def _type(self, digit: str) -> None:
        """Choose the end by its number; a second digit goes with the first if there is such a point."""
        for typed in (self._typed + digit, digit):
            if f"P{typed}" in self.ends:
                self._typed, self.end, self.way = typed, f"P{typed}", 0
                return

    def begin_at(self, start: PointId) -> None:
        """Start from another point; the end stays if it can."""
        self.start, self.way = start, 0
        if self.end not in self.ends:
            self.end = ""

    def order(self, line: str) -> bool:
        """ "3 9" strikes from P3 to P9, "9" ends at P9, "way" pays in another way."""
        told = line.upper().replace("P", "").split()
        if line.strip().lower() == "way":
            self.way += 1
            return True
        points = [f"P{number}" for number in told]
        if len(points) == 2 and points[0] in self.starts:
            self.begin_at(points[0])
        elif len(points) != 1:
            return False
        if points[-1] not in self.ends:
            return False
        self.end, self.way = points[-1], 0
        return True

    # -- how it stands -------------------------------------------------------------------------------------------------

    def draw(self) -> Drawn:
        chosen = tuple(filter(None, (self.start, self.end)))
        marks = Marks(legal={self.start, *self.ends}, chosen=chosen, line=self._measured_line())
        told = [Drawn(line, STYLES["key" if n == 0 else "name"]) for n, line in enumerate(self._chosen())]
        about = [Drawn(line, STYLES["hidden"]) for line in sheet_told(self.g, self.words, self.hero)]
        return draw_beside(self.g, self.words, self.hero, self.room, marks, [*told, Drawn(), *about])

    def told(self) -> list[str]:
        points = self.g.box.chords(self.hero.fight.sheet).points
        lines = [
            self.words.say(
                "terminal-oakdell-strike-start",
                start=self.names.point_there(points[start]),
                ends=", ".join(self._told_end(end) for begin, end in self._strikes if begin == start),
            )
            for start in self.starts
        ]
        return [*lines, *self._chosen()]

    def _told_end(self, end: PointId) -> str:
        """An end with where it is, and that it is used if it is."""
        there = self.names.point_there(self.g.box.chords(self.hero.fight.sheet).points[end])
        used = status_of(self.hero.fight, end) == "used"
        return self.words.say("terminal-oakdell-used", point=there) if used else there

    def _chosen(self) -> list[str]:
        """The two points, what the strike costs, and what it hits if that may be known."""
        points = self.g.box.chords(self.hero.fight.sheet).points
        start = self.names.point_there(points[self.start])
        if not self.end:
            return [self.words.say("terminal-oakdell-strike-from", start=start)]
        ways, end = self._ways(), self.names.point_there(points[self.end])
        told = [self.words.say("terminal-oakdell-strike-to", start=start, end=end)]
        told.append(self.words.narrator.option(self.g, ways[self.way % len(ways)]))
        if len(ways) > 1:
            told[-1] += f" ({self.words.say('terminal-oakdell-strike-ways', n=len(ways))})"
        if may_measure(self.g, self.hero.seat):
            told.append(measured(self.g, self.words, self.hero, self.start, self.end))
        return told

    def _measured_line(self) -> Line | None:
        """The line itself, under the Potion of Focus only."""
        if not (self.end and may_measure(self.g, self.hero.seat)):
            return None
        return self.g.box.chords(self.hero.fight.sheet).line(self.start, self.end)


def _after(points: Sequence[PointId], point: PointId, by: int) -> PointId:
    """The next point or the one before, all around."""
    if point not in points:
        return points[0 if by > 0 else -1]
    return points[(points.index(point) + by) % len(points)]

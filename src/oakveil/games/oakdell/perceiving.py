"""How a player that is a program sees a monster sheet: like a person, a little wrong (specification, section 10).

Attack points are seen shifted by a few units; only under the Potion of Focus they are where they are.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from .box import Box
from .chords import Chords
from .records import IconId, Line, LinkId, PartId, PointId, Sheet, SheetId
from .state import Hero, OakDell

COPIES = 6
"""In so many ways a program may see a sheet; another one each turn."""
OFF_BODY = -1
APART = -2


class Sight:
    """A sheet as it is seen: which part each two of its lines cross on, which icons and links each line meets."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self._chords = Chords(sheet)
        self.parts: tuple[PartId, ...] = tuple(part.id for part in sheet.parts)
        self.pairs: tuple[tuple[PointId, PointId], ...] = tuple(combinations([point.id for point in sheet.points], 2))
        self.number: dict[tuple[PointId, PointId], int] = {}
        lines: list[Line] = []
        for number, (a, b) in enumerate(self.pairs):
            self.number[a, b] = self.number[b, a] = number
            lines.append(self._chords.line(a, b))
        self.icons: tuple[tuple[IconId, ...], ...] = tuple(self._chords.icons(line) for line in lines)
        self.links: tuple[tuple[LinkId, ...], ...] = tuple(self._chords.links(line) for line in lines)
        self._lines = lines
        part_of = {part: place for place, part in enumerate(self.parts)}
        self.meet: list[list[int]] = [[APART] * len(lines) for _ in lines]
        """For two lines by their numbers: the place of the part on which they cross, off body, or apart."""
        for number, line in enumerate(lines):
            row = self.meet[number]
            for crossing in self._chords.crossings(line, lines):
                row[crossing.line] = OFF_BODY if crossing.part is None else part_of[crossing.part]

    def hits(self, number: int, older: tuple[Line, ...]) -> list[int]:
        """The parts, by their places, on which a line would hit older ones."""
        row, found = self.meet[number], list[int]()
        for line in older:
            if line.start:
                part = row[self.number[line.start, line.end]]
                if part >= 0:
                    found.append(part)
        return found + self.marks_of(number, older)

    def marks_of(self, number: int, older: tuple[Line, ...]) -> list[int]:
        """The parts on which a line would hit older ones that use no points."""
        free = tuple([line for line in older if not line.start])
        return self.marks(self._lines[number], free) if free else []

    def marks(self, line: Line, older: tuple[Line, ...]) -> list[int]:
        """The same for a line that uses no points."""
        crossed = self._chords.crossings(line, older)
        return [self.parts.index(one.part) for one in crossed if one.part is not None]


_SEEN: WeakKeyDictionary[Box, dict[tuple[SheetId, int, int], Sight]] = WeakKeyDictionary()


def sight_of(g: OakDell, hero: Hero, eye: int) -> Sight:
    """How the hero's sheet is seen in this turn, with an error of up to `eye` units on each axis."""
    turn = g.state.turn
    focused = turn is not None and turn.seat == hero.seat and turn.focus
    error = 0 if focused else eye
    copy = (g.state.round * 7 + len(hero.dice) * 3 + hero.seat) % COPIES if error else 0
    seen = _SEEN.setdefault(g.box, {})
    key = (hero.fight.sheet, error, copy)
    if key not in seen:
        seen[key] = Sight(_blurred(g.box.sheets[hero.fight.sheet], error, copy))
    return seen[key]


def _blurred(sheet: Sheet, error: int, copy: int) -> Sheet:
    """A sheet whose points are shifted; the same copy is always shifted in the same way."""
    if not error:
        return sheet
    chance = Random(f"{sheet.id} {error} {copy}")
    points = [
        replace(point, x=point.x + chance.randint(-error, error), y=point.y + chance.randint(-error, error))
        for point in sheet.points
    ]
    return replace(sheet, points=tuple(points))

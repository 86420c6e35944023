"""What the lines of a sheet cross, worked out once for every pair of its attack points."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import get_args

from oakveil.kernel.rulebook import rule

from .geometry import body_of, crossing, meets_icon, meets_link, met, turn
from .records import Crossing, IconId, Line, LinkId, PartId, Point, PointColour, PointId, PoolId, Sheet

_Pair = tuple[PointId, PointId]
_Found = tuple[int, int, int, PartId | None]
"""A crossing without the number of its line."""


class Chords:
    """The lines that can be drawn between the points of a sheet, and all that they cross."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._body = body_of(sheet.parts)
        self.points: dict[PointId, Point] = {point.id: point for point in sheet.points}
        self.part_pool: dict[PartId, PoolId | None] = {part.id: part.pool for part in sheet.parts}
        """The pool that hits on each part go to; None: they remove nothing (OAK-DMG-02)."""
        self.points_of: dict[PointColour, tuple[PointId, ...]] = {
            colour: tuple(point.id for point in sheet.points if point.colour == colour)
            for colour in get_args(PointColour)
        }
        """The points of each colour."""
        self._lines: dict[_Pair, Line] = {
            (a.id, b.id): Line(a.x, a.y, b.x, b.y, a.id, b.id) for a in sheet.points for b in sheet.points if a != b
        }
        self._icons = {pair: self._icons_on(line) for pair, line in self._lines.items()}
        self._links = {pair: self._links_on(line) for pair, line in self._lines.items()}
        self._crossed = self._table()

    def line(self, a: PointId, b: PointId) -> Line:
        """The line from one point to another."""
        return self._lines[a, b]

    @rule("OAK-GEO-06", "OAK-GEO-07", "OAK-GEO-10")
    def crossings(self, line: Line, older: Sequence[Line]) -> tuple[Crossing, ...]:
        """Where a new line crosses older ones, in their order: each counts, even if several do so in the same point."""
        if not line.start:
            return self._exact(line, older)
        found = []
        of_line = self._crossed[line.start, line.end]
        for number, other in enumerate(older):
            at = of_line.get((other.start, other.end)) if other.start else self._at(line, other)
            if at is not None:
                found.append(Crossing(number, *at))
        return tuple(found)

    def icons(self, line: Line) -> tuple[IconId, ...]:
        """The icons that a line crosses (OAK-GEO-08), those already taken too."""
        return self._icons[line.start, line.end] if line.start else self._icons_on(line)

    def links(self, line: Line) -> tuple[LinkId, ...]:
        """The chain links that a line touches (OAK-GEO-09), those already broken too."""
        return self._links[line.start, line.end] if line.start else self._links_on(line)

    def _exact(self, line: Line, older: Sequence[Line]) -> tuple[Crossing, ...]:
        at = [self._at(line, other) for other in older]
        return tuple(Crossing(number, *one) for number, one in enumerate(at) if one is not None)

    def _at(self, line: Line, other: Line) -> _Found | None:
        point = crossing(line, other)
        return None if point is None else (*point, self._body.part_at(*point))

    def _icons_on(self, line: Line) -> tuple[IconId, ...]:
        return tuple(icon.id for icon in self._sheet.icons if meets_icon(line, icon))

    def _links_on(self, line: Line) -> tuple[LinkId, ...]:
        return tuple(link.id for link in self._sheet.chains if meets_link(line, link))

    def _table(self) -> dict[_Pair, dict[_Pair, _Found]]:
        """For each line the lines that cross it, and where; every line is known by its two points in either order.

        On which side of a line each point lies is worked out once, for all other lines.
        """
        points = self._sheet.points
        lines = [self._lines[a.id, b.id] for a, b in combinations(points, 2)]
        ends = list(combinations(range(len(points)), 2))
        sides = [[turn(line.x1, line.y1, line.x2, line.y2, at.x, at.y) for at in points] for line in lines]
        table: dict[_Pair, dict[_Pair, _Found]] = {}
        for line in lines:
            table[line.start, line.end] = table[line.end, line.start] = {}
        for number, line in enumerate(lines):
            (a, b), side = ends[number], sides[number]
            for other, (c, d) in enumerate(ends[:number]):
                r, s = side[c], side[d]
                if r < 0 < s or s < 0 < r:
                    p, q = sides[other][a], sides[other][b]
                    if p < 0 < q or q < 0 < p:
                        x, y, scale = met(line, lines[other])
                        found = (x, y, scale, self._body.part_at(x, y, scale))
                        _note(table, line, lines[other], found)
                        _note(table, lines[other], line, found)
        return table


def _note(table: dict[_Pair, dict[_Pair, _Found]], line: Line, other: Line, found: _Found) -> None:
    of_line = table[line.start, line.end]
    of_line[other.start, other.end] = of_line[other.end, other.start] = found

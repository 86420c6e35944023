"""Lines, parts, icons and links of a sheet, decided exactly: whole numbers only (specification, section 3.7).

A crossing is not rounded: it stands as (x, y, d) for the point (x/d, y/d), with d above 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from oakveil.kernel.rulebook import rule

from .records import SIZE, Icon, Line, Link, Part, PartId, Polygon

Point = tuple[int, int, int]
"""The point (x/d, y/d) as x, y, d."""
Segment = tuple[int, int, int, int]
"""From (x1, y1) to (x2, y2), such as an edge of a polygon."""
BAND = 25
"""Polygons are looked up in bands of so many units, so that only edges near a point are looked at."""


def turn(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> int:
    """On which side of the line from a to b the point c lies: above 0, below 0, or 0 on it."""
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


@rule("OAK-GEO-01", "OAK-GEO-02", "OAK-GEO-03")
def crossing(one: Line, other: Line) -> Point | None:
    """The one point that is inside both lines. Shared ends, touching ends and overlaps are no crossings."""
    px, py, qx, qy = one.x1, one.y1, one.x2, one.y2
    rx, ry, sx, sy = other.x1, other.y1, other.x2, other.y2
    r, s = turn(px, py, qx, qy, rx, ry), turn(px, py, qx, qy, sx, sy)
    if not (r < 0 < s or s < 0 < r):
        return None
    p, q = turn(rx, ry, sx, sy, px, py), turn(rx, ry, sx, sy, qx, qy)
    if not (p < 0 < q or q < 0 < p):
        return None
    return met(one, other)


@rule("OAK-GEO-03")
def met(one: Line, other: Line) -> Point:
    """Where two lines that are known to cross do so: P + (N/D)(Q-P)."""
    dx, dy = one.x2 - one.x1, one.y2 - one.y1
    ex, ey = other.x2 - other.x1, other.y2 - other.y1
    d = dx * ey - dy * ex
    n = (other.x1 - one.x1) * ey - (other.y1 - one.y1) * ex
    x, y = one.x1 * d + n * dx, one.y1 * d + n * dy
    return (x, y, d) if d > 0 else (-x, -y, -d)


@rule("OAK-GEO-04")
def holds(edges: Sequence[Segment], x: int, y: int, d: int) -> bool:
    """Whether the polygon of these edges contains the point (x/d, y/d); outline and corners belong to it."""
    inside = False
    for x1, y1, x2, y2 in edges:
        side = (x2 - x1) * (y - y1 * d) - (y2 - y1) * (x - x1 * d)
        if side == 0:
            if min(x1, x2) * d <= x <= max(x1, x2) * d and min(y1, y2) * d <= y <= max(y1, y2) * d:
                return True
        elif (y1 * d > y) != (y2 * d > y) and (side > 0) == (y2 > y1):
            inside = not inside
    return inside


def edges_of(polygon: Polygon) -> tuple[Segment, ...]:
    """The edges of a polygon, the last one back to its first corner."""
    return tuple((*one, *two) for one, two in pairwise((*polygon, polygon[0])))


class Slice(Struct, frozen=True):
    """What a band of the sheet has of a polygon: the edges that reach into it; `left` and `right` end the polygon."""

    part: PartId
    left: int
    right: int
    edges: tuple[Segment, ...]


class Body(Struct, frozen=True):
    """The parts of a sheet made ready for many look-ups: for each band its slices, from front to back."""

    bands: tuple[tuple[Slice, ...], ...]

    @rule("OAK-GEO-05")
    def part_at(self, x: int, y: int, d: int) -> PartId | None:
        """The first part that contains the point (x/d, y/d) in one of its polygons; None: it is off body."""
        band = y // (d * BAND)
        if not 0 <= band < len(self.bands):
            return None
        for slice in self.bands[band]:
            if slice.left * d <= x <= slice.right * d and holds(slice.edges, x, y, d):
                return slice.part
        return None


def body_of(parts: Sequence[Part]) -> Body:
    """Parts made ready."""
    polygons = [(part.id, polygon) for part in parts for polygon in part.polygons]
    slices = [[_slice(part, polygon, low) for part, polygon in polygons] for low in range(0, SIZE + 1, BAND)]
    return Body(tuple(tuple(slice for slice in band if slice.edges) for band in slices))


def _slice(part: PartId, polygon: Polygon, low: int) -> Slice:
    across = [x for x, _ in polygon]
    near = [edge for edge in edges_of(polygon) if min(edge[1], edge[3]) <= low + BAND and max(edge[1], edge[3]) >= low]
    return Slice(part, min(across), max(across), tuple(near))


@rule("OAK-GEO-08")
def meets_icon(line: Line, icon: Icon) -> bool:
    """Whether a line comes as near to the centre of an icon as its radius."""
    dx, dy = line.x2 - line.x1, line.y2 - line.y1
    ux, uy = icon.x - line.x1, icon.y - line.y1
    along, length, reach = ux * dx + uy * dy, dx * dx + dy * dy, icon.r * icon.r
    if along <= 0:
        return ux * ux + uy * uy <= reach
    if along >= length:
        return (icon.x - line.x2) ** 2 + (icon.y - line.y2) ** 2 <= reach
    return (dx * uy - dy * ux) ** 2 <= reach * length


@rule("OAK-GEO-09")
def meets_link(line: Line, link: Link) -> bool:
    """Whether a line shares at least one point with a chain link; touching is enough."""
    drawn = (line.x1, line.y1, line.x2, line.y2)
    return any(meets(drawn, (*one, *two)) for one, two in pairwise(link.path))


def meets_part(line: Line, part: Part) -> bool:
    """Whether a line shares at least one point with a part."""
    drawn = (line.x1, line.y1, line.x2, line.y2)
    polygons = [edges_of(polygon) for polygon in part.polygons]
    return any(holds(edges, line.x1, line.y1, 1) or any(meets(drawn, edge) for edge in edges) for edges in polygons)


def meets(one: Segment, other: Segment) -> bool:
    """Whether two segments share at least one point; their ends belong to them."""
    px, py, qx, qy = one
    rx, ry, sx, sy = other
    r, s = turn(px, py, qx, qy, rx, ry), turn(px, py, qx, qy, sx, sy)
    p, q = turn(rx, ry, sx, sy, px, py), turn(rx, ry, sx, sy, qx, qy)
    if r == s == p == q == 0:
        return _overlap(px, qx, rx, sx) and _overlap(py, qy, ry, sy)
    return not ((r > 0 and s > 0) or (r < 0 and s < 0) or (p > 0 and q > 0) or (p < 0 and q < 0))


def _overlap(a: int, b: int, c: int, d: int) -> bool:
    """Whether the stretch from a to b, on one axis, and the one from c to d share a place."""
    return max(min(a, b), min(c, d)) <= min(max(a, b), max(c, d))


def is_near(point: Point, segment: Segment, halves: int) -> bool:
    """Whether a point is nearer to a segment than so many half units."""
    x, y, d = point
    x1, y1, x2, y2 = segment
    dx, dy = x2 - x1, y2 - y1
    ux, uy = x - x1 * d, y - y1 * d
    along, length = ux * dx + uy * dy, dx * dx + dy * dy
    if along <= 0:
        return 4 * (ux * ux + uy * uy) < (halves * d) ** 2
    if along >= length * d:
        return 4 * ((x - x2 * d) ** 2 + (y - y2 * d) ** 2) < (halves * d) ** 2
    return 4 * (dx * uy - dy * ux) ** 2 < (halves * d) ** 2 * length

"""What must hold of the drawings of monster sheets (specification, section 12.2).

These checks take time and are made for the sheets of content packs only; a test makes them for those of the house.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from oakveil.kernel.faults import Fault, Place

from .chords import Chords
from .faulting import error, warning
from .geometry import BAND, Segment, edges_of, holds, is_near, meets
from .plain_lines import defeating
from .records import SIZE, Crossing, Icon, Line, Polygon, Sheet, SheetsFile

CLEAR = 20
"""Attack points are at least so far from every outline and link."""


def check_shapes(sheets: SheetsFile) -> Iterator[Fault]:
    """Outlines, what can be hit and reached, and what is too near to tell by eye (V07 to V10, V13, V14)."""
    for sheet in sheets.sheet:
        at = Place("sheets.toml", sheet.id)
        crossed = list(_check_outlines(sheet, at))
        yield from crossed
        yield from _check_clear(sheet, at)
        if not crossed:
            yield from _check_lines(sheet, at)


def _check_outlines(sheet: Sheet, at: Place) -> Iterator[Fault]:
    """V07: a polygon has an area, and no edge touches another but its neighbours at their common corner."""
    for number, part in enumerate(sheet.parts):
        here = at.at_field("parts").at_item(number, part)
        for polygon in part.polygons:
            tangle = _tangle(polygon)
            if tangle is not None:
                yield error(here, "tangle", part=part.id, x=tangle[0], y=tangle[1])


def _tangle(polygon: Polygon) -> tuple[int, int] | None:
    """A corner near which a polygon crosses or touches itself, or runs back along itself."""
    edges = edges_of(polygon)
    last = len(edges) - 1
    for (i, one), (j, other) in combinations(enumerate(edges), 2):
        if j == i + 1 or (i, j) == (0, last):
            tangled = _folded(one, other) if j == i + 1 else _folded(other, one)
        else:
            tangled = meets(one, other)
        if tangled:
            return other[0], other[1]
    return None


def _folded(one: Segment, then: Segment) -> bool:
    """Whether an edge has no length, or the next one runs back along it."""
    ax, ay = one[2] - one[0], one[3] - one[1]
    bx, by = then[2] - then[0], then[3] - then[1]
    return ax * by == ay * bx and ax * bx + ay * by <= 0


def _check_clear(sheet: Sheet, at: Place) -> Iterator[Fault]:
    """V08: attack points are outside all parts, and clear of outlines and links."""
    things = [(part.id, edges_of(polygon), True) for part in sheet.parts for polygon in part.polygons]
    things += [(link.id, edges_of(link.path)[:-1], False) for link in sheet.chains]
    for number, point in enumerate(sheet.points):
        for name, edges, closed in things:
            inside = closed and holds(edges, point.x, point.y, 1)
            if inside or any(is_near((point.x, point.y, 1), edge, 2 * CLEAR) for edge in edges):
                yield error(at.at_field("points").at_item(number, point), "not-clear", point=point.id, thing=name)
                break


def _check_lines(sheet: Sheet, at: Place) -> Iterator[Fault]:
    """V09, V10, V13 and V14: what the lines between the points do."""
    chords = Chords(sheet)
    lines = [chords.line(a.id, b.id) for a, b in combinations(sheet.points, 2)]
    reached = {icon for line in lines for icon in chords.icons(line)}
    for number, icon in enumerate(sheet.icons):
        if icon.id not in reached:
            yield error(at.at_field("icons").at_item(number, icon), "icon-reach", icon=icon.id)
    crossings = [one for number, line in enumerate(lines) for one in chords.crossings(line, lines[:number])]
    fed = {chords.part_pool[crossing.part] for crossing in crossings if crossing.part is not None}
    missed = [pool for pool in sheet.pools if pool.id not in fed]
    for pool in missed:
        yield error(at.at_field("pools"), "never-hit", pool=pool.id)
    if not missed and defeating(sheet, chords) is None:
        yield warning(at, "no-way")
    close = _near_outlines(sheet, crossings)
    if close:
        yield warning(at.at_field("parts"), "near-outline", found=close)
    rims = sum(_near_rim(line, icon) for line in lines for icon in sheet.icons)
    if rims:
        yield warning(at.at_field("icons"), "near-rim", found=rims)


def _near_outlines(sheet: Sheet, crossings: list[Crossing]) -> int:
    """How many crossings are nearer to an outline than half a unit."""
    edges = [edge for part in sheet.parts for polygon in part.polygons for edge in edges_of(polygon)]
    bands = [
        [edge for edge in edges if min(edge[1], edge[3]) <= low + BAND + 1 and max(edge[1], edge[3]) >= low - 1]
        for low in range(0, SIZE + 1, BAND)
    ]
    return sum(
        any(is_near((one.x, one.y, one.d), edge, 1) for edge in bands[one.y // (one.d * BAND)]) for one in crossings
    )


def _near_rim(line: Line, icon: Icon) -> bool:
    """Whether a line passes the rim of an icon nearer than half a unit, on either side."""
    centre, drawn = (icon.x, icon.y, 1), (line.x1, line.y1, line.x2, line.y2)
    return is_near(centre, drawn, 2 * icon.r + 1) and not is_near(centre, drawn, 2 * icon.r - 1)

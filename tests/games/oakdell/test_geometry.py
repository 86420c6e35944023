"""Geometry is exact, and agrees with shapely wherever its rounding leaves no doubt (OAK-GEO).

With OAKVEIL_FULL=1 on ten times as many cases.
"""

import os
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from oakveil.games.oakdell.catalogue import house
from oakveil.games.oakdell.geometry import (
    Segment,
    body_of,
    crossing,
    edges_of,
    holds,
    is_near,
    meets,
    meets_icon,
    meets_link,
    meets_part,
)
from oakveil.games.oakdell.records import Icon, Line, Link, Part, Polygon
from oakveil.kernel.text import Name

CASES = 100_000 if os.environ.get("OAKVEIL_FULL") == "1" else 10_000
SQUARE: Polygon = ((100, 100), (300, 100), (300, 300), (100, 300))
DENT: Polygon = ((100, 100), (200, 200), (300, 100), (300, 300), (100, 300))
"""A square with a dent in its upper side."""
NEAR = Fraction(1, 10**6)
"""Nearer than this to an outline or a rim, shapely is not asked."""


def line(x1: int, y1: int, x2: int, y2: int) -> Line:
    return Line(x1, y1, x2, y2)


def part(*polygons: Polygon, id: str = "body") -> Part:
    return Part(id=id, name=Name(en=id), polygons=polygons)


def segments(random: Random, size: int) -> list[Segment]:
    """Segments of whole numbers; with a small size many of them touch, overlap or share an end.

    None is without length: shapely has no opinion about those.
    """
    found: list[Segment] = []
    while len(found) < CASES:
        x1, y1, x2, y2 = (random.randint(0, size) for _ in range(4))
        if (x1, y1) != (x2, y2):
            found.append((x1, y1, x2, y2))
    return found


def drawn(segments: list[Segment]) -> Any:
    """The same for shapely."""
    return shapely.linestrings(np.array(segments, dtype=float).reshape(-1, 2, 2))


# -- where two lines cross ---------------------------------------------------------------------------------------------


@pytest.mark.rule("OAK-GEO-01", "OAK-GEO-03")
def test_two_lines_cross_in_one_point_inside_both() -> None:
    assert crossing(line(0, 0, 10, 10), line(0, 10, 10, 0)) == (1000, 1000, 200)
    assert crossing(line(0, 0, 3, 1), line(1, 1, 2, 0)) == (6, 2, 4)
    assert crossing(line(0, 0, 10, 10), line(20, 0, 12, 30)) is None


@pytest.mark.rule("OAK-GEO-03")
def test_the_crossing_is_the_same_whichever_way_the_lines_run() -> None:
    one, other = line(510, 20, 30, 977), line(55, 40, 860, 811)
    back, forth = line(30, 977, 510, 20), line(860, 811, 55, 40)

    points = {crossing(*pair) for pair in ((one, other), (other, one), (back, other), (one, forth), (forth, back))}

    assert len(points) == 1
    (found,) = points
    assert found is not None and found[2] > 0


@pytest.mark.rule("OAK-GEO-02")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param((0, 0, 10, 0), (0, 0, 5, 5), id="a shared end"),
        pytest.param((0, 0, 10, 0), (10, 0, 20, 7), id="end to end"),
        pytest.param((0, 0, 10, 0), (5, 0, 5, 9), id="an end that touches the inside"),
        pytest.param((5, 0, 5, 9), (0, 0, 10, 0), id="the inside touched by an end"),
        pytest.param((0, 0, 10, 0), (3, 0, 7, 0), id="one inside the other"),
        pytest.param((0, 0, 10, 0), (5, 0, 15, 0), id="an overlap"),
        pytest.param((0, 0, 10, 0), (10, 0, 0, 0), id="the same backwards"),
        pytest.param((0, 0, 10, 0), (10, 0, 15, 0), id="one behind the other, touching"),
        pytest.param((0, 0, 10, 0), (11, 0, 15, 0), id="one behind the other, apart"),
        pytest.param((0, 0, 10, 0), (0, 1, 10, 1), id="parallel"),
        pytest.param((0, 0, 10, 10), (20, 0, 11, 9), id="it ends short of the other"),
        pytest.param((5, 5, 5, 5), (0, 0, 10, 10), id="a line without length"),
        pytest.param((500, 400, 600, 400), (500, 955, 500, 50), id="OAK-EX-24: an end on a vertical line"),
        pytest.param((500, 400, 500, 500), (500, 955, 500, 50), id="OAK-EX-24: on a vertical line"),
    ],
)
def test_touching_and_overlapping_are_no_crossings(one: Segment, other: Segment) -> None:
    assert crossing(line(*one), line(*other)) is None
    assert crossing(line(*other), line(*one)) is None


@pytest.mark.rule("OAK-GEO-01")
def test_a_hair_decides_exactly() -> None:
    long = line(0, 0, 1000, 999)

    assert crossing(long, line(999, 998, 999, 0)) is None, "it ends 0.001 units before it"
    assert crossing(long, line(999, 999, 999, 0)) is not None


@pytest.mark.rule("OAK-GEO-01", "OAK-GEO-02")
@pytest.mark.parametrize("size", [6, 40, 1000])
def test_whether_lines_cross_is_what_shapely_says(size: int) -> None:
    random = Random(size)
    ones, others = segments(random, size), segments(random, size)

    said = shapely.crosses(drawn(ones), drawn(others))

    found = [crossing(line(*one), line(*other)) is not None for one, other in zip(ones, others, strict=True)]
    assert found == said.tolist()
    assert 100 < sum(found) < CASES


@pytest.mark.rule("OAK-GEO-03")
def test_where_lines_cross_is_where_shapely_says() -> None:
    random = Random(3)
    ones, others = segments(random, 1000), segments(random, 1000)
    points = shapely.intersection(drawn(ones), drawn(others))

    for one, other, point in zip(ones, others, points.tolist(), strict=True):
        at = crossing(line(*one), line(*other))
        if at is not None:
            x, y, d = at
            assert d > 0
            assert (x / d, y / d) == pytest.approx((point.x, point.y), abs=1e-6)


# -- in which part a point lies ----------------------------------------------------------------------------------------


@pytest.mark.rule("OAK-GEO-04")
@pytest.mark.parametrize(
    ("x", "y", "inside"),
    [
        (200, 250, True),
        (100, 100, True),  # a corner
        (300, 300, True),
        (200, 200, True),  # the tip of the dent
        (150, 150, True),  # on an edge
        (100, 200, True),
        (200, 300, True),
        (200, 199, False),  # in the dent
        (200, 150, False),
        (200, 100, False),  # level with two corners
        (99, 200, False),
        (301, 300, False),
        (350, 100, False),  # on the line of an edge, but not on the edge
        (400, 200, False),  # level with the tip of the dent
        (50, 300, False),  # level with the lower side
    ],
)
def test_outline_and_corners_belong_to_a_polygon(x: int, y: int, inside: bool) -> None:
    assert holds(edges_of(DENT), x, y, 1) is inside
    assert holds(edges_of(DENT[::-1]), x * 7, y * 7, 7) is inside, "nor does it matter how the point is written"


@pytest.mark.rule("OAK-GEO-04")
def test_a_point_between_two_numbers_is_not_rounded() -> None:
    edges = edges_of(((0, 0), (1000, 999), (0, 999)))

    assert holds(edges, 500 * 1000, 499_500, 1000)
    assert not holds(edges, 500 * 1000 + 1, 499_500, 1000)
    assert holds(edges, 500 * 1000 - 1, 499_500, 1000)


@pytest.mark.rule("OAK-GEO-05")
def test_a_point_belongs_to_the_first_part_from_front_to_back() -> None:
    body = body_of((part(((150, 150), (250, 150), (250, 250)), id="tongue"), part(SQUARE, id="chest")))

    assert body.part_at(240, 160, 1) == "tongue"
    assert body.part_at(150, 150, 1) == "tongue", "its corner lies on both"
    assert body.part_at(160, 240, 1) == "chest"
    assert body.part_at(300, 100, 1) == "chest"
    assert body.part_at(301, 100, 1) is None
    assert body.part_at(-10, 50, 1) is None and body.part_at(50, 5000, 1) is None, "nothing lies beyond the sheet"


@pytest.mark.rule("OAK-GEO-04")
def test_a_part_is_all_of_its_polygons_together() -> None:
    wings = body_of((part(SQUARE, ((200, 200), (400, 200), (400, 400), (200, 400)), id="wings"),))

    assert {wings.part_at(x, y, 1) for x, y in ((110, 110), (250, 250), (390, 390))} == {"wings"}, "overlaps too"
    assert wings.part_at(390, 110, 1) is None


def spots(random: Random, size: int) -> Iterator[tuple[int, int, int]]:
    for _ in range(CASES // 18):
        d = random.choice((1, 1, 2, 7, 10_007, 998_001))
        yield random.randint(0, size * d), random.randint(0, size * d), d


@pytest.mark.rule("OAK-GEO-04", "OAK-GEO-05")
@pytest.mark.parametrize("sheet", house().sheets)
def test_where_a_point_lies_is_what_shapely_says(sheet: str) -> None:
    parts = house().sheets[sheet].parts
    body = body_of(parts)
    shapes = [(part.id, [shapely.Polygon(polygon) for polygon in part.polygons]) for part in parts]
    random, doubtful = Random(5), 0

    for x, y, d in spots(random, 1000):
        point = shapely.Point(x / d, y / d)
        if d > 1 and min(polygon.exterior.distance(point) for _, polygons in shapes for polygon in polygons) < NEAR:
            doubtful += 1
            continue
        said = next((id for id, polygons in shapes if any(polygon.covers(point) for polygon in polygons)), None)
        assert body.part_at(x, y, d) == said, (x, y, d)

    assert doubtful < 10


@given(st.integers(0, 400), st.integers(0, 400), st.integers(1, 50), st.sampled_from([SQUARE, DENT]))
def test_bands_are_only_a_short_cut(x: int, y: int, d: int, polygon: Polygon) -> None:
    inside = holds(edges_of(polygon), x * d + 1, y * d, d)

    assert (body_of((part(polygon),)).part_at(x * d + 1, y * d, d) is not None) is inside


# -- icons, links, parts -----------------------------------------------------------------------------------------------


def icon(x: int, y: int, r: int) -> Icon:
    return Icon("I1", "key", x, y, r)


@pytest.mark.rule("OAK-GEO-08")
@pytest.mark.parametrize(
    ("drawn", "x", "y", "r", "crossed"),
    [
        ((0, 0, 100, 0), 50, 20, 20, True),  # exactly the radius beside it
        ((0, 0, 100, 0), 50, 21, 20, False),
        ((0, 0, 100, 0), -12, 16, 20, True),  # exactly the radius before its beginning
        ((0, 0, 100, 0), -12, 17, 20, False),
        ((0, 0, 100, 0), 112, 16, 20, True),  # and behind its end
        ((0, 0, 100, 0), 113, 16, 20, False),
        ((0, 0, 100, 0), 0, 20, 20, True),  # beside its beginning
        ((0, 0, 100, 0), 100, 20, 20, True),
        ((0, 0, 300, 400), 150 + 16, 200 - 12, 20, True),  # a slanting one, exactly
        ((0, 0, 300, 400), 150 + 17, 200 - 12, 20, False),
        ((40, 40, 45, 45), 42, 42, 20, True),  # a line inside the icon
        ((42, 42, 42, 42), 54, 58, 20, True),  # a line without length
        ((42, 42, 42, 42), 54, 59, 20, False),
    ],
)
def test_a_line_takes_an_icon_at_its_radius(drawn: Segment, x: int, y: int, r: int, crossed: bool) -> None:
    x1, y1, x2, y2 = drawn

    assert meets_icon(line(*drawn), icon(x, y, r)) is crossed
    assert meets_icon(line(x2, y2, x1, y1), icon(x, y, r)) is crossed


@pytest.mark.rule("OAK-GEO-08")
def test_whether_a_line_takes_an_icon_is_what_shapely_says() -> None:
    random = Random(8)
    lines = segments(random, 200)
    centres = [(random.randint(0, 200), random.randint(0, 200), random.randint(8, 40)) for _ in lines]

    far = shapely.distance(drawn(lines), shapely.points(np.array([centre[:2] for centre in centres], dtype=float)))

    for one, (x, y, r), distance in zip(lines, centres, far.tolist(), strict=True):
        if abs(distance - r) > NEAR:
            assert meets_icon(line(*one), icon(x, y, r)) is (distance < r), (one, x, y, r)


@pytest.mark.rule("OAK-GEO-09")
@pytest.mark.parametrize(
    ("drawn", "broken"),
    [
        ((0, 50, 100, 50), True),  # across
        ((0, 0, 50, 0), True),  # it ends on the link's beginning
        ((0, 0, 49, 0), False),
        ((0, 60, 50, 60), True),  # it ends on a segment
        ((0, 60, 49, 60), False),
        ((30, 80, 70, 120), True),  # it only touches the bend
        ((50, 10, 50, 90), True),  # along it
        ((50, 101, 50, 190), False),  # in its line, but apart
        ((60, 0, 60, 99), False),
        ((150, 0, 150, 200), True),  # through the second segment
        ((250, 100, 300, 100), False),  # in line with the second
        ((200, 100, 300, 100), True),  # it begins at its end
    ],
)
def test_a_line_breaks_a_link_that_it_touches(drawn: Segment, broken: bool) -> None:
    assert meets_link(line(*drawn), Link("C1", ((50, 0), (50, 100), (200, 100)))) is broken


@pytest.mark.rule("OAK-GEO-09")
@pytest.mark.parametrize("size", [6, 1000])
def test_whether_segments_meet_is_what_shapely_says(size: int) -> None:
    random = Random(size + 1)
    ones, others = segments(random, size), segments(random, size)

    said = shapely.intersects(drawn(ones), drawn(others))

    assert [meets(one, other) for one, other in zip(ones, others, strict=True)] == said.tolist()


def test_a_line_meets_a_part_inside_across_or_at_its_outline() -> None:
    square = part(SQUARE)

    assert meets_part(line(150, 150, 160, 160), square), "inside"
    assert meets_part(line(0, 200, 400, 200), square), "across"
    assert meets_part(line(0, 0, 100, 100), square), "at a corner"
    assert not meets_part(line(0, 0, 99, 99), square)


@pytest.mark.parametrize(
    ("x", "y", "d", "halves", "near"),
    [
        (0, 10, 1, 20, False),  # 10 away: not nearer than 10
        (0, 10, 1, 21, True),
        (101, 20, 10, 4, False),  # 2 away
        (101, 19, 10, 4, True),
        (-3, -4, 1, 10, False),  # 5 away from the beginning
        (-3, -4, 1, 11, True),
        (103, 4, 1, 10, False),  # and from the end
        (103, 4, 1, 11, True),
    ],
)
def test_how_near_a_point_lies_to_a_segment(x: int, y: int, d: int, halves: int, near: bool) -> None:
    assert is_near((x, y, d), (0, 0, 100, 0), halves) is near

"""What the lines of the house sheets cross: every check value of the specification, and its geometric examples."""

import tomllib
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from oakveil.games.oakdell import house_box
from oakveil.games.oakdell.chords import Chords
from oakveil.games.oakdell.geometry import meets_part
from oakveil.games.oakdell.plain_lines import defeating
from oakveil.games.oakdell.records import Crossing, Line, PartId

EXPECTED: dict[str, dict[str, Any]] = tomllib.loads(Path(__file__).with_name("expected.toml").read_text("utf-8"))
"""Counted by other means than ours."""
SHEETS = tuple(EXPECTED)
BOX = house_box()


def all_lines(sheet: str) -> list[Line]:
    return [BOX.chords(sheet).line(a.id, b.id) for a, b in combinations(BOX.sheets[sheet].points, 2)]


def lines(sheet: str, drawn: str) -> list[Line]:
    """Lines by their points: "P1-P7 P2-P9"."""
    pairs = [pair.partition("-") for pair in drawn.split()]
    return [BOX.chords(sheet).line(start, end) for start, _, end in pairs]


def hits(sheet: str, older: str, new: str | Line) -> list[tuple[float, float, PartId | None]]:
    """Where a new line crosses older ones, rounded to a tenth, and on which part."""
    line = new if isinstance(new, Line) else lines(sheet, new)[0]
    found = BOX.chords(sheet).crossings(line, lines(sheet, older))
    return [(round(one.x / one.d, 1), round(one.y / one.d, 1), one.part) for one in found]


def test_every_house_sheet_has_its_check_values() -> None:
    assert set(BOX.sheets) == set(SHEETS)
    assert len(SHEETS) == 18


@pytest.mark.rule("OAK-GEO-01", "OAK-GEO-04", "OAK-GEO-05")
@pytest.mark.parametrize("sheet", SHEETS)
def test_the_lines_of_a_sheet_cross_as_often_as_expected_on_each_part(sheet: str) -> None:
    drawn, expected = all_lines(sheet), EXPECTED[sheet]
    chords = BOX.chords(sheet)

    found = Counter(one.part for n, line in enumerate(drawn) for one in chords.crossings(line, drawn[:n]))

    assert len(drawn) == expected["chords"]
    assert (
        sum(any(meets_part(line, part) for part in BOX.sheets[sheet].parts) for line in drawn)
        == (expected["body_chords"])
    )
    assert found.pop(None) == expected["crossings_off_body"]
    assert found == expected["crossings_on_part"]


@pytest.mark.rule("OAK-GEO-08", "OAK-GEO-09")
@pytest.mark.parametrize("sheet", SHEETS)
def test_as_many_lines_as_expected_cross_each_icon_and_link(sheet: str) -> None:
    chords, drawn = BOX.chords(sheet), all_lines(sheet)

    assert Counter(icon for line in drawn for icon in chords.icons(line)) == EXPECTED[sheet]["icon_chords"]
    assert Counter(link for line in drawn for link in chords.links(line)) == EXPECTED[sheet].get("chain_chords", {})


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_known_solution_defeats_the_monster(sheet: str) -> None:
    solution = lines(sheet, " ".join("-".join(pair) for pair in EXPECTED[sheet]["solution"]))

    assert_defeats(sheet, solution)


@pytest.mark.parametrize("sheet", SHEETS)
def test_we_find_a_solution_of_our_own(sheet: str) -> None:
    solution = defeating(BOX.sheets[sheet], BOX.chords(sheet))

    assert solution is not None
    assert_defeats(sheet, solution)


def assert_defeats(sheet: str, solution: Sequence[Line]) -> None:
    chords = BOX.chords(sheet)
    ends = [end for line in solution for end in (line.start, line.end)]
    assert len(ends) == len(set(ends)), "no point is used twice"
    found = Counter(
        chords.part_pool[one.part]
        for n, line in enumerate(solution)
        for one in chords.crossings(line, solution[:n])
        if one.part is not None
    )
    assert {pool.id: found[pool.id] >= pool.start for pool in BOX.sheets[sheet].pools} == {
        pool.id: True for pool in BOX.sheets[sheet].pools
    }


# -- worked examples ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("OAK-GEO-06")
def test_oak_ex_02_a_new_line_crosses_two_older_ones_on_the_body() -> None:
    assert hits("ghost", "P5-P12 P6-P11", "P2-P9") == [(508.9, 364.2, "body"), (336.6, 535.2, "body")]


@pytest.mark.rule("OAK-GEO-06")
def test_oak_ex_03_a_line_through_the_crossing_of_two_older_ones_crosses_both() -> None:
    assert hits("chained_ogre", "P1-P7 P2-P9", "P5-P12") == [(500, 320, "body"), (500, 320, "body")]


@pytest.mark.rule("OAK-GEO-02", "OAK-GEO-05")
def test_oak_ex_12_connected_lines_do_not_cross_in_their_common_point() -> None:
    assert hits("ghost", "P5-P12", "P1-P7") == [(500, 355.6, "body")]
    assert hits("ghost", "P5-P12 P1-P7", "P7-P4") == [(803.9, 647.6, None)]


@pytest.mark.rule("OAK-GEO-04")
def test_oak_ex_13_a_corner_of_the_outline_belongs_to_the_body() -> None:
    assert hits("bloodroot", "P1-P9", "P2-P16") == [(500, 110, "plant")]


@pytest.mark.rule("OAK-GEO-05")
def test_oak_ex_14_a_crossing_beside_the_body_is_off_body() -> None:
    assert hits("ghost", "P3-P6", "P4-P7") == [(831.4, 619.7, None)]


@pytest.mark.rule("OAK-GEO-08")
def test_oak_ex_15_an_icon_is_missed_by_less_than_four_units() -> None:
    assert BOX.chords("ghost").icons(lines("ghost", "P1-P7")[0]) == ("I1",)
    assert BOX.chords("rat_pack").icons(lines("rat_pack", "P1-P7")[0]) == ()


@pytest.mark.rule("OAK-GEO-05")
def test_oak_ex_16_the_tongue_is_in_front_of_the_chest() -> None:
    assert hits("mimic", "P2-P8", "P4-P9") == [(550.7, 583.7, "tongue")]


@pytest.mark.rule("OAK-GEO-05", "OAK-GEO-06")
def test_oak_ex_17_tongue_and_chest_are_hit_by_the_same_line() -> None:
    drawn = "P2-P8 P4-P9"

    assert [part for _, _, part in hits("mimic", drawn, "P5-P10")] == ["tongue", "tongue"]
    assert Counter(part for _, _, part in hits("mimic", f"{drawn} P5-P10", "P6-P12")) == {"tongue": 1, "chest": 2}


@pytest.mark.rule("OAK-GEO-06")
def test_oak_ex_18_body_and_wings_are_hit_by_the_same_line() -> None:
    assert Counter(part for _, _, part in hits("gargoyle", "P1-P6 P2-P5", "P4-P13")) == {"body": 1, "wings": 1}


@pytest.mark.rule("OAK-GEO-09")
def test_oak_ex_19_a_side_line_breaks_two_links() -> None:
    assert BOX.chords("chained_ogre").links(lines("chained_ogre", "P3-P6")[0]) == ("C1", "C3")


@pytest.mark.rule("OAK-GEO-06")
def test_oak_ex_20_both_brothers_are_hit_by_the_same_line() -> None:
    assert Counter(part for _, _, part in hits("hob_and_nob", "P1-P8 P2-P6", "P5-P12")) == {"hob": 1, "nob": 1}


@pytest.mark.rule("OAK-GEO-05")
def test_oak_ex_21_the_trunk_has_no_pool() -> None:
    assert hits("hydra", "P7-P12", "P9-P16") == [(500, 720.1, "trunk")]
    assert BOX.chords("hydra").part_pool["trunk"] is None


@pytest.mark.rule("OAK-GEO-06")
def test_oak_ex_22_two_pairs_that_cross_each_other_are_four_hits() -> None:
    found = hits("gargoyle", "P4-P11 P5-P12 P2-P9 P7-P14", "P1-P8")

    assert found == [(500, 476.6, "body")] * 2 + [(500, 418.7, "body")] * 2


@pytest.mark.rule("OAK-GEO-07")
def test_oak_ex_23_a_short_line_anywhere_crosses_older_ones() -> None:
    found = hits("ghost", "P1-P7 P4-P10", Line(450, 500, 530, 560))

    assert found == [(500, 537.5, "body"), (493.4, 532.5, "body")]


@pytest.mark.rule("OAK-GEO-02")
@pytest.mark.parametrize("new", [Line(500, 400, 600, 400), Line(500, 400, 500, 500)])
def test_oak_ex_24_a_touching_end_and_an_overlap_are_no_crossings(new: Line) -> None:
    assert hits("ghost", "P1-P7", new) == []


# -- the table of a sheet ----------------------------------------------------------------------------------------------


def exactly(sheet: str, line: Line, older: Sequence[Line]) -> tuple[Crossing, ...]:
    """The same lines, worked out one by one instead of looked up."""
    free = replace(line, start="", end="")
    return BOX.chords(sheet).crossings(free, [replace(other, start="", end="") for other in older])


@pytest.mark.rule("OAK-GEO-07")
@pytest.mark.parametrize("sheet", SHEETS)
def test_what_is_looked_up_is_what_is_worked_out(sheet: str) -> None:
    chords, random = BOX.chords(sheet), Random(sheet)
    drawn = all_lines(sheet)
    drawn += [chords.line(line.end, line.start) for line in drawn]

    for _ in range(40):
        line, *older = random.sample(drawn, 20)
        mixed = [replace(other, start="", end="") if random.random() < 0.3 else other for other in older]
        free = replace(line, start="", end="")

        assert chords.crossings(line, mixed) == exactly(sheet, line, older)
        assert chords.icons(line) == chords.icons(free)
        assert chords.links(line) == chords.links(free)


@pytest.mark.rule("OAK-GEO-10")
def test_a_line_may_run_over_other_points() -> None:
    ghost = BOX.sheets["ghost"]
    points = tuple(replace(point, x=500, y=500) if point.id == "P2" else point for point in ghost.points)
    chords = Chords(replace(ghost, points=points))

    over = chords.line("P1", "P7")

    assert (over.x1, over.x2) == (500, 500), "it runs over P2"
    assert chords.crossings(over, [chords.line("P2", "P9")]) == (), "and a line from there only touches it"
    assert [one.part for one in chords.crossings(over, [chords.line("P10", "P4")])] == ["body"]


@pytest.mark.parametrize("shift", [-250, 250])
def test_points_may_be_seen_where_they_are_not(shift: int) -> None:
    """A bot that sees badly works on a sheet with shifted points, some of them beyond its margin."""
    ghost = BOX.sheets["ghost"]
    points = tuple(replace(point, y=point.y + shift) for point in ghost.points)
    chords = Chords(replace(ghost, points=points))
    drawn = [chords.line(a.id, b.id) for a, b in combinations(points, 2)]

    found = [one for n, line in enumerate(drawn) for one in chords.crossings(line, drawn[:n])]

    beyond = [one for one in found if not 0 <= one.y <= 1000 * one.d]
    assert beyond, "some cross above or below the sheet"
    assert {one.part for one in beyond} == {None}


def test_points_are_known_by_their_colours() -> None:
    assert BOX.chords("ghost").points_of == {
        "red": ("P1", "P5", "P9"),
        "yellow": ("P2", "P6", "P10"),
        "blue": ("P3", "P7", "P11"),
        "green": ("P4", "P8", "P12"),
    }

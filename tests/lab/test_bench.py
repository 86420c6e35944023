"""The benchmark runs and reports; how fast anything is does not matter here."""

from __future__ import annotations

import msgspec
import pytest

from bench.compare import Report, Runs
from bench.measures import MICROSECONDS, RATE, Measure, measures


@pytest.mark.parametrize(("unit", "measure"), measures().values(), ids=measures())
def test_everything_that_is_measured_can_be(unit: str, measure: Measure) -> None:
    assert measure(0.0) > 0


def test_a_figure_is_compared_with_the_yardstick_of_the_same_round() -> None:
    runs = Runs()
    for ours, theirs in ((30.0, 10.0), (20.0, 20.0), (40.0, 20.0)):
        runs.add("catanatron: random play", RATE, theirs)
        runs.add("random play for 2", RATE, ours)
    yardstick, ours_in_all = runs.figures()
    assert yardstick.times is None
    assert (ours_in_all.median, ours_in_all.best, ours_in_all.times) == (30, 40, (2, 3))


def test_of_times_the_shorter_is_the_better() -> None:
    runs = Runs()
    for ours, theirs in ((10.0, 50.0), (20.0, 60.0)):
        runs.add("catanatron: copy of the whole table", MICROSECONDS, theirs)
        runs.add("copy of the whole table", MICROSECONDS, ours)
    copy = runs.figures()[1]
    assert (copy.median, copy.best, copy.times) == (15, 10, (4, 5))


def test_the_report_shows_the_load_and_what_could_not_be_measured() -> None:
    runs = Runs()
    runs.add("load a save", MICROSECONDS, 1234.5)
    report = Report("3.11", "Linux", 2, (0.5, 3.25), 1.5, runs.figures(), {"catanatron": "no network"})
    table = report.table()
    assert "load 0.5 before, 3.2 after; 1.50 s passed" in table
    assert "| load a save | 1,234 µs | 1,234 µs |  |  |" in table
    assert "catanatron was not measured: no network" in table
    assert msgspec.json.decode(report.json(), type=Report) == report

"""Frames: steps run as they are written; they act, push, or ask."""

from __future__ import annotations

import msgspec
import pytest

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import DONE, Frame, step
from oakveil.kernel.rulebook import carriers
from oakveil.kernel.table import State, Table


class Diary(State, kw_only=True):
    lines: list[str]


class Day(Table[Diary]):
    def write(self, line: str) -> None:
        self.state.lines.append(line)


class Say(Option, frozen=True):
    word: str


class Morning(Frame):
    """Wake, eat, work, sleep."""

    hungry: bool = True

    @step("DAY-WAKE-01")
    def wake(self, g: Day) -> None:
        g.write("wake")

    @step("DAY-EAT-01", "DAY-EAT-02")
    def eat(self, g: Day) -> Frame:
        return Meal(course="soup")

    @step()
    def work(self, g: Day) -> Ask | None:
        return Ask(1, "day.work", [Say("yes"), Say("again"), Say("home")]) if self.hungry else None

    def on_work(self, g: Day, choice: Say) -> Frame | None:
        g.write(choice.word)
        if choice == Say("again"):
            self.goto(Morning.wake)
        if choice == Say("home"):
            self.end()
        return Meal(course="cake") if choice == Say("yes") else None

    @step()
    def sleep(self, g: Day) -> None:
        g.write("sleep")


class Meal(Frame):
    course: str

    @step()
    def serve(self, g: Day) -> None:
        g.write(self.course)

    def helper(self) -> None:
        """Not a step."""


class Sunday(Morning):
    """Another way to eat, and tea last. What is written anew stays in its place."""

    @step()
    def eat(self, g: Day) -> Frame:
        return Meal(course="roast")

    @step()
    def tea(self, g: Day) -> None:
        g.write("tea")


def a_day(*frames: Frame) -> Day:
    table = Day(Diary(lines=[]), [*frames], Chance(b"day"))
    table.run()
    return table


def test_steps_run_in_the_order_in_which_they_are_written() -> None:
    assert list(Morning.plan) == ["wake", "eat", "work", "sleep", ""]
    g = a_day(Morning(hungry=False))
    assert g.state.lines == ["wake", "soup", "sleep"]
    assert g.stack == []


def test_a_step_that_is_written_anew_stays_in_its_place() -> None:
    assert list(Sunday.plan) == ["wake", "eat", "work", "sleep", "tea", ""]
    assert a_day(Sunday(hungry=False)).state.lines == ["wake", "roast", "sleep", "tea"]


def test_an_answer_goes_on_with_what_the_handler_says() -> None:
    g = a_day(Morning())
    g.answer(Say("yes"))
    assert g.state.lines == ["wake", "soup", "yes", "cake", "sleep"]


def test_goto_goes_back_and_end_leaves_the_rest_out() -> None:
    g = a_day(Morning())
    g.answer(Say("again"))
    assert g.state.lines == ["wake", "soup", "again", "wake", "soup"]
    g.answer(Say("home"))
    assert g.state.lines[-1] == "home"
    assert g.stack == []


def test_a_step_that_asks_is_the_step_where_the_frame_stays() -> None:
    g = a_day(Morning())
    (morning,) = g.stack
    assert morning.at == "work"
    g.run()
    assert morning.at == "work"
    assert g.state.lines == ["wake", "soup"]


def test_the_innermost_procedure_runs_first() -> None:
    g = a_day(Meal(course="below"), Meal(course="on top"))
    assert g.state.lines == ["on top", "below"]


def test_a_new_frame_begins_with_its_first_step_and_a_finished_one_is_taken_away() -> None:
    assert Meal(course="soup").at == ""
    assert a_day(Meal(course="soup", at=DONE)).state.lines == []


def test_a_frame_is_plain_data() -> None:
    saved = msgspec.json.encode(Morning(at="work"))
    assert saved == b'{"type":"Morning","hungry":true,"at":"work"}'
    assert msgspec.json.decode(saved, type=Morning) == Morning(at="work")


def test_steps_carry_rules() -> None:
    carried = carriers("DAY-")
    assert {id: [place.name for place in places] for id, places in carried.items()} == {
        "DAY-EAT-01": ["Morning.eat"],
        "DAY-EAT-02": ["Morning.eat"],
        "DAY-WAKE-01": ["Morning.wake"],
    }


class Mute(Frame):
    @step()
    def ask(self, g: Day) -> Ask:
        return Ask(1, "mute", [Say("well?")])


def test_a_step_that_asks_needs_a_handler() -> None:
    g = a_day(Mute())
    with pytest.raises(AssertionError, match=r"Mute\.ask asks but has no on_ask"):
        g.answer(Say("well?"))

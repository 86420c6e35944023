"""Clocks: the server keeps them, with a grace, and stops them for who is cut off."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from oakveil.kernel.ask import Clock
from oakveil.kernel.clock import Countdown
from oakveil.server.app import make_app
from oakveil.server.config import Config
from oakveil.server.pilot import keeps
from oakveil.server.rows import SeatRow, TableRow
from tests.duel.state import Aim

from .pages import House, Page, opened, play_on

TABLE = TableRow(
    id="aaaaaaaaaa",
    game="duel",
    ruleset="2",
    options={},
    phase="playing",
    created=1.0,
    touched=1.0,
    seats=(),
    pace=0,
    secret=b"",
)
RUSH = {"options": {"rush": True, "rounds": 9}}


@pytest.fixture
def quick(config: Config, duel_installed: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server on which seconds pass quickly: a clock of some seconds runs out in some tenths."""

    class Quick(Countdown):
        def __init__(self, seconds: float, now: float) -> None:
            super().__init__(seconds / 20, now, grace=0.05)

    monkeypatch.setattr("oakveil.server.pilot.Countdown", Quick)
    with TestClient(make_app(config)) as client, opened(client) as house:
        yield house


def at_a_clock(house: House) -> Page:
    """A page of a game in which a clock is running for it."""
    for _ in range(20):
        page = house.lay("duel", **RUSH).page()
        play_on(page, until=lambda page: page.is_asked() and page.mine["clock"] is not None)
        if not page.view["ending"]:
            return page
    raise AssertionError("nobody ever aims")


def test_a_clock_shows_the_seconds_left(house: House) -> None:
    clock = at_a_clock(house).mine["clock"]
    assert clock["running"]
    assert 0 < clock["left"] <= clock["seconds"]


def test_when_it_has_run_out_the_table_answers(quick: House) -> None:
    page = at_a_clock(quick)
    number = page.view["number"]
    page.hear_until(lambda report: report["type"] == "View" and report["number"] == number + 1)


def test_it_stands_still_while_the_game_is_paused(quick: House) -> None:
    page = at_a_clock(quick)
    number = page.view["number"]
    page.ask("Pause")
    page.catch_up()
    assert not page.mine["clock"]["running"]
    time.sleep(1)
    page.catch_up()
    assert page.view["number"] == number


def test_who_was_cut_off_gets_the_full_time_again(quick: House) -> None:
    table = quick.lay("duel", **RUSH)
    page = table.page()
    play_on(page, until=lambda page: page.is_asked() and page.mine["clock"] is not None)
    if page.view["ending"]:
        pytest.skip("nobody aimed in this game")
    page.socket.close()
    time.sleep(1)
    again = table.page()
    assert again.view["number"] == page.view["number"]
    assert again.mine["clock"]["left"] > 0


def test_others_see_that_the_clock_of_who_is_gone_stands_still(house: House) -> None:
    for _ in range(20):
        table = house.lay("duel", {"type": "Me"}, {"type": "Open"}, **RUSH)
        guest, host = table.join(), table.page()
        table.post("/begin")
        play_on(host, guest, until=lambda page: any(question["clock"] for question in page.view["questions"]))
        if not host.view["ending"]:
            break
    gone, stays = (host, guest) if host.is_asked() else (guest, host)
    stays.catch_up()
    assert stays.view["questions"][0]["clock"]["running"]
    gone.socket.close()
    stays.hear_until(lambda report: report["type"] == "View" and not report["questions"][0]["clock"]["running"])


def test_a_command_beside_the_question_does_not_wind_the_clock_up_again(house: House) -> None:
    seats = [{"type": "Me"}, {"type": "Me"}]
    page = house.lay("avel", *seats, options={"heroes": 2, "bag_draw": "grab", "bag_seconds": 30}).page()
    play_on(page, until=lambda page: page.is_asked() and page.mine["clock"] is not None)
    before, other = page.mine["clock"], 3 - page.view["seat"]
    time.sleep(0.5)
    assert page.ask("TakeInHand", seat=other)["type"] != "Refused"
    page.catch_up()
    order = {"seat": other, "number": page.view["number"], "key": "avel.calm"}
    assert page.ask("Order", **order, value={"type": "SetCalm", "calm": True})["type"] == "Done"
    page.catch_up()
    clock = next(question["clock"] for question in page.view["questions"])
    assert clock["left"] < before["left"] - 0.4


def test_a_clock_that_spares_others_a_wait_runs_only_where_there_are_others() -> None:
    rule, courtesy = Clock(5, Aim(1, 0)), Clock(5, Aim(1, 0), for_others=True)
    ann, ben, bot = SeatRow(seat=1, person="ann"), SeatRow(seat=2, person="ben"), SeatRow(seat=2, bot="easy")
    assert keeps(courtesy, replace(TABLE, seats=(ann, ben)))
    for seats in ((ann, bot), (ann, replace(ann, seat=2)), (ann, replace(ben, bot="easy"))):
        assert keeps(rule, replace(TABLE, seats=seats))
        assert not keeps(courtesy, replace(TABLE, seats=seats))

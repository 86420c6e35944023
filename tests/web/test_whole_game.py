"""Whole games of Avel through the page, by clicking and by keyboard alone."""

from __future__ import annotations

import time
from collections.abc import Sequence

from playwright.sync_api import Page, expect

from .conftest import Friend
from .driver import Driver, Keyboard, Pointer
from .serving import Server
from .visit import Api, come

LONGEST = 240.0
"""Seconds that a game may take."""


def play_on(drivers: Sequence[Driver], answers: int = 10_000) -> None:
    """Everybody answers what they are asked, until the game is over or so many answers were given."""
    until, given = time.monotonic() + LONGEST, sum(driver.answered for driver in drivers)
    while not all(driver.is_over() for driver in drivers):
        assert time.monotonic() < until, "the game does not end"
        for driver in drivers:
            if not driver.is_over() and driver.is_asked():
                driver.respond()
        drivers[0].page.wait_for_timeout(60)
        if sum(driver.answered for driver in drivers) - given >= answers:
            return


def test_a_game_is_played_by_keyboard_alone(page: Page, api: Api) -> None:
    come(page, api.lay("Me", heroes=1))
    driver = Keyboard(page, seed=7)
    play_on([driver])
    assert driver.answered > 15
    expect(page.get_by_role("dialog", name="The end")).to_contain_text("round")


def test_two_people_and_a_bot_while_the_server_is_killed(page: Page, friend: Friend, api: Api, server: Server) -> None:
    links = api.lay("Me", "Open", "Bot", heroes=3)
    come(page, links)
    other = friend()
    come(other, links, "invitation")
    other.get_by_role("button", name="Sit down here").click()
    page.get_by_role("button", name="Begin the game").click()
    drivers = [Pointer(page, seed=1, haste=0.6), Pointer(other, seed=2, haste=0.6)]
    play_on(drivers, answers=20)
    with server.down():
        expect(other.get_by_text("The connection is lost.")).to_be_visible()
    for one in (page, other):
        expect(one.get_by_text("The connection is lost.")).to_be_hidden(timeout=30_000)
    play_on(drivers)
    assert all(driver.answered > 10 for driver in drivers)

"""Whole games of Avel through the page, by clicking and by keyboard alone."""

from __future__ import annotations

import time
from collections.abc import Sequence

from playwright.sync_api import Page, expect

from .conftest import Friend
from .driver import Driver, Keyboard, Pointer
from .serving import Server
from .visit import Api, come

MOST_ANSWERS = 1_000
"""So many answers no game takes."""
LONGEST_WAIT = 60.0
"""Seconds until somebody has to be asked again, however busy the machine is."""


def play_on(drivers: Sequence[Driver], answers: int = MOST_ANSWERS) -> None:
    """Everybody answers what they are asked, until the game is over or so many answers were given."""
    given, last = 0, time.monotonic()
    while not all(driver.is_over() for driver in drivers):
        for driver in drivers:
            if not driver.is_over() and driver.is_asked():
                driver.respond()
                given, last = given + 1, time.monotonic()
        if given >= answers:
            assert answers < MOST_ANSWERS, "the game does not end"
            return
        assert time.monotonic() - last < LONGEST_WAIT, "nobody is asked any more"
        drivers[0].page.wait_for_timeout(30)


def test_a_game_is_played_by_keyboard_alone(page: Page, api: Api) -> None:
    come(page, api.lay("Me", heroes=1))
    driver = Keyboard(page, seed=7)
    play_on([driver], answers=15)
    driver.haste = 0.8  # nothing new comes of walking about for another ten rounds
    play_on([driver])
    expect(page.get_by_role("dialog", name="The end")).to_contain_text("round")


def test_two_people_and_a_bot_while_the_server_is_killed(page: Page, friend: Friend, api: Api, server: Server) -> None:
    links = api.lay("Me", "Open", "Bot", heroes=3)
    come(page, links)
    other = friend()
    come(other, links, "invitation")
    other.get_by_role("button", name="Sit down here").click()
    page.get_by_role("button", name="Begin the game").click()
    drivers = [Pointer(page, seed=1), Pointer(other, seed=2)]
    play_on(drivers, answers=20)
    with server.down():
        expect(other.get_by_text("The connection is lost.")).to_be_visible()
    for one in (page, other):
        expect(one.get_by_text("The connection is lost.")).to_be_hidden(timeout=30_000)
    for driver in drivers:
        driver.haste = 0.95
    play_on(drivers)
    assert all(driver.answered > 10 for driver in drivers)

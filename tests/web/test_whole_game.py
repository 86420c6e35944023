"""A whole game of Avel through the page, by clicking."""

from __future__ import annotations

import time
from collections.abc import Sequence

from playwright.sync_api import Page, expect

from .driver import Driver, Pointer
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


def test_a_game_is_played_to_its_end(page: Page, api: Api) -> None:
    come(page, api.lay("Me", heroes=1, bag_draw="grab_calm"))
    driver = Pointer(page, seed=7)
    play_on([driver])
    assert driver.answered > 15
    expect(page.get_by_role("dialog", name="The end")).to_contain_text("round")

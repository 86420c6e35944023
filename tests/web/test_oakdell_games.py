"""Whole games of Oak Dell through the page: alone by keyboard, and a race of two browsers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket, expect

from .conftest import Friend
from .oakdell import ByKeys, Delver, lay, lay_for
from .test_whole_game import play_on
from .visit import Api, come

POINTED = "window.pointed = 0; addEventListener('pointerdown', () => window.pointed++, true)"
"""Counts in the page how often a pointer was pressed."""
FACE_DOWN = ("hidden", "aside")
"""Sheets of a deck that nobody knows."""


def secrets(told: Any) -> Iterator[str]:
    """What nobody may know and a message tells all the same: sheets in a deck that lie face down."""
    if isinstance(told, list):
        for one in told:
            yield from secrets(one)
    elif isinstance(told, dict):
        for name, value in told.items():
            if name in FACE_DOWN and any(card is not None for card in value["cards"]):
                yield f"{name}: {value}"
            yield from secrets(value)


class Ear:
    """Hears every message that the server sends to a page, until the game is over."""

    def __init__(self, page: Page) -> None:
        self._messages: list[str | bytes] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda message: self._messages.append(message))

    def views(self) -> list[dict[str, Any]]:
        """The tables it was shown while the game went on."""
        told = [msgspec.json.decode(message) for message in self._messages]
        return [one for one in told if one["type"] == "View" and not one["ending"]]


def test_a_game_is_played_alone_by_keyboard(page: Page, api: Api) -> None:
    page.add_init_script(POINTED)
    come(page, lay(api))
    driver = ByKeys(page, seed=3)
    play_on([driver])
    expect(page.get_by_role("dialog", name="The end")).to_contain_text("Lines drawn")
    assert driver.answered > 20
    assert page.evaluate("window.pointed") == 0


def test_two_browsers_race_to_the_end_and_no_sheet_of_a_deck_is_told(page: Page, friend: Friend, api: Api) -> None:
    other = friend()
    ears = Ear(page), Ear(other)
    links = lay_for(api, "Me", "Open", first_monster="draw")
    come(page, links)
    come(other, links, "invitation")
    other.get_by_role("button", name="Sit down here").click()
    page.get_by_role("button", name="Begin the game").click()
    racers = [Delver(page, seed=1), Delver(other, seed=2)]
    play_on(racers)
    for racer, ear in zip(racers, ears, strict=True):
        expect(racer.page.get_by_role("dialog", name="The end")).to_contain_text("Lines drawn")
        assert racer.answered > 20
        views = ear.views()
        assert len(views) > 40
        assert all(set(FACE_DOWN) <= set(view["state"]["decks"]["3"]) for view in views if view["state"])
        assert [secret for view in views for secret in secrets(view)] == []

"""The dungeon master of Veiel: a whole game of two browsers, what the other one is never told, and when it is asked."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket, expect

from .conftest import Friend
from .driver import Pointer
from .test_accessibility import serious
from .test_veiel import ME, OPEN, Delver, lay, thing
from .test_whole_game import MOST_ANSWERS, play_on
from .visit import Api, come

ENOUGH_ANSWERS = 100
"""So many are given by hand before bots play on; in the long battery all are."""


class Master(Pointer):
    """Lays rooms and enemies as they come, and lets the heroes be."""

    def _choose(self) -> None:
        if self.asks() == "veiel.event":  # it may be answered by itself meanwhile
            self.page.keyboard.press("n")
        else:
            self._give(self.page.locator(".options button").first)


class Raider(Delver):
    """Enters one room in each incursion, and goes home."""

    def _choose(self) -> None:
        leave = self.page.locator(".options button").filter(has_text=re.compile("^Give up|^Return"))
        if self.asks() == "veiel.onward" and leave.count():
            self._give(leave.first)
        else:
            super()._choose()


def let_bots_take_over(api: Api, links: dict[str, str]) -> None:
    """Bots play the game to its end, for heroes and dungeon master."""
    api.post(f"/tables/{links['table']}/seats/2", {"type": "HandToBot", "level": "easy"}, links["host"])
    api.let_bots_finish(links)


def at_a_table_of_two(page: Page, friend: Friend, api: Api, **options: object) -> tuple[Page, dict[str, str]]:
    """`page` has two heroes; who is their dungeon master is returned, and the links to the table."""
    links = lay(api, ME, OPEN, players=1, heroes=2, dm="human", hero_pick="beginner", **options)
    come(page, links)
    master = friend()
    come(master, links, "invitation")
    master.get_by_role("button", name="Sit down here").click()
    page.get_by_role("button", name="Begin the game").click()
    return master, links


def whispers(told: Any) -> Iterator[str]:
    """What the heroes may not know and a message tells all the same: rooms face down, events in hand, hidden dice."""
    if isinstance(told, list):
        for one in told:
            yield from whispers(one)
    elif isinstance(told, dict):
        if "front" in told and not told.get("up") and told["front"] is not None and 1 not in told.get("peeked", ()):
            yield str(told)
        if told.get("type") in ("MasterRolled", "DieChanged"):
            yield str(told)
        hand = told.get("hand")
        if isinstance(hand, dict) and any(card is not None for card in hand.get("cards", ())):
            yield str(hand)
        for one in told.values():
            yield from whispers(one)


def test_two_browsers_play_a_whole_game_and_one_is_never_told_the_secrets(page: Page, friend: Friend, api: Api) -> None:
    messages: list[str | bytes] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda message: messages.append(message))

    page.on("websocket", listen)
    master, links = at_a_table_of_two(page, friend, api, incursions=3, boss="hunter", dm_dice="hidden")
    heroes, lord = Raider(page, seed=5), Master(master, seed=6)
    play_on([heroes, lord], answers=MOST_ANSWERS if os.environ.get("OAKVEIL_FULL") == "1" else ENOUGH_ANSWERS)
    if not lord.is_over():
        let_bots_take_over(api, links)
    assert min(heroes.answered, lord.answered) > 10
    for one in (page, master):
        expect(one.get_by_role("dialog", name="The end")).to_contain_text(re.compile("incursion"), timeout=120_000)
    views = [told for told in (msgspec.json.decode(message) for message in messages) if told["type"] != "Welcome"]
    before = [told for told in views if not (told["type"] == "View" and told["ending"])]
    assert len(before) > 50
    assert [secret for told in before for secret in whispers(told)] == []


def test_a_dungeon_master_without_anything_to_play_is_passed_over_unless_it_interrupts(
    page: Page, friend: Friend, api: Api
) -> None:
    master, _ = at_a_table_of_two(page, friend, api)
    heroes, lord = Delver(page, seed=5), Master(master, seed=6)
    while "veiel.event" not in (asks := lord.asks()):
        if asks:
            lord.respond()
        elif heroes.asks():
            heroes.respond()
        page.wait_for_timeout(30)
    screen = master.get_by_role("region", name="Screen of the dungeon master")
    for wish in screen.get_by_role("combobox").all():
        wish.select_option("only when I interrupt")
    screen.get_by_role("button", name="Interrupt").click()
    asked = lord.asks()
    master.wait_for_timeout(2_500)
    assert (asked, lord.asks()) == ("veiel.event", "veiel.event")
    assert serious(master) == []
    screen.get_by_role("button", name="Not again in this room").click()
    expect(screen.get_by_role("button", name="Ask again in this room")).to_be_visible()
    expect(master.locator("section.bar")).not_to_have_attribute("data-asks", "veiel.event", timeout=30_000)


def test_rooms_are_dragged_onto_the_board(page: Page, friend: Friend, api: Api) -> None:
    master, _ = at_a_table_of_two(page, friend, api)
    heroes, lord = Raider(page, seed=5), Master(master, seed=6)
    while lord.asks() != "veiel.lay_room":
        if lord.asks():
            lord.respond()
        elif heroes.asks():
            heroes.respond()
        page.wait_for_timeout(30)
    room = master.locator("[data-ref^='room:']").first
    asked = master.get_by_role("heading", name=re.compile("Which room lies on")).inner_text()
    place = asked.removesuffix("?").split()[-1]
    before = master.locator("section.bar").get_attribute("data-number")
    room.drag_to(thing(master, f"place:{place}"))
    expect(master.locator("section.bar")).not_to_have_attribute("data-number", before or "")

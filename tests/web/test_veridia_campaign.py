"""The campaign table of Veridia: anybody stops play without a name, the master lets it go on."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import Friend
from .visit import Api, come


class Evening:
    """A master and players, each with a browser of their own."""

    def __init__(self, page: Page, friend: Friend, api: Api, players: int = 3) -> None:
        seats = [{"type": "Me", "name": "Mira"}, *[{"type": "Open"}] * players]
        options = {"mode": "campaign", "players": players}
        links = api.post("/tables", {"game": "veridia", "options": options, "seats": seats, "pace": 0})
        self.master = page
        come(page, links)
        self.players: list[Page] = []
        for _ in range(players):
            other = friend()
            come(other, links, "invitation")
            other.get_by_role("button", name="Sit down here").first.click()
            expect(other.get_by_role("button", name="Sit down here")).to_have_count(0)
            self.players.append(other)
        page.get_by_role("button", name="Begin the game").click()
        for one in (page, *self.players):
            expect(one.locator(".campaign .bar")).to_be_visible()

    def desk(self, tab: str) -> Locator:
        """A page of the master's screen."""
        self.master.get_by_role("tab", name=tab, exact=True).click()
        return self.master.get_by_role("region", name=tab, exact=True)

    def log(self, page: Page) -> Locator:
        page.get_by_role("tab", name="Log", exact=True).click()
        return page.get_by_role("list", name="Log")


def test_anybody_stops_play_without_a_name(page: Page, friend: Friend, api: Api) -> None:
    table = Evening(page, friend, api, players=1)
    (ann,) = table.players
    ann.get_by_role("button", name=re.compile("^Sela")).click()
    ann.get_by_role("button", name="Pause", exact=True).click()
    expect(page.locator("section.bar")).to_have_attribute("data-asks", "veridia.paused")
    expect(table.log(page)).not_to_contain_text(re.compile("Seat 2|Ann"))
    page.locator("section.bar .options button").first.click()
    expect(page.locator("section.bar")).to_have_attribute("data-asks", "veridia.master")
    ann.get_by_role("tab", name="Lines", exact=True).click()
    ann.get_by_role("form", name="Lines and veils").get_by_label("Text").fill("no spiders")
    ann.get_by_role("button", name="Add", exact=True).click()
    expect(table.desk("Lines")).to_contain_text("no spiders")

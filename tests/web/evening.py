"""A campaign of Veridia in several browsers: a master, and players who sit down by their invitations."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import Friend
from .veridia import Fencer
from .visit import Api, come

ANSWERS = 24
"""So many are given by hand in a fight before the master ends it."""


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
        for one in self.everybody:
            expect(one.locator(".campaign .bar")).to_be_visible()

    @property
    def everybody(self) -> list[Page]:
        return [self.master, *self.players]

    def desk(self, tab: str) -> Locator:
        """A page of the master's screen."""
        if self.is_fighting(self.master) and not self.master.locator(".drawer").is_visible():
            self.master.get_by_role("button", name="Master's screen").click()
        self.master.get_by_role("tab", name=tab, exact=True).click()
        return self.master.get_by_role("region", name=tab, exact=True)

    def close_the_screen(self) -> None:
        if self.master.locator(".drawer").is_visible():
            self.master.get_by_role("button", name="Master's screen").click()
            expect(self.master.locator(".drawer")).to_have_count(0)

    def is_fighting(self, page: Page) -> bool:
        return page.locator(".campaign .fight").is_visible()

    def opens_a_scene(self, title: str, map: str) -> None:
        scene = self.master.get_by_role("region", name="Scene")
        if scene.get_by_label("Title").count() == 0 or not scene.get_by_label("Title").first.is_visible():
            scene.get_by_text("Open a scene").click()
        scene.get_by_label("Title").first.fill(title)
        scene.get_by_label("Map").select_option(map)
        scene.get_by_role("button", name="Open the scene").click()
        for one in self.everybody:
            expect(one.get_by_role("region", name="Scene").get_by_role("heading", name=title)).to_be_visible()

    def brings(self, foe: str) -> Locator:
        """A foe is chosen in the encounter builder, and put on the map."""
        desk = self.desk("Foes")
        desk.get_by_role("searchbox").fill(foe)
        desk.get_by_role("button", name=f"One {foe} more").click()
        return desk

    def foresees(self, desk: Locator) -> None:
        """The fight is simulated; on a machine that does much else it may take a few tries."""
        told = desk.get_by_text(re.compile(r"This fight: party wins \d+%"))
        for _ in range(12):
            desk.get_by_role("button", name="Simulate the fight").click()
            expect(desk.get_by_role("button", name="Simulate the fight")).to_be_enabled(timeout=60_000)
            if told.is_visible():
                return
        raise AssertionError("nothing is foreseen")

    def begins_a_fight(self) -> None:
        self.desk("Foes").get_by_role("button", name="Begin the fight").click()
        for one in self.everybody:
            expect(one.locator(".campaign .fight")).to_be_visible()

    def fights(self) -> None:
        """Everybody who is asked answers by hand, for a while."""
        self.close_the_screen()
        fencers = [Fencer(one, seed=7 + n) for n, one in enumerate(self.everybody)]
        for _ in range(40 * ANSWERS):
            answered = sum(fencer.answered for fencer in fencers)
            if answered >= ANSWERS or not self.is_fighting(self.master):
                break
            for fencer in fencers:
                if self.is_fighting(fencer.page) and fencer.is_asked():
                    fencer.respond()
            self.master.wait_for_timeout(20)
        assert sum(fencer.answered for fencer in fencers) >= 5

    def ends_the_fight(self) -> None:
        if self.is_fighting(self.master):
            self.desk("Order").get_by_role("button", name="End the fight here").click()
        for one in self.everybody:
            expect(one.locator(".campaign .fight")).to_have_count(0)

    def log(self, page: Page) -> Locator:
        page.get_by_role("tab", name="Log", exact=True).click()
        return page.get_by_role("list", name="Log")

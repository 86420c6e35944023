"""An expedition of Veridia through the page: the map, the cards of answers with their odds, fights, home."""

from __future__ import annotations

import re
import time
from collections import Counter

from playwright.sync_api import Page, expect

from .scenes import Played
from .test_accessibility import serious
from .veridia import Fencer, Step
from .visit import Api, come

ALONE = {"mode": "expedition", "party": "pregen:oren", "difficulty": "easy", "region": "rasantis_roads"}
JOURNEY = {
    *("route", "town", "approach", "toll", "hazard", "discovery", "people"),
    *("camp", "loot", "shop", "goods", "train", "again"),
}


def lay_expedition(api: Api, **options: object) -> dict[str, str]:
    """Somebody with a party, and the guide as a program."""
    seats = [{"type": "Me"}, {"type": "Bot"}]
    body = {"game": "veridia", "options": {**ALONE, **options}, "seats": seats, "pace": 0}
    links: dict[str, str] = api.post("/tables", body)
    return links


def set_out(page: Page, api: Api, **options: object) -> None:
    """Come to a party that is about to set out."""
    come(page, lay_expedition(api, **options))
    page.wait_for_selector(".journey .answer")


def lair_is_cleared(step: Step) -> bool:
    """Whether the party stands before the way home."""
    journey, stack = step["state"]["journey"], step["stack"]
    return bool(journey["cleared"] and stack and stack[-1]["type"] == "Expedition" and stack[-1]["at"] == "route")


class Traveller(Fencer):
    """Takes what is proposed on the road, and fights as a fencer does."""

    def _choose(self) -> None:
        if self.asks().removeprefix("veridia.") not in JOURNEY:
            return super()._choose()
        # What was found after a fight is shared out where the fight was.
        cards = self.page.locator(".answer, .deeds .entry .choice")
        expect(cards.first).to_be_visible()
        proposed = self.page.locator(".answer.default")
        (proposed if proposed.count() else cards).first.click(no_wait_after=True)
        return None

    def point(self, cell: tuple[int, int]) -> None:
        """Point at a cell of the map, and stay there with the keyboard if a way leads to it."""
        super().point(cell)
        if self.page.locator("[data-walk]").count():
            self.page.locator("[data-cursor]").focus()


def test_an_expedition_is_played_from_the_lair_to_its_end_by_clicks(page: Page, api: Api) -> None:
    """Programs have played up to here; the way home, a fight in the night if there is one, and the end by clicks."""
    come(page, Played(api, lay_expedition).fork(lair_is_cleared))
    page.wait_for_selector(".journey .answer")
    traveller = Traveller(page, seed=5)
    for _ in range(600):
        if traveller.is_over():
            break
        if traveller.asks():
            traveller.respond()
        page.wait_for_timeout(10)
    end = page.get_by_role("dialog", name="The end")
    expect(end).to_contain_text("score")
    expect(end).to_contain_text("Day ")


class Brakk(Traveller):
    """Buys food for the way, and answers attacks as it is advised."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.asked: Counter[str] = Counter()

    def _choose(self) -> None:
        question = self.asks().removeprefix("veridia.")
        self.asked[question] += 1
        if question == "shop" and self.asked[question] == 1:
            self.page.get_by_role("button", name=re.compile("20 meals")).click(no_wait_after=True)
        elif question == "answer":
            self._answer()
        else:
            super()._choose()

    def _answer(self) -> None:
        """As it is recommended; that may be to split the dice."""
        card = self.page.locator("[data-answer]")
        expect(card.locator(".choice").first).to_be_visible()
        advised = card.locator(".choice.advised")
        if advised.count():
            advised.first.click(no_wait_after=True)
        elif card.locator(".card.advised [data-split]").count():
            card.locator("[data-split]").click()
            card.locator("[data-declare]").click(no_wait_after=True)
        else:
            card.locator(".choice").first.click(no_wait_after=True)


MOST_ANSWERS = 700
"""Answers that are given in an expedition at most; most take a hundred or two."""
LONGEST = 150.0
"""Seconds."""


def test_an_expedition_is_played_from_town_to_its_end_by_clicks(page: Page, api: Api) -> None:
    """One who is strong, on a short and easy way: the shop, roads, places, the lair, and home."""
    set_out(page, api, party="pregen:brakk", legs=3)
    brakk = Brakk(page, seed=5)
    until = time.monotonic() + LONGEST
    while not brakk.is_over():
        assert brakk.answered < MOST_ANSWERS and time.monotonic() < until, f"still {brakk.asks()}: {brakk.asked}"
        if brakk.asks():
            brakk.respond()
        page.wait_for_timeout(10)
    end = page.get_by_role("dialog", name="The end")
    expect(end).to_contain_text(re.compile(r"\(Roads of Rasantis\): score \d+ after \d+ days"))
    expect(end).to_contain_text(re.compile(r"Day \d+: "))
    for question in ("shop", "town", "route", "place", "turn", "again"):
        assert brakk.asked[question], f"{question} was never asked"


def test_the_way_to_the_first_place_and_what_is_met_there(page: Page, api: Api) -> None:
    """From the shop to the first questions of the road, each answered as it is proposed."""
    set_out(page, api)
    traveller = Traveller(page, seed=5)
    asked: list[str] = []
    while len(asked) < 4 and not page.locator(".table .rail").count():
        if traveller.asks():
            asked.append(traveller.asks())
            traveller.respond()
        page.wait_for_timeout(10)
    assert asked[:3] == ["veridia.shop", "veridia.town", "veridia.route"]


def test_the_map_shows_what_is_known_and_places_can_be_clicked(page: Page, api: Api) -> None:
    set_out(page, api, legs=5)
    expect(page.locator(".site")).to_have_count(page.locator(".site").count())
    assert page.locator(".site.unknown").count() >= 4
    expect(page.locator(".site.town.here")).to_be_visible()
    expect(page.locator(".site.lair")).to_be_visible()
    page.get_by_role("button", name=re.compile("Nothing more")).click()  # the shop
    page.get_by_role("button", name=re.compile("Nothing more")).click()  # and off
    place = page.locator(".site.can").first
    expect(place).to_have_attribute("title", re.compile(r"\d+ km"))
    place.click()
    expect(page.locator("section.bar")).not_to_have_attribute("data-asks", "veridia.route")


def test_keys_answer_and_shelves_open(page: Page, api: Api) -> None:
    set_out(page, api)
    page.get_by_role("button", name="Look at weapons").click()
    expect(page.locator("section.bar")).to_have_attribute("data-asks", "veridia.goods")
    expect(page.get_by_role("button", name=re.compile(r"Buy Dagger: \d+ deli"))).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator("section.bar")).to_have_attribute("data-asks", "veridia.shop")


def test_the_screen_of_an_expedition_is_for_everybody(page: Page, api: Api) -> None:
    set_out(page, api)
    assert serious(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".answer").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert serious(page) == []

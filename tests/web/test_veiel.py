"""The Order of Veiel through the page: what is pressed, what keys reach, and what the heroes do not see."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import Friend
from .driver import Pointer
from .test_accessibility import serious
from .visit import Api, come, sentence

ME, OPEN, BOT = {"type": "Me"}, {"type": "Open"}, {"type": "Bot", "level": "easy"}


def lay(api: Api, *seats: dict[str, str], **options: object) -> dict[str, str]:
    """A table of Veiel with these seats; without a DM and with three heroes of one player unless told otherwise."""
    wanted = {"heroes": 3, "players": 1, "dm": "none", "boss": "urais", "hero_pick": "free", **options}
    table: dict[str, str] = api.post("/tables", {"game": "veiel", "options": wanted, "seats": list(seats), "pace": 0})
    return table


class Delver(Pointer):
    """Goes down into the crypt and fights, without buying or changing anything."""

    def _choose(self) -> None:
        usual = self.page.locator(".options .wax")
        if self.asks() in ("veiel.action", "veiel.wing"):
            self._give(self.page.locator(".options button").first)
        elif usual.count():
            self._give(usual.first)
        else:
            super()._choose()

    def until(self, question: str) -> None:
        """Answer until this is asked."""
        for _ in range(400):
            if self.asks() == question:
                return
            if self.asks():
                self.respond()
            self.page.wait_for_timeout(30)
        raise AssertionError(f"{question} is never asked")


def at(question: str, page: Page, api: Api, **options: object) -> Delver:
    """Alone with three heroes, where this is asked for the first time."""
    come(page, lay(api, ME, **options))
    for hero in ("healer", "knight", "barbarian"):
        thing(page, f"sheet:{hero}").click()
    driver = Delver(page, seed=3)
    driver.until(question)
    return driver


def thing(page: Page, ref: str) -> Locator:
    """What stands for a thing of the table."""
    return page.locator(f"[data-ref='{ref}']").first


def test_a_hero_fights_by_pressing_a_weapon_and_then_an_enemy(page: Page, api: Api) -> None:
    driver = at("veiel.action", page, api)
    enemies = page.get_by_role("list").locator(".foe")
    before = enemies.count()
    front = enemies.first
    expect(front).to_have_class(re.compile(r"\bcan\b"))
    expect(front.locator(".odds")).to_contain_text("%")
    front.click()
    menu = page.get_by_role("menuitem")
    if menu.count():
        menu.first.click()
    expect(page.get_by_role("group", name="The dice")).to_be_visible()
    assert before >= 1 and driver.answered


def test_a_wing_is_chosen_on_the_board_which_the_arrows_walk(page: Page, api: Api) -> None:
    at("veiel.wing", page, api)
    start = thing(page, "place:A1")
    start.focus()
    page.keyboard.press("ArrowUp")
    expect(thing(page, "place:A2")).to_be_focused()
    page.keyboard.press("b")
    expect(page.locator(".ribbon")).to_contain_text("in room B1")


def test_what_is_no_answer_is_read(page: Page, api: Api) -> None:
    at("veiel.action", page, api)
    page.get_by_role("button", name=re.compile("^Perfect Block")).click()
    expect(page.get_by_role("dialog", name="Perfect Block")).to_contain_text("the attack misses")


def test_nothing_serious_is_found_at_the_table(page: Page, api: Api) -> None:
    come(page, lay(api, ME))
    expect(sentence(page)).to_contain_text("which hero")
    assert serious(page) == []
    driver = at("veiel.camp", page, api)
    for tab in ("Levels", "Blacksmith", "Alchemist", "Equipment"):
        page.get_by_role("tab", name=tab).click()
        assert serious(page) == [], tab
    driver.until("veiel.action")
    for name in ("Board", "Fight", "Heroes"):
        page.set_viewport_size({"width": 360, "height": 740})
        page.get_by_role("tab", name=name).click()
        assert serious(page) == [], name
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_dungeon_master_sees_rooms_that_the_heroes_do_not(page: Page, friend: Friend, api: Api) -> None:
    links = lay(api, ME, OPEN, players=1, heroes=2, dm="human")
    come(page, links)
    master = friend()
    come(master, links, "invitation")
    master.get_by_role("button", name="Sit down here").click()
    page.get_by_role("button", name="Begin the game").click()
    line = re.compile("Chest, Chest")
    expect(sentence(master)).to_contain_text("how do you lay the new line")
    master.locator(".options button").filter(has_text=line).or_(master.locator(".options button")).first.click()
    expect(thing(master, "place:A2")).to_contain_text(re.compile("Chest|Empty"))
    expect(thing(page, "place:A2")).to_contain_text("face down")
    expect(thing(page, "place:A1")).to_contain_text("Monster")
    expect(master.get_by_role("heading", name="Events in hand")).to_have_count(0)


def test_what_cannot_be_bought_tells_why(page: Page, api: Api) -> None:
    at("veiel.camp", page, api)
    page.get_by_role("tab", name="Alchemist").click()
    dear = page.locator(".row:has-text('too dear')").first
    dear.click()
    expect(page.get_by_text("the purse has less")).to_be_visible()


def test_space_ends_the_turn_whatever_was_clicked_before(page: Page, api: Api) -> None:
    at("veiel.action", page, api)
    asked = sentence(page).inner_text()
    page.get_by_role("button", name=re.compile("^Perfect Block")).click()
    page.get_by_role("button", name="Close").click()
    thing(page, "hero:healer").click()
    page.keyboard.press(" ")
    expect(sentence(page)).not_to_have_text(asked)
    expect(page.get_by_role("dialog")).to_have_count(0)

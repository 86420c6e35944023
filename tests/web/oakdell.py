"""Plays Dungeons of the Oak Dell through the page: dice from the ring, routes on the map, lines from point to point."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from .driver import Keyboard, Pointer
from .visit import Api, come

CELLAR = {"first_player": "1", "dungeon": "mossy_cellar"}
FOCUS, PRECISION = "1,0", "6,7"
"""Where a Potion of Focus and a Potion of Precision stand in the cellar."""


def lay(api: Api, players: int = 1, **options: object) -> dict[str, str]:
    """A table of Oak Dell where one person plays all heroes."""
    return lay_for(api, *["Me"] * players, **options)


def lay_for(api: Api, *seats: str, **options: object) -> dict[str, str]:
    """A table of Oak Dell with these kinds of seats; returns its links."""
    wanted = {"game": "oakdell", "options": {**CELLAR, "players": len(seats), **options}, "pace": 0}
    table: dict[str, str] = api.post("/tables", {**wanted, "seats": [{"type": seat} for seat in seats]})
    return table


class ByKeys(Keyboard):
    """Walks and strikes at random, with the keys of the table."""

    def _choose(self) -> None:
        page = self.page
        match self.asks():
            case "oakdell.draft":
                self._take("o", ".sector")
                page.keyboard.press("Enter")
            case "oakdell.route" if page.locator(".space.next").count():
                self._walk()
            case "oakdell.attack" | "oakdell.riposte" | "oakdell.chain_next" if page.locator(".point.can").count():
                while not page.locator("[data-strike]").count():
                    self._take("m", ".point")
                    page.keyboard.press("Enter")
                page.keyboard.press("Enter")
            case "oakdell.precision":
                for key in ("ArrowUp", "]", "ArrowLeft", "Enter"):
                    page.keyboard.press(key)
            case _:
                super()._choose()

    def _take(self, key: str, things: str) -> None:
        """Come to the things by a key, and to one of them that can be chosen by the arrows."""
        page = self.page
        page.keyboard.press(key)
        for _ in range(self._chance.randrange(page.locator(things).count())):
            page.keyboard.press("ArrowRight")
        for _ in range(page.locator(things).count()):
            if page.evaluate("document.activeElement.classList.contains('can')"):
                return
            page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrows lead to no {things} that can be chosen")

    def _walk(self) -> None:
        page = self.page
        page.keyboard.press("p")
        while not page.locator("[data-walk]").is_visible():
            page.keyboard.press(self._chance.choice(("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")))
            ways = page.locator(".route .row", has_text="How do you pass?").get_by_role("button")
            if ways.count():
                self._press(self._pick(ways))
                page.keyboard.press("p")
        page.keyboard.press("Enter")


class Delver(Pointer):
    """Walks to `goal` if there is one, and strikes at random."""

    goal = ""

    def _choose(self) -> None:
        page = self.page
        match self.asks():
            case "oakdell.draft":
                self._any(page.locator(".sector.can")).click()
            case "oakdell.route" if page.locator(".space.next").count():
                self._walk()
            case "oakdell.attack" | "oakdell.riposte" | "oakdell.chain_next" if page.locator(".point.can").count():
                self._strike()
            case "oakdell.after_route":
                page.locator(".options .wax").click()
            case "oakdell.precision":
                page.locator(".aim .wax").click()
            case _:
                super()._choose()

    def _any(self, among: Locator) -> Locator:
        return among.nth(self._chance.randrange(among.count()))

    def _walk(self) -> None:
        page = self.page
        if self.goal and space(page, self.goal).count():
            space(page, self.goal).click()
        walk = page.locator("[data-walk]")
        for _ in range(12):
            if walk.is_visible():
                break
            self._any(page.locator(".space.next")).click()
        walk.click()

    def _strike(self) -> None:
        page = self.page
        for _ in range(2):
            if page.locator("[data-strike]").count():
                break
            point(page, self._any(page.locator(".point.can")).get_attribute("data-point") or "").press("Enter")
        page.locator("[data-strike]").click()

    def until(self, question: str) -> Delver:
        """Answer until this is asked."""
        for _ in range(400):
            if self.asks() == question:
                return self
            if self.asks():
                self.respond()
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{question} is never asked")

    def fetch(self, space: str, potion: str) -> Delver:
        """Walk to a space and go on until what was found there can be drunk."""
        self.goal = space
        glowing = self.page.locator(f"[data-ref='potion:{potion}'].can")
        for _ in range(400):
            if glowing.count() and self.asks() == "oakdell.attack":
                return self
            if self.asks():
                self.respond()
            self.page.wait_for_timeout(20)
        raise AssertionError(f"no {potion} potion was found")


def at(question: str, page: Page, api: Api) -> Delver:
    """Alone in the cellar, where this is asked for the first time."""
    come(page, lay(api))
    expect(page.locator(".dice-sheet")).to_be_visible()
    return Delver(page, seed=4).until(question)


def point(page: Page, id: str) -> Locator:
    return page.locator(f"[data-point='{id}']")


def space(page: Page, id: str) -> Locator:
    return page.locator(f"[data-space='{id}']")


def points_that_can(page: Page) -> list[str]:
    return [one.get_attribute("data-point") or "" for one in page.locator(".point.can").all()]

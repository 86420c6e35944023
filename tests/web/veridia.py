"""Somebody who fights in Veridia through the page, and how a fight is laid for that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from .driver import Pointer
from .scenes import Played
from .visit import Api, come

Step = dict[str, Any]
FARTHEST = 6
"""Cells that somebody walks at once."""


def lay_fight(api: Api, mine: int = 1, **options: object) -> dict[str, str]:
    """A fight in which one person has a side, and a program the other."""
    seats = [{"type": "Me" if seat == mine else "Bot"} for seat in (1, 2)]
    links: dict[str, str] = api.post("/tables", {"game": "veridia", "options": options, "seats": seats, "pace": 0})
    return links


def acting(step: Step) -> dict[str, Any] | None:
    """The unit in whose slot something is decided at this step of a replay."""
    frame = step["stack"][-1] if step["stack"] else {}
    return step["state"]["fight"]["units"].get(frame.get("unit")) if frame.get("type") == "Acting" else None


def beside_a_foe(step: Step) -> bool:
    """Whether whoever acts stands beside a foe and has its main action."""
    unit = acting(step)
    if unit is None or not unit["cell"] or unit["turn"]["main"] != "ready":
        return False
    foes = [one for one in step["state"]["fight"]["units"].values() if one["side"] != unit["side"] and one["cell"]]
    return any(max(abs(a - b) for a, b in zip(foe["cell"], unit["cell"], strict=True)) == 1 for foe in foes)


def answering(step: Step) -> bool:
    """Whether an answer to an attack is due."""
    frame = step["stack"][-1] if step["stack"] else {}
    return frame.get("type") == "AttackAction" and frame["at"] == "ask_answer"


def in_fight(page: Page, api: Api, is_it: Callable[[Step], bool], **options: object) -> None:
    """Go on from where this holds in a fight that programs fought."""
    come(page, Played(api, lambda api: lay_fight(api, 1, **options)).fork(is_it))
    page.wait_for_selector(".deeds.open")


class Fencer(Pointer):
    """Strikes whoever is in reach, else comes nearer, else stays on guard; answers attacks at random."""

    def _choose(self) -> None:
        page = self.page
        match self.asks():
            case "veridia.turn":
                self._act()
            case "veridia.answer":
                rows = page.locator("[data-answer] .choice")
                expect(rows.first).to_be_visible()
                rows.nth(self._chance.randrange(rows.count())).click(no_wait_after=True)
            case "veridia.split" | "veridia.follow_up":
                page.locator("[data-declare]").click(no_wait_after=True)
            case _:
                page.locator(".deeds .choice").first.click(no_wait_after=True)

    def _act(self) -> None:
        page = self.page
        expect(page.locator("[data-menu='end']")).to_be_visible()
        if page.locator("[data-menu='attack']:not([aria-disabled])").count():
            page.locator("[data-menu='attack']").click()
            page.locator(".list .choice").first.click(no_wait_after=True)
        elif not self._come_nearer():
            page.locator("[data-menu='end']").click(no_wait_after=True)

    def _come_nearer(self) -> bool:
        """Walk towards the nearest foe that stands; whether there was a way."""
        page = self.page
        if page.locator("[data-menu='move'][aria-disabled]").count():
            return False
        cells = page.evaluate(
            """() => [...document.querySelectorAll('.token')].map(token => ({
                 side: token.dataset.side, now: token.classList.contains('now'), out: token.dataset.out === 'yes',
                 cell: token.dataset.cell.split(',').map(Number)}))"""
        )
        me = next((one for one in cells if one["now"]), None)
        foes = [one["cell"] for one in cells if me and one["side"] != me["side"] and not one["out"]]
        if me is None or not foes:
            return False
        x, y = me["cell"]
        fx, fy = min(foes, key=lambda cell: max(abs(cell[0] - x), abs(cell[1] - y)))
        far = max(abs(fx - x), abs(fy - y))
        for steps in range(min(FARTHEST, far - 1), 0, -1):
            to = (x + round((fx - x) * steps / far), y + round((fy - y) * steps / far))
            self.point(to)
            if page.locator("[data-walk]").count():
                page.mouse.down()
                page.mouse.up()
                return True
        return False

    def point(self, cell: tuple[int, int]) -> None:
        """Point at a cell of the map."""
        at = self.page.evaluate(
            """([x, y]) => { const svg = document.querySelector('.map svg');
                 const point = new DOMPoint((x + .5) * 30, (y + .5) * 30).matrixTransform(svg.getScreenCTM());
                 return [point.x, point.y]; }""",
            list(cell),
        )
        self.page.mouse.move(at[0] - 1, at[1])
        self.page.mouse.move(*at)

    def until(self, question: str) -> Fencer:
        """Answer until this is asked."""
        for _ in range(400):
            if self.asks() == question:
                return self
            if self.asks():
                self.respond()
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{question} is never asked")

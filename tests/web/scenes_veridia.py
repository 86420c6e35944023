"""Screens of Veridia's fights to be looked at, and how somebody comes to each of them."""

from __future__ import annotations

from playwright.sync_api import Page

from .scenes import Scene, Visited
from .veridia import acting, answering, beside_a_foe, in_fight, lay_fight
from .visit import come


def veridia_new(page: Page, visited: Visited) -> None:
    page.goto("/new/veridia")
    page.wait_for_selector("form, .setting, label")


def veridia_place(page: Page, visited: Visited) -> None:
    come(page, lay_fight(visited.api, map="bridge"))
    page.wait_for_selector(".pick")


def veridia_turn(page: Page, visited: Visited) -> None:
    in_fight(page, visited.api, lambda step: acting(step) is not None, map="forest_path")


def veridia_way(page: Page, visited: Visited) -> None:
    """A way is looked at, with its cost."""
    veridia_turn(page, visited)
    page.locator("[data-cursor]").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)


def veridia_foe(page: Page, visited: Visited) -> None:
    """What can be done to a foe."""
    in_fight(page, visited.api, beside_a_foe)
    page.locator(".token.can .grip").first.press("Enter")
    page.wait_for_selector(".unit-menu")


def veridia_attack(page: Page, visited: Visited) -> None:
    in_fight(page, visited.api, beside_a_foe)
    page.locator("[data-menu='manoeuvre']").click()


def veridia_answer(page: Page, visited: Visited) -> None:
    in_fight(page, visited.api, answering)
    page.wait_for_selector("[data-answer]")


def veridia_split(page: Page, visited: Visited) -> None:
    veridia_answer(page, visited)
    page.locator("[data-split]").click()
    page.wait_for_selector(".beads")


def veridia_dice(page: Page, visited: Visited) -> None:
    in_fight(page, visited.api, lambda step: step["state"]["fight"]["round"] == 4 and acting(step) is not None)
    page.get_by_role("tab").nth(1).click()
    page.wait_for_selector(".tray .die")


def veridia_distances(page: Page, visited: Visited) -> None:
    in_fight(page, visited.api, lambda step: acting(step) is not None, map="none")


VERIDIA: tuple[Scene, ...] = (
    veridia_new,
    veridia_place,
    veridia_turn,
    veridia_way,
    veridia_foe,
    veridia_attack,
    veridia_answer,
    veridia_split,
    veridia_dice,
    veridia_distances,
)

"""Screens of Dungeons of the Oak Dell to be looked at, and how somebody comes to each of them."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

from .oakdell import Delver, lay, lay_for, point, points_that_can, space
from .scenes import Played, Scene, Visited, asks
from .visit import come

BOSS = "14,8"
"""The boss chamber of the cellar."""


def oakdell_new(page: Page, visited: Visited) -> None:
    page.goto("/new/oakdell")
    page.wait_for_selector("form, .setting, label")


def _played(page: Page, visited: Visited, answers: int, question: str, **options: object) -> Delver:
    """A game that goes towards the boss, where this is asked after some answers."""
    come(page, lay(visited.api, players=2, first_monster="draw", **options))
    page.wait_for_selector(".sector.can")
    driver = Delver(page, seed=11)
    driver.goal = BOSS
    while driver.answered < answers and not driver.is_over():
        if driver.asks():
            driver.respond()
        page.wait_for_timeout(20)
    return driver.until(question)


def oakdell_dice(page: Page, visited: Visited) -> None:
    _played(page, visited, 0, "oakdell.draft")


def oakdell_route(page: Page, visited: Visited) -> None:
    _played(page, visited, 8, "oakdell.route")
    space(page, BOSS).click()
    page.wait_for_selector(".will")


def oakdell_strike(page: Page, visited: Visited) -> None:
    """Two points are named; the line is not drawn yet."""
    _played(page, visited, 24, "oakdell.attack")
    for _ in range(2):
        point(page, points_that_can(page)[-1]).press("Enter")


def oakdell_monster(page: Page, visited: Visited) -> None:
    """Late: a sheet with many lines on it."""
    _played(page, visited, 60, "oakdell.route")


def oakdell_shrines(page: Page, visited: Visited) -> None:
    _played(page, visited, 4, "oakdell.route", scenario="shrines", dungeon="hollow_roots")


def _fighting(page: Page, visited: Visited, boss: str, **options: object) -> None:
    """In the middle of the fight with a boss, as a game of bots came to it."""

    def is_it(step: dict[str, Any]) -> bool:
        fight = step["state"]["heroes"][0]["fight"]
        is_begun = fight["sheet"] == boss and len(fight["lines"]) > 3
        return bool(is_begun and asks("AttackPhase")(step) and not step["state"]["turn"]["struck"])

    come(page, Played(visited.api, lambda api: lay_for(api, "Me", longer=True, **options)).fork(is_it))
    page.wait_for_selector(".point.can")


def oakdell_watcher(page: Page, visited: Visited) -> None:
    _fighting(page, visited, "seven_eyed_watcher")


def oakdell_colossus(page: Page, visited: Visited) -> None:
    _fighting(page, visited, "hollow_colossus", dungeon="hollow_roots")


def oakdell_end(page: Page, visited: Visited) -> None:
    played = Played(visited.api, lambda api: lay(api, scenario="shrines"))
    come(page, played.links)
    page.wait_for_selector("dialog[open]")


def oakdell_others(page: Page, visited: Visited) -> None:
    _played(page, visited, 12, "oakdell.draft")
    page.locator(".hero").nth(1).click()


def oakdell_print(page: Page, visited: Visited) -> None:
    _played(page, visited, 0, "oakdell.draft")
    page.get_by_role("button", name=re.compile("Printable|imprimer")).click()


OAKDELL: tuple[Scene, ...] = (
    oakdell_new,
    oakdell_dice,
    oakdell_route,
    oakdell_strike,
    oakdell_monster,
    oakdell_shrines,
    oakdell_watcher,
    oakdell_colossus,
    oakdell_end,
    oakdell_others,
    oakdell_print,
)

"""Screens of Veridia's fights to be looked at, and how somebody comes to each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from .scenes import Played, Scene, Visited
from .visit import Api, come

Step = dict[str, Any]


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
    return (
        bool(step["stack"]) and step["stack"][-1]["type"] == "AttackAction" and step["stack"][-1]["at"] == "ask_answer"
    )


def in_fight(page: Page, visited: Visited, is_it: Callable[[Step], bool], **options: object) -> None:
    """Go on from where this holds in a fight that programs fought."""
    come(page, Played(visited.api, lambda api: lay_fight(api, **options)).fork(is_it))
    page.wait_for_selector(".deeds.open")


def veridia_new(page: Page, visited: Visited) -> None:
    page.goto("/new/veridia")
    page.wait_for_selector("form, .setting, label")


def veridia_place(page: Page, visited: Visited) -> None:
    come(page, lay_fight(visited.api, map="bridge"))
    page.wait_for_selector(".pick")


def veridia_turn(page: Page, visited: Visited) -> None:
    in_fight(page, visited, lambda step: acting(step) is not None, map="forest_path")


def veridia_way(page: Page, visited: Visited) -> None:
    """A way is looked at, with its cost."""
    veridia_turn(page, visited)
    page.locator("[data-cursor]").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)


def veridia_foe(page: Page, visited: Visited) -> None:
    """What can be done to a foe."""
    in_fight(page, visited, beside_a_foe)
    page.locator(".token.can").first.press("Enter")
    page.wait_for_selector(".unit-menu")


def veridia_attack(page: Page, visited: Visited) -> None:
    in_fight(page, visited, beside_a_foe)
    page.locator("[data-menu='manoeuvre']").click()


def veridia_answer(page: Page, visited: Visited) -> None:
    in_fight(page, visited, answering)
    page.wait_for_selector("[data-answer]")


def veridia_split(page: Page, visited: Visited) -> None:
    veridia_answer(page, visited)
    page.locator("[data-split]").click()
    page.wait_for_selector(".beads")


def veridia_dice(page: Page, visited: Visited) -> None:
    in_fight(page, visited, lambda step: step["state"]["fight"]["round"] == 4 and acting(step) is not None)
    page.get_by_role("tab").nth(1).click()
    page.wait_for_selector(".tray .die")


def veridia_distances(page: Page, visited: Visited) -> None:
    in_fight(page, visited, lambda step: acting(step) is not None, map="none")


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

"""Screens of The Order of Veiel to be looked at, and how somebody comes to each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from .scenes import Scene, Visited, go_on, turn_to
from .visit import Api, come


def lay_veiel(api: Api) -> dict[str, str]:
    """One person and three heroes, without a dungeon master."""
    options: dict[str, object] = {"heroes": 3, "players": 1, "dm": "none", "hero_pick": "beginner"}
    return _laid(api, options, {"type": "Me"})


def lay_veiel_for_its_master(api: Api) -> dict[str, str]:
    """One person who is the dungeon master of three heroes."""
    options: dict[str, object] = {"heroes": 3, "players": 1, "dm": "human", "hero_pick": "beginner"}
    return _laid(api, options, {"type": "Bot"}, {"type": "Me"})


def _laid(api: Api, options: dict[str, object], *seats: dict[str, str]) -> dict[str, str]:
    wanted = {"game": "veiel", "options": options, "seats": list(seats), "pace": 0}
    links: dict[str, str] = api.post("/tables", wanted)
    return links


def veiel_new(page: Page, visited: Visited) -> None:
    page.goto("/new/veiel")
    page.wait_for_selector(".forecast")


def at_step(frame: str, at: str, where: str = "") -> Callable[[dict[str, Any]], bool]:
    """Whether this is asked at a step of a replay of Veiel: a frame and its step, and where the team is."""

    def is_it(step: dict[str, Any]) -> bool:
        top = step["stack"][-1] if step["stack"] else {}
        return (top.get("type"), top.get("at")) == (frame, at) and (not where or step["state"]["where"] == where)

    return is_it


def veiel_pick(page: Page, visited: Visited) -> None:
    come(page, _laid(visited.api, {"heroes": 3, "players": 1}, {"type": "Me"}))
    page.wait_for_selector(".stats")


def veiel_wing(page: Page, visited: Visited) -> None:
    go_on(page, visited.veiel, at_step("Incursion", "choose_wing"))


def veiel_fight(page: Page, visited: Visited) -> None:
    fight = at_step("HeroTurn", "act")
    go_on(page, visited.veiel, lambda step: fight(step) and len(step["state"]["combat"]["line"]) > 2)


def veiel_react(page: Page, visited: Visited) -> None:
    go_on(page, visited.veiel, at_step("Moment", "react"))


def veiel_onward(page: Page, visited: Visited) -> None:
    go_on(page, visited.veiel, at_step("Incursion", "onward"))


def veiel_riddle(page: Page, visited: Visited) -> None:
    go_on(page, visited.veiel, at_step("Riddle", "answer"))


def veiel_shop(page: Page, visited: Visited) -> None:
    go_on(page, visited.veiel, at_step("Rest", "shop"))
    page.get_by_role("tab").nth(-3).click()


def veiel_camp(page: Page, visited: Visited) -> None:
    go_on(page, visited.veiel, at_step("Camp", "act"))


def veiel_gear(page: Page, visited: Visited) -> None:
    veiel_camp(page, visited)
    page.get_by_role("tab").last.click()


def veiel_boss(page: Page, visited: Visited) -> None:
    go_on(page, visited.veiel, at_step("HeroTurn", "act", "boss"))


def veiel_heroes(page: Page, visited: Visited) -> None:
    veiel_boss(page, visited)
    turn_to(page, 2)


def veiel_event(page: Page, visited: Visited) -> None:
    go_on(
        page, visited.mastered, lambda step: at_step("Moment", "master")(step) and step["state"]["hand"]["cards"] != []
    )
    page.keyboard.press("i")


def veiel_corruption(page: Page, visited: Visited) -> None:
    go_on(page, visited.mastered, at_step("Corruption", "lay"))


def veiel_line(page: Page, visited: Visited) -> None:
    go_on(page, visited.mastered, at_step("Fight", "place"))


def veiel_end(page: Page, visited: Visited) -> None:
    come(page, visited.veiel.links)
    page.wait_for_selector("dialog")


def veiel_replay(page: Page, visited: Visited) -> None:
    veiel_end(page, visited)
    page.goto(f"/replay/{visited.veiel.links['table']}?at=60")
    page.wait_for_selector(".timeline")


def veiel_rules(page: Page, visited: Visited) -> None:
    page.goto("/rules/veiel")
    page.wait_for_selector(".rule, article, li")


VEIEL: tuple[Scene, ...] = (
    veiel_new,
    veiel_pick,
    veiel_wing,
    veiel_fight,
    veiel_react,
    veiel_onward,
    veiel_riddle,
    veiel_shop,
    veiel_camp,
    veiel_gear,
    veiel_boss,
    veiel_heroes,
    veiel_event,
    veiel_corruption,
    veiel_line,
    veiel_end,
    veiel_replay,
    veiel_rules,
)

"""axe finds nothing serious on any screen, by day and by night."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .visit import Api, come, play_now

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")

Go = Callable[[Page, Api, dict[str, str]], None]


def to(path: str, page: Page, api: Api, finished: dict[str, str]) -> None:
    page.goto(path)
    expect(page.locator("h1").first).to_be_visible()


def to_lobby(page: Page, api: Api, finished: dict[str, str]) -> None:
    come(page, api.lay("Me", "Open", heroes=2))
    expect(page.get_by_role("heading", name="Invite others")).to_be_visible()


def to_table(page: Page, api: Api, finished: dict[str, str]) -> None:
    play_now(page)


def to_menu(page: Page, api: Api, finished: dict[str, str]) -> None:
    play_now(page)
    page.get_by_role("button", name="Menu").click()


def to_chat(page: Page, api: Api, finished: dict[str, str]) -> None:
    play_now(page)
    page.get_by_role("button", name="Chat").click()


def to_end(page: Page, api: Api, finished: dict[str, str]) -> None:
    come(page, finished)
    page.get_by_text("Was chance fair?").click()


SCREENS: dict[str, Go] = {
    "home": partial(to, "/"),
    "new": partial(to, "/new/avel"),
    "rules": partial(to, "/rules/avel"),
    "settings": partial(to, "/settings"),
    "about": partial(to, "/about"),
    "lobby": to_lobby,
    "table": to_table,
    "menu": to_menu,
    "chat": to_chat,
    "end": to_end,
}


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_serious_is_found(page: Page, api: Api, finished: dict[str, str], screen: str, light: str) -> None:
    page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
    SCREENS[screen](page, api, finished)
    page.wait_for_timeout(400)
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [
        f"{violation['id']}: {violation['help']}: {[node['target'] for node in violation['nodes']][:5]}"
        for violation in found["violations"]
        if violation["impact"] in SERIOUS
    ]
    assert serious == []

"""axe finds nothing serious on any screen, by day and by night, on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .driver import Pointer
from .visit import Api, answers, come, play_now

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
STILL = """async () => {
  await new Promise(wait => setTimeout(wait, 250));
  await new Promise(frame => requestAnimationFrame(() => requestAnimationFrame(frame)));
  await Promise.allSettled(document.getAnimations().map(animation => animation.finished));
}"""
"""Waits until no colour is on its way from day to night any more: the browser tells things of it one by one."""
SERIOUS = ("serious", "critical")
DESKTOP, PHONE = (1280, 800), (360, 740)

Go = Callable[[Page, Api, dict[str, str]], None]


def to(path: str, page: Page, api: Api, finished: dict[str, str]) -> None:
    page.goto(path)
    expect(page.locator("h1").first).to_be_visible()


def to_who_i_am(page: Page, api: Api, finished: dict[str, str]) -> None:
    page.goto("/")
    page.locator(".me").click()


def to_lobby(page: Page, api: Api, finished: dict[str, str]) -> None:
    come(page, api.lay("Me", "Open", heroes=2))
    expect(page.get_by_role("heading", name="Invite others")).to_be_visible()


def to_menu(page: Page, api: Api, finished: dict[str, str]) -> None:
    play_now(page)
    page.get_by_role("button", name="Menu").click()


def to_chat(page: Page, api: Api, finished: dict[str, str]) -> None:
    play_now(page)
    page.get_by_role("button", name="Chat").click()


def to_why(page: Page, api: Api, finished: dict[str, str]) -> None:
    play_now(page)
    page.get_by_role("button", name="Why?").click()
    expect(page.locator(".rule-text").first).to_be_visible()


def to_book(page: Page, api: Api, finished: dict[str, str]) -> None:
    come(page, api.lay("Me", heroes=1))
    Pointer(page, seed=1).respond()
    page.get_by_role("button", name="Book of the land").click()


def to_hand_over(page: Page, api: Api, finished: dict[str, str]) -> None:
    seats = [{"type": "Me", "name": name, "pin": "12"} for name in ("Ada", "Bo")]
    come(page, api.post("/tables", {"game": "avel", "options": {"heroes": 2}, "seats": seats}))
    expect(page.get_by_label("PIN").first).to_be_visible()


def to_end(page: Page, api: Api, finished: dict[str, str]) -> None:
    come(page, finished)
    page.get_by_text("Was chance fair?").click()


def to_replay(page: Page, api: Api, finished: dict[str, str]) -> None:
    come(page, finished)
    page.goto(f"/replay/{finished['table']}?at=40")
    expect(page.get_by_role("region", name="Timeline")).to_be_visible()


SCREENS: dict[str, Go] = {
    "home": partial(to, "/"),
    "who I am": to_who_i_am,
    "new": partial(to, "/new/avel"),
    "rules": partial(to, "/rules/avel"),
    "settings": partial(to, "/settings"),
    "about": partial(to, "/about"),
    "nowhere": partial(to, "/nowhere"),
    "no link": partial(to, "/table/abcdefghij"),
    "lobby": to_lobby,
    "menu": to_menu,
    "chat": to_chat,
    "why": to_why,
    "book": to_book,
    "hand over": to_hand_over,
    "end": to_end,
    "replay": to_replay,
}


def serious(page: Page) -> list[str]:
    """What axe finds on the page as it is, in both lights and both widths. At night only colours can be wrong anew."""
    found: list[str] = []
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    for light, (width, height) in product(("light", "dark"), (PHONE, DESKTOP)):
        page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL)
        rules = {"runOnly": ["color-contrast"]} if light == "dark" else {}
        told = page.evaluate("rules => axe.run(document, {resultTypes: ['violations'], ...rules})", rules)
        found += [
            f"{width} {light}: {violation['id']}: {[node['target'] for node in violation['nodes']][:5]}"
            for violation in told["violations"]
            if violation["impact"] in SERIOUS
        ]
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_serious_is_found(page: Page, api: Api, finished: dict[str, str], screen: str) -> None:
    SCREENS[screen](page, api, finished)
    page.wait_for_timeout(300)
    assert serious(page) == []


def test_nothing_serious_is_found_in_any_kind_of_decision(page: Page, api: Api) -> None:
    come(page, api.lay("Me", heroes=1))
    player = Pointer(page, seed=3, haste=0.15)
    seen: set[str] = set()
    while player.answered < 45 and not player.is_over():
        page.wait_for_timeout(60)
        if not player.is_asked():
            continue
        if (asks := player.asks()) not in seen:
            seen.add(asks)
            assert serious(page) == [], asks
            groups = answers(page).and_(page.locator("[aria-haspopup]"))
            if groups.count() and "unfolded" not in seen:
                seen.add("unfolded")
                groups.first.click()
                assert serious(page) == [], f"{asks}, unfolded"
                page.keyboard.press("Escape")
        player.respond()
    assert {"avel.bag_grab", "avel.action", "unfolded"} <= seen

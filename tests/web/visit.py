"""What somebody does on the page, in the words of the table."""

from __future__ import annotations

import re
import time
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext, Locator, Page, expect

LONGEST_GAME = 180.0
"""Seconds that bots may take over a game, however busy the machine is."""


def play_now(page: Page) -> None:
    """From home to a new table against bots, until the first question is there."""
    page.goto("/")
    avel(page).get_by_role("button", name=re.compile("Play now|Jouer avec")).click()
    expect(answers(page).first).to_be_visible()


def avel(page: Page) -> Locator:
    """What home tells of Avel."""
    return page.get_by_role("article").filter(has_text="Avel")


def come(page: Page, links: dict[str, str], by: str = "host") -> None:
    """Come to a table by one of its links."""
    page.goto(f"/table/{links['table']}#{links[by]}")
    page.wait_for_url(re.compile(r"/table/\w+$"))


def answers(page: Page) -> Locator:
    """The answers in the bar."""
    return page.locator(".options button:not([aria-disabled])")


def sentence(page: Page) -> Locator:
    """What is asked, once something is."""
    return page.locator("section.bar .sentence").filter(has_text=re.compile(r"\S"))


def story(page: Page) -> Locator:
    """What happened, in words; it is opened if it is not open."""
    told = page.get_by_role("region", name="Story")
    if not told.is_visible():
        page.get_by_role("button", name="Story").click()
    return told


class Api:
    """The server over HTTP, for what a test is not about."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self._context = context
        self._url = url

    def post(self, path: str, body: object, token: str = "") -> Any:
        """Raises AssertionError when the server refuses."""
        return self._ask("POST", path, token, msgspec.json.encode(body))

    def get(self, path: str, token: str = "") -> Any:
        """Raises AssertionError when the server refuses."""
        return self._ask("GET", path, token, None)

    def _ask(self, method: str, path: str, token: str, body: bytes | None) -> Any:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        reply = self._context.request.fetch(f"{self._url}/api{path}", method=method, headers=headers, data=body)
        assert reply.ok, reply.text()
        return msgspec.json.decode(reply.body())

    def lay(self, *seats: str, pace: float = 0, **options: object) -> dict[str, str]:
        """A table of Avel with these kinds of seats; returns its links. Nobody is hurried at the bag."""
        chairs = [{"type": seat} for seat in seats]
        wanted = {"bag_draw": "grab_calm", "first_seat": "1", **options}
        table: dict[str, str] = self.post("/tables", {"game": "avel", "options": wanted, "seats": chairs, "pace": pace})
        return table

    def let_bots_finish(self, links: dict[str, str], seat: int = 1) -> None:
        """Bots play the game to its end."""
        table, host = links["table"], links["host"]
        self.post(f"/tables/{table}/seats/{seat}", {"type": "HandToBot", "level": "sensible"}, host)
        until = time.monotonic() + LONGEST_GAME
        while time.monotonic() < until:
            if self.get(f"/tables/{table}", host)["phase"] == "over":
                return
            time.sleep(0.2)
        raise AssertionError("the game does not end")

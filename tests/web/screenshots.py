"""Pictures of every screen: `python -m tests.web.screenshots FOLDER [PATTERN]`.

On a desktop and on a phone, by day and by night, in English and in French: not all of them times all, but each at least
once on each screen. PATTERN picks some by their name, such as `home` or `phone-night`.
"""

from __future__ import annotations

import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from .driver import Pointer
from .serving import Server, launch_options
from .visit import Api, come, play_now


class Look(NamedTuple):
    """How somebody looks at the page."""

    name: str
    width: int
    height: int
    is_dark: bool
    locale: str


LOOKS = (
    Look("desktop-day", 1440, 900, False, "en-GB"),
    Look("desktop-night-fr", 1440, 900, True, "fr-FR"),
    Look("phone-day-fr", 360, 740, False, "fr-FR"),
    Look("phone-night", 360, 740, True, "en-GB"),
)


class Visit(NamedTuple):
    """A page, and tables to look at."""

    page: Page
    api: Api
    finished: dict[str, str]
    begun: dict[str, str]


def home(visit: Visit) -> None:
    come(visit.page, visit.finished)
    play_now(visit.page)
    visit.page.goto("/")
    visit.page.wait_for_selector("li .how:not(:has-text('…'))")


def who(visit: Visit) -> None:
    visit.page.goto("/")
    visit.page.click(".me")


def new(visit: Visit) -> None:
    visit.page.goto("/new/avel")
    visit.page.wait_for_selector(".forecast")


def lobby(visit: Visit) -> None:
    links = visit.api.lay("Me", "Open", "Bot", heroes=3)
    come(visit.page, links)
    visit.page.wait_for_selector("dl")


def invited(visit: Visit) -> None:
    links = visit.api.lay("Me", "Open", "Bot", heroes=3)
    come(visit.page, links, "invitation")
    visit.page.wait_for_selector("dl")


def table(visit: Visit) -> None:
    play_now(visit.page)


def later(visit: Visit) -> None:
    come(visit.page, visit.begun)
    visit.page.wait_for_selector(".mine")


def story(visit: Visit) -> None:
    later(visit)
    if not visit.page.locator("aside").is_visible():
        visit.page.keyboard.press("l")


def menu(visit: Visit) -> None:
    play_now(visit.page)
    visit.page.click(".tools button:last-child")


def why(visit: Visit) -> None:
    play_now(visit.page)
    visit.page.locator(".bar .tools button").first.click()
    visit.page.wait_for_selector(".rule-text")


def end(visit: Visit) -> None:
    come(visit.page, visit.finished)
    visit.page.wait_for_selector("dialog")


def replay(visit: Visit) -> None:
    come(visit.page, visit.finished)
    visit.page.wait_for_selector("dialog")
    visit.page.goto(f"/replay/{visit.finished['table']}?at=60")
    visit.page.wait_for_selector(".timeline")


def rules(visit: Visit) -> None:
    visit.page.goto("/rules/avel#AVEL-MOVE-01")
    visit.page.wait_for_selector(".here")


def settings(visit: Visit) -> None:
    visit.page.goto("/settings")


def about(visit: Visit) -> None:
    visit.page.goto("/about")


def no_link(visit: Visit) -> None:
    visit.page.goto("/table/abcdefghij")
    visit.page.wait_for_selector("h1:has-text(' ')")


SCENES: tuple[Callable[[Visit], None], ...] = (
    home,
    who,
    new,
    lobby,
    invited,
    table,
    later,
    story,
    menu,
    why,
    end,
    replay,
    rules,
    settings,
    about,
    no_link,
)


@contextmanager
def seen(browser: Browser, url: str, look: Look) -> Iterator[BrowserContext]:
    """A browser of somebody who has never been here."""
    context = browser.new_context(
        base_url=url,
        viewport={"width": look.width, "height": look.height},
        color_scheme="dark" if look.is_dark else "light",
        locale=look.locale,
        has_touch=look.width < 500,
        is_mobile=look.width < 500,
        reduced_motion="reduce",
        service_workers="block",
    )
    yield context
    context.close()


def begin(page: Page, api: Api) -> dict[str, str]:
    """A game that has gone on for a while; it is ours to decide."""
    links = api.lay("Me", "Bot", heroes=2)
    come(page, links)
    player = Pointer(page, seed=4, haste=0.1)
    while player.answered < 22 or not player.is_asked():
        if player.is_asked():
            player.respond()
        page.wait_for_timeout(60)
    return links


def main() -> None:
    """Take the pictures that are asked for."""
    folder = Path(sys.argv[1])
    wanted = re.compile(sys.argv[2] if len(sys.argv) > 2 else "")
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        with seen(browser, server.url, LOOKS[0]) as context:
            api = Api(context, server.url)
            finished = api.lay("Me", heroes=2)
            api.let_bots_finish(finished)
            begun = begin(context.new_page(), api)
        for look in LOOKS:
            for scene in SCENES:
                name = f"{scene.__name__}-{look.name}"
                if not wanted.search(name):
                    continue
                with seen(browser, server.url, look) as context:
                    page = context.new_page()
                    page.on("pageerror", lambda error: print(error, file=sys.stderr))
                    try:
                        scene(Visit(page, Api(context, server.url), finished, begun))
                    except Exception as problem:
                        print(f"{name}: {str(problem)[:300]}", file=sys.stderr)
                    page.mouse.move(0, 0)
                    time.sleep(0.5)
                    page.screenshot(path=folder / f"{name}.png")
        browser.close()
    server.kill()


if __name__ == "__main__":
    main()

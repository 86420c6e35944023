"""Pictures of every screen: `python -m tests.web.screenshots FOLDER [PATTERN]`.

On a desktop and on a phone, by day and by night, in English and in French: not all of them times all, but each at least
once on each screen. PATTERN picks some by their name, such as `home` or `phone-night`.
"""

from __future__ import annotations

import re
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from .driver import Pointer
from .scenes import SCENES, Played, Scene, Visited, lay_avel, lay_tactique
from .scenes_oakdell import OAKDELL
from .scenes_veiel import VEIEL, lay_veiel, lay_veiel_for_its_master
from .scenes_veridia import VERIDIA
from .serving import Server, launch_options
from .visit import LONGEST_GAME, Api, come


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
    until = time.monotonic() + LONGEST_GAME
    while player.answered < 22 or not player.is_asked():
        assert time.monotonic() < until, "nothing is asked any more"
        if player.is_asked():
            player.respond()
        page.wait_for_timeout(60)
    return links


def take(page: Page, scene: Scene, visited: Visited, picture: Path) -> None:
    """Take a picture of a scene; whatever goes wrong is reported, and seen."""
    page.on("pageerror", lambda error: print(error, file=sys.stderr))
    try:
        scene(page, visited)
    except Exception as problem:
        print(f"{picture.stem}: {str(problem)[:300]}", file=sys.stderr)
    page.mouse.move(0, 0)
    time.sleep(0.5)
    page.screenshot(path=picture)


def look_around(browser: Browser, url: str, folder: Path, wanted: re.Pattern[str]) -> None:
    """Go to every scene with every look, if the name of the picture is wanted."""
    with seen(browser, url, LOOKS[0]) as context:
        api = Api(context, url)
        visited = Visited(
            api,
            Played(api, lay_avel),
            Played(api, lay_tactique),
            Played(api, lay_veiel),
            Played(api, lay_veiel_for_its_master, seat=2),
            begin(context.new_page(), api),
        )
        for look in LOOKS:
            for scene in (*SCENES, *VEIEL, *OAKDELL, *VERIDIA):
                name = f"{scene.__name__}-{look.name}"
                if wanted.search(name):
                    with seen(browser, url, look) as fresh:
                        take(fresh.new_page(), scene, visited, folder / f"{name}.png")


def main() -> None:
    """Take the pictures that are asked for."""
    folder = Path(sys.argv[1])
    wanted = re.compile(sys.argv[2] if len(sys.argv) > 2 else "")
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**launch_options())
            look_around(browser, server.url, folder, wanted)
            browser.close()
    finally:
        server.kill()


if __name__ == "__main__":
    main()

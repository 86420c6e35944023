"""A server for the tests, and a browser that reports whatever goes wrong in the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, expect

from .serving import Server, launch_options
from .visit import Api

expect.set_options(timeout=20_000)  # a machine that also does other things may take its time

CUT = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET")
"""What a browser reports when there is no server, or when it has just gone."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.kill()


@pytest.fixture(autouse=True)
def _settled(request: pytest.FixtureRequest, server: Server) -> None:
    """Each test has chance of its own, whichever others run before it."""
    server.settle(request.node.nodeid)


@pytest.fixture(scope="module")
def server_of_the_duel(tmp_path_factory: pytest.TempPathFactory, duel_installed: None) -> Iterator[Server]:
    """A server that has a game whose table the page knows nothing about."""
    server = Server(tmp_path_factory.mktemp("duel"))
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    return server.url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return browser_type_launch_args | launch_options()


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {
        **browser_context_args,
        "viewport": {"width": 1280, "height": 800},
        "locale": "en-GB",
        "reduced_motion": "reduce",
        "service_workers": "block",
    }


@pytest.fixture
def problems() -> Iterator[list[str]]:
    """What went wrong in the pages: errors, and breaches of the page's own security policy. None may be left."""
    found: list[str] = []
    yield found
    assert found == []


def _watched(context: BrowserContext, problems: list[str]) -> BrowserContext:
    def note(message: ConsoleMessage) -> None:
        if message.type == "error" and not any(cut in message.text for cut in CUT):
            problems.append(message.text)

    def watch(page: Page) -> None:
        page.on("console", note)
        page.on("pageerror", lambda error: problems.append(f"{error}\n{error.stack}"))

    context.on("page", watch)
    return context


@pytest.fixture
def context(context: BrowserContext, problems: list[str]) -> BrowserContext:
    return _watched(context, problems)


Friend = Callable[[], Page]


@pytest.fixture
def friend(new_context: Callable[..., BrowserContext], problems: list[str]) -> Friend:
    """Somebody else, with a browser of their own: `friend()` opens it."""
    return lambda: _watched(new_context(), problems).new_page()


@pytest.fixture
def api(context: BrowserContext, base_url: str) -> Api:
    return Api(context, base_url)


@pytest.fixture(scope="session")
def finished(browser: Any, server: Server, base_url: str) -> dict[str, str]:
    """The links to a table where the game is over."""
    server.settle("finished")
    context = browser.new_context()
    api = Api(context, base_url)
    links = api.lay("Me", heroes=2)
    api.let_bots_finish(links)
    context.close()
    return links

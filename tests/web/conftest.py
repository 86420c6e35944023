"""A server for the tests, with bots that do not wait, and a browser that reports whatever goes wrong in the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page

from .serving import Server, launch_options


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
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


@pytest.fixture(autouse=True)
def nothing_goes_wrong(context: BrowserContext) -> Iterator[list[str]]:
    """The page reports no error, and breaks no rule of its own security policy. A test may empty the list."""
    problems: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            problems.append(message.text)

    def watch(page: Page) -> None:
        page.on("console", note)
        page.on("pageerror", lambda error: problems.append(str(error)))

    context.on("page", watch)
    yield problems
    assert problems == []

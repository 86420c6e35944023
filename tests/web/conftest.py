"""A server for the tests, with bots that do not wait, and a browser that reports whatever goes wrong in the page."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page

from oakveil.server.config import Config

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 60.0
"""Seconds until the server has to be there."""


class Server:
    """`oakveil serve` in a process of its own, which can be killed and started again on the same tables."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"
        self._log = folder / "server.log"
        self._config = Config(
            database=f"sqlite:///{folder}/tables.db",
            processes=1,
            pace=0,
            requests_a_second=10_000,
            messages_a_second=10_000,
            tables_an_hour=10_000,
        )
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it is there."""
        env = {**os.environ, "OAKVEIL_SERVER": msgspec.json.encode(self._config).decode()}
        app = ["oakveil.server.app:from_environment", "--factory", "--port", str(self._port)]
        with self._log.open("ab") as log:
            command = [sys.executable, "-m", "uvicorn", *app, "--log-level", "warning"]
            self._process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        until = time.monotonic() + PATIENCE
        while not self._is_there():
            assert self._process.poll() is None and time.monotonic() < until, self._log.read_text()
            time.sleep(0.1)

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def _is_there(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/api/health", timeout=1) as reply:
                health = msgspec.json.decode(reply.read())
        except (OSError, urllib.error.URLError):
            return False
        assert health["page"], "the page is not built: python3 build_page.py"
        return True


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
    own = os.environ.get("OAKVEIL_CHROMIUM")
    return {**browser_type_launch_args, "args": list(FLAGS), **({"executable_path": own} if own else {})}


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

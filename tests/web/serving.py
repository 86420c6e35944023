"""A server in a process of its own, with bots that do not wait, and how a browser is started."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from oakveil.server.config import Config

from .settled import SETTLE, WORD

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


def launch_options() -> dict[str, Any]:
    """How Playwright starts the browser: the Chromium that run.py found, the system's, or its own."""
    own = os.environ.get("OAKVEIL_CHROMIUM") or shutil.which("chromium")
    return {"args": list(FLAGS), **({"executable_path": own} if own else {})}


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
        self._word = "start"
        self._starts = 0

    def settle(self, word: str) -> None:
        """Draw chance from `word` from now on, whatever has been drawn before."""
        self._word, self._starts = word, 0
        urllib.request.urlopen(f"{self.url}{SETTLE}?{urllib.parse.quote(word)}").close()

    def start(self) -> None:
        """Start it, and wait until it is there."""
        self._starts += 1
        # The server finds whatever the tests find, such as a game that is installed for them alone.
        env = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
            "OAKVEIL_SERVER": msgspec.json.encode(self._config).decode(),
            WORD: f"{self._word} {self._starts}",
        }
        app = ["tests.web.settled:app", "--factory", "--port", str(self._port)]
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

    @contextmanager
    def down(self) -> Iterator[None]:
        """While there was a power cut."""
        self.kill()
        try:
            yield
        finally:
            self.start()

    def _is_there(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/api/health", timeout=1) as reply:
                health = msgspec.json.decode(reply.read())
        except (OSError, urllib.error.URLError):
            return False
        assert health["page"], "the page is not built: python3 run.py serve does it"
        return True

"""Servers in processes of their own, and clients that reach them over the network."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from http.client import HTTPException
from itertools import count
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from oakveil.server.config import Config

Json = dict[str, Any]

LOST = (OSError, EOFError, TimeoutError, WebSocketException, HTTPException)
"""What happens to a client whose server is gone."""

PATIENCE = 600.0
"""Seconds that a client tries to reach a server."""

_SERVE = (
    "from oakveil.server.config import Config; from oakveil.server.serve import serve; import sys; "
    "serve(Config.from_environment(), '127.0.0.1', int(sys.argv[1]), int(sys.argv[2]), False)"
)


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


class Server:
    """`oakveil serve` with this set-up."""

    def __init__(self, config: Config, workers: int = 1) -> None:
        self.config = config
        self.workers = workers
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        env = {**os.environ, "OAKVEIL_SERVER": msgspec.json.encode(self.config).decode()}
        command = [sys.executable, "-c", _SERVE, str(self.port), str(self.workers)]
        self.process = subprocess.Popen(command, env=env, stderr=subprocess.PIPE)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"http://{self.address}/api/health", timeout=5):
                    return
            except OSError:
                if self.process.poll() is not None:
                    assert self.process.stderr is not None
                    raise AssertionError(self.process.stderr.read().decode()) from None
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Pull the plug."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._close()

    def stop(self) -> None:
        """End it as Ctrl-C does, or at least as kill does."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self._close()

    def _close(self) -> None:
        if self.process is not None and self.process.stderr is not None:
            self.process.stderr.close()

    def request(self, method: str, path: str, token: str = "", body: Json | None = None) -> Any:
        """The reply to a request. Raises urllib.error.HTTPError."""
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://{self.address}/api{path}", data, headers, method=method)
        with urllib.request.urlopen(request, timeout=30) as reply:
            return json.loads(reply.read())

    def lay(self, *seats: Json, **fields: Any) -> Json:
        """Lay a table of Avel."""
        body = {"game": "avel", "pace": 0, "seats": list(seats), **fields}
        links: Json = self.request("POST", "/tables", body=body)
        return links


class Client:
    """A page at a table. It comes back by itself when the line is cut. `acknowledged` are its answers, by question."""

    def __init__(self, address: Callable[[], str], table: str, token: str, seed: int = 0) -> None:
        self._address = address
        self._table = table
        self._token = token
        self.dice = Random(seed)
        self._socket: ClientConnection | None = None
        self.asked: tuple[int, Json] | None = None
        self.view: Json = {}
        self.numbers: list[int] = []
        self.acknowledged: dict[int, Json] = {}
        self.refused: list[Json] = []
        self.cut = 0

    async def come(self) -> None:
        """Connect and say hello, with a back-off, until somebody answers."""
        given_up = time.monotonic() + PATIENCE
        for attempt in count():
            try:
                address = f"ws://{self._address()}/api/tables/{self._table}/live"
                self._socket = await connect(address, open_timeout=5, compression=None)
                seen = self.numbers[-1] if self.numbers else 0
                await self.say({"type": "Hello", "token": self._token, "seen": seen})
                return
            except LOST:
                assert time.monotonic() < given_up, "nobody answers"
                await asyncio.sleep(0.1 * 1.5 ** min(attempt, 7))

    async def say(self, message: Json) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def hear(self) -> Json:
        """The next report; everything in it is noted."""
        assert self._socket is not None
        report: Json = json.loads(await asyncio.wait_for(self._socket.recv(), 60))
        match report["type"]:
            case "View":
                self.view = report
            case "Happened":
                self.numbers += [event["number"] for event in report["events"]]
            case "Done" if self.asked is not None:
                self.acknowledged[self.asked[0]] = self.asked[1]
                self.asked = None
            case "Refused":
                self.refused.append(report)
                self.asked = None
        return report

    def choice(self) -> Json | None:
        """An answer to the question that is open for us, or None if there is none."""
        mine = [question for question in self.view.get("questions", ()) if question["mine"]]
        if not mine or not mine[0]["options"]:
            return None
        choice: Json = self.dice.choice(mine[0]["options"])["choice"]
        return choice

    async def answer(self) -> None:
        """Answer the question that is open for us, if there is one."""
        choice = self.choice()
        if choice is not None and self.asked is None:
            number = self.view["number"]
            self.asked = number, choice
            await self.say({"type": "Answer", "seat": self.view["seat"], "number": number, "choice": choice})

    async def play(self) -> None:
        """Play to the end of the game, whatever happens to the server."""
        while not self.view.get("ending"):
            try:
                if self._socket is None:
                    await self.come()
                report = await self.hear()
                if report["type"] == "Hint":
                    number = report["number"]
                    self.asked = number, report["choice"]
                    answer = {"type": "Answer", "seat": self.view["seat"], "number": number, "choice": report["choice"]}
                    await self.say(answer)
                elif report["type"] in ("View", "Done", "Refused"):
                    await self.answer()
                    if self.choice() is None and any(question["mine"] for question in self.view["questions"]):
                        await self.say({"type": "HintAsk", "seat": self.view["seat"]})
            except LOST:
                self._socket = None
                self.asked = None
                self.cut += 1

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

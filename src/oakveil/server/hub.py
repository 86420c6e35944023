"""The hub: servers that share a PostgreSQL tell each other which table has changed. What has changed the store says."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from .store import CHANNEL

log = logging.getLogger("oakveil")

LONGEST_PAUSE = 15.0
"""Seconds between attempts to connect again."""

Hear = Callable[[str], Awaitable[None]]
"""Is told each message: a word and the id of a table, such as `table k3f9c2m7qx`."""


class Hub:
    """Listens at the database. After each connection `reconnected` is called: something may have been missed."""

    def __init__(self, url: str, hear: Hear, reconnected: Callable[[], Awaitable[None]]) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://")
        self._hear = hear
        self._reconnected = reconnected
        self._messages: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._listening = asyncio.Event()

    async def open(self) -> None:
        """Begin to listen; returns when we do."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._pass_on())]
        await self._listening.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _listen(self) -> None:
        import asyncpg  # only those who have PostgreSQL need it

        pause = 0.5
        while True:
            try:
                connection = await asyncpg.connect(self._url)
                gone = asyncio.Event()
                connection.add_termination_listener(lambda _, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, self._note)
                self._listening.set()
                await self._reconnected()
                pause = 0.5
                await gone.wait()
            except (OSError, asyncpg.PostgresError) as problem:
                log.warning("the database cannot be listened to (%s); trying again", problem)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _note(self, _connection: Any, _process: int, _channel: str, message: object) -> None:
        self._messages.put_nowait(str(message))

    async def _pass_on(self) -> None:
        while True:
            message = await self._messages.get()
            try:
                await self._hear(message)
            except Exception:
                log.exception("message %r of another server", message)

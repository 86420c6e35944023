"""Where transactions run: SQLite in threads of its own, several transactions to a commit; PostgreSQL with asyncpg.

A transaction is a function of a plain SQLAlchemy connection, so that both run the same ones.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar, cast

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

log = logging.getLogger("oakveil")

T = TypeVar("T")
Work = Callable[[Connection], T]

READERS = 4
"""Threads that read from SQLite."""
SETTLE_AFTER = 300
"""Transactions in SQLite's log before they are moved into the database itself."""


class Engine(Protocol):
    """Runs transactions. `shared` tells whether other servers may use the same database at the same time."""

    shared: bool

    async def read(self, work: Work[T]) -> T:
        """What `work` finds."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Run `work` in a transaction. When this returns it is on the disk; when it raises nothing has changed."""
        ...

    async def close(self) -> None: ...


def engine_for(url: str) -> Engine:
    """The engine for the database at `url`. Raises ValueError for a kind of database that is not supported."""
    kind, _, rest = url.partition("://")
    if kind == "sqlite":
        return SqliteEngine(url)
    if kind in ("postgresql", "postgres"):
        return PostgresEngine(f"postgresql+asyncpg://{rest}")
    raise ValueError(f"{kind!r} is no kind of database we know; use sqlite:///FILE or postgresql://...")


class SqliteEngine:
    """One thread writes: what is to be written while it waits for the disk goes to the disk together next time."""

    shared = False

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url, pool_size=READERS + 1)
        event.listen(self._engine, "connect", _set_up_sqlite)
        self._readers = ThreadPoolExecutor(READERS, "oakveil-read")
        self._writer = ThreadPoolExecutor(1, "oakveil-write")
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._settling: asyncio.Task[None] | None = None
        self._unsettled = 0

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        written: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, written))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        return await written

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            works = [work for work, _ in batch]
            results = await loop.run_in_executor(self._writer, self._write, works)
            for (_, written), result in zip(batch, results, strict=True):
                if written.done():
                    continue
                if isinstance(result, Exception):
                    written.set_exception(result)
                else:
                    written.set_result(result)
            self._unsettled += len(batch)
            if self._unsettled >= SETTLE_AFTER and (self._settling is None or self._settling.done()):
                self._unsettled = 0
                self._settling = asyncio.create_task(self._settle())

    async def _settle(self) -> None:
        """Move the log into the database: most of it beside the writer, which then has to stop for the rest only."""
        loop = asyncio.get_running_loop()
        try:
            for thread in (self._readers, self._writer):
                await loop.run_in_executor(thread, self._checkpoint)
        except DBAPIError:
            log.exception("the database could not take in its log; it will be tried again")

    def _checkpoint(self) -> None:
        with self._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").close()

    def _write(self, works: list[Work[Any]]) -> list[Any]:
        """Run several transactions in one; when one of them fails, each again by itself. Results or exceptions."""
        try:
            return self._commit(works)
        except Exception as problem:
            return [problem] if len(works) == 1 else [result for work in works for result in self._write([work])]

    def _commit(self, works: list[Work[Any]]) -> list[Any]:
        with self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            results = [work(connection) for work in works]
            connection.commit()
        return results

    async def close(self) -> None:
        for task in (self._writing, self._settling):
            if task is not None:
                await task
        self._readers.shutdown()
        self._writer.shutdown()
        self._engine.dispose()


def _set_up_sqlite(connection: sqlite3.Connection, _: object) -> None:
    """A log that readers and a writer share, and that is on the disk when a transaction is.

    When transactions begin, and when the log is moved into the database, we say.
    """
    connection.isolation_level = None
    for setting in (
        "journal_mode=WAL",
        "wal_autocheckpoint=0",
        "synchronous=FULL",
        "busy_timeout=10000",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {setting}")


class PostgresEngine:
    """A pool of connections."""

    shared = True

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url, pool_size=8, max_overflow=8)

    async def read(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            return cast(T, await connection.run_sync(work))

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return cast(T, await connection.run_sync(work))

    async def close(self) -> None:
        await self._engine.dispose()

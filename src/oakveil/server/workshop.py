"""The workshop: processes in which bots think and games are played again, while the server goes on."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

from . import labour
from .refusals import No

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 30.0
"""Seconds that anybody waits for a piece of work, the waiting for others before it included."""


class Workshop:
    """`processes` at once; 0: one thread of this process, for tests."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._executor: Executor | None = None

    def _workers(self) -> Executor:
        if self._executor is None:
            if self._processes:
                context = multiprocessing.get_context("spawn")
                self._executor = ProcessPoolExecutor(self._processes, context, initializer=labour.start)
            else:
                self._executor = ThreadPoolExecutor(1, "oakveil-workshop")
        return self._executor

    async def do(self, work: Callable[P, T], *args: P.args, **fields: P.kwargs) -> T:
        """Have `work` done. Raises No when it takes too long or a process was killed."""
        workers = self._workers()
        try:
            task = partial(work, *args, **fields)
            job = workers.submit(labour.bounded, task) if self._processes else workers.submit(task)
            return await asyncio.wait_for(asyncio.wrap_future(job), PATIENCE)
        except TimeoutError:
            raise No("busy", "server-busy") from None
        except BrokenProcessPool:
            if workers is self._executor:
                self._executor = None
            raise No("busy", "server-busy") from None

    def close(self) -> None:
        """Begin nothing more."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)

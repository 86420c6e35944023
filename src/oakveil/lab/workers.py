"""Sharing work among processes."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from threading import Event
from typing import Literal, TypeVar

T = TypeVar("T")

LARGEST_LOT = 50
"""A worker does so many jobs, or fewer, before it reports."""

_STOPPED = Event()
"""Whether this worker was asked to stop."""


def shared(work: Callable[[int], T], jobs: range, workers: int) -> Generator[list[T], None, None]:
    """What `work` makes of each of `jobs`, in lots as they come in, in no certain order.

    The work of a single worker is done here, that of several in processes that start from nothing: `work` must be
    something that can be pickled, and the script that calls this needs its `if __name__ == "__main__":`. When the
    generator is closed or interrupted before its end, the processes end too.
    """
    if workers == 1:
        for job in jobs:
            yield [work(job)]
        return
    size = max(1, min(LARGEST_LOT, len(jobs) // (workers * 8)))
    lots = [jobs[start : start + size] for start in range(0, len(jobs), size)]
    others = active_children()
    pool = ProcessPoolExecutor(min(workers, len(lots)), mp_context=get_context("spawn"))
    try:
        with _ctrl_c("block"):
            futures = [pool.submit(_lot, work, lot) for lot in lots]
        for future in as_completed(futures):
            yield future.result()
    except BaseException:
        # Workers are asked to stop, not killed: one that dies while it reports would leave us waiting for the rest.
        for worker in active_children():
            if worker not in others and worker.pid is not None:
                os.kill(worker.pid, signal.SIGINT)
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _lot(work: Callable[[int], T], jobs: range) -> list[T]:
    """What a worker does. It is born deaf to Ctrl-C and hears it only here, where it can stop at once."""
    if _STOPPED.is_set():
        return []
    try:
        with _ctrl_c("unblock"):
            return [work(job) for job in jobs]
    except KeyboardInterrupt:
        _STOPPED.set()
        return []


@contextmanager
def _ctrl_c(how: Literal["block", "unblock"]) -> Iterator[None]:
    """Hear Ctrl-C only afterwards, also in processes started meanwhile, or hear it again. (Not so on Windows.)"""
    if sys.platform == "win32":
        yield
        return
    was = signal.pthread_sigmask(signal.SIG_BLOCK if how == "block" else signal.SIG_UNBLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, was)

"""Measuring in CPU time of this process, so that others on the machine disturb less than by the clock on the wall."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import process_time


def per_second(work: Callable[[], int], seconds: float) -> float:
    """How many things a second of CPU time does; `work` does some and returns how many. Runs at least `seconds`."""
    gc.collect()
    start, done = process_time(), work()
    while (spent := process_time() - start) < seconds:
        done += work()
    return done / spent


def microseconds(work: Callable[[], int], seconds: float) -> float:
    """The CPU time that one thing takes, as `per_second`."""
    return 1e6 / per_second(work, seconds)

"""A batch of games with a bar on the screen that shows how far it is."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from .kernel.game import Game
from .lab import trial
from .lab.batch import run
from .lab.play import Batch
from .lab.summary import Summary
from .lab.trial import Failure


def simulated(
    kind: Game,
    options: Any,
    levels: Sequence[str],
    games: int,
    seed: str,
    workers: int,
    pack: Mapping[str, str],
) -> Summary:
    """The summary of a batch. Progress and speed are told on the error stream, the bar only to a terminal."""
    with bar(games) as progress:
        return run(kind, options, levels, games, seed, workers, progress, pack)


def tried(batch: Batch, workers: int) -> list[Failure]:
    """What failed when bots tried a content pack. Progress and speed are told as in `simulated`."""
    with bar(batch.games) as progress:
        return trial.tried(batch, workers, progress)


@contextmanager
def bar(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, if that is a terminal; it is told how many games were played."""
    screen = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), "games,", TimeElapsedColumn(), "gone,", TimeRemainingColumn(), "left")
    started = time.monotonic()
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)
    seconds = time.monotonic() - started
    screen.print(f"{games / seconds:.1f} games a second, {seconds:.1f} s in all", highlight=False)

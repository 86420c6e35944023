"""A batch of games with a bar on the screen that shows how far it is."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from .kernel.game import Game
from .lab.batch import run
from .lab.summary import Summary


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
    screen = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), "games,", TimeElapsedColumn(), "gone,", TimeRemainingColumn(), "left")
    started = time.monotonic()
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("", total=games)
        summary = run(kind, options, levels, games, seed, workers, lambda done: bar.update(task, completed=done), pack)
    seconds = time.monotonic() - started
    screen.print(f"{games / seconds:.1f} games a second, {seconds:.1f} s in all", highlight=False)
    return summary

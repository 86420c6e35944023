"""A content pack on trial: games of bots that show whether it can be played with."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import partial

import msgspec

from .play import STALL, Batch
from .workers import shared


class Failure(msgspec.Struct, frozen=True):
    """What became of a game that did not reach its end. `oakveil play --seed SEED` begins the same game."""

    seed: str
    problem: str


def tried(batch: Batch, workers: int, progress: Callable[[int], None]) -> list[Failure]:
    """Play a batch to find out which of its games fail, in their order. `progress` is told how many have been played.

    With several `workers` the script that calls this needs its `if __name__ == "__main__":`.
    """
    failures: dict[int, Failure] = {}
    done = 0
    with closing(shared(partial(_problem, batch), range(1, batch.games + 1), workers)) as lots:
        for lot in lots:
            failures |= {number: failure for number, failure in lot if failure is not None}
            done += len(lot)
            progress(done)
    return [failures[number] for number in sorted(failures)]


def _problem(batch: Batch, number: int) -> tuple[int, Failure | None]:
    try:
        played = batch.play(number)
    except Exception as problem:  # whatever a pack makes the rules stumble over is what is looked for
        return number, Failure(f"{batch.seed}:{number}", f"{type(problem).__name__}: {problem}")
    stalled = played.reason == STALL
    return number, Failure(f"{batch.seed}:{number}", "the game leads nowhere") if stalled else None

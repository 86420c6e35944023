"""Batches: many games with the same options and bots, each from a seed of its own, on one processor or on several."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from typing import Any

from oakveil.kernel.game import Game

from .play import Batch
from .summary import Summary, Tally
from .workers import shared


def run(
    kind: Game,
    options: Any = None,
    seats: Sequence[str] = ("sensible",),
    games: int = 100,
    seed: str = "1",
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    pack: Mapping[str, str] | None = None,
) -> Summary:
    """Play `games` games and sum them up. `progress` is told the number of games played whenever some were.

    `seats` are the levels of the bots at seats 1, 2, ...; the last one plays all further seats. `pack` are the texts of
    the files of a content pack. With several `workers`, processes that start from nothing, the script that calls this
    needs its `if __name__ == "__main__":`. The game must be an installed one.

    Raises BadOptions, ContentError, and KeyError for a bot that the game does not have.
    """
    options = kind.options() if options is None else options
    levels = tuple([*seats, *[seats[-1]] * (kind.seats(options) - len(seats))])
    batch = Batch(kind.id, options, levels, games, seed, tuple((pack or {}).items()))
    batch.content()  # a pack that cannot be played with is refused here, not by a worker
    tally = Tally()
    with closing(shared(batch.play, range(1, games + 1), workers)) as lots:
        for lot in lots:
            for played in lot:
                tally.add(played)
            if progress is not None:
                progress(tally.games)
    return tally.summary(batch)

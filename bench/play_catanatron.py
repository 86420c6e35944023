"""Random play-outs of catanatron (Catan, four players), run by the Python of an environment that has it.

Prints as JSON the decisions per second of CPU time, and the microseconds of a copy of the whole game, alone and with
one move made on it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]


def main(seconds: float) -> None:
    def game(seed: int) -> Game:
        return Game([RandomPlayer(colour) for colour in Color], seed=seed)

    game(0).play()  # the first game fills caches
    decisions, seed, start = 0, 0, process_time()
    while (spent := process_time() - start) < seconds:
        played = game(seed := seed + 1)
        played.play()
        decisions += len(played.state.actions)
    middle = game(1)
    for _ in range(500):
        middle.play_tick()
    print(
        json.dumps(
            {
                "random play": decisions / spent,
                "copy of the whole table": microseconds(middle.copy, seconds / 4),
                "copy, options, answer": microseconds(lambda: middle.copy().play_tick(), seconds / 4),
            }
        )
    )


def microseconds(work: Callable[[], object], seconds: float) -> float:
    """The CPU time of one call of `work`."""
    calls, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        work()
        calls += 1
    return spent / calls * 1e6


main(float(sys.argv[1]))

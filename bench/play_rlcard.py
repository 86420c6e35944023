"""Random play-outs of rlcard (Uno, two players), run by the Python of an environment that has it.

Prints as JSON the decisions per second of CPU time and the microseconds of a copy of the whole game.
"""

from __future__ import annotations

import json
import sys
from copy import deepcopy
from time import process_time

import rlcard  # type: ignore[import-not-found]
from rlcard.agents import RandomAgent  # type: ignore[import-not-found]


def main(seconds: float) -> None:
    table = rlcard.make("uno", config={"seed": 1})
    table.set_agents([RandomAgent(num_actions=table.num_actions) for _ in range(table.num_players)])
    table.run()
    decisions, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        trajectories, _ = table.run()
        decisions += sum(len(seat) // 2 for seat in trajectories)
    table.reset()
    copies, start = 0, process_time()
    while (copying := process_time() - start) < seconds / 4:
        deepcopy(table.game)
        copies += 1
    print(json.dumps({"random play": decisions / spent, "copy of the whole table": copying / copies * 1e6}))


main(float(sys.argv[1]))

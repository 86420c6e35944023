"""Makes terminal.svg: a game of three bots stopped at a decision, as a person would see it.

python docs/pictures/terminal.py
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from oakveil.games.avel import GAME
from oakveil.games.avel.bots import sensible
from oakveil.games.avel.options import AvelOptions
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import FairSeed, Match
from oakveil.terminal.app import OakveilApp
from oakveil.terminal.sitting import Sitting

SIZE = (104, 28)
SEED = "picture"
ROUND, QUESTION = 9, "avel.action"


def scene() -> Match:
    """The first decision of that kind in that round, bots having played until then."""
    match = Match.start(GAME, AvelOptions(heroes=3, bag_draw="blind", first_seat="1"), seed=FairSeed.of(SEED))
    habits = Chance(SEED.encode())
    while match.table.state.round < ROUND or match.asks()[0].key != QUESTION:
        (ask,) = match.asks()
        match.answer(ask.seat, sensible(match.table.redealt(ask.seat, habits), ask, habits))
    return match


async def picture() -> str:
    match = scene()
    app = OakveilApp(Sitting(match, {seat: "you" for seat in (1, 2, 3)}, None, "en"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause(1)
        drawn = app.export_screenshot(title="Chronicles of Avel")
    return re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)  # the reader's own fonts will do


if __name__ == "__main__":
    Path(__file__).with_suffix(".svg").write_text(asyncio.run(picture()), encoding="utf-8")

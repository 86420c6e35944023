"""What the tests of the terminal share: sittings around tables, a clock that is set by hand, stored pictures."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.text import Text as Drawn

from oakveil.kernel.ask import Option
from oakveil.kernel.game import game
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.text import Locale, Texts
from oakveil.terminal.drawings.sight import Sight
from oakveil.terminal.sitting import Sitting
from tests import duel

PICTURES = Path(__file__).parent / "pictures"


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def sit(
    match: Match,
    *bots: tuple[int, str],
    file: Path | None = None,
    locale: Locale = "en",
    now: Clock | None = None,
) -> Sitting:
    """Everybody is a person, but for the seats that are named with their bots."""
    players = {seat: "you" for seat in range(1, len(match.places) + 1)} | dict(bots)
    return Sitting(match, players, file, locale, now or Clock())


def begin(id: str = "avel", seed: str = "terminal", **options: Any) -> Match:
    """A new match."""
    kind = game(id)
    if id == "duel":
        kind = replace(kind, texts=Texts(duel.TEXT))
    return Match.start(kind, kind.options(**options), seed=FairSeed.of(seed))


def answer(sitting: Sitting, option: Option | None = None) -> None:
    """Answer the open question; without `option` as is usual, else with the first option."""
    turn = sitting.turn()
    assert turn is not None
    sitting.answer(turn, option or turn.ask.default or turn.ask.options[0])


def looked_at(match: Match, locale: Locale = "en") -> Sight:
    """What the player whose turn it is sees."""
    sitting = sit(match, locale=locale)
    turn = sitting.turn()
    if turn is not None:
        sitting.hand_to(turn.seat)
    return sitting.sight()


def check_picture(name: str, drawn: Drawn) -> None:
    """The drawing must be the one stored; OAKVEIL_PICTURES=1 stores it anew, to be looked at before it is committed."""
    text = "\n".join(line.rstrip() for line in drawn.plain.split("\n")) + "\n"
    file = PICTURES / f"{name}.txt"
    if os.environ.get("OAKVEIL_PICTURES") == "1":
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8"), f"{name} is drawn differently:\n{text}"

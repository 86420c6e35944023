"""Playing in a terminal: on a full screen, or line by line."""

from __future__ import annotations

import sys
from pathlib import Path

from oakveil.kernel.ask import Seat
from oakveil.kernel.match import Match
from oakveil.kernel.text import Locale

from .sitting import Sitting


def run(match: Match, players: dict[Seat, str], save: Path | None, plain: bool, locale: Locale) -> int:
    """Play `match` here until it is over or whoever plays leaves; the exit code.

    `players` names for each seat `you` or a level of bots. The match is kept in the file `save` after every answer.
    Without a real terminal it is played line by line in any case.
    """
    sitting = Sitting(match, players, save, locale)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from .plain import PlainTable
        from .typed import reader

        def write(text: str) -> None:
            sys.stdout.write(text)
            sys.stdout.flush()

        prompt = "> " if sys.stdin.isatty() else ">\n"  # whoever types ends the line
        return PlainTable(sitting, reader(sys.stdin), write, prompt).run()

    from .app import OakveilApp

    return OakveilApp(sitting).run() or 0

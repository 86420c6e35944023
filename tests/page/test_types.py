"""The types that the page was written with are those of the records: `npm run types` in web/ writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from oakveil.kernel.game import game
from oakveil.server import typescript

WEB = Path(__file__).parents[2] / "web/src"


def test_types_of_the_protocol_are_current() -> None:
    assert (WEB / "lib/protocol.ts").read_text() == str(typescript.of_protocol())


@pytest.mark.parametrize("records", sorted(WEB.glob("games/*/records.ts")), ids=lambda path: path.parent.name)
def test_types_of_the_games_are_current(records: Path) -> None:
    assert records.read_text() == str(typescript.of_game(game(records.parent.name)))

"""`oakveil cards`: every component of a game that bears a text, as players read it."""

from __future__ import annotations

from pathlib import Path

import pytest

from oakveil.cli import run
from oakveil.games.avel.box import Box
from oakveil.games.avel.catalogue import house

Captured = pytest.CaptureFixture[str]


def test_cards_prints_everything_that_bears_a_text(capsys: Captured) -> None:
    assert run(["cards", "avel"]) == 0

    box, printed = Box(house()), capsys.readouterr().out.splitlines()
    ids = [line.partition(":")[0] for line in printed if not line.startswith(" ")]
    services = [tile.id for tile in box.tiles.values() if tile.service is not None]
    assert ids == [*box.equipment, *box.monsters, *services, *box.traps, *box.craters]
    assert "    Roll 1 extra orange die in every clash. (basic)" in printed


def test_cards_prints_one_card_in_french(capsys: Captured) -> None:
    assert run(["cards", "avel", "--id", "quarry", "--locale", "fr"]) == 0

    printed = capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ")
    assert printed == "quarry: Carrière\n    Payez 3 pièces : construisez 1 mur au château.\n"


@pytest.mark.parametrize(
    ("id", "hint"),
    [("quary", "avel has no card 'quary'; did you mean 'quarry'?"), ("xyz", "`oakveil cards avel` lists them")],
)
def test_an_unknown_card_is_refused_with_a_hint(id: str, hint: str, capsys: Captured) -> None:
    assert run(["cards", "avel", "--id", id]) == 2
    assert hint in capsys.readouterr().err


def test_the_cards_of_a_pack_are_printed(tmp_path: Path, capsys: Captured) -> None:
    assert run(["cards", "avel", "--pack", str(tmp_path / "nowhere")]) == 2
    assert "there is no such folder" in capsys.readouterr().err


def test_a_game_without_texts_has_no_cards(duel_installed: None, capsys: Captured) -> None:
    assert run(["cards", "duel"]) == 0
    assert capsys.readouterr().out == ""

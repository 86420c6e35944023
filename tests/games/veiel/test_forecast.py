"""How hard a game of The Order of Veiel is said to be."""

from __future__ import annotations

from msgspec.structs import replace

from oakveil.games.veiel import GAME
from oakveil.games.veiel.forecast import WITH_MASTER, WITHOUT_MASTER, forecast, win_rate
from oakveil.games.veiel.options import VeielOptions
from tests.games.veiel.tables import house_box

BOX = house_box()


def test_what_was_measured_is_told() -> None:
    assert win_rate(VeielOptions(heroes=6, dm="bot"), BOX) == WITH_MASTER[4]
    assert win_rate(VeielOptions(heroes=2, dm="none", nodm_start=7), BOX) == WITHOUT_MASTER[7][0]
    assert win_rate(VeielOptions(heroes=4, players=1), BOX) == WITHOUT_MASTER[5][2]  # alone there is no DM


def test_what_nobody_has_measured_is_not_guessed() -> None:
    usual = VeielOptions(heroes=4, dm="none")
    for changed in ({"dm": "human"}, {"nodm_start": 6}, {"incursions": 4}, {"throne_room": True}, {"boss": "hunter"}):
        assert win_rate(replace(usual, **changed), BOX) is None


def test_it_is_said_in_a_sentence() -> None:
    english = GAME.texts.in_("en")
    assert f"{WITH_MASTER[2]}%" in forecast(VeielOptions(heroes=4, dm="bot"), BOX, english)
    assert "Nobody knows" in forecast(VeielOptions(heroes=4, dm="human"), BOX, english)

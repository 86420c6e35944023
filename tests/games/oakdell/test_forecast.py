"""How hard a game of Dungeons of the Oak Dell is said to be."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from oakveil.games.oakdell import GAME, house_box
from oakveil.games.oakdell.forecast import ALONE, MEASURED_RACE, RACES, forecast, reached
from oakveil.games.oakdell.options import OakDellOptions

BOX = house_box()
USUAL = OakDellOptions(players=1)


def test_what_was_measured_is_told() -> None:
    assert reached(USUAL, BOX) == ALONE["mossy_cellar", "boss"][0]
    assert (
        reached(replace(USUAL, dungeon="hollow_roots", scenario="shrines", longer=True), BOX)
        == (ALONE["hollow_roots", "shrines"][1])
    )
    assert reached(replace(USUAL, boss="seven_eyed_watcher"), BOX) == ALONE["mossy_cellar", "boss"][0]
    assert reached(replace(USUAL, players=MEASURED_RACE), BOX) == RACES["mossy_cellar", "boss"]


@pytest.mark.parametrize(
    "changed",
    [
        {"boss": "hollow_colossus"},
        {"heroes": "choose"},
        {"first_monster": "draw"},
        {"solo_decks": "three"},
        {"players": 4},
        {"players": 2, "longer": True},
        {"players": 2, "death_variant": True},
    ],
)
def test_what_nobody_has_measured_is_not_guessed(changed: dict[str, Any]) -> None:
    assert reached(replace(USUAL, **changed), BOX) is None


def test_alone_there_is_no_death_variant_and_a_boss_counts_in_its_scenario_only() -> None:
    assert reached(replace(USUAL, death_variant=True), BOX) == reached(USUAL, BOX)
    shrines = replace(USUAL, scenario="shrines")
    assert reached(replace(shrines, boss="hollow_colossus"), BOX) == reached(shrines, BOX)


def test_it_is_said_in_a_sentence() -> None:
    english = GAME.texts.in_("en")
    assert f"wins about {ALONE['mossy_cellar', 'boss'][0]}%" in forecast(USUAL, BOX, english)
    assert "reaches the objective" in forecast(replace(USUAL, players=2), BOX, english)
    assert "Nobody knows" in forecast(replace(USUAL, players=4), BOX, english)

"""The program that makes characters (specification, section 10)."""

from __future__ import annotations

import pytest

from oakveil.games.veridia import GAME
from oakveil.games.veridia.box import Box
from oakveil.games.veridia.building import faults
from oakveil.games.veridia.building_habits import blueprints, random_character
from oakveil.games.veridia.catalogue import house
from oakveil.games.veridia.gear import loadout_of
from oakveil.games.veridia.ledger import awarded_in_all, spent
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.games.veridia.profile import of_character
from oakveil.games.veridia.purchases import Terms
from oakveil.games.veridia.state import Veridia
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import FairSeed, Match

BOX = Box(house())


@pytest.mark.rule("VER-NEW-01", "VER-XP-05", "VER-TRAIT-02")
@pytest.mark.parametrize("budget", [150, 250])
def test_every_character_of_the_program_is_legal_and_uses_its_points(budget: int) -> None:
    ideas = set()
    for seed in range(12):
        character = random_character(Terms(budget), BOX, Chance(bytes([seed])))
        assert [*faults(character, BOX)] == []
        assert 0 <= character.experience <= 5
        assert awarded_in_all(character) == spent(character) + character.experience == budget
        assert character.deli >= 0
        assert character.background
        ideas.add(character.concept.idea)
    assert len(ideas) >= 4


def test_it_builds_at_the_table_as_well() -> None:
    played = Match.start(GAME, VeridiaOptions(mode="builder"), seed=FairSeed.of("bot"))
    chance = Chance(b"bot")
    table = played.table
    assert isinstance(table, Veridia)
    for _ in range(300):
        asks = table.asks()
        if not asks:
            break
        played.answer(1, GAME.bots["sensible"](table, asks[0], chance))
    assert played.outcome is not None
    built = table.state.characters[1]
    assert built.finished
    assert built.background
    assert len(loadout_of(of_character(built, BOX).gear, BOX).weapons) > 1


def test_there_is_a_concept_for_every_ready_character_and_one_more() -> None:
    assert len(blueprints(BOX)) == len(BOX.pregens) + 1

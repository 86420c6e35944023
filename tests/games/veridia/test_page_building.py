"""The builder's page: costs and limits, why something is locked, numbers of a fight, what comes in and goes out."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from oakveil.games.veridia import GAME, house_box
from oakveil.games.veridia.bringing import BringCharacter, InventCharacter
from oakveil.games.veridia.building import faults
from oakveil.games.veridia.building_choices import FinishBuilding, Purchase, RaiseLevel
from oakveil.games.veridia.building_furniture import building_furniture
from oakveil.games.veridia.characters import Character
from oakveil.games.veridia.exchange import exported
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.games.veridia.page_building import BuildingAids, Preview, building_aids, consult_builder, key_of
from oakveil.games.veridia.ready import ready_character
from oakveil.games.veridia.state import Veridia
from oakveil.games.veridia.workshop import every_step, possible_steps
from oakveil.kernel.match import FairSeed, Match, Refused

GUARD = """(3+2) - Guard [3/3/3/2]
---
Attack: 3+2 +2dmg,threatening,versatile
Dodge: 2+3-1
Block: 2+2
Armor: [0]+2 / [0]+0
"""
TEXT = GAME.texts.in_("en")


def builder(**options: object) -> Match:
    return Match.start(GAME, msgspec.convert({"mode": "builder", **options}, VeridiaOptions), seed=FairSeed.of("page"))


def table(played: Match) -> Veridia:
    g = played.table
    assert isinstance(g, Veridia)
    return g


def aids(played: Match) -> BuildingAids:
    told = building_aids(table(played), 1, TEXT)
    assert told is not None
    return told


def built(played: Match) -> Character:
    character: Character = played.table.state.characters[1]
    return character


def asked(played: Match, topic: str, **about: Any) -> Any:
    return consult_builder(table(played), topic, about, TEXT)


def with_sela(played: Match) -> Match:
    sela = ready_character(house_box().pregens["sela"], house_box())
    played.command(1, "veridia.bring", BringCharacter(exported(sela, house_box())))
    return played


@pytest.mark.rule("VER-NEW-01", "VER-XP-01")
def test_every_step_tells_its_price_and_those_that_are_refused_say_why() -> None:
    played = builder()
    told, g = aids(played), table(played)
    offered = {key_of(step) for step in possible_steps(g) if isinstance(step, Purchase)}
    assert {key for key, step in told.steps.items() if not step.why} == offered
    assert set(told.steps) == {key_of(step) for step in every_step(built(played), g.box)}
    assert told.steps["raise:attribute:agility"].cost == 4
    assert told.steps["raise:skill:melee"].cost == 1
    assert (told.budget, told.left, told.spent) == (150, 150, 0)


@pytest.mark.rule("VER-VAL-06", "VER-VAL-07")
def test_a_locked_trait_lists_what_is_missing_even_when_it_is_too_dear() -> None:
    played = builder()
    assert aids(played).steps["take:barrier"].missing == ("Barrier needs grey magic 3.",)
    for _ in range(5):
        played.answer(1, RaiseLevel("skill", "melee"))
    for skill in ("brawl", "parry", "athletics", "alertness"):
        for _ in range(7):
            played.answer(1, RaiseLevel("skill", skill))
    step = aids(played).steps["take:barrier"]
    assert aids(played).left < 25
    assert step.missing == ("Barrier needs grey magic 3.",)


@pytest.mark.rule("VER-VAL-03", "VER-VAL-05")
def test_the_cap_of_a_branch_says_what_the_next_level_needs() -> None:
    played = builder()
    grey = aids(played).grades["specialty:grey"]
    assert (grey.level, grey.high) == (0, 0)
    assert grey.locked == "Grey magic 1 needs arcana 2; you have 1." or "arcana 2" in grey.locked
    for _ in range(4):
        played.answer(1, RaiseLevel("skill", "arcana"))
    grey = aids(played).grades["specialty:grey"]
    assert grey.high == 3
    assert "arcana 5" in grey.locked
    assert "persuasion 2" in aids(played).grades["specialty:devil"].locked


@pytest.mark.rule("VER-INIT-01", "VER-ATK-01", "VER-ODDS-01", "VER-LAB-01")
def test_the_numbers_of_a_fight_are_those_of_the_sheet() -> None:
    fight = aids(with_sela(builder())).fight
    assert (fight.initiative, fight.dodge.dice, fight.armor, fight.levels) == (7, 5, (0, 3), (4, 3, 3, 3))
    assert fight.parry is not None and fight.block is not None
    assert (fight.parry.dice, fight.block.dice) == (9, 9)
    sword = next(weapon for weapon in fight.weapons if weapon.id == "sword")
    assert (sword.pool.dice, sword.damage) == (9, 2)
    assert sum(part.amount for part in sword.pool.parts) == 9
    assert list(sword.means) == sorted(sword.means, reverse=True)
    assert sword.means[0] == pytest.approx(3 + 2 * (1 - (2 / 3) ** 9), abs=0.01)


@pytest.mark.rule("VER-PACK-11", "VER-PACK-12")
def test_what_goes_out_comes_in_again_and_carries_the_notice() -> None:
    played = with_sela(builder())
    sela = ready_character(house_box().pregens["sela"], house_box())
    assert built(played) == sela
    sheets = {sheet.form: sheet.text for sheet in aids(played).sheets}
    assert [*sheets] == ["text", "quick", "json"]
    assert all("CC BY-NC-SA 4.0" in text for text in sheets.values())
    other = builder()
    other.command(1, "veridia.bring", BringCharacter(sheets["json"]))
    assert built(other) == sela


@pytest.mark.rule("VER-VAL-18")
def test_what_is_unknown_is_refused_unless_it_may_become_a_note() -> None:
    played = builder()
    sela = ready_character(house_box().pregens["sela"], house_box())
    strange = exported(sela, house_box()).replace('"toughness"', '"moonlight"')
    preview: Preview = asked(played, "building.preview", text=strange)
    assert preview.refused == "" and len(preview.unknown) == 1 and "moonlight" in preview.unknown[0]
    with pytest.raises(Refused):
        played.command(1, "veridia.bring", BringCharacter(strange))
    played.command(1, "veridia.bring", BringCharacter(strange, keep=True))
    assert "trait: Toughness" in built(played).deeds  # the export has the names of all it tells of
    assert "moonlight" not in built(played).traits


@pytest.mark.rule("VER-PACK-11", "VER-CREA-09")
@pytest.mark.parametrize(
    "nonsense", ["", "{", "[]", '{"game": "chess"}', "I am a dragon", GUARD.replace("Dodge", "Duck")]
)
def test_nonsense_is_refused_clearly_and_changes_nothing(nonsense: str) -> None:
    played = builder()
    before = built(played)
    preview: Preview = asked(played, "building.preview", text=nonsense)
    assert preview.refused
    with pytest.raises(Refused):
        played.command(1, "veridia.bring", BringCharacter(nonsense, keep=True))
    assert built(played) == before


@pytest.mark.rule("VER-CREA-07", "VER-CREA-09")
def test_a_quick_sheet_becomes_a_draft_with_everything_it_tells() -> None:
    played = builder()
    played.command(1, "veridia.bring", BringCharacter(GUARD))
    guard, told = built(played), aids(played)
    assert (guard.name, guard.attributes["agility"], guard.attributes["reaction"]) == ("Guard", 3, 2)
    assert (guard.attributes["strength"], guard.skills) == (3, {"melee": 2, "athletics": 3, "parry": 2})
    assert sum(told.fight.levels) == 11
    assert "Attack: 3+2 +2dmg,threatening,versatile" in guard.deeds[0]
    assert guard.experience == 150 - told.spent


@pytest.mark.rule("VER-NEW-01")
def test_chance_makes_a_legal_character_up_that_can_still_be_changed() -> None:
    played = builder()
    played.command(1, "veridia.invent", InventCharacter())
    somebody = built(played)
    assert not somebody.finished and not [*faults(somebody, house_box())]
    assert somebody.background and 0 <= somebody.experience < 30
    played.undo(1, consent=True)
    assert built(played).name == "Nameless"


def test_a_finished_character_is_told_with_its_ledger_and_its_sheets() -> None:
    played = builder()
    played.answer(1, RaiseLevel("skill", "survival"))
    assert aids(played).ledger == ()
    played.answer(1, FinishBuilding())
    told = aids(played)
    assert told.ledger == ("Creation: +150", "Survival 0 → 1: 1")
    assert told.steps == {}


def test_other_ways_of_playing_have_no_builder() -> None:
    played = Match.start(GAME, VeridiaOptions(mode="dice"), seed=FairSeed.of("page"))
    assert building_aids(table(played), 1, TEXT) is None
    with pytest.raises(ValueError):
        asked(played, "building.preview", text=GUARD)


def test_everything_that_can_be_had_has_a_name_in_both_languages() -> None:
    for locale in ("en", "fr"):
        box = building_furniture(house_box(), GAME.texts.in_(locale))
        assert (len(box.traits), len(box.skills), len(box.specialties)) == (280, 36, 16)
        names = [[one.name for one in of] for of in (box.attributes, box.skills, box.specialties)]
        names += [[race.name for race in box.races], [one.name for one in box.traits], [one.name for one in box.goods]]
        assert all(all(of) for of in names)

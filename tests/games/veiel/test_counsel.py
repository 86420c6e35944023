"""What the program advises and warns of before it is too late (specification 3.20, 3.25, 3.28)."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.veiel.catalogue import TEXTS
from oakveil.games.veiel.choices import ChooseHero, Flee
from oakveil.games.veiel.narrator import VeielNarrator
from oakveil.games.veiel.overview import counsel_told
from oakveil.games.veiel.rules.counsel import counsel
from oakveil.games.veiel.rules.setup import BEGINNERS
from oakveil.games.veiel.state import Veiel
from oakveil.kernel.text import LOCALES
from tests.games.veiel.readable import expect_readable
from tests.games.veiel.tables import foe, hero, lay
from tests.games.veiel.test_setup import opened

ABOUT_TEAMS = {"no_defender", "no_healer", "no_striker", "one_holder"}


def team(*heroes: str, **more: Any) -> Veiel:
    """A team that gets ready for its first crossing."""
    return lay(*map(hero, heroes), where="rest", place="", **{"boss": "hunter", **more})


def words(g: Veiel) -> set[str]:
    return {one.word for one in counsel(g)}


@pytest.mark.rule("VEIEL-TIP-01")
@pytest.mark.parametrize(
    ("heroes", "lacking"),
    [
        (("knight", "healer", "barbarian"), set()),
        (("knight", "shaman", "assassin"), set()),
        (("healer", "magician"), {"no_defender"}),
        (("knight", "brigand", "pyromancer"), {"no_healer"}),
        (("knight", "healer"), {"no_striker"}),
        (("brigand", "bardess"), {"no_healer", "no_striker"}),
        (("brigand", "barbarian", "healer"), set()),
    ],
)
def test_a_good_team_has_a_defender_a_healer_and_a_striking_force(heroes: tuple[str, ...], lacking: set[str]) -> None:
    assert words(team(*heroes)) & ABOUT_TEAMS == lacking


@pytest.mark.rule("VEIEL-TIP-01", "VEIEL-TIP-02")
def test_nothing_is_said_against_the_team_of_the_rulebook() -> None:
    assert words(team(*BEGINNERS, master="none")) == {"hunter"}


@pytest.mark.rule("VEIEL-TIP-01")
def test_the_team_is_warned_while_it_is_put_together_and_may_do_as_it_likes() -> None:
    t = opened(heroes=2, dm="none", boss="hunter")
    assert words(t.g) == {"hunter"}, "there is no team yet"
    t.answer(ChooseHero("magician"))
    assert words(t.g) == {"no_defender", "no_healer", "hunter"}
    t.answer(ChooseHero("pyromancer"))
    assert words(t.g) >= {"no_defender", "no_healer"}


@pytest.mark.rule("VEIEL-TIP-01")
def test_once_the_team_has_set_out_nobody_can_change_it() -> None:
    g = team("magician", "scholar")
    assert words(g) & ABOUT_TEAMS
    g.state.incursion = 2
    assert not words(g)
    g.state.incursion, g.state.where = 1, "dungeon"
    assert not words(g)


@pytest.mark.rule("VEIEL-NODM-23")
def test_without_a_dm_a_second_hero_should_be_able_to_hold_the_token() -> None:
    alone = team("knight", "healer", "magician", master="none")
    assert [one.hero for one in counsel(alone) if one.word == "one_holder"] == ["knight"]
    assert "one_holder" not in words(team("knight", "healer", "barbarian", master="none"))
    assert "one_holder" not in words(team("knight", "healer", "magician")), "a DM does not leave it to a die"


@pytest.mark.rule("VEIEL-TIP-04")
@pytest.mark.parametrize(
    ("boss", "sizes"),
    [
        ("priestess", ["priestess_few"] * 2 + ["priestess_many"] * 3),
        ("urais", ["urais"] * 5),
        ("apprentice", ["apprentice_few"] * 2 + [""] + ["apprentice_many"] * 2),
        ("hunter", ["hunter"] * 5),
    ],
)
def test_each_boss_is_for_teams_of_its_own_size(boss: str, sizes: list[str]) -> None:
    heroes = ("knight", "healer", "barbarian", "magician", "shaman", "assassin")
    for size, word in enumerate(sizes, start=2):
        assert words(team(*heroes[:size], boss=boss)) - ABOUT_TEAMS == ({word} if word else set())


@pytest.mark.rule("VEIEL-TIP-03")
def test_a_resurrection_stone_is_not_for_the_defender_nor_for_the_only_healer() -> None:
    def bearers(*heroes: str) -> list[str]:
        g = lay(*(hero(id, items=("stone",)) for id in heroes), where="rest", place="")
        return [one.hero for one in counsel(g) if one.word == "stone"]

    assert bearers("knight", "healer", "barbarian") == ["knight", "healer"]
    assert bearers("knight", "healer", "shaman") == ["knight"]
    here = lay(hero("knight", items=("stone", "bomb")), hero("healer"), foes=[foe("zombie")])
    assert not counsel(here), "in a fight nothing can be handed over"
    here.state.combat, here.state.is_resolved = None, True
    assert [(one.word, one.card) for one in counsel(here)] == [("stone", "stone")]


@pytest.mark.rule("VEIEL-FLEE-05")
def test_in_the_last_incursion_the_team_is_warned_before_it_flees() -> None:
    g = lay(hero("knight"), hero("healer"), foes=[foe("zombie")], incursions=3)
    narrator = VeielNarrator(TEXTS.in_("en"))
    assert not counsel(g) and "lost" not in narrator.option(g, Flee())
    g.state.incursion = 3
    assert words(g) == {"last_flight"}
    assert narrator.option(g, Flee()) == "Try to flee (8 or more on the die; the game is lost then)"
    assert narrator.option(g, Flee("knight", "smoke")).endswith("(the game is lost then)")
    g.combat.kind = "boss"
    assert not counsel(g), "nobody flees from a boss"


def test_all_counsel_can_be_read_in_both_languages() -> None:
    tables = [
        team("magician", "bardess", boss="priestess"),
        team("knight", "shaman", "healer", "scholar", boss="priestess", master="none"),
        *(team("knight", "healer", boss=boss) for boss in ("urais", "apprentice", "hunter")),
        team("knight", "healer", "barbarian", "magician", "shaman", boss="apprentice"),
        lay(hero("knight", items=("stone",)), hero("healer"), where="rest", place=""),
        lay(hero("knight"), hero("healer"), foes=[foe("zombie")], incursions=3),
    ]
    tables[-1].state.incursion = 3
    said = {one.word for g in tables for one in counsel(g)}
    assert len(said) == 12
    for locale in LOCALES:
        narrator = VeielNarrator(TEXTS.in_(locale))
        for g in tables:
            told = counsel_told(g, narrator.words(g.box))
            assert told and set(told) <= set(narrator.summary(g, 1).splitlines())
            for sentence in told:
                expect_readable(sentence)
                assert sentence.endswith(".")

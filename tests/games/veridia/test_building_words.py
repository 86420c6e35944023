"""The builder in words, in both languages (specification 3.6, 9.5)."""

from __future__ import annotations

from pathlib import Path

import pytest

from oakveil.games.veridia import GAME, catalogue
from oakveil.games.veridia.building_choices import (
    BuyGear,
    ChooseBackground,
    ChooseRace,
    Describe,
    FinishBuilding,
    LowerLevel,
    RaiseLevel,
    ReturnGear,
    TakeTrait,
    WearGear,
)
from oakveil.games.veridia.building_words import step_told
from oakveil.games.veridia.catalogue import TEXTS
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.games.veridia.purchases import Terms
from oakveil.games.veridia.ready import ready_character
from oakveil.kernel.ask import Option
from oakveil.kernel.match import Match
from tests.catalogues import messages_of

BOX = GAME.content(None)
SELA = ready_character(BOX.pregens["sela"], BOX)
FOLDER = Path(catalogue.__file__).parent / "text" / "building"


def said(step: Option, locale: str = "en") -> str:
    return step_told(step, SELA, Terms(150), BOX, TEXTS.in_("fr" if locale == "fr" else "en"))


@pytest.mark.rule("VER-XP-01")
def test_every_step_tells_its_price() -> None:
    assert said(RaiseLevel("skill", "melee")) == "Melee 5 → 6 (costs 6)"
    assert said(LowerLevel("skill", "melee")) == "Melee 5 → 4"
    assert said(TakeTrait("blind")) == "Blind (brings 25)"
    assert said(TakeTrait("keen_sense:sight")) == "Keen sense (sight) (costs 4)"
    assert said(BuyGear("arrow", 10)) == "Buy Arrow x10 (5 deli)"
    assert said(ChooseBackground("")) == "No background"


def test_no_two_steps_say_the_same() -> None:
    g = Match.start(GAME, VeridiaOptions(mode="builder")).table
    [ask] = g.asks()
    character = g.state.characters[1]
    for locale in ("en", "fr"):
        text = TEXTS.in_("fr" if locale == "fr" else "en")
        told = [step_told(step, character, Terms(150), BOX, text) for step in ask.options]
        assert len(set(told)) == len(told), [one for one in told if told.count(one) > 1]


def test_the_words_of_both_languages_fit_together() -> None:
    steps = [ChooseRace("orc"), ReturnGear("mail"), WearGear("mail"), WearGear("mail", worn=False), Describe("Ann")]
    for step in (*steps, FinishBuilding(), ChooseBackground("monk")):
        assert said(step) != said(step, "fr")
    assert messages_of(FOLDER / "en.ftl") == messages_of(FOLDER / "fr.ftl")

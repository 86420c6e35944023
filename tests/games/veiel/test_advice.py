"""What is said beside a hint: the odds of an answer and the rule of thumb behind it."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.veiel.advice import why
from oakveil.games.veiel.catalogue import TEXTS
from oakveil.games.veiel.choices import Attack, Concede, EndTurn, Stay, UseCard
from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.text import LOCALES, Locale
from tests.games.veiel.tables import TableTalk, foe, hero, lay, scene
from tests.games.veiel.test_texts import CHOICES, ENGLISH


def said(t: TableTalk, choice: Option, locale: Locale = "en") -> str:
    told = why(t.g, t.asks[0], choice, TEXTS.in_(locale))
    return told.replace("\N{NO-BREAK SPACE}", " ")


def fight(**options: Any) -> TableTalk:
    return scene(
        hero("barbarian", weapon="w_great_axe", raised=("FOR",) * 4),
        hero("healer", level=3),
        foes=[foe("zombie", hp=9)],
        **options,
    )


def test_an_attack_is_told_with_its_odds() -> None:
    t = fight()
    choice = next(option for option in t.options("action") if isinstance(option, Attack))

    assert said(t, choice) == (
        "It hits in 81% of all cases and deals 8.2 damage on average, and it kills in 81%: no other action does more "
        "for its cost."
    )
    assert said(t, choice, "fr") == (
        "L'attaque touche dans 81 % des cas et retire 8,2 PV en moyenne, et elle tue dans 81 % : aucune autre "
        "action ne fait plus pour son coût."
    )


@pytest.mark.rule("VEIEL-INFO-01")
def test_nobody_is_told_odds_against_hidden_figures() -> None:
    t = fight(enemy_stats="hidden")
    choice = next(option for option in t.options("action") if isinstance(option, Attack))

    assert said(t, choice) == "No other action does more for its cost."


def test_a_roll_is_told_with_its_chance() -> None:
    t = scene(hero("healer", level=3), hero("knight", vit=5), foes=[foe("zombie")])
    choice = next(option for option in t.options("action") if isinstance(option, UseCard) and option.card == "heal")

    assert said(t, choice) == "It succeeds in 70% of all cases: what it does is worth its cost now."


def test_small_decisions_have_their_rule_of_thumb() -> None:
    t = fight()
    assert said(t, EndTurn()) == "Nothing that is left is worth its cost."
    assert said(t, Stay(), "fr") == "L'équipe est assez forte pour gagner ce combat."


@pytest.mark.parametrize("locale", LOCALES)
def test_where_there_is_nothing_to_say_nothing_is_said(locale: Locale) -> None:
    g = lay(hero("knight"), hero("healer"))
    assert why(g, Ask(1, "veiel.onward", (Concede(),)), Concede(), TEXTS.in_(locale)) == ""


def test_reasons_are_told_of_answers_that_there_are() -> None:
    names = {kind.__name__ for kind in CHOICES}
    told = {id.removeprefix("veiel-why-") for id in ENGLISH if id.startswith("veiel-why-")}
    assert {name for name in told if name[0].isupper()} <= names

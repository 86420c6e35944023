"""Sentences whose grammar depends on numbers, and on nothing being there: in French that negates the verb."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.avel import GAME, choices, events
from oakveil.games.avel.narrator import AvelNarrator
from oakveil.kernel.table import Event
from oakveil.kernel.text import LOCALES
from tests.games.avel.table import TableTalk, hero, scene

ENGLISH, FRENCH = (AvelNarrator(GAME.texts.in_(locale)) for locale in LOCALES)


def two_at_the_quarry(**options: Any) -> TableTalk:
    """Agatha and Simon without bynames."""
    t = scene(
        hero("quarry", packed=["buckler"], coins=2, name="Agatha"), hero("quarry", coins=2, name="Simon"), **options
    )
    for one in t.state.heroes:
        one.byname = ""
    return t


TOLD: list[tuple[Event, str, str]] = [
    (
        events.ClashResolved(1, "cave_ogre", 0, 0, 4, 5),
        "Agatha dealt no damage and lost no heart.",
        "Agatha n'infligea aucun dégât et ne perdit aucun cœur.",
    ),
    (
        events.ClashResolved(1, "cave_ogre", 1, 2, 3, 3),
        "Agatha dealt 1 damage and lost 2 hearts.",
        "Agatha infligea 1 dégât et perdit 2 cœurs.",
    ),
    (
        events.SpellsSet(1, 0, 2),
        "Agatha cast no spell to attack and 2 to defend.",
        "Agatha ne lança aucun sort pour attaquer et 2 pour se défendre.",
    ),
    (
        events.SpellsSet(1, 1, 0),
        "Agatha cast 1 spell to attack and none to defend.",
        "Agatha lança 1 sort pour attaquer et aucun pour se défendre.",
    ),
    (events.CoinsChanged(1, -1, "exchange", 20), "Agatha handed over 1 coin.", "Agatha remit 1 pièce."),
    (events.CoinsChanged(2, 2, "exchange", 20), "Simon received 2 coins.", "Simon reçut 2 pièces."),
    (
        events.Exchanged(1, 2, ("buckler",), (), 0, 0),
        "Agatha gave the Buckler to Simon and took nothing.",
        "Agatha donna à Simon la Targe et ne reçut rien.",
    ),
    (
        events.Exchanged(1, 2, (), (), 0, 1),
        "Agatha gave nothing to Simon and took 1 coin.",
        "Agatha ne donna rien à Simon et reçut 1 pièce.",
    ),
]


@pytest.mark.parametrize(("event", "english", "french"), TOLD, ids=lambda value: type(value).__name__)
def test_a_sentence_is_grammatical_with_nothing_one_and_several(event: Event, english: str, french: str) -> None:
    g = two_at_the_quarry().g
    assert (ENGLISH.event(g, event), FRENCH.event(g, event)) == (english, french)


def test_to_offer_nothing_is_negated_in_french() -> None:
    t = two_at_the_quarry(trade_consent="ask")
    t.answer(choices.Exchange(2))
    t.answer(choices.Proposal(take_coins=1))

    assert "(Agatha offers nothing for 1 coin)" in ENGLISH.question(t.g, t.ask)
    assert "(Agatha n'offre rien contre 1 pièce)" in FRENCH.question(t.g, t.ask)


def test_one_heart_is_one_heart_in_the_words_of_the_table() -> None:
    t = two_at_the_quarry()
    t.state.heroes[0].hearts = 1

    assert "1 of 5 hearts" in ENGLISH.summary(t.g, 1)
    assert "1 cœur sur 5" in FRENCH.summary(t.g, 1)

"""Sentences whose grammar depends on numbers, on how many they are about, and on articles."""

from __future__ import annotations

import pytest

from oakveil.games.tactique import GAME, events
from oakveil.games.tactique.effects import (
    Block,
    Damage,
    Discard,
    Draw,
    Exile,
    Grant,
    Heal,
    Move,
    Number,
    PlayNow,
    Push,
    Regain,
    Retreat,
    Search,
    Step,
    Summon,
    Wound,
)
from oakveil.games.tactique.narrator import TactiqueNarrator
from oakveil.kernel.table import Event
from oakveil.kernel.text import LOCALES
from tests.games.tactique.table import foe, hero, lay
from tests.games.tactique.test_effect_text import on_a_card, on_an_enemy, plain

ENGLISH, FRENCH = (TactiqueNarrator(GAME.texts.in_(locale)) for locale in LOCALES)


@pytest.mark.parametrize(
    ("n", "english", "french"),
    [
        (0, ("0 wounds", "0 cards", "0 spaces"), ("0 blessure", "0 carte", "0 case")),
        (1, ("1 wound", "1 card", "1 space"), ("1 blessure", "1 carte", "1 case")),
        (2, ("2 wounds", "2 cards", "2 spaces"), ("2 blessures", "2 cartes", "2 cases")),
        ("X", ("X wounds", "X cards", "X spaces"), ("X blessures", "X cartes", "X cases")),
        ("3X", ("3X wounds", "3X cards", "3X spaces"), ("3X blessures", "3X cartes", "3X cases")),
    ],
)
def test_what_is_counted_agrees_with_its_number(
    n: Number, english: tuple[str, str, str], french: tuple[str, str, str]
) -> None:
    steps = [Wound(n=n, to="me"), Draw(n=n), Push(n=n, to="enemy")]
    for step, one, other in zip(steps, english, french, strict=True):
        told = on_a_card(step)
        assert one in told[0] and other in told[1]


@pytest.mark.parametrize(
    ("step", "english", "french"),
    [
        (
            Damage(n=1, to="all_heroes"),
            "All heroes in the zone take 1 damage.",
            "Tous les héros de la zone subissent 1 dégât.",
        ),
        (Damage(n=1, to="hero"), "A hero in the zone takes 1 damage.", "Un héros de la zone subit 1 dégât."),
        (
            Heal(n=1, to="all_heroes"),
            "Heal 1 wound of each hero in the zone.",
            "Soignez 1 blessure à chacun des héros de la zone.",
        ),
        (
            Discard(n=1, to="all_heroes"),
            "All heroes in the zone each discard 1 card.",
            "Tous les héros de la zone défaussent chacun 1 carte.",
        ),
        (
            Exile(n=2, to="all_heroes"),
            "All heroes in the zone each exile 2 cards.",
            "Tous les héros de la zone exilent chacun 2 cartes.",
        ),
        (
            Move(n=2, to="all_heroes"),
            "All heroes in the zone may each move up to 2 spaces.",
            "Tous les héros de la zone peuvent se déplacer chacun de 2 cases au plus.",
        ),
        (
            PlayNow(n=1, to="hero"),
            "A hero in the zone may immediately play 1 card from their hand.",
            "Un héros de la zone peut jouer immédiatement 1 carte de sa main.",
        ),
        (
            Search(n=2, cards="blue"),
            "Search your deck for 2 blue cards, take them into your hand, then shuffle your deck.",
            "Cherchez 2 cartes bleues dans votre deck, prenez-les en main, puis mélangez votre deck.",
        ),
        (
            Grant(mod="burning", n=1, to="all_enemies", until="round"),
            "Until the end of the enemies' turn, all enemies in the zone take 1 damage at the start of each of their "
            "turns.",
            "Jusqu'à la fin du tour des ennemis, tous les ennemis de la zone subissent 1 dégât au début de chacun de "
            "leurs tours.",
        ),
        (
            Grant(mod="rooted", to="all_enemies", until="round"),
            "Until the end of the enemies' turn, no enemy in the zone can move.",
            "Jusqu'à la fin du tour des ennemis, aucun ennemi de la zone ne peut se déplacer.",
        ),
        (
            Grant(mod="threat", n=1, to="all_heroes", until="round"),
            "Until the end of the enemies' turn, the threat of each hero in the zone is increased by 1.",
            "Jusqu'à la fin du tour des ennemis, la menace de chacun des héros de la zone augmente de 1.",
        ),
    ],
)
def test_verbs_agree_with_one_and_several(step: Step, english: str, french: str) -> None:
    assert on_a_card(step) == (english, french)


@pytest.mark.parametrize(
    ("step", "english", "french"),
    [
        (Regain(n=2), "It regains 2 lives.", "Il regagne 2 vies."),
        (
            Retreat(n=1),
            "It moves up to 1 space away from the heroes.",
            "Il s'éloigne des héros de 1 case au plus.",
        ),
        (Summon(n=1, pile="intermediate"), "Summon 1 Intermediate enemy.", "Invoque 1 ennemi intermédiaire."),
        (Summon(n=2, pile="basic"), "Summon 2 Basic enemies.", "Invoque 2 ennemis basiques."),
        (Block(n=1), "It gains 1 block.", "Il gagne 1 de blocage."),
    ],
)
def test_an_enemy_is_told_of_with_its_numbers(step: Step, english: str, french: str) -> None:
    assert on_an_enemy(step) == (english, french)


def test_every_sentence_begins_with_a_capital_letter_also_with_an_accent() -> None:
    told = on_a_card(Draw(n=1), Draw(n=2), Grant(mod="hand", n=1, to="me", until="turn"), Damage(n=1, to="enemy"))

    assert told == (
        "Draw 1 card. Draw 2 cards. At the end of your turn, draw up to 6 cards instead of 5. Inflict 1 damage to an "
        "enemy in the zone.",
        "Piochez 1 carte. Piochez 2 cartes. À la fin de votre tour, complétez votre main à 6 cartes au lieu de 5. "
        "Infligez 1 dégât à un ennemi de la zone.",
    )


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            events.EnemyTurnStarted("crypt_spider"),
            "The Crypt Spider acts.",
            "L'Araignée des cryptes agit.",
        ),
        (
            events.EnemyAttacked("rat_swarm", "up", ("bardess", "scholar"), "group"),
            "The Rat Swarm hits the Bardess and the Scholar: nowhere can it hit more.",
            "La Nuée de rats frappe la Bardesse et l'Érudit : impossible d'en toucher davantage.",
        ),
        (
            events.LifeLost("zombie", 0),
            "The Zombie loses the last life.",
            "Le Zombie perd sa dernière vie.",
        ),
        (
            events.CardsLooked("knight", 1),
            "The Knight looks at the top card of the deck.",
            "Le Chevalier regarde la carte du dessus de son deck.",
        ),
        (
            events.CardsLooked("knight", 3),
            "The Knight looks at the top 3 cards of the deck.",
            "Le Chevalier regarde les 3 cartes du dessus de son deck.",
        ),
        (
            events.Healed("knight", ()),
            "The Knight has nothing to heal.",
            "Le Chevalier n'a rien à soigner.",
        ),
        (
            events.EncounterEnded(1, 1),
            "Encounter 1 is won after 1 round.",
            "L'affrontement 1 est gagné après 1 manche.",
        ),
        (
            events.GameStarted(("knight",), (1,), ("night_wyrm", "hollow_king"), "extreme"),
            "The team: the Knight. Difficulty: extreme. In the end the Night Wyrm and the Hollow King wait.",
            "L'équipe : le Chevalier. Difficulté : extrême. À la fin attendent la Vouivre de nuit et le Roi creux.",
        ),
    ],
)
def test_events_are_grammatical(event: Event, english: str, french: str) -> None:
    g = lay(hero("knight", at="B2"), hero("healer", at="A6"), foes=[foe("zombie", at="C2")])

    assert (ENGLISH.event(g, event), plain(FRENCH.event(g, event))) == (english, french)

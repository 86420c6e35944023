"""The box: the components of a catalogue with everything worked out that never changes during a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from oakveil.kernel.rulebook import rule

from .board import Cell
from .catalogue import Catalogue
from .effects import (
    Armour,
    Aura,
    EnemyEvent,
    FieldEvent,
    MaxRange,
    Obstacles,
    On,
    Passive,
    SmallerHand,
    Thorns,
    Tier,
    Trait,
    ZoneId,
)
from .records import ActionCard, BossCard, Card, CardColour, EnemyCard
from .sight import Sight, sight

HAND = 5
"""Heroes draw up to this many cards (TAC-TURN-06)."""
WORDS = (
    *("attack", "defense", "movement", "healing", "support", "base"),
    *("red", "blue", "yellow", "green", "purple", "colourless"),
)
"""The filters that are not the name of a card (specification 9.8)."""


class Box:
    """Everything that is looked up while a game runs. One box serves all tables that play with its catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.sources = catalogue.sources
        self.warnings = catalogue.warnings
        self.cards = catalogue.cards
        self.heroes = catalogue.heroes
        self.enemies: dict[str, EnemyCard] = catalogue.enemies
        self.bosses: dict[str, BossCard] = catalogue.bosses
        self.tiers: dict[Tier, list[str]] = {}
        """The enemies of each tier."""
        for enemy in self.enemies.values():
            self.tiers.setdefault(enemy.tier, []).append(enemy.id)
        self.battlefields = catalogue.battlefields
        self.difficulty = catalogue.difficulty
        self.copies: dict[str, tuple[str, ...]] = {
            card.id: tuple(f"{card.id}.{number}" for number in range(1, card.copies + 1))
            for card in self.cards.values()
        }
        """The physical cards of each card."""
        self.card_of: dict[str, Card] = {
            physical: self.cards[id] for id, copies in self.copies.items() for physical in copies
        }
        self.name_of: dict[str, str] = {physical: card.id for physical, card in self.card_of.items()}
        """The id that physical cards of one name share."""
        self.fitting: dict[str, frozenset[str]] = {
            **{word: self._fitting(word) for word in WORDS},
            **{f"card:{id}": frozenset(copies) for id, copies in self.copies.items()},
        }
        """The physical cards that a filter lets through."""
        self.novices = tuple(id for id, card in self.card_of.items() if card.subcategory == "novice")
        self.novices_of: dict[str, tuple[str, ...]] = {
            hero.id: tuple(id for id in self.novices if self.card_of[id].colour in ("colourless", *hero.colours))
            for hero in self.heroes.values()
        }
        """The Novice cards that a hero may have: of its two colours or colourless."""
        self.rewards: dict[CardColour, list[str]] = {}
        """The reward cards of each colour."""
        self.abilities: dict[tuple[str, str], tuple[str, ...]] = {}
        """The ability cards of each hero, by hero and rank."""
        for id, card in self.card_of.items():
            if card.category == "reward":
                self.rewards.setdefault(card.colour, []).append(id)
            elif card.hero is not None and card.subcategory is not None:
                key = card.hero, card.subcategory
                self.abilities[key] = (*self.abilities.get(key, ()), id)
        self.priming = frozenset(id for id, card in self.card_of.items() if card.priming)
        """The physical cards with Priming."""
        self.passive = frozenset(id for id, card in self.card_of.items() if card.passive is not None)
        """The physical cards with a passive effect."""
        self.actions: dict[str, ActionCard] = {
            action.id: action for boss in self.bosses.values() for action in boss.action
        }
        self.boss_of: dict[str, str] = {action.id: boss.id for boss in self.bosses.values() for action in boss.action}
        self.passives: dict[str, tuple[Passive, ...]] = {
            **{id: enemy.passives for id, enemy in self.enemies.items()},
            **{id: boss.passives for id, boss in self.bosses.items()},
            **{id: field.passives for id, field in self.battlefields.items()},
        }
        """What works as long as this enemy, boss or battlefield is there."""
        self.listening: dict[str, frozenset[str]] = {
            event: frozenset(
                id for id, passives in self.passives.items() if any(_hears(passive, event) for passive in passives)
            )
            for event in (*get_args(EnemyEvent), *get_args(FieldEvent))
        }
        """The enemies, bosses and battlefields that react to an event."""
        self.auras: dict[str, tuple[Aura, ...]] = {
            id: auras
            for id, passives in self.passives.items()
            if (auras := tuple(passive for passive in passives if isinstance(passive, Aura)))
        }
        self.armour = {
            id: sum(p.n for p in passives if isinstance(p, Armour)) for id, passives in self.passives.items()
        }
        self.thorns = {
            id: sum(p.n for p in passives if isinstance(p, Thorns)) for id, passives in self.passives.items()
        }
        self.traits: dict[str, frozenset[str]] = {
            id: frozenset(passive.trait for passive in passives if isinstance(passive, Trait))
            for id, passives in self.passives.items()
        }
        self.obstacles: dict[str, tuple[Cell, ...]] = {
            id: tuple(cell for passive in self.passives[id] if isinstance(passive, Obstacles) for cell in passive.cells)
            for id in self.battlefields
        }
        self.refill_to: dict[str | None, int] = {
            None: HAND,
            **{
                id: HAND + sum(passive.n for passive in self.passives[id] if isinstance(passive, SmallerHand))
                for id in self.battlefields
            },
        }
        """Up to how many cards heroes draw at the end of their turn on each battlefield, and without one."""
        self.sights: dict[str | None, dict[ZoneId, Sight]] = {
            None: self._sights(0),
            **{id: self._sights(self._furthest(id)) for id in self.battlefields},
        }
        """What each zone reaches on each battlefield, and without one."""

    def _sights(self, furthest: int) -> dict[ZoneId, Sight]:
        return {
            zone.id: sight(None if zone.whole_board else zone.cells, furthest) for zone in self.catalogue.zones.values()
        }

    def _furthest(self, battlefield: str) -> int:
        return min((passive.n for passive in self.passives[battlefield] if isinstance(passive, MaxRange)), default=0)

    @rule("TAC-CARD-01", "TAC-CARD-02", "TAC-CARD-03", "TAC-CARD-04", "TAC-CARD-05")
    def _fitting(self, word: str) -> frozenset[str]:
        """The physical cards of a type, a colour or the base deck: a card is of all its types, whatever it does."""
        return frozenset(
            physical
            for physical, card in self.card_of.items()
            if word in card.types or word == card.colour or word == card.category
        )

    def fits(self, card: str, filter: str | None) -> bool:
        """Whether a filter (None: any card) lets a physical card through."""
        return filter is None or card in self.fitting[filter]

    def distinct(self, cards: Sequence[str]) -> list[str]:
        """The first physical card of each name, in the order given."""
        name_of = self.name_of
        names: dict[str, str] = {}
        for card in cards:
            name = name_of[card]
            if name not in names:
                names[name] = card
        return list(names.values())


def _hears(passive: Passive, event: str) -> bool:
    return isinstance(passive, On) and passive.event == event

"""The box: the components of a catalogue with everything worked out that never changes during a game."""

from __future__ import annotations

from .board import CELLS, TURNS, WHOLE, Cell, Mask, turned
from .catalogue import Catalogue
from .records import ActionCard, BossCard, Card, EnemyCard


class Box:
    """Everything that is looked up while a game runs. One box serves all tables that play with its catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.sources = catalogue.sources
        self.cards = catalogue.cards
        self.heroes = catalogue.heroes
        self.enemies: dict[str, EnemyCard] = catalogue.enemies
        self.bosses: dict[str, BossCard] = catalogue.bosses
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
        self.actions: dict[str, ActionCard] = {
            action.id: action for boss in self.bosses.values() for action in boss.action
        }
        self.boss_of: dict[str, str] = {action.id: boss.id for boss in self.bosses.values() for action in boss.action}
        self.reach: dict[tuple[str, Cell], tuple[Mask, Mask, Mask, Mask]] = {
            (zone.id, cell): _turns(zone.cells, cell) if not zone.whole_board else (WHOLE, WHOLE, WHOLE, WHOLE)
            for zone in catalogue.zones.values()
            for cell in CELLS
        }
        """The cells of each zone on each origin, turned right, down, left and up (TAC-ZONE-01 to -05)."""


def _turns(offsets: tuple[tuple[int, int], ...], origin: Cell) -> tuple[Mask, Mask, Mask, Mask]:
    right, down, left, up = (turned(offsets, turn, origin) for turn in TURNS)
    return right, down, left, up

"""What changes hands: loot, crystals, equipment, consumables, levels."""

from __future__ import annotations

from oakveil.kernel.table import Event

from ..records import Raised
from ..state import CardId, HeroId, Slot


class LootRolled(Event, frozen=True):
    dice: tuple[int, ...]
    again: bool


class CardsDrawn(Event, frozen=True):
    """Cards of the blacksmith that came into the box."""

    cards: tuple[CardId, ...]


class CardsPassed(Event, frozen=True):
    """Cards of the blacksmith that were revealed and not kept."""

    cards: tuple[CardId, ...]


class CrystalsChanged(Event, frozen=True):
    n: int
    purse: int


class Equipped(Event, frozen=True):
    hero: HeroId
    slot: Slot
    card: CardId


class Unequipped(Event, frozen=True):
    """`forced`: its bearer may not wear it any more."""

    hero: HeroId
    slot: Slot
    card: CardId
    forced: bool


class ItemMoved(Event, frozen=True):
    hero: HeroId
    item: CardId
    to: HeroId


class ItemGained(Event, frozen=True):
    hero: HeroId
    item: CardId


class ItemSpent(Event, frozen=True):
    """A consumable went to the alchemist discard. `lost`: it was not used."""

    hero: HeroId
    item: CardId
    lost: bool


class GearBroken(Event, frozen=True):
    hero: HeroId
    card: CardId


class Sold(Event, frozen=True):
    card: CardId


class Bought(Event, frozen=True):
    card: CardId
    hero: HeroId | None
    price: int


class OfferRevealed(Event, frozen=True):
    cards: tuple[CardId, ...]


class OfferDiscarded(Event, frozen=True):
    cards: tuple[CardId, ...]


class LevelGained(Event, frozen=True):
    hero: HeroId
    level: int
    raised: Raised

"""Cards and piles: what heroes draw, play, discard, exile and heal (specification, section 6)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Seat
from oakveil.kernel.table import Event

from ..state import CardId, HeroId

CardPlace = Literal["hand", "deck", "discard", "wounds", "exile", "play", "game"]
"""Where a card lies; `play`: it is being resolved or lasts, `game`: it was out of the game."""
DiscardWhy = Literal["cost", "step", "forced", "end", "unplayed", "played", "left_play", "revealed", "death"]
"""Why a card was discarded: to move, by a step of its hero's card, by an enemy, at the end of an encounter ..."""


class DeckShuffled(Event, frozen=True):
    """The deck of a hero was shuffled. `discard`: its discard pile was shuffled and put under it (TAC-PILE-02)."""

    hero: HeroId
    discard: bool


class PileReshuffled(Event, frozen=True):
    """What was used of a pile of the table was shuffled into a new one: a tier, a colour, or a boss."""

    pile: str


class CardDrawn(Event, frozen=True):
    hero: HeroId
    card: CardId


class CardsLooked(Event, frozen=True):
    """A hero looks at the top cards of its deck."""

    hero: HeroId
    count: int


class CardsSeen(Event, frozen=True):
    """What the seat of the hero sees there, the top card first."""

    hero: HeroId
    seat: Seat
    cards: tuple[CardId, ...]

    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)


class CardsRevealed(Event, frozen=True):
    hero: HeroId
    cards: tuple[CardId, ...]


class CardPlayed(Event, frozen=True):
    """A card begins to be resolved. `x` is -1 without an X; `resolution` is 2 for the second one of an echo."""

    hero: HeroId
    card: CardId
    x: int
    own_turn: bool
    resolution: int


class StepResolved(Event, frozen=True):
    """Step `number` (from 0) of a card, a turn or an Action was tried.

    `reason`: "" when it was resolved; `not_then` (the step before it was not), `no_target`, `nothing`
    (it had no effect), `no_x`, `condition`, `chain` (no playing out of turn from a card played so).
    """

    source: str
    number: int
    resolved: bool
    reason: str


class CardDiscarded(Event, frozen=True):
    hero: HeroId
    card: CardId
    why: DiscardWhy


class CardExiled(Event, frozen=True):
    hero: HeroId
    card: CardId
    start: CardPlace


class CardRetrieved(Event, frozen=True):
    hero: HeroId
    card: CardId
    start: CardPlace
    to: CardPlace


class CardRemoved(Event, frozen=True):
    """A card leaves the game: for good, or until the encounter ends."""

    hero: HeroId
    card: CardId
    for_good: bool


class CardReturned(Event, frozen=True):
    """A card that was out of the game, or on top or under the deck by its own text, is back."""

    hero: HeroId
    card: CardId
    to: CardPlace


class CardInPlay(Event, frozen=True):
    """A card stays in front of its owner until its last effect ends."""

    hero: HeroId
    card: CardId


class CardLeftPlay(Event, frozen=True):
    hero: HeroId
    card: CardId


class WoundTaken(Event, frozen=True):
    hero: HeroId
    card: CardId
    start: Literal["deck", "substitution", "hand"]


class Healed(Event, frozen=True):
    hero: HeroId
    cards: tuple[CardId, ...]

"""The course of the game: setup, encounters, rounds and turns, reinforcing, the end (specification, section 6)."""

from __future__ import annotations

from oakveil.kernel.ask import Seat
from oakveil.kernel.table import Event

from ..board import Cell
from ..state import CardId, EnemyId, HeroId


class GameStarted(Event, frozen=True):
    """The team is complete: its heroes in seat order, the seat of each, and the bosses that wait."""

    heroes: tuple[HeroId, ...]
    seats: tuple[Seat, ...]
    bosses: tuple[EnemyId, ...]
    difficulty: str


class HeroPicked(Event, frozen=True):
    seat: Seat
    hero: HeroId


class NovicePicked(Event, frozen=True):
    hero: HeroId
    card: CardId


class EncounterStarted(Event, frozen=True):
    """`basic` to `boss` are how many enemies of each kind will be placed. `battlefield` is empty without one."""

    number: int
    battlefield: str
    basic: int
    intermediate: int
    powerful: int
    boss: int


class EncounterEnded(Event, frozen=True):
    number: int
    rounds: int


class NoEnemyLeft(Event, frozen=True):
    """A pile and its defeated enemies are both empty, the board is full, or there are no dice left: nobody comes."""

    tier: str


class RoundStarted(Event, frozen=True):
    number: int


class HeroesTurnStarted(Event, frozen=True):
    round: int


class EnemiesTurnStarted(Event, frozen=True):
    round: int


class TurnStarted(Event, frozen=True):
    hero: HeroId


class TurnEnded(Event, frozen=True):
    hero: HeroId


class RewardRevealed(Event, frozen=True):
    """The rewards offered to a hero in its reinforcement phase 1-3."""

    hero: HeroId
    phase: int
    cards: tuple[CardId, ...]


class RewardTaken(Event, frozen=True):
    hero: HeroId
    phase: int
    card: CardId


class RewardHealed(Event, frozen=True):
    """A hero takes no reward and heals instead; which cards, tells `Healed`."""

    hero: HeroId
    phase: int


class RankEarned(Event, frozen=True):
    """A hero adds its Adept or Master card to its discard pile."""

    hero: HeroId
    card: CardId


class HeroDied(Event, frozen=True):
    hero: HeroId


class HeroReturned(Event, frozen=True):
    hero: HeroId
    cell: Cell


class Conceded(Event, frozen=True):
    """A seat agrees to give up, or takes that back."""

    seat: Seat
    agree: bool


class GameEnded(Event, frozen=True):
    won: bool
    encounter: int
    round: int

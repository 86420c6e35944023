"""What is done to heroes and enemies: damage, healing, falling, conditions."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Seat
from oakveil.kernel.table import Event

from ..effects.words import Condition, Trait, Until
from ..state import CardId, EnemyId, HeroId
from .told import FigureId, Told


class DamageDealt(Event, frozen=True):
    """`raw` before the reduction, `final` after it. What shows hidden figures of an enemy is `known_to` the DM only."""

    source: CardId
    target: FigureId
    raw: int
    final: int
    pierce: bool
    known_to: tuple[Seat, ...] | None = None

    def audience(self) -> tuple[Seat, ...] | None:
        return self.known_to


class GaugeLost(Event, frozen=True):
    """VIT or END (for an enemy: HP) that nothing reduces."""

    target: FigureId
    gauge: Literal["VIT", "END"]
    n: int
    source: CardId


class Healed(Event, frozen=True):
    """A hero regains VIT, or an enemy HP. What shows hidden figures is `known_to` the DM only."""

    target: FigureId
    n: int
    source: CardId
    known_to: tuple[Seat, ...] | None = None

    def audience(self) -> tuple[Seat, ...] | None:
        return self.known_to


class EndGained(Event, frozen=True):
    hero: HeroId
    n: int
    source: CardId


class Revived(Event, frozen=True):
    hero: HeroId
    source: CardId


class HeroSaved(Event, frozen=True):
    hero: HeroId
    vit: int
    source: CardId


class HeroFell(Event, frozen=True):
    hero: HeroId


class EnemyDied(Event, frozen=True):
    enemy: EnemyId


class EnemyJoined(Event, frozen=True):
    enemy: EnemyId
    place: int
    reanimated: bool


class EnemyMoved(Event, frozen=True):
    enemy: EnemyId
    place: int


class MinionsCrumbled(Event, frozen=True):
    n: int


class ConditionSet(Event, frozen=True):
    target: FigureId
    kind: Told
    n: int = 0
    turns: int = 0


class ConditionEnded(Event, frozen=True):
    target: FigureId
    kind: Told


class Resisted(Event, frozen=True):
    """A hero is immune to a condition."""

    hero: HeroId
    kind: Condition


class Modified(Event, frozen=True):
    """Somebody's characteristic changes for a time."""

    target: FigureId
    trait: Trait
    n: int
    until: Until
    source: CardId


class AbilityMuted(Event, frozen=True):
    hero: HeroId
    ability: CardId

"""What happens in fights: their course, dice, attacks of heroes and enemies."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.table import Event

from ..effects.words import Attribute
from ..state import CardId, EnemyId, FightKind, HeroId
from .told import FightEnd, FigureId, Result, ToMaster


class FightStarted(Event, frozen=True):
    kind: FightKind
    line: tuple[EnemyId, ...]


class EnemiesFirst(Event, frozen=True):
    pass


class RoundStarted(Event, frozen=True):
    number: int


class MasterTurnStarted(Event, frozen=True):
    number: int


class FleeRolled(Event, frozen=True):
    hero: HeroId
    die: int
    needed: int
    result: Result


class TurnStarted(Event, frozen=True):
    hero: HeroId


class TurnEnded(Event, frozen=True):
    hero: HeroId


class TurnLost(Event, frozen=True):
    hero: HeroId
    why: Literal["controlled", "refused"]


class ActionDeclared(Event, frozen=True):
    """What a hero is about to do: with a weapon, or with a line of an ability or another card."""

    hero: HeroId
    card: CardId
    targets: tuple[str, ...]


class EscapeTried(Event, frozen=True):
    """A hero tries to get `target`, itself or another one, out of a prison."""

    hero: HeroId
    target: HeroId


class CostPaid(Event, frozen=True):
    hero: HeroId
    end: int
    vit: int
    crystals: int


class CostRefunded(Event, frozen=True):
    hero: HeroId
    end: int


class AttackRolled(Event, frozen=True):
    """A duel of dice of a hero. `foe_die` is 0 where there is none (VEIEL-NODM-03) or it is hidden."""

    hero: HeroId
    weapon: CardId
    target: EnemyId
    die: int
    foe_die: int
    total: int
    foe_total: int
    result: Result
    times: int


class DiceTied(Event, frozen=True):
    """Equal totals: the dice are rolled again. `foe_die` is 0 where there is none or it is hidden."""

    hero: HeroId
    foe: FigureId
    die: int
    foe_die: int
    total: int


class CheckRolled(Event, frozen=True):
    hero: HeroId
    source: CardId
    stats: tuple[Attribute, ...]
    die: int
    total: int
    needed: int
    result: Result


class DieRolled(Event, frozen=True):
    """A d6 of an effect; `needed` is 0 where it does not have to reach anything."""

    source: CardId
    die: int
    needed: int


class RollFailed(Event, frozen=True):
    """A success was turned into a failure."""

    hero: HeroId
    source: CardId


class DefenderPassed(Event, frozen=True):
    hero: HeroId
    by_force: bool


class EnemyAttacked(Event, frozen=True):
    """A duel of dice of an enemy. `option` is its attack, 0 the first; dice as in `AttackRolled`."""

    enemy: EnemyId
    option: int
    target: HeroId
    die: int
    foe_die: int
    total: int
    foe_total: int
    result: Result
    without_shield: bool


class MasterRolled(ToMaster, frozen=True):
    """What a hidden die of the DM shows, and its total."""

    die: int
    total: int


class DieChanged(ToMaster, frozen=True):
    old: int
    new: int


class EnemyStunned(Event, frozen=True):
    """A stunned enemy loses its turn."""

    enemy: EnemyId


class ReactionUsed(Event, frozen=True):
    hero: HeroId
    card: CardId


class BossEffect(Event, frozen=True):
    """What a boss does besides its attacks."""

    boss: CardId
    number: int


class HeroStruck(Event, frozen=True):
    """A hero strikes another one (VEIEL-LAIR-04)."""

    hero: HeroId
    weapon: CardId
    target: HeroId
    die: int
    foe_die: int
    total: int
    foe_total: int
    result: Result
    without_shield: bool


class FightEnded(Event, frozen=True):
    result: FightEnd

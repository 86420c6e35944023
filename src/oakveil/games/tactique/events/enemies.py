"""The enemies' turn: whom they attack and why, where they go, what bosses do (specification, section 6)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.table import Event

from ..board import Cell
from ..state import EnemyId, HeroId


class EnemyTurnStarted(Event, frozen=True):
    enemy: EnemyId


class EnemyTurnEnded(Event, frozen=True):
    enemy: EnemyId


class EnemyStunned(Event, frozen=True):
    """An enemy loses its turn, a boss one Action; the stun is spent."""

    enemy: EnemyId


class EnemyAttacked(Event, frozen=True):
    """An enemy attacks from where it stands, its zone turned to `turn`.

    `reason`: why these heroes: `in_range` (without moving), `nearest`, `threat`, `swords`, `seat`, `only`, `group`
    (most heroes), `sum_threat`, `sum_swords`, `path`, `all` (the whole board).
    """

    enemy: EnemyId
    turn: str
    targets: tuple[HeroId, ...]
    reason: str


class EnemyAdvanced(Event, frozen=True):
    """An enemy that can attack nobody walks towards `hero`. `reason`: `path`, or `distance` when there is no way."""

    enemy: EnemyId
    hero: HeroId
    path: tuple[Cell, ...]
    reason: str


class EnemyStayed(Event, frozen=True):
    """An enemy neither attacks nor moves. `reason`: `hidden` (nobody may be attacked), `rooted`, `no_way`."""

    enemy: EnemyId
    reason: str


class BossAction(Event, frozen=True):
    """A boss draws an Action, on its turn or for a life it lost."""

    boss: EnemyId
    action: str
    cause: Literal["turn", "life"]

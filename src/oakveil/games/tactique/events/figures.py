"""Figures and what happens to them: moves, block, damage, effects, reactions, runes (specification, section 6)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.table import Event

from ..board import Cell
from ..effects import Happening, Modifier, RuneEvent, Until
from ..state import CardId, EnemyId, FigureId, HeroId

HeroMove = Literal["step", "move", "push", "pull", "swap", "teleport", "return", "relocate"]
"""How a hero came to another cell."""
EnemyMove = Literal["move", "advance", "retreat", "push", "pull", "shift", "swap", "relocate"]
"""How an enemy came to another cell."""


class HeroPlaced(Event, frozen=True):
    """A hero was placed for an encounter; `alive` is false for the marker of a dead one."""

    hero: HeroId
    cell: Cell
    alive: bool


class HeroMoved(Event, frozen=True):
    """`path` are the cells entered one by one; it is empty for a hero that was put on its cell at once."""

    hero: HeroId
    start: Cell
    to: Cell
    path: tuple[Cell, ...]
    how: HeroMove


class DiceRolled(Event, frozen=True):
    """The black dice: row 1-4 (1 = A) and column 1-6. Where the cell is not free they are rolled again."""

    row: int
    column: int
    accepted: bool


class EnemyPlaced(Event, frozen=True):
    """`summoner` is empty for an enemy of the encounter, `battlefield` for one that the battlefield summoned."""

    enemy: EnemyId
    cell: Cell
    lives: int
    wounds: int
    summoner: FigureId


class EnemyMoved(Event, frozen=True):
    """`path` are the cells entered one by one; it is empty for an enemy that was put on its cell at once."""

    enemy: EnemyId
    start: Cell
    to: Cell
    path: tuple[Cell, ...]
    how: EnemyMove


class BlockGained(Event, frozen=True):
    figure: FigureId
    n: int
    total: int


class BlockLost(Event, frozen=True):
    """Block was removed at the end of the enemies' turn or of the encounter (not: used up)."""

    figure: FigureId
    n: int
    total: int


class DamageDealt(Event, frozen=True):
    """An enemy was damaged: `base` of the step, `bonus` of the hero (exposed included), `reduction` (weakness, armour).

    `blocked` of the sum was absorbed, `wounds` got through.
    """

    source: str
    by: FigureId
    target: EnemyId
    base: int
    bonus: int
    reduction: int
    blocked: int
    wounds: int


class DamageTaken(Event, frozen=True):
    """`amount` before `reduced` and `blocked`. `meant_for` is the hero a guard took it for, or the hero itself."""

    hero: HeroId
    source: str
    by: FigureId
    amount: int
    reduced: int
    blocked: int
    meant_for: HeroId


class LifeLost(Event, frozen=True):
    enemy: EnemyId
    lives: int


class LifeRegained(Event, frozen=True):
    enemy: EnemyId
    lives: int


class WoundsHealed(Event, frozen=True):
    """An enemy healed the wounds of its current life: it had `before` left and has `after` again."""

    enemy: EnemyId
    before: int
    after: int


class EnemyDied(Event, frozen=True):
    """`by` is who or what killed it: a figure, or the summoner with which it left."""

    enemy: EnemyId
    by: FigureId
    cell: Cell


class EffectAdded(Event, frozen=True):
    figure: FigureId
    mod: Modifier
    n: int
    until: Until
    source: str


class EffectEnded(Event, frozen=True):
    figure: FigureId
    mod: Modifier
    n: int
    source: str


class Triggered(Event, frozen=True):
    """Something reacts: `owner` with its card, passive or Action `source`."""

    owner: FigureId
    event: Happening
    source: str


class RunePlaced(Event, frozen=True):
    cell: Cell
    card: CardId
    hero: HeroId


class RuneTriggered(Event, frozen=True):
    cell: Cell
    card: CardId
    event: RuneEvent
    figure: FigureId


class RuneRemoved(Event, frozen=True):
    cell: Cell
    card: CardId

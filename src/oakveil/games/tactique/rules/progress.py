"""What procedures in progress write down for one another: base classes without any rules of their own.

Damage, wounds and the like are carried out by frames on top of the card, attack or trigger that causes them; here is
what those frames may leave with the ones below.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from oakveil.kernel.frame import Frame

from ..board import Cell
from ..effects import Happening, RuneEvent
from ..state import CardId, EnemyId, FigureId, HeroId, Tactique


class Happened(msgspec.Struct, frozen=True):
    """Something that others may react to.

    `figure` is whom it happened to: the hero that played, discarded, killed, was wounded, begins or ends its turn; the
    enemy that lost a life, died or entered a cell. `cause` is the card that was played, the figure that did it, or the
    enemy that was killed. `times`: so many lives at once. `cell`: where an enemy stood that is gone.
    """

    event: Happening | RuneEvent
    figure: FigureId = ""
    cause: str = ""
    times: int = 1
    cell: Cell | None = None


class Resolving(Frame, kw_only=True):
    """Runs steps one by one and wants to know of each whether it was resolved (TAC-PLAY-06).

    `life_taken` and `died` are about the enemies of the last damage step.
    """

    resolved: bool = False
    life_taken: bool = False
    died: bool = False


class CardPlay(Frame, kw_only=True):
    """A hero's card is being played.

    `dealt`: it has inflicted damage on an enemy (TAC-DMG-06). `damaged` are the adjacent enemies that it damaged
    (TAC-TRIG-08), `drained` those it has cost a life (TAC-DMG-08).
    """

    hero: HeroId
    card: CardId
    dealt: bool = False
    damaged: tuple[EnemyId, ...] = ()
    drained: tuple[EnemyId, ...] = ()


class Attacking(Frame, kw_only=True):
    """An enemy attacks. What happens meanwhile is reacted to afterwards (TAC-TRIG-01).

    `adjacent` are the heroes that it has damaged from an adjacent cell (TAC-TRIG-08).
    """

    enemy: EnemyId
    happened: tuple[Happened, ...] = ()
    adjacent: tuple[HeroId, ...] = ()


class Reacting(Frame, kw_only=True):
    """Reactions are being resolved; what happens meanwhile is reacted to at once, depth first (TAC-TRIG-06)."""


class Acting(Frame, kw_only=True):
    """A boss carries out an Action; lives it loses meanwhile are worked off afterwards (TAC-BOSS-09)."""

    boss: EnemyId
    action: str
    cause: Literal["turn", "life"]


def resolved(g: Tactique, frame: Frame) -> None:
    """The step that pushed `frame` counts as resolved, if a step did."""
    below = g.below(frame)
    if isinstance(below, Resolving):
        below.resolved = True


def attack_under_way(g: Tactique) -> Attacking | None:
    """The attack whose hits are being dealt; None while reactions to it are resolved, and outside attacks."""
    for frame in reversed(g.stack):
        if _ends_search(type(frame)):
            return frame if isinstance(frame, Attacking) else None
    return None


@cache
def _ends_search(kind: type[Frame]) -> bool:
    """Whether frames of this kind attack or react. Kept for each kind: asking it of a record takes time."""
    return issubclass(kind, Attacking | Reacting)

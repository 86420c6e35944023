"""What a step could do: whether its condition holds, whether it could be resolved at all (specification 3.10, 9.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..board import DISTANCE, beside
from ..effects import (
    Alone,
    AtLeast,
    CardStep,
    Condition,
    Discard,
    FirstCard,
    Heal,
    If,
    LifeTaken,
    ThatBesideAlly,
    ThatDead,
)
from ..state import FigureId, Tactique
from .lasting import has
from .targets import ONE, SEVERAL, possible

if TYPE_CHECKING:
    from .steps import Steps


def holds(g: Tactique, steps: Steps, condition: Condition) -> bool:
    """Whether a condition holds now (specification 9.6)."""
    hero = g.hero(steps.actor)
    match condition:
        case AtLeast(of="wounds", n=n):
            return len(hero.wounds) >= n
        case AtLeast(of="block", n=n):
            return hero.block >= n
        case AtLeast(of="exile", n=n):
            return len(hero.exile) >= n
        case AtLeast(n=n):
            return len(hero.hand) >= n
        case ThatBesideAlly():
            that = g.state.enemies.get(steps.that or "")
            return that is not None and any(
                other.id != hero.id and other.cell in beside(that.cell) for other in g.living()
            )
        case LifeTaken():
            return steps.life_taken
        case ThatDead():
            return steps.died
        case FirstCard():
            return not hero.played
        case Alone():
            assert hero.cell is not None
            return not any(other.cell is not None and DISTANCE[hero.cell, other.cell] == 1 for other in g.living())
    raise ValueError(f"unknown condition {condition}")


def any_works(g: Tactique, steps: Steps, tried: Sequence[CardStep]) -> bool:
    """Whether any of some steps could be resolved now, also on those whom a step before it would choose."""
    chosen: set[str] = set()
    for one in tried:
        to = getattr(one, "to", "me")
        if to in chosen or _works(g, steps, one):
            return True
        if _targets(g, steps, one):
            chosen.add("that" if to in ONE else "those" if to in SEVERAL else "")
    return False


def _targets(g: Tactique, steps: Steps, step: CardStep) -> list[tuple[FigureId, ...]]:
    to, zone = getattr(step, "to", "me"), step.zone or steps.zone
    return possible(g, steps, to, zone, getattr(step, "up_to", None))


def _works(g: Tactique, steps: Steps, step: CardStep) -> bool:
    """Whether a step could be resolved now, as far as can be told before it is tried."""
    hero, figures = g.hero(steps.actor), _targets(g, steps, step)
    match step:
        case If():
            return any_works(g, steps, step.do if holds(g, steps, step.cond) else step.otherwise)
        case Heal():
            return any(
                g.hero(one).wounds and not has(g, one, "no_heal") for figures_in in figures for one in figures_in
            )
        case Discard(n=n):
            return (steps.count(n) or 0) <= len(hero.hand)
    return bool(figures)

"""Luck: a roll that is repeated once its dice are seen (specification VER-DICE-15)."""

from __future__ import annotations

from collections.abc import Collection

from oakveil.kernel.ask import Ask
from oakveil.kernel.rulebook import rule

from ..choices import Nothing, Repeat
from ..dice import Rolled, judge, roll
from ..events import Rerolled
from ..pools import RollKind
from ..state import UnitId, Veridia
from .paying import least_cost, pay
from .windows import window_uses

SEEN = "own_roll_seen"
"""The window in which an own roll can be repeated."""


@rule("VER-DICE-15", "VER-TURN-03")
def repeating(g: Veridia, id: UnitId, rolled: Rolled | None, done: Collection[UnitId]) -> Ask | None:
    """Whoever can repeat a roll is asked once its dice are seen."""
    unit = g.unit(id)
    if rolled is None or id in done or not window_uses(g, unit, SEEN):
        return None
    return Ask(unit.seat, "veridia.reroll", (Nothing(), Repeat()), default=Nothing())


@rule("VER-DICE-15")
def rolled_again(g: Veridia, id: UnitId, kind: RollKind, rolled: Rolled) -> Rolled:
    """The roll is paid for and repeated; the second counts."""
    unit = g.unit(id)
    trait, use, _ = window_uses(g, unit, SEEN)[0]
    pay(g, unit, trait, least_cost(use))
    faces = roll(len(rolled.faces), g.chance, f"veridia.roll.{kind}")
    second = judge(faces, len(rolled.by_difficulty) + rolled.lost, rolled.automatic + rolled.lost)
    g.tell(Rerolled, id, trait, rolled, second)
    return second

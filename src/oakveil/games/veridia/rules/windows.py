"""Windows: traits that can be used at a moment of somebody's action (specification 5, interrupts)."""

from __future__ import annotations

from oakveil.kernel.ask import Option
from oakveil.kernel.rulebook import rule

from ..choices import Spend
from ..effects import Use
from ..state import Unit, Veridia
from .bodies import can_act
from .knowing import uses_of
from .paying import points_left

DAMAGED = "damage_to_self"
"""The window in which damage can be ignored, once it is known."""


def window_uses(g: Veridia, unit: Unit, window: str) -> list[tuple[str, Use, int]]:
    """The traits that a unit can use in a window: trait, use, and how many points it could pay."""
    known = uses_of(g, unit, window)
    if not known or not can_act(unit):
        return []
    return [(one.trait, one.use, left) for one in known if (left := points_left(unit, one.use))]


@rule("VER-DMG-02", "VER-TURN-03")
def ignoring(g: Veridia, unit: Unit, coming: int) -> list[Option]:
    """How many points of the coming damage a unit may ignore."""
    return [
        Spend(trait, points)
        for trait, _, left in window_uses(g, unit, DAMAGED)
        for points in range(1, min(left, coming) + 1)
    ]

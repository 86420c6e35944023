"""Windows: traits that can be used at a moment of somebody's action (specification 5, interrupts)."""

from __future__ import annotations

from oakveil.kernel.ask import Option
from oakveil.kernel.rulebook import rule

from ..choices import Spend
from ..effects import Use
from ..state import Unit, Veridia
from .bodies import can_act


def window_uses(g: Veridia, unit: Unit, window: str) -> list[tuple[str, Use, int]]:
    """The traits that a unit can use in a window: trait, use, and how many points it could pay."""
    if not can_act(unit):
        return []
    found: list[tuple[str, Use, int]] = []
    for taken in unit.profile.traits:
        id = taken.partition(":")[0]
        trait = g.box.traits.get(id)
        if trait is None:
            continue
        for use in trait.use:
            if use.window == window and use.pay is not None and use.pay.pool != "health":
                left = unit.pools.get(use.pay.pool, 0)
                if left:
                    found.append((id, use, left))
    return found


@rule("VER-DMG-02", "VER-TURN-03")
def ignoring(g: Veridia, unit: Unit, coming: int) -> list[Option]:
    """How many points of the coming damage a unit may ignore."""
    return [
        Spend(trait, points)
        for trait, _, left in window_uses(g, unit, "damage_to_self")
        for points in range(1, min(left, coming) + 1)
    ]

"""Ammunition that is found again after a fight (specification VER-AMMO-03)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..state import SideId, Veridia
from .bodies import of_side
from .setup import ammunition_of

FOUND_AGAIN = ("arrow", "bolt")


@rule("VER-AMMO-03")
def find_again(g: Veridia, side: SideId) -> None:
    """The side that holds the field finds half of its arrows and bolts again, rounded down, where they are counted."""
    if g.options.ammunition != "all":
        return
    for unit in of_side(g.fight, side):
        brought = ammunition_of(unit.profile, g.box)
        for kind in FOUND_AGAIN:
            if kind in brought:
                left = unit.ammunition.get(kind, 0)
                unit.ammunition[kind] = left + (brought[kind] - left) // 2

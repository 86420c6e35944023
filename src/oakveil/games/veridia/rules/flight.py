"""Flying: taking off, landing, falling (specification VER-MOVE-05)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..events import Landed, TookOff
from ..state import Unit, Veridia
from .lasting import end_condition, put_in

FALL_M = 3
"""How high a flyer is, without anything said about it."""


def can_fly(unit: Unit) -> bool:
    """Whether a unit can take off."""
    return unit.profile.flying or any(lasting.effect.__struct_config__.tag == "fly" for lasting in unit.effects)


@rule("VER-MOVE-05")
def take_off(g: Veridia, unit: Unit) -> None:
    """A flyer takes off, as a free action."""
    unit.aloft = True
    put_in(g, unit, "aloft")
    g.tell(TookOff, unit.id)


@rule("VER-MOVE-05")
def land(g: Veridia, unit: Unit, fell: bool = False) -> None:
    """A flyer lands; that is free."""
    unit.aloft = False
    end_condition(g, unit, "aloft")
    g.tell(Landed, unit.id, fell)

"""A roll in a fight: the dice of a pool, judged and told."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..dice import Rolled, judge, roll
from ..events import DiceRolled
from ..pools import Pool, RollKind
from ..state import Throw, Unit, Veridia
from .lasting import used_up

TRAY = 20
"""The tray keeps so many rolls (specification, section 7)."""


@rule("VER-DICE-01", "VER-DICE-06", "VER-DICE-11", "VER-DICE-16")
def throw_dice(g: Veridia, unit: Unit, kind: RollKind, pool: Pool) -> Rolled:
    """Roll a pool and tell it; it lies on the tray."""
    rolled = judge(roll(pool.dice, g.chance, f"veridia.roll.{kind}"), pool.difficulty, pool.automatic)
    g.tell(DiceRolled, unit.id, kind, rolled, pool.parts, pool.difficulties)
    state = g.state
    state.tray = (*state.tray[1 - TRAY :], Throw(unit.id, kind, rolled))
    used_up(g, unit, "used")
    return rolled

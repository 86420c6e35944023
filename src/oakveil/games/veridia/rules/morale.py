"""Morale: who has had enough runs or gives up (specification VER-SKIR-06; an option)."""

from __future__ import annotations

from oakveil.kernel.frame import Frame
from oakveil.kernel.rulebook import rule

from ..events import MoraleBroke
from ..health import IMPAIRED
from ..modifiers import Part
from ..pools import Pool
from ..state import Unit, Veridia
from .bodies import can_act, is_out, of_side
from .fleeing import Fleeing, surrender
from .grappling import grips_on
from .moving import speed
from .rolling import throw_dice
from .turns import has_main, spend_main

FEARLESS = frozenset({"undead", "animated_object"})
BROKEN = "morale.broken"


@rule("VER-SKIR-06")
def shaken(g: Veridia, unit: Unit) -> list[str]:
    """What makes a unit waver now and has not yet: it is impaired, or half its side is out.

    Only creatures and quick sheets waver, never characters: those belong to somebody who decides for them.
    """
    if not g.options.morale or unit.profile.kind == "character" or unit.profile.archetype in FEARLESS:
        return []
    mates = of_side(g.fight, unit.side)
    reasons = {
        "morale.impaired": unit.level >= IMPAIRED,
        "morale.half": sum(is_out(mate) for mate in mates) * 2 >= len(mates) > 1,
    }
    return [reason for reason, holds in reasons.items() if holds and not unit.used_today.get(reason)]


@rule("VER-SKIR-06")
def waver(g: Veridia, unit: Unit) -> Frame | None:
    """A roll of willpower when something shakes a unit; without a success it flees from then on, or surrenders."""
    if not can_act(unit):
        return None
    for reason in shaken(g, unit):
        unit.used_today[reason] = 1
        rolled = throw_dice(g, unit, "skill", Pool((Part("willpower", unit.profile.willpower),)))
        if rolled.successes:
            g.tell(MoraleBroke, unit.id, "holds")
        else:
            unit.used_today[BROKEN] = 1
    if not unit.used_today.get(BROKEN):
        return None
    if has_main(unit) and not grips_on(g, unit) and speed(g, unit) > 0:
        g.tell(MoraleBroke, unit.id, "flees")
        spend_main(g, unit)
        return Fleeing(unit=unit.id)
    if has_main(unit):
        g.tell(MoraleBroke, unit.id, "surrenders")
        surrender(g, unit)
    return None

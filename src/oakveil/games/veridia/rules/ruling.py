"""Ruling time: somebody steps out of it before its turn, and comes back last (specification VER-SURP-05)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask
from oakveil.kernel.rulebook import rule

from ..choices import Nothing, UseTrait
from ..effects.turns import SurpriseTurn, Untouchable
from ..state import Unit, Veridia
from .bodies import can_act, on, present
from .carrying import Deed, carry_out, values_of
from .lasting import end_condition, end_where, next_number, put_in
from .paying import least_cost, pay
from .windows import window_uses

BEFORE = "before_own_turn"
"""The window before the own turn."""


@rule("VER-SURP-05", "VER-TURN-03")
def ruling_ask(g: Veridia, unit: Unit) -> Ask | None:
    """Whether a unit steps out of time: once a round, in a turn that has not begun."""
    if unit.turn.begun or unit.turn.waits_for or g.fight.bonus_round or on(g, unit).of(Untouchable):
        return None
    options = [UseTrait(trait) for trait, use, points in window_uses(g, unit, BEFORE) if points >= least_cost(use)]
    return Ask(unit.seat, "veridia.rule", (Nothing(), *options), default=Nothing()) if options else None


@rule("VER-SURP-05")
def step_out(g: Veridia, unit: Unit, trait: str) -> None:
    """It is paid; until its slot, the last of the round, nothing touches the unit, nor does it act."""
    use = next(use for use in g.box.traits[trait].use if use.window == BEFORE)
    pay(g, unit, trait, least_cost(use))
    level = unit.profile.specialties.get(g.box.traits[trait].group, 1)
    deed = Deed(unit.id, trait, use, least_cost(use), next_number(g), level)
    for effect in use.do:
        carry_out(g, deed, unit, effect, values_of(g, deed, unit, None))
    fight = g.fight
    fight.order = (*[id for id in fight.order if id != unit.id], unit.id)


@rule("VER-SURP-05")
def come_back(g: Veridia, unit: Unit) -> None:
    """In its late slot all others are surprised."""
    if not on(g, unit).of(SurpriseTurn):
        return
    end_where(g, unit, lambda lasting: lasting.until.slot)
    others = [other for other in present(g.fight) if other.side != unit.side and can_act(other)]
    g.fight.surprised = frozenset(other.id for other in others if not other.profile.has("precognition"))
    for id in g.fight.surprised:
        put_in(g, g.unit(id), "surprised")


@rule("VER-SURP-05")
def no_longer_surprised(g: Veridia) -> None:
    """With the late slot the surprise is over."""
    if g.fight.surprised and not g.fight.bonus_round:
        for id in g.fight.surprised:
            end_condition(g, g.unit(id), "surprised")
        g.fight.surprised = frozenset()

"""Before the first round: everybody may begin with a trait at work, where that is played (specification 1.1)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import Nothing, UseTrait
from ..state import Unit, UnitId, Veridia
from .usable import usable
from .using import TraitAction

AT_WORK = ("self", "self_or_other", "weapon", "own_weapon", "blessed")
"""For whom such a trait is: its user, one of its side, a weapon."""


class Preparing(Frame):
    """One unit after the other chooses a trait, or none; what it costs is paid."""

    unit: UnitId
    others: tuple[UnitId, ...] = ()

    @step("VER-SKIR-01", "VER-POOL-04")
    def prepare(self, g: Veridia) -> Ask | None:
        """Whoever has no such trait, or cannot pay for it, is not asked."""
        unit = g.unit(self.unit)
        options = preparations(g, unit)
        return Ask(unit.seat, "veridia.prepare", (Nothing(), *options), default=Nothing()) if options else None

    def on_prepare(self, g: Veridia, choice: Nothing | UseTrait) -> Frame | None:
        if isinstance(choice, UseTrait):
            return TraitAction(unit=self.unit, trait=choice.trait, use=choice.use)
        return None

    @step("VER-SKIR-01")
    def turn_to_the_next(self, g: Veridia) -> None:
        if self.others:
            self.unit, self.others = self.others[0], self.others[1:]
            self.goto(Preparing.prepare)


@rule("VER-SKIR-01")
def preparing(g: Veridia) -> Preparing | None:
    """What comes before the first round where units may be prepared: in a skirmish, if its options say so."""
    if g.state.mode != "skirmish" or not g.options.prepared:
        return None
    first, *others = g.fight.units
    return Preparing(unit=first, others=tuple(others))


@rule("VER-SKIR-01")
def preparations(g: Veridia, unit: Unit) -> list[UseTrait]:
    """The uses that a unit may begin with: a free action for its own side that lasts beyond the moment."""
    found: list[UseTrait] = []
    for option in usable(g, unit):
        use = g.box.traits[option.trait].use[option.use]
        lasts = use.duration not in ("", "this turn")
        if use.action == "free" and lasts and use.target.partition(":")[0] in AT_WORK:
            found.append(option)
    return found

"""What happens over time: burning, poison, regeneration at slots and ends of rounds (specification VER-DMG-05)."""

from __future__ import annotations

import msgspec

from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..effects.harm import Damage
from ..effects.mending import Regen
from ..events import AreaEnded, Healed
from ..health import level, level_name
from ..state import Patch, Unit, UnitId, Veridia
from .bodies import is_out, on
from .harm import Blow, Wound
from .lasting import end_where
from .winning import holding_side


class OverTime(Frame):
    """At the slot of a unit: effects that end now, then those that hurt it each turn, one after the other."""

    unit: UnitId
    place: int = 0

    @step("VER-DUR-03")
    def expire(self, g: Veridia) -> None:
        end_where(g, g.unit(self.unit), lambda lasting: lasting.until.slot)

    @step("VER-DMG-05")
    def hurt(self, g: Veridia) -> Frame | None:
        """Ruling (VER-DMG-05): effects over time strike at the slot and are reduced as their type says."""
        unit = g.unit(self.unit)
        hurting = [found for found in on(g, unit).of(Damage) if found[0].when == "each_target_turn"]
        if self.place >= len(hurting) or is_out(unit):
            return None
        effect, modifier = hurting[self.place]
        self.place += 1
        self.goto(OverTime.hurt)
        wound = Wound(effect.type, modifier.amount or int(effect.amount))
        return Blow(target=unit.id, source=modifier.source, wounds=(wound,))


@rule("VER-CREA-02", "VER-CREA-03")
def end_of_round(g: Veridia) -> None:
    """Creatures regenerate inside their current level; areas are a turn older; who holds the middle holds it longer."""
    age_patches(g)
    for unit in g.fight.units.values():
        for effect, modifier in on(g, unit).of(Regen):
            if effect.every == "round":
                regain(g, unit, modifier.amount, modifier.source, within_level=effect.limits == "normal")
    if g.fight.map and g.options.victory == "hold":
        g.fight.held_rounds = g.fight.held_rounds + 1 if holding_side(g) else 0


@rule("VER-HEAL-06", "VER-HEAL-09", "VER-CREA-03")
def regain(g: Veridia, unit: Unit, points: int, why: str, within_level: bool) -> int:
    """Health comes back; how much did. `within_level`: no point of the next better level (VER-HEAL-06).

    Undead never regain health.
    """
    if unit.dead or unit.profile.archetype == "undead":
        return 0
    before, now = unit.damage, level(unit.profile.levels, unit.damage)
    least = sum(unit.profile.levels[:now]) if within_level else 0
    unit.damage = max(min(before, least), before - points)
    if unit.damage < before:
        g.tell(Healed, unit.id, why, before - unit.damage, level_name(unit.profile.levels, unit.damage))
    return before - unit.damage


@rule("VER-DUR-01", "VER-DUR-02")
def age_patches(g: Veridia) -> None:
    """Areas that last so many turns are one older, or gone. They have no turns of their own, so rounds count."""
    kept: list[Patch] = []
    for patch in g.fight.patches:
        turns = patch.until.turns
        if turns is None:
            kept.append(patch)
        elif turns > 1:
            kept.append(msgspec.structs.replace(patch, until=msgspec.structs.replace(patch.until, turns=turns - 1)))
        else:
            g.tell(AreaEnded, patch.source, patch.caster)
    g.fight.patches = tuple(kept)

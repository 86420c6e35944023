"""What happens over time: burning, poison, regeneration at slots and ends of rounds (specification VER-DMG-05)."""

from __future__ import annotations

from typing import cast

import msgspec

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import Defend, Reserved, Split
from ..effects.harm import Damage
from ..effects.mending import Regen
from ..events import AreaEnded, Healed
from ..health import level, level_name
from ..modifiers import Modifier
from ..state import Patch, Unit, UnitId, Veridia
from .answering import Threat, answer_ask, pool_of_defence
from .bodies import is_out, on
from .harm import Blow, Wound
from .lasting import end_where
from .rolling import throw_dice
from .situation import Defence, with_dice
from .turns import begin_set, spend_main, take_member
from .winning import holding_side


class OverTime(Frame):
    """At the slot of a unit: effects that end now, then those that hurt it each turn, one after the other."""

    unit: UnitId
    place: int = 0
    fended: int = 0

    @step("VER-DUR-03")
    def expire(self, g: Veridia) -> None:
        end_where(g, g.unit(self.unit), lambda lasting: lasting.until.slot)

    def coming(self, g: Veridia) -> tuple[Damage, Modifier] | None:
        """The damage that comes now; None if nothing more does."""
        unit = g.unit(self.unit)
        hurting = [found for found in on(g, unit).of(Damage) if found[0].when == "each_target_turn"]
        return hurting[self.place] if self.place < len(hurting) and not is_out(unit) else None

    def made_by(self, g: Veridia) -> UnitId:
        """Who made what comes now."""
        coming = self.coming(g)
        makers = {patch.source: patch.caster for patch in g.fight.patches}
        makers |= {lasting.source: lasting.caster for lasting in g.unit(self.unit).effects}
        return self.unit if coming is None else makers.get(coming[1].source, self.unit)

    @step("VER-DMG-05", "VER-READ-06", "VER-CONT-06")
    def ask_answer(self, g: Veridia) -> Ask | None:
        """Some of it can be fended off, each turn anew."""
        self.fended, coming = 0, self.coming(g)
        if coming is None:
            self.end()
            return None
        effect, modifier = coming
        if not effect.defend:
            return None
        return answer_ask(g, g.unit(self.unit), Threat(modifier.source, False, False, False, effect.defend, False))

    def on_ask_answer(self, g: Veridia, choice: Option) -> None:
        unit = g.unit(self.unit)
        match choice:
            case Defend():
                spend_main(g, unit)
                self.fended = self.scored(g, unit, choice.kind, choice.means, None)
            case Reserved():
                member = take_member(unit, choice.member)
                self.fended = self.scored(g, unit, cast(Defence, member.kind), member.means, member.dice)
            case Split():
                begin_set(g, unit, choice)
                member = take_member(unit, len(unit.turn.members) - len(choice.members))
                self.fended = self.scored(g, unit, cast(Defence, member.kind), member.means, member.dice)

    def scored(self, g: Veridia, unit: Unit, kind: Defence, means: str, dice: int | None) -> int:
        """The successes of a defence."""
        return throw_dice(g, unit, kind, with_dice(pool_of_defence(g, unit, kind, means), dice)).successes

    @step("VER-DMG-05", "VER-READ-06", "VER-CONT-06")
    def hurt(self, g: Veridia) -> Frame | None:
        """Ruling (VER-DMG-05): effects over time strike at the slot and are reduced as their type says.

        Ruling (VER-READ-06): of a fire each success of the defence takes a point; where a number is printed, that many
        keep all of it off (VER-CONT-06).
        """
        coming = self.coming(g)
        assert coming is not None
        effect, modifier = coming
        raw = modifier.amount or int(effect.amount)
        if isinstance(effect.defend_vs, int) and effect.defend_vs:
            raw = 0 if self.fended >= effect.defend_vs else raw
        else:
            raw = max(0, raw - self.fended)
        self.place += 1
        self.goto(OverTime.ask_answer)
        return Blow(target=self.unit, source=modifier.source, wounds=(Wound(effect.type, raw),)) if raw else None


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

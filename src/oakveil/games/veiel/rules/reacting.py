"""What reactions of heroes do (specification 3.19, 3.21, 3.22)."""

from __future__ import annotations

from oakveil.kernel.frame import Frame, step

from ..effects import fighting, helping, lines
from ..effects.terms import Check
from ..events import CostRefunded, HeroSaved, ReactionUsed
from ..state import CardId, HeroId, Veiel
from .aiming import aimed
from .alchemist import spend_item
from .carry import Carry
from .moments import Opened
from .paying import note_use, pay
from .rolling import SIDES, check
from .sheet import maximum, number


class Reacting(Frame):
    """A hero reacts with a line of a card to what `about` is about to suffer."""

    hero: HeroId
    card: CardId
    line: int
    about: HeroId

    @step("VEIEL-DEF-09", "VEIEL-DEATH-01", "VEIEL-ABIL-02", "VEIEL-ABIL-05", "VEIEL-ITEM-02", "VEIEL-LOOT-02")
    def carry_out(self, g: Veiel) -> Frame | None:
        """The cost is lost if the roll fails; a natural 20 gives END back."""
        hero, line = g.hero(self.hero), self._line(g)
        g.tell(ReactionUsed, hero.id, self.card)
        pay(g, hero, line.cost)
        note_use(hero, self.card, self.line, line.limit)
        success = True
        if type(line.test) is Check:
            rolled = check(g, hero, self.card, line.test.stats, line.test.value)
            success = rolled.success
            if rolled.die == SIDES and line.cost is not None and line.cost.end:
                hero.end = min(maximum(g, hero, "END"), hero.end + line.cost.end)
                g.tell(CostRefunded, hero.id, line.cost.end)
        rest = tuple(verb for verb in line.do if not self._settle(g, verb)) if success else ()
        if line.discard and self.card in hero.items:
            spend_item(g, hero, self.card)
        if not rest:
            return None
        heroes, enemies = aimed(g, line, hero.id, (self.about,), ())
        return Carry(source=self.card, verbs=rest, actor=hero.id, heroes=heroes, enemies=enemies)

    def _line(self, g: Veiel) -> lines.React:
        line = g.box.lines[self.card][self.line]
        assert isinstance(line, lines.React)
        return line

    def _settle(self, g: Veiel, verb: lines.UseVerb) -> bool:
        """Do what only reactions do; False for everything else."""
        below = g.below(g.below(self))
        assert isinstance(below, Opened)
        kind = type(verb)
        if kind is fighting.Block:
            below.blocked = True
        elif isinstance(verb, helping.Survive):
            victim = g.hero(self.about)
            victim.vit = min(maximum(g, victim, "VIT"), max(1, number(g, verb.n, g.hero(self.hero))))
            g.tell(HeroSaved, victim.id, victim.vit, self.card)
        elif kind is helping.RerollLoot:
            below.cancelled = True
        else:
            return False
        return True

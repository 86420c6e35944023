"""A hero defends itself: the dice, what can still be done about them, the damage (specification 3.19)."""

from __future__ import annotations

from abc import abstractmethod

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import ChangeDie, KeepDie
from ..events import ConditionEnded, DamageDealt, DiceTied, DieChanged, Result, RollFailed
from ..state import CardId, Hero, HeroId, Veiel
from .dice import FoeDie, FoeHit, foe_hits, fudges
from .harm import hurt
from .moments import NO_DIE, Opened, moment
from .rolling import d20
from .sheet import shield_red, stat

CURSE = "def_ok"
"""What a hero is cursed with whose next successful defence fails (VEIEL-NODM-20)."""


class Defence(Opened, kw_only=True):
    """An attack on the hero `target`. `foe` is the die of the attacker, `die` that of the hero.

    Whoever attacks tells what is added to the dice, and what a hit does.
    """

    target: HeroId
    foe: FoeDie = NO_DIE
    die: int = 0
    outcome: FoeHit = "miss"

    @abstractmethod
    def attacker(self, g: Veiel) -> str:
        """The hero or the enemy that attacks."""
        ...

    @abstractmethod
    def throw(self, g: Veiel) -> FoeDie:
        """The die of the attacker; 0 where there is none."""
        ...

    @abstractmethod
    def totals(self, g: Veiel, hero: Hero) -> tuple[int, int]:
        """The totals of the attacker and of the hero."""
        ...

    @abstractmethod
    def announce(self, g: Veiel, foe: int, total: int, foe_total: int) -> None:
        """Tell how the dice fell and what came of it."""
        ...

    @abstractmethod
    def blow(self, g: Veiel) -> tuple[int, bool, CardId]:
        """The damage of a hit, whether nothing reduces it, and what it comes from."""
        ...

    def strike_home(self, g: Veiel, hero: Hero, dealt: int) -> None:
        """What else a hit does; `dealt` is its damage after the reduction."""

    def result_told(self) -> Result:
        return "miss" if self.outcome == "miss" else "hit"

    @step("VEIEL-DEF-01", "VEIEL-NODM-03", "VEIEL-DMTURN-09")
    def roll(self, g: Veiel) -> None:
        self.foe = self.throw(g)
        self.die = d20(g, "veiel.hero_die")
        if self.foe.up:
            self.goto(Defence.compare)

    @step("VEIEL-DMTURN-10")
    def cheat(self, g: Veiel) -> Ask | None:
        """A DM may be allowed to change a hidden die of its own."""
        options, master = fudges(g, self.foe.face()), g.master
        return Ask(master, "veiel.die", options, default=KeepDie()) if options and master is not None else None

    def on_cheat(self, g: Veiel, choice: KeepDie | ChangeDie) -> None:
        if isinstance(choice, ChangeDie) and g.master is not None:
            g.tell(DieChanged, g.master, self.foe.face(), choice.to)
            self.foe = FoeDie(choice.to, peeked=(g.master,))

    @step("VEIEL-DEF-01", "VEIEL-DEF-05", "VEIEL-NODM-05")
    def compare(self, g: Veiel) -> None:
        """Equal totals: the dice are rolled again, and the new ones count fully."""
        hero, foe = g.hero(self.target), self.foe.face()
        foe_total, total = self.totals(g, hero)
        outcome = foe_hits(foe, self.die, foe_total, total)
        if outcome is None:
            g.tell(DiceTied, self.target, self.attacker(g), self.die, foe if self.foe.up else 0, total)
            return self.goto(Defence.roll)
        self.outcome = outcome
        self.announce(g, foe, total, foe_total)
        if outcome != "miss":
            self.goto(Defence.give_way)

    @step("VEIEL-EVENT-12", "VEIEL-NODM-20")
    def withstand(self, g: Veiel) -> Frame | None:
        """A successful defence may still fail, but not against a natural 1."""
        hero = g.hero(self.target)
        if CURSE not in hero.cursed:
            window = moment(g, "def_ok", self.target, self.die, self.foe)
            if window is None:
                self.end()
            return window
        if self.foe.face() != 1:
            at = hero.cursed.index(CURSE)
            hero.cursed = hero.cursed[:at] + hero.cursed[at + 1 :]
            g.tell(ConditionEnded, hero.id, "curse")
            g.tell(RollFailed, hero.id, "curse")
            self.failed = True
        return None

    @step("VEIEL-EVENT-12", "VEIEL-DEF-09")
    def give_way(self, g: Veiel) -> Frame | None:
        """A plain hit came of it then. After a failed defence a hero may block."""
        self.foe = NO_DIE
        if self.failed:
            self.outcome, self.failed = "hit", False
        if self.outcome == "miss" or not g.hero(self.target).vit:
            self.end()
            return None
        window = moment(g, "def_fail", self.target)
        if window is not None:
            return window
        self.end()
        return self._hit(g)

    @step("VEIEL-DEF-09", "VEIEL-DEF-10")
    def suffer(self, g: Veiel) -> Frame | None:
        """A block makes it a miss."""
        return None if self.blocked else self._hit(g)

    @rule("VEIEL-DEF-03", "VEIEL-DEF-04", "VEIEL-DEF-06", "VEIEL-DEF-07", "VEIEL-DEF-08")
    def dealt(self, g: Veiel) -> int:
        """Damage of the hit minus all RED, without that of the shield where it does not help; never doubled."""
        hero = g.hero(self.target)
        raw, pierce, _ = self.blow(g)
        reduction = 0 if pierce else stat(g, hero, "RED")
        if self.outcome == "no_shield" and not pierce:
            reduction -= shield_red(g, hero)
        return max(0, raw - max(0, reduction))

    @rule("VEIEL-DEF-07")
    def _hit(self, g: Veiel) -> Frame | None:
        hero = g.hero(self.target)
        raw, pierce, source = self.blow(g)
        dealt = self.dealt(g)
        g.tell(DamageDealt, source, self.target, raw, dealt, pierce)
        falling = hurt(g, hero, dealt, source)
        self.strike_home(g, hero, dealt)
        if g.state.combat is not None:
            g.state.combat.may_pass = True
        return falling

"""The Attack Phase (specification 3.6)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import Disable, Drink, EndAttack, Fury, Pay, Strike
from ..effects.harm import DirectDamage
from ..records import Gear
from ..state import Hero, OakDell
from .abilities import can_disable, disable
from .circles import begin_phase
from .damage import deal, vulnerable
from .gear import working
from .kills import KillReward
from .potions import DrinkPotion, drinkable
from .scenario import pay, payable
from .strikes import strike, strikes

END_ATTACK = EndAttack()
FURY = Fury()
DISABLE = Disable()


class AttackPhase(Frame):
    """The Attack Phase of the acting hero."""

    @step("OAK-ROUND-04", "OAK-SKILL-03")
    def begin(self, g: OakDell) -> None:
        begin_phase(g, "attack")

    @step("OAK-STRIKE-01", "OAK-STRIKE-02", "OAK-STRIKE-08", "OAK-STRIKE-09")
    def act(self, g: OakDell) -> Ask | None:
        """One thing after the other, until the hero ends the phase; not asked if nothing else is possible.

        Ruling (OAK-STRIKE-02): the main strike need not be made. Ruling (OAK-STRIKE-09): a defeated monster stays until
        the phase ends, for icons and for excess damage.
        """
        hero, turn = g.acting, g.turn
        options: list[Option] = []
        if not turn.struck:
            options += strikes(g, hero, turn.point, main=True)
        options += drinkable(g, hero)
        if can_disable(g, hero):
            options.append(DISABLE)
        furious = bool(hero.gear and fury(g, hero))
        if furious:
            options.append(FURY)
        if turn.entered:
            options += payable(g, hero)
        if not options:
            return None
        default = None if not turn.struck else FURY if furious else END_ATTACK
        options.append(END_ATTACK)
        return Ask(hero.seat, "oakdell.attack", options, default=default)

    def on_act(self, g: OakDell, choice: Strike | Drink | Disable | Fury | Pay | EndAttack) -> Frame | None:
        if type(choice) is EndAttack:
            return None
        self.goto(AttackPhase.act)
        hero = g.acting
        match choice:
            case Strike():
                g.turn.struck = True
                return strike(g, hero, choice, g.turn.strikes)
            case Drink(potion=potion):
                return DrinkPotion(potion=potion)
            case Disable():
                disable(g, hero)
            case Fury():
                return _strike_in_fury(g, hero)
            case Pay():
                pay(g, hero, choice)
        return None

    @step("OAK-KILL-02")
    def pay_kill(self, g: OakDell) -> Frame | None:
        """A monster defeated in the Dungeon or Attack Phase is rewarded now."""
        return KillReward() if g.turn.defeated else None


@rule("OAK-GEAR-AXEB")
def fury(g: OakDell, hero: Hero) -> list[Gear]:
    """The Axe of Fury, if it can be used now: once in a turn, with few hearts left."""
    axes = working(g, hero, "attack_phase")
    return axes if axes and not g.turn.fury and vulnerable(g, hero) else []


@rule("OAK-GEAR-AXEB")
def _strike_in_fury(g: OakDell, hero: Hero) -> Frame | None:
    """Ruling (OAK-GEAR-AXEB): "3 left" includes 2."""
    axe = fury(g, hero)[0]
    g.turn.fury = True
    assert type(axe.effect) is DirectDamage
    last = axe.effect.amount_at_1_hp
    n = last if last is not None and hero.hp == 1 else axe.effect.amount
    return deal(g, hero, n, "gear", axe.id)

"""The defender token: who holds it, and when it is handed on (specification 3.16, 3.19)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, AskAll
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import KeepDefender, NameDefender, PassDefender
from ..events import DefenderNamed, DefenderPassed
from ..state import HeroId, Veiel
from .team import Answer, agreed, decide


class NewDefender(Frame):
    """The team names who holds the defender token from now on."""

    @step("VEIEL-DMTURN-04", "VEIEL-COMBAT-06", "VEIEL-TEAM-01")
    def name(self, g: Veiel) -> Ask | AskAll | None:
        """With a single hero standing there is nothing to decide."""
        standing = g.standing()
        if len(standing) > 1:
            return decide(g, "veiel.defender", [NameDefender(hero.id) for hero in standing])
        if standing:
            name_defender(g, standing[0].id)
        return None

    def on_name(self, g: Veiel, answer: Answer) -> None:
        choice = agreed(g, answer)
        assert isinstance(choice, NameDefender)
        name_defender(g, choice.hero)


class PassToken(Frame):
    """The holder of the defender token may hand it on before the next attack."""

    hero: HeroId

    @step("VEIEL-DMTURN-03")
    def offer(self, g: Veiel) -> Ask:
        hero = g.hero(self.hero)
        return Ask(hero.seat, "veiel.pass_defender", (KeepDefender(), *passes(g)), default=KeepDefender())

    def on_offer(self, g: Veiel, choice: PassDefender | KeepDefender) -> None:
        if isinstance(choice, PassDefender):
            pass_defender(g, choice.hero)


@rule("VEIEL-DMTURN-03", "VEIEL-NODM-19")
def passes(g: Veiel) -> list[PassDefender]:
    """To whom the holder may hand the token on; to nobody while it was forced on it."""
    combat, holder = g.state.combat, g.state.defender
    if holder is None or (combat is not None and combat.by_force) or not g.hero(holder).stands:
        return []
    options: list[PassDefender] = []
    for hero in g.state.heroes:
        if hero.vit > 0 and hero.id != holder:
            options.append(PassDefender(hero.id))
    return options


@rule("VEIEL-DMTURN-03")
def before_attack(g: Veiel) -> Frame | None:
    """Whether the holder is asked now, when an enemy is about to attack.

    Ruling (VEIEL-DMTURN-03): it is asked before a boss or the first enemy acts and again after each attack that hit:
    after a miss nothing has changed. On its own turn, and outside fights, it may pass the token whenever it likes.
    """
    combat = g.combat
    if not combat.may_pass:
        return None
    combat.may_pass = False
    holder = g.state.defender
    return PassToken(hero=holder) if holder is not None and passes(g) else None


def pass_defender(g: Veiel, hero: HeroId, by_force: bool = False) -> None:
    """The token goes to another hero."""
    g.state.defender = hero
    g.tell(DefenderPassed, hero, by_force)


def name_defender(g: Veiel, hero: HeroId) -> None:
    """This hero holds the token."""
    g.state.defender = hero
    g.tell(DefenderNamed, hero)

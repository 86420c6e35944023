"""What each player does with its heroes in the rest zone and in a resolved room (specification 3.4, 3.9)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import Done, GainLevel, LiftFreeze, PassDefender, UseCard
from ..state import Hero, HeroId, Veiel
from .attack import action
from .corruption import lift_freeze, lifts
from .defender import pass_defender, passes
from .equipment import exchange, exchanges
from .levels import gain_level, levels
from .using import calm_uses, rest_uses

DONE = Done()


class Camp(Frame):
    """One hero after the other does what it may until its player is done, clockwise from the defender.

    Ruling (VEIEL-REST-04): heroes take turns so that nobody takes what another one is just looking at; the team may go
    round again. `hero` is the one that acts, `waiting` are those after it.
    """

    hero: HeroId = ""
    waiting: tuple[HeroId, ...] = ()

    @step("VEIEL-REST-04", "VEIEL-INC-05")
    def begin(self, g: Veiel) -> None:
        state = g.state
        self.waiting = tuple(hero.id for hero in g.clockwise(state.defender or state.heroes[0].id))

    @step("VEIEL-REST-04", "VEIEL-INC-05")
    def next_hero(self, g: Veiel) -> None:
        if self.waiting:
            self.hero, self.waiting = self.waiting[0], self.waiting[1:]
        else:
            self.end()

    @step("VEIEL-REST-04", "VEIEL-INC-05", "VEIEL-LEVEL-05", "VEIEL-EQUIP-02", "VEIEL-TEAM-04")
    def act(self, g: Veiel) -> Ask | None:
        """Who can do nothing is not asked."""
        hero = g.hero(self.hero)
        options = possible(g, hero)
        if not options:
            self.goto(Camp.next_hero)
            return None
        key = "veiel.camp" if g.state.where == "rest" else "veiel.calm"
        return Ask(hero.seat, key, [*options, DONE], DONE)

    def on_act(self, g: Veiel, choice: Option) -> Frame | None:
        if type(choice) is Done:
            self.goto(Camp.next_hero)
            return None
        self.goto(Camp.act)
        if type(choice) is UseCard:
            return action(self.hero, choice)
        if type(choice) is GainLevel:
            gain_level(g, choice)
        elif type(choice) is LiftFreeze:
            lift_freeze(g, choice.place)
        elif type(choice) is PassDefender:
            pass_defender(g, choice.hero)
        else:
            exchange(g, choice)
        return None


@rule("VEIEL-REST-04", "VEIEL-INC-05", "VEIEL-EQUIP-02", "VEIEL-EQUIP-03", "VEIEL-LEVEL-05", "VEIEL-DMTURN-03")
def possible(g: Veiel, hero: Hero) -> list[Option]:
    """All that can be done with a hero here; levels and frozen rooms are for the rest zone.

    Its defender token may be passed at any time, so here as well.
    """
    options: list[Option] = []
    if g.state.where == "rest":
        options += levels(g, hero)
        options += lifts(g, hero)
        options += rest_uses(g, hero)
    elif hero.vit > 0:
        options += calm_uses(g, hero)
    options += exchanges(g, hero)
    if hero.id == g.state.defender:
        options += passes(g)
    return options


def anybody_can(g: Veiel) -> bool:
    """Whether anything can be done with any hero here; a weapon can always be taken off."""
    return any(hero.weapon is not None or possible(g, hero) for hero in g.state.heroes)

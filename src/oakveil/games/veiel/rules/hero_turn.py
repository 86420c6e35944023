"""The turn of a hero in a fight (specification 3.16, 3.19)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import Attack, BreakFree, EndTurn, HelpFree, PassDefender, UseCard
from ..effects.words import Attribute
from ..events import ConditionEnded, EscapeTried, TurnEnded, TurnLost, TurnStarted
from ..state import Hero, HeroId, Veiel
from .attack import action, assault
from .defender import pass_defender, passes
from .harm import free, lose
from .lair import StrikeHero
from .line import fight_over
from .moments import Opened, moment
from .rolling import check
from .using import attacks, turn_uses

BREAK_OUT = 15
HELP_OUT = 13
"""What must be reached to break out of a prison, and to get another hero out (VEIEL-COND-04)."""
BREAK_STATS: tuple[Attribute, ...] = ("FOR", "DEX")
HELP_STAT: Attribute = "FOR"
PRISON = "prison"
"""The source of rolls against an imprisonment."""
END_TURN = EndTurn()


class HeroTurn(Opened):
    """A hero plays its turn."""

    hero: HeroId

    @step("VEIEL-COMBAT-07", "VEIEL-COND-01")
    def poison(self, g: Veiel) -> Frame | None:
        hero = g.hero(self.hero)
        hero.has_acted = False
        if hero.used:
            hero.used = tuple(mark for mark in hero.used if not mark.endswith(":turn"))
        g.tell(TurnStarted, self.hero)
        if not hero.poison and not hero.burn_turns:
            self.goto(HeroTurn.start)
        return lose(g, hero, "VIT", hero.poison, "poison") if hero.poison else None

    @step("VEIEL-COMBAT-07", "VEIEL-COND-03")
    def burn(self, g: Veiel) -> Frame | None:
        """The fire burns so many turns."""
        hero = g.hero(self.hero)
        if not hero.burn_turns or not hero.stands:
            return None
        n = hero.burn
        hero.burn_turns -= 1
        if not hero.burn_turns:
            hero.burn = 0
            g.tell(ConditionEnded, hero.id, "burn")
        return lose(g, hero, "VIT", n, "burn")

    @step("VEIEL-EVENT-03", "VEIEL-COMBAT-07")
    def start(self, g: Veiel) -> Frame | None:
        if self._is_over(g):
            self.goto(HeroTurn.close)
            return None
        window = moment(g, "hero_start", self.hero)
        if window is None and not g.hero(self.hero).controlled:
            self.goto(HeroTurn.act)
        return window

    def _is_over(self, g: Veiel) -> bool:
        return self.cancelled or g.hero(self.hero).vit <= 0 or g.state.combat is None or fight_over(g)

    @step("VEIEL-COND-05")
    def obey(self, g: Veiel) -> Frame | None:
        """A controlled hero strikes one of its own; if nobody else stands, its turn is lost."""
        hero = g.hero(self.hero)
        if not hero.controlled or self._is_over(g):
            return None
        free(g, hero, "controlled")
        self.goto(HeroTurn.close)
        if len(g.standing()) > 1:
            return StrikeHero(hero=self.hero)
        g.tell(TurnLost, self.hero, "controlled")
        return None

    @step("VEIEL-COMBAT-08", "VEIEL-COMBAT-09", "VEIEL-ABIL-07", "VEIEL-ABIL-11", "VEIEL-TEAM-04")
    def act(self, g: Veiel) -> Ask | None:
        """Asked again until the player ends the turn, or nothing is left to do."""
        if self._is_over(g):
            return None
        hero = g.hero(self.hero)
        options = deeds(g, hero)
        if not options:
            return None
        if hero.id == g.state.defender:
            options += passes(g)
        options.append(END_TURN)
        key = "veiel.free_action" if hero.has_acted else "veiel.action"
        return Ask(hero.seat, key, options, default=END_TURN if hero.has_acted else options[0])

    def on_act(self, g: Veiel, choice: Option) -> Frame | None:
        if type(choice) is EndTurn:
            return None
        self.goto(HeroTurn.act)
        if type(choice) is Attack:
            return assault(self.hero, choice)
        if type(choice) is UseCard:
            return action(self.hero, choice)
        if isinstance(choice, BreakFree):
            return BreakOut(hero=self.hero, prisoner=self.hero, stat=choice.stat, needed=BREAK_OUT)
        if isinstance(choice, HelpFree):
            return BreakOut(hero=self.hero, prisoner=choice.hero, stat=HELP_STAT, needed=HELP_OUT)
        assert isinstance(choice, PassDefender)
        pass_defender(g, choice.hero)
        return None

    @step("VEIEL-COMBAT-09")
    def close(self, g: Veiel) -> None:
        g.hero(self.hero).has_played = True
        g.tell(TurnEnded, self.hero)


class BreakOut(Opened):
    """The contextual action against an imprisonment: a hero gets itself or another one out of it."""

    hero: HeroId
    prisoner: HeroId
    stat: Attribute
    needed: int

    @step("VEIEL-ITEM-05", "VEIEL-EVENT-03")
    def declare(self, g: Veiel) -> Frame | None:
        g.tell(EscapeTried, self.hero, self.prisoner)
        return moment(g, "hero_declare", self.hero)

    @step("VEIEL-COND-04", "VEIEL-ITEM-05", "VEIEL-EVENT-09")
    def roll(self, g: Veiel) -> None:
        """What an event has stopped is no action."""
        hero, prisoner = g.hero(self.hero), g.hero(self.prisoner)
        is_held = hero.imprisoned and hero is not prisoner
        if not hero.stands or not prisoner.imprisoned or is_held or fight_over(g):
            return
        hero.has_acted = True
        if check(g, hero, PRISON, (self.stat,), self.needed).success:
            free(g, prisoner, "imprisoned")


@rule("VEIEL-COMBAT-08", "VEIEL-COND-04")
def deeds(g: Veiel, hero: Hero) -> list[Option]:
    """What a hero can do on its turn now. An imprisoned one can only try to break free.

    Ruling (VEIEL-COND-04): freed, it may use free abilities, for the attempt was its action.
    """
    if hero.imprisoned:
        return [] if hero.has_acted else [BreakFree(stat) for stat in BREAK_STATS]
    if hero.has_acted:
        return [*turn_uses(g, hero)]
    helps = [HelpFree(other.id) for other in g.state.heroes if other.imprisoned and other.id != hero.id]
    return [*attacks(g, hero), *turn_uses(g, hero), *helps]

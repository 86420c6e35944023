"""Damage to a hero: reduced by gear, blocked by a circle, marked as broken hearts (specification 3.11)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import Decline, UseCircle
from ..effects.harm import ReduceDamage
from ..events import HeartsBroken, HeroDown, Source
from ..state import Hero, OakDell, Turn
from .circles import usable, use
from .ending import hero_dies
from .gear import working

OF_MONSTERS: tuple[Source, ...] = ("attack", "flight", "coffins")
"""Damage of the Monster Phase."""


class Packet(Frame):
    """One amount of damage, `n`, dealt to the acting hero by one cause."""

    n: int
    source: Source
    reduced: int = 0
    blocked: int = 0

    @step("OAK-MON-05", "OAK-HP-04")
    def reduce(self, g: OakDell) -> None:
        if self.n <= 0:
            self.end()
        elif (hero := g.acting).gear and self.source in OF_MONSTERS:
            self.reduced, parries = reduction(g, hero, g.turn, self.n, self.source)
            g.turn.parried |= parries

    @step("OAK-SKILL-BLOCK", "OAK-HP-03")
    def block(self, g: OakDell) -> Ask | None:
        """One circle may block it, whatever deals it."""
        hero = g.acting
        circles = usable(g, hero, "block") if self.n > self.reduced else ()
        if not circles:
            return None
        options = (*[UseCircle(circle) for circle in circles], Decline())
        return Ask(hero.seat, "oakdell.block", options, default=Decline())

    def on_block(self, g: OakDell, choice: UseCircle | Decline) -> None:
        if type(choice) is UseCircle:
            value = use(g, g.acting, "block", choice.circle)
            self.blocked = min(value, self.n - self.reduced)

    @step("OAK-HP-01", "OAK-HP-02", "OAK-MON-05", "OAK-GEAR-05")
    def break_hearts(self, g: OakDell) -> None:
        """What is left breaks hearts, up to the end of the track."""
        hero = g.acting
        marked = min(self.n - self.reduced - self.blocked, g.box.broken_max - hero.broken)
        hero.broken += marked
        if self.source == "attack":
            g.turn.taken += marked
        g.tell(HeartsBroken, hero.seat, self.source, self.n, self.reduced, self.blocked, marked)
        if marked and hero.broken >= hero.full:
            lose_last_heart(g, hero, self.source)


@rule("OAK-GEAR-SWORDB", "OAK-GEAR-MAILA", "OAK-MON-05")
def reduction(g: OakDell, hero: Hero, turn: Turn, n: int, source: Source) -> tuple[int, bool]:
    """By how much gear reduces `n` damage of a monster, and whether it is the gear that does so once in a phase.

    Ruling (OAK-GEAR-SWORDB): the damage of a Monster Phase is one sum, so the first packet only is reduced. Gear that
    asks for a die reduces attacks only: nothing else is rolled.
    """
    reduced, parries = 0, False
    for gear in working(g, hero, "monster_attack", turn):
        of_a_die = gear.when.die is not None
        if (source != "attack" if of_a_die else turn.parried) or reduced >= n:
            continue
        assert type(gear.effect) is ReduceDamage
        reduced = min(n, reduced + gear.effect.amount)
        parries |= not of_a_die
    return reduced, parries


@rule("OAK-HP-02", "OAK-VAR-01", "OAK-VAR-04", "OAK-VAR-05")
def lose_last_heart(g: OakDell, hero: Hero, source: Source) -> None:
    """A hero without hearts left is dead, or down in the death variant: not against a boss, nor with full tracks."""
    final = g.sheet(hero).level == "boss" or (hero.broken == g.box.broken_max and hero.full == g.box.full_max)
    if g.options.solo or not g.options.death_variant or final:
        hero_dies(g, hero, source)
    elif hero.status == "up":
        hero.status, hero.forfeits = "down", True
        g.tell(HeroDown, hero.seat, source)

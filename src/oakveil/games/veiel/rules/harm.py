"""What is done to heroes and enemies: loss and healing, falling and reviving, conditions (specification 3.19, 3.22)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..effects.words import Condition, Gauge, Until
from ..events import (
    AbilityMuted,
    ConditionEnded,
    ConditionSet,
    EndGained,
    GaugeLost,
    Healed,
    HeroFell,
    Resisted,
    Revived,
)
from ..state import CardId, Enemy, Hero, HeroId, Veiel
from .defender import NewDefender
from .line import figures_known_to, wound
from .moments import Opened, moment
from .sheet import adjust, is_immune, maxima, maximum

Bound = Literal["imprisoned", "controlled", "branded"]
"""Conditions that a hero has or has not."""


@rule("VEIEL-SHEET-02", "VEIEL-DEATH-01")
def hurt(g: Veiel, hero: Hero, n: int, source: CardId) -> Frame | None:
    """A hero loses `n` VIT, which have been reduced already; at 0 it may fall. What hits the fallen is lost."""
    if n <= 0 or not hero.vit:
        return None
    lost = min(n, hero.vit)
    hero.vit -= lost
    g.state.suffered += lost
    return None if hero.vit else Falling(hero=hero.id, source=source)


def lose(g: Veiel, hero: Hero, gauge: Gauge, n: int, source: CardId) -> Frame | None:
    """A hero loses `n` VIT or END, and nothing reduces it."""
    lost = min(n, hero.vit if gauge == "VIT" else hero.end)
    if not lost or not hero.vit:
        return None
    g.tell(GaugeLost, hero.id, gauge, lost, source)
    if gauge == "VIT":
        return hurt(g, hero, lost, source)
    hero.end -= lost
    return None


class Falling(Opened):
    """A hero is at 0 VIT. Somebody may save it; else it falls."""

    hero: HeroId
    source: CardId

    @step("VEIEL-DEATH-01")
    def save(self, g: Veiel) -> Frame | None:
        return moment(g, "fall", self.hero)

    @step("VEIEL-DEATH-01", "VEIEL-DEATH-02", "VEIEL-COND-01")
    def fall(self, g: Veiel) -> None:
        """Ruling (VEIEL-DEATH-02): the fallen keep muteness and what lasts for the whole game, and lose all else."""
        hero = g.hero(self.hero)
        if hero.vit:
            return self.end()
        g.state.deaths += 1
        hero.poison = hero.burn = hero.burn_turns = 0
        hero.imprisoned = hero.controlled = hero.branded = False
        end_effects(g, hero, "round", "combat", "incursion")
        g.tell(HeroFell, hero.id)

    @step("VEIEL-DMTURN-04", "VEIEL-COMBAT-06")
    def hand_on(self, g: Veiel) -> Frame | None:
        """Ruling (VEIEL-DMTURN-04): the team names a new defender at once, also if the token was forced upon it."""
        if g.state.defender != self.hero or not g.standing():
            return None
        if g.state.combat is not None:
            g.state.combat.by_force = False
        return NewDefender()


@rule("VEIEL-SHEET-02", "VEIEL-DEATH-05")
def heal(g: Veiel, hero: Hero, n: int, source: CardId) -> None:
    """A hero regains VIT up to its maximum. It does not help the fallen."""
    gained = min(n, maximum(g, hero, "VIT") - hero.vit)
    if hero.vit and gained > 0:
        hero.vit += gained
        g.tell(Healed, hero.id, gained, source)


@rule("VEIEL-SHEET-02")
def gain_end(g: Veiel, hero: Hero, n: int, source: CardId) -> None:
    """A hero regains END up to its maximum."""
    gained = min(n, maximum(g, hero, "END") - hero.end)
    if gained > 0:
        hero.end += gained
        g.tell(EndGained, hero.id, gained, source)


@rule("VEIEL-DEATH-03")
def revive(g: Veiel, hero: Hero, source: CardId) -> None:
    """A fallen hero is back with full VIT; its END is what it was."""
    if not hero.vit:
        hero.vit = maximum(g, hero, "VIT")
        g.tell(Revived, hero.id, source)


@rule("VEIEL-COND-01")
def poison(g: Veiel, hero: Hero, n: int) -> None:
    """Ruling (VEIEL-COND-01): of several poisons the strongest counts."""
    if _resists(g, hero, "poison") or n <= hero.poison:
        return
    hero.poison = n
    g.tell(ConditionSet, hero.id, "poison", n)


@rule("VEIEL-COND-03")
def burn(g: Veiel, hero: Hero, n: int, turns: int) -> None:
    """A new fire replaces an older one if more of it is to come."""
    if _resists(g, hero, "burn") or n * turns <= hero.burn * hero.burn_turns:
        return
    hero.burn, hero.burn_turns = n, turns
    g.tell(ConditionSet, hero.id, "burn", n, turns)


@rule("VEIEL-ABIL-10")
def mute(g: Veiel, hero: Hero, ability: CardId) -> None:
    """An ability is locked until the rest zone."""
    if not _resists(g, hero, "mute") and ability not in hero.muted:
        before = maxima(g, hero)
        hero.muted += (ability,)
        adjust(g, hero, before)
        g.tell(AbilityMuted, hero.id, ability)


@rule("VEIEL-COND-04", "VEIEL-COND-05", "VEIEL-COND-06")
def bind(g: Veiel, hero: Hero, how: Bound) -> None:
    """A hero is imprisoned, controlled or branded."""
    if (how == "controlled" and _resists(g, hero, "control")) or not hero.vit or getattr(hero, how):
        return
    setattr(hero, how, True)
    g.tell(ConditionSet, hero.id, how)


def free(g: Veiel, hero: Hero, how: Bound) -> None:
    """A hero is not imprisoned, controlled or branded any more."""
    if getattr(hero, how):
        setattr(hero, how, False)
        g.tell(ConditionEnded, hero.id, how)


def cure(g: Veiel, hero: Hero, of: Literal["poison", "burn", "mute"]) -> None:
    """A condition ends."""
    if of == "mute":
        had, hero.muted = bool(hero.muted), ()
    elif of == "poison":
        had, hero.poison = bool(hero.poison), 0
    else:
        had, hero.burn, hero.burn_turns = bool(hero.burn_turns), 0, 0
    if had:
        g.tell(ConditionEnded, hero.id, of)


def _resists(g: Veiel, hero: Hero, condition: Condition) -> bool:
    """Whether a hero ignores a condition; it is told."""
    if not is_immune(g, hero, condition):
        return False
    g.tell(Resisted, hero.id, condition)
    return True


@rule("VEIEL-NODM-21")
def heal_enemy(g: Veiel, enemy: Enemy, n: int, source: CardId) -> None:
    """An enemy regains HP, never more than it came with."""
    gained = min(n, enemy.full - enemy.hp)
    if enemy.hp > 0 and gained > 0:
        enemy.hp += gained
        g.tell(Healed, enemy.id, gained, source, figures_known_to(g))


@rule("VEIEL-COND-02")
def poison_enemy(g: Veiel, enemy: Enemy, n: int) -> None:
    """It lasts until the end of the fight; the strongest counts."""
    if n > enemy.poison:
        enemy.poison = n
        g.tell(ConditionSet, enemy.id, "poison", n)


@rule("VEIEL-COND-02", "VEIEL-COND-03")
def burn_enemy(g: Veiel, enemy: Enemy, n: int, turns: int) -> None:
    """A new fire replaces an older one if more of it is to come."""
    if n * turns > enemy.burn * enemy.burn_turns:
        enemy.burn, enemy.burn_turns = n, turns
        g.tell(ConditionSet, enemy.id, "burn", n, turns)


@rule("VEIEL-DMTURN-07", "VEIEL-BOSS-07")
def stun_enemy(g: Veiel, enemy: Enemy) -> None:
    """An enemy loses its next turn. It does not add up; bosses are not stunned."""
    if enemy.kind != "boss" and not enemy.stunned:
        enemy.stunned = True
        g.tell(ConditionSet, enemy.id, "stunned")


@rule("VEIEL-COND-02", "VEIEL-COMBAT-14")
def ail(g: Veiel, enemy: Enemy) -> None:
    """An enemy suffers from its poison, then from its fire; its RED does not help."""
    for n, told in ((enemy.poison, "poison"), (enemy.burn if enemy.burn_turns else 0, "burn")):
        if lost := wound(g, enemy, n):
            g.tell(GaugeLost, enemy.id, "VIT", lost, told)
    if enemy.burn_turns:
        enemy.burn_turns -= 1
        if not enemy.burn_turns:
            enemy.burn = 0
            g.tell(ConditionEnded, enemy.id, "burn")


@rule("VEIEL-SHEET-07", "VEIEL-SHEET-08")
def end_effects(g: Veiel, hero: Hero, *until: Until) -> None:
    """What lasts until then ends; what is above a maximum that falls is lost."""
    if not hero.effects:
        return
    before = maxima(g, hero)
    hero.effects = tuple(one for one in hero.effects if one.until not in until)
    adjust(g, hero, before)

"""What befalls heroes and fights by events and bosses (specification 8.7, 9.5)."""

from __future__ import annotations

from oakveil.kernel.frame import Frame
from oakveil.kernel.rulebook import rule

from ..effects import dungeon, fighting
from ..events import ConditionSet, NothingHappens
from ..state import Hero, Veiel
from .alchemist import spend_item
from .carry import Carry, on_hero, whole
from .defender import pass_defender
from .enemy_attack import EnemyAttack
from .equipment import break_gear
from .harm import bind, mute
from .lair import StrikeHero
from .no_master import pick
from .playable import breakable, mutable


@whole(fighting.EnemiesFirst)
@rule("VEIEL-COMBAT-04", "VEIEL-EVENT-08")
def enemies_first(g: Veiel, carry: Carry, verb: fighting.EnemiesFirst) -> None:
    g.combat.enemies_first = True


@whole(fighting.RangeRule)
@rule("VEIEL-NODM-20")
def fog(g: Veiel, carry: Carry, verb: fighting.RangeRule) -> None:
    if not g.combat.fog:
        g.combat.fog = True
        g.tell(ConditionSet, "", "fog")


@on_hero(fighting.NextFails)
@rule("VEIEL-NODM-20")
def curse(g: Veiel, carry: Carry, verb: fighting.NextFails, hero: Hero) -> None:
    hero.cursed += (verb.on,)
    g.tell(ConditionSet, hero.id, "curse")


@on_hero(fighting.EnemyAttack)
@rule("VEIEL-BOSS-01")
def attack(g: Veiel, carry: Carry, verb: fighting.EnemyAttack, hero: Hero) -> Frame | None:
    return EnemyAttack(target=hero.id, enemy=carry.actor, damage=verb.damage)


@on_hero(dungeon.TakeDefender)
@rule("VEIEL-NODM-19", "VEIEL-DMTURN-03")
def take_defender(g: Veiel, carry: Carry, verb: dungeon.TakeDefender, hero: Hero) -> None:
    """Until the end of the DM's turn nobody can pass the token."""
    pass_defender(g, hero.id, by_force=True)
    if g.state.combat is not None:
        g.state.combat.by_force = True
        g.tell(ConditionSet, hero.id, "by_force")


@on_hero(dungeon.Imprison)
@rule("VEIEL-COND-04")
def imprison(g: Veiel, carry: Carry, verb: dungeon.Imprison, hero: Hero) -> None:
    bind(g, hero, "imprisoned")


@on_hero(dungeon.Control)
@rule("VEIEL-COND-05")
def control(g: Veiel, carry: Carry, verb: dungeon.Control, hero: Hero) -> None:
    bind(g, hero, "controlled")


@on_hero(dungeon.Brand)
@rule("VEIEL-COND-06")
def brand(g: Veiel, carry: Carry, verb: dungeon.Brand, hero: Hero) -> None:
    bind(g, hero, "branded")


@on_hero(dungeon.Strike)
@rule("VEIEL-LAIR-04")
def strike(g: Veiel, carry: Carry, verb: dungeon.Strike, hero: Hero) -> Frame:
    return StrikeHero(hero=hero.id)


@on_hero(dungeon.Mute)
@rule("VEIEL-NODM-16", "VEIEL-EVENT-10")
def mute_best(g: Veiel, carry: Carry, verb: dungeon.Mute, hero: Hero) -> None:
    """The ability of the highest level of the hero, else of the first one on its left that has any.

    Ruling (VEIEL-NODM-16): who is immune, or has no ability left, is passed over like those that have none.
    """
    for other in g.clockwise(hero.id):
        abilities = mutable(g, other) if other.stands else []
        if abilities:
            return mute(g, other, abilities[-1])
    g.tell(NothingHappens, carry.source)


@on_hero(dungeon.LoseItem)
@rule("VEIEL-NODM-17", "VEIEL-EVENT-10")
def lose_item(g: Veiel, carry: Carry, verb: dungeon.LoseItem, hero: Hero) -> None:
    """A random consumable of the hero, else of the first one on its left that has any."""
    for other in g.clockwise(hero.id):
        if other.stands and other.items:
            return spend_item(g, other, pick(g, other.items, "veiel.lost"), lost=True)
    g.tell(NothingHappens, carry.source)


@on_hero(dungeon.Break)
@rule("VEIEL-NODM-17", "VEIEL-EVENT-10")
def break_something(g: Veiel, carry: Carry, verb: dungeon.Break, hero: Hero) -> None:
    """A random armour or shield of the hero, else of the first one on its left that wears any."""
    for other in g.clockwise(hero.id):
        worn = breakable(g, other) if other.stands else []
        if worn:
            return break_gear(g, other, pick(g, worn, "veiel.lost"))
    g.tell(NothingHappens, carry.source)

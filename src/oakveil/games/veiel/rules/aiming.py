"""Whom a line of a card is for, and whether its condition holds (specification, sections 9.2 and 9.3)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..effects import terms
from ..effects.lines import Part
from ..effects.terms import AnyIf
from ..state import EnemyId, HeroId, Veiel
from .line import alive
from .no_master import random_hero, random_other

Aim = tuple[tuple[HeroId, ...], tuple[EnemyId, ...]]
"""Heroes and enemies that something is for."""


def aimed(g: Veiel, part: Part, actor: str, heroes: tuple[HeroId, ...], enemies: tuple[EnemyId, ...]) -> Aim:
    """Whom a part is for when nobody chooses. `heroes` and `enemies` are whom it happened to, or who were chosen.

    The fallen and the dead are left out, except where the fallen are meant.
    """
    match part.to:
        case "fallen":
            return tuple(id for id in heroes if g.hero(id).vit <= 0), ()
        case "self":
            heroes, enemies = (actor,), ()
        case "heroes" | "allies" | "heroes_not_holder" if part.up_to is None:
            left_out = {"heroes": "", "allies": actor, "heroes_not_holder": g.state.defender}[part.to]
            return tuple(hero.id for hero in g.standing() if hero.id != left_out), ()
        case "random_hero":
            return random_hero(g), ()
        case "random_other":
            return random_other(g), ()
        case "trigger_left" | "trigger_both":
            heroes, enemies = neighbours(g, heroes[0], part.to == "trigger_both"), ()
        case "enemies" if part.up_to is None:
            heroes, enemies = (), tuple(enemy.id for enemy in g.combat.line)
        case "first":
            heroes, enemies = (), tuple(enemy.id for enemy in g.combat.line[: part.up_to])
        case "other_enemy_worst":
            heroes, enemies = (), most_wounded(g, actor)
    return tuple(id for id in heroes if g.hero(id).vit > 0), tuple(id for id in enemies if alive(g, id) is not None)


@rule("VEIEL-NODM-18", "VEIEL-EVENT-10")
def neighbours(g: Veiel, hero: HeroId, both: bool) -> tuple[HeroId, ...]:
    """A hero and the standing one on its left; with `both` also the one on its right. Everybody once.

    Ruling (VEIEL-NODM-18): on the right fallen heroes are skipped as well.
    """
    others = [other.id for other in g.clockwise(hero)[1:] if other.vit > 0]
    around = [others[0]] if others else []
    if both:
        around += others[-1:]
    return tuple(dict.fromkeys((hero, *around)))


@rule("VEIEL-NODM-21")
def most_wounded(g: Veiel, healer: EnemyId) -> tuple[EnemyId, ...]:
    """The other enemy that lacks most HP, the front one of equals; nobody if none is wounded."""
    worst, most = "", 0
    for enemy in g.combat.line:
        if enemy.id != healer and enemy.hp > 0 and enemy.full - enemy.hp > most:
            worst, most = enemy.id, enemy.full - enemy.hp
    return (worst,) if worst else ()


@rule("VEIEL-EVENT-07")
def holds(g: Veiel, condition: AnyIf | None, actor: str, target: str = "", die: int = 0) -> bool:
    """Whether the condition of a line holds. `actor` is the bearer of its card, `target` whom it happens to.

    `die` is the natural die of the hero whose roll it is about.
    """
    match condition:
        case None:
            return True
        case terms.LevelAtMost(n=n):
            return g.hero(target).level <= n
        case terms.Victim(who=who):
            return who == "hero" or actor == target
        case terms.Bearer(hero=hero):
            return actor == hero
        case terms.NotBoss():
            return g.state.combat is None or g.state.combat.kind != "boss"
        case terms.HeroesAtLeast(n=n):
            return len(g.standing()) >= n
        case terms.EveryTurn(n=n):
            return g.combat.master_turns % n == 0
        case terms.NotNatural(n=n):
            return die != n
        case terms.OfClass(of=of):
            enemy = alive(g, target)
            return enemy is not None and g.box.classes.get(enemy.card) == of

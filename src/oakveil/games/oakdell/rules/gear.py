"""Which gear of a hero works now (specification 3.14)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..effects.words import Trigger, When
from ..records import Gear
from ..state import Hero, OakDell, Turn


@rule("OAK-GEAR-03")
def working(g: OakDell, hero: Hero, trigger: Trigger, turn: Turn | None = None) -> list[Gear]:
    """The gear with this trigger whose conditions hold in the turn in progress, or in one that is thought of."""
    if not hero.gear:
        return []
    turn = turn or g.turn
    return [gear for gear in g.box.gear_with(hero.gear, trigger) if holds(g, hero, gear.when, turn)]


def holds(g: OakDell, hero: Hero, when: When, turn: Turn) -> bool:
    """Whether all conditions hold, but that on the length of a route: the route itself decides that one."""
    return (
        when.die in (None, turn.die)
        and (when.light is None or in_darkness(g, hero, turn))
        and (when.space is None or on_trap(g, hero))
        and turn.dealt >= (when.dealt_at_least or 0)
        and turn.taken >= (when.taken_at_least or 0)
        and (when.hp_at_most is None or 1 <= hero.hp <= when.hp_at_most)
    )


@rule("OAK-TRAP-07")
def on_trap(g: OakDell, hero: Hero) -> bool:
    """Whether a hero stands on an armed trap. Ruling (OAK-TRAP-07): one that is crossed out is gone."""
    feature = g.maze.features.get(hero.space)
    return feature is not None and feature.kind == "trap" and hero.space not in hero.crossed


@rule("OAK-LIGHT-01")
def by_wall_torch(g: OakDell, hero: Hero) -> bool:
    """Whether the space where a hero stands has a wall torch."""
    feature = g.maze.features.get(hero.space)
    return feature is not None and feature.kind == "wall_torch"


@rule("OAK-LIGHT-04")
def in_darkness(g: OakDell, hero: Hero, turn: Turn) -> bool:
    """Whether a hero has neither a wall torch nor has lit an own torch this turn."""
    return not turn.torch and not by_wall_torch(g, hero)

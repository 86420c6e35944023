"""Playing without a dungeon master: the fixed die, random targets, the trigger of events (specification 3.25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from oakveil.kernel.frame import Frame
from oakveil.kernel.rulebook import rule

from ..state import Enemy, Hero, HeroId, Veiel
from .rolling import d6

T = TypeVar("T")
LOW_DIE = 5
"""VEIEL-NODM-14."""
FIRST_LINES = 2
"""The lines of the dungeon at the start (VEIEL-NODM-03)."""


@rule("VEIEL-NODM-03", "VEIEL-NODM-06")
def constant(g: Veiel) -> int:
    """What every die of the enemies shows, bosses included."""
    return g.options.nodm_start + g.options.nodm_step * (g.state.lines - FIRST_LINES)


@rule("VEIEL-NODM-21")
def pick(g: Veiel, among: Sequence[T], why: str) -> T:
    """A choice of the DM that nobody makes: any of the legal ones, a lone one without a die."""
    return g.chance.roll(among, why) if len(among) > 1 else among[0]


@rule("VEIEL-NODM-12", "VEIEL-NODM-19")
def random_other(g: Veiel) -> tuple[HeroId, ...]:
    """A standing hero by a d6: not the defender, counted clockwise from it, dice too high are rolled again.

    Ruling (VEIEL-NODM-12): a lone other is found without a die; if only the defender stands, it is the one.
    """
    start = g.state.defender or g.state.heroes[0].id
    others = [hero.id for hero in g.clockwise(start) if hero.vit > 0 and hero.id != g.state.defender]
    return _by_die(g, others) or tuple(hero.id for hero in g.standing())


def random_hero(g: Veiel) -> tuple[HeroId, ...]:
    """A standing hero by a d6, counted in seat order, dice too high are rolled again; nobody if none stands."""
    return _by_die(g, [hero.id for hero in g.standing()])


def _by_die(g: Veiel, among: list[HeroId]) -> tuple[HeroId, ...]:
    if len(among) < 2:
        return tuple(among)
    while (die := d6(g, "veiel.random_hero")) > len(among):
        pass
    return (among[die - 1],)


@rule("VEIEL-NODM-21")
def printed_option(g: Veiel, enemy: Enemy) -> int:
    """Which attack an enemy makes next: they go in printed order, on into the next turn."""
    return enemy.strikes % len(g.box.fighters[enemy.card].options)


@rule("VEIEL-NODM-14", "VEIEL-NODM-15")
def low_die(g: Veiel, hero: Hero) -> Frame | None:
    """After an action in which a die of the hero's attack was low, an event is turned over for it.

    Once in a fight for each hero, or once for all.
    """
    combat = g.state.combat
    if combat is None or g.master is not None or not g.state.laid_events.cards or not g.standing():
        return None
    if hero.has_triggered or (g.options.nodm_event_trigger == "per_combat" and combat.has_triggered):
        return None
    from .playing_events import turn_event  # events can have heroes attack

    hero.has_triggered = combat.has_triggered = True
    return turn_event(g, hero.id)

"""Threat on a table: which heroes enemies may go for, and in which order (specification 3.24, 3.25)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..board import INDEX, Cell
from ..effects import ZoneId
from ..state import Hero, HeroId, Tactique
from .behaviour import Prey, by_priority, group_from
from .lasting import granted, has


@rule("TAC-THREAT-01", "TAC-THREAT-04")
def threat_of(g: Tactique, hero: Hero) -> int:
    """The threat printed on the hero card and all effects on it."""
    threat = g.box.heroes[hero.id].threat
    return threat + granted(g, hero.id, "threat") if hero.effects else threat


@rule("TAC-ATK-02", "TAC-ATK-05", "TAC-DEATH-04")
def may_be_attacked(g: Tactique, hero: Hero) -> bool:
    """Whether effects of enemies can hit a hero: it lives, stands on the board and is not hidden."""
    return hero.alive and hero.cell is not None and not (hero.effects and has(g, hero.id, "hidden"))


@rule("TAC-ATK-02", "TAC-THREAT-01", "TAC-ATK-08")
def prey(g: Tactique) -> list[Prey]:
    """The heroes that enemies may attack, in seat order.

    On a battlefield where the lowest threat counts as the greatest, threat is counted backwards; swords are not.
    """
    sign = -1 if "reverse_threat" in g.box.traits.get(g.state.battlefield or "", ()) else 1
    return [
        Prey(hero.id, INDEX[hero.cell], sign * threat_of(g, hero), g.box.heroes[hero.id].swords)
        for hero in g.state.heroes
        if may_be_attacked(g, hero) and hero.cell is not None
    ]


@rule("TAC-THREAT-02")
def priority(g: Tactique) -> list[Hero]:
    """The heroes that enemies may attack, the one with priority first."""
    return [g.hero(one.hero) for one in by_priority(prey(g))]


@rule("TAC-ENEMY-07", "TAC-ATK-02", "TAC-ATK-06")
def heroes_hit(g: Tactique, zone: ZoneId, origin: Cell) -> list[HeroId]:
    """Whom an effect of an enemy on all heroes in the zone hits, by priority.

    Ruling (TAC-ENEMY-07): a zone that looks different when turned is turned as for an attack on many heroes.
    """
    return list(group_from(INDEX[origin], by_priority(prey(g)), g.sight(zone)))

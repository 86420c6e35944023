"""Creatures that are called: they come, obey, and are dust afterwards (specification VER-TRAIT-16)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..board import Cell
from ..effects import Use
from ..events import Summoned
from ..profile import of_creature_card
from ..state import Unit, Veridia
from .bodies import distance
from .carrying import unsummon
from .setup import new_unit
from .targeting import candidates, reach


@rule("VER-TRAIT-16", "VER-STACK-01", "VER-INIT-06")
def summon(g: Veridia, unit: Unit, creature: str, trait: str, cell: Cell | None) -> None:
    """A creature comes and obeys; one that the same trait has called before turns to dust."""
    fight = g.fight
    for other in fight.units.values():
        if other.summoner == unit.id and other.fate == "up" and other.used_today.get(trait):
            unsummon(g, other)
    number = 1 + sum(known.partition(".")[0] == creature for known in fight.units)
    id = f"{creature}.{number}"
    profile = of_creature_card(g.box.creatures[creature], g.box)
    called = new_unit(id, number, unit.side, unit.seat, profile, g.box)
    called.summoner, called.cell, called.used_today = unit.id, cell, {trait: 1}
    called.turn.slot = "over"
    fight.units[id] = called
    g.tell(Summoned, id, unit.id, cell)


@rule("VER-CREA-04")
def relays(g: Veridia, unit: Unit, use: Use) -> list[Unit]:
    """The creatures through which a unit may cast a spell: its own maximizers within the range of the spell.

    There must be somebody whom the spell reaches from there.
    """
    limit = reach(use)
    mine = [
        other
        for other in g.fight.units.values()
        if other.summoner == unit.id and other.fate == "up" and not other.dead and other.profile.has("maximizing")
    ]
    near = [other for other in mine if limit is None or distance(g, unit, other) <= limit]
    return [other for other in near if candidates(g, other, use)]

"""What a seat knows of a fight: the table as it lies before it, built up from what is open (specification 2.2)."""

from __future__ import annotations

from msgspec.structs import replace

from oakveil.kernel.ask import Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.rulebook import rule

from .health import INCAPACITATED
from .state import SideId, Unit, Veridia

UNSEEN = Chance(bytes(32))
"""Nothing is rolled on a table that is only looked at."""


def own_sides(g: Veridia, seat: Seat | None) -> frozenset[SideId]:
    """The sides on which a seat has units."""
    return frozenset(unit.side for unit in g.fight.units.values() if unit.seat == seat)


@rule("VER-ODDS-02")
def known(g: Veridia, seat: Seat | None) -> Veridia:
    """A copy of the table on which everything that `seat` may not know of other sides is as anybody would guess.

    Of foes: the least damage of their level (that somebody is Incapacitated everybody sees), full pools, one die in
    each action that they keep. Whatever is worked out on this table gives nothing away.
    """
    seen, own = g.copy(UNSEEN), own_sides(g, seat)
    for unit in seen.fight.units.values():
        if unit.side not in own:
            _veil(seen, unit)
    return seen


def _veil(g: Veridia, unit: Unit) -> None:
    shown = g.options.health_shown
    if shown != "exact":
        open_to_all = shown == "level" or unit.level == INCAPACITATED
        unit.damage = sum(unit.profile.levels[: unit.level]) if open_to_all else 0
    unit.pools = dict(unit.profile.pools)
    unit.used_today = {}
    unit.ammunition = dict.fromkeys(unit.ammunition, 1)
    unit.escape = 0
    if unit.barrier is not None:
        unit.barrier = replace(unit.barrier, points=1)
    unit.turn.members = tuple([replace(member, dice=1) for member in unit.turn.members])

"""What a seat may not know of the others in a fight (specification 2.2): it is taken from what reaches the seat.

Sheets, wounds and points are no components that could be dealt anew among each other. So programs get them as anybody
would guess them, and pages get only what anybody sees.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import TYPE_CHECKING

from msgspec.structs import replace

from oakveil.kernel.ask import Seat
from oakveil.kernel.rulebook import rule

from .health import INCAPACITATED
from .options import HealthShown
from .profile import Profile
from .records import ATTRIBUTES

if TYPE_CHECKING:
    from .state import Fight, SideId, Unit

ShownOf = Callable[[str], Container[str]]
"""What is open of the sheet of a unit, by its id: "ref", "levels", "defences", "attacks", "pools", "traits"."""


def own_sides(fight: Fight, seat: Seat | None) -> frozenset[SideId]:
    """The sides on which a seat has units."""
    return frozenset([unit.side for unit in fight.units.values() if unit.seat == seat])


@rule("VER-ODDS-02")
def guess_foes(fight: Fight, health_shown: HealthShown, seat: Seat | None, shown: ShownOf) -> None:
    """Make everything that `seat` may not know of other sides what anybody would guess.

    Of foes: the least damage of their level (that somebody is Incapacitated everybody sees), full pools, one die in
    each action that they keep. Whatever is worked out with this gives nothing away.
    """
    for unit in _foes(fight, seat):
        _guess(unit, health_shown, shown(unit.id))


def _guess(unit: Unit, health_shown: HealthShown, shown: Container[str]) -> None:
    if health_shown != "exact" and "levels" not in shown:
        open_to_all = health_shown == "level" or unit.level == INCAPACITATED
        unit.damage = sum(unit.profile.levels[: unit.level]) if open_to_all else 0
    if "pools" not in shown:
        unit.pools = dict(unit.profile.pools)
    unit.used_today = {}
    unit.ammunition = dict.fromkeys(unit.ammunition, 1)
    unit.escape = 0
    if unit.barrier is not None:
        unit.barrier = replace(unit.barrier, points=1)
    unit.turn.members = tuple([replace(member, dice=1) for member in unit.turn.members])


def hide_sheets(fight: Fight, health_shown: HealthShown, seat: Seat | None, shown: ShownOf) -> None:
    """Leave of the sheets of other sides what everybody sees."""
    for unit in _foes(fight, seat):
        hide_sheet(unit, health_shown, shown(unit.id))


def _foes(fight: Fight, seat: Seat | None) -> list[Unit]:
    own = own_sides(fight, seat)
    return [unit for unit in fight.units.values() if unit.side not in own]


def hide_sheet(unit: Unit, health_shown: HealthShown, shown: Container[str]) -> None:
    """Leave of a sheet its name, hands, armour, conditions, and health as the table shows it; and what is `shown`."""
    known = unit.profile
    is_whole = health_shown == "exact" or "levels" in shown
    defended, armed = "defences" in shown, "attacks" in shown
    if not is_whole:
        unit.damage = 0 if health_shown == "hidden" and unit.level < INCAPACITATED else unit.level
    unit.profile = Profile(
        kind=known.kind,
        ref=known.ref if "ref" in shown or not unit.name else "",
        name=known.name,
        attributes=dict.fromkeys(ATTRIBUTES, 1),
        levels=known.levels if is_whole else (1, 1, 1, 1),
        attacks=known.attacks if armed else tuple([replace(one, pool=0, damage=0) for one in known.attacks]),
        armor=known.armor if defended else 0,
        armor_inner=known.armor_inner if defended else 0,
        resist=known.resist if defended else 0,
        resist_inner=known.resist_inner if defended else 0,
        dodge=known.dodge if defended else 0,
        parry=known.parry if defended else 0,
        parry_with=known.parry_with,
        traits=known.traits if "traits" in shown else (),
        size=known.size,
        speed=known.speed,
        flying=known.flying,
        archetype=known.archetype,
    )
    unit.pools = unit.pools if "pools" in shown else {}
    unit.ammunition = {}
    unit.used_today = {}

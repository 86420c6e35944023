"""What the page of a fight shows beside the state: who is where and how well, as far as a seat may know it."""

from __future__ import annotations

from msgspec import Struct

from oakveil.kernel.ask import Seat
from oakveil.kernel.text import Text

from .naming import Naming
from .state import SideId, UnitId, Veridia


class UnitAid(Struct, frozen=True, kw_only=True):
    """A unit as a seat sees it."""

    id: UnitId
    name: str
    side: SideId


class FightAids(Struct, frozen=True, kw_only=True):
    """A fight as a seat sees it."""

    map: str
    round: int
    units: tuple[UnitAid, ...]


def fight_aids(g: Veridia, seat: Seat | None, text: Text) -> FightAids | None:
    """What can be told of the fight in progress; None where nobody fights."""
    fight = g.state.fight
    if fight is None:
        return None
    words = Naming(g.box, text)
    return FightAids(
        map=fight.map,
        round=fight.round,
        units=tuple(
            [UnitAid(id=unit.id, name=words.unit(g, unit.id), side=unit.side) for unit in fight.units.values()]
        ),
    )

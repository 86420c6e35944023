"""The sheet of a unit in a fight: its numbers as they are now, for those of its own side (specification 2.2, 7)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from oakveil.kernel.ask import Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Text

from .naming import NONE, Naming
from .numbers import damage
from .numbers import initiative as initiative_bonus
from .rules.answering import DEFENCES, defences, pool_of_defence
from .rules.bodies import holding, loadout
from .rules.harm import armor, resist
from .rules.situation import attack_pool
from .state import Unit, UnitId, Veridia
from .veiling import own_sides

UNSEEN = Chance(bytes(32))
"""Nothing is rolled on a table that is only looked at."""


class NumberAid(Struct, frozen=True):
    """A number of a sheet with its name."""

    name: str
    value: str


class AttackLine(Struct, frozen=True, kw_only=True):
    """A weapon in hand: its whole pool, its damage before successes, its range in metres (0: close by)."""

    name: str
    dice: int
    parts: str
    damage: int
    range: int
    quirks: str


class DefenceLine(Struct, frozen=True):
    """A defence with its whole pool."""

    name: str
    dice: int
    parts: str


class SheetAid(Struct, frozen=True, kw_only=True):
    """The sheet of a unit. `traits` are ids; outer and inner layers stand as pairs."""

    unit: UnitId
    attributes: tuple[NumberAid, ...]
    skills: tuple[NumberAid, ...]
    courage: int
    integrity: int
    initiative: int
    attacks: tuple[AttackLine, ...]
    defences: tuple[DefenceLine, ...]
    armor: tuple[int, int]
    resist: tuple[int, int]
    traits: tuple[str, ...]
    gear: tuple[str, ...]


@rule("VER-ATK-01", "VER-RESP-01")
def sheet_aid(g: Veridia, seat: Seat, id: UnitId, text: Text) -> SheetAid:
    """The sheet of a unit of the seat's own side. Raises KeyError for one that is not there, ValueError for a foe."""
    if g.fight.units[id].side not in own_sides(g.fight, seat):
        raise ValueError(f"{id} is no unit of the side of seat {seat}")
    g, words = _apart(g), Naming(g.box, text)
    unit = g.unit(id)
    profile = unit.profile
    return SheetAid(
        unit=id,
        attributes=_numbers({key: value for key, value in profile.attributes.items()}, words),
        skills=_numbers({key: value for key, value in profile.skills.items() if value}, words),
        courage=profile.courage,
        integrity=profile.integrity,
        initiative=initiative_bonus(profile, loadout(g, unit)),
        attacks=tuple(_attacks(g, unit, words)),
        defences=tuple(_defences(g, unit, words)),
        armor=(armor(g, unit, "outer"), armor(g, unit, "inner")),
        resist=(resist(g, unit, "outer"), resist(g, unit, "inner")),
        traits=tuple(dict.fromkeys(taken.partition(":")[0] for taken in profile.traits)),
        gear=tuple([words.inside(held.item) for held in unit.carried]),
    )


def _apart(g: Veridia) -> Veridia:
    """The same table; on it units that were not placed yet stand far from each other, so that pools can be told."""
    seen = g.copy(UNSEEN)
    for number, unit in enumerate(seen.fight.units.values()):
        if unit.cell is None:
            unit.cell = (-10 * (number + 1), 0)
    return seen


def _numbers(values: dict[str, object], words: Naming) -> tuple[NumberAid, ...]:
    return tuple([NumberAid(words.thing(id), str(value)) for id, value in values.items()])


def _attacks(g: Veridia, unit: Unit, words: Naming) -> Iterator[AttackLine]:
    for card in holding(g, unit):
        pool = attack_pool(g, unit, card, None)
        quirks = [g.box.quirks[id].name.in_(words.locale) for id in _plain(card.quirks) if id in g.box.quirks]
        yield AttackLine(
            name=words.thing(card.id),
            dice=max(0, pool.dice),
            parts=words.parts(pool.parts),
            damage=card.damage if unit.profile.kind == "npc" else damage(unit.profile, card),
            range=0 if card.kind == "melee" else card.optimal_range,
            quirks=", ".join(quirks).lower(),
        )


def _plain(quirks: tuple[str, ...]) -> list[str]:
    """Quirks without their numbers."""
    return [quirk.partition(":")[0] for quirk in quirks]


def _defences(g: Veridia, unit: Unit, words: Naming) -> Iterator[DefenceLine]:
    for one in defences(g, unit, DEFENCES):
        pool, told = pool_of_defence(g, unit, one.kind, one.means), words.inside(one.means)
        name = words.roll(one.kind)
        yield DefenceLine(name if told == NONE else f"{name} ({told})", max(0, pool.dice), words.parts(pool.parts))

"""What must hold of each monster sheet by itself (specification, section 12.2); what costs time is in shape_checks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise
from typing import get_args

from oakveil.kernel.content import Check
from oakveil.kernel.faults import Fault, Place

from .effects.abilities import Chains, Eyes, Growth, HardPart, Swarm, TorsoGrowth, Wings
from .effects.words import PointColour
from .faulting import error, warning
from .geometry import turn
from .records import SIZE, AttackTable, Sheet, SheetsFile

POINTS = range(8, 25)
"""Attack points of a sheet."""
APART = 40
"""Attack points are at least so many units apart."""
RESULTS = 6
"""Entries that a column of an attack table needs."""
CORNERS = 1000
"""All polygons of a sheet may have so many corners together."""


def check_sheets(sheets: SheetsFile) -> Iterator[Fault]:
    """Ids, points, icons, abilities and attack tables (V02, V05, V06, V09 to V12)."""
    for sheet in sheets.sheet:
        at = Place("sheets.toml", sheet.id)
        yield from _check_ids(sheet, at)
        yield from _check_points(sheet, at)
        yield from _check_icons(sheet, at)
        yield from _check_ability(sheet, at)
        yield from _check_pools(sheet, at)
        yield from _check_attack(sheet, at)
        corners = sum(len(polygon) for part in sheet.parts for polygon in part.polygons)
        if corners > CORNERS:
            yield error(at.at_field("parts"), "corners", found=corners, most=CORNERS)


def _check_ids(sheet: Sheet, at: Place) -> Iterator[Fault]:
    """V02."""
    for field, ids in (
        ("points", [point.id for point in sheet.points]),
        ("pools", [pool.id for pool in sheet.pools]),
        ("parts", [part.id for part in sheet.parts]),
        ("chains", [link.id for link in sheet.chains]),
        ("icons", [icon.id for icon in sheet.icons]),
    ):
        yield from twice(ids, at.at_field(field))


def twice(ids: Iterable[str], at: Place) -> Iterator[Fault]:
    """An error for each id that is used more than once."""
    for id, count in Counter(ids).items():
        if count > 1:
            yield error(at, "double", id=id)


def _check_points(sheet: Sheet, at: Place) -> Iterator[Fault]:
    """V05, V06."""
    at, points = at.at_field("points"), sheet.points
    if len(points) not in POINTS:
        yield error(at, "points", found=len(points), least=POINTS[0], most=POINTS[-1])
    for colour in get_args(PointColour):
        if colour not in {point.colour for point in points}:
            yield error(at, "no-point", colour=colour)
    for a, b in combinations(points, 2):
        if (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < APART**2:
            yield error(at, "close", a=a.id, b=b.id, least=APART)
    for a, b, c in combinations(points, 3):
        if turn(a.x, a.y, b.x, b.y, c.x, c.y) == 0:
            yield error(at, "in-line", a=a.id, b=b.id, c=c.id)


def _check_icons(sheet: Sheet, at: Place) -> Iterator[Fault]:
    """V09: what can be seen without drawing lines."""
    for number, icon in enumerate(sheet.icons):
        here = at.at_field("icons").at_item(number, icon)
        if not (icon.r <= icon.x <= SIZE - icon.r and icon.r <= icon.y <= SIZE - icon.r):
            yield error(here, "icon-outside", icon=icon.id)
        for point in sheet.points:
            if (point.x - icon.x) ** 2 + (point.y - icon.y) ** 2 <= icon.r**2:
                yield error(here, "icon-over", icon=icon.id, point=point.id)


def _check_ability(sheet: Sheet, at: Place) -> Iterator[Fault]:
    """V11: what an ability names is on the sheet."""
    at, ability = at.at_field("ability"), sheet.ability
    parts, pools = {part.id for part in sheet.parts}, {pool.id for pool in sheet.pools}
    kind = str(ability.__struct_config__.tag)
    missing: list[str] = []
    if isinstance(ability, HardPart | Wings):
        missing = [part for part in ability.parts if part not in parts]
    elif isinstance(ability, Eyes):
        missing = [pool for eyes in ability.types.values() for pool in eyes if pool not in pools]
        missing += [face for face in ability.faces if face not in ability.types]
    elif isinstance(ability, TorsoGrowth):
        missing = [pool for pool in (ability.torso, *ability.faces) if pool not in pools]
    for name in dict.fromkeys(missing):
        yield error(at, "ability", kind=kind, name=name)
    if isinstance(ability, Chains) != bool(sheet.chains):
        yield error(at, "links")
    if isinstance(ability, Growth) and all(pool.start == pool.max for pool in sheet.pools):
        yield error(at, "no-room")


def _check_pools(sheet: Sheet, at: Place) -> Iterator[Fault]:
    """V10: what can be seen without drawing lines."""
    for number, pool in enumerate(sheet.pools):
        if pool.start > pool.max:
            yield error(at.at_field("pools").at_item(number, pool), "drops", pool=pool.id)
    if not any(pool.start for pool in sheet.pools):
        yield error(at.at_field("pools"), "no-drops")
    pools = {pool.id for pool in sheet.pools}
    for number, part in enumerate(sheet.parts):
        if part.pool is not None and part.pool not in pools:
            yield error(at.at_field("parts").at_item(number, part), "no-pool", part=part.id, pool=part.pool)


def _check_attack(sheet: Sheet, at: Place) -> Iterator[Fault]:
    """V12, and what makes a boss."""
    boss, attacks = sheet.level == "boss", isinstance(sheet.ability, Eyes | TorsoGrowth)
    if attacks != boss:
        yield error(at.at_field("ability"), "boss-ability", boss="yes" if boss else "no")
    if boss != (sheet.table is None):
        yield error(at.at_field("table"), "boss-table", boss="yes" if boss else "no")
    if boss and sheet.reward:
        yield error(at.at_field("reward"), "boss-reward")
    if sheet.table is not None:
        yield from _check_table(sheet, sheet.table, at.at_field("table"))


def _check_table(sheet: Sheet, table: AttackTable, at: Place) -> Iterator[Fault]:
    for die, column in (("white", table.white), ("black", table.black)):
        if len(column) < RESULTS:
            yield error(at, "table-short", die=die, found=len(column), wanted=RESULTS)
            continue
        if any(later < earlier for earlier, later in pairwise(column)):
            yield warning(at, "table-falls", die=die)
        if isinstance(sheet.ability, Swarm):
            wanted = RESULTS + len(sheet.pools) * sheet.ability.roll
            if len(column) < wanted:
                yield warning(at, "table-swarm", die=die, found=len(column), wanted=wanted)


SHEET_CHECKS: tuple[Check, ...] = (check_sheets,)

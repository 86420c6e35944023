"""Points of pools: what a use costs, and paying it (specification 3.4, VER-POOL)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.rulebook import rule

from ..effects import Use
from ..effects.persons import Stat
from ..events import PointsPaid
from ..state import Unit, Veridia

PayFrom = Literal["mana", "fervor", "focus", "health"]


@rule("VER-READ-11", "VER-READ-17", "VER-POOL-05")
def points_range(g: Veridia, unit: Unit, trait: str, use: Use) -> tuple[PayFrom | Literal[""], int, int]:
    """The pool that a use is paid from, and the least and the most points that count as paid for this unit now.

    Ruling (VER-READ-11): the pool is that of the card, which is fervor for all ways, wilderness included. Ruling
    (VER-READ-17): a cost may fall to nothing.
    """
    if use.pay is None:
        return "", 0, 0
    card = g.box.traits[trait]
    pool: PayFrom = use.pay.pool
    emulated = pool == "mana" and bool(card.group) and not unit.profile.specialties.get(card.group, 0)
    if emulated and unit.pools.get("fervor", 0):
        pool = "fervor"
    have = sum(unit.profile.levels) - unit.damage if pool == "health" else unit.pools.get(pool, 0)
    points, level = use.pay.points, unit.profile.specialties.get(card.group, 0)
    if points.isdigit():
        least = most = int(points)
    elif points == "any":
        least, most = 0, have
    else:
        end = points.rpartition(".")[2]
        least, most = 1, have if end == "any" else level if end == "lvl" else int(end)
    return pool, least, min(have + _rebate(unit, use), most)


@rule("VER-READ-17")
def _rebate(unit: Unit, use: Use) -> int:
    """What a family of traits costs less."""
    if not use.family:
        return 0
    return sum(
        -m.amount
        for m in unit.profile.modifiers
        if isinstance(m.effect, Stat) and m.effect.stat == f"cost_family:{use.family}"
    )


def points_left(unit: Unit, use: Use) -> int:
    """The points of the pool that a use is paid from, health aside."""
    return 0 if use.pay is None or use.pay.pool == "health" else unit.pools.get(use.pay.pool, 0)


def least_cost(use: Use) -> int:
    """The points that a use costs at least."""
    if use.pay is None:
        return 0
    return int(use.pay.points) if use.pay.points.isdigit() else 1


@rule("VER-POOL-04", "VER-READ-17")
def pay(g: Veridia, unit: Unit, trait: str, points: int) -> None:
    """Points are paid as the action is declared, whatever comes of it; what a family costs less is taken off."""
    use = next((use for use in g.box.traits[trait].use if use.pay is not None), None)
    if use is None or points <= 0:
        return
    pool = points_range(g, unit, trait, use)[0]
    points = max(0, points - _rebate(unit, use))
    if pool == "health":
        unit.damage += points
        g.tell(PointsPaid, unit.id, "health", points, sum(unit.profile.levels) - unit.damage)
        return
    if pool:
        unit.pools[pool] = max(0, unit.pools.get(pool, 0) - points)
        g.tell(PointsPaid, unit.id, pool, points, unit.pools[pool])

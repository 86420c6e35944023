"""Riders: uses of traits that are added to an attack (specification VER-ATK-04)."""

from __future__ import annotations

import msgspec

from oakveil.kernel.frame import Frame
from oakveil.kernel.rulebook import rule

from ..choices import Manoeuvre, Rider
from ..dice import Rolled
from ..effects.rolls import Dice
from ..formulas import amount
from ..modifiers import Part
from ..pools import Pool
from ..records import WeaponCard
from ..state import Unit, UnitId, Veridia
from .lasting import put_in
from .paying import pay, points_range


class Change(msgspec.Struct, frozen=True):
    """What riders do to the weapon of an attack."""

    damage: int = 0
    quirks: tuple[str, ...] = ()
    convert: int = 0


@rule("VER-ATK-04")
def rider_options(
    g: Veridia, unit: Unit, card: WeaponCard, manoeuvre: Manoeuvre, chosen: tuple[Rider, ...]
) -> list[Rider]:
    """The riders that can still be added: those of the unit that fit the attack and that it can pay."""
    kind = (
        "unarmed_attack" if "barehanded" in card.quirks else "melee_attack" if card.kind == "melee" else "ranged_attack"
    )
    if manoeuvre == "grapple":
        return []
    found: list[Rider] = []
    for taken in unit.profile.traits:
        id = taken.partition(":")[0]
        for place, use in enumerate(g.box.traits[id].use if id in g.box.traits else ()):
            if use.action != "rider" or kind not in use.rider_of or any(rider.trait == id for rider in chosen):
                continue
            if use.when.startswith("weapon:") and card.id not in use.when.removeprefix("weapon:").split("|"):
                continue
            _, least, most = points_range(g, unit, id, use)
            found += [Rider(id, place, points) for points in range(least, most + 1)]
    return found


@rule("VER-ATK-04", "VER-POOL-04")
def pay_riders(g: Veridia, unit: Unit, riders: tuple[Rider, ...]) -> None:
    """Riders are paid as they are declared."""
    for rider in riders:
        pay(g, unit, rider.trait, rider.points)


def with_riders(g: Veridia, unit: Unit, pool: Pool, riders: tuple[Rider, ...]) -> Pool:
    """The pool of the attack with the dice that riders give or take."""
    parts: list[Part] = []
    for rider in riders:
        for effect in g.box.traits[rider.trait].use[rider.use].do:
            if isinstance(effect, Dice) and "this_roll" in effect.on:
                parts.append(Part(rider.trait, amount(effect.amount, {"paid": rider.points})))
    return pool.plus(*parts)


def extra_damage(g: Veridia, unit: Unit, riders: tuple[Rider, ...]) -> Change:
    """What riders add to the damage and the quirks of this attack."""
    return Change()


def after_wound(
    g: Veridia, by: UnitId, to: UnitId, riders: tuple[Rider, ...], part: str, rolled: Rolled, dealt: int
) -> Frame | None:
    """What a hit brings besides its wounds: the effect of the part that was aimed at, if a point went through."""
    if part and dealt:
        target = g.unit(to)
        for effect in g.box.aimed[part].effect:
            what = getattr(effect, "what", "")
            if what in g.box.conditions:
                put_in(g, target, what, part)
    return None

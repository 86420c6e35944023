"""Riders: uses of traits that are added to an attack (specification VER-ATK-04)."""

from __future__ import annotations

import msgspec

from oakveil.kernel.frame import Frame
from oakveil.kernel.rulebook import rule

from ..choices import Manoeuvre, Rider
from ..dice import Rolled
from ..effects import AnyEffect
from ..effects.harm import AddDamage, Damage, KnockOut, Poison, Vulnerable
from ..effects.mending import Immune
from ..effects.rolls import Charge, Dice, OnCriticalFailure, Weapon
from ..formulas import amount
from ..modifiers import Part
from ..pools import Pool
from ..records import WeaponCard
from ..state import Unit, UnitId, Until, Veridia
from .bodies import carried, on
from .carrying import Deed, carry_out, values_of
from .criticals import break_item
from .grappling import drop
from .harm import STRUCK
from .knowing import RIDER, uses_of
from .lasting import begin, end_where, next_number, put_in
from .paying import pay, points_range


class Change(msgspec.Struct, frozen=True):
    """What riders do to the weapon of an attack."""

    damage: int = 0
    quirks: tuple[str, ...] = ()
    convert: int = 0
    elemental: int = 0


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
    for known in uses_of(g, unit, RIDER):
        id, use = known.trait, known.use
        if kind not in use.rider_of or any(rider.trait == id for rider in chosen):
            continue
        if use.when.startswith("weapon:") and card.id not in use.when.removeprefix("weapon:").split("|"):
            continue
        _, least, most = points_range(g, unit, id, use)
        found += [Rider(id, known.place, points) for points in range(least, most + 1)]
    return found


@rule("VER-ATK-04", "VER-POOL-04")
def pay_riders(g: Veridia, unit: Unit, riders: tuple[Rider, ...]) -> None:
    """Riders are paid as they are declared."""
    for rider in riders:
        pay(g, unit, rider.trait, rider.points)


def with_riders(g: Veridia, unit: Unit, pool: Pool, riders: tuple[Rider, ...]) -> Pool:
    """The pool of the attack with the dice that riders give or take."""
    parts: list[Part] = []
    for rider, effect in _effects(g, riders):
        if isinstance(effect, Dice) and "this_roll" in effect.on:
            parts.append(Part(rider.trait, amount(effect.amount, _values(g, unit, rider))))
    return pool.plus(*parts)


def extra_damage(g: Veridia, unit: Unit, riders: tuple[Rider, ...], rolled: Rolled) -> Change:
    """What riders, and weapons that a trait has changed, add to the damage and the quirks of this attack."""
    damage, elemental, convert = 0, 0, 0
    quirks: list[str] = []
    for rider, effect in _effects(g, riders):
        values = {**_values(g, unit, rider), "s": rolled.successes, "m": rolled.matches}
        if isinstance(effect, Weapon) and effect.add_quirk:
            quirks.append(effect.add_quirk)
        elif isinstance(effect, AddDamage):
            elemental += amount(effect.amount, values)
    for lasting in unit.effects:
        if isinstance(lasting.effect, Weapon):
            quirks += [lasting.effect.add_quirk] if lasting.effect.add_quirk else []
            convert += lasting.effect.convert_first
            more = amount(lasting.effect.add_damage, {"paid": lasting.amount})
            elemental += more if lasting.effect.type == "elemental" else 0
            damage += more if lasting.effect.type != "elemental" else 0
    return Change(damage, tuple(quirks), convert, elemental)


@rule("VER-READ-12")
def replaces_damage(g: Veridia, riders: tuple[Rider, ...]) -> bool:
    """Ruling (VER-READ-12): some riders take the place of the damage of the attack."""
    return any(g.box.traits[rider.trait].use[rider.use].replaces_damage for rider in riders)


@rule("VER-KO-01")
def knocks_out(g: Veridia, riders: tuple[Rider, ...]) -> int:
    """By how much a rider multiplies the damage to be tried as a knock-out; 0 where none does."""
    return max((effect.damage_times for _, effect in _effects(g, riders) if isinstance(effect, KnockOut)), default=0)


@rule("VER-CRIT-02")
def shatters(g: Veridia, unit: Unit, riders: tuple[Rider, ...], weapon: str, rolled: Rolled | None) -> bool:
    """Whether a critical failure shatters the weapon: always with such a rider, whatever the options say of others."""
    risky = any(type(effect) is OnCriticalFailure for _, effect in _effects(g, riders))
    if not risky or rolled is None or not rolled.critical or carried(unit, weapon) is None:
        return False
    break_item(g, unit, weapon)
    return True


@rule("VER-AIM-02", "VER-ATK-06", "VER-READ-12", "VER-READ-19")
def after_wound(
    g: Veridia, by: UnitId, to: UnitId, riders: tuple[Rider, ...], part: str, rolled: Rolled, dealt: int
) -> Frame | None:
    """What a hit brings besides its wounds: the effect of the part that was aimed at, if a point went through, then
    what riders do to the target."""
    target, unit = g.unit(to), g.unit(by)
    if part and dealt:
        for effect in g.box.aimed[part].effect:
            what = getattr(effect, "what", "")
            if what in g.box.conditions:
                put_in(g, target, what, part)
            elif what == "held":
                drop_held(g, target)
            elif isinstance(effect, Dice):
                begin(g, target, effect, int(effect.amount), part, by, Until(ends=("used",), uses=1), bucket="free")
    if dealt:
        poison(g, unit, target)
    burn(g, unit, target)
    for rider in riders:
        use = g.box.traits[rider.trait].use[rider.use]
        deed = Deed(by, rider.trait, use, rider.points, next_number(g), _level(g, unit, rider.trait))
        values = values_of(g, deed, target, rolled)
        for effect in use.do:
            at_once = isinstance(effect, (Weapon, AddDamage, KnockOut)) or "this_roll" in getattr(effect, "on", ())
            if not at_once and effect.who != "self" and not (effect.when == "hurt" and not dealt):
                carry_out(g, deed, target, effect, values)
    return None


@rule("VER-CREA-02", "VER-CREA-03")
def poison(g: Veridia, unit: Unit, target: Unit) -> None:
    """A wound of a venomous creature poisons. Ruling (VER-CREA-03): not whoever has that poison already.

    What takes dice does so at once and for the rest of the fight; what takes health waits for the hours after it.
    """
    for effect, modifier in on(g, unit).of(Poison):
        poisoned = any(lasting.source == modifier.source for lasting in target.effects)
        if effect.when != "hurt" or (poisoned and not effect.stacks) or _is_immune(g, target):
            continue
        amount = int(effect.amount)
        now = Dice(amount=amount, on=effect.on, tag="poison") if effect.effect == "dice" else effect
        begin(g, target, now, amount, modifier.source, unit.id, Until(), bucket="free")


def _is_immune(g: Veridia, unit: Unit) -> bool:
    return any("poison" in effect.to for effect, _ in on(g, unit).of(Immune))


@rule("VER-READ-10", "VER-DMG-05")
def burn(g: Veridia, unit: Unit, target: Unit) -> None:
    """A weapon that burns sets whoever it hits on fire for some turns; what serves for one hit is gone with it."""
    for lasting in unit.effects:
        effect = lasting.effect
        if type(effect) is not Weapon or effect.on_hit != "burn":
            continue
        fire = Damage(type="elemental", amount=effect.amount, when="each_target_turn")
        points = amount(effect.amount, {"paid": lasting.amount})
        begin(g, target, fire, points, lasting.source, unit.id, Until(turns=effect.turns), use=next_number(g))
        if effect.scope == "next_hit":
            end_where(g, unit, lambda known, spent=lasting.number: known.number == spent)  # type: ignore[misc]


@rule("VER-READ-09")
def discharge(g: Veridia, unit: Unit, target: Unit, trait: str) -> None:
    """What was charged beforehand comes to the target of a hit, and is spent."""
    spent = next(lasting for lasting in unit.effects if lasting.source == trait)
    assert isinstance(spent.effect, Charge)
    for then in spent.effect.then:
        effect = Vulnerable(amount=then["amount"], hits=int(then["hits"]))
        worth = amount(effect.amount, {})
        over = Until(ends=(STRUCK,), uses=effect.hits)
        begin(g, target, effect, worth, trait, unit.id, over, use=next_number(g), magic=True, level=spent.level)
    end_where(g, unit, lambda lasting: lasting.source == trait)


@rule("VER-ATK-06")
def after_attack(g: Veridia, unit: Unit, riders: tuple[Rider, ...]) -> None:
    """What riders cost their own user afterwards, whether the attack hit or not."""
    for rider in riders:
        use = g.box.traits[rider.trait].use[rider.use]
        deed = Deed(unit.id, rider.trait, use, rider.points, next_number(g), _level(g, unit, rider.trait))
        for effect in use.do:
            if effect.who == "self" and effect.duration:
                carry_out(g, deed, unit, effect, values_of(g, deed, unit, None))


def _effects(g: Veridia, riders: tuple[Rider, ...]) -> list[tuple[Rider, AnyEffect]]:
    return [(rider, effect) for rider in riders for effect in g.box.traits[rider.trait].use[rider.use].do]


def _level(g: Veridia, unit: Unit, trait: str) -> int:
    return unit.profile.specialties.get(g.box.traits[trait].group, 1)


def _values(g: Veridia, unit: Unit, rider: Rider) -> dict[str, int]:
    return {"paid": rider.points, "lvl": _level(g, unit, rider.trait), "int": unit.profile.integrity, "s": 0, "m": 0}


def drop_held(g: Veridia, unit: Unit) -> None:
    """What the hand holds falls to the ground."""
    item = unit.main or unit.off
    if item:
        drop(g, unit, item)

"""Verbs that hurt: damage, poison, frost, and what makes wounds worse."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .words import Amount, ConditionId, DamageType, Effect, Rolls, Shed, Test

ByDistance = tuple[tuple[Annotated[int, Meta(ge=0, le=100)], Annotated[int, Meta(ge=0, le=20)]], ...]
"""Pairs: within so many metres, so much damage; the nearest first."""
Hours = Annotated[int, Meta(ge=1, le=1000)]


class Damage(Effect, frozen=True, tag="damage"):
    """Deal damage (VER-DMG-01).

    `pierce` ignores half or all of the outer armour, `pierce_plus` that much more; `barrier` is passed. `by_distance`:
    the damage within so many metres of the centre, in place of `amount`. `convertible`: so many points may be elemental
    (crystal lotus). `defend` and `defend_vs` name defences of this damage alone (VER-CONT-06).
    """

    type: DamageType
    amount: Amount
    pierce: Literal["none", "half", "outer"] = "none"
    pierce_plus: Amount = 0
    barrier: Literal["first", "ignore"] = "first"
    by_distance: ByDistance = ()
    convertible: Amount = 0
    flavour: Literal["", "lightning"] = ""
    defend: tuple[Literal["dodge", "block", "parry"], ...] = ()
    defend_vs: Amount = 0


class AddDamage(Effect, frozen=True, tag="add_damage"):
    """The hit deals more damage; `same`: of the type it has."""

    amount: Amount
    type: DamageType | Literal["same"] = "same"
    flavour: Literal["", "lightning"] = ""
    on: tuple[str, ...] = ()


class Vulnerable(Effect, frozen=True, tag="vulnerable"):
    """The next `hits` hits on the target deal more damage."""

    amount: Amount
    hits: Annotated[int, Meta(ge=1, le=9)]


class Thorns(Effect, frozen=True, tag="thorns"):
    """Whoever strikes it from close by, or touches it, takes damage."""

    type: DamageType
    amount: Amount
    on: tuple[Literal["melee_attacker", "touching"], ...]


class KnockOut(Effect, frozen=True, tag="knockout"):
    """Instead of wounding, the damage times a factor is tried as a knock-out (VER-KO-01)."""

    damage_times: Annotated[int, Meta(ge=1, le=5)]


class Freeze(Effect, frozen=True, tag="freeze"):
    """Instead of wounding, a part, limbs or the whole body freezes, by the successes."""

    small: Test
    medium: Test
    whole: Test
    hours: Hours


class Poison(Effect, frozen=True, tag="poison"):
    """A poison: dice are lost or damage comes after some hours or every so many hours (VER-DMG-05, VER-CREA-03)."""

    effect: Literal["dice", "damage"]
    amount: Amount
    on: Rolls = ("all",)
    after_hours: tuple[Hours, ...] = ()
    every_hours: Annotated[int, Meta(ge=0, le=100)] = 0
    total: Amount = 0
    shed: Shed | Literal[""] = ""
    stacks: bool = True


class Disease(Effect, frozen=True, tag="disease"):
    """A disease of some gravity (VER-CAL-02)."""

    gravity: Amount


class Condition(Effect, frozen=True, tag="condition"):
    """The target is put into a condition.

    `at_turn` of a channelled use, `after_rounds` that pass undisturbed; `broken_by` ends it, and so does destroying
    what holds, of `hold_health` points.
    """

    what: ConditionId
    at_turn: Annotated[int, Meta(ge=0, le=9)] = 0
    after_rounds: Annotated[int, Meta(ge=0, le=9)] = 0
    broken_by: Literal["", "interaction"] = ""
    hold_health: Annotated[int, Meta(ge=0, le=20)] = 0


class Wear(Effect, frozen=True, tag="wear"):
    """Worn armour takes wear points (VER-WEAR-05)."""

    amount: Amount


class Destroy(Effect, frozen=True, tag="destroy"):
    """The shield or the worn armour is destroyed."""

    what: Literal["shield", "worn_armor"]


class Drop(Effect, frozen=True, tag="drop"):
    """What the hand holds falls."""

    what: Literal["held"]


class Trap(Effect, frozen=True, tag="trap"):
    """A trap: whoever sets it off, and who stands within `radius` metres, takes damage."""

    damage: Amount
    type: DamageType
    radius: Annotated[int, Meta(ge=0, le=30)]
    house: Literal["", "radius"] = ""

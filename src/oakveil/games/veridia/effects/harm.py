"""Verbs that hurt: damage, poison, frost, and what makes wounds worse."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from oakveil.kernel.text import Value

from .words import Amount, ConditionId, DamageType, Effect, Rolls, Shed, Test

if TYPE_CHECKING:
    from .telling import Telling

ByDistance = tuple[tuple[Annotated[int, Meta(ge=0, le=100)], Annotated[int, Meta(ge=0, le=20)]], ...]
"""Pairs: within so many metres, so much damage; the nearest first."""
Hours = Annotated[int, Meta(ge=1, le=1000)]


class Damage(Effect, frozen=True, tag="damage"):
    """Deal damage (VER-DMG-01).

    `pierce` ignores half or all of the outer armour, `pierce_plus` that much more; `barrier` is passed. `by_distance`:
    so much more damage within so many metres of its maker. `convertible`: so many points may be elemental
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

    def args(self, tell: Telling) -> Mapping[str, Value]:
        ignored: list[str] = [] if self.pierce == "none" else [self.pierce]
        ignored += ["barrier"] if self.barrier == "ignore" else []
        more = [
            tell.word("ignoring", what=tell.words("pierce", ignored)) if ignored else "",
            tell.word("pierce-plus", **tell.counted(self.pierce_plus)) if self.pierce_plus else "",
            tell.word("convertible", amount=tell.formula(self.convertible)) if self.convertible else "",
            *(tell.word("by-distance", metres=metres, n=n) for metres, n in self.by_distance),
            tell.word("defended", ways=tell.words("defence", self.defend, "or"), **tell.amount(self.defend_vs))
            if self.defend
            else "",
        ]
        kind = self.flavour or self.type
        return {**tell.amount(self.amount), "type": kind, "more": tell.more(*more)}


class AddDamage(Effect, frozen=True, tag="add_damage"):
    """The hit deals more damage; `same`: of the type it has."""

    amount: Amount
    type: DamageType | Literal["same"] = "same"
    flavour: Literal["", "lightning"] = ""
    on: tuple[str, ...] = ()

    def args(self, tell: Telling) -> Mapping[str, Value]:
        on = tell.word("on-damage", on=tell.rolls(self.on)) if self.on else ""
        kind = "none" if self.type == "same" and on else self.flavour or self.type
        return {**tell.counted(self.amount), "type": kind, "on": f" {on}" if on else ""}


class Vulnerable(Effect, frozen=True, tag="vulnerable"):
    """The next `hits` hits on the target deal more damage."""

    amount: Amount
    hits: Annotated[int, Meta(ge=1, le=9)]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {**tell.counted(self.amount), "hits": self.hits}


class Thorns(Effect, frozen=True, tag="thorns"):
    """Whoever strikes it from close by, or touches it, takes damage."""

    type: DamageType
    amount: Amount
    on: tuple[Literal["melee_attacker", "touching"], ...]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {**tell.amount(self.amount), "type": self.type, "on": tell.words("thorns", self.on, "or")}


class KnockOut(Effect, frozen=True, tag="knockout"):
    """Instead of wounding, the damage times a factor is tried as a knock-out (VER-KO-01)."""

    damage_times: Annotated[int, Meta(ge=1, le=5)]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"times": self.damage_times}


class Freeze(Effect, frozen=True, tag="freeze"):
    """Instead of wounding, a part, limbs or the whole body freezes, by the successes."""

    small: Test
    medium: Test
    whole: Test
    hours: Hours

    def args(self, tell: Telling) -> Mapping[str, Value]:
        tests = {"small": self.small, "medium": self.medium, "whole": self.whole}
        return {**{size: tell.formula(test) for size, test in tests.items()}, "hours": self.hours}


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

    def args(self, tell: Telling) -> Mapping[str, Value]:
        hours = tell.text.listed([str(hours) for hours in self.after_hours])
        more = [
            tell.word("poison-after", hours=hours, n=self.after_hours[-1]) if hours else "",
            tell.word("poison-every", n=self.every_hours) if self.every_hours else "",
            tell.word("poison-total", **tell.amount(self.total)) if self.total else "",
            tell.word(f"shed-{self.shed}") if self.shed else "",
            "" if self.stacks else tell.word("poison-once"),
        ]
        on = tell.rolls(self.on)
        return {**tell.counted(self.amount), "effect": self.effect, "on": on, "more": tell.more(*more)}


class Disease(Effect, frozen=True, tag="disease"):
    """A disease of some gravity (VER-CAL-02)."""

    gravity: Amount

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"gravity": tell.formula(self.gravity)}


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

    def args(self, tell: Telling) -> Mapping[str, Value]:
        more = [
            tell.word("at-turn", n=self.at_turn) if self.at_turn else "",
            tell.word("after-rounds", n=self.after_rounds) if self.after_rounds else "",
            tell.word(f"broken-by-{self.broken_by}") if self.broken_by else "",
            tell.word("hold-health", n=self.hold_health) if self.hold_health else "",
        ]
        return {"condition": tell.condition(self.what), "more": tell.more(*more)}


class Wear(Effect, frozen=True, tag="wear"):
    """Worn armour takes wear points (VER-WEAR-05)."""

    amount: Amount

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return tell.counted(self.amount)


class Destroy(Effect, frozen=True, tag="destroy"):
    """The shield or the worn armour is destroyed."""

    what: Literal["shield", "worn_armor"]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"what": self.what}


class Drop(Effect, frozen=True, tag="drop"):
    """What the hand holds falls."""

    what: Literal["held"]


class Trap(Effect, frozen=True, tag="trap"):
    """A trap: whoever sets it off, and who stands within `radius` metres, takes damage."""

    damage: Amount
    type: DamageType
    radius: Annotated[int, Meta(ge=0, le=30)]
    house: Literal["", "radius"] = ""

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {**tell.amount(self.damage), "type": self.type, "metres": self.radius}

"""Modifiers: effects that are on somebody, where they come from, and how they stack (specification 3.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Literal, TypeVar, cast

import msgspec

from oakveil.kernel.rulebook import rule

from .box import Box
from .effects import AnyEffect, Effect
from .effects.rolls import Initiative
from .formulas import amount
from .records import SpecialtyId

if TYPE_CHECKING:
    from .pools import Pool, Wanted

E = TypeVar("E", bound=Effect)

Bucket = Literal["specialty", "free"]
"""Whether an effect competes with those of other specialties, or adds freely."""
SPECIAL_CATEGORIES = ("magic", "way", "path")
FAMOUS = ("famous_minor", "famous", "famous_major")
"""How famous somebody is, the least first."""


class Modifier(msgspec.Struct, frozen=True):
    """An effect on somebody: its amount is worked out. `choice` is that of the trait it comes from."""

    effect: AnyEffect
    source: str
    bucket: Bucket
    amount: int = 0
    choice: str = ""


class Part(msgspec.Struct, frozen=True):
    """A part of a sum: what it comes from and how much it is."""

    source: str
    amount: int


class Influences:
    """Effects on somebody, found by their kind. They never change: when something else is on somebody, others are made.

    So whoever works something out from them alone keeps it here: `pools` are those of `rules.situation`, by what is
    rolled.
    """

    __slots__ = ("_by_kind", "all", "conditions", "pools")

    def __init__(self, modifiers: Iterable[Modifier]) -> None:
        self.all = tuple(modifiers)
        found: dict[type[Effect], list[tuple[Effect, Modifier]]] = {}
        for modifier in self.all:
            found.setdefault(type(modifier.effect), []).append((modifier.effect, modifier))
        self._by_kind = found
        self.conditions = frozenset(effect.when for known in found.values() for effect, _ in known)
        self.pools: dict[tuple[Wanted, int | None, bool], Pool] = {}

    def of(self, kind: type[E]) -> Sequence[tuple[E, Modifier]]:
        """The effects of a kind, each with the modifier that says where it comes from and what it is worth."""
        return cast(Sequence[tuple[E, Modifier]], self._by_kind.get(kind, ()))


@rule("VER-STACK-01", "VER-STACK-02", "VER-STACK-03", "VER-STACK-04")
def stacked(modifiers: Iterable[Modifier]) -> tuple[Part, ...]:
    """What counts of modifiers of one kind.

    Of those from specialties only the highest advantage and the highest disadvantage; the others all add. Ruling
    (VER-STACK-02): all specialties are one bucket.
    """
    free: list[Part] = []
    best: Part | None = None
    worst: Part | None = None
    for modifier in modifiers:
        part = Part(modifier.source, modifier.amount)
        if modifier.bucket == "free":
            free.append(part)
        elif part.amount > 0 and (best is None or part.amount > best.amount):
            best = part
        elif part.amount < 0 and (worst is None or part.amount < worst.amount):
            worst = part
    return (*free, *(part for part in (best, worst) if part is not None))


def bucket_of(category: str, effect: AnyEffect) -> Bucket:
    """Where an effect of a trait belongs: initiative may say that it is the person's own (VER-STACK-04)."""
    if type(effect) is Initiative and effect.source == "person":
        return "free"
    return "specialty" if category in SPECIAL_CATEGORIES else "free"


@rule("VER-TRAIT-08")
def of_traits(traits: Iterable[str], specialties: Mapping[SpecialtyId, int], box: Box) -> tuple[Modifier, ...]:
    """The passive effects of traits that were taken, with their choices.

    Ruling (VER-TRAIT-08): of the famous traits only the highest applies.
    """
    found: list[Modifier] = []
    owned = [*traits]
    fame = [id for id in FAMOUS if id in owned]
    for taken in owned:
        id, _, choice = taken.partition(":")
        if id in fame[:-1]:
            continue
        trait = box.traits[id]
        values = {"lvl": specialties.get(trait.group, 0)}
        for effect in trait.passive:
            worth = amount(getattr(effect, "amount", 0), values)
            found.append(Modifier(effect, id, bucket_of(trait.category, effect), worth, choice))
    return tuple(found)


def of_creature(traits: Iterable[str], box: Box) -> tuple[Modifier, ...]:
    """The effects of a creature's traits; those it shares with persons are uses and not passive."""
    found: list[Modifier] = []
    for id in traits:
        if id in box.creature_traits:
            for effect in box.creature_traits[id].effect:
                found.append(Modifier(effect, id, "free", amount(getattr(effect, "amount", 0), {})))
    return tuple(found)

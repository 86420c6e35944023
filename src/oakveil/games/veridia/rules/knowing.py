"""Which uses of traits somebody has in a fight, by the moment at which they serve (specification 5, 9.2)."""

from __future__ import annotations

import msgspec

from ..box import Box
from ..effects import Use
from ..state import Unit, Veridia

COMBAT = "combat"
SLOT, RIDER = "slot", "rider"
"""Moments besides the windows: in the own slot, with an attack that is declared."""


class KnownUse(msgspec.Struct, frozen=True):
    """A use of a trait, and its place among those of the trait."""

    trait: str
    place: int
    use: Use


def uses_of(g: Veridia, unit: Unit, moment: str) -> tuple[KnownUse, ...]:
    """The uses that the traits of a unit give it at a moment, whether or not they are possible now."""
    traits = unit.profile.traits
    if not traits:
        return ()
    known = g.box.uses.get(traits)
    if known is None:
        known = g.box.uses[traits] = _by_moment(g.box, traits)
    return known.get(moment, ())


def _by_moment(box: Box, traits: tuple[str, ...]) -> dict[str, tuple[KnownUse, ...]]:
    found: dict[str, list[KnownUse]] = {}
    for taken in traits:
        trait = box.traits.get(taken.partition(":")[0])
        for place, use in enumerate(trait.use if trait is not None else ()):
            assert trait is not None
            known = KnownUse(trait.id, place, use)
            if COMBAT in trait.tags:
                found.setdefault(SLOT, []).append(known)
            if use.action == RIDER:
                found.setdefault(RIDER, []).append(known)
            if use.window and use.pay is not None and use.pay.pool != "health":
                found.setdefault(use.window, []).append(known)
    return {moment: tuple(uses) for moment, uses in found.items()}

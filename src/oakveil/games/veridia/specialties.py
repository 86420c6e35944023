"""Specialties: what supports them and the pools they open (specification 3.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from oakveil.kernel.rulebook import rule

from .box import Box
from .characters import Character
from .effects.persons import Stat
from .modifiers import Modifier
from .records import AttributeId, Family, PoolId, Score, SkillId, SpecialtyId

FAMILY_OF: dict[PoolId, Family] = {"mana": "magic", "fervor": "way", "focus": "path"}


@rule("VER-SPEC-03", "VER-SPEC-04")
def way_levels(character: Character, box: Box) -> dict[SpecialtyId, int]:
    """The levels of ways that integrity supports: together at most integrity - 1, those bought last lapse first."""
    supported = max(0, character.integrity - 1)
    return dict(Counter(character.ways[:supported]))


@rule("VER-POOL-01")
def pool_maxima(
    attributes: Mapping[AttributeId, Score],
    skills: Mapping[SkillId, int],
    specialties: Mapping[SpecialtyId, int],
    integrity: int,
    modifiers: tuple[Modifier, ...],
    box: Box,
) -> dict[PoolId, int]:
    """The pools that specialties open, each twice the highest level and arcana, integrity or intuition."""
    maxima: dict[PoolId, int] = {}
    for pool, family in FAMILY_OF.items():
        highest = max((level for id, level in specialties.items() if box.specialties[id].family == family), default=0)
        if highest:
            intuition = attributes["intuition"]
            basis = {
                "mana": skills.get("arcana", 0),
                "fervor": integrity,
                "focus": intuition if isinstance(intuition, int) else 0,
            }[pool]
            maxima[pool] = 2 * highest + basis + _resourceful(pool, modifiers)
    return maxima


def _resourceful(pool: PoolId, modifiers: tuple[Modifier, ...]) -> int:
    """What resourcefulness adds to the pool that was chosen."""
    return sum(
        modifier.amount
        for modifier in modifiers
        if type(modifier.effect) is Stat and modifier.effect.stat == "pool_max:choice" and modifier.choice == pool
    )

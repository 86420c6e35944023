"""What a trait needs (specification 3.5): a list of groups, each with alternatives."""

from __future__ import annotations

from functools import cache

import msgspec

from oakveil.kernel.rulebook import rule

from .box import Box
from .characters import Character
from .effects.persons import Unlock
from .records import ATTRIBUTES, Requisite

EXCLUSIVE: tuple[tuple[str, str], ...] = (("giant", "dwarf"),)
"""Traits that contradict each other (VER-TRAIT-08), besides those of the senses."""
LOST_SENSE = {"blind": "sight", "deaf": "hearing"}
SENSES = ("keen_sense", "weak_sense")


class Need(msgspec.Struct, frozen=True):
    """A requisite taken apart: `kind` skill, attr, virtue, spec, any or trait; `id`; the least `level`."""

    kind: str
    id: str
    level: int = 0


@cache
def need_of(requisite: Requisite) -> Need:
    """A requisite, read."""
    kind, _, rest = requisite.partition(":")
    id, _, level = rest.partition(">=")
    return Need(kind, id, int(level or 0))


@rule("VER-TRAIT-01", "VER-VAL-06", "VER-POOL-05")
def met(character: Character, requisite: Requisite, box: Box) -> bool:
    """Whether a character has what a requisite asks for."""
    need = need_of(requisite)
    match need.kind:
        case "skill":
            return character.skills.get(need.id, 0) >= need.level
        case "attr":
            return attribute_of(character, need.id, box) >= need.level
        case "virtue":
            return (character.courage if need.id == "courage" else character.integrity) >= need.level
        case "spec":
            return max(character.specialties.get(need.id, 0), _emulated(character, need.id, box)) >= need.level
        case "any":
            return highest(character, need.id, box) >= need.level
    return any(taken.partition(":")[0] == need.id for taken in character.traits)


@rule("VER-TRAIT-01", "VER-VAL-06")
def unmet(character: Character, trait: str, box: Box) -> list[tuple[Requisite, ...]]:
    """The groups of a trait's requisites of which no alternative is met."""
    groups = box.traits[trait].requires
    return [group for group in groups if not any(met(character, requisite, box) for requisite in group)]


def attribute_of(character: Character, attribute: str, box: Box) -> int:
    """An attribute of a character: what it bought, or the least of its race."""
    for known in ATTRIBUTES:
        if known == attribute:
            least = 1 + box.races[character.race].minimum.get(known, 0)
            return character.attributes.get(known, least)
    return 0


def highest(character: Character, family: str, box: Box) -> int:
    """The highest level of a branch, way or path."""
    levels = [level for id, level in character.specialties.items() if box.specialties[id].family == family]
    return max(levels, default=0)


@rule("VER-POOL-05")
def _emulated(character: Character, branch: str, box: Box) -> int:
    """The level of a branch that spell emulation opens to learn spells of."""
    effects = [effect for taken in character.traits for effect in box.traits[taken.partition(":")[0]].passive]
    return max(
        (effect.branch_level for effect in effects if isinstance(effect, Unlock) and branch in effect.groups), default=0
    )


@rule("VER-TRAIT-08", "VER-VAL-11")
def excludes(one: str, other: str) -> bool:
    """Whether two traits, each with its choice, contradict each other."""
    (a, _, sense_a), (b, _, sense_b) = one.partition(":"), other.partition(":")
    if (a, b) in EXCLUSIVE or (b, a) in EXCLUSIVE:
        return True
    if a in SENSES and b in SENSES:
        return a != b and sense_a == sense_b
    return (a in SENSES and LOST_SENSE.get(b) == sense_a) or (b in SENSES and LOST_SENSE.get(a) == sense_b)

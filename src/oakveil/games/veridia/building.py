"""Making a character: what everything costs and what is allowed (specification 3.4-3.6, VER-XP, VER-VAL)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from oakveil.kernel.ask import Broken
from oakveil.kernel.rulebook import rule

from .box import Box
from .characters import Character
from .effects.persons import SkillCost
from .outfitting import known_item, wearing_faults
from .records import ATTRIBUTES, AttributeId, Family
from .requisites import attribute_of, excludes, unmet
from .specialties import way_levels


@rule("VER-XP-01")
def level_cost(factor: int, before: int, after: int) -> int:
    """Levels are bought one by one: a level costs so many times itself."""
    return factor * sum(range(before + 1, after + 1))


@rule("VER-XP-01", "VER-XP-03")
def skill_cost(character: Character, level: int, box: Box) -> int:
    """What a level of a skill costs."""
    change = 0
    for taken in character.traits:
        for effect in box.traits[taken.partition(":")[0]].passive:
            if isinstance(effect, SkillCost):
                low, _, high = effect.levels.partition("..")
                change += effect.amount if int(low) <= level <= int(high) else 0
    return level + change


@rule("VER-XP-01")
def way_cost(levels: int) -> int:
    """What so many levels of ways cost together: each three times the sum of all after buying it."""
    return level_cost(3, 0, levels)


@rule("VER-XP-01", "VER-XP-02", "VER-XP-03", "VER-VIRT-02", "VER-TRAIT-04")
def total_cost(character: Character, box: Box) -> int:
    """What a new character has cost in experience. Racial least values are free, flaws bring points."""
    race = box.races[character.race]
    total = sum(
        level_cost(2, 1 + race.minimum.get(attribute, 0), attribute_of(character, attribute, box))
        for attribute in ATTRIBUTES
    )
    total += level_cost(2, 1, character.courage) + level_cost(1, 1, character.integrity)
    for level in character.skills.values():
        total += sum(skill_cost(character, step, box) for step in range(1, level + 1))
    ways = 0
    for specialty, level in character.specialties.items():
        if box.specialties[specialty].family == "way":
            ways += level
        else:
            total += level_cost(3, 0, level)
    total += way_cost(ways)
    total += sum(box.traits[taken.partition(":")[0]].cost for taken in character.traits)
    return total + (box.traits[character.background].cost if character.background else 0)


@rule("VER-ATTR-01", "VER-ATTR-03", "VER-XP-02", "VER-VAL-01")
def attribute_range(character: Character, attribute: AttributeId, box: Box) -> tuple[int, int]:
    """The least and the most an attribute can be: by race, and one more where a limit was exceeded."""
    low, high = box.ranges.attribute
    race = box.races[character.race]
    more = sum(taken == f"excedunt_limites:{attribute}" for taken in character.traits)
    return low + race.minimum.get(attribute, 0), high + race.maximum.get(attribute, 0) + more


@rule("VER-SPEC-01", "VER-SPEC-02", "VER-SPEC-03", "VER-SPEC-05", "VER-VAL-03", "VER-VAL-04", "VER-VAL-05")
def specialty_cap(character: Character, specialty: str, box: Box) -> int:
    """How high a specialty can be bought, at most 5."""
    most = box.ranges.specialty[1]
    family: Family = box.specialties[specialty].family
    match family, specialty:
        case "magic", _:
            return min(most, character.skills.get("arcana", 0) - 1)
        case "way", _:
            others = sum(level for id, level in _ways(character, box) if id != specialty)
            return min(most, character.integrity - 1 - others)
        case _, "feral":
            return min(most, character.courage + 1)
        case _, "devil":
            return min(most, attribute_of(character, "persuasion", box) + 1)
    return min(most, attribute_of(character, "perception", box) + 1)


def _ways(character: Character, box: Box) -> list[tuple[str, int]]:
    return [(id, level) for id, level in character.specialties.items() if box.specialties[id].family == "way"]


@rule("VER-VAL-01", "VER-VAL-02", "VER-VAL-03", "VER-VAL-04", "VER-VAL-05", "VER-VAL-06", "VER-VAL-09", "VER-VAL-10")
def faults(character: Character, box: Box) -> Iterator[Broken]:
    """Everything that is wrong with a character, each with its code and the numbers to tell it."""
    if character.race not in box.races:
        yield Broken("VER-VAL-18", "veridia-val-unknown", {"what": "race", "id": character.race})
        return
    unknown = [*_unknown(character, box)]
    if unknown:
        yield from unknown
        return
    yield from number_faults(character, box)
    yield from specialty_faults(character, box)
    yield from _traits(character, box)
    yield from wearing_faults(character, box)


@rule("VER-VAL-18")
def _unknown(character: Character, box: Box) -> Iterator[Broken]:
    """Ids that this content does not have."""
    wanted: list[tuple[str, str, Collection[str]]] = [
        *[("skill", id, box.skills) for id in character.skills],
        *[("specialty", id, box.specialties) for id in character.specialties],
        *[("trait", taken.partition(":")[0], box.traits) for taken in character.traits],
    ]
    if character.background:
        wanted.append(("background", character.background, box.traits))
    for what, id, known in wanted:
        if id not in known:
            yield Broken("VER-VAL-18", "veridia-val-unknown", {"what": what, "id": id})
    for owned in character.gear:
        if not known_item(owned.item, box):
            yield Broken("VER-VAL-18", "veridia-val-unknown", {"what": "item", "id": owned.item})


@rule("VER-VAL-01", "VER-VAL-02", "VER-SKILL-01", "VER-VIRT-01")
def number_faults(character: Character, box: Box) -> Iterator[Broken]:
    """Attributes, skills and virtues outside their range."""
    for attribute in ATTRIBUTES:
        level = attribute_of(character, attribute, box)
        low, high = attribute_range(character, attribute, box)
        if not low <= level <= high:
            args: dict[str, str | int] = {"attribute": attribute, "level": level, "low": low, "high": high}
            yield Broken("VER-VAL-01", "veridia-val-attribute", {**args, "race": character.race})
    for what, number, (low, high) in (
        *((skill, level, box.ranges.skill) for skill, level in character.skills.items()),
        ("courage", character.courage, box.ranges.courage),
        ("integrity", character.integrity, box.ranges.integrity),
    ):
        if not low <= number <= high:
            yield Broken("VER-VAL-02", "veridia-val-range", {"what": what, "level": number, "low": low, "high": high})


@rule("VER-VAL-03", "VER-VAL-04", "VER-VAL-05")
def specialty_faults(character: Character, box: Box) -> Iterator[Broken]:
    """Caps hold while a character is made; later only ways can lapse (VER-SPEC-05)."""
    if character.finished:
        return
    for id, level in character.specialties.items():
        family = box.specialties[id].family
        cap = specialty_cap(character, id, box)
        if level > cap:
            code = {"magic": "VER-VAL-03", "way": "VER-VAL-04", "path": "VER-VAL-05"}[family]
            yield Broken(code, f"veridia-val-{family}", {"specialty": id, "level": level, "cap": max(0, cap)})


def _traits(character: Character, box: Box) -> Iterator[Broken]:
    for taken in dict.fromkeys(character.traits):
        yield from trait_faults(character, taken, box)
    if character.background and not character.finished:
        yield from _requisites(character, character.background, box)


@rule("VER-TRAIT-02", "VER-TRAIT-03", "VER-TRAIT-05", "VER-TRAIT-08", "VER-VAL-06", "VER-VAL-08", "VER-VAL-09")
def trait_faults(character: Character, taken: str, box: Box) -> Iterator[Broken]:
    """What is wrong with a trait of a character; requisites count until creation is over."""
    id, _, choice = taken.partition(":")
    trait = box.traits[id]
    if trait.category == "background":
        yield Broken("VER-VAL-08", "veridia-val-background", {"trait": id})
    same = [other for other in character.traits if other == taken or other.partition(":")[0] == id]
    if len(same) > 1 and (trait.repeat == "no" or (trait.repeat == "per_choice" and same.count(taken) > 1)):
        yield Broken("VER-VAL-09", "veridia-val-repeat", {"trait": id})
    if (trait.choice is not None) is not bool(choice):
        yield Broken("VER-VAL-10", "veridia-val-choice", {"trait": id, "choice": trait.choice or "none"})
    for other in character.traits[: character.traits.index(taken)]:
        if excludes(other, taken):
            args: dict[str, str | int] = {"one": other.partition(":")[0], "other": id}
            yield Broken("VER-VAL-11", "veridia-val-excluded", args)
    if not character.finished:
        yield from _requisites(character, id, box)


def _requisites(character: Character, trait: str, box: Box) -> Iterator[Broken]:
    for group in unmet(character, trait, box):
        yield Broken("VER-VAL-06", "veridia-val-requisite", {"trait": trait, "needs": " | ".join(group)})


@rule("VER-VAL-16", "VER-SPEC-04")
def suspended(character: Character, box: Box) -> list[Broken]:
    """Warnings for ways that integrity does not support any more."""
    there = way_levels(character, box)
    return [
        Broken("VER-VAL-16", "veridia-val-suspended", {"specialty": id, "level": level, "left": there.get(id, 0)})
        for id, level in _ways(character, box)
        if there.get(id, 0) < level
    ]


@rule("VER-SPEC-06")
def warnings(character: Character, box: Box) -> list[Broken]:
    """What is allowed but should be told: branches without a single trait, such as crude magic, and suspended ways."""
    groups = {trait.group for trait in box.traits.values()}
    empty = [id for id in character.specialties if box.specialties[id].family == "magic" and id not in groups]
    told = [Broken("VER-SPEC-06", "veridia-val-empty-branch", {"specialty": id}) for id in empty]
    return [*told, *suspended(character, box)]


@rule("VER-VAL-17")
def flaw_points(character: Character, box: Box) -> int:
    """The points that negative traits have brought."""
    return -sum(min(0, box.traits[taken.partition(":")[0]].cost) for taken in character.traits)

"""Profiles: who somebody is in a fight, be it a character, a creature or a quick sheet. They never change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cached_property
from math import floor
from typing import Literal

import msgspec

from oakveil.kernel.rulebook import rule

from .box import Box
from .characters import Character, Owned
from .effects.persons import Stat
from .gear import Loadout
from .health import Levels, dealt, points
from .modifiers import Influences, Modifier, of_creature, of_traits
from .records import ATTRIBUTES, AttributeId, ItemRef, PoolId, Score, SkillId, SpecialtyId, WeaponCard
from .specialties import pool_maxima, way_levels
from .world_records import Archetype, BotTag, Creature, Npc, NpcAttack

Kind = Literal["character", "creature", "npc"]
PERSON_SPEED = 9
"""How far a person walks in a turn, in metres (VER-MOVE-01)."""


class Profile(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Who somebody is. Armour and resist are natural ones; those of worn gear come on top.

    A quick sheet has no skills: its `attacks`, `dodge` and `parry` are pools as printed (VER-CREA-07). What follows
    from all that is worked out once, when somebody first asks for it.
    """

    kind: Kind
    ref: str
    name: str = ""
    attributes: dict[AttributeId, Score]
    skills: dict[SkillId, int] = msgspec.field(default_factory=dict)
    specialties: dict[SpecialtyId, int] = msgspec.field(default_factory=dict)
    courage: int = 1
    integrity: int = 1
    traits: tuple[str, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    levels: Levels
    armor: int = 0
    armor_inner: int = 0
    resist: int = 0
    resist_inner: int = 0
    pools: dict[PoolId, int] = msgspec.field(default_factory=dict)
    gear: tuple[ItemRef, ...] = ()
    attacks: tuple[NpcAttack, ...] = ()
    dodge: int = 0
    parry: int = 0
    parry_with: Literal["", "weapon", "shield", "body"] = ""
    dual_wielding: bool = False
    size: int = 1
    speed: int = PERSON_SPEED
    flying: bool = False
    archetype: Archetype | Literal["person"] = "person"
    bot: BotTag = "fighter"
    threat: int = 0

    @property
    @rule("VER-VIRT-01")
    def willpower(self) -> int:
        """Courage and integrity together."""
        return self.courage + self.integrity

    @rule("VER-ATTR-04", "VER-SKILL-02", "VER-DICE-17")
    def dice(self, attribute: AttributeId | Literal[""], skill: SkillId | Literal[""] = "") -> int:
        """The dice of an attribute with a skill. A fraction multiplies the skill and is worth nothing by itself."""
        score = self.attributes.get(attribute, 1) if attribute else 0
        level = self.skills.get(skill, 0) if skill else 0
        return floor(Fraction(score) * level) if isinstance(score, str) else score + level

    @cached_property
    @rule("VER-INIT-01", "VER-ATTR-05")
    def quickness(self) -> int:
        """Agility and reaction together, rounded down at the end."""
        return floor(Fraction(self.attributes["agility"]) + Fraction(self.attributes["reaction"]))

    def has(self, trait: str) -> bool:
        """Whether it has a trait, with whatever choice."""
        return trait in self.trait_ids

    @cached_property
    def trait_ids(self) -> frozenset[str]:
        """Its traits, without their choices."""
        return frozenset(taken.partition(":")[0] for taken in self.traits)

    @cached_property
    def influences(self) -> Influences:
        """What its traits do all the time."""
        return Influences(self.modifiers)

    @cached_property
    @rule("VER-HEALTH-06")
    def toughness(self) -> int:
        """The dice that wounds take less."""
        return -stat(self.modifiers, "wound_penalty")

    @cached_property
    def printed(self) -> dict[str, NpcAttack]:
        """The lines of a quick sheet by their weapons."""
        return {line.weapon: line for line in reversed(self.attacks)}

    @cached_property
    def cards(self) -> dict[str, WeaponCard]:
        """Weapons as this quick sheet has them, once they were asked for (see `rules.bodies.weapon_of`)."""
        return {}

    @cached_property
    def loadouts(self) -> dict[tuple[object, ...], Loadout]:
        """What it held and wore, once that was asked for (see `rules.bodies.loadout`)."""
        return {}


@rule("VER-HEALTH-01", "VER-HEALTH-02", "VER-HEALTH-06")
def health_levels(constitution: Score, modifiers: tuple[Modifier, ...], box: Box) -> Levels:
    """Points by constitution and traits: a giant's is dealt like the others, a tempered body's is one more Healthy."""
    giant = stat(modifiers, "health")
    healthy, hurt, impaired, incapacitated = dealt(points(constitution, box.health) + giant)
    return healthy + stat(modifiers, "health_level_healthy"), hurt, impaired, incapacitated


def stat(modifiers: tuple[Modifier, ...], name: str) -> int:
    """By how much passive traits change a number of the sheet."""
    return sum(
        modifier.amount
        for modifier in modifiers
        if type(modifier.effect) is Stat and modifier.effect.stat == name and not modifier.effect.when
    )


def of_character(character: Character, box: Box) -> Profile:
    """The profile of a character: what a suspended way gave is not there (VER-SPEC-04)."""
    race = box.races[character.race]
    attributes: Mapping[AttributeId, Score] = {
        attribute: character.attributes.get(attribute, 1 + race.minimum.get(attribute, 0)) for attribute in ATTRIBUTES
    }
    ways = way_levels(character, box)
    specialties = {
        specialty: ways.get(specialty, 0) if box.specialties[specialty].family == "way" else level
        for specialty, level in character.specialties.items()
    }
    traits = tuple([taken for taken in character.traits if _supported(taken, specialties, box)])
    modifiers = of_traits(traits, specialties, box)
    return Profile(
        kind="character",
        ref="character",
        name=character.name,
        attributes=dict(attributes),
        skills=character.skills,
        specialties={specialty: level for specialty, level in specialties.items() if level},
        courage=character.courage,
        integrity=character.integrity,
        traits=traits,
        modifiers=modifiers,
        levels=health_levels(attributes["constitution"], modifiers, box),
        pools=pool_maxima(attributes, character.skills, specialties, character.integrity, modifiers, box),
        gear=tuple([f"{owned.item}*{owned.count}" for owned in in_order_of_use(character.gear) if not owned.stored]),
    )


def in_order_of_use(gear: Iterable[Owned]) -> list[Owned]:
    """Gear with what is worn or in hand first: that is what somebody begins a fight with."""
    return sorted(gear, key=lambda owned: not owned.worn)


def _supported(taken: str, specialties: Mapping[SpecialtyId, int], box: Box) -> bool:
    """Whether the way that a trait belongs to still has its level; other traits stay."""
    trait = box.traits[taken.partition(":")[0]]
    return trait.category != "way" or specialties.get(trait.group, 0) >= trait.level


@rule("VER-CREA-01")
def of_creature_card(card: Creature, box: Box) -> Profile:
    """The profile of a creature (VER-CREA-01)."""
    modifiers = of_creature(card.traits, box)
    return Profile(
        kind="creature",
        ref=f"creature:{card.id}",
        attributes=card.attributes,
        skills=card.skills,
        courage=card.virtues["courage"],
        integrity=card.virtues["integrity"],
        traits=card.traits,
        modifiers=modifiers,
        levels=health_levels(card.attributes["constitution"], modifiers, box),
        armor=card.armor,
        armor_inner=card.armor_inner,
        resist_inner=card.resist_inner,
        pools=card.pools,
        gear=card.assets,
        size=card.size_cells,
        speed=card.speed_m,
        flying="flying" in card.traits,
        archetype=card.archetype,
        bot=card.bot,
        threat=card.threat,
    )


def of_npc(card: Npc) -> Profile:
    """The profile of a quick sheet: only what a fight needs."""
    return Profile(
        kind="npc",
        ref=f"npc:{card.id}",
        attributes={"agility": card.agility, "reaction": card.reaction},
        levels=card.levels,
        armor=card.armor,
        armor_inner=card.armor_inner,
        resist=card.resist,
        resist_inner=card.resist_inner,
        attacks=card.attack,
        dodge=card.dodge,
        parry=card.parry,
        parry_with=card.parry_with,
        dual_wielding=card.dual_wielding,
        size=card.size_cells,
        speed=card.speed_m,
        flying=card.flying,
        archetype="beast" if card.kind == "beast" else "person",
        bot=card.bot,
        threat=card.threat,
    )

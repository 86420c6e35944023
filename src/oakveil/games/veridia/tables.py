"""The content files (specification 8.1), each with its lists of records."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .records import (
    ArmorCard,
    Attribute,
    DefenceCard,
    DiceRules,
    Experience,
    HealthLevel,
    HealthRules,
    Item,
    Pool,
    QuirkCard,
    Race,
    Ranges,
    Record,
    Scale,
    Service,
    Skill,
    Specialty,
    Task,
    Trait,
    Variant,
    Wage,
    WeaponCard,
    WearStage,
)
from .world_records import (
    AimedPart,
    Challenge,
    ConditionCard,
    Creature,
    CreatureTrait,
    CriticalFailure,
    Discovery,
    Engine,
    Hazard,
    Idea,
    LootRule,
    MapCard,
    Npc,
    People,
    Pregen,
    Region,
    TravelMode,
)


class CoreFile(Record, frozen=True, kw_only=True):
    dice: DiceRules
    health: HealthRules
    experience: Experience
    ranges: Ranges
    health_level: tuple[HealthLevel, HealthLevel, HealthLevel, HealthLevel]
    attribute: Annotated[tuple[Attribute, ...], Meta(min_length=8, max_length=8)]
    attribute_scale: tuple[Scale, ...]
    skill_scale: tuple[Scale, ...]
    skill: Annotated[tuple[Skill, ...], Meta(min_length=1)]
    task: tuple[Task, ...]
    specialty: tuple[Specialty, ...]
    pool: tuple[Pool, ...]
    race: Annotated[tuple[Race, ...], Meta(min_length=1)]


class TraitsFile(Record, frozen=True, kw_only=True):
    trait: Annotated[tuple[Trait, ...], Meta(min_length=1)]


class GearFile(Record, frozen=True, kw_only=True):
    weapon: Annotated[tuple[WeaponCard, ...], Meta(min_length=1)]
    armor: tuple[ArmorCard, ...]
    defense: tuple[DefenceCard, ...]
    quirk: tuple[QuirkCard, ...]
    variant: tuple[Variant, ...]
    wear_stage: tuple[WearStage, ...]


class PricesFile(Record, frozen=True, kw_only=True):
    item: Annotated[tuple[Item, ...], Meta(min_length=1)]
    service: tuple[Service, ...]
    wage: tuple[Wage, ...]


class CreaturesFile(Record, frozen=True, kw_only=True):
    creature: tuple[Creature, ...]
    creature_trait: tuple[CreatureTrait, ...]
    creature_weapon: tuple[WeaponCard, ...]


class NpcsFile(Record, frozen=True, kw_only=True):
    npc: tuple[Npc, ...]


class SiegeFile(Record, frozen=True, kw_only=True):
    engine: tuple[Engine, ...]


class TravelFile(Record, frozen=True, kw_only=True):
    travel: tuple[TravelMode, ...]


class HouseFile(Record, frozen=True, kw_only=True):
    condition: tuple[ConditionCard, ...]
    aimed: tuple[AimedPart, ...]
    critical_failure: tuple[CriticalFailure, ...]


class MapsFile(Record, frozen=True, kw_only=True):
    map: Annotated[tuple[MapCard, ...], Meta(min_length=1)]


class ExpeditionFile(Record, frozen=True, kw_only=True):
    difficulty: tuple[Challenge, Challenge, Challenge, Challenge]
    region: Annotated[tuple[Region, ...], Meta(min_length=1)]
    hazard: tuple[Hazard, ...]
    discovery: tuple[Discovery, ...]
    people: tuple[People, ...]
    loot: tuple[LootRule, ...]


class PregensFile(Record, frozen=True, kw_only=True):
    character: tuple[Pregen, ...]


class IdeasFile(Record, frozen=True, kw_only=True):
    idea: tuple[Idea, ...]


class Tables(Record, frozen=True, kw_only=True):
    """All content files: the field `core` is the file `core.toml`."""

    core: CoreFile
    traits: TraitsFile
    gear: GearFile
    prices: PricesFile
    creatures: CreaturesFile
    npcs: NpcsFile
    siege: SiegeFile
    travel: TravelFile
    house: HouseFile
    maps: MapsFile
    expedition: ExpeditionFile
    pregens: PregensFile
    ideas: IdeasFile

"""The records of the world as they stand in the content files: creatures, people, maps, sieges, expeditions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from oakveil.kernel.content import Id
from oakveil.kernel.text import Bilingual

from .effects import AnyEffect, DamageType
from .records import (
    AttributeId,
    ItemRef,
    PoolId,
    Quirk,
    Record,
    Roll,
    Score,
    SkillId,
    SpecialtyId,
    VirtueId,
)

BotTag = Literal["fighter", "archer", "caster", "brute", "pack", "brawler", "skirmisher", "coward", "dormant"]
Archetype = Literal["animated_object", "beast", "undead", "unknown"]
Level = Annotated[int, Meta(ge=0, le=9)]
Count = Annotated[int, Meta(ge=0, le=1000)]
FoeRef = Annotated[str, Meta(pattern=r"^(creature|npc):[a-z0-9_]{1,40}\Z")]


class Creature(Record, frozen=True, kw_only=True):
    """A creature of the bestiary (VER-CREA-01). What is derived from it is worked out, not written here."""

    id: Id
    name: Bilingual
    text: Bilingual
    archetype: Archetype
    level: Level
    summonable: bool
    length_cm: Count = 0
    height_cm: Count = 0
    width_cm: Count = 0
    weight_kg: Annotated[float, Meta(ge=0, le=100_000)]
    attributes: dict[AttributeId, Score]
    virtues: dict[VirtueId, Level]
    skills: dict[SkillId, Annotated[int, Meta(ge=0, le=7)]]
    armor: Level
    armor_inner: Level
    resist_inner: Level
    pools: dict[PoolId, Annotated[int, Meta(ge=1, le=50)]] = field(default_factory=dict)
    traits: tuple[Id, ...]
    assets: tuple[ItemRef, ...]
    size_cells: Annotated[int, Meta(ge=1, le=3)]
    speed_m: Annotated[int, Meta(ge=0, le=60)]
    bot: BotTag
    threat: Annotated[int, Meta(ge=0, le=500)]
    house: tuple[str, ...] = ()


class CreatureTrait(Record, frozen=True, kw_only=True):
    id: Id
    name: Bilingual
    text: Bilingual
    effect: tuple[AnyEffect, ...]


class Cone(Record, frozen=True, kw_only=True):
    """The area of a breath (VER-MAP-06)."""

    shape: Literal["cone"]
    length_m: Annotated[int, Meta(ge=1, le=60)]


class NpcAttack(Record, frozen=True, kw_only=True):
    """An attack line of a quick sheet (VER-CREA-08)."""

    weapon: Id
    kind: Literal["melee", "ranged", "area"]
    range_m: Annotated[float, Meta(ge=0, le=200)]
    pool: Annotated[int, Meta(ge=0, le=30)]
    damage: Annotated[int, Meta(ge=0, le=20)]
    type: DamageType
    quirks: tuple[Quirk, ...]
    dual: bool = False
    area: Cone | None = None


class LootDice(Record, frozen=True, kw_only=True):
    dice: Annotated[int, Meta(ge=1, le=10)]
    sides: Annotated[int, Meta(ge=2, le=20)]
    times: Annotated[int, Meta(ge=1, le=10_000)]


class Npc(Record, frozen=True, kw_only=True):
    """A quick sheet (VER-CREA-07): only what a fight needs."""

    id: Id
    name: Bilingual
    kind: Literal["person", "orc", "small_orc", "beast"]
    agility: Level
    reaction: Level
    levels: tuple[Level, Level, Level, Level]
    health: Annotated[int, Meta(ge=1, le=60)]
    dodge: Annotated[int, Meta(ge=0, le=30)]
    parry: Annotated[int, Meta(ge=0, le=30)]
    parry_with: Literal["weapon", "shield", "body"]
    armor_inner: Level
    armor: Level
    resist_inner: Level
    resist: Level
    loot: LootDice | None = None
    size_cells: Annotated[int, Meta(ge=1, le=3)]
    speed_m: Annotated[int, Meta(ge=0, le=60)]
    bot: BotTag
    flying: bool
    dual_wielding: bool
    attack: Annotated[tuple[NpcAttack, ...], Meta(min_length=1, max_length=6)]
    threat: Annotated[int, Meta(ge=0, le=500)]
    house: tuple[str, ...] = ()


class Capability(Record, frozen=True, kw_only=True):
    """What an engine can do (VER-SIEGE-02, -03)."""

    kind: Literal["mountable", "crowd", "snipe", "breach"]
    on: str = ""
    roll: Roll = ""
    success_on: Annotated[int, Meta(ge=9, le=12)] = 9
    effect: str = ""
    damage: Level = 0
    target: Literal["", "gate", "weak_fortification", "strong_fortification"] = ""
    base: Annotated[int, Meta(ge=0, le=50)] = 0
    unit: Literal["", "hours", "days", "weeks"] = ""


class Engine(Record, frozen=True, kw_only=True):
    """A siege engine (VER-SIEGE-01)."""

    id: Id
    name: Bilingual
    crew_min: Annotated[int, Meta(ge=1, le=50)]
    crew_max: Annotated[int, Meta(ge=1, le=50)]
    machinery_min: Level
    magitech_min: Level = 0
    range_m: Count
    shots_per_minute_by_crew: tuple[
        tuple[Annotated[int, Meta(ge=1, le=50)], Annotated[int, Meta(ge=1, le=60)]], ...
    ] = ()
    shots_per_hour: Count = 0
    crystals_per_shot: Count = 0
    capability: Annotated[tuple[Capability, ...], Meta(min_length=1)]
    ruling: str = ""


class TravelMode(Record, frozen=True, kw_only=True):
    id: Id
    name: Bilingual
    medium: Literal["land", "sea"]
    km_per_day: Annotated[int, Meta(ge=1, le=1000)]


class ConditionCard(Record, frozen=True, kw_only=True):
    """A condition. `ends` tells people when."""

    id: Id
    name: Bilingual
    effect: tuple[AnyEffect, ...]
    ends: str


class AimedPart(Record, frozen=True, kw_only=True):
    """A part of the body to aim at (VER-AIM-01)."""

    id: Id
    size: Literal["large", "medium", "small"]
    difficulty: Annotated[int, Meta(ge=0, le=6)]
    name: Bilingual
    en: str
    effect: tuple[AnyEffect, ...]


class CriticalFailure(Record, frozen=True, kw_only=True):
    """What a critical failure does by default, by the kind of roll (VER-CRIT-01)."""

    id: Id
    text: Bilingual
    rule: Id


class MapCard(Record, frozen=True, kw_only=True):
    """A battle map: a letter for each cell (VER-MAP-07)."""

    id: Id
    name: Bilingual
    rows: Annotated[tuple[Annotated[str, Meta(min_length=8, max_length=60)], ...], Meta(min_length=8, max_length=60)]


class Challenge(Record, frozen=True, kw_only=True):
    """How hard an expedition is (VER-EXP-06)."""

    id: Literal["easy", "normal", "hard", "deadly"]
    party_over_foes: Annotated[float, Meta(gt=0, le=10)]
    target_completion: Annotated[float, Meta(ge=0, le=1)]


class Theme(Record, frozen=True, kw_only=True):
    """Foes that come together."""

    name: Bilingual
    talks: bool
    foes: Annotated[tuple[FoeRef, ...], Meta(min_length=1)]
    leaders: Annotated[tuple[FoeRef, ...], Meta(min_length=1)]


class Region(Record, frozen=True, kw_only=True):
    id: Id
    name: Bilingual
    terrain: Literal["road", "rough"]
    maps: Annotated[tuple[Id, ...], Meta(min_length=1)]
    bosses: Annotated[tuple[FoeRef, ...], Meta(min_length=1)]
    theme: Annotated[tuple[Theme, ...], Meta(min_length=1)]


class BadAir(Record, frozen=True, kw_only=True):
    """The poison of a hazard."""

    effect: Literal["dice"]
    amount: Annotated[int, Meta(ge=-9, le=-1)]
    on: tuple[str, ...]
    duration: str


class Failure(Record, frozen=True, kw_only=True):
    """What a failed approach costs (specification 8.9)."""

    each_damage: Level = 0
    type: DamageType = "physical"
    days: Annotated[float, Meta(ge=0, le=10)] = 0
    lose_item: bool = False
    prone: bool = False
    pay_each: Count = 0
    poison: BadAir | None = None
    no_rest: bool = False
    alarm: bool = False


class Approach(Record, frozen=True, kw_only=True):
    """One way to deal with a hazard: everybody rolls, one does, nobody, or it is paid per head. It may take `days`."""

    text: Bilingual
    days: Annotated[float, Meta(ge=0, le=10)] = 0
    roll: Roll
    who: Annotated[str, Meta(pattern=r"^(each|one|none|pay:[0-9]{1,3})\Z")]
    difficulty: Annotated[int, Meta(ge=0, le=6)]


class Hazard(Record, frozen=True, kw_only=True):
    id: Id
    name: Bilingual
    failure: Failure
    approach: Annotated[tuple[Approach, ...], Meta(min_length=1, max_length=6)]


class Gain(Record, frozen=True, kw_only=True):
    """What a discovery brings; `deli` and `count` may be dice or successes."""

    deli: str = ""
    item: str = ""
    count: str = "1"
    pool_points: Level = 0
    gear: Literal["", "common_weapon"] = ""
    reveal_nodes: str = ""
    heal_lowest: Level = 0
    sell: Count = 0
    rations: str = ""
    integrity_warning: bool = False


class Discovery(Record, frozen=True, kw_only=True):
    id: Id
    name: Bilingual
    roll: Roll
    gain: Gain


class Offer(Record, frozen=True, kw_only=True):
    """What people on the road offer or ask."""

    shop: Literal["", "sigils", "village"] = ""
    heal_roll: Roll = ""
    quest_days: Annotated[float, Meta(ge=0, le=10)] = 0
    integrity_hint: Annotated[int, Meta(ge=-3, le=3)] = 0
    deli: Count = 0
    hire: str = ""
    wage: Count = 0
    service: str = ""
    reveal_nodes: Level = 0
    work_days: Level = 0
    bless: bool = False


class People(Record, frozen=True, kw_only=True):
    id: Id
    name: Bilingual
    offer: Offer


class LootRule(Record, frozen=True, kw_only=True):
    id: Id
    rule: str


class Pregen(Record, frozen=True, kw_only=True):
    """A ready character: the choices of the builder."""

    id: Id
    name: str
    race: Id
    concept: Bilingual
    background: Id
    attributes: dict[AttributeId, Annotated[int, Meta(ge=1, le=7)]]
    courage: Level
    integrity: Level
    skills: dict[SkillId, Annotated[int, Meta(ge=0, le=7)]]
    specialties: dict[SpecialtyId, Annotated[int, Meta(ge=1, le=5)]]
    traits: tuple[Annotated[str, Meta(pattern=r"^[a-z0-9_]{1,40}(:[a-z_]{1,30})?\Z")], ...]
    gear: tuple[ItemRef, ...]


class Idea(Record, frozen=True, kw_only=True):
    """An idea for a campaign (VER-GM-19)."""

    id: Id
    year: Annotated[int, Meta(ge=-3000, le=3000)]
    place: str
    text: Bilingual
    themes: tuple[str, ...]

"""The records of characters as they stand in the content files (specification 8.1): core, traits, gear, prices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from oakveil.kernel.content import Id
from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Bilingual

from .effects import AnyEffect, Use

AttributeId = Literal[
    "agility", "constitution", "reaction", "strength", "charisma", "intuition", "perception", "persuasion"
]
ATTRIBUTES: tuple[AttributeId, ...] = (
    *("agility", "constitution", "reaction", "strength"),
    *("charisma", "intuition", "perception", "persuasion"),
)
PHYSICAL: tuple[AttributeId, ...] = ATTRIBUTES[:4]
VirtueId = Literal["courage", "integrity"]
SkillId = Id
SpecialtyId = Id
PoolId = Literal["mana", "fervor", "focus"]
POOLS: tuple[PoolId, ...] = ("mana", "fervor", "focus")
LevelId = Literal["healthy", "hurt", "impaired", "incapacitated"]
LEVELS: tuple[LevelId, ...] = ("healthy", "hurt", "impaired", "incapacitated")
Family = Literal["magic", "way", "path"]
Score = Annotated[int, Meta(ge=1, le=9)] | Literal["1/2", "1/3", "1/4"]
"""An attribute; only those of creatures are fractions (VER-ATTR-04)."""
Roll = Annotated[str, Meta(pattern=r"^[a-z_|+]{0,60}\Z")]
"""A roll: "strength+melee"; `a|b` is the skill that fits the weapon; empty: nothing is rolled."""
Requisite = Annotated[str, Meta(pattern=r"^((skill|attr|virtue|spec|any):[a-z_]{1,30}>=[1-9]|trait:[a-z0-9_]{1,40})\Z")]
"""What a trait needs: a skill, attribute, virtue or specialty of some level, any branch or path, another trait."""
Category = Literal["background", "assets", "physical", "mental", "social", "martial", "magic", "way", "path"]
Choice = Literal["sense", "language", "pool", "attribute", "melee_weapon", "shooting_weapon", "throwing_weapon"]
Automation = Literal["full", "prompt", "narrative"]
"""Whether the engine applies all of a trait, all but its consequence, or only shows it (specification 8.2)."""
Quirk = Annotated[str, Meta(pattern=r"^[a-z_]{1,30}(:[0-9]{1,2}){0,2}\Z")]
"""A quirk with its numbers: "balanced", "loaded:3:3"."""
ItemRef = Annotated[str, Meta(pattern=r"^[a-z0-9_:*]{1,60}\Z")]
"""An item of some kind and number: "mail", "arrow*30", "blessed:shield", "voucher:1500" ..."""
Money = Annotated[float, Meta(ge=0, le=10_000_000)]
"""Deli; a hundredth is the smallest part (VER-MONEY-01)."""
Rarity = Literal["common", "uncommon", "rare", "variable", "none"]
House = bool | tuple[str, ...]
"""Whether a record is ours, or which of its fields are."""


class Record(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all records and files share: nothing in a content file goes unread."""


class DiceRules(Record, frozen=True, kw_only=True):
    """The dice (VER-DICE-01, -02, -14)."""

    sides: Annotated[int, Meta(ge=2, le=100)]
    success: Annotated[int, Meta(ge=2, le=100)]
    auto_divisor: Annotated[int, Meta(ge=1, le=100)]


class HealthRules(Record, frozen=True, kw_only=True):
    """Health by constitution (VER-HEALTH-01)."""

    base: Annotated[int, Meta(ge=0, le=50)]
    per_constitution: Annotated[int, Meta(ge=0, le=10)]
    fraction: dict[Literal["1/2", "1/3", "1/4"], Annotated[int, Meta(ge=1, le=50)]]


class Experience(Record, frozen=True, kw_only=True):
    """What levels cost (VER-XP-01), what a new character has (VER-NEW-02), what a session brings (VER-XP-04)."""

    attribute: str
    courage: str
    integrity: str
    skill: str
    magic: str
    path: str
    way: str
    novice: int
    journeyman: int
    veteran: int
    per_session_low: int
    per_session_high: int


Range = tuple[Annotated[int, Meta(ge=0, le=20)], Annotated[int, Meta(ge=0, le=20)]]


class Ranges(Record, frozen=True, kw_only=True):
    """From where to where numbers go."""

    attribute: Range
    skill: Range
    specialty: Range
    courage: Range
    integrity: Range
    willpower: Range


class HealthLevel(Record, frozen=True, kw_only=True):
    """A health level; a penalty of -1 means that no action is possible (VER-HEALTH-04)."""

    id: LevelId
    name: Bilingual
    penalty: Annotated[int, Meta(ge=-1, le=12)]
    heal_days_numerator: Annotated[int, Meta(ge=1, le=20)]


@rule("VER-ATTR-02")
class Attribute(Record, frozen=True, kw_only=True):
    id: AttributeId
    name: Bilingual
    kind: Literal["physical", "mental"]


class Scale(Record, frozen=True, kw_only=True):
    """The word for a level."""

    level: Annotated[int, Meta(ge=0, le=7)]
    text: Bilingual


class Skill(Record, frozen=True, kw_only=True):
    id: SkillId
    name: Bilingual


class Task(Record, frozen=True, kw_only=True):
    """A sample roll of a skill (VER-SKILL-02)."""

    skill: SkillId
    attribute: AttributeId
    text: Bilingual


class Specialty(Record, frozen=True, kw_only=True):
    """A branch, a way or a path. `cap` tells its limit (VER-SPEC-02, -03, -05)."""

    id: SpecialtyId
    name: Bilingual
    family: Family
    cap: str
    pool: PoolId
    text: Bilingual


class Pool(Record, frozen=True, kw_only=True):
    id: PoolId
    name: Bilingual
    maximum: str


class Race(Record, frozen=True, kw_only=True):
    """A race: by how much the range of an attribute is shifted (VER-ATTR-03)."""

    id: Id
    name: Bilingual
    minimum: dict[AttributeId, Annotated[int, Meta(ge=-2, le=2)]]
    maximum: dict[AttributeId, Annotated[int, Meta(ge=-2, le=2)]]


@rule("VER-TRAIT-17")
class Trait(Record, frozen=True, kw_only=True):
    """A trait (VER-TRAIT-01): every group of `requires` needs one of its alternatives.

    What is our reading of it says so: in `ruling`, or in the list `house` of a use.
    """

    id: Id
    name: Bilingual
    text: Bilingual
    category: Category
    group: Id | Literal[""] = ""
    level: Annotated[int, Meta(ge=0, le=5)] = 0
    cost: Annotated[int, Meta(ge=-30, le=40)]
    requires: tuple[tuple[Requisite, ...], ...]
    money: Annotated[int, Meta(ge=0, le=100_000)] = 0
    gear: tuple[ItemRef, ...] = ()
    choice: Choice | None = None
    repeat: Literal["no", "yes", "per_choice"]
    automation: Automation
    tags: tuple[str, ...] = ()
    passive: Annotated[tuple[AnyEffect, ...], Meta(max_length=8)] = ()
    use: Annotated[tuple[Use, ...], Meta(max_length=6)] = ()
    printed: str = ""
    ruling: str = ""


class WeaponCard(Record, frozen=True, kw_only=True, cache_hash=True):
    """A weapon, or one mode of it. `optimal_range` in metres is that of missiles (VER-RANGE-01)."""

    id: Id
    name: Bilingual
    kind: Literal["melee", "missile"]
    damage: Annotated[int, Meta(ge=0, le=6)]
    quirks: tuple[Quirk, ...]
    attack: Roll
    parry: Roll = ""
    hands: Annotated[int, Meta(ge=0, le=2)]
    price: Id | Literal[""] = ""
    optimal_range: Annotated[int, Meta(ge=0, le=150)] = 0
    ammo: Id | Literal[""] = ""


class ArmorCard(Record, frozen=True, kw_only=True):
    """Armour to be worn: its outer armour and what it takes from athletics (VER-DEF-06)."""

    id: Id
    name: Bilingual
    armor: Annotated[int, Meta(ge=0, le=9)]
    athletics_disadvantage: Annotated[int, Meta(ge=0, le=9)]
    quirks: tuple[Quirk, ...]
    metal: bool
    price: Id | Literal[""] = ""


class DefenceCard(Record, frozen=True, kw_only=True):
    """Another defence, worn in a slot of its own (VER-QUIRK-21)."""

    id: Id
    name: Bilingual
    slot: Literal["feet", "back", "body_under", "hand"]
    resist: Annotated[int, Meta(ge=0, le=9)]
    quirks: tuple[Quirk, ...]
    price: Id | Literal[""] = ""


class QuirkCard(Record, frozen=True, kw_only=True):
    id: Id
    name: Bilingual
    text: Bilingual


class Variant(Record, frozen=True, kw_only=True):
    """An item of another make, such as blessed wood (VER-QUIRK-22)."""

    id: Annotated[str, Meta(pattern=r"^[a-z_]{1,30}:[a-z_]{1,30}\Z")]
    name: Bilingual
    base: str
    athletics_disadvantage: Annotated[int, Meta(ge=-9, le=9)]
    metal: bool
    house: bool = False


class WearStage(Record, frozen=True, kw_only=True):
    """A stage of wear of armour (VER-WEAR-02)."""

    id: Id
    from_wear: Annotated[int, Meta(ge=0, le=100)]
    to_wear: Annotated[int, Meta(ge=0, le=1000)]
    penalty: Annotated[int, Meta(ge=-1, le=9)]


class Item(Record, frozen=True, kw_only=True):
    """Something that can be bought, by the unit."""

    id: Id
    name: Bilingual
    section: Id
    price_min: Money
    price_max: Money
    unit: Id
    rarity: Rarity
    printed: str = ""
    house: bool = False


class Service(Record, frozen=True, kw_only=True):
    """A service: its price, or a formula of the value of what it is for."""

    id: Id
    name: Bilingual
    formula: str = ""
    price_min: Money = 0
    price_max: Money = 0
    unit: Id | Literal[""] = ""


class Wage(Record, frozen=True, kw_only=True):
    """What somebody earns a day or a week, and gets besides (VER-MONEY-02)."""

    id: Id
    name: Bilingual
    pay_min: Money
    pay_max: Money
    per: Literal["day", "week"]
    benefits: tuple[Literal["food", "lodging", "clothes", "equipment", "tools", "weapons"], ...]

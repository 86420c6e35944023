"""A character as its player made it: a value, with all it owns and the ledger of what it cost (specification 3.6)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .records import AttributeId, SkillId, SpecialtyId

ShortText = Annotated[str, Meta(max_length=60)]
LongText = Annotated[str, Meta(max_length=400)]
TakenTrait = Annotated[str, Meta(pattern=r"^[a-z0-9_]{1,40}(:[a-z_]{1,40})?\Z")]
"""A trait that was taken, with its choice: "sharpshooter", "shooting_weapon_specialist:bow"."""
Quality = Literal["common", "inferior", "superior"]


class Owned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something owned: an item, how many, its wear (VER-WEAR-02) and make (VER-ITEM-01).

    `worn`: on the body or in hand. `stored`: put away. `change` is what an inferior or superior item has instead, such
    as "protection" or "die".
    """

    item: Annotated[str, Meta(pattern=r"^[a-z0-9_:]{1,60}\Z")]
    count: Annotated[int, Meta(ge=1, le=100_000)] = 1
    wear: Annotated[int, Meta(ge=0, le=40)] = 0
    quality: Quality = "common"
    change: Annotated[str, Meta(max_length=30)] = ""
    patched: bool = False
    worn: bool = False
    stored: bool = False


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line of the ledger (VER-XP-05): experience awarded, spent on a level or a trait, or given back."""

    what: Literal["award", "purchase", "refund"]
    on: Annotated[str, Meta(max_length=80)]
    cost: Annotated[int, Meta(ge=-1000, le=1000)]
    before: Annotated[int, Meta(ge=0, le=20)] = 0
    after: Annotated[int, Meta(ge=0, le=20)] = 0
    reason: LongText = ""


class Concept(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who the character is, in its player's words; never checked (VER-NEW-05)."""

    pronoun: ShortText = ""
    idea: LongText = ""
    look: LongText = ""
    home: ShortText = ""
    belief: LongText = ""
    bonds: Annotated[tuple[LongText, ...], Meta(max_length=3)] = ()


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A character. Attributes and skills that are not named are at their least.

    `finished`: creation is over (VER-TRAIT-02). `experience` is what is left, `deli` are hundredths.
    `traits` and `specialties` stand in the order in which they were taken; `ways` are the levels of ways in the order
    in which they were bought (VER-SPEC-04). `deeds` are notes for integrity (VER-VIRT-03).
    """

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    concept: Concept = Concept()
    race: Annotated[str, Meta(max_length=40)] = "human"
    background: Annotated[str, Meta(max_length=40)] = ""
    attributes: dict[AttributeId, Annotated[int, Meta(ge=1, le=9)]] = msgspec.field(default_factory=dict)
    courage: Annotated[int, Meta(ge=0, le=9)] = 1
    integrity: Annotated[int, Meta(ge=0, le=9)] = 1
    skills: dict[SkillId, Annotated[int, Meta(ge=0, le=7)]] = msgspec.field(default_factory=dict)
    specialties: dict[SpecialtyId, Annotated[int, Meta(ge=1, le=5)]] = msgspec.field(default_factory=dict)
    ways: Annotated[tuple[SpecialtyId, ...], Meta(max_length=30)] = ()
    traits: Annotated[tuple[TakenTrait, ...], Meta(max_length=120)] = ()
    gear: Annotated[tuple[Owned, ...], Meta(max_length=200)] = ()
    deli: Annotated[int, Meta(ge=-100_000_000, le=1_000_000_000)] = 0
    experience: Annotated[int, Meta(ge=-1000, le=100_000)] = 0
    ledger: Annotated[tuple[Line, ...], Meta(max_length=2000)] = ()
    deeds: Annotated[tuple[LongText, ...], Meta(max_length=100)] = ()
    finished: bool = False

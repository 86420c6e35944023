"""What a player can answer in the builder (specification 3.6, D-BUILD)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from oakveil.kernel.ask import Option

from .characters import Concept

Grade = Literal["attribute", "virtue", "skill", "specialty"]
"""What has levels that are bought."""


class RaiseLevel(Option, frozen=True):
    """Buy the next level of something."""

    rule: ClassVar[str] = "VER-XP-01"
    what: Grade
    id: str


class LowerLevel(Option, frozen=True):
    """While a character is made: give a level back."""

    rule: ClassVar[str] = "VER-NEW-01"
    what: Grade
    id: str


class TakeTrait(Option, frozen=True):
    """Buy a trait, with its choice; a flaw brings points."""

    rule: ClassVar[str] = "VER-TRAIT-01"
    trait: str


class GiveUpTrait(Option, frozen=True):
    """Give a trait back while a character is made; later: buy a flaw off (VER-TRAIT-04)."""

    rule: ClassVar[str] = "VER-TRAIT-04"
    trait: str


class ChooseRace(Option, frozen=True):
    """Be of this race."""

    rule: ClassVar[str] = "VER-ATTR-03"
    race: str


class ChooseBackground(Option, frozen=True):
    """Have this past, or none ("")."""

    rule: ClassVar[str] = "VER-TRAIT-05"
    background: str


class BuyGear(Option, frozen=True):
    """Buy so many of a thing."""

    rule: ClassVar[str] = "VER-NEW-03"
    item: str
    count: int = 1


class ReturnGear(Option, frozen=True):
    """While a character is made: give one of a thing back."""

    rule: ClassVar[str] = "VER-NEW-01"
    item: str


class ChooseGift(Option, frozen=True):
    """Choose what a gift of the background is: which sigil, which weapon of blessed wood."""

    rule: ClassVar[str] = "VER-NEW-04"
    gift: str
    item: str


class WearGear(Option, frozen=True):
    """Put a thing on or take it in hand; or put it away."""

    rule: ClassVar[str] = "VER-QUIRK-21"
    item: str
    worn: bool = True


class Describe(Option, frozen=True):
    """Name and concept, in free words (VER-NEW-05)."""

    rule: ClassVar[str] = "VER-NEW-05"
    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")]
    concept: Concept = Concept()


class FinishBuilding(Option, frozen=True):
    """The character is ready."""

    rule: ClassVar[str] = "VER-NEW-01"


Purchase = (
    RaiseLevel
    | LowerLevel
    | TakeTrait
    | GiveUpTrait
    | ChooseRace
    | ChooseBackground
    | BuyGear
    | ReturnGear
    | ChooseGift
    | WearGear
)
"""A step of building: it changes the character, or is refused with the rule."""

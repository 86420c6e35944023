"""Verbs that make and store: sigils, enchantments, gems, brews, other spells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from oakveil.kernel.text import Value

from .words import Effect, Test

if TYPE_CHECKING:
    from .telling import Telling

Level = Annotated[int, Meta(ge=1, le=5)]
Days = Annotated[int, Meta(ge=1, le=365)]


class Cast(Effect, frozen=True, tag="cast"):
    """Another trait is used; `free`: for nothing."""

    trait: str
    free: bool = False

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"trait": tell.title(self.trait), "free": "yes" if self.free else "no"}


class CastStored(Effect, frozen=True, tag="cast_stored"):
    """The spell of a sigil works with so many successes at that level (VER-TRAIT-14)."""

    successes: Level
    lvl: Level

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"n": self.successes, "level": self.lvl}


class StoreSpell(Effect, frozen=True, tag="store_spell"):
    """A spell of a group is written down for some months (VER-TRAIT-14)."""

    group: str
    max_branch_level: Level
    successes: Level
    lvl: Level
    months: Annotated[int, Meta(ge=1, le=24)]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        group = tell.name(self.group)
        return {
            "group": group,
            "most": self.max_branch_level,
            "n": self.successes,
            "level": self.lvl,
            "months": self.months,
        }


class Enchant(Effect, frozen=True, tag="enchant"):
    """An object carries a lasting spell (VER-TRAIT-15); `upkeep_days` of work after so many months (VER-ITEM-04)."""

    max_branch_level: Level
    successes: Level
    lvl: Level
    upkeep_days: tuple[tuple[Annotated[int, Meta(ge=1, le=12)], Annotated[float, Meta(ge=0, le=60)]], ...]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        upkeep = [
            tell.word("enchant-upkeep", months=months, days=tell.decimal(days)) for months, days in self.upkeep_days
        ]
        return {"most": self.max_branch_level, "n": self.successes, "level": self.lvl, "upkeep": tell.more(*upkeep)}


class MakeGem(Effect, frozen=True, tag="make_gem"):
    """A gem that keeps for some months (VER-READ-10)."""

    months: Annotated[int, Meta(ge=1, le=24)]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"months": self.months}


class MakeItem(Effect, frozen=True, tag="make_item"):
    """So many of an item, which keep for some days, always or while their owner does not have them."""

    item: str
    keeps_days: Days
    count: Annotated[int, Meta(ge=1, le=100)] = 1
    keeps_when: Literal["always", "not_owned"] = "always"

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"item": tell.item(self.item), "n": self.count, "days": self.keeps_days, "when": self.keeps_when}


class Brew(Effect, frozen=True, tag="brew"):
    """A brew that takes effect after so many doses within some days, unless resisted."""

    doses_needed: Annotated[int, Meta(ge=1, le=9)]
    within_days: Days
    keep_days: Days
    resist_roll: str
    resist_need: Test

    def args(self, tell: Telling) -> Mapping[str, Value]:
        need = tell.formula(self.resist_need)
        return {
            "doses": self.doses_needed,
            "days": self.within_days,
            "keep": self.keep_days,
            "roll": tell.roll(self.resist_roll),
            "need": need,
        }

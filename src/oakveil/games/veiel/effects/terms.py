"""On what terms an effect happens: conditions, costs, tests, saves, prices and limits (specification 9.2)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct, field

from oakveil.kernel.content import Id
from oakveil.kernel.text import Message

from .formulas import Number
from .words import Attribute

if TYPE_CHECKING:
    from .telling import Telling

MonsterClass = Annotated[
    Literal["zombie", "defender", "plain", "ranged", "effect"], Meta(extra={"fault": "veiel-content-class"})
]
"""The classes of basic monsters, in the order in which they stand without a DM (VEIEL-NODM-10)."""
Value = Annotated[int, Meta(ge=2, le=40)]
"""What a roll must reach."""


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """What all terms share."""

    @abstractmethod
    def message(self, tell: Telling) -> Message:
        """The message that tells this term inside a sentence."""
        ...


class If(Term, frozen=True, tag_field="is"):
    """What an `if` asks."""


class Victim(If, frozen=True, tag="victim"):
    """Who is attacked or falls: the bearer, or any standing hero."""

    who: Literal["self", "hero"]

    def message(self, tell: Telling) -> Message:
        return Message("veiel-if-victim", {"who": self.who})


class Bearer(If, frozen=True, tag="bearer"):
    """The bearer is this hero."""

    hero: Id

    def message(self, tell: Telling) -> Message:
        return Message("veiel-if-bearer", {"hero": tell.the(self.hero)})


class LevelAtMost(If, frozen=True, tag="level_at_most"):
    """The target has this level or a lower one."""

    n: Annotated[int, Meta(ge=1, le=5)]

    def message(self, tell: Telling) -> Message:
        return Message("veiel-if-level_at_most", {"n": self.n})


class NotBoss(If, frozen=True, tag="not_boss"):
    """It is not the fight against the boss."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-if-not_boss")


class HeroesAtLeast(If, frozen=True, tag="heroes_at_least"):
    """So many heroes stand."""

    n: Annotated[int, Meta(ge=1, le=6)]

    def message(self, tell: Telling) -> Message:
        return Message("veiel-if-heroes_at_least", {"n": self.n})


class EveryTurn(If, frozen=True, tag="every_turn"):
    """The number of the DM's turn in this fight, counted from 1, is a multiple of `n`."""

    n: Annotated[int, Meta(ge=2, le=9)]

    def message(self, tell: Telling) -> Message:
        return Message("veiel-if-every_turn", {"n": self.n})


class NotNatural(If, frozen=True, tag="not_natural"):
    """The hero's die does not show `n`."""

    n: Annotated[int, Meta(ge=1, le=20)]

    def message(self, tell: Telling) -> Message:
        return Message("veiel-if-not_natural", {"n": self.n})


class OfClass(If, frozen=True, tag="class"):
    """The enemy is a basic monster of this class."""

    of: MonsterClass

    def message(self, tell: Telling) -> Message:
        return Message("veiel-if-class", {"class": tell.text.say(f"veiel-class-{self.of}")})


AnyIf = Victim | Bearer | LevelAtMost | NotBoss | HeroesAtLeast | EveryTurn | NotNatural | OfClass


class Cost(Term, frozen=True):
    """What must be paid (VEIEL-ABIL-02, -03)."""

    end: Annotated[int, Meta(ge=0, le=12)] = field(default=0, name="END")
    vit: Annotated[int, Meta(ge=0, le=12)] = field(default=0, name="VIT")
    crystals: Annotated[int, Meta(ge=0, le=20)] = 0

    def message(self, tell: Telling) -> Message:
        paid = [tell.text.say("veiel-gauge", n=self.end, gauge="END")] if self.end else []
        paid += [tell.text.say("veiel-gauge", n=self.vit, gauge="VIT")] if self.vit else []
        paid += [tell.count("crystals", self.crystals)] if self.crystals else []
        return Message("veiel-cost", {"what": tell.text.listed(paid)})


class Test(Term, frozen=True, tag_field="roll"):
    """What an effect takes to succeed."""


class Attack(Test, frozen=True, tag="attack"):
    """A normal attack with one's weapon (VEIEL-ABIL-06), or with one that has this tag."""

    tag: Literal["assassin"] | None = None

    def message(self, tell: Telling) -> Message:
        return Message("veiel-cost-attack", {"tag": self.tag or "none"})


class Check(Test, frozen=True, tag="check"):
    """A validation roll: d20 + one or two characteristics must reach `value` (VEIEL-ABIL-04)."""

    stats: Annotated[tuple[Attribute, ...], Meta(min_length=1, max_length=2)]
    value: Value

    def message(self, tell: Telling) -> Message:
        stats = " + ".join(self.stats)
        vowel = "yes" if stats.startswith("I") else "no"
        return Message("veiel-cost-check", {"stats": stats, "n": self.value, "vowel": vowel})


class Save(Term, frozen=True):
    """A roll of each target with one of `stats` that it picks; a success avoids what follows."""

    stats: Annotated[tuple[Attribute, ...], Meta(min_length=1, max_length=2)]
    value: Value

    def message(self, tell: Telling) -> Message:
        stats = tell.text.listed(self.stats, "or")
        return Message("veiel-save", {**tell.whom(), "stats": stats, "n": self.value})


class Price(Term, frozen=True):
    """What the team may pay or use for what a room offers; one of these is enough."""

    crystals: Annotated[int, Meta(ge=0, le=20)] = 0
    unlock: bool = False
    item: Id | None = None

    def message(self, tell: Telling) -> Message:
        text = tell.text
        ways = [text.say("veiel-price-pay", what=tell.count("crystals", self.crystals))] if self.crystals else []
        ways += [text.say("veiel-price-unlock")] if self.unlock else []
        ways += [text.say("veiel-price-use", item=tell.a(self.item))] if self.item is not None else []
        return Message("veiel-price", {"ways": text.listed(ways, "or")})


class Limit(Term, frozen=True):
    """How often per combat, room, turn or enemy; or how many `minions` there may be in the line."""

    n: Number
    per: Literal["combat", "room", "turn", "enemy", "minions"]

    def message(self, tell: Telling) -> Message:
        return Message("veiel-limit", {"n": tell.number(self.n), "per": self.per})

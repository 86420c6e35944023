"""Verbs that change who somebody is: numbers of the sheet, money, costs, and what is known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from oakveil.kernel.text import Value

from .words import Amount, Effect, Factor

if TYPE_CHECKING:
    from .telling import Telling


class Stat(Effect, frozen=True, tag="stat"):
    """A number of the sheet is changed (specification 9.4): by `amount`, `times`, or `set`.

    `unless` a requisite holds; never above `cap`.
    """

    stat: Annotated[str, Meta(pattern=r"^[a-z_]{1,40}(:[a-z_]{1,40})?\Z")]
    amount: Amount = 0
    times: Factor = 1
    set: Literal[0, "normal"] | None = None
    unless: str = ""
    cap: str = ""

    def args(self, tell: Telling) -> Mapping[str, Value]:
        stat, _, id = self.stat.partition(":")
        named = tell.word("chosen") if id == "choice" else tell.name(id) if id else ""
        change = "set" if self.set is not None else "times" if self.times != 1 else "amount"
        more = [
            tell.word("unless", what=tell.requisite(self.unless)) if self.unless else "",
            tell.word("stat-cap") if self.cap else "",
        ]
        return {
            "stat": tell.word(f"stat-{stat}", name=named),
            "change": change,
            "set": "none" if self.set is None else str(self.set),
            "times": tell.times(self.times),
            "more": tell.more(*more),
            **tell.counted(self.amount),
        }


class Money(Effect, frozen=True, tag="money"):
    """Starting money, in deli (VER-NEW-03)."""

    amount: Annotated[int, Meta(ge=-10000, le=10000)]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"signed": tell.counted(self.amount)["signed"]}


class SkillCost(Effect, frozen=True, tag="skill_cost"):
    """Some levels of skills cost more or less (VER-XP-03)."""

    levels: Annotated[str, Meta(pattern=r"^[1-7]\.\.[1-7]\Z")]
    amount: Annotated[int, Meta(ge=-3, le=3)]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        low, _, high = self.levels.partition("..")
        return {"low": low, "high": high, "signed": tell.counted(self.amount)["signed"], "n": abs(self.amount)}


class Unlock(Effect, frozen=True, tag="unlock"):
    """Traits of other groups can be learnt at that level, and cost points of another pool (VER-POOL-05)."""

    groups: tuple[str, ...]
    branch_level: Annotated[int, Meta(ge=1, le=5)]
    pay: Literal["fervor"]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {
            "groups": tell.text.listed([tell.name(group) for group in self.groups]),
            "level": self.branch_level,
            "pool": tell.name(self.pay),
        }


class Crew(Effect, frozen=True, tag="crew"):
    """Counts as so many in the crew of a siege engine (VER-SIEGE-01)."""

    amount: Annotated[int, Meta(ge=1, le=5)]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"n": self.amount}


class Hands(Effect, frozen=True, tag="hands"):
    """Has so many hands."""

    count: Annotated[int, Meta(ge=0, le=2)]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"n": self.count}


class HouseBlind(Effect, frozen=True, tag="house_blind"):
    """Blind in a fight (VER-SKIR-09)."""


class Become(Effect, frozen=True, tag="become"):
    """Becomes half undead (VER-HEAL-09)."""

    what: Literal["half_undead"]


class Upkeep(Effect, frozen=True, tag="upkeep", rename={"else_": "else"}):
    """Has to be renewed every so many days with so many days of work, or else."""

    every_days: Annotated[int, Meta(ge=1, le=365)]
    days: Annotated[int, Meta(ge=1, le=365)]
    else_: Literal["lose_health_level"]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"every": self.every_days, "n": self.days}


class Dispel(Effect, frozen=True, tag="dispel"):
    """So many magic effects of up to some level end (VER-EFF-04)."""

    max_level: Amount
    count: Amount

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"level": tell.equal(self.max_level), **tell.amount(self.count)}


class Reveal(Effect, frozen=True, tag="reveal"):
    """Magic or hidden things show themselves."""

    what: Literal["magic", "hidden"]
    levels: Amount = 0

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"what": self.what, "levels": tell.equal(self.levels) if self.levels else "none"}


class FetchItems(Effect, frozen=True, tag="fetch_items"):
    """So many of one's own things come to the hand."""

    count: Amount

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return tell.counted(self.count)


class AskGm(Effect, frozen=True, tag="ask_gm"):
    """The game master decides about it."""

    about: str

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"about": tell.known(f"about-{self.about}", self.about)}


class AskPairs(Effect, frozen=True, tag="ask_pairs"):
    """The game master tells which word of so many pairs fits."""

    count: Amount
    pairs: tuple[str, ...]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {
            "pairs": ", ".join(
                tell.known(f"pair-{pair.replace('|', '-')}", pair.replace("|", "/")) for pair in self.pairs
            ),
            **tell.amount(self.count),
        }


class Narrate(Effect, frozen=True, tag="narrate"):
    """The game master tells the outcome; `table` proposes one by the number of successes."""

    table: tuple[str, ...] = ()

    def args(self, tell: Telling) -> Mapping[str, Value]:
        outcomes = [tell.known(f"outcome-word-{outcome}", outcome) for outcome in self.table]
        return {"table": " / ".join(outcomes) if outcomes else "none"}

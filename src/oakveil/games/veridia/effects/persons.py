"""Verbs that change who somebody is: numbers of the sheet, money, costs, and what is known."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .words import Amount, Effect, Factor


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


class Money(Effect, frozen=True, tag="money"):
    """Starting money, in deli (VER-NEW-03)."""

    amount: Annotated[int, Meta(ge=-10000, le=10000)]


class SkillCost(Effect, frozen=True, tag="skill_cost"):
    """Some levels of skills cost more or less (VER-XP-03)."""

    levels: Annotated[str, Meta(pattern=r"^[1-7]\.\.[1-7]\Z")]
    amount: Annotated[int, Meta(ge=-3, le=3)]


class Unlock(Effect, frozen=True, tag="unlock"):
    """Traits of other groups can be learnt at that level, and cost points of another pool (VER-POOL-05)."""

    groups: tuple[str, ...]
    branch_level: Annotated[int, Meta(ge=1, le=5)]
    pay: Literal["fervor"]


class Crew(Effect, frozen=True, tag="crew"):
    """Counts as so many in the crew of a siege engine (VER-SIEGE-01)."""

    amount: Annotated[int, Meta(ge=1, le=5)]


class Hands(Effect, frozen=True, tag="hands"):
    """Has so many hands."""

    count: Annotated[int, Meta(ge=0, le=2)]


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


class Dispel(Effect, frozen=True, tag="dispel"):
    """So many magic effects of up to some level end (VER-EFF-04)."""

    max_level: Amount
    count: Amount


class Reveal(Effect, frozen=True, tag="reveal"):
    """Magic or hidden things show themselves."""

    what: Literal["magic", "hidden"]
    levels: Amount = 0


class FetchItems(Effect, frozen=True, tag="fetch_items"):
    """So many of one's own things come to the hand."""

    count: Amount


class AskGm(Effect, frozen=True, tag="ask_gm"):
    """The game master decides about it."""

    about: str


class AskPairs(Effect, frozen=True, tag="ask_pairs"):
    """The game master tells which word of so many pairs fits."""

    count: Amount
    pairs: tuple[str, ...]


class Narrate(Effect, frozen=True, tag="narrate"):
    """The game master tells the outcome; `table` proposes one by the number of successes."""

    table: tuple[str, ...] = ()

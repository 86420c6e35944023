"""Hazards on the way (specification VER-EXP-09)."""

from __future__ import annotations

from collections.abc import Sequence

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..dice import Rolled
from ..outfitting import CENTS
from ..pools import Pool
from ..records import AttributeId, SkillId
from ..state import Veridia
from ..world_records import Approach, Hazard
from .choices import TakeWay
from .events import HazardMet, HazardResolved, TimeLost
from .party import (
    able_members,
    ail,
    alive,
    harm_by_hazard,
    helper,
    journey_of,
    leader,
    lose,
    member_pool,
    note,
    pay,
    pay_together,
    purse,
    throw,
)
from .state import Member

HALVES = 2


class Obstacle(Frame):
    """A hazard: an approach is chosen, dice decide, what was failed is paid for."""

    site: int
    hazard: str = ""

    @step("VER-EXP-09", "VER-EXP-16")
    def meet(self, g: Veridia) -> None:
        self.hazard = drawn(g, [*g.box.hazards], "veridia.hazard")
        g.tell(HazardMet, self.hazard)

    @step("VER-EXP-09")
    def choose(self, g: Veridia) -> Ask:
        options = tuple(self.ways(g))
        return Ask(leader(g), "veridia.hazard", options, default=options[0])

    def ways(self, g: Veridia) -> list[TakeWay]:
        """The approaches, with everybody that could roll where one does; those that cost money, if there is enough."""
        ways: list[TakeWay] = []
        able = able_members(g)
        for place, approach in enumerate(g.box.hazards[self.hazard].approach):
            if approach.who == "one":
                ways += [TakeWay(place, member.id) for member in able]
            elif approach.who != "each" or able:
                price = toll_of(g, approach)
                if price is None or price <= purse(journey_of(g)):
                    ways.append(TakeWay(place))
        return ways

    def on_choose(self, g: Veridia, choice: TakeWay) -> None:
        hazard = g.box.hazards[self.hazard]
        approach = hazard.approach[choice.approach]
        lose_time(g, approach.days)
        price = toll_of(g, approach)
        if price is not None:
            pay_together(g, price, "toll")
        rollers = (
            able_members(g)
            if approach.who == "each"
            else [member for member in able_members(g) if member.id == choice.member]
        )
        rolls = [(member, self.roll(g, member, approach)) for member in rollers]
        failed = [(member, rolled.critical) for member, rolled in rolls if not rolled.successes]
        if approach.who == "one" and failed:
            failed = [(member, failed[0][1]) for member in able_members(g)]
        suffer(g, hazard, failed)
        self.settle(g, [member.id for member, _ in failed], any(worse for _, worse in failed))

    @rule("VER-EXP-09")
    def roll(self, g: Veridia, member: Member, approach: Approach) -> Rolled:
        return throw(g, member.id, approach.roll, hazard_pool(g, member, approach), approach.difficulty)

    def settle(self, g: Veridia, failed: Sequence[str], worse: bool) -> None:
        g.tell(HazardResolved, self.hazard, tuple(failed), worse)
        note(g, "hazard", self.hazard, "failed" if failed else "passed")
        journey = journey_of(g)
        journey.resolved = (*journey.resolved, self.site)
        if not able_members(g):
            journey.fate = "defeated"


@rule("VER-EXP-09")
def hazard_pool(g: Veridia, member: Member, approach: Approach) -> Pool:
    """The pool of somebody who rolls; where one rolls, a helper with the skill adds a die."""
    attribute, skill = parts_of(approach.roll)
    helped = approach.who == "one" and helper(g, member, skill) is not None
    return member_pool(g, member, attribute, skill, helped)


def parts_of(roll: str) -> tuple[AttributeId, SkillId]:
    """The attribute and the skill of a roll of the content."""
    attribute, _, skill = roll.partition("+")
    return attribute, skill  # type: ignore[return-value]  # content checks it


@rule("VER-EXP-09")
def toll_of(g: Veridia, approach: Approach) -> int | None:
    """What an approach costs in hundredths for all heads; None where it is not paid for."""
    kind, _, price = approach.who.partition(":")
    return int(price) * CENTS * len(alive(journey_of(g))) if kind == "pay" else None


def drawn(g: Veridia, ids: Sequence[str], why: str) -> str:
    """One of these, of those that this journey has not met yet while there are any."""
    journey = journey_of(g)
    fresh = [id for id in ids if id not in journey.met] or [*ids]
    id = g.chance.roll(fresh, why)
    journey.met = (*journey.met, id)
    return id


def lose_time(g: Veridia, days: float) -> None:
    """Half days are lost; two of them are a day on the road (VER-EXP-05)."""
    halves = round(days * HALVES)
    if halves:
        journey_of(g).halves += halves
        g.tell(TimeLost, halves)


@rule("VER-EXP-09")
def suffer(g: Veridia, hazard: Hazard, failed: Sequence[tuple[Member, bool]]) -> None:
    """What a failure costs: each who failed, and, once, the whole party.

    A critical failure doubles the harm: damage, money, days, dice. Ruling (VER-EXP-09): what has no amount is not more.
    """
    if not failed:
        return
    journey, cost = journey_of(g), hazard.failure
    for member, worse in failed:
        times = 2 if worse else 1
        if cost.each_damage:
            harm_by_hazard(g, member, cost.each_damage * times, cost.type == "elemental", hazard.id)
        if cost.poison is not None:
            ail(journey, member, "poison", cost.poison.amount * times, 1)
        if cost.pay_each:
            pay(g, member, -min(max(0, member.character.deli), cost.pay_each * CENTS * times), hazard.id)
    worst = 2 if any(worse for _, worse in failed) else 1
    lose_time(g, cost.days * worst)
    if cost.lose_item:
        _lose_something(g, failed[0][0])
    journey.no_rest = journey.no_rest or cost.no_rest
    journey.alarm = journey.alarm or cost.alarm


def _lose_something(g: Veridia, member: Member) -> None:
    """A thing chosen by chance is gone: one of those that are not worn or in hand."""
    spare = [owned.item for owned in member.character.gear if not owned.worn and not owned.stored]
    if spare:
        lose(g, member, g.chance.roll(spare, "veridia.lost_item"))

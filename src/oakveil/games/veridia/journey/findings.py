"""Discoveries and people on the way (specification VER-EXP-10)."""

from __future__ import annotations

import re

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..characters import Owned
from ..outfitting import CENTS
from ..pools import Pool
from ..resting import spell_would_help
from ..shopping import service_price
from ..state import Veridia
from ..world_records import Gain, Offer
from .camp import curable
from .charting import hear_rumours
from .choices import Accept, Explore, PassBy
from .events import DeedRecorded, DiscoveryMade, OfferTaken, PeopleMet, PointsRested, RationsChanged
from .hazards import drawn, lose_time, parts_of
from .hiring import MOST_HIRED, hire, wage_of
from .market import Market
from .party import (
    able_members,
    alive,
    chief,
    gain,
    heal,
    journey_of,
    leader,
    member_pool,
    note,
    pay,
    profile_of,
    purse,
    share_out,
    throw,
)
from .state import Member

_DICE = re.compile(r"^(?P<dice>\d+)d(?P<sides>\d+)\*(?P<times>\d+)$")
GUARD_WAGE = "infantry"
"""Whom a deserter is hired as."""


class Find(Frame):
    """A discovery: somebody looks closer, or the party goes on."""

    site: int
    discovery: str = ""

    @step("VER-EXP-10", "VER-EXP-16")
    def meet(self, g: Veridia) -> None:
        self.discovery = drawn(g, [*g.box.discoveries], "veridia.discovery")

    @step("VER-EXP-10")
    def choose(self, g: Veridia) -> Ask:
        """Ruling (VER-EXP-10): one member looks closer, one try; it can also be left alone."""
        card = g.box.discoveries[self.discovery]
        who = [Explore(member.id) for member in able_members(g)] if card.roll else [Explore()]
        return Ask(leader(g), "veridia.discovery", (*who, PassBy()), default=who[0])

    def on_choose(self, g: Veridia, choice: Option) -> None:
        card, journey = g.box.discoveries[self.discovery], journey_of(g)
        journey.resolved = (*journey.resolved, self.site)
        successes = 0
        if isinstance(choice, Explore):
            successes = 1
            if choice.member:
                roller = journey.members[choice.member]
                successes = throw(g, roller.id, card.roll, find_pool(g, roller, card.roll)).successes
        g.tell(DiscoveryMade, self.discovery, successes > 0)
        how = "left" if isinstance(choice, PassBy) else "taken" if successes else "failed"
        note(g, "discovery", self.discovery, how)
        if successes:
            taker = journey.members[choice.member] if isinstance(choice, Explore) and choice.member else chief(g)
            take(g, taker, card.gain, successes)


def find_pool(g: Veridia, member: Member, roll: str) -> Pool:
    """The pool of somebody who looks closer."""
    return member_pool(g, member, *parts_of(roll), sense="sight")


@rule("VER-EXP-10")
def worth(g: Veridia, formula: str, successes: int) -> int:
    """An amount of the content: "s", "2*s", "1", "2d6*10"."""
    dice = _DICE.match(formula)
    if dice is not None:
        faces = tuple(range(1, int(dice["sides"]) + 1))
        return sum(g.chance.roll(faces, "veridia.find") for _ in range(int(dice["dice"]))) * int(dice["times"])
    number, _, times = formula.rpartition("*")
    one = successes if times == "s" else int(times)
    return one * int(number or 1)


@rule("VER-EXP-10")
def take(g: Veridia, taker: Member, gains: Gain, successes: int) -> None:
    """What a discovery brings. Money is for all; things are for whoever found them."""
    journey = journey_of(g)
    if gains.deli:
        share_out(g, worth(g, gains.deli, successes) * CENTS, "found")
    if gains.item:
        gain(g, taker, Owned(_item(g, gains.item), worth(g, gains.count, successes)))
    if gains.gear:
        common = [id for id, card in g.box.weapons.items() if card.price and g.box.items[card.price].rarity == "common"]
        gain(g, taker, Owned(g.chance.roll(common, "veridia.find")))
    if gains.rations:
        feed(g, worth(g, gains.rations, successes))
    if gains.reveal_nodes:
        hear_rumours(g, worth(g, gains.reveal_nodes, successes))
    if gains.pool_points:
        rest_pools(g, gains.pool_points)
    if gains.heal_lowest:
        heal(g, most_wounded(g), gains.heal_lowest, "spring")
    journey.treasure += gains.sell
    if gains.integrity_warning:
        record_deed(g, -1)


def _item(g: Veridia, item: str) -> str:
    """A thing by its id; of sigils one is drawn."""
    if item != "sigil_random":
        return item
    return g.chance.roll([id for id in g.box.items if id.startswith("sigil_of")], "veridia.find")


def feed(g: Veridia, rations: int) -> None:
    """Food for so many days of one person."""
    journey = journey_of(g)
    journey.rations += rations
    g.tell(RationsChanged, rations, journey.rations)


def rest_pools(g: Veridia, points: int) -> None:
    """Everybody's pools gain so many points, never above their maximum."""
    for member in alive(journey_of(g)):
        most = profile_of(g, member).pools
        member.pools = {pool: min(whole, member.pools.get(pool, 0) + points) for pool, whole in most.items()}
    g.tell(PointsRested, points)


def most_wounded(g: Veridia) -> Member:
    """The member with the smallest share of its health left."""
    return min(alive(journey_of(g)), key=lambda one: 1 - one.damage / sum(profile_of(g, one).levels))


@rule("VER-EXP-10", "VER-VIRT-03")
def record_deed(g: Veridia, sign: int) -> None:
    """A deed for or against the integrity of the party; summed at home."""
    journey_of(g).deeds += sign
    g.tell(DeedRecorded, sign > 0)


class Folk(Frame):
    """People on the way: what they offer or ask is taken up, or not."""

    site: int
    people: str = ""

    @step("VER-EXP-10", "VER-EXP-16")
    def meet(self, g: Veridia) -> None:
        self.people = drawn(g, [*g.box.people], "veridia.people")
        journey = journey_of(g)
        journey.resolved = (*journey.resolved, self.site)
        g.tell(PeopleMet, self.people)

    @step("VER-EXP-10")
    def choose(self, g: Veridia) -> Ask | None:
        offers = self.offers(g)
        if not offers:
            return None
        return Ask(leader(g), "veridia.people", (*offers, PassBy()), default=offers[0])

    def offers(self, g: Veridia) -> list[Accept]:
        """Who can take up what is offered.

        Ruling (VER-EXP-10): with the pilgrims' herbs a member treats the most wounded, a point for each success.
        """
        offer, journey = g.box.people[self.people].offer, journey_of(g)
        if offer.heal_roll:
            hurt = any(member.damage for member in alive(journey))
            return [Accept(member.id) for member in able_members(g)] if hurt else []
        if offer.service:
            price = service_price("healing_spell", g.box)
            return [
                Accept(member.id)
                for member in alive(journey)
                if purse(journey) >= price
                and spell_would_help(profile_of(g, member).levels, member.damage)
                and (member.character.deli >= price)
            ] + [Accept()]
        if offer.shop:
            return [Accept()]
        if offer.hire:
            able = len(journey.hired) < MOST_HIRED and purse(journey) >= wage_of(g, GUARD_WAGE)
            return [Accept()] if able else []
        return [Accept()]

    def on_choose(self, g: Veridia, choice: Option) -> Frame | None:
        taken = isinstance(choice, Accept)
        g.tell(OfferTaken, self.people, taken)
        note(g, "people", self.people, "taken" if taken else "left")
        if not isinstance(choice, Accept):
            return None
        return self.carried_out(g, g.box.people[self.people].offer, choice.member)

    @rule("VER-EXP-10")
    def carried_out(self, g: Veridia, offer: Offer, who: str) -> Frame | None:
        """What follows. A shop of the road sells what a village has, or sigils."""
        journey = journey_of(g)
        if offer.heal_roll:
            roller = journey.members[who]
            rolled = throw(g, roller.id, offer.heal_roll, find_pool(g, roller, offer.heal_roll))
            heal(g, most_wounded(g), rolled.successes, self.people)
        elif offer.service and who:
            patient = journey.members[who]
            pay(g, patient, -service_price("healing_spell", g.box), "healing_spell")
            heal(g, patient, curable(profile_of(g, patient).levels, patient.damage), self.people)
        elif offer.shop:
            return Market(settlement="village" if offer.shop == "village" else "sigils", place=f"road{self.site}")
        if offer.work_days:
            lose_time(g, offer.work_days)
            for member in alive(journey):
                pay(g, member, offer.wage * CENTS, "work")
        elif offer.hire:
            hire(g, chief(g), GUARD_WAGE)
        if offer.quest_days:
            lose_time(g, offer.quest_days)
            share_out(g, offer.deli * CENTS, "reward")
        if offer.integrity_hint:
            record_deed(g, offer.integrity_hint)
        hear_rumours(g, offer.reveal_nodes)
        journey.blessed = journey.blessed or offer.bless
        return None

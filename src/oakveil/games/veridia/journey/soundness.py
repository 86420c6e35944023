"""What is true of every table of an expedition."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..building import faults
from ..ledger import awarded_in_all, spent
from ..state import Veridia
from .hiring import MOST_HIRED
from .party import MOST_MEMBERS, profile_of
from .state import TOWN, Journey

MOST = 100_000
"""Nothing that is counted comes near."""


@rule("VER-EXP-01", "VER-EXP-02")
def flaw_of_journey(g: Veridia) -> str | None:
    """What is wrong with an expedition, in one sentence; None when nothing is. Never raises for a decoded state."""
    journey = g.state.journey
    if journey is None:
        return "nobody travels" if g.options.mode == "expedition" else None
    return _flaw_of_party(g, journey) or _flaw_of_map(g, journey) or _flaw_of_days(journey)


def _flaw_of_party(g: Veridia, journey: Journey) -> str | None:
    if not 1 <= len(journey.members) <= MOST_MEMBERS or len(journey.hired) > MOST_HIRED:
        return "the party is too small or too large"
    for id, member in journey.members.items():
        character = member.character
        if member.id != id or member.seat < 1:
            return f"{id} is not itself"
        if any(fault.rule == "VER-VAL-18" for fault in faults(character, g.box)):
            return f"{id} has something that does not exist"
        if character.ledger and awarded_in_all(character) != spent(character) + character.experience:
            return f"the ledger of {id} does not add up"
        profile = profile_of(g, member)
        if not 0 <= member.damage <= sum(profile.levels):
            return f"{id} has more or less damage than it has health"
        if any(not 0 <= points <= MOST for points in member.pools.values()):
            return f"{id} has points that are no points"
        if any(ailment.dice >= 0 for ailment in member.ailments):
            return f"{id} has an ailment that does it good"
    return None


def _flaw_of_map(g: Veridia, journey: Journey) -> str | None:
    if not journey.sites:
        return None
    if journey.region not in g.box.regions:
        return "the region does not exist"
    for place, site in enumerate(journey.sites):
        if site.id != place or any(not site.id < road.to < len(journey.sites) for road in site.roads):
            return "a road leads nowhere, or back"
        if any(journey.sites[road.to].layer != site.layer + 1 for road in site.roads):
            return "a road leaves out a stage"
    if not TOWN <= journey.at < len(journey.sites) or not journey.sites[journey.at].kind.up:
        return "the party is where no place is known"
    if any(not TOWN < id < len(journey.sites) for id in (*journey.resolved, *journey.bands)):
        return "a place was dealt with that does not exist"
    return "a place was dealt with twice" if len(set(journey.resolved)) < len(journey.resolved) else None


def _flaw_of_days(journey: Journey) -> str | None:
    if not 0 <= journey.began <= journey.day <= MOST or journey.deadline < journey.began:
        return "the days are counted wrongly"
    counted = (journey.rations, journey.halves, journey.deaths, journey.treasure, journey.barrier)
    return "there is less than nothing of something" if min(counted) < 0 else None

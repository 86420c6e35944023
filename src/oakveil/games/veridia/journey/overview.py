"""An expedition in words, line by line: where the party is, what it knows, how it fares (specification 7)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from oakveil.kernel.ask import Seat

from ..health import level_name
from ..state import Veridia
from .charting import is_rough
from .days import Travel
from .naming import NONE, letter_of, region_told, site_told
from .party import in_deli, profile_of, purse
from .state import Journey, Member, Site
from .wording import entry_told

if TYPE_CHECKING:
    from ..naming import Naming


def journey_lines(g: Veridia, journey: Journey, seat: Seat | None, words: Naming) -> Iterator[str]:
    """The table of an expedition outside fights. Whoever plays no member sees how they are, not what they own."""
    text = words.text
    if not journey.sites:
        return
    yield text.say(
        "veridia-table-region",
        region=region_told(g, journey.region, words),
        terrain="rough" if is_rough(g) else "road",
    )
    yield text.say(
        "veridia-table-days",
        day=journey.day - journey.began + 1,
        deadline=journey.deadline - journey.began,
        rations=journey.rations,
        deli=in_deli(purse(journey)),
    )
    way = g.within(Travel)
    if way is not None and way.left > 0:
        yield text.say("veridia-table-on-road", site=site_told(g, way.to, words), km=way.left)
    else:
        yield text.say("veridia-table-here", site=site_told(g, journey.at, words))
    for layer, sites in groupby(journey.sites, key=lambda site: site.layer):
        yield text.say("veridia-table-layer", layer=layer)
        for site in sites:
            yield _site(g, journey, site, words)
    for member in journey.members.values():
        yield " ".join(_member(g, member, member.seat == seat, words))
    if journey.hired:
        yield text.say("veridia-table-hired", names=words.units(g, [fighter.id for fighter in journey.hired]))
    if journey.journal:
        yield text.say("veridia-table-journal")
        for entry in journey.journal:
            yield entry_told(g, entry, words)


def _site(g: Veridia, journey: Journey, site: Site, words: Naming) -> str:
    """A place and the roads that lead on from it."""
    text = words.text
    roads = [text.say("veridia-table-road", letter=letter_of(road.to), km=road.km) for road in site.roads]
    state = "here" if site.id == journey.at else "resolved" if site.id in journey.resolved else "ahead"
    told = site_told(g, site.id, words)
    return "  " + text.say("veridia-table-site", site=told, state=state, roads=", ".join(roads) or NONE)


def _member(g: Veridia, member: Member, own: bool, words: Naming) -> Iterator[str]:
    """A member: how it is; its points and its money for its own seat."""
    text, profile = words.text, profile_of(g, member)
    whole = sum(profile.levels)
    level = words.inside(level_name(profile.levels, member.damage))
    health = text.say("veridia-health", level=level, left=max(0, whole - member.damage), whole=whole)
    name, state = member.character.name, "dead" if member.dead else "alive"
    yield text.say("veridia-table-member", member=name, health=health, state=state)
    if member.dead or not own:
        return
    if member.pools:
        pools = [text.say("veridia-pool", pool=words.inside(pool), points=n) for pool, n in member.pools.items()]
        yield text.say("veridia-table-pools", pools=", ".join(pools))
    yield text.say("veridia-table-money", deli=in_deli(member.character.deli))

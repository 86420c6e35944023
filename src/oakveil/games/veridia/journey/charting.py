"""The map of an expedition: places in layers, roads, what is known, the shortest way (specification VER-EXP-02)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from msgspec.structs import replace

from oakveil.kernel.chance import Chance
from oakveil.kernel.rulebook import rule

from ..state import Veridia
from ..travelling import days_for
from .events import KindRevealed
from .party import journey_of, travellers
from .state import TOWN, Journey, KindCard, Road, Site, SiteKind

KINDS: tuple[tuple[SiteKind, int], ...] = (
    ("fight", 40),
    ("hazard", 25),
    ("discovery", 15),
    ("people", 15),
    ("camp", 5),
)
"""How likely a place is what, in parts of a hundred."""
WIDTHS = (2, 3)
KM = (20, 40, 60)
GRACE = 5
"""Days of the deadline beyond twice the shortest way (VER-EXP-05)."""


@rule("VER-EXP-02")
def charted(legs: int, chance: Chance) -> tuple[Site, ...]:
    """A new map: the town, so many layers of two or three places, the lair.

    Ruling (VER-EXP-02): the town leads to every place of the first layer. Roads are drawn anew until every place is
    reached, kinds until every route has a fight, and fewer fights than layers.
    """
    layers, count = [[TOWN]], 1
    for _ in range(legs):
        width = chance.roll(WIDTHS, "veridia.map.width")
        layers.append([*range(count, count + width)])
        count += width
    layers.append([count])
    roads: dict[int, list[int]] = {TOWN: layers[1]}
    for layer, ahead in pairwise(layers[1:]):
        roads |= _linked(layer, ahead, chance)
    middle = [*range(1, count)]
    while True:
        kinds: dict[int, SiteKind] = {id: _kind(chance) for id in middle}
        if all(1 <= fights < legs for fights in _fights(TOWN, roads, kinds)):
            break
    kinds |= {TOWN: "town", count: "lair"}
    return tuple(
        [
            Site(
                id,
                layer,
                KindCard(kinds[id], layer <= 1 or kinds[id] == "lair"),
                tuple([Road(to, chance.roll(KM, "veridia.map.km")) for to in roads.get(id, ())]),
            )
            for layer, ids in enumerate(layers)
            for id in ids
        ]
    )


def _linked(layer: list[int], ahead: list[int], chance: Chance) -> dict[int, list[int]]:
    """Roads from a layer to the next, one or two from each place, drawn until every place ahead is reached."""
    while True:
        roads: dict[int, list[int]] = {}
        for id in layer:
            many = min(len(ahead), chance.roll((1, 2), "veridia.map.roads"))
            roads[id] = sorted(chance.sample(ahead, many, "veridia.map.roads"))
        if {to for there in roads.values() for to in there} == {*ahead}:
            return roads


def _kind(chance: Chance) -> SiteKind:
    drawn = chance.below(sum(share for _, share in KINDS), "veridia.map.kind")
    for kind, share in KINDS:
        drawn -= share
        if drawn < 0:
            return kind
    raise AssertionError("the shares add up")


def _fights(at: int, roads: dict[int, list[int]], kinds: dict[int, SiteKind]) -> Iterator[int]:
    """How many fights each route from here to the lair has before it."""
    here = kinds.get(at) == "fight"
    if at not in roads:
        yield 0
        return
    for to in roads[at]:
        for fights in _fights(to, roads, kinds):
            yield fights + here


# -- ways --------------------------------------------------------------------------------------------------------------


def site_of(journey: Journey, id: int) -> Site:
    """A place of the map."""
    return journey.sites[id]


def lair_of(journey: Journey) -> Site:
    """The lair, the last place of the map."""
    return journey.sites[-1]


@rule("VER-EXP-02", "VER-EXP-07")
def ways_from_here(journey: Journey) -> list[Road]:
    """Where the party can go.

    On to the places ahead; where it has turned back from foes: to face them again, or back to where a road came from.
    """
    here = site_of(journey, journey.at)
    if here.id == TOWN or here.id in journey.resolved:
        return [*here.roads]
    behind = [
        Road(site.id, road.km)
        for site in journey.sites
        for road in site.roads
        if road.to == here.id and (site.id in journey.resolved or site.id == TOWN)
    ]
    return [Road(here.id, 0), *behind]


@rule("VER-EXP-05")
def shortest_days(g: Veridia) -> int:
    """The days of the shortest way from town to lair in fair weather, as the party travels now."""
    journey, group = journey_of(g), travellers(g)
    best = {TOWN: 0}
    for site in journey.sites:
        for road in site.roads:
            days = best[site.id] + days_for(road.km, group, g.box, rough=is_rough(g))
            best[road.to] = min(days, best.get(road.to, days))
    return best[lair_of(journey).id]


@rule("VER-EXP-01")
def km_home(journey: Journey) -> int:
    """The km of the shortest way back to town.

    Ruling (VER-EXP-01): on the way home nobody stops at the places between.
    """
    best = {site.id: 0 if site.id == TOWN else 10**6 for site in journey.sites}
    for site in journey.sites:
        for road in site.roads:
            best[road.to] = min(best[road.to], best[site.id] + road.km)
    return best[journey.at]


@rule("VER-EXP-03")
def is_rough(g: Veridia) -> bool:
    """Whether the region is hard terrain."""
    return g.box.regions[journey_of(g).region].terrain == "rough"


# -- what is known -----------------------------------------------------------------------------------------------------


@rule("VER-EXP-02")
def reveal(g: Veridia, id: int) -> None:
    """What a place is becomes known."""
    journey = journey_of(g)
    site = site_of(journey, id)
    if not site.kind.up:
        journey.sites = tuple([replace(one, kind=one.kind.turned()) if one.id == id else one for one in journey.sites])
        g.tell(KindRevealed, id, site.kind.face())


@rule("VER-EXP-02")
def see_ahead(g: Veridia) -> None:
    """The kinds of the next layer are visible."""
    journey = journey_of(g)
    layer = site_of(journey, journey.at).layer + 1
    for site in journey.sites:
        if site.layer == layer:
            reveal(g, site.id)


@rule("VER-EXP-02", "VER-EXP-10")
def hear_rumours(g: Veridia, many: int) -> None:
    """Rumours of so many places that are not known yet, the nearest first."""
    journey = journey_of(g)
    unknown = [site for site in journey.sites if not site.kind.up]
    for site in unknown[:many]:
        reveal(g, site.id)

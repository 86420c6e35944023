"""What the page shows of an expedition: the map as far as it is known, the party, the tale (specification 7)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from oakveil.kernel.ask import Seat
from oakveil.kernel.text import Text

from .health import level
from .journey.charting import is_rough
from .journey.days import Travel
from .journey.naming import letter_of, region_told, site_told
from .journey.party import in_deli, profile_of, purse
from .journey.state import Journey, Member, Site, SiteKind
from .journey.wording import entry_told
from .naming import Naming
from .state import Veridia


class RoadAid(Struct, frozen=True):
    """A road to a place."""

    to: int
    km: int


class SiteAid(Struct, frozen=True, kw_only=True):
    """A place of the map: what it is as far as it is known, and how it stands."""

    id: int
    layer: int
    letter: str
    kind: SiteKind | Literal["unknown"]
    name: str
    state: Literal["ahead", "here", "behind"]
    roads: tuple[RoadAid, ...]


class PointsAid(Struct, frozen=True):
    """A pool of points."""

    name: str
    points: int
    most: int


class TravellerAid(Struct, frozen=True, kw_only=True):
    """A member of the party: its level (a place among the levels), what it owns for its own seat (else "")."""

    id: str
    name: str
    seat: Seat
    own: bool
    dead: bool
    level: int
    levels: tuple[int, int, int, int]
    left: int
    whole: int
    pools: tuple[PointsAid, ...]
    ailments: tuple[str, ...]
    deli: str


class JourneyAids(Struct, frozen=True, kw_only=True):
    """An expedition. `road_to` is a place on the way to which so many km are left."""

    region: str
    rough: bool
    day: int
    deadline: int
    rations: int
    deli: str
    score: int
    sites: tuple[SiteAid, ...]
    members: tuple[TravellerAid, ...]
    hired: tuple[str, ...]
    road_to: int | None
    road_left: int
    journal: tuple[str, ...]


def journey_aids(g: Veridia, seat: Seat | None, text: Text) -> JourneyAids | None:
    """The expedition as a seat knows it; None in other ways of playing."""
    journey = g.state.journey
    if journey is None or not journey.sites:
        return None
    words, way = Naming(g.box, text), g.within(Travel)
    on_road = way is not None and way.left > 0
    return JourneyAids(
        region=region_told(g, journey.region, words),
        rough=is_rough(g),
        day=journey.day - journey.began + 1,
        deadline=journey.deadline - journey.began,
        rations=journey.rations,
        deli=in_deli(purse(journey)),
        score=journey.score,
        sites=tuple([_site(g, journey, site, words) for site in journey.sites]),
        members=tuple([_member(g, member, member.seat == seat, words) for member in journey.members.values()]),
        hired=tuple([words.unit(g, fighter.id) for fighter in journey.hired]),
        road_to=way.to if way is not None and on_road else None,
        road_left=way.left if way is not None and on_road else 0,
        journal=tuple([entry_told(g, entry, words) for entry in journey.journal]),
    )


def _site(g: Veridia, journey: Journey, site: Site, words: Naming) -> SiteAid:
    known = site.kind.up
    here = site.id == journey.at
    return SiteAid(
        id=site.id,
        layer=site.layer,
        letter=letter_of(site.id),
        kind=site.kind.face() if known else "unknown",
        name=site_told(g, site.id, words),
        state="here" if here else "behind" if site.id in journey.resolved else "ahead",
        roads=tuple([RoadAid(road.to, road.km) for road in site.roads]),
    )


def _member(g: Veridia, member: Member, own: bool, words: Naming) -> TravellerAid:
    profile = profile_of(g, member)
    whole = sum(profile.levels)
    pools = [PointsAid(words.thing(pool), member.pools.get(pool, 0), most) for pool, most in profile.pools.items()]
    return TravellerAid(
        id=member.id,
        name=member.character.name,
        seat=member.seat,
        own=own,
        dead=member.dead,
        level=level(profile.levels, member.damage),
        levels=profile.levels,
        left=max(0, whole - member.damage),
        whole=whole,
        pools=tuple(pools) if own else (),
        ailments=tuple([words.thing(ailment.source) for ailment in member.ailments]),
        deli=in_deli(member.character.deli) if own else "",
    )

"""What lies on the table of an expedition: the party, the map, the days, what it has met (specification 3.18)."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from oakveil.kernel.ask import Seat
from oakveil.kernel.zones import FaceDown

from ..characters import Character
from ..records import PoolId
from ..shopping import Stock
from ..world_records import FoeRef

SiteKind = Literal["town", "fight", "hazard", "discovery", "people", "camp", "lair"]
Fate = Literal["under_way", "home", "turned_back", "defeated"]
"""How the expedition stands; `home`: back from the cleared lair."""
TOWN = 0
"""The place where every expedition begins and ends."""


class KindCard(FaceDown[SiteKind], frozen=True):
    """What a place is, face down until the party can see it or hears of it (VER-EXP-02)."""

    pool: ClassVar[str] = "veridia.kind"


class Road(msgspec.Struct, frozen=True):
    """A way to a place of the next layer."""

    to: int
    km: int


class Site(msgspec.Struct, frozen=True):
    """A place on the map: its layer (0: the town), what it is, and where the roads lead from it."""

    id: int
    layer: int
    kind: KindCard
    roads: tuple[Road, ...] = ()


class Ailment(msgspec.Struct, frozen=True):
    """What takes dice from physical rolls up to and on a day: hunger, poison."""

    source: Literal["hunger", "poison"]
    dice: int
    until: int


class Member(msgspec.Struct, kw_only=True):
    """A member of the party: its player's seat, who it is, and how it fares from day to day.

    `progress` is that of healing in days, such as "1/2"; `mending` are days of work on worn armour.
    """

    id: str
    seat: Seat
    character: Character
    damage: int = 0
    progress: str = "0"
    pools: dict[PoolId, int]
    ailments: tuple[Ailment, ...] = ()
    mending: int = 0
    dead: bool = False


class Hireling(msgspec.Struct, kw_only=True):
    """Somebody who fights for pay: the wage by its id, whose seat decides for it, how wounded it is."""

    id: str
    seat: Seat
    ref: FoeRef
    wage: str
    damage: int = 0


class Band(msgspec.Struct, frozen=True):
    """Foes of a place: the theme by its number in the region and who they are; how often the party fought them."""

    theme: int
    foes: tuple[FoeRef, ...]
    map: str
    fights: int = 0


class Entry(msgspec.Struct, frozen=True):
    """A line of the journal: the day, the place, what was there (an id, or words of ours), and how it went."""

    day: int
    kind: Literal["fight", "lair", "night", "hazard", "discovery", "people", "camp", "home", "defeat"]
    what: str
    how: str


class Journey(msgspec.Struct, kw_only=True):
    """An expedition in progress.

    `day` counts from the first day of the first expedition, `began` is the day on which this one set out, `deadline`
    the last day on which it is home in time. `halves` are half days lost that no day has been counted for yet. `met`
    are the ids that were drawn already, `bands` wait where the party has turned back. `deeds` are the good deeds minus
    the bad ones. `blessed`, `barrier`: at the next fight; `alarm`: no ambush at the next fight; `no_rest`: the next
    night is poor. Today `idle` members rest all day, `care` are the successes of the carer for each patient, `speed`
    is that of healing.
    """

    region: str
    members: dict[str, Member]
    hired: list[Hireling] = []
    sites: tuple[Site, ...] = ()
    at: int = TOWN
    day: int = 0
    began: int = 0
    deadline: int = 0
    halves: int = 0
    rations: int = 0
    number: int = 1
    resolved: tuple[int, ...] = ()
    bands: dict[int, Band] = msgspec.field(default_factory=dict)
    met: tuple[str, ...] = ()
    stock: Stock | None = None
    fate: Fate = "under_way"
    cleared: bool = False
    deeds: int = 0
    deaths: int = 0
    treasure: int = 0
    blessed: bool = False
    barrier: int = 0
    speed: int = 1
    alarm: bool = False
    no_rest: bool = False
    idle: tuple[str, ...] = ()
    care: dict[str, int] = msgspec.field(default_factory=dict)
    journal: tuple[Entry, ...] = ()
    score: int = 0
    """Of the expeditions that are over (VER-EXP-17)."""

"""What happens around the table: setting up, resting, the corruption, the way through the rooms, the end."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Seat
from oakveil.kernel.table import Event

from ..state import CardId, HeroId, Place, RoomId, Wing
from .told import ToMaster


class GameStarted(Event, frozen=True):
    heroes: tuple[HeroId, ...]
    seats: tuple[Seat, ...]
    master: Seat
    boss: CardId
    power: CardId
    special_room: RoomId


class HeroChosen(Event, frozen=True):
    seat: Seat
    hero: HeroId


class VoicesHeard(Event, frozen=True):
    """Who decides for the team: the heroes of these players."""

    heroes: tuple[HeroId, ...]


class DefenderNamed(Event, frozen=True):
    hero: HeroId


class PhylacteryDrawn(Event, frozen=True):
    hero: HeroId
    card: CardId


class PhylacteryRemoved(Event, frozen=True):
    hero: HeroId
    card: CardId


class LineAdded(Event, frozen=True):
    """Three rooms came to the far end; where each lies is told to the DM only."""

    line: int
    rooms: tuple[RoomId, ...]


class LineLaid(ToMaster, frozen=True):
    line: int
    rooms: tuple[RoomId, ...]


class RoomsTaken(Event, frozen=True):
    """The corruption has these places."""

    places: tuple[Place, ...]


class RoomsLaid(ToMaster, frozen=True):
    places: tuple[Place, ...]
    rooms: tuple[RoomId, ...]


class RestBegan(Event, frozen=True):
    """The team is in the rest zone, before incursion `number`: all are as good as new."""

    number: int


class CrossingStarted(Event, frozen=True):
    number: int
    lines: int
    events: int


class EventsDrawn(Event, frozen=True):
    """The DM has drawn, or without one so many events were laid out."""

    n: int
    why: Literal["crossing", "wing"]


class EventSeen(ToMaster, frozen=True):
    card: CardId


class EventsDiscarded(Event, frozen=True):
    n: int


class EventsReshuffled(Event, frozen=True):
    pass


class WingChosen(Event, frozen=True):
    wing: Wing
    changed: bool


class RoomEntered(Event, frozen=True):
    place: Place


class RoomRevealed(Event, frozen=True):
    place: Place
    room: RoomId


class RoomResolved(Event, frozen=True):
    place: Place


class RoomReplaced(Event, frozen=True):
    place: Place
    room: RoomId


class RoomPeeked(Event, frozen=True):
    """A face-down room was looked at by the team."""

    place: Place
    room: RoomId
    source: CardId


class RoomFrozen(Event, frozen=True):
    place: Place
    frozen: bool


class PricePaid(Event, frozen=True):
    """The team pays what a room asks for."""

    by: Literal["crystals", "unlock", "item"]
    hero: HeroId | None
    card: CardId | None


class EventPlayed(Event, frozen=True):
    """The DM plays an event, or the power of the boss."""

    card: CardId
    targets: tuple[str, ...]
    lost: CardId | None


class EventTurned(Event, frozen=True):
    """Without a DM an event was turned over for the hero `trigger`."""

    card: CardId
    trigger: HeroId


class NothingHappens(Event, frozen=True):
    """An effect finds nobody and nothing that it could do something to."""

    source: CardId


class RiddleShown(Event, frozen=True):
    """The riddle and its answers as data; the page and the terminal put it into words."""

    family: str
    attempt: int


class RiddleAnswered(Event, frozen=True):
    answer: int
    right: bool


class SentBack(Event, frozen=True):
    pass


class TeamFell(Event, frozen=True):
    """All heroes have fallen and the team is carried to the rest zone."""

    lost: int


class GameEnded(Event, frozen=True):
    won: bool
    reason: str
    incursion: int

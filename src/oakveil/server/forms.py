"""Bodies of requests and replies over HTTP. The token of a link goes in the header `Authorization: Bearer`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from oakveil.kernel.settings import Setting
from oakveil.kernel.text import Locale

from .fields import Emblem, Key, Level, Name, Number, Pin, SeatNumber, TableId, Token
from .protocol import Phase, Role, Sitter

PackId = Annotated[
    str, Meta(pattern=r"^([0-9a-f]{64})?\Z", description="The hash of a content pack; empty: the house.")
]
Word = Annotated[str, Meta(max_length=64, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")]


class Body(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The body of a request."""


class Me(Body, frozen=True, tag=True):
    """A seat for whoever creates the table, or for another person at the same screen."""

    name: Name = ""
    emblem: Emblem = ""
    pin: Pin = ""


class Open(Body, frozen=True, tag=True):
    """A seat for whoever comes by the invitation."""


class Bot(Body, frozen=True, tag=True):
    """A seat for a bot; level "" is the usual one."""

    level: Annotated[str, Meta(max_length=24, pattern=r"^[a-z0-9_-]*\Z")] = ""
    name: Name = ""
    emblem: Emblem = ""


Chair = Me | Open | Bot


class NewTable(Body, frozen=True):
    """A table to be laid. Seats not named are played by bots. `word` is mixed into the seed of chance.

    `pace` is how many seconds bots take over an answer. Without open seats the game begins at once. `pack` is the id of
    a content pack that the server offers for the game.
    """

    game: Key
    options: dict[str, Any] = {}
    pack: PackId = ""
    seats: Annotated[tuple[Chair, ...], Meta(max_length=16)] = ()
    word: Word = ""
    pace: Annotated[float, Meta(ge=0, le=10)] | None = None


class Links(Struct, frozen=True, kw_only=True):
    """The links to a new table: our own, the one that invites others to take a seat, and the one to look on."""

    table: TableId
    host: Token
    invitation: Token
    watch: Token


class SitDown(Body, frozen=True):
    """Take a seat that nobody holds (None: the first one). By an invitation this makes a link of our own."""

    seat: SeatNumber | None = None
    name: Name = ""
    emblem: Emblem = ""
    word: Word = ""
    pin: Pin = ""


class Seated(Struct, frozen=True):
    """The seat that was taken, and the token of the link that holds it."""

    seat: SeatNumber
    token: Token


class Leave(Body, frozen=True, tag=True):
    """Nobody holds the seat any more; a bot plays it, or it is open again before the game has begun.

    The host may do this to any seat.
    """


class HandToBot(Body, frozen=True, tag=True):
    """A bot plays the seat until it is taken back; level "" is the usual one. The host may do this to any seat."""

    level: Level | Literal[""] = ""


class TakeBack(Body, frozen=True, tag=True):
    """Whoever holds the seat plays it again."""


class SetPin(Body, frozen=True, tag=True):
    """From now on the seat is taken in hand with this PIN only; "" for none."""

    old: Pin = ""
    pin: Pin = ""


class Rename(Body, frozen=True, tag=True):
    """Another name or emblem, while the game has not begun."""

    name: Name = ""
    emblem: Emblem = ""


Seating = Leave | HandToBot | TakeBack | SetPin | Rename


class Fork(Body, frozen=True):
    """A new table that goes on from before entry `entry` of this one (counted from 0), against bots."""

    entry: Number
    seat: SeatNumber = 1
    level: Annotated[str, Meta(max_length=24, pattern=r"^[a-z0-9_-]*\Z")] = ""


class GameCard(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    id: str
    title: str
    least_seats: int
    most_seats: int
    bots: tuple[str, ...]
    usual_bot: str
    ruleset: str


class PackCard(Struct, frozen=True):
    """A content pack that may be chosen for a new table: its id is the hash of its content."""

    id: str
    name: str


class GameSheet(Struct, frozen=True, kw_only=True):
    """A game with its options. `furniture` is what a page needs to know of its things (names, shapes, pictures).

    Options and furniture are those of content pack `pack` ("": of the content of the house), which is called
    `pack_name`; `packs` are all on offer.
    """

    card: GameCard
    settings: tuple[Setting, ...]
    furniture: Raw | None = None
    pack: str = ""
    pack_name: str = ""
    packs: tuple[PackCard, ...] = ()


class Asked(Body, frozen=True):
    """Options and content pack of a new game that somebody thinks about; options not named have their default."""

    options: dict[str, Any] = {}
    pack: PackId = ""


class Outlook(Struct, frozen=True):
    """What a game with some options would be like: its seats, and how hard it is in a sentence ("" if not known).

    `counting` are the options that count then, the most important first.
    """

    seats: int
    forecast: str
    counting: tuple[str, ...]


class RuleText(Struct, frozen=True):
    """A rule of a game in our own words: in `locale`, English where its language does not tell it."""

    id: str
    statement: str
    locale: Locale
    advice: bool


class TableCard(Struct, frozen=True, kw_only=True):
    """A table as whoever has a link to it sees it from outside."""

    table: TableId
    game: str
    title: str
    role: Role
    me: str
    phase: Phase
    options: Raw
    number: Number
    created: float
    touched: float
    sitters: tuple[Sitter, ...]
    commitment: str
    asked: tuple[SeatNumber, ...]
    pack: str = ""


class ReplayEvent(Struct, frozen=True):
    """An event in a replay."""

    number: Number
    event: Raw
    sentence: str


class ReplayStep(Struct, frozen=True, kw_only=True):
    """One entry of the history: what `seat` did at question `number`, all that came of it, and the table after it.

    `label` and `choice` are empty where the viewer may not know the answer. `asked` are the seats asked next, what they
    are asked is told in `question`. `aids` is what the game adds for its page, as in a `View`.
    """

    entry: Number
    what: Literal["start", "answer", "command", "lapse", "undo"]
    number: Number
    seat: int
    key: str
    label: str
    choice: Raw | None
    to: Number | None
    events: tuple[ReplayEvent, ...]
    state: Raw
    stack: Raw
    aids: Raw | None
    asked: tuple[SeatNumber, ...]
    question: str


class Replay(Struct, frozen=True):
    """A part of the history as `seat` saw it (None: a spectator), from entry `first` on; entry 0 is the start."""

    seat: int | None
    first: Number
    entries: Number
    steps: tuple[ReplayStep, ...]


class Verified(Struct, frozen=True):
    """Whether playing the history again from the revealed seed leads to exactly this table, and if not, why."""

    verified: bool
    entries: Number
    problem: str = ""


class Health(Struct, frozen=True):
    """The server is there."""

    version: str
    protocol: int
    page: bool


class Problem(Struct, frozen=True):
    """Why a request was refused, in the language of its `Accept-Language`."""

    reason: str
    message: str
    rule: str = ""


class Next(Struct, frozen=True):
    """The table for the next game; the links to the last one lead to it, too."""

    table: TableId


class LinkWanted(Body, frozen=True):
    """Another link to invite people by, or to look on; only the host can have one."""

    role: Literal["invited", "watcher"] = "invited"


class NewLink(Struct, frozen=True):
    """The secret of a new link."""

    token: Token

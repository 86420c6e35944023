"""What a page and the server say to each other about a table, over its WebSocket and over HTTP.

A page opens the WebSocket `/api/tables/<table>/live` and says `Hello` first. The server says `Welcome`, `Company`, then
`View` and `Happened`, and from then on whatever changes. A `View` is always whole: a page that missed one has missed
nothing. What a seat may not know is not in it. `ref` is any number a page chooses; the server's reply carries it.

Every record is tagged by `type`; unknown fields are refused.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct

from oakveil.kernel.text import Locale

from .fields import Key, Line, Number, Pin, SeatNumber, TableId, Token

VERSION = 1
"""A page built for another version has to be loaded anew."""

# --- What a page says -------------------------------------------------------------------------------------------------


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag=True, kw_only=True):
    """Anything a page says."""

    ref: Number = 0


class Hello(Message, frozen=True):
    """The first message: by which link we come, and the number of the last event that the page has (0: none)."""

    token: Token
    locale: Locale = "en"
    seen: Number = 0
    version: Number = VERSION


class Answer(Message, frozen=True):
    """`seat` answers question `number` with `choice`: an option as it was offered, or a free-form value."""

    seat: SeatNumber
    number: Number
    choice: dict[str, Any]


class Try(Message, frozen=True):
    """Would this be a legal answer? Nothing is changed; the reply is `Tried`."""

    seat: SeatNumber
    number: Number
    choice: dict[str, Any]


class Order(Message, frozen=True):
    """`seat` carries out the command `key` beside the open question `number`."""

    seat: SeatNumber
    number: Number
    key: Key
    value: dict[str, Any]


class UndoAsk(Message, frozen=True):
    """`seat` wants to go back to question `to` (None: the last one answered). Free, or put to the vote."""

    seat: SeatNumber
    to: Number | None = None


class UndoVote(Message, frozen=True):
    """Agree to the undo that is asked for, or not. Whoever asked for it withdraws it with `agree` false."""

    agree: bool


class Chat(Message, frozen=True):
    """Say something to everybody at the table."""

    text: Line


class Pause(Message, frozen=True):
    """Stop all clocks and bots."""


class Resume(Message, frozen=True):
    """Let clocks and bots go on."""


class SkipPace(Message, frozen=True):
    """Let the bots play without waiting, until a person is asked."""


class HintAsk(Message, frozen=True):
    """What would a sensible player answer for `seat`? The reply is `Hint`."""

    seat: SeatNumber


class Consult(Message, frozen=True):
    """Ask the game for something that `seat` may work out but that takes a while, such as odds. Reply: `Consulted`."""

    seat: SeatNumber
    topic: Key
    about: dict[str, Any] = {}


class TakeInHand(Message, frozen=True):
    """Of several seats on one link, from now on `seat` looks at this screen."""

    seat: SeatNumber
    pin: Pin = ""


class Speak(Message, frozen=True):
    """Go on in this language."""

    locale: Locale


class Ping(Message, frozen=True):
    """Is the server still there? The reply is `Done`."""


Deed = Answer | Order | UndoAsk | UndoVote | Chat | Pause | Resume | SkipPace
"""What may also be done over HTTP: `POST /api/tables/<table>/deeds`."""

Said = Hello | Deed | Try | HintAsk | Consult | TakeInHand | Speak | Ping
"""Everything a page may say."""


# --- What the server says ---------------------------------------------------------------------------------------------


class Reply(Struct, frozen=True, tag=True, kw_only=True):
    """Anything the server says. `ref` is that of the message it replies to; 0 when it replies to none."""

    ref: Number = 0


Role = Literal["host", "player", "invited", "watcher"]
"""`host` manages the table and may hold seats; `player` holds seats; `invited` may take one; `watcher` looks on."""

Phase = Literal["gathering", "playing", "over"]


class Welcome(Reply, frozen=True):
    """The reply to `Hello`. `me` is the public id of our link; `commitment` and `pack` are hashes: of the secret seed,
    and of the content pack that is played with ("": the content of the house).
    """

    table: TableId
    game: str
    version: Number
    role: Role
    me: str
    phase: Phase
    locale: Locale
    commitment: str
    event: Number
    options: Raw
    pack: str = ""


class Sitter(Struct, frozen=True, kw_only=True):
    """A seat and who plays it. `title` is what the game calls the seat; `person` the public id of the link holding it.

    `bot` is the level of the bot that plays it now, even if a person holds it. `pin`: it must be given to take the seat
    in hand.
    """

    seat: SeatNumber
    title: str = ""
    name: str = ""
    emblem: str = ""
    person: str = ""
    bot: str = ""
    connected: bool = False
    host: bool = False
    mine: bool = False
    pin: bool = False

    @property
    def open(self) -> bool:
        """Whether nobody plays here yet."""
        return not self.person and not self.bot


class Company(Reply, frozen=True):
    """Who is at the table."""

    phase: Phase
    sitters: tuple[Sitter, ...]
    watchers: Number


class Offer(Struct, frozen=True, kw_only=True):
    """An option: what to send back as `choice`, what its button says, and the rule that allows it."""

    choice: Raw
    label: str
    rule: str = ""
    default: bool = False


class ClockFace(Struct, frozen=True, kw_only=True):
    """A clock: seconds in all, and seconds left when this was sent (below 0: in the grace that follows)."""

    seconds: float
    left: float
    running: bool


class Question(Struct, frozen=True, kw_only=True):
    """An open question. Only the seat in hand (`mine`) sees its options.

    `free` is the tag of the record that may be answered freely, with any legal value; "" if there is none.
    """

    seat: SeatNumber
    key: str
    sentence: str
    mine: bool
    options: tuple[Offer, ...] = ()
    free: str = ""
    clock: ClockFace | None = None


class Orderable(Struct, frozen=True):
    """A command that may be given beside the open question: its key and the tag of the record that is its value."""

    key: str
    shape: str


class Undoable(Struct, frozen=True, kw_only=True):
    """What can be taken back: to question `last` at least by vote, and as far as `free` without asking (None: not)."""

    last: Number | None = None
    free: Number | None = None


class Vote(Struct, frozen=True, kw_only=True):
    """An undo that is voted on: back to which question, which links agreed, which are still to be heard."""

    seat: SeatNumber
    to: Number
    agreed: tuple[str, ...]
    waiting: tuple[str, ...]


class Ending(Struct, frozen=True, kw_only=True):
    """How the game ended, in words and as data, and the seed that all chance came from.

    `next` is the table laid for the next game, to which the same links lead; "" if there is none yet.
    """

    sentence: str
    reason: str
    winners: tuple[int, ...]
    commitment: str
    secret: str
    words: tuple[str, ...]
    next: str = ""


class View(Reply, frozen=True):
    """The table as the seat in hand sees it (None: as a spectator).

    `hand_to` is the seat on this link that is asked while another, that may not know the same, looks at the screen.
    `aids` is what the game adds for its page: what can be foretold, of a record of the game.
    """

    seat: SeatNumber | None
    number: Number
    event: Number
    state: Raw
    stack: Raw
    questions: tuple[Question, ...]
    hand_to: SeatNumber | None = None
    orders: tuple[Orderable, ...] = ()
    undo: Undoable = Undoable()
    vote: Vote | None = None
    paused: bool = False
    aids: Raw | None = None
    ending: Ending | None = None


class Told(Struct, frozen=True, tag=True):
    """An event: its number (they rise, with gaps where others were told something), its record, and a sentence."""

    number: Number
    question: Number
    event: Raw
    sentence: str


class TakenBack(Struct, frozen=True, tag=True):
    """All that happened since question `to` was taken back: the events numbered `since` or higher, before this one."""

    number: Number
    question: Number
    seat: SeatNumber
    to: Number
    since: Number
    sentence: str


class Happened(Reply, frozen=True):
    """What happened since the last event that the page has. `more`: older ones were left out, HTTP has them.

    `afresh`: another seat was taken in hand; the page forgets the events it has.
    """

    events: tuple[Told | TakenBack, ...]
    more: bool = False
    afresh: bool = False


class ChatLine(Reply, frozen=True):
    """Something was said. `number` rises by one; `person` is the public id of a link; `at` is seconds since 1970."""

    number: Number
    person: str
    name: str
    seat: SeatNumber | None
    text: str
    at: float


class Done(Reply, frozen=True):
    """What was said was done, and is stored. `number` is that of the question now open."""

    number: Number


class Tried(Reply, frozen=True):
    """Whether the answer would be legal; if not, why, and by which rule."""

    legal: bool
    rule: str = ""
    message: str = ""


class Hint(Reply, frozen=True):
    """What a sensible player would answer, and in a sentence why ("" if the game does not say).

    `choice` is null where a hint may not give the answer away; the label then tells only of what kind it is.
    """

    seat: SeatNumber
    number: Number
    choice: Raw
    label: str
    why: str = ""


class Consulted(Reply, frozen=True):
    """What the game found out."""

    topic: Key
    found: Raw


Reason = Literal[
    "stale",
    "not-your-seat",
    "not-in-hand",
    "not-asked",
    "not-offered",
    "not-allowed",
    "wrong-phase",
    "wrong-pin",
    "too-much",
    "unreadable",
    "unknown",
    "busy",
]


class Refused(Reply, frozen=True):
    """What was said changed nothing. `message` says why in the page's language; `rule` is the rule it would break."""

    reason: Reason
    message: str
    rule: str = ""


Reports = Welcome | Company | View | Happened | ChatLine | Done | Tried | Hint | Consulted | Refused
"""Everything the server may say."""

read = msgspec.json.Decoder(Said).decode
write = msgspec.json.Encoder().encode

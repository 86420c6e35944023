"""How a request comes to a table: by the token in its header. And what it is told when it is refused."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.params import FromPath, FromQuery

from oakveil.kernel.ask import Seat
from oakveil.kernel.match import Refused as NotLegal
from oakveil.kernel.text import Locale

from .deeds import Actor
from .forms import Problem
from .house import House
from .links import Link
from .protocol import Reason
from .refusals import TEXTS, No
from .room import Room
from .rows import TableRow
from .seats import check_pin_slowly, own_seat

log = logging.getLogger("oakveil")

AnyRequest = Request[Any, Any, Any]

_STATUS: dict[Reason, int] = {
    "stale": 409,
    "not-your-seat": 403,
    "not-in-hand": 403,
    "not-asked": 409,
    "not-offered": 422,
    "not-allowed": 409,
    "wrong-phase": 409,
    "wrong-pin": 403,
    "too-much": 429,
    "unreadable": 400,
    "unknown": 404,
    "busy": 503,
}


class Illegal(Exception):
    """Something that the rules refuse, in words."""

    def __init__(self, problem: Problem, reason: Reason) -> None:
        super().__init__(problem.message)
        self.problem = problem
        self.reason: Reason = reason


class Visitor:
    """Whoever sends a request about a table: the table's room, and the link by which they come."""

    def __init__(self, house: House, room: Room, link: Link, locale: Locale) -> None:
        self.house = house
        self.room = room
        self.link = link
        self.locale: Locale = locale

    async def viewer(self, seat: int | None, pin: str) -> Seat | None:
        """The seat whose eyes they may use; None for those of a spectator. Raises No."""
        if seat is None:
            return None
        async with self.room.lock:
            row = await self.room.load()
        own = own_seat(row, self.link, seat)
        if len(row.held_by(self.link.person)) > 1:
            await check_pin_slowly(row, own, pin)
        return seat

    def actor(self, in_hand: Seat | None) -> Actor:
        """Them, with a seat in hand."""
        return Actor(self.room, self.link, in_hand, self.locale)

    async def row(self) -> TableRow:
        """The table as it is now."""
        async with self.room.lock:
            return await self.room.load()


async def visitor(request: AnyRequest, table: FromPath[str], locale: FromQuery[Locale] = "en") -> Visitor:
    """The visitor that a request comes from. Raises No when its token leads nowhere."""
    house: House = request.app.state.house
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not 0 < len(token) < 100 or not _is_table_id(table):
        raise No("unknown", "server-no-table")
    room = house.room(table)
    try:
        return Visitor(house, room, await room.link_of(token), locale)
    except No:
        house.let_go_of_unknown(room)
        raise


def _is_table_id(table: str) -> bool:
    return len(table) == 10 and table.isascii() and table.isalnum() and table == table.lower()


def language_of(request: AnyRequest) -> Locale:
    """The language in which a refusal is told."""
    asked = request.query_params.get("locale") or request.headers.get("accept-language", "")
    return "fr" if str(asked).lower().startswith("fr") else "en"


def _refused(status: int, problem: Problem) -> Response[bytes]:
    return Response(msgspec.json.encode(problem), status_code=status, media_type=MediaType.JSON)


def on_no(request: AnyRequest, refusal: No) -> Response[bytes]:
    """What the server refuses."""
    refused = refusal.told(language_of(request))
    return _refused(_STATUS[refusal.reason], Problem(refused.reason, refused.message))


def on_illegal(request: AnyRequest, refusal: Illegal) -> Response[bytes]:
    """What the rules refuse."""
    return _refused(_STATUS[refusal.reason], refusal.problem)


def on_http(request: AnyRequest, problem: HTTPException) -> Response[bytes]:
    """What the framework refuses: no such path, a body that is not what it should be."""
    texts = TEXTS.in_(language_of(request))
    message = {404: "server-unknown", 413: "server-too-large", 415: "server-wrong-content"}
    told = texts.say(message.get(problem.status_code, "server-unreadable"))
    reason = "unknown" if problem.status_code == 404 else "unreadable"
    detail = problem.detail if isinstance(problem, ValidationException) else ""
    return _refused(problem.status_code, Problem(reason, f"{told} {detail}".strip()[:400]))


def on_failure(request: AnyRequest, failure: Exception) -> Response[bytes]:
    """What should not happen. The reply tells nothing about it, the log does."""
    log.error("%s %s", request.method, request.url.path, exc_info=failure)
    return _refused(500, Problem("busy", TEXTS.in_(language_of(request)).say("server-busy")))


async def done(actor: Actor, work: Any) -> Any:
    """The result of something an actor does. Raises Illegal in place of what the match refuses."""
    try:
        return await work
    except NotLegal as refusal:
        refused = actor.refused(refusal, 0)
        raise Illegal(Problem(refused.reason, refused.message, refused.rule), refused.reason) from None

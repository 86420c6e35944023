"""What can be done over HTTP at a table. The token of a link goes in the header `Authorization: Bearer`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from msgspec import Raw

from oakveil.kernel.match import Diverged

from . import catalogue, forms, labour, laying, protocol
from .beginning import checked
from .entrance import Visitor, done, visitor
from .links import fresh_token, made
from .records import oak_of
from .refusals import No
from .replaying import EVERYTHING, Wish, replay
from .room import WHOLE
from .rows import TableRow
from .seats import seated, sit_down

MOST_STEPS = 60
"""Steps of a replay in one reply."""

TheVisitor = NamedDependency[Visitor]
SeatPath = Annotated[int, PathParameter(ge=1, le=16)]
Eyes = Annotated[
    int | None, QueryParameter(ge=1, le=16, description="Our seat whose eyes we use; none: a spectator's.")
]
PinHeader = Annotated[str, HeaderParameter(name="x-seat-pin", max_length=8, required=False)]


@get("/", tags=["tables"])
async def table_card(visitor: TheVisitor) -> forms.TableCard:
    """The table from outside."""
    return await _card(visitor)


async def _card(visitor: Visitor) -> forms.TableCard:
    room = visitor.room
    async with room.lock:
        row = await room.load()
        company = room.teller.company(visitor.link, visitor.locale)
        asked = () if room.match is None else tuple(ask.seat for ask in room.match.asks())
        commitment = room.commitment()
    return forms.TableCard(
        table=row.id,
        game=row.game,
        title=catalogue.title(catalogue.known(row.game), visitor.locale),
        role=visitor.link.role,
        me=visitor.link.person,
        phase=row.phase,
        options=Raw(msgspec.json.encode(row.options)),
        number=row.number,
        created=row.created,
        touched=row.touched,
        sitters=company.sitters,
        commitment=commitment,
        asked=asked,
        pack=row.pack,
    )


@post("/seats", tags=["seats"])
async def take_seat(visitor: TheVisitor, data: JSONBody[forms.SitDown]) -> forms.Seated:
    """Take a seat that nobody holds. By an invitation this makes a link of our own: keep its token."""
    link, token, links = visitor.link, "", []
    if link.role == "watcher":
        raise No("not-allowed", "server-players-only")
    if link.role == "invited":
        _check_room_for_link(visitor)
        token = fresh_token()
        link = made(token, "player")
        links = [link]
    taken: list[int] = []

    def change(row: TableRow) -> TableRow:
        changed, seat = sit_down(row, link.person, data)
        taken[:] = [seat]
        return checked(changed) if row.phase == "gathering" else changed

    await visitor.room.alter(change, links)
    return forms.Seated(taken[0], token)


@post("/seats/{seat:int}", tags=["seats"], status_code=200)
async def change_seat(visitor: TheVisitor, seat: SeatPath, data: JSONBody[forms.Seating]) -> forms.TableCard:
    """Leave a seat, hand it to a bot, take it back, or change its PIN, name or emblem."""
    kind = catalogue.known((await visitor.row()).game)

    def change(row: TableRow) -> TableRow:
        changed = seated(row, kind, visitor.link, seat, data)
        return checked(changed) if row.phase == "gathering" else changed

    await visitor.room.alter(change)
    return await _card(visitor)


@post("/begin", tags=["tables"], status_code=200)
async def begin(visitor: TheVisitor) -> forms.TableCard:
    """Begin the game; only the host can."""
    _check_host(visitor)
    await visitor.room.begin()
    return await _card(visitor)


@post("/links", tags=["tables"])
async def another_link(visitor: TheVisitor, data: JSONBody[forms.LinkWanted]) -> forms.NewLink:
    """Another link to invite by or to look on; only the host can have one."""
    _check_host(visitor)
    _check_room_for_link(visitor)
    token = fresh_token()
    await visitor.room.alter(lambda row: row, [made(token, data.role)])
    return forms.NewLink(token)


def _check_room_for_link(visitor: Visitor) -> None:
    if len(visitor.room.links) >= visitor.house.config.listeners:
        raise No("too-much", "server-table-full")


def _check_host(visitor: Visitor) -> None:
    if visitor.link.role != "host":
        raise No("not-allowed", "server-host-only")


@get("/view", tags=["play"])
async def view(visitor: TheVisitor, seat: Eyes = None, pin: PinHeader = "") -> protocol.View:
    """The table as one of our seats, or a spectator, sees it."""
    viewer = await visitor.viewer(seat, pin)
    async with visitor.room.lock:
        await visitor.room.playing()
        return visitor.room.teller.view(visitor.link, viewer, visitor.locale)


@get("/events", tags=["play"])
async def events(
    visitor: TheVisitor,
    since: Annotated[int, QueryParameter(ge=0)] = 0,
    seat: Eyes = None,
    pin: PinHeader = "",
) -> protocol.Happened:
    """What happened after event number `since`, as far as the viewer may know it: the last part of it if that is much.

    `more` says that there is something between `since` and the first event of the reply.
    """
    viewer = await visitor.viewer(seat, pin)
    async with visitor.room.lock:
        row, _ = await visitor.room.playing()
        entries = await visitor.house.store.entries_since(row, since, WHOLE)
        scene = visitor.room.scene
        assert scene is not None
        told = scene.happened(entries, viewer, visitor.locale, since)
    more = bool(entries) and entries[0].last_event - len(entries[0].events) > since
    return protocol.Happened(events=told, more=more)


@get("/chat", tags=["play"])
async def chat(visitor: TheVisitor, after: Annotated[int, QueryParameter(ge=0)] = 0) -> list[protocol.ChatLine]:
    """The last lines of chat after line number `after`."""
    row = await visitor.row()
    return [
        protocol.ChatLine(
            number=line.number,
            person=line.person,
            name=line.name,
            seat=line.seat or None,
            text=line.text,
            at=line.at,
        )
        for line in await visitor.house.store.chat(row.id, after, 200)
    ]


@post("/deeds", tags=["play"], status_code=200)
async def do_deed(visitor: TheVisitor, data: JSONBody[protocol.Deed], pin: PinHeader = "") -> protocol.Done:
    """Answer, give a command, ask for an undo or vote on one, say something, pause or resume."""
    seat = data.seat if isinstance(data, protocol.Answer | protocol.Order | protocol.UndoAsk) else None
    actor = visitor.actor(await visitor.viewer(seat, pin))
    number: int = await done(actor, actor.do(data))
    return protocol.Done(ref=data.ref, number=number)


@get(
    "/replay",
    tags=["afterwards"],
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(forms.Replay, generate_examples=False, description="A part of the history.")},
)
async def replay_part(
    visitor: TheVisitor,
    seat: Annotated[int | None, QueryParameter(ge=EVERYTHING, le=16, description="0: with nothing hidden.")] = None,
    first: Annotated[int, QueryParameter(ge=0, description="The first step; 0 is the start.")] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)] = MOST_STEPS,
    pin: PinHeader = "",
) -> Response[bytes]:
    """The game step by step. Before its end only with the eyes of our own seat or a spectator."""
    row = await visitor.row()
    _check_history(row)
    if row.phase != "over":
        seat = await visitor.viewer(seat, pin)
    elif seat is not None and seat > len(row.seats):
        raise No("unknown", "server-no-seat")
    wish = Wish(seat, row.phase == "over", first, limit, visitor.locale)
    try:
        part = await visitor.house.workshop.do(replay, await oak_of(visitor.house.store, row), wish)
    except Diverged:
        raise No("not-allowed", "server-forked") from None
    return Response(part, media_type=MediaType.JSON)


def _check_history(row: TableRow) -> None:
    if row.phase == "gathering":
        raise No("wrong-phase", "server-not-begun")
    if row.origin:
        raise No("not-allowed", "server-forked")


@get("/verify", tags=["afterwards"])
async def verify(visitor: TheVisitor) -> forms.Verified:
    """Whether the revealed seed and the answers lead to exactly this table. After the end only."""
    row = _finished(await visitor.row())
    _check_history(row)
    problem = await visitor.house.workshop.do(labour.check, await oak_of(visitor.house.store, row))
    return forms.Verified(not problem, row.number, problem)


@get("/oak", tags=["afterwards"], media_type=MediaType.JSON)
async def download(visitor: TheVisitor) -> Response[bytes]:
    """The whole game with its seed, as a file that `oakveil verify` and `oakveil replay` read. After the end only."""
    row = _finished(await visitor.row())
    name = f'attachment; filename="{row.game}-{row.id}.oak"'
    return Response(
        await oak_of(visitor.house.store, row), media_type=MediaType.JSON, headers={"Content-Disposition": name}
    )


def _finished(row: TableRow) -> TableRow:
    if row.phase != "over":
        raise No("wrong-phase", "server-not-over")
    return row


@post("/fork", tags=["afterwards"])
async def fork(visitor: TheVisitor, data: JSONBody[forms.Fork]) -> forms.Links:
    """A new table that goes on from a moment of this one, against bots."""
    return await laying.fork(visitor.house, visitor.room, visitor.link, data)


@post("/rematch", tags=["afterwards"])
async def rematch(visitor: TheVisitor) -> forms.Next:
    """The table for the next game with the same seats; the same links lead to it."""
    return await laying.rematch(visitor.house, visitor.room, visitor.link)


TABLE = Router(
    "/tables/{table:str}",
    dependencies={"visitor": Provide(visitor)},
    security=[{"link": []}],
    route_handlers=[
        table_card,
        take_seat,
        change_seat,
        begin,
        another_link,
        view,
        events,
        chat,
        do_deed,
        replay_part,
        verify,
        download,
        fork,
        rematch,
    ],
)

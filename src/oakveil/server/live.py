"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from oakveil.kernel.match import Refused as NotLegal
from oakveil.kernel.text import Locale

from . import fields, protocol
from .deeds import Actor
from .fields import LARGEST_MESSAGE, Number
from .guard import Bucket, Buckets, comes_from_us
from .house import House
from .listener import Listener
from .refusals import No
from .room import Room
from .seats import check_pin_slowly, own_seat

log = logging.getLogger("oakveil")

HELLO_WITHIN = 10.0
"""Seconds that a page has to say who it is."""
FORGIVEN = 40
"""Messages that are refused for coming too fast before the line is cut."""


class Closed(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Unreadable(Exception):
    """A message that is none. `ref` is the number by which the page knows it, if that can be read."""

    def __init__(self, data: str) -> None:
        super().__init__()
        try:
            self.ref = msgspec.json.decode(data, type=_Referred).ref
        except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
            self.ref = 0


class _Referred(msgspec.Struct):
    ref: Number = 0


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Everything that goes on at a table, as long as a page is there."""
    house: House = socket.app.state.house
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    if not comes_from_us(origin, host, house.config.origins):
        await socket.close(fields.CLOSED_BAD, "wrong origin")
        return
    arrivals: Buckets = socket.app.state.arrivals
    if not arrivals.take(socket.client.host if socket.client else ""):
        await socket.close(fields.CLOSED_TOO_MUCH, "too fast")
        return
    await socket.accept()
    try:
        await _serve(house, socket, table)
    except Closed as end:
        with contextlib.suppress(Exception):
            await socket.close(end.code, end.reason)
    except WebSocketDisconnect:
        return


async def _serve(house: House, socket: WebSocket[Any, Any, Any], table: str) -> None:
    try:
        hello = await asyncio.wait_for(_read(socket), HELLO_WITHIN)
    except (TimeoutError, Unreadable):
        raise Closed(fields.CLOSED_BAD, "say Hello first") from None
    if not isinstance(hello, protocol.Hello):
        raise Closed(fields.CLOSED_BAD, "say Hello first")
    if hello.version != protocol.VERSION:
        raise Closed(fields.CLOSED_VERSION, "another version")
    room = house.room(table)
    try:
        link = await room.link_of(hello.token)
        listener = Listener(link, hello.locale, room.teller.usually_in_hand(link), hello.seen)
        await house.enter(room, listener, hello.ref)
    except No as refusal:
        house.let_go_of_unknown(room)
        await socket.send_data(protocol.write(refusal.told(hello.locale, hello.ref)).decode())
        raise Closed(fields.CLOSED_NO_LINK, refusal.message) from None
    writing = asyncio.create_task(_write(socket, listener))
    reading = asyncio.create_task(_Page(house, room, listener, socket).read())
    try:
        await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (writing, reading):
            task.cancel()
        results = await asyncio.gather(writing, reading, return_exceptions=True)
        await house.leave(room, listener)
    for result in results:
        if isinstance(result, Closed | WebSocketDisconnect):
            raise result
        if isinstance(result, Exception):
            log.error("a socket of table %s", room.id, exc_info=result)
            raise Closed(1011, "sorry") from None


async def _read(socket: WebSocket[Any, Any, Any]) -> protocol.Said:
    """The next message. Raises Unreadable, and Closed when it is far too long."""
    data = await socket.receive_data(mode="text")
    if len(data) > LARGEST_MESSAGE:
        raise Closed(1009, "too large")
    try:
        return protocol.read(data)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        raise Unreadable(data) from None


async def _write(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Send what the listener is told, as fast as the page takes it."""
    while (report := await listener.next()) is not None:
        await socket.send_data(report.decode())
    raise Closed(fields.CLOSED_TOO_MUCH, "too slow")


class _Page:
    """What one page says, message by message."""

    def __init__(self, house: House, room: Room, listener: Listener, socket: WebSocket[Any, Any, Any]) -> None:
        self._house = house
        self._room = room
        self._listener = listener
        self._socket = socket
        rate = house.config.messages_a_second
        self._bucket = Bucket(rate, 2 * rate)
        self._forgiven = FORGIVEN
        self._slow: asyncio.Task[None] | None = None

    async def read(self) -> None:
        """Do what the page says until it is gone. Raises Closed and WebSocketDisconnect."""
        while True:
            try:
                message = await _read(self._socket)
            except Unreadable as problem:
                self._check_pace()
                self._listener.tell(No("unreadable", "server-unreadable").told(self._listener.locale, problem.ref))
                continue
            if not self._check_pace():
                self._listener.tell(No("too-much", "server-too-fast").told(self._listener.locale, message.ref))
                continue
            # What has been begun is finished and announced, even if the page is gone before that.
            await asyncio.shield(asyncio.create_task(self._answer(message)))

    async def _answer(self, message: protocol.Said) -> None:
        actor = self._actor()
        try:
            await self._do(actor, message)
        except (No, NotLegal) as refusal:
            self._listener.tell(actor.refused(refusal, message.ref))

    def _check_pace(self) -> bool:
        """Whether the page may say this now. Raises Closed when it goes on and on."""
        if self._bucket.take():
            return True
        self._forgiven -= 1
        if not self._forgiven:
            raise Closed(fields.CLOSED_TOO_MUCH, "too fast")
        return False

    def _actor(self) -> Actor:
        return Actor(self._room, self._listener.link, self._listener.in_hand, self._listener.locale)

    async def _do(self, actor: Actor, message: protocol.Said) -> None:
        tell, ref = self._listener.tell, message.ref
        match message:
            case protocol.Hello():
                raise No("not-allowed", "server-unreadable")
            case protocol.Ping():
                tell(protocol.Done(ref=ref, number=0 if self._room.row is None else self._room.row.number))
            case protocol.Try(seat=seat, number=number, choice=choice):
                tell(await actor.attempt(seat, number, choice, ref))
            case protocol.HintAsk(seat=seat):
                self._begin_slowly(actor, actor.hint(seat, ref), ref)
            case protocol.Consult(seat=seat, topic=topic, about=about):
                self._begin_slowly(actor, actor.consult(seat, topic, about, ref), ref)
            case protocol.TakeInHand(seat=seat, pin=pin):
                await self._take_in_hand(actor, seat, pin, ref)
            case protocol.Speak(locale=locale):
                await self._speak(locale, ref)
            case _:
                tell(protocol.Done(ref=ref, number=await actor.do(message)))

    def _begin_slowly(self, actor: Actor, work: Coroutine[Any, Any, protocol.Reports], ref: int) -> None:
        """Have something worked out while the page goes on. One thing at a time. Raises No."""
        if self._slow is not None and not self._slow.done():
            work.close()
            raise No("busy", "server-busy")
        self._slow = asyncio.create_task(self._finish_slowly(actor, work, ref))

    async def _finish_slowly(self, actor: Actor, work: Coroutine[Any, Any, protocol.Reports], ref: int) -> None:
        try:
            self._listener.tell(await work)
        except No as refusal:
            self._listener.tell(actor.refused(refusal, ref))
        except Exception:
            log.exception("table %s: something could not be worked out", self._room.id)
            self._listener.tell(actor.refused(No("busy", "server-busy"), ref))

    async def _take_in_hand(self, actor: Actor, seat: int, pin: str, ref: int) -> None:
        async with self._room.lock:
            row = await self._room.load()
            own = own_seat(row, actor.link, seat)
        if own.pin and len(row.held_by(actor.link.person)) > 1:
            await check_pin_slowly(row, own, pin)
        self._listener.in_hand = seat
        await self._house.take_in_hand(self._room, self._listener, ref)

    async def _speak(self, locale: Locale, ref: int) -> None:
        """Tell everything again in another language."""
        self._listener.locale = locale
        await self._house.take_in_hand(self._room, self._listener, ref)

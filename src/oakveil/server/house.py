"""The house: all tables of a server, the store they are kept in, the workshop, and the line to other servers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from .config import Config
from .hub import Hub
from .links import fresh_id
from .listener import Listener
from .packs import SHELF, read_pack
from .protocol import Done
from .refusals import No
from .room import Room
from .store import Store
from .workshop import Workshop

log = logging.getLogger("oakveil")

DAY = 86_400.0
"""Seconds."""
EXPIRY = 600.0
"""Seconds between looks for tables that have been kept long enough."""
SWEEP = 10.0
"""Seconds between looks for tables that nobody needs in memory, and between notes of who is there."""
CHAT_TOLD_AGAIN = 100
"""Lines of chat that a page is told when it comes."""


class House:
    """Opened once per process. Rooms are made when somebody comes to a table."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.workshop = Workshop(config.processes)
        self.rooms: dict[str, Room] = {}
        self._id = fresh_id()
        self._hub = Hub(config.database, self._hear, self._catch_up_all) if self.store.shared else None
        self._sweeping: asyncio.Task[None] | None = None
        self._expired = -EXPIRY

    async def open(self) -> None:
        await self.store.open()
        offered = [read_pack(folder) for folder in self.config.packs]
        SHELF.fill(await self.store.keep_packs(offered), [pack.id for pack in offered])
        if self._hub is not None:
            await self._hub.open()
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeping
        for room in self.rooms.values():
            room.pilot.rest()
        if self._hub is not None:
            await self._hub.close()
        self.workshop.close()
        await self.store.close()

    def room(self, id: str) -> Room:
        """The room of a table, whether or not there is such a table."""
        if id not in self.rooms:
            self.rooms[id] = Room(self, id)
        room = self.rooms[id]
        room.used = time.monotonic()
        return room

    async def enter(self, room: Room, listener: Listener, ref: int) -> None:
        """A page has come: tell it everything it has not seen. Raises No."""
        if len(room.listeners) >= self.config.listeners:
            raise No("too-much", "server-table-full")
        async with room.lock:
            row = await room.load()
            entries, more = [], False
            if row.phase != "gathering" and listener.seen < row.events:
                entries = await self.store.entries_since(row, listener.seen, room.told_again())
                more = bool(entries) and entries[0].last_event - len(entries[0].events) > listener.seen
            chat = await self.store.chat(row.id, 0, CHAT_TOLD_AGAIN)
            listener.tell(room.teller.welcome(listener, ref))
            room.listeners.add(listener)
            if not self._note_who_is_here(room):
                listener.tell(room.teller.company(listener.link, listener.locale))
            if row.phase != "gathering":
                room.teller.again(listener, entries, more, afresh=False)
                listener.seen = row.events
                room.teller.news(listener, ())
            for line in chat:
                listener.hear(line)
        await self._tell_who_is_here(room, asking=len(room.listeners) == 1)

    async def take_in_hand(self, room: Room, listener: Listener, ref: int) -> None:
        """Another seat looks at the screen of a page: it is told the whole story anew. `in_hand` has been changed."""
        async with room.lock:
            row = await room.load()
            if row.phase == "gathering":
                listener.tell(Done(ref=ref, number=0))
                return
            entries = await self.store.entries_since(row, 0, room.told_again())
            more = bool(entries) and entries[0].last_event - len(entries[0].events) > 0
            listener.seen = 0
            room.teller.again(listener, entries, more, afresh=True)
            listener.seen = row.events
            room.teller.view_to(listener, ref)

    def let_go_of_unknown(self, room: Room) -> None:
        """Forget a room that somebody has asked for in vain."""
        if room.row is None and not room.listeners and not room.lock.locked():
            self.rooms.pop(room.id, None)

    async def leave(self, room: Room, listener: Listener) -> None:
        """A page is gone."""
        async with room.lock:
            room.listeners.discard(listener)
            self._note_who_is_here(room)
        await self._tell_who_is_here(room)

    def _note_who_is_here(self, room: Room) -> bool:
        """Whether that is news; then all pages here have been told. The lock must be held."""
        roles = ("host", "player")
        here = frozenset(listener.link.person for listener in room.listeners if listener.link.role in roles)
        before, room.presence.here = room.presence.here, here
        room.pilot.look()
        if here == before:
            return False
        room.teller.companies()
        if room.pilot.keeps_time:  # the clock of who has gone stands still, that of who has come goes on
            room.teller.views()
        return True

    async def _tell_who_is_here(self, room: Room, asking: bool = False) -> None:
        """Let the other servers know; when `asking` they tell us in turn."""
        await self.store.tell([self._who_is_here(room, "who" if asking else "here")])

    def _who_is_here(self, room: Room, what: str) -> str:
        return f"{what} {room.id} {self._id} {','.join(sorted(room.presence.here))}"

    async def _hear(self, message: str) -> None:
        """Something that another server, or this one itself, has told all."""
        what, id, *rest = message.split(" ")
        room = self.rooms.get(id)
        if room is None:
            return
        if what == "table":
            await room.catch_up()
        elif what == "chat":
            await self._catch_up_chat(room)
        elif rest[0] != self._id:
            if room.presence.note(rest[0], filter(None, rest[1].split(","))):
                room.teller.companies()
            if what == "who" and room.listeners:
                await self._tell_who_is_here(room)

    async def _catch_up_chat(self, room: Room) -> None:
        if room.listeners:
            newest = min(listener.chat for listener in room.listeners)
            for line in await self.store.chat(room.id, newest, CHAT_TOLD_AGAIN):
                for listener in room.listeners:
                    listener.hear(line)

    async def _catch_up_all(self) -> None:
        for room in list(self.rooms.values()):
            await room.catch_up()
            await self._catch_up_chat(room)

    async def _sweep(self) -> None:
        """Let go of tables where nothing happens; remind other servers of who is at the others."""
        while True:
            await asyncio.sleep(min(SWEEP, self.config.idle))
            for room in list(self.rooms.values()):
                self._rest(room)
            try:
                await self.store.tell(
                    [self._who_is_here(room, "here") for room in self.rooms.values() if room.listeners]
                )
                await self._expire()
            except Exception:
                log.exception("the database cannot be written to")

    async def _expire(self) -> None:
        """Delete tables, finished or abandoned, at which nothing has happened for as long as they are kept."""
        if not self.config.keep or time.monotonic() - self._expired < EXPIRY:
            return
        self._expired = time.monotonic()
        before = time.time() - self.config.keep * DAY
        while await self.store.expire(before, [id for id, room in self.rooms.items() if room.listeners]):
            await asyncio.sleep(0)

    def _rest(self, room: Room) -> None:
        if room.lock.locked() or room.pilot.is_busy or time.monotonic() - room.used < self.config.idle:
            return
        room.forget()
        if not room.listeners:
            self.rooms.pop(room.id, None)

"""A room: one table while somebody is at it. It is loaded when needed, changed under a lock, stored, then announced.

Other servers may change the same table. Whoever stores first wins; the other loads anew and tries again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from oakveil.kernel.ask import Seat
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.position import pack

from .beginning import begun, brought_up, heard, match_of
from .company import Presence
from .links import Link, found
from .listener import Listener
from .pilot import Pilot
from .refusals import No
from .rows import EntryRow, Heard, TableRow
from .scene import Scene, last_answer
from .store import Conflict
from .teller import Teller

if TYPE_CHECKING:
    from .house import House

KEPT = 24
"""Entries of the history that are kept at hand, to be taken back at once."""
TOLD_AGAIN = 300
"""Entries whose events are told to a page that comes while the game goes on; older ones it has to fetch."""
WHOLE = 3000
"""Entries of a finished game that are told at most: what is summed up at the end is summed up of all of it."""
TRIES = 5
"""How often another server may be first before we give up."""


class Room:
    """The table `id` of the house. What it has of the table in memory may be let go of at any time."""

    def __init__(self, house: House, id: str) -> None:
        self.house = house
        self.id = id
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.presence = Presence()
        self.pilot = Pilot(self)
        self.teller = Teller(self)
        self.used = time.monotonic()
        self.row: TableRow | None = None
        self.match: Match | None = None
        self.scene: Scene | None = None
        self.links: list[Link] = []

    async def load(self) -> TableRow:
        """The table, from memory or from the store. The lock must be held. Raises No when there is none."""
        self.used = time.monotonic()
        if self.row is None:
            row = await self.house.store.table(self.id)
            if row is None:
                raise No("unknown", "server-no-table")
            await self._take(row)
            self.pilot.look()
        assert self.row is not None
        return self.row

    async def playing(self) -> tuple[TableRow, Match]:
        """The table with its match. The lock must be held. Raises No while there is none."""
        row = await self.load()
        if self.match is None:
            raise No("wrong-phase", "server-not-begun")
        return row, self.match

    async def _take(self, row: TableRow) -> None:
        """Have `row`, fresh from the store, in memory."""
        row, match = brought_up(row), None
        if row.phase != "gathering":
            first = max(0, row.number - KEPT)
            tail = await self.house.store.entries(self.id, first + 1, limit=row.number - first)
            match = match_of(row)
            match.resume([entry.entry for entry in tail if entry.entry is not None], missing=first)
        self.links = await self.house.store.links(self.id)
        self._have(row, match)

    def _have(self, row: TableRow, match: Match | None) -> None:
        self.row, self.match = row, match
        self.scene = None if match is None else Scene(match, row)

    def forget(self) -> None:
        """Keep nothing of the table in memory; the store has it."""
        self.row = self.match = self.scene = None
        self.links = []
        self.pilot.rest()

    def commitment(self) -> str:
        """What binds us to the secret seed, without telling it."""
        assert self.row is not None
        return FairSeed(self.row.secret).commitment

    def last_answer(self, seat: Seat) -> int | None:
        """The number of the last question that `seat` answered and could take back, as far as it is at hand."""
        return None if self.match is None else last_answer(self.match, seat)

    def table_for(self, viewer: Seat | None) -> Any:
        """The table dealt anew for a seat. The game must have begun."""
        assert self.scene is not None
        return self.scene.table_for(viewer)

    async def link_of(self, token: str) -> Link:
        """The link that a token is the secret of. Raises No."""
        async with self.lock:
            await self.load()
            link = found(token, self.links)
            if link is None and self.house.store.shared:  # another server may have made it
                self.links = await self.house.store.links(self.id)
                link = found(token, self.links)
            if link is None:
                raise No("unknown", "server-no-table")
            return link

    async def catch_up(self) -> None:
        """Another server has changed the table: load it and tell those who listen here."""
        async with self.lock:
            if self.row is not None:
                await self._catch_up(self.row)
            elif self.listeners:
                row = await self.load()
                seen = min(listener.seen for listener in self.listeners)
                entries = await self.house.store.entries_since(row, seen, TOLD_AGAIN)
                self.pilot.is_leading = False
                self.teller.announce(None, entries)

    async def _catch_up(self, before: TableRow) -> None:
        row = await self.house.store.table(self.id)
        if row is None:  # it was kept long enough
            self.forget()
            raise No("unknown", "server-no-table")
        if row.sequence <= before.sequence:
            return
        await self._take(row)
        first = before.number + 1 if before.phase != "gathering" else 0
        entries = await self.house.store.entries(self.id, first, limit=row.number - first + 1)
        self.pilot.is_leading = False
        self.pilot.look()
        self.teller.announce(before, entries)
        await self._tell_the_whole(before, row)

    async def alter(self, change: Callable[[TableRow], TableRow], links: Sequence[Link] = ()) -> TableRow:
        """Change something about the table that is no part of the game. Raises No."""
        async with self.lock:
            for _ in range(TRIES):
                before = await self.load()
                changed = change(before)
                if changed == before and not links:
                    return before
                if await self._store(before, changed, (), self.match, links):
                    return changed
            raise No("busy", "server-busy")

    async def begin(self) -> None:
        """Begin the game. Raises No."""
        async with self.lock:
            for _ in range(TRIES):
                before = await self.load()
                row, start, match = begun(before)
                if await self._store(before, row, (start,), match):
                    return
            raise No("busy", "server-busy")

    async def play(self, do: Callable[[TableRow, Match], None]) -> int:
        """Do something to the match that makes one entry of its history; returns the number of the open question.

        When this returns it is stored. Raises No, and what the match refuses.
        """
        async with self.lock:
            for _ in range(TRIES):
                before, match = await self.playing()
                do(before, match)
                if await self._store_play(before, match):
                    return match.number
            raise No("busy", "server-busy")

    async def undo(self, seat: Seat, to: int | None, agreed: Callable[[TableRow, Match], bool]) -> int | None:
        """Go back to question `to` (None: the last that `seat` answered), if that is free or `agreed` to.

        Returns the number of the open question, or None when it is not agreed to. Raises No, or what the match refuses.
        """
        async with self.lock:
            for _ in range(TRIES):
                before, match = await self.playing()
                if match.outcome is not None:  # everybody knows the seed by now
                    raise No("wrong-phase", "server-over")
                await self._recall(match, seat, to)
                free = match.free_undo(seat)
                to = last_answer(match, seat) if to is None else to
                if to is None:
                    raise No("not-allowed", "server-nothing-to-undo")
                if (free is None or to < free) and not agreed(before, match):
                    return None
                match.undo(seat, to, consent=True)
                if await self._store_play(before, match):
                    return match.number
            raise No("busy", "server-busy")

    async def _recall(self, match: Match, seat: Seat, to: int | None) -> None:
        """Have enough of the history at hand to go back to question `to`."""
        if match.missing and (to is None or to < match.missing):
            rows = await self.house.store.entries(self.id, 1, limit=match.missing)
            match.recall([row.entry for row in rows if row.entry is not None])
        await asyncio.to_thread(match.free_undo, seat)  # it may have to play the history again

    async def _store_play(self, before: TableRow, match: Match) -> bool:
        """Store what was just done to the match."""
        entry = match.history[-1]
        events = [heard(event) for event in match.events()]
        if entry.what == "undo":
            events = [await self._taken_back(entry.to)]
        row = replace(
            before,
            number=match.number,
            events=before.events + len(events),
            position=pack(match.table),
            phase="playing" if match.outcome is None else "over",
            vote=None,
        )
        added = EntryRow(place=match.number, at=time.time(), entry=entry, last_event=row.events, events=tuple(events))
        match.forget(KEPT)
        return await self._store(before, row, (added,), match)

    async def _taken_back(self, to: int) -> Heard:
        """What is told of an undo: from which event on everything was taken back."""
        rows = await self.house.store.entries(self.id, to, limit=1)
        since = rows[0].last_event + 1 if rows and rows[0].place == to else 1
        return Heard(None, msgspec.json.encode({"since": since}))

    async def _store(
        self,
        before: TableRow,
        row: TableRow,
        entries: Sequence[EntryRow],
        match: Match | None,
        links: Sequence[Link] = (),
    ) -> bool:
        """Store a changed row and announce it. False when another server was first: then we have caught up with it."""
        row = replace(row, sequence=before.sequence + 1, touched=time.time())
        try:
            await self.house.store.save(row, entries, links)
        except Conflict:
            await self._catch_up(before)
            return False
        except BaseException:
            self.forget()  # whether it was stored is not known; the store will tell
            raise
        self.links = [*self.links, *links]
        self._have(row, match)
        self.pilot.is_leading = True
        self.pilot.look()
        self.teller.announce(before, entries)
        await self._tell_the_whole(before, row)
        return True

    def told_again(self) -> int:
        """Entries whose events are told to a page that comes."""
        return WHOLE if self.row is not None and self.row.phase == "over" else TOLD_AGAIN

    async def _tell_the_whole(self, before: TableRow, row: TableRow) -> None:
        """The game is over: pages that know the last part of it only are told all of it."""
        cut = [listener for listener in self.listeners if listener.cut]
        if row.phase != "over" or before.phase == "over" or not cut:
            return
        entries = await self.house.store.entries_since(row, 0, WHOLE)
        for listener in cut:
            listener.seen = 0
            self.teller.again(listener, entries, more=False, afresh=True)
            listener.seen = row.events

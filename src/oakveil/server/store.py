"""The store: everything about tables in a database, SQLite or PostgreSQL. What it has accepted is safe."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Row, Select, bindparam, func, select, update
from sqlalchemy.exc import IntegrityError

from oakveil.kernel.match import Entry

from . import schema
from .engines import Work, engine_for
from .links import Link
from .migrate import migrate
from .packs import Pack
from .rows import ChatRow, EntryRow, Heard, SeatRow, TableRow, VoteRow

T = TypeVar("T")

CHANNEL = "oakveil"
"""Where PostgreSQL tells the other workers which table has changed."""
MOST_CHAT = 2000
"""Lines of chat that are kept of a table."""

MOST_EXPIRED = 200
"""Tables that are deleted at once: nobody has to wait long for it."""

_JSON = ("options", "seats", "vote", "words")
_CONSTANT = ("id", "game", "created", "secret", "origin", "pack")
_CHANGING = tuple(name for name in TableRow.__struct_fields__ if name not in _CONSTANT)

_heard = msgspec.msgpack.Decoder(tuple[Heard, ...])
_entry = msgspec.msgpack.Decoder(Entry | None)
_seats = msgspec.json.Decoder(tuple[SeatRow, ...])
_vote = msgspec.json.Decoder(VoteRow | None)
_words = msgspec.json.Decoder(tuple[str, ...])

_UPDATE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of_id"), schema.tables.c.sequence == bindparam("was"))
    .values({name: bindparam(f"new_{name}") for name in _CHANGING})
)


class Conflict(Exception):
    """Somebody else has changed the table first. Nothing was stored."""


class Store:
    """The database at `url`: `sqlite:///FILE` or `postgresql://...`. Raises ValueError for another kind."""

    def __init__(self, url: str) -> None:
        self._engine = engine_for(url)
        self.shared = self._engine.shared

    async def open(self) -> None:
        """Bring the database to the schema of this release."""
        await self._engine.write(migrate)

    async def close(self) -> None:
        await self._engine.close()

    async def _write(self, table: str, what: str, work: Work[T]) -> T:
        """Run a transaction; when it is committed the other servers are told."""

        def work_and_tell(connection: Connection) -> T:
            result = work(connection)
            if self.shared:
                connection.execute(select(func.pg_notify(CHANNEL, f"{what} {table}")))
            return result

        return await self._engine.write(work_and_tell)

    async def tell(self, messages: Sequence[str]) -> None:
        """Tell the other servers things that are not stored."""

        def work(connection: Connection) -> None:
            for message in messages:
                connection.execute(select(func.pg_notify(CHANNEL, message)))

        if self.shared and messages:
            await self._engine.write(work)

    async def keep_packs(self, packs: Sequence[Pack]) -> list[Pack]:
        """Store these packs; returns all there are."""

        def work(connection: Connection) -> list[Pack]:
            known = {row.id: row for row in connection.execute(select(schema.packs)).all()}
            fresh = [msgspec.structs.asdict(pack) for pack in packs if pack.id not in known]
            if fresh:
                rows = [{**values, "sources": msgspec.json.encode(values["sources"]).decode()} for values in fresh]
                connection.execute(schema.packs.insert(), rows)
            stored = [Pack(row.id, row.game, row.name, msgspec.json.decode(row.sources)) for row in known.values()]
            return [*stored, *(pack for pack in packs if pack.id not in known)]

        return await self._engine.write(work)

    async def create(self, row: TableRow, links: Sequence[Link], start: EntryRow | None = None) -> None:
        """Store a new table."""

        def work(connection: Connection) -> None:
            connection.execute(schema.tables.insert(), _columns(row, TableRow.__struct_fields__))
            _insert_links(connection, row.id, links)
            if start is not None:
                connection.execute(schema.entries.insert(), _entry_columns(row.id, start))

        await self._write(row.id, "table", work)

    async def save(self, row: TableRow, entries: Sequence[EntryRow] = (), links: Sequence[Link] = ()) -> None:
        """Store a changed table, what was added to its history, and new links to it.

        Its sequence must be the one stored plus one. Raises Conflict.
        """
        values = {f"new_{name}": value for name, value in _columns(row, _CHANGING).items()}
        added = [_entry_columns(row.id, entry) for entry in entries]

        def work(connection: Connection) -> None:
            done = connection.execute(_UPDATE, {"of_id": row.id, "was": row.sequence - 1, **values})
            if done.rowcount != 1:
                raise Conflict
            if added:
                connection.execute(schema.entries.insert(), added)
            _insert_links(connection, row.id, links)

        await self._write(row.id, "table", work)

    async def table(self, id: str) -> TableRow | None:
        """The table of this id, or None."""
        query = select(schema.tables).where(schema.tables.c.id == id)
        found = await self._engine.read(lambda connection: connection.execute(query).first())
        return None if found is None else _table_row(found)

    async def links(self, id: str) -> list[Link]:
        """All links to a table."""
        query = select(schema.links).where(schema.links.c.table_id == id)
        rows = await self._rows(query)
        return [Link(bytes(row.digest), row.person, row.role) for row in rows]

    async def expire(self, before: float, spared: Collection[str]) -> int:
        """Delete some tables that were last changed before that time, but not those `spared`; returns how many."""
        tables = schema.tables.c
        oldest = select(tables.id).where(tables.touched < before, tables.id.not_in(spared)).limit(MOST_EXPIRED)

        def work(connection: Connection) -> int:
            ids = connection.execute(oldest).scalars().all()
            if ids:
                connection.execute(schema.tables.delete().where(tables.id.in_(ids)))
            return len(ids)

        return await self._engine.write(work)

    async def entries(self, id: str, first: int = 0, limit: int | None = None) -> list[EntryRow]:
        """The start and history of a table from place `first` on."""
        query = select(schema.entries).where(schema.entries.c.table_id == id, schema.entries.c.place >= first)
        rows = await self._rows(query.order_by(schema.entries.c.place).limit(limit))
        return [_entry_row(row) for row in rows]

    async def entries_since(self, row: TableRow, event: int, limit: int) -> list[EntryRow]:
        """The last `limit` entries in which events after number `event` happened, in their order.

        Only as far as `row` knows: other servers may have gone on meanwhile.
        """
        entries = schema.entries.c
        query = select(schema.entries).where(
            entries.table_id == row.id, entries.last_event > event, entries.place <= row.number
        )
        rows = await self._rows(query.order_by(schema.entries.c.place.desc()).limit(limit))
        return [_entry_row(row) for row in reversed(rows)]

    async def say(self, id: str, line: ChatRow) -> ChatRow:
        """Store a line of chat; returns it with its number. Raises Conflict when there are too many."""
        highest = select(func.coalesce(func.max(schema.chat.c.number), 0)).where(schema.chat.c.table_id == id)

        def work(connection: Connection) -> ChatRow:
            number = int(connection.execute(highest).scalar_one()) + 1
            if number > MOST_CHAT:
                raise Conflict
            numbered = msgspec.structs.replace(line, number=number)
            connection.execute(schema.chat.insert(), {"table_id": id, **msgspec.structs.asdict(numbered)})
            return numbered

        for _ in range(5):
            try:
                return await self._write(id, "chat", work)
            except IntegrityError:  # another server stored a line with this number first
                continue
        raise Conflict

    async def chat(self, id: str, after: int, limit: int) -> list[ChatRow]:
        """The last `limit` lines of chat after number `after`, in their order."""
        query = select(schema.chat).where(schema.chat.c.table_id == id, schema.chat.c.number > after)
        rows = await self._rows(query.order_by(schema.chat.c.number.desc()).limit(limit))
        names = ChatRow.__struct_fields__
        return [ChatRow(**{name: getattr(row, name) for name in names}) for row in reversed(rows)]

    async def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self._engine.read(lambda connection: connection.execute(query).all())


def _columns(row: TableRow, names: Sequence[str]) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in names}
    return {name: msgspec.json.encode(value).decode() if name in _JSON else value for name, value in values.items()}


def _table_row(row: Row[Any]) -> TableRow:
    plain = dict(row._mapping)
    plain |= {
        "options": msgspec.json.decode(row.options),
        "seats": _seats.decode(row.seats),
        "vote": _vote.decode(row.vote),
        "words": _words.decode(row.words),
        "secret": bytes(row.secret),
        "position": bytes(row.position),
    }
    return TableRow(**plain)


def _entry_columns(id: str, entry: EntryRow) -> dict[str, Any]:
    return {
        "table_id": id,
        "place": entry.place,
        "at": entry.at,
        "entry": msgspec.msgpack.encode(entry.entry),
        "last_event": entry.last_event,
        "events": msgspec.msgpack.encode(entry.events),
    }


def _entry_row(row: Row[Any]) -> EntryRow:
    return EntryRow(
        place=row.place,
        at=row.at,
        entry=_entry.decode(row.entry),
        last_event=row.last_event,
        events=_heard.decode(row.events),
    )


def _insert_links(connection: Connection, id: str, links: Sequence[Link]) -> None:
    if links:
        values = [{"table_id": id, **msgspec.structs.asdict(link)} for link in links]
        connection.execute(schema.links.insert(), values)

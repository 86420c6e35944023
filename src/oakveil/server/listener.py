"""A listener: one page at a table, whatever its connection is. Says what is new to it, in its language."""

from __future__ import annotations

import asyncio
from collections import deque

from oakveil.kernel.ask import Seat
from oakveil.kernel.text import Locale

from .links import Link
from .protocol import ChatLine, Reports, View, write
from .rows import ChatRow

LONGEST_QUEUE = 400
"""Reports that may wait for a slow page; then it has to connect again."""


class Listener:
    """A page that came by `link`. `in_hand` is the seat that looks at its screen (None: it sees what a spectator sees).

    `seen` is the number of the last event that it was told, `chat` that of the last line of chat. `private`: something
    was told that not everybody may know. `cut`: of what happened before it came it was told the last part only.
    """

    def __init__(self, link: Link, locale: Locale, in_hand: Seat | None, seen: int) -> None:
        self.link = link
        self.locale: Locale = locale
        self.in_hand = in_hand
        self.seen = seen
        self.chat = 0
        self.private = False
        self.cut = False
        self.overrun = False
        self._queue: deque[tuple[bool, bytes]] = deque()
        self._filled = asyncio.Event()

    def tell(self, *reports: Reports) -> None:
        """Send reports, in this order, when the connection takes them. A view that is still waiting is left out."""
        for report in reports:
            is_view = isinstance(report, View)
            if is_view and not report.ref and len(self._queue) > 4:
                self._queue = deque(waiting for waiting in self._queue if not waiting[0])
            self._queue.append((is_view, write(report)))
        self.overrun = self.overrun or len(self._queue) > LONGEST_QUEUE
        self._filled.set()

    def hear(self, line: ChatRow) -> None:
        """A line of chat, if it is new to this page."""
        if line.number > self.chat:
            self.chat = line.number
            seat = line.seat or None
            self.tell(
                ChatLine(number=line.number, person=line.person, name=line.name, seat=seat, text=line.text, at=line.at)
            )

    async def next(self) -> bytes | None:
        """The next report to be sent; None when the page is too slow."""
        while not self._queue:
            self._filled.clear()
            await self._filled.wait()
        return None if self.overrun else self._queue.popleft()[1]

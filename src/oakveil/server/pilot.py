"""The pilot of a room: lets bots answer, at a pace people can follow, and keeps the clocks."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from typing import TYPE_CHECKING

import msgspec

from oakveil.bots import random as at_random
from oakveil.kernel.ask import Ask, AskAny, Clock, Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.clock import Countdown
from oakveil.kernel.match import Match
from oakveil.kernel.match import Refused as NotLegal
from oakveil.kernel.position import pack
from oakveil.lab.play import RANDOM

from . import labour
from .packs import sources_of
from .protocol import ClockFace
from .refusals import No
from .rows import TableRow
from .scene import choice_decoder, fresh_chance

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger("oakveil")

QUICK = 0.3
"""The part of the pace that a bot takes where it has no choice."""
FOLLOWER_WAITS = 3.0
"""Seconds that a server waits before its bots answer at a table that another one has changed last."""
TRIES_AGAIN = 5.0
"""Seconds after which a bot tries again when the store has failed."""


def keeps(clock: Clock, row: TableRow) -> bool:
    """Whether a clock runs at a table: one that spares others a wait only if there are others."""
    return not clock.for_others or len({seat.person for seat in row.seats if seat.is_played_by_person}) > 1


class Pilot:
    """Plays for the bots of `room`, and for seats whose clock has run out.

    `is_leading`: this server has changed the table last. Where several serve the same table that one's bots answer; if
    it is gone, the others' do. Should two answer, the store takes one.
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self.is_leading = True
        self._hurry = asyncio.Event()
        self._bot: asyncio.Task[None] | None = None
        self._bot_at: tuple[int, Seat, str] | None = None
        self._clocks: dict[Seat, Countdown] = {}
        self._clocks_at = -1
        self._alarm: asyncio.TimerHandle | None = None
        self._lapsing: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something will happen at the table by itself."""
        return (self._bot is not None and not self._bot.done()) or self._alarm is not None

    @property
    def keeps_time(self) -> bool:
        """Whether somebody has to answer before a clock runs out."""
        return bool(self._clocks)

    def rest(self) -> None:
        """Let nothing happen by itself."""
        self._let_go_of_bot()
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        self._clocks.clear()
        self._clocks_at = -1

    def hurry(self) -> None:
        """Let bots answer at once, until a person is asked."""
        self._hurry.set()

    def look(self) -> None:
        """Something has changed, at the table or with who is there: see who is to answer now."""
        row, match = self._room.row, self._room.match
        if row is None or match is None:
            self.rest()
            return
        asks = match.asks()
        people = [ask for ask in asks if row.seats[ask.seat - 1].is_played_by_person]
        if people:
            self._hurry.clear()
        self._look_to_bots(row, match, asks, people)
        self._look_to_clocks(row, match, people)

    def _look_to_bots(self, row: TableRow, match: Match, asks: tuple[Ask, ...], people: list[Ask]) -> None:
        waits_for_people = bool(people) and isinstance(match.table.question, AskAny)
        bots = [ask for ask in asks if row.seats[ask.seat - 1].bot]
        if not bots or row.paused or waits_for_people:
            self._let_go_of_bot()
            return
        ask = bots[0]
        at = match.number, ask.seat, row.seats[ask.seat - 1].bot
        if self._bot is None or self._bot.done() or self._bot_at != at:
            self._let_go_of_bot()
            self._bot_at = at
            self._bot = asyncio.create_task(self._let_answer(row, match, ask, at[2]))

    def _let_go_of_bot(self) -> None:
        if self._bot is not None and self._bot is not asyncio.current_task():
            self._bot.cancel()
        self._bot = self._bot_at = None

    async def _let_answer(self, row: TableRow, match: Match, ask: Ask, level: str) -> None:
        """Have a bot think about its own view of the table, and give its answer when it is time."""
        seat, number = ask.seat, match.number
        pace = row.pace if self._looks_like_a_choice(seat) else row.pace * QUICK
        if not self.is_leading:
            pace += FOLLOWER_WAITS + random.random()
        choice, _ = await asyncio.gather(self._choice(match, ask, level), self._wait(pace))

        def answer(row: TableRow, match: Match) -> None:
            if row.seats[seat - 1].bot != level or row.paused:
                raise No("not-allowed", "server-paused")
            try:
                match.answer(seat, choice, number)
            except NotLegal as refusal:
                if match.number != number:
                    raise
                log.error("table %s: bot %s gave an answer that is not legal: %s", self._room.id, level, refusal)
                match.answer(seat, at_random.choose(None, ask, fresh_chance()), number)

        try:
            await self._room.play(answer)
        except (No, NotLegal) as refusal:
            log.info("table %s: the answer of a bot came too late: %s", self._room.id, refusal)
        except Exception:
            log.exception("table %s: the answer of a bot could not be stored", self._room.id)
            await asyncio.sleep(TRIES_AGAIN)
            async with self._room.lock:
                await self._room.load()

    def _looks_like_a_choice(self, seat: Seat) -> bool:
        """Whether a seat has more than one answer as far as a spectator knows: the pace of a bot must not tell more."""
        asks = self._room.table_for(None).asks()
        return any(len(ask.options) + (ask.free is not None) > 1 for ask in asks if ask.seat == seat)

    async def _wait(self, seconds: float) -> None:
        if seconds and not (self._hurry.is_set() and self.is_leading):
            hurry = self._hurry.wait() if self.is_leading else asyncio.sleep(seconds)
            try:
                await asyncio.wait_for(hurry, seconds)
            except TimeoutError:
                return

    async def _choice(self, match: Match, ask: Ask, level: str) -> Option:
        if level == RANDOM:
            return at_random.choose(None, ask, fresh_chance())
        kind = match.game
        dealt = dealt_for(match, ask.seat)
        try:
            answer = await self._room.house.workshop.do(labour.think, dealt, level)
            return choice_decoder(kind).decode(answer)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table %s: bot %s of %s failed and answers at random", self._room.id, level, kind.id)
            return at_random.choose(None, ask, fresh_chance())

    def _look_to_clocks(self, row: TableRow, match: Match, people: list[Ask]) -> None:
        now, there = asyncio.get_running_loop().time(), self._room.presence.here
        if self._clocks_at != match.number:
            running = self._clocks if self._is_still_open(match) else {}
            timed = {ask.seat: ask.clock.seconds for ask in people if ask.clock is not None and keeps(ask.clock, row)}
            self._clocks = {seat: running.get(seat) or Countdown(seconds, now) for seat, seconds in timed.items()}
            self._clocks_at = match.number
        for seat, countdown in self._clocks.items():
            if row.paused or row.seats[seat - 1].person not in there:
                countdown.hold(now)
            else:
                countdown.go_on(now)
        self._set_alarm()

    def _is_still_open(self, match: Match) -> bool:
        """Whether the question is open that was when the clocks were last looked to.

        Commands beside it do not close it, nor do answers of others where all answer in secret.
        """
        if self._clocks_at < match.missing:
            return False
        since = [entry.what for entry in match.history[self._clocks_at - match.missing :] if entry.what != "command"]
        return "undo" not in since and len(since) <= len(match.table.given)

    def _set_alarm(self) -> None:
        """Wake up when the first clock, and its grace, is over."""
        if self._alarm is not None:
            self._alarm.cancel()
        loop = asyncio.get_running_loop()
        running = [clock.left(loop.time()) + clock.grace for clock in self._clocks.values() if not clock.is_held]
        self._alarm = loop.call_later(max(0.01, min(running)), self._ring) if running else None

    def _ring(self) -> None:
        self._alarm = None
        now = asyncio.get_running_loop().time()
        due = [seat for seat, clock in self._clocks.items() if clock.is_over(now)]
        if due:
            self._lapsing = asyncio.create_task(self._lapse(due[0], self._clocks_at))
        else:
            self._set_alarm()

    async def _lapse(self, seat: Seat, number: int) -> None:
        self._clocks.pop(seat, None)
        try:
            await self._room.play(lambda row, match: match.lapse(seat, number))
        except (No, NotLegal):
            self.look()  # it was answered in the last moment
        except Exception:
            log.exception("table %s: a clock that ran out could not be stored", self._room.id)

    def clock(self, seat: Seat) -> ClockFace | None:
        """The clock of a seat as it stands now."""
        countdown = self._clocks.get(seat)
        if countdown is None:
            return None
        left = countdown.left(asyncio.get_running_loop().time())
        return ClockFace(seconds=countdown.seconds, left=round(left, 2), running=not countdown.is_held)


def dealt_for(match: Match, seat: Seat, seed: bytes = b"") -> labour.Dealt:
    """The table as a bot or adviser of a seat gets it: everything that the seat cannot know is dealt anew.

    With the same `seed` it is dealt alike, and they think alike.
    """
    seed = seed or secrets.token_bytes(32)
    table = match.table.redealt(seat, Chance(seed + b"deal"))
    options = msgspec.json.encode(match.options)
    return labour.Dealt(match.game.id, options, pack(table), seat, seed, sources_of(match.content))

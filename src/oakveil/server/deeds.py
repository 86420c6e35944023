"""What the people at a table do: each deed is checked against who they are and the seat they hold, then done."""

from __future__ import annotations

import time
from functools import partial
from hashlib import sha256
from typing import Any

import msgspec
from msgspec.structs import replace

from oakveil.kernel.ask import AskAll, Option, Seat
from oakveil.kernel.match import Match
from oakveil.kernel.match import Refused as NotLegal
from oakveil.kernel.text import Locale

from . import labour, protocol
from .links import Link
from .pilot import dealt_for
from .refusals import No, illegal
from .room import Room
from .rows import ChatRow, TableRow, VoteRow
from .scene import choice_decoder, narrator_of, raw, told
from .store import Conflict

ADVISERS = ("sensible", "clever")
"""The bots that may be asked for a hint, in this order."""


def _give(seat: Seat, key: str, value: Option, row: TableRow, match: Match) -> None:
    match.command(seat, key, value)


class Actor(msgspec.Struct, frozen=True):
    """Somebody at a table: a link to it, the seat that is in hand, and the language to be answered in."""

    room: Room
    link: Link
    in_hand: Seat | None
    locale: Locale

    async def do(self, deed: protocol.Deed) -> int:
        """Do it; returns the number of the question that is open then. Raises No, or what the match refuses."""
        room = self.room
        match deed:
            case protocol.Answer(seat=seat, number=number):
                choice = await self._choice(deed.choice)
                return await room.play(
                    lambda row, match: match.answer(self._own(row, seat), choice, now(match, number))
                )
            case protocol.Order(seat=seat, number=number, key=key):
                value = await self._choice(deed.value)
                await room.play(lambda row, match: match.command(self._own(row, seat), key, value, number))
                await self._let_programs_join(key, value)
            case protocol.UndoAsk(seat=seat, to=to):
                return await self._ask_undo(seat, to)
            case protocol.UndoVote(agree=agree):
                return await self._vote(agree)
            case protocol.Chat(text=text):
                await self._say(text)
            case protocol.Pause() | protocol.Resume():
                self._must_play()
                paused = isinstance(deed, protocol.Pause)
                await room.alter(lambda row: replace(_playing(row), paused=paused))
            case protocol.SkipPace():
                self._must_play()
                room.pilot.hurry()
        return await self._number()

    async def _let_programs_join(self, key: str, value: Option) -> None:
        """Seats that bots play give the same command, if it is one for all seats to give."""
        for seat in (row.seat for row in (await self._row()).seats if row.bot):
            async with self.room.lock:
                _, match = await self.room.playing()
                joins = match.joins(seat, key, value)
            if joins:
                await self.room.play(partial(_give, seat, key, value))

    async def _number(self) -> int:
        async with self.room.lock:
            return (await self.room.load()).number

    def _must_play(self) -> None:
        if self.link.role not in ("host", "player"):
            raise No("not-allowed", "server-players-only")

    def _own(self, row: TableRow, seat: Seat) -> Seat:
        """The seat, if this link holds it, plays it itself, and has it in hand. Raises No."""
        found = row.seat(seat)
        if found is None or not self.link.person or found.person != self.link.person or found.bot:
            raise No("not-your-seat", "server-not-your-seat")
        if seat != self.in_hand:
            raise No("not-in-hand", "server-not-in-hand")
        return seat

    async def _choice(self, plain: dict[str, Any]) -> Option:
        """An answer from a page as the record it claims to be. Whether it is legal the match decides."""
        async with self.room.lock:
            _, match = await self.room.playing()
        try:
            return choice_decoder(match.game).decode(msgspec.json.encode(plain))
        except (msgspec.ValidationError, RecursionError):
            raise No("not-offered", "server-unreadable") from None

    async def _ask_undo(self, seat: Seat, to: int | None) -> int:
        """Take back what is free; put the rest to the vote of the others that are there."""

        def agreed(row: TableRow, match: Match) -> bool:
            self._own(row, seat)
            return not self._others(row)

        number = await self.room.undo(self._own(await self._row(), seat), to, agreed)
        if number is not None:
            return number

        def put_to_vote(row: TableRow) -> TableRow:
            if row.vote is not None:
                raise No("not-allowed", "server-voting")
            back_to = self.room.last_answer(seat) if to is None else to
            if back_to is None or back_to >= row.number:
                raise No("not-allowed", "server-nothing-to-undo")
            vote = VoteRow(seat, self.link.person, back_to, (), self._others(row))
            return replace(row, vote=vote)

        return (await self.room.alter(put_to_vote)).number

    def _others(self, row: TableRow) -> tuple[str, ...]:
        """The other persons that play and are there: their consent is needed."""
        there = self.room.presence.persons()
        persons = {seat.person for seat in row.seats if seat.is_played_by_person}
        return tuple(sorted((persons & there) - {self.link.person}))

    async def _vote(self, agree: bool) -> int:
        """Note a vote; when all that are still there agree, go back."""

        def note(row: TableRow) -> TableRow:
            vote = row.vote
            if vote is None or self.link.person not in (vote.person, *vote.waiting):
                raise No("not-allowed", "server-no-vote")
            if not agree:
                return replace(row, vote=None)
            if self.link.person == vote.person:
                return row
            waiting = tuple(person for person in vote.waiting if person != self.link.person)
            return replace(row, vote=replace(vote, agreed=(*vote.agreed, self.link.person), waiting=waiting))

        row = await self.room.alter(note)
        vote = row.vote
        if vote is None or set(vote.waiting) & self.room.presence.persons():
            return row.number
        number = await self.room.undo(vote.seat, vote.to, lambda row, match: row.vote == vote)
        return row.number if number is None else number

    async def _say(self, text: str) -> None:
        self._must_play()
        row = await self._row()
        seats = row.held_by(self.link.person)
        speaker = row.seats[seats[0] - 1] if seats else None
        seat, name = (speaker.seat, speaker.name) if speaker is not None else (0, "")
        line = ChatRow(number=0, at=time.time(), person=self.link.person, name=name, seat=seat, text=text)
        try:
            stored = await self.room.house.store.say(row.id, line)
        except Conflict:
            raise No("too-much", "server-too-much-chat") from None
        for listener in self.room.listeners:
            listener.hear(stored)

    async def _row(self) -> TableRow:
        async with self.room.lock:
            return await self.room.load()

    async def attempt(self, seat: Seat, number: int, plain: dict[str, Any], ref: int) -> protocol.Tried:
        """Whether an answer would be legal. Raises No."""
        choice = await self._choice(plain)
        async with self.room.lock:
            row, match = await self.room.playing()
            if match.ask_of(self._own(row, seat)) is None or now(match, number) != match.number:
                raise No("stale", "server-stale")
            table = self.room.table_for(seat)
            broken = next(ask for ask in table.asks() if ask.seat == seat).refusal(choice)
            if broken is None:
                return protocol.Tried(ref=ref, legal=True)
            message = told(match.game, self.locale, lambda narrator: narrator.refusal(table, broken))
            return protocol.Tried(ref=ref, legal=False, rule=broken.rule, message=message)

    async def hint(self, seat: Seat, ref: int) -> protocol.Hint:
        """What a sensible player would answer. Raises No."""
        async with self.room.lock:
            row, match = await self.room.playing()
            adviser = next((level for level in ADVISERS if level in match.game.bots), None)
            if adviser is None:
                raise No("not-allowed", "server-no-hint")
            if match.ask_of(self._own(row, seat)) is None:
                raise No("not-asked", "server-stale")
            # Whoever asks again, or on another screen, is told the same.
            number, seed = match.number, sha256(f"{row.id} {match.number}".encode()).digest()
            dealt = dealt_for(match, seat, seed)
        advice = await self.room.house.workshop.do(labour.advise, dealt, adviser, self.locale)
        choice = choice_decoder(match.game).decode(advice.choice)
        table = labour.table_of(dealt)
        veiled = match.game.veiled(table, choice, match.game.texts.in_(self.locale))
        label = veiled or told(match.game, self.locale, lambda narrator: narrator.option(table, choice))
        shown = msgspec.Raw(b"null") if veiled else raw(choice)
        return protocol.Hint(ref=ref, seat=seat, number=number, choice=shown, label=label, why=advice.why)

    async def consult(self, seat: Seat, topic: str, about: dict[str, Any], ref: int) -> protocol.Consulted:
        """What the game works out about something. Raises No."""
        async with self.room.lock:
            row, match = await self.room.playing()
            dealt = dealt_for(match, self._own(row, seat))
        found = await self.room.house.workshop.do(labour.consult, dealt, topic, about, self.locale)
        if found is None:
            raise No("unknown", "server-no-consult")
        return protocol.Consulted(ref=ref, topic=topic, found=msgspec.Raw(found))

    def refused(self, refusal: No | NotLegal, ref: int) -> protocol.Refused:
        """A refusal in words."""
        if isinstance(refusal, No):
            return refusal.told(self.locale, ref)
        match = self.room.match
        if match is None:  # it was let go of meanwhile
            return No("stale", "server-stale").told(self.locale, ref)
        table = self.room.table_for(self.in_hand)
        return illegal(refusal, narrator_of(match.game, self.locale), table, ref)


def now(match: Match, number: int) -> int:
    """The number by which question `number` goes now: others that answer it in secret, too, may have been first."""
    others = len(match.table.given) if isinstance(match.table.question, AskAll) else 0
    return match.number if match.number - others <= number <= match.number else number


def _playing(row: TableRow) -> TableRow:
    if row.phase != "playing":
        raise No("wrong-phase", "server-not-begun" if row.phase == "gathering" else "server-over")
    return row

"""The teller of a room: what each page at the table is told, and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from oakveil.kernel.ask import Seat
from oakveil.kernel.text import Locale

from . import protocol
from .company import company
from .links import Link
from .listener import Listener
from .rows import EntryRow, TableRow, VoteRow
from .scene import Scene

if TYPE_CHECKING:
    from .room import Room


class Teller:
    """Tells the listeners of `room`. The room must be loaded."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def announce(self, before: TableRow | None, entries: Sequence[EntryRow]) -> None:
        """Tell everybody here what has changed since `before` (None: that is not known)."""
        row = self._room.row
        assert row is not None
        seats_changed = before is None or (row.seats, row.phase) != (before.seats, before.phase)
        for listener in self._room.listeners:
            if seats_changed:
                if listener.in_hand not in row.held_by(listener.link.person):
                    listener.in_hand = self.usually_in_hand(listener.link)
                listener.tell(self.company(listener.link, listener.locale))
            if row.phase != "gathering":
                self.news(listener, entries)

    def news(self, listener: Listener, entries: Sequence[EntryRow]) -> None:
        """Tell a page what it does not know yet of these entries, and how the table lies now."""
        row, scene = self._loaded()
        self._pass_on(listener, row, scene)
        events = scene.happened(entries, listener.in_hand, listener.locale, listener.seen)
        if events:
            listener.tell(protocol.Happened(events=events))
            listener.private |= any(heard.audience is not None for entry in entries for heard in entry.events)
        listener.seen = max(listener.seen, row.events)
        self.view_to(listener)

    def again(self, listener: Listener, entries: Sequence[EntryRow], more: bool, afresh: bool, ref: int = 0) -> None:
        """Tell a page that has come, or now has another seat in hand, what happened before."""
        _, scene = self._loaded()
        events = scene.happened(entries, listener.in_hand, listener.locale, listener.seen)
        listener.private = any(heard.audience is not None for entry in entries for heard in entry.events)
        listener.cut = more
        listener.tell(protocol.Happened(ref=ref, events=events, more=more, afresh=afresh))

    def view_to(self, listener: Listener, ref: int = 0) -> None:
        """Tell a page how the table lies."""
        listener.tell(self.view(listener.link, listener.in_hand, listener.locale, ref))

    def views(self) -> None:
        """Tell all pages how the table lies."""
        if self._room.scene is not None:
            for listener in self._room.listeners:
                self.view_to(listener)

    def companies(self) -> None:
        """Tell all pages who is there."""
        if self._room.row is not None:
            for listener in self._room.listeners:
                listener.tell(self.company(listener.link, listener.locale))

    def _pass_on(self, listener: Listener, row: TableRow, scene: Scene) -> None:
        """Give the screen to the next seat on the same link, where the two may know the same anyway."""
        waiting = self.hand_to(listener.link, listener.in_hand)
        if waiting is None or listener.in_hand is None or listener.private:
            return
        seat = row.seat(waiting)
        if seat is not None and not seat.pin and scene.see_the_same(listener.in_hand, waiting):
            listener.in_hand = waiting

    def usually_in_hand(self, link: Link) -> Seat | None:
        """The seat that looks at the screen of a page that has just come by this link."""
        row, match = self._room.row, self._room.match
        assert row is not None
        held = row.held_by(link.person)
        if len(held) == 1:
            return held[0]
        asked = [] if match is None else [ask.seat for ask in match.asks()]
        free = [seat for seat in held if not row.seats[seat - 1].pin]
        return next((seat for seat in free if seat in asked), free[0] if free else None)

    def hand_to(self, link: Link, in_hand: Seat | None) -> Seat | None:
        """The seat on this link that is asked while the one in hand is not."""
        row, match = self._room.row, self._room.match
        assert row is not None
        asked = [] if match is None else [ask.seat for ask in match.asks()]
        mine = [seat for seat in row.held_by(link.person) if row.seats[seat - 1].is_played_by_person]
        return None if in_hand in asked else next((seat for seat in asked if seat in mine), None)

    def view(self, link: Link, viewer: Seat | None, locale: Locale, ref: int = 0) -> protocol.View:
        """The table as a seat sees it."""
        row, scene = self._loaded()
        state, stack = scene.seen(viewer)
        return protocol.View(
            ref=ref,
            seat=viewer,
            number=row.number,
            event=row.events,
            state=state,
            stack=stack,
            questions=tuple(
                replace(question, clock=self._room.pilot.clock(question.seat))
                for question in scene.questions(viewer, locale)
            ),
            hand_to=self.hand_to(link, viewer),
            orders=scene.orders(viewer),
            undo=scene.undo(viewer),
            vote=_vote(row.vote),
            paused=row.paused,
            aids=scene.aids(viewer, locale),
            ending=scene.ending(locale),
        )

    def company(self, link: Link, locale: Locale, ref: int = 0) -> protocol.Company:
        """Who is at the table."""
        room = self._room
        assert room.row is not None
        watchers = sum(listener.link.role in ("watcher", "invited") for listener in room.listeners)
        return company(room.row, room.scene, link, room.links, room.presence, watchers, locale, ref)

    def welcome(self, listener: Listener, ref: int) -> protocol.Welcome:
        """The reply to `Hello`."""
        row = self._room.row
        assert row is not None
        return protocol.Welcome(
            ref=ref,
            table=row.id,
            game=row.game,
            version=protocol.VERSION,
            role=listener.link.role,
            me=listener.link.person,
            phase=row.phase,
            locale=listener.locale,
            commitment=self._room.commitment(),
            event=row.events,
            options=Raw(msgspec.json.encode(row.options)),
            pack=row.pack,
        )

    def _loaded(self) -> tuple[TableRow, Scene]:
        row, scene = self._room.row, self._room.scene
        assert row is not None and scene is not None, "the game has not begun"
        return row, scene


def _vote(vote: VoteRow | None) -> protocol.Vote | None:
    if vote is None:
        return None
    return protocol.Vote(seat=vote.seat, to=vote.to, agreed=vote.agreed, waiting=vote.waiting)

"""Replays: a game played again from its seed, entry by entry, as one seat saw it. Runs in the workshop."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from oakveil.kernel.ask import Ask, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import Entry, Match
from oakveil.kernel.narrate import Narrator
from oakveil.kernel.save import parse
from oakveil.kernel.table import Event
from oakveil.kernel.text import Locale

from .forms import Replay, ReplayEvent, ReplayStep
from .scene import aids_of

EVERYTHING = 0
"""As if it were a seat: whoever sees all that is hidden."""


class Wish(msgspec.Struct, frozen=True):
    """What part of a replay is wanted, and how it is seen.

    `seat` None is a spectator. While the game goes on (`is_over` False) only the seat's own answers are told.
    """

    seat: Seat | None
    is_over: bool
    first: int
    limit: int
    locale: Locale


def replay(oak: bytes, wish: Wish) -> bytes:
    """The wanted part, as JSON of `forms.Replay`. Raises Diverged when the history cannot be played again."""
    match = parse(oak)
    again = match.replayed(0)
    player = _Player(again, wish)
    steps = [player.step(None)]
    for entry in match.history[: wish.first + wish.limit - 1]:
        steps.append(player.step(entry))
    part = tuple(step for step in steps[wish.first :] if step is not None)
    return msgspec.json.encode(Replay(wish.seat, wish.first, len(match.history) + 1, part))


class _Player:
    """Plays a match again, and makes the wanted steps of it."""

    def __init__(self, again: Match, wish: Wish) -> None:
        self._match = again
        self._wish = wish
        self._narrator: Narrator = again.game.told_in(wish.locale)
        self._place = 0
        self._events = 0

    def step(self, entry: Entry | None) -> ReplayStep | None:
        """The next step (None: the start); None when it comes before those that are wanted."""
        match, place = self._match, self._place
        self._place += 1
        is_wanted = place >= self._wish.first
        label, choice = ("", None) if entry is None or not is_wanted else self._answer(entry)
        if entry is not None:
            match.repeat(entry)
        events = match.events()
        before, self._events = self._events, self._events + (entry is not None and entry.what == "undo") + len(events)
        return self._made(place, entry, label, choice, before, events) if is_wanted else None

    def _answer(self, entry: Entry) -> tuple[str, Raw | None]:
        """What was answered, if the viewer may know it."""
        if entry.what == "undo" or not (self._wish.is_over or entry.seat == self._wish.seat):
            return "", None
        choice = msgspec.convert(entry.choice, self._match.game.choices(), str_keys=True)
        return self._narrator.option(self._shown(), choice), Raw(msgspec.json.encode(choice))

    def _shown(self) -> Any:
        """The table that is told of: before the end one in which all that the viewer cannot know is dealt anew."""
        table = self._match.table
        return table if self._wish.is_over else table.redealt(self._wish.seat, Chance(b"replay"))

    def _made(
        self, place: int, entry: Entry | None, label: str, choice: Raw | None, before: int, events: list[Event]
    ) -> ReplayStep:
        table, seat = self._match.table, self._wish.seat
        state, stack = (table.state, table.stack) if seat == EVERYTHING else table.seen_by(seat)
        shown = self._shown()
        waiting = {ask.seat for ask in self._match.asks()}
        asks: list[Ask] = [ask for ask in shown.asks() if ask.seat in waiting]
        return ReplayStep(
            entry=place,
            what="start" if entry is None else entry.what,
            number=0 if entry is None else entry.number,
            seat=0 if entry is None else entry.seat,
            key="" if entry is None else entry.key,
            label=label,
            choice=choice,
            to=None if entry is None or entry.what != "undo" else entry.to,
            events=tuple(
                self._told(shown, number, event)
                for number, event in enumerate(events, start=before + 1)
                if self._may_know(event)
            ),
            state=Raw(msgspec.json.encode(state)),
            stack=Raw(msgspec.json.encode(stack)),
            aids=self._aids(shown),
            asked=tuple(ask.seat for ask in asks),
            question=self._narrator.question(shown, asks[0]) if asks else "",
        )

    def _aids(self, shown: Any) -> Raw | None:
        """What the viewer was told beside the table then: no more than it could know, even after the end."""
        match, seat = self._match, self._wish.seat
        if seat == EVERYTHING:
            return aids_of(match.game, shown, None, self._wish.locale)
        table = match.table.redealt(seat, Chance(b"replay")) if self._wish.is_over else shown
        return aids_of(match.game, table, seat, self._wish.locale)

    def _may_know(self, event: Event) -> bool:
        audience = event.audience()
        return audience is None or self._wish.seat == EVERYTHING or self._wish.seat in audience

    def _told(self, table: Any, number: int, event: Event) -> ReplayEvent:
        return ReplayEvent(number, Raw(msgspec.json.encode(event)), self._narrator.event(table, event))

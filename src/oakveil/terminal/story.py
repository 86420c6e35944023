"""The story of a match: all that happened, told as prose in whatever language is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oakveil.kernel.ask import Seat
from oakveil.kernel.match import Diverged, Match
from oakveil.kernel.table import Event

from .drawings.face import face_of
from .words import Words


class Happening(NamedTuple):
    """An event, and the number of the question whose answer led to it (-1: what came before the first question)."""

    number: int
    event: Event


class Story:
    """All events of a match, also of one that was saved and loaded: those come out when its history is played again."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._all: list[Happening] = []
        if match.history:
            self._remember()
        self.go_on()

    def _remember(self) -> None:
        """Play the history again. A match that leads elsewhere (a fork, an older ruleset) has its story begin here."""
        try:
            self._all = [Happening(-1, event) for event in self._match.replayed().events()]
        except Diverged:
            self._all = []

    def go_on(self) -> None:
        """Note what has happened since this was last called."""
        number = self._match.number - 1
        self._all += [Happening(number, event) for event in self._match.events()]

    def take_back(self, to: int) -> None:
        """Forget what came of the answers to question `to` and to all later ones."""
        self._all = [happening for happening in self._all if happening.number < to]

    def __len__(self) -> int:
        return len(self._all)

    def known_to(self, seat: Seat | None, since: int = 0) -> Sequence[Event]:
        """What `seat` (None: a spectator) may know, from the event at the place `since` on."""
        return [
            event
            for _, event in self._all[since:]
            if (audience := event.audience()) is None or (seat is not None and seat in audience)
        ]

    def told(self, words: Words, seat: Seat | None, since: int = 0) -> list[str]:
        """The same as prose, a sentence for each event that is worth one."""
        return face_of(self._match.game).tale(words, self._match.table, self.known_to(seat, since))

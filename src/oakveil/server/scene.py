"""A scene: how a table lies at one moment, as each seat may see it. Nothing a seat may not know ever enters a scene.

Everything a seat is shown is made from a table dealt anew for it. Seats that see the same share one such table.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Raw

from oakveil.kernel.ask import Ask, AskAll, Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import Game
from oakveil.kernel.match import Match
from oakveil.kernel.narrate import Narrator, PlainNarrator
from oakveil.kernel.table import Event
from oakveil.kernel.text import Locale, Texts

from . import protocol
from .refusals import TEXTS
from .rows import EntryRow, Heard, TableRow

KERNEL_TEXTS = Texts()
log = logging.getLogger("oakveil")

Viewer = Seat | None


def fresh_chance() -> Chance:
    """Chance that has nothing to do with any match: hidden things are dealt anew with it."""
    return Chance(secrets.token_bytes(32))


def raw(value: Any) -> Raw:
    """A value as JSON inside JSON."""
    return Raw(msgspec.json.encode(value))


@cache
def narrator_of(kind: Game, locale: Locale) -> Narrator:
    """The narrator of a game."""
    return kind.told_in(locale)


@cache
def _event_decoder(kind: Game) -> msgspec.json.Decoder[Event]:
    return msgspec.json.Decoder(kind.events())


@cache
def choice_decoder(kind: Game) -> msgspec.json.Decoder[Option]:
    """Reads answers of a game."""
    return msgspec.json.Decoder(kind.choices())


def told(kind: Game, locale: Locale, say: Callable[[Narrator], str]) -> str:
    """What the narrator says. When it cannot, the table must go on all the same: a plain one says it."""
    try:
        return say(narrator_of(kind, locale))
    except Exception:
        log.exception("the narrator of %s failed", kind.id)
        return say(PlainNarrator("", KERNEL_TEXTS.in_(locale)))


def aids_of(kind: Game, table: Any, viewer: Viewer, locale: Locale) -> Raw | None:
    """What the game adds for its page, of a table dealt anew for the viewer. None when it has nothing or cannot."""
    if kind.page is None:
        return None
    try:
        return raw(kind.page.aids(table, viewer, kind.texts.in_(locale)))
    except Exception:
        log.exception("the page of %s failed", kind.id)
        return None


class _Sight:
    """What one or several seats see: state and stack as JSON, and a table dealt anew for them."""

    def __init__(self, state: bytes, stack: bytes, table: Any) -> None:
        self.state = state
        self.stack = stack
        self.table = table
        self.sentences: dict[tuple[Locale, int], str] = {}
        self.aids: dict[tuple[Locale, Viewer], Raw | None] = {}


class Scene:
    """The table of `match` as it lies now; `row` is its row."""

    def __init__(self, match: Match, row: TableRow) -> None:
        self._match = match
        self._row = row
        self.number = match.number
        self._sights: dict[Viewer, _Sight] = {}
        self._questions: dict[tuple[Locale, Viewer], tuple[protocol.Question, ...]] = {}

    def _sight(self, viewer: Viewer) -> _Sight:
        if viewer not in self._sights:
            table = self._match.table
            state, stack = (msgspec.json.encode(part) for part in table.seen_by(viewer))
            same = (seen for seen in self._sights.values() if (seen.state, seen.stack) == (state, stack))
            shared = None if isinstance(table.question, AskAll) else next(same, None)
            self._sights[viewer] = shared or _Sight(state, stack, table.redealt(viewer, fresh_chance()))
        return self._sights[viewer]

    def see_the_same(self, one: Viewer, other: Viewer) -> bool:
        """Whether two seats know the same of the table, so that both may look at one screen."""
        if isinstance(self._match.table.question, AskAll):
            return one == other
        mine, theirs = self._sight(one), self._sight(other)
        return (mine.state, mine.stack) == (theirs.state, theirs.stack)

    def seen(self, viewer: Viewer) -> tuple[Raw, Raw]:
        """State and stack as a seat sees them."""
        sight = self._sight(viewer)
        return Raw(sight.state), Raw(sight.stack)

    def table_for(self, viewer: Viewer) -> Any:
        """The table dealt anew for a seat."""
        return self._sight(viewer).table

    def title(self, seat: Seat, locale: Locale) -> str:
        """What the game calls a seat."""
        table = self._sight(None).table
        return told(self._match.game, locale, lambda narrator: narrator.seat(table, seat))

    def questions(self, viewer: Viewer, locale: Locale) -> tuple[protocol.Question, ...]:
        """The open question, for each seat that has to answer it; clocks are left out."""
        if (locale, viewer) not in self._questions:
            table = self._sight(viewer).table
            waiting = {ask.seat for ask in self._match.asks()}  # who has answered is no secret, only what
            asks = [ask for ask in table.asks() if ask.seat in waiting]
            made = tuple(self._question(table, ask, viewer, locale) for ask in asks)
            self._questions[locale, viewer] = made
        return self._questions[locale, viewer]

    def _question(self, table: Any, ask: Ask, viewer: Viewer, locale: Locale) -> protocol.Question:
        kind = self._match.game
        sentence = told(kind, locale, lambda narrator: narrator.question(table, ask))
        if ask.seat != viewer:
            return protocol.Question(seat=ask.seat, key=ask.key, sentence=sentence, mine=False)
        return protocol.Question(
            seat=ask.seat,
            key=ask.key,
            sentence=sentence,
            mine=True,
            options=tuple(self._offer(table, option, option == ask.default, locale) for option in ask.options),
            free="" if ask.free is None else str(ask.free.shape.__struct_config__.tag),
        )

    def _offer(self, table: Any, option: Option, default: bool, locale: Locale) -> protocol.Offer:
        label = self.label(table, option, locale)
        return protocol.Offer(choice=raw(option), label=label, rule=option.rule, default=default)

    def label(self, table: Any, option: Option, locale: Locale) -> str:
        """An answer as it is written on a button."""
        return told(self._match.game, locale, lambda narrator: narrator.option(table, option))

    def sentence(self, viewer: Viewer, locale: Locale, number: int, heard: Heard) -> str:
        """What happened, as a sentence. `number` is that of the event."""
        sight = self._sight(viewer)
        if (locale, number) not in sight.sentences:
            event = _event_decoder(self._match.game).decode(heard.event)
            said = told(self._match.game, locale, lambda narrator: narrator.event(sight.table, event))
            sight.sentences[locale, number] = said
        return sight.sentences[locale, number]

    def happened(
        self, entries: Sequence[EntryRow], viewer: Viewer, locale: Locale, after: int
    ) -> tuple[protocol.Told | protocol.TakenBack, ...]:
        """The events after number `after` that the viewer may know."""
        found: list[protocol.Told | protocol.TakenBack] = []
        for row in entries:
            question = row.place - 1 if row.entry is not None else 0
            for number, heard in row.numbered():
                if number <= after or not heard.is_for(viewer):
                    continue
                if row.entry is not None and row.entry.what == "undo":
                    since: Mapping[str, int] = msgspec.json.decode(heard.event)
                    seat, to = row.entry.seat, row.entry.to
                    said = TEXTS.in_(locale).say("server-taken-back", seat=self.title(seat, locale))
                    taken = protocol.TakenBack(number, question, seat, to, since["since"], said)
                    found.append(taken)
                else:
                    said = self.sentence(viewer, locale, number, heard)
                    found.append(protocol.Told(number, question, Raw(heard.event), said))
        return tuple(found)

    def orders(self, viewer: Viewer) -> tuple[protocol.Orderable, ...]:
        """The commands that the seat in hand may give."""
        if viewer is None or self._match.outcome is not None:
            return ()
        table = self._sight(viewer).table
        commands = [command for command in table.commands if command.serves(table, viewer)]
        return tuple(protocol.Orderable(one.key, str(one.shape.__struct_config__.tag)) for one in commands)

    def aids(self, viewer: Viewer, locale: Locale) -> Raw | None:
        """What the game adds for its page."""
        sight = self._sight(viewer)
        if (locale, viewer) not in sight.aids:
            sight.aids[locale, viewer] = aids_of(self._match.game, sight.table, viewer, locale)
        return sight.aids[locale, viewer]

    def ending(self, locale: Locale) -> protocol.Ending | None:
        """How the game ended, with the seed that nobody knew until now; None while it goes on."""
        outcome = self._match.outcome
        if outcome is None:
            return None
        fair, table = self._match.fair, self._match.table
        return protocol.Ending(
            sentence=told(self._match.game, locale, lambda narrator: narrator.outcome(table, outcome)),
            reason=outcome.reason,
            winners=outcome.winners,
            commitment=fair.commitment,
            secret=fair.secret.hex(),
            words=fair.words,
            next=self._row.next,
        )

    def undo(self, viewer: Viewer) -> protocol.Undoable:
        """What the seat in hand may take back, as far as the history is at hand."""
        if viewer is None or self._match.outcome is not None:
            return protocol.Undoable()
        last = last_answer(self._match, viewer)
        return protocol.Undoable(last=last, free=self._match.free_undo(viewer))


def last_answer(match: Match, seat: Seat) -> int | None:
    """The number of the last question that `seat` answered and that was not taken back, as far as it is at hand."""
    standing: list[tuple[int, Seat]] = []
    for entry in match.history:
        if entry.what == "undo":
            standing = [(number, other) for number, other in standing if number < entry.to]
        else:
            standing.append((entry.number, entry.seat))
    return next((number for number, other in reversed(standing) if other == seat), None)

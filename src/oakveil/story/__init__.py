"""The story of a saved game: its history played again, each answer told with what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from oakveil.kernel.match import Diverged, Match
from oakveil.kernel.text import Locale, Texts

TEXTS = Texts(Path(__file__).parent / "text")
"""What stands between the lines that a game tells of itself."""


class Line(NamedTuple):
    """A line of the story: a heading, an answer, something that happened because of it, or why the story stops."""

    kind: Literal["heading", "answer", "event", "stop"]
    text: str


def story(match: Match, to: int | None, locale: Locale) -> Iterator[Line]:
    """The story of `match`, up to its first `to` answers (None: all), for those who may know everything.

    It ends with the outcome or the open question, or where the history played again leads elsewhere (the match was
    forked from another, or is of an older ruleset).
    """
    try:
        yield from _told(match, to, locale)
    except Diverged as difference:
        yield Line("stop", TEXTS.in_(locale).say("story-astray", why=str(difference)))


def _told(match: Match, to: int | None, locale: Locale) -> Iterator[Line]:
    say, narrator = TEXTS.in_(locale).say, match.game.told_in(locale)
    again = match.replayed(0)
    text, title = match.game.texts.in_(locale), f"{match.game.id}-title"
    named = text.say(title) if text.has(title) else match.game.id
    yield Line("heading", say("story-begins", title=named, n=len(match.places)))
    yield from (Line("event", narrator.event(again.table, event)) for event in again.events())
    for n, entry in enumerate(match.history[:to], start=1):
        before = again.table.copy(again.table.chance)
        again.repeat(entry)
        seat = narrator.seat(before, entry.seat)
        if entry.what == "undo":
            yield Line("answer", say("story-undo", n=n, seat=seat, to=entry.to + 1))
        else:
            choice = msgspec.convert(entry.choice, match.game.choices(), str_keys=True)
            option = narrator.option(before, choice)
            yield Line("answer", say(f"story-{entry.what}", n=n, seat=seat, option=option))
        yield from (Line("event", narrator.event(again.table, event)) for event in again.events())
    if len(again.history) == len(match.history) and again.position() != match.position():
        raise Diverged(len(match.history), "the same answers lead to another table")
    if again.outcome is not None:
        yield Line("heading", narrator.outcome(again.table, again.outcome))
    for ask in again.asks():
        yield Line("heading", say("story-open", question=narrator.question(again.table, ask)))
    if match.game.notice:
        yield Line("event", match.game.notice)

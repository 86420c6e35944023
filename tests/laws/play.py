"""Games played for the laws: by random players who try everything, or by the game's own sensible players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from oakveil.bots.random import choose as at_random
from oakveil.kernel.ask import Ask, AskAll, Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import Bot, Game, game
from oakveil.kernel.match import FairSeed, Match, Refused
from oakveil.kernel.sight import hidden
from oakveil.kernel.table import Event, Table
from oakveil.kernel.text import LOCALES

from .settings import COMMANDS, Setting

LONGEST = 5000
"""No game may have this many questions."""

Asked = list[tuple[Seat, str, tuple[Option, ...], Option | None, type[Option] | None, float | None]]


class Stand(NamedTuple):
    """Where a match stood before something was done there."""

    number: int
    seat: Seat
    what: str
    lying: bytes
    asked: Asked
    used: int
    unknown: list[Counter[tuple[str, Any]]]
    secret: bool
    binds: bool


class Play:
    """One game in progress, with all that the laws need to know of its past."""

    def __init__(self, setting: Setting, player: str, seed: str) -> None:
        self.game: Game = game(setting.game)
        self.bot: Bot = at_random if player == "random" else self.game.bots[player]
        self.meddles = player == "random"
        self.seed = f"{setting} {player} {seed}"
        self.chance = Chance(FairSeed.of(f"players of {self.seed}").seed())
        options = msgspec.convert(setting.options, self.game.options)
        self.match = Match.start(self.game, options, seed=FairSeed.of(self.seed))
        self.past: list[Stand] = []
        self.strangers: dict[Option, None] = {}
        self.messages: set[str] = {f"{self.game.id}-title"}
        self.events: list[Event] = self.match.events()
        self.narrators = [self.game.told_in(locale) for locale in LOCALES]

    @property
    def seats(self) -> range:
        return range(1, len(self.match.places) + 1)

    def questions(self) -> Iterator[int]:
        """Play on to the end; stops at every question, with its number, before anything is done there."""
        while self.match.outcome is None:
            assert self.match.number < LONGEST, "this game does not end"
            yield self.match.number
            self._note_questions()
            self._do_something()
            self.events += (fresh := self.match.events())
            self._named(f"event-{type(event).__name__}" for event in fresh)
            for narrator in self.narrators:
                assert all(is_line(narrator.event(self.match.table, event)) for event in fresh)
        outcome = self.match.outcome
        assert all(is_line(narrator.outcome(self.match.table, outcome)) for narrator in self.narrators)
        self.messages.add(f"{self.game.id}-outcome-{outcome.reason}")

    def _do_something(self) -> None:
        match, chance = self.match, self.chance
        ask = chance.roll(match.asks(), "who")
        if self.meddles and chance.below(16, "undo?") == 0 and (to := match.free_undo(ask.seat)) is not None:
            match.undo(ask.seat, to)
            self.past = [stand for stand in self.past if stand.number < to]
            return
        if self.meddles and match.table.commands and chance.below(8, "command?") == 0:
            command, seat = chance.roll(match.table.commands, "command"), chance.roll(self.seats, "who")
            value, before = COMMANDS[command.key](match.table, seat), self.stand("command", seat)
            try:
                match.command(seat, command.key, value)
            except Refused as refused:
                self.note_refusal(refused)
            else:
                self.past.append(before)
                return
        if ask.clock is not None and chance.below(3, "lapse?") == 0:
            self.past.append(self.stand("lapse", ask.seat))
            match.lapse(ask.seat)
            return
        seen = match.table if self.bot is at_random else match.table.redealt(ask.seat, chance)
        choice = self.bot(seen, ask_for(seen, ask.seat), chance)
        self.past.append(self.stand("answer", ask.seat, choice.binds()))
        match.answer(ask.seat, choice)

    def stand(self, what: str, seat: Seat, binds: bool = False) -> Stand:
        match = self.match
        unknown = [hidden([match.table.state, *match.table.stack], viewer) for viewer in self.seats]
        secret = isinstance(match.table.question, AskAll)
        used = match.table.chance.used
        return Stand(match.number, seat, what, lying(match.table), asked(match.table), used, unknown, secret, binds)

    def note_refusal(self, refused: Refused) -> None:
        """Something was refused: that can be told, too."""
        broken = refused.broken
        assert broken is not None
        self.messages.add(broken.message)
        assert all(is_line(narrator.refusal(self.match.table, broken)) for narrator in self.narrators)

    def _note_questions(self) -> None:
        for ask in self.match.asks():
            self._named([f"ask-{ask.key.partition('.')[2].replace('.', '-')}"])
            self._named(f"choice-{type(option).__name__}" for option in ask.options)
            self.strangers.update(dict.fromkeys(ask.options))

    def _named(self, messages: Iterable[str]) -> None:
        """Messages there must be, unless the game leaves it to the names of its records."""
        if self.game.narrator is not None:
            self.messages.update(f"{self.game.id}-{message}" for message in messages)


def is_line(text: str) -> bool:
    """Whether something was told, in one line."""
    return bool(text.strip()) and "\n" not in text


def ask_for(table: Table[Any], seat: Seat) -> Ask:
    """What this seat is asked at this table."""
    return next(ask for ask in table.asks() if ask.seat == seat)


def asked(table: Table[Any]) -> Asked:
    """The open question as plain values, to compare."""
    return [
        (
            ask.seat,
            ask.key,
            tuple(ask.options),
            ask.default,
            None if ask.free is None else ask.free.shape,
            None if ask.clock is None else ask.clock.seconds,
        )
        for ask in table.asks()
    ]


def lying(table: Table[Any]) -> bytes:
    """Everything that lies on a table, as bytes."""
    return canonical([table.state, table.stack, table.given])


def whole(match: Match) -> bytes:
    """Everything there is to know about a match, as bytes."""
    setting = [match.options, match.places, match.fair, match.number, match.history, match.table.chance.used]
    return canonical(setting) + lying(match.table)


def canonical(value: Any) -> bytes:
    """Bytes that are equal for equal values and for those only. The order of a dict counts, that of a set does not."""
    return repr(_plain(value)).encode()


def _plain(value: Any) -> Any:
    if isinstance(value, msgspec.Struct):
        return type(value).__name__, [_plain(getattr(value, name)) for name in value.__struct_fields__]
    if isinstance(value, dict):
        return [(_plain(key), _plain(item)) for key, item in value.items()]
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, set | frozenset):
        return sorted(map(_plain, value))
    return value


def twin(table: Table[Any], seed: bytes | None = None) -> Table[Any]:
    """A copy of a table, with equal chance or with that of another seed."""
    return table.copy(Chance(seed) if seed else Chance(table.chance.seed, table.chance.used))


def walk(table: Table[Any], seed: bytes, steps: int) -> list[bytes]:
    """Answer at random, up to so many questions; what lay there after each."""
    chance = Chance(seed)
    seen: list[bytes] = []
    while len(seen) < steps and table.outcome is None:
        assert table.asks(), "the steps ran out before the game was over"
        ask = chance.roll(table.asks(), "who")
        assert ask.options or ask.free, f"{ask.key}: there is no answer"
        table.answer(ask.propose(chance), ask.seat)
        seen.append(lying(table))
    return seen

"""A sitting: people and bots at one terminal around one match. It knows whose turn it is and keeps the match safe.

It has no screen of its own: line mode and the full screen both run on it.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from oakveil.bots import random as at_random
from oakveil.kernel.ask import Ask, AskAll, AskAny, Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.clock import Countdown
from oakveil.kernel.files import check_new, free
from oakveil.kernel.game import Bot
from oakveil.kernel.match import Match
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.save import SaveError, load, save
from oakveil.kernel.text import Locale

from .drawings.sight import Sight
from .story import Story
from .words import Words

YOU = "you"
"""Stands for a person in the list of players. All people share this terminal."""
AT_RANDOM = "random"
"""Stands for a bot that any game has: it answers at random."""
ADVISERS = ("sensible", "clever")
"""The bots that may be asked for advice, in this order."""


class Turn(NamedTuple):
    """Somebody has to answer: a person, or the bot of the level named."""

    ask: Ask
    number: int
    bot: str = ""

    @property
    def seat(self) -> Seat:
        return self.ask.seat


def fresh() -> Chance:
    """Chance that has nothing to do with the match: bots think with it, hidden things are dealt anew with it."""
    return Chance(secrets.token_bytes(32))


class Sitting:
    """A match at a terminal. After everything that is done it is saved to `file`, if there is one.

    `players` names for each seat `you` or a level of bots. `now` tells seconds, for clocks.
    """

    def __init__(
        self,
        match: Match,
        players: Mapping[Seat, str],
        file: Path | None,
        locale: Locale,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.players = dict(players)
        self.file = file
        self.words = Words(match.game, locale)
        self.clocks = True
        self.unsaved = ""
        self._now = now
        self._take(match)

    def _take(self, match: Match) -> None:
        self.match = match
        self.players = {seat: self.players.get(seat, YOU) for seat in self._seats()}
        match.players = self.players
        self.story = Story(match)
        self.viewer = next((seat for seat in self._seats() if self._is_person(seat)), 1)
        self._countdown: tuple[int, Countdown] | None = None
        self._waved_on: frozenset[Seat] = frozenset()
        self.keep()

    def _seats(self) -> range:
        return range(1, len(self.match.places) + 1)

    def _is_person(self, seat: Seat) -> bool:
        return self.players[seat] == YOU

    def people(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat in self._seats() if self._is_person(seat)]

    def speak(self, locale: Locale) -> None:
        """Go on in this language."""
        self.words = Words(self.match.game, locale)

    def keep(self) -> None:
        """Save the match to its file. Play goes on when that fails; then `unsaved` tells why."""
        self.unsaved = ""
        if self.file is not None:
            try:
                save(self.match, self.file)
            except OSError as problem:
                self.unsaved = f"{self.file}: {problem.strerror or problem}"

    def keep_as(self, file: Path) -> None:
        """Save the match to `file`, and from now on always there; no other file is written over.

        Raises OSError, and then nothing has changed.
        """
        try:
            check_new(file)
        except FileExistsError:
            if self.file is None or file.resolve() != self.file.resolve():
                raise
        save(self.match, file)
        self.file, self.unsaved = file, ""

    def would_be_lost(self) -> bool:
        """Whether answers would be lost by leaving this match now."""
        return bool(self.match.history) and self.outcome is None and (self.file is None or bool(self.unsaved))

    def load(self, file: Path) -> None:
        """Go on with the match saved in `file`, with its players if it names any. Raises SaveError."""
        match = load(file)
        unknown = set(match.players.values()) - {YOU, AT_RANDOM, *match.game.bots}
        if unknown:
            raise SaveError(f"{file}: nobody called {', '.join(sorted(unknown))} plays {match.game.id}")
        self.file, self.players = file, match.players or self.players
        self.words = Words(match.game, self.words.locale)
        self._take(match)

    def again(self) -> None:
        """A new match with the same game, options and players. If the old one has a file, it gets one beside that."""
        old = self.match
        self.file = None if self.file is None else free(self.file)
        self._take(Match.start(old.game, old.options, old.places, content=old.content))

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def turn(self) -> Turn | None:
        """Who has to answer now; None when the game is over.

        Where the first answer of several seats counts, people come before bots, and a person may wave it on: to the
        next person, and then to the bots.
        """
        asks = self.match.asks()
        if not asks:
            return None
        people = [ask for ask in asks if self._is_person(ask.seat)]
        if isinstance(self.match.table.question, AskAny):
            bots = [ask for ask in asks if ask not in people]
            ask = next((ask for ask in [*people, *bots] if ask.seat not in self._waved_on), asks[0])
        else:
            ask = asks[0]
        return Turn(ask, self.match.number, "" if self._is_person(ask.seat) else self.players[ask.seat])

    def may_wave_on(self, turn: Turn) -> bool:
        """Whether somebody else may answer in place of this person."""
        return isinstance(self.match.table.question, AskAny) and len(self.match.asks()) > 1

    def wave_on(self, turn: Turn) -> None:
        """Let the next one answer; when all have waved on, it begins anew."""
        waved = self._waved_on | {turn.seat}
        waiting = {ask.seat for ask in self.match.asks()}
        self._waved_on = frozenset() if waiting <= waved else waved

    def changes_hands(self, turn: Turn) -> bool:
        """Whether the screen must be covered first: another person is next, and the two do not know the same.

        What they know is what each sees of the table now, and what each has been told so far.
        """
        if turn.bot or turn.seat == self.viewer:
            return False
        table = self.match.table
        return (
            isinstance(table.question, AskAll)
            or table.seen_by(turn.seat) != table.seen_by(self.viewer)
            or self.story.known_to(turn.seat) != self.story.known_to(self.viewer)
        )

    def hand_to(self, seat: Seat) -> None:
        """From now on this person looks at the screen."""
        self.viewer = seat

    def sight(self) -> Sight:
        """What the person at the screen sees now."""
        table = self.match.table.redealt(self.viewer, fresh())
        ask = next((ask for ask in table.asks() if ask.seat == self.viewer), None)
        return Sight(table, self._seats(), self.viewer, self.words, ask, self.story.known_to(self.viewer))

    def thought(self, turn: Turn) -> Callable[[], Option]:
        """What the bot has to think about its answer; may run in a thread of its own while the match stands still."""
        bot: Bot = at_random.choose if turn.bot == AT_RANDOM else self.match.game.bots[turn.bot]
        return self._thought_of(bot, turn.seat)

    def advice(self, seat: Seat) -> Callable[[], Option] | None:
        """What a sensible bot would answer for `seat`, in the same way; None if the game has no bot to ask."""
        bots = self.match.game.bots
        adviser = next((bots[level] for level in ADVISERS if level in bots), None)
        return None if adviser is None else self._thought_of(adviser, seat)

    def _thought_of(self, bot: Bot, seat: Seat) -> Callable[[], Option]:
        table, chance = self.match.table.redealt(seat, fresh()), fresh()
        ask = next(ask for ask in table.asks() if ask.seat == seat)
        return lambda: bot(table, ask, chance)

    def answer(self, turn: Turn, choice: Option) -> None:
        """Give an answer. Raises Refused, and then nothing has changed."""
        self.match.answer(turn.seat, choice, turn.number)
        self._done()

    def command(self, seat: Seat, key: str, value: Option) -> None:
        """Carry out a command. Raises Refused, and then nothing has changed."""
        self.match.command(seat, key, value)
        for program in (other for other, player in self.players.items() if player != YOU):
            if self.match.joins(program, key, value):
                self.match.command(program, key, value)
        self._done()

    def _done(self) -> None:
        self._waved_on = frozenset()
        self.story.go_on()
        self.keep()

    def seconds_left(self, turn: Turn) -> float | None:
        """Seconds until the clock of the open question runs out, below 0 in the grace after it; None without a clock.

        The clock starts when this is first asked about a question. People may turn clocks off: no rule needs them.
        One that only spares others a wait does not run: at one screen they can say so themselves.
        """
        countdown = self._clock_of(turn)
        return None if countdown is None else countdown.left(self._now())

    def hold_clock(self, turn: Turn) -> None:
        """Stop the clock of the open question: something else has to be read first."""
        if (countdown := self._clock_of(turn)) is not None:
            countdown.hold(self._now())

    def let_clock_run(self, turn: Turn) -> None:
        """Let the clock of the open question run again, if it was stopped."""
        if (countdown := self._clock_of(turn)) is not None:
            countdown.go_on(self._now())

    def lapse_if_due(self, turn: Turn) -> bool:
        """Have the table answer if the clock has run out, and the grace after it; True if it did."""
        countdown = self._clock_of(turn)
        if countdown is None or not countdown.is_over(self._now()):
            return False
        self.match.lapse(turn.seat, turn.number)
        self._done()
        return True

    def _clock_of(self, turn: Turn) -> Countdown | None:
        clock = turn.ask.clock
        if clock is None or clock.for_others or turn.bot or not self.clocks:
            self._countdown = None
            return None
        if self._countdown is None or self._countdown[0] != turn.number:
            self._countdown = turn.number, Countdown(clock.seconds, self._now())
        return self._countdown[1]

    def undo_to(self) -> int | None:
        """The number of the last question that a person answered and that can be asked again, or None."""
        standing: list[tuple[int, Seat]] = []
        for entry in self.match.history:
            if entry.what == "undo":
                standing = [(number, seat) for number, seat in standing if number < entry.to]
            else:
                standing.append((entry.number, entry.seat))
        return next((number for number, seat in reversed(standing) if self._is_person(seat)), None)

    def undo_is_free(self, to: int) -> bool:
        """Whether going back to question `to` takes back nothing but own answers, and nothing was drawn or learned."""
        seat = next(entry.seat for entry in self.match.history if entry.number == to)
        free = self.match.free_undo(seat)
        return free is not None and free <= to

    def undo(self, to: int) -> None:
        """Go back to question `to`. All people sit at this screen, bots do not mind: whoever asks has their consent.

        Raises Refused, and then nothing has changed.
        """
        seat = next(entry.seat for entry in self.match.history if entry.number == to)
        self.match.undo(seat, to, consent=True)
        self.story.take_back(to)
        self._done()

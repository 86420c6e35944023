"""A match: a table with its seats and its whole history. Checks every answer, takes answers back, forks, replays."""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from .ask import Ask, AskAll, Broken, Option, Seat
from .chance import Chance, Draw
from .game import BadOptions, Game, Place
from .outcome import Outcome
from .sight import hidden_in, zones
from .table import Command, Event, Table


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing done: an answer, a command, a clock that ran out (`lapse`), or answers taken back (`undo`).

    `number` is the number of the question it was done at, `draws` the chance that followed. `opened` says that chance
    was drawn or a seat came to know something: from here back nobody takes anything back without the table's consent.
    An undo goes back to the question numbered `to`.
    """

    what: Literal["answer", "command", "lapse", "undo"]
    number: int
    seat: Seat
    key: str = ""
    choice: dict[str, Any] = {}
    draws: tuple[Draw, ...] = ()
    opened: bool = False
    to: int = 0


class Refused(Exception):
    """An answer, command or undo that is not possible. Nothing was changed. `broken` says why."""

    def __init__(self, message: str, broken: Broken | None = None) -> None:
        super().__init__(message)
        self.broken = broken


class FairSeed(msgspec.Struct, frozen=True):
    """The secret all chance comes from, and the words the seats mixed into it.

    `commitment` is told before the words are; `secret` is revealed at the end, so that everybody can check.
    """

    secret: bytes
    words: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def seed(self) -> bytes:
        """The seed of the match's chance."""
        return hashlib.blake2b("\0".join(self.words).encode(), key=self.secret, digest_size=32).digest()

    @staticmethod
    def fresh(words: Sequence[str] = ()) -> FairSeed:
        """A seed nobody can guess."""
        return FairSeed(secrets.token_bytes(32), tuple(words))

    @staticmethod
    def of(text: str) -> FairSeed:
        """The seed that a person asked for by a word."""
        return FairSeed(hashlib.sha256(text.encode()).digest())


class _Before(NamedTuple):
    """The table as it was at question `number`, to go back to."""

    number: int
    table: Table[Any]


class Match:
    """A game being played, from the first question to the outcome. Not safe for several threads.

    `players` tells who answers for each seat, in the words of whoever seated them; it is empty where nobody noted it.
    No rule asks for it: it is there to be kept in a save.

    Every entry of the history counts one question further. Whoever keeps the history elsewhere may let go of its
    beginning: then `missing` is how many of its entries are not at hand.
    """

    def __init__(
        self, game: Game, options: Any, places: Sequence[Place], seed: FairSeed, content: Any, table: Table[Any]
    ) -> None:
        self.game, self.options, self.places = game, options, tuple(places)
        self.fair, self.content, self.table = seed, content, table
        self.players: dict[Seat, str] = {}
        self.history: list[Entry] = []
        self.missing = 0
        self.number = 0
        self._snapshots: list[_Before] = []
        self._unseen = 0
        self._heard: list[Event] = []
        table.listener = self._heard.append

    @classmethod
    def start(
        cls,
        game: Game,
        options: Any = None,
        places: Sequence[Place] = (),
        seed: FairSeed | None = None,
        content: Any = None,
    ) -> Match:
        """A new match, run to its first question. Raises BadOptions when options or places do not fit the game."""
        options = game.options() if options is None else options
        seed = seed or FairSeed.fresh()
        content = game.content(None) if content is None else content
        wanted = game.seats(options)
        if len(places) > wanted:
            raise BadOptions(f"{len(places)} seats are taken, the options make a game of {wanted}")
        places = [*places, *[Place()] * (wanted - len(places))]
        table = game.new(options, places, content, Chance(seed.seed()))
        match = cls(game, options, places, seed, content, table)
        table.run()
        return match

    def resume(self, history: Sequence[Entry], missing: int = 0) -> None:
        """Go on where a history has led to, of which all but the first `missing` entries are at hand."""
        self.history = list(history)
        self.missing = missing
        self.number = self._unseen = missing + len(history)

    def forget(self, keep: int) -> None:
        """Let go of all but the last `keep` tables to go back to, and of the history before them."""
        del self._snapshots[: max(0, len(self._snapshots) - keep)]
        self._unseen = self._snapshots[0].number if self._snapshots else self.number
        del self.history[: self._unseen - self.missing]
        self.missing = self._unseen

    def recall(self, earlier: Sequence[Entry]) -> None:
        """Have the whole history at hand again: `earlier` are the entries that are missing."""
        assert len(earlier) == self.missing, "these are not the entries that are missing"
        self.history[:0] = earlier
        self.missing = 0

    @property
    def outcome(self) -> Outcome | None:
        return self.table.outcome

    def asks(self) -> tuple[Ask, ...]:
        """The open question, for each seat that may answer it now."""
        return self.table.asks()

    def ask_of(self, seat: Seat) -> Ask | None:
        """What `seat` is asked now, or None."""
        return next((ask for ask in self.asks() if ask.seat == seat), None)

    def events(self) -> list[Event]:
        """What happened since this was last called."""
        heard = self._heard.copy()
        self._heard.clear()
        return heard

    def answer(self, seat: Seat, choice: Option, number: int | None = None) -> None:
        """Answer the open question for `seat`. `number` guards against answering a question that has passed.

        Raises Refused, and changes nothing, when it is not this seat's question or not a legal answer.
        """
        self._expect(number)
        ask = self.ask_of(seat)
        if ask is None:
            raise Refused(f"seat {seat} is not asked anything now", Broken("", "kernel-not-your-question"))
        if (broken := ask.refusal(choice)) is not None:
            raise Refused(f"{ask.key}: {choice} is not possible ({broken.rule or broken.message})", broken)
        self._do("answer", seat, ask.key, choice)

    def command(self, seat: Seat, key: str, value: Option, number: int | None = None) -> None:
        """Carry out a command of `seat` beside the open question. Raises Refused, and changes nothing, if not legal."""
        self._expect(number)
        command = self._command(key)
        if command is None or type(value) is not command.shape or self.outcome is not None:
            raise Refused(f"there is no command {key} now", Broken("", "kernel-no-command"))
        if (broken := command.check(self.table, seat, value)) is not None:
            raise Refused(f"{key} is not possible ({broken.rule or broken.message})", broken)
        self._do("command", seat, key, value)

    def joins(self, seat: Seat, key: str, value: Option) -> bool:
        """Whether a program at `seat` joins in a command that a person has just given, and may give it now."""
        command = self._command(key)
        if command is None or not command.for_all or self.outcome is not None:
            return False
        return command.check(self.table, seat, value) is None

    def _command(self, key: str) -> Command | None:
        return next((command for command in self.table.commands if command.key == key), None)

    def lapse(self, seat: Seat, number: int | None = None) -> None:
        """The clock of the open question has run out for `seat`: the table answers for it. Raises Refused."""
        self._expect(number)
        ask = self.ask_of(seat)
        if ask is None or ask.clock is None:
            raise Refused(f"no clock is running for seat {seat}", Broken("", "kernel-no-clock"))
        self._do("lapse", seat, ask.key, ask.clock.lapse)

    def _expect(self, number: int | None) -> None:
        if number is not None and number != self.number:
            raise Refused(f"question {number} has passed, this is {self.number}", Broken("", "kernel-stale"))

    def _do(self, what: Literal["answer", "command", "lapse"], seat: Seat, key: str, choice: Option) -> None:
        table, secret = self.table, isinstance(self.table.question, AskAll)
        self._snapshots.append(_Before(self.number, table.copy(table.chance)))
        draws: list[Draw] = []
        unknown = self._hidden()
        table.chance.journal = draws
        if what == "command":
            command = self._command(key)
            assert command is not None
            table.command(command, seat, choice)
        else:
            table.answer(choice, seat)
        table.chance.journal = None
        still = self._hidden()
        shown = secret and what != "command" and not table.given and len(self.places) > 1
        learnt = any(before - after for before, after in zip(unknown, still, strict=True))
        opened = bool(draws) or shown or learnt or choice.binds()
        plain = msgspec.json.decode(msgspec.json.encode(choice))  # as it is in a save, to compare with one
        self.history.append(Entry(what, self.number, seat, key, plain, tuple(draws), opened))
        self.number += 1

    def _hidden(self) -> list[Counter[tuple[str, Any]]]:
        """What is hidden from each seat."""
        lying = zones([self.table.state, *self.table.stack])
        return [hidden_in(lying, viewer) for viewer in range(1, len(self.places) + 1)]

    def free_undo(self, seat: Seat) -> int | None:
        """The number of the earliest question `seat` may go back to without asking anybody, or None.

        As far as nothing but this seat's own answers and commands would be taken back, and no chance was drawn and
        nobody learned anything hidden by them; as far as possible for a seat that the game lets rewind alone.
        """
        self._remember()
        if self._snapshots and self.game.rewind(self.table, seat) == "alone":
            return self._snapshots[0].number
        earliest = None
        for before in reversed(self._snapshots):
            entry = self.history[before.number - self.missing]
            if entry.opened or entry.seat != seat or entry.what == "lapse":
                break
            earliest = entry.number
        return earliest

    def undo(self, seat: Seat, to: int | None = None, *, consent: bool = False) -> None:
        """Take back everything since question `to` (default: the last answer); it is open again.

        Without `consent` of the table only as far as `free_undo` says. Chance is never rewound: what is rolled again
        may come out differently. Raises Refused.
        """
        self._remember()
        if not self._snapshots:
            raise Refused("there is nothing to take back", Broken("", "kernel-nothing-to-undo"))
        to = self._snapshots[-1].number if to is None else to
        free = self.free_undo(seat)
        agreed = consent and self.game.rewind(self.table, seat) != "never"
        if not agreed and (free is None or to < free):
            raise Refused("the others must agree to take this back", Broken("", "kernel-undo-needs-consent"))
        place = next((i for i, was in enumerate(self._snapshots) if was.number == to), None)
        if place is None:
            raise Refused(f"there is no question {to} to go back to", Broken("", "kernel-nothing-to-undo"))
        earlier = self._snapshots[place].table
        del self._snapshots[place:]
        earlier.listener, self.table.listener = self.table.listener, None
        earlier.chance = self.table.chance
        self.table = earlier
        self.history.append(Entry("undo", self.number, seat, to=to))
        self.number += 1

    def _remember(self) -> None:
        """Have the snapshots to go back to: a loaded match makes those of before by playing its history again.

        Where that leads elsewhere (a fork, or a save of an older ruleset), or while entries are missing, nothing from
        before can be taken back.
        """
        if not self._unseen or self.missing:
            return
        resumed = self._snapshots[0].table if self._snapshots else self.table
        try:
            again = self.replayed(self._unseen)
        except Diverged:
            again = None
        if again is not None and _lying(again.table) == _lying(resumed):
            self._snapshots[:0] = again._snapshots
        self._unseen = 0

    def fork(self, seed: FairSeed | None = None) -> Match:
        """A new match that goes on from here with chance of its own. It has no history: it cannot be verified."""
        seed = seed or FairSeed.fresh()
        return Match(self.game, self.options, self.places, seed, self.content, self.table.copy(Chance(seed.seed())))

    def replayed(self, entries: int | None = None) -> Match:
        """This match played again from its seed, up to `entries` of its history. Raises Diverged."""
        assert not self.missing, "the beginning of the history is missing"
        again = Match.start(self.game, self.options, self.places, self.fair, self.content)
        for entry in self.history[:entries]:
            again.repeat(entry)
        return again

    def repeat(self, entry: Entry) -> None:
        """Do what the next entry of a recorded history says, and compare. Raises Diverged."""
        place = len(self.history)
        try:
            if entry.what == "undo":
                self.undo(entry.seat, entry.to, consent=True)
            elif entry.what == "lapse":
                self.lapse(entry.seat, entry.number)
            else:
                choice = msgspec.convert(entry.choice, self.game.choices(), str_keys=True)
                if entry.what == "answer":
                    self.answer(entry.seat, choice, entry.number)
                else:
                    self.command(entry.seat, entry.key, choice, entry.number)
        except (Refused, msgspec.ValidationError) as problem:
            raise Diverged(place, str(problem)) from None
        made = self.history[-1]
        if made != entry:
            what = "another question was asked" if made.key != entry.key else "chance came out differently"
            raise Diverged(place, what)

    def verify(self) -> None:
        """Play the whole history again from the seed and compare. Raises Diverged at the first difference."""
        again = self.replayed()
        if again.position() != self.position():
            raise Diverged(len(self.history), "the same answers lead to another table")

    def position(self) -> tuple[bytes, bytes, int]:
        """State, stack and chance used as bytes: equal for equal positions."""
        return *_lying(self.table), self.table.chance.used


def _lying(table: Table[Any]) -> tuple[bytes, bytes]:
    def sorted_bytes(value: Any) -> bytes:
        return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True, order="deterministic"))

    return sorted_bytes(table.state), sorted_bytes([table.stack, table.given])


class Diverged(Exception):
    """Playing a history again led elsewhere: entry `place` (from 0) did not go as recorded."""

    def __init__(self, place: int, problem: str) -> None:
        super().__init__(f"entry {place + 1}: {problem}")
        self.place = place

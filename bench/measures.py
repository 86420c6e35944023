"""What is measured of Oakveil: play-outs of Avel, and what a search, a server and a save do with one table."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec

from bench.clock import microseconds, per_second
from oakveil.games.avel import GAME, house_box
from oakveil.games.avel.options import AvelOptions
from oakveil.kernel import save
from oakveil.kernel.ask import Ask
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import Place
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.table import Table
from oakveil.lab.play import play

RATE, MICROSECONDS = "decisions/s", "µs"
"""Units: of the first more is better, of the second less."""
PLAY, COPY, STEP = "random play", "copy of the whole table", "copy, options, answer"
"""What others are measured at too, under the same names."""
HEROES = 4
"""The number of heroes in everything but play-outs: the largest table there is."""

Measure = Callable[[float], float]
"""Measures for so many seconds."""


def random_play(heroes: int) -> Measure:
    """Decisions per second when every answer is picked at random, the table being laid included."""
    options, box, seeds = AvelOptions(heroes=heroes), house_box(), count()

    def game() -> int:
        chance, minds = Chance(f"bench:{(seed := next(seeds))}".encode()), Chance(f"minds:{seed}".encode())
        table = GAME.new(options, [Place()] * heroes, box, chance)
        table.run()
        decisions = 0
        while (ask := table.question) is not None:
            assert isinstance(ask, Ask), "in Avel one seat is asked at a time"
            table.answer(ask.propose(minds))
            decisions += 1
        return decisions

    return lambda seconds: per_second(game, seconds)


def sensible_play(heroes: int) -> Measure:
    """Decisions per second of sensible bots, each looking at a table dealt anew for it."""
    options, box, seeds = AvelOptions(heroes=heroes), house_box(), count()

    def game() -> int:
        return sum(play(GAME, options, box, ["sensible"] * heroes, f"bench:{next(seeds)}").decisions)

    return lambda seconds: per_second(game, seconds)


class Middle:
    """Positions from the whole length of a game of sensible bots, and the match in its middle."""

    def __init__(self) -> None:
        match = Match.start(GAME, AvelOptions(heroes=HEROES), seed=FairSeed.of("bench"))
        minds, bot = Chance(b"bench"), GAME.bots["sensible"]
        self.tables: list[Table[Any]] = []
        saves: list[bytes] = []
        while asks := match.asks():
            if match.number % 10 == 0:
                self.tables.append(match.table.copy(Chance(b"here")))
                saves.append(save.dump(match))
            seen = match.table.redealt(asks[0].seat, minds)
            match.answer(asks[0].seat, bot(seen, seen.asks()[0], minds))
        self.saved = saves[len(saves) // 2]

    def each(self, work: Callable[[Table[Any]], object]) -> Measure:
        """The mean time of `work` over all positions."""

        def lot() -> int:
            for table in self.tables:
                work(table)
            return len(self.tables)

        return lambda seconds: microseconds(lot, seconds)

    def copy(self) -> Measure:
        """A copy of the whole table."""
        chance = Chance(b"copy")
        return self.each(lambda table: table.copy(chance))

    def redeal(self) -> Measure:
        """A copy in which what a seat cannot know is dealt anew."""
        chance = Chance(b"redeal")
        return self.each(lambda table: table.redealt(1, chance))

    def step(self) -> Measure:
        """Copy, legal options, one answer at random, on to the next question: a step of a search."""
        chance = Chance(b"step")

        def step(table: Table[Any]) -> None:
            fresh = table.copy(chance)
            ask = fresh.asks()[0]
            fresh.answer(ask.propose(chance), ask.seat)

        return self.each(step)

    def encode(self) -> Measure:
        """State and stack to MessagePack."""
        encode = msgspec.msgpack.Encoder().encode
        return self.each(lambda table: (encode(table.state), encode(table.stack)))

    def decode(self) -> Measure:
        """MessagePack to state and stack, every type checked."""
        encode = msgspec.msgpack.encode
        encoded = [(encode(table.state), encode(table.stack)) for table in self.tables]
        decode_state = msgspec.msgpack.Decoder(GAME.state).decode
        decode_stack = msgspec.msgpack.Decoder(list[GAME.frames()]).decode  # type: ignore[misc]

        def lot() -> int:
            for state, stack in encoded:
                decode_state(state)
                decode_stack(stack)
            return len(encoded)

        return lambda seconds: microseconds(lot, seconds)

    def load(self) -> Measure:
        """A match from the bytes of a save made in the middle of the game: read, checked, ready to go on."""

        def once() -> int:
            save.parse(self.saved)
            return 1

        return lambda seconds: microseconds(once, seconds)


def measures() -> dict[str, tuple[str, Measure]]:
    """All measures by name, each with its unit."""
    middle = Middle()
    return {
        **{f"{PLAY} for {n}": (RATE, random_play(n)) for n in (1, 2, 3, 4)},
        **{f"sensible play for {n}": (RATE, sensible_play(n)) for n in (2, 4)},
        COPY: (MICROSECONDS, middle.copy()),
        STEP: (MICROSECONDS, middle.step()),
        "redeal for a seat": (MICROSECONDS, middle.redeal()),
        "encode state and stack": (MICROSECONDS, middle.encode()),
        "decode state and stack": (MICROSECONDS, middle.decode()),
        "load a save": (MICROSECONDS, middle.load()),
    }

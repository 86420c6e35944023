"""What is measured of each game: play-outs, and what a search, a server and a save do with one table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from itertools import count
from typing import Any

import msgspec

from bench.clock import microseconds, per_second
from oakveil.games import avel, oakdell, tactique, veiel, veridia
from oakveil.games.avel.options import AvelOptions
from oakveil.games.oakdell.options import OakDellOptions
from oakveil.games.tactique.options import TactiqueOptions
from oakveil.games.veiel.options import VeielOptions
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.kernel import save
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import Game, Place
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.table import Table
from oakveil.lab.play import play

RATE, MICROSECONDS = "decisions/s", "µs"
"""Units: of the first more is better, of the second less."""
PLAY, COPY, STEP = "random play", "copy of the whole table", "copy, options, answer"
"""What others are measured at too, under the same names."""
Measure = Callable[[float], float]
"""Measures for so many seconds."""


def random_play(kind: Game, options: Any) -> Measure:
    """Decisions per second when every answer is picked at random, the table being laid included."""
    seats, content, seeds = kind.seats(options), kind.content(None), count()

    def game() -> int:
        chance, minds = Chance(f"bench:{(seed := next(seeds))}".encode()), Chance(f"minds:{seed}".encode())
        table = kind.new(options, [Place()] * seats, content, chance)
        table.run()
        decisions = 0
        while asks := table.asks():
            table.answer(asks[0].propose(minds), asks[0].seat)
            decisions += 1
        return decisions

    return lambda seconds: per_second(game, seconds)


def bots_play(kind: Game, options: Any, bot: str) -> Measure:
    """Decisions per second of bots, each looking at a table dealt anew for it."""
    seats, content, seeds = kind.seats(options), kind.content(None), count()

    def game() -> int:
        return sum(play(kind, options, content, [bot] * seats, f"bench:{next(seeds)}").decisions)

    return lambda seconds: per_second(game, seconds)


class Middle:
    """Positions from the whole length of a game of bots, and the match in its middle. Played when first needed."""

    def __init__(self, kind: Game, options: Any, bot: str) -> None:
        self.kind = kind
        self.options = options
        self.bot = kind.bots[bot]

    @cached_property
    def played(self) -> tuple[list[Table[Any]], bytes]:
        """The tables, and the save."""
        match = Match.start(self.kind, self.options, seed=FairSeed.of("bench"))
        minds = Chance(b"bench")
        tables: list[Table[Any]] = []
        saves: list[bytes] = []
        while asks := match.asks():
            if match.number % 10 == 0:
                tables.append(match.table.copy(Chance(b"here")))
                saves.append(save.dump(match))
            seen = match.table.redealt(asks[0].seat, minds)
            match.answer(asks[0].seat, self.bot(seen, seen.asks()[0], minds))
        return tables, saves[len(saves) // 2]

    def each(self, work: Callable[[Table[Any]], object]) -> Measure:
        """The mean time of `work` over all positions."""

        def measured(seconds: float) -> float:
            tables, _ = self.played

            def lot() -> int:
                for table in tables:
                    work(table)
                return len(tables)

            return microseconds(lot, seconds)

        return measured

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
        decode_state = msgspec.msgpack.Decoder(self.kind.state).decode
        decode_stack = msgspec.msgpack.Decoder(list[self.kind.frames()]).decode  # type: ignore[misc]

        def measured(seconds: float) -> float:
            encoded = [(encode(table.state), encode(table.stack)) for table in self.played[0]]

            def lot() -> int:
                for state, stack in encoded:
                    decode_state(state)
                    decode_stack(stack)
                return len(encoded)

            return microseconds(lot, seconds)

        return measured

    def load(self) -> Measure:
        """A match from the bytes of a save made in the middle of the game: read, checked, ready to go on."""

        def measured(seconds: float) -> float:
            _, saved = self.played

            def once() -> int:
                save.parse(saved)
                return 1

            return microseconds(once, seconds)

        return measured


def of_positions(middle: Middle) -> dict[str, tuple[str, Measure]]:
    """What is done with one table, by name."""
    return {
        COPY: (MICROSECONDS, middle.copy()),
        STEP: (MICROSECONDS, middle.step()),
        "redeal for a seat": (MICROSECONDS, middle.redeal()),
        "encode state and stack": (MICROSECONDS, middle.encode()),
        "decode state and stack": (MICROSECONDS, middle.decode()),
        "load a save": (MICROSECONDS, middle.load()),
    }


def of_game(kind: Game, options: dict[int, Any]) -> dict[str, tuple[str, Measure]]:
    """Random play for each number of players; what is done with one table, for four, of quick bots."""
    return {
        **{f"{PLAY} for {n}": (RATE, random_play(kind, chosen)) for n, chosen in options.items()},
        **of_positions(Middle(kind, options[4], "easy")),
    }


def _skirmish(units: int) -> VeridiaOptions:
    """A skirmish of two sides with so many units in all."""
    return VeridiaOptions(side_a=f"npc:guard*{units // 2}", side_b=f"npc:orc*{units // 2}")


LATER: dict[str, tuple[Game, dict[int, Any]]] = {
    "tactique": (tactique.GAME, {n: TactiqueOptions(players=n) for n in (2, 3, 4, 5)}),
    "veiel": (veiel.GAME, {n: VeielOptions(heroes=n) for n in (2, 4, 6)}),
    "oakdell": (oakdell.GAME, {n: OakDellOptions(players=n) for n in (1, 2, 3, 4)}),
    "veridia": (veridia.GAME, {n: _skirmish(n) for n in (2, 4, 8)}),
}
"""The games after Avel, with the options for each number of players."""


def measures() -> dict[str, tuple[str, Measure]]:
    """All measures by name, each with its unit. Those without the name of a game are of Avel."""
    return {
        **{f"{PLAY} for {n}": (RATE, random_play(avel.GAME, AvelOptions(heroes=n))) for n in (1, 2, 3, 4)},
        **{f"sensible play for {n}": (RATE, bots_play(avel.GAME, AvelOptions(heroes=n), "sensible")) for n in (2, 4)},
        **of_positions(Middle(avel.GAME, AvelOptions(heroes=4), "sensible")),
        **{
            f"{game}: {name}": measure
            for game, (kind, options) in LATER.items()
            for name, measure in of_game(kind, options).items()
        },
    }

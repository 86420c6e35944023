"""Games played by bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from oakveil.bots.random import choose as at_random
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import Bot, Game, Place, game
from oakveil.kernel.match import FairSeed
from oakveil.kernel.outcome import Outcome

RANDOM = "random"
"""The bot that every game has."""
STALL = "stall"
"""The reason of a game that led nowhere and was ended as lost by all."""


def bots_of(kind: Game) -> Mapping[str, Bot]:
    """The bots that can play a game, by level, from the weakest to the best."""
    return {RANDOM: at_random, **kind.bots}


class Played(msgspec.Struct, frozen=True):
    """A game that was played to its end: the seats that won and why, and the answers that each seat gave.

    `rounds` is the number of the round in which the game ended; None for a game without rounds.
    """

    winners: tuple[int, ...]
    reason: str
    rounds: int | None
    decisions: tuple[int, ...]


def play(kind: Game, options: Any, content: Any, seats: Sequence[str], seed: str) -> Played:
    """Play a game to its end; `seats` are the levels of the bots at seats 1, 2, ...

    The same arguments always give the same game, and its chance is that of `oakveil play` with this `seed`. A bot never
    sees the table but a copy dealt anew for it, with chance of its own. (One that answers at random looks at nothing.)
    Raises BadOptions, and KeyError for a bot that the game does not have.
    """
    bots = [bots_of(kind)[level] for level in seats]
    table = kind.new(options, [Place()] * len(seats), content, Chance(FairSeed.of(seed).seed()))
    table.run()
    minds = Chance(FairSeed.of(f"{seed}:bots").seed())
    decisions = [0] * len(seats)
    while (asks := table.asks()) and not kind.stalled(table):
        ask = asks[0] if len(asks) == 1 else minds.roll(asks, "lab.first")
        seat, bot = ask.seat, bots[ask.seat - 1]
        if bot is at_random:
            choice = ask.propose(minds)
        else:
            seen = table.redealt(seat, minds)
            choice = bot(seen, next(own for own in seen.asks() if own.seat == seat), minds)
        table.answer(choice, seat)
        decisions[seat - 1] += 1
    outcome = Outcome((), STALL) if asks else table.outcome
    assert outcome is not None, "the rules ran out of steps before the game was over"
    return Played(outcome.winners, outcome.reason, getattr(table.state, "round", None), tuple(decisions))


class Batch(msgspec.Struct, frozen=True):
    """What is played: `games` games of the game `game`. `seats` are bot levels, `pack` the files of a content pack.

    Game number n, from 1, is played with the seed `<seed>:<n>`.
    """

    game: str
    options: Any
    seats: tuple[str, ...]
    games: int
    seed: str
    pack: tuple[tuple[str, str], ...] = ()

    def content(self) -> Any:
        """The content of the games. Raises ContentError when the pack cannot be played with."""
        return _content(self.game, self.pack)

    def play(self, number: int) -> Played:
        """Play game `number`. The same number always gives the same game."""
        kind = game(self.game)
        try:
            return play(kind, self.options, self.content(), self.seats, f"{self.seed}:{number}")
        except Exception as problem:
            problem.add_note(f"in game {number} of {self}")
            raise


@lru_cache(maxsize=1)
def _content(id: str, pack: tuple[tuple[str, str], ...]) -> Any:
    return game(id).content(dict(pack) or None)

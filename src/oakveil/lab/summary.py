"""What the games of a batch tell together."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from oakveil.kernel.game import game

from .play import Batch, Played
from .statistics import Rate, Spread


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What a batch tells. The same batch always gives the same summary, whatever the number of workers.

    `won` counts the games that anybody won; `won_by_seat` is there when seats compete, which shows in games that some
    of the seats won. `endings` are the reasons of the outcomes, the most frequent first. `rounds` (of play; None when
    the game has none) and `decisions` (answers of all seats together) tell how long a game is; `decisions_by_seat` is
    the mean number of answers of a seat per game.
    """

    game: str
    ruleset: str
    options: Any
    seats: tuple[str, ...]
    seed: str
    games: int
    won: Rate
    won_by_seat: dict[int, Rate] | None
    endings: dict[str, Rate]
    rounds: Spread | None
    decisions: Spread
    decisions_by_seat: dict[int, float]


class Tally:
    """The games of a batch as they come in, in any order."""

    def __init__(self) -> None:
        self.games = 0
        self.winners: Counter[tuple[int, ...]] = Counter()
        self.reasons: Counter[str] = Counter()
        self.rounds: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.decisions_by_seat: Counter[int] = Counter()

    def add(self, played: Played) -> None:
        """Count a game."""
        self.games += 1
        self.winners[played.winners] += 1
        self.reasons[played.reason] += 1
        self.decisions[sum(played.decisions)] += 1
        self.decisions_by_seat.update(dict(enumerate(played.decisions, start=1)))
        if played.rounds is not None:
            self.rounds[played.rounds] += 1

    def summary(self, batch: Batch) -> Summary:
        """What the games counted, of this batch, tell. Raises ValueError when there are none."""
        seats = range(1, len(batch.seats) + 1)
        compete = any(0 < len(winners) < len(seats) for winners in self.winners)
        by_seat = {seat: sum(n for winners, n in self.winners.items() if seat in winners) for seat in seats}
        reasons = sorted(self.reasons.items(), key=lambda entry: (-entry[1], entry[0]))
        return Summary(
            game=batch.game,
            ruleset=game(batch.game).ruleset,
            options=batch.options,
            seats=batch.seats,
            seed=batch.seed,
            games=self.games,
            won=Rate.counted(self.games - self.winners[()], self.games),
            won_by_seat={seat: Rate.counted(n, self.games) for seat, n in by_seat.items()} if compete else None,
            endings={reason: Rate.counted(n, self.games) for reason, n in reasons},
            rounds=Spread.counted(self.rounds) if self.rounds else None,
            decisions=Spread.counted(self.decisions),
            decisions_by_seat={seat: self.decisions_by_seat[seat] / self.games for seat in seats},
        )

"""Batches: many games with the same options and bots, each from a seed of its own, on one processor or on several."""

from __future__ import annotations

import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing, contextmanager
from functools import lru_cache
from multiprocessing import active_children, get_context
from threading import Event
from typing import Any, Literal

import msgspec

from oakveil.kernel.game import Game, game

from .play import Played, play
from .statistics import Rate, Spread

LARGEST_CHUNK = 50
"""A worker plays so many games, or fewer, before it reports."""

_STOPPED = Event()
"""Whether this worker was asked to stop."""


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

    def play(self, number: int) -> Played:
        """Play game `number`. The same number always gives the same game."""
        kind = game(self.game)
        try:
            return play(kind, self.options, _content(self.game, self.pack), self.seats, f"{self.seed}:{number}")
        except Exception as problem:
            problem.add_note(f"in game {number} of {self}")
            raise


@lru_cache(maxsize=1)
def _content(id: str, pack: tuple[tuple[str, str], ...]) -> Any:
    kind = game(id)
    return kind.content_of(dict(pack)) if pack else kind.content(None)


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
        """What the games counted tell. Raises ValueError when there are none."""
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


def run(
    kind: Game,
    options: Any = None,
    seats: Sequence[str] = ("sensible",),
    games: int = 100,
    seed: str = "1",
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    pack: Mapping[str, str] | None = None,
) -> Summary:
    """Play `games` games and sum them up. `progress` is told the number of games played whenever some were.

    `seats` are the levels of the bots at seats 1, 2, ...; the last one plays all further seats. `pack` are the texts of
    the files of a content pack. With several `workers`, processes that start from nothing, the game must be installed;
    a script that calls this needs its `if __name__ == "__main__":`.

    Raises BadOptions, ContentError, and KeyError for a bot that the game does not have.
    """
    options = kind.options() if options is None else options
    levels = tuple([*seats, *[seats[-1]] * (kind.seats(options) - len(seats))])
    batch = Batch(kind.id, options, levels, games, seed, tuple((pack or {}).items()))
    _content(batch.game, batch.pack)  # a pack that cannot be played with is refused here, not by a worker
    tally = Tally()
    with closing(_on_one(batch) if workers == 1 else _on_several(batch, workers)) as lots:
        for lot in lots:
            for played in lot:
                tally.add(played)
            if progress is not None:
                progress(tally.games)
    return tally.summary(batch)


def _on_one(batch: Batch) -> Generator[list[Played], None, None]:
    for number in range(1, batch.games + 1):
        yield [batch.play(number)]


def _on_several(batch: Batch, workers: int) -> Generator[list[Played], None, None]:
    size = max(1, min(LARGEST_CHUNK, batch.games // (workers * 8)))
    starts = range(1, batch.games + 1, size)
    others = active_children()
    pool = ProcessPoolExecutor(min(workers, len(starts)), mp_context=get_context("spawn"))
    try:
        with _ctrl_c("block"):
            futures = [pool.submit(_chunk, batch, start, size) for start in starts]
        for future in as_completed(futures):
            yield future.result()
    except BaseException:
        # Workers are asked to stop, not killed: one that dies while it reports would leave us waiting for the rest.
        for worker in active_children():
            if worker not in others and worker.pid is not None:
                os.kill(worker.pid, signal.SIGINT)
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _chunk(batch: Batch, start: int, size: int) -> list[Played]:
    """The work of a worker. It is born deaf to Ctrl-C and hears it only here, where it can stop at once."""
    if _STOPPED.is_set():
        return []
    try:
        with _ctrl_c("unblock"):
            return [batch.play(number) for number in range(start, min(start + size, batch.games + 1))]
    except KeyboardInterrupt:
        _STOPPED.set()
        return []


@contextmanager
def _ctrl_c(how: Literal["block", "unblock"]) -> Iterator[None]:
    """Hear Ctrl-C only afterwards, also in processes started meanwhile, or hear it again. (Not so on Windows.)"""
    if sys.platform == "win32":
        yield
        return
    was = signal.pthread_sigmask(signal.SIG_BLOCK if how == "block" else signal.SIG_UNBLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, was)

"""What a batch tells, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from oakveil.kernel.game import Game

from .statistics import Rate, Spread
from .summary import Summary


def as_json(summary: Summary) -> str:
    """The summary as one JSON document."""
    return msgspec.json.format(msgspec.json.encode(summary), indent=2).decode()


def as_text(kind: Game, summary: Summary) -> str:
    """The summary as lines for a terminal."""
    return "\n".join(f"{heading:<10} {line}" for heading, line in _lines(kind, summary))


def _lines(kind: Game, summary: Summary) -> Iterator[tuple[str, str]]:
    usual = kind.options()
    changed = {
        name: value
        for name in kind.options.__struct_fields__
        if (value := getattr(summary.options, name)) != getattr(usual, name)
    }
    yield "Game", f"{summary.game}, ruleset {summary.ruleset}"
    yield "Options", ", ".join(f"{name}={value}" for name, value in changed.items()) or "all as usual"
    yield "Seats", ", ".join(summary.seats)
    yield "Games", f"{summary.games}, seed {summary.seed} (intervals: 95%, Wilson)"
    if summary.won_by_seat is None:
        yield "Won", _rate(summary.won)
    else:
        for seat, rate in summary.won_by_seat.items():
            yield "" if seat > 1 else "Won", f"{_rate(rate)}  seat {seat}, {summary.seats[seat - 1]}"
    for n, (reason, rate) in enumerate(summary.endings.items()):
        yield "" if n else "Endings", f"{_rate(rate)}  {reason}"
    if summary.rounds is not None:
        yield "Rounds", _spread(summary.rounds)
    yield "Decisions", _spread(summary.decisions)
    if len(summary.seats) > 1:
        yield "", "by seat: " + ", ".join(f"{mean:.1f}" for mean in summary.decisions_by_seat.values())


def _rate(rate: Rate) -> str:
    return f"{rate.share:6.1%} ({rate.low:.1%} to {rate.high:.1%}), {rate.times} of {rate.of}"


def _spread(spread: Spread) -> str:
    mean = f"{spread.mean:.1f} ± {spread.deviation:.1f} a game"
    return f"{mean}, median {spread.median:g}, {spread.least} to {spread.most}"

"""Measures everything several times in turn, so that a busy moment of the machine falls on all alike."""

from __future__ import annotations

import os
import platform
import sys
import time
from statistics import median

import msgspec

from bench.measures import COPY, LATER, MICROSECONDS, PLAY, RATE, STEP, measures
from bench.peers import peers

YARDSTICK = "catanatron"
ALIKE = {
    **{f"{PLAY} for {n}": PLAY for n in (1, 2, 3, 4)},
    **{f"{game}: {PLAY} for {n}": PLAY for game, (_, options) in LATER.items() for n in options},
    **{f"{game}: {name}": name for game in LATER for name in (COPY, STEP)},
}
"""Which figure of the yardstick one of ours is compared with, where it has another name."""


class Figure(msgspec.Struct, frozen=True):
    """One thing measured: the median and the best of its runs, in `unit`.

    `times` says how many times as fast as the yardstick it was, measured in the same round: median and best round.
    """

    name: str
    unit: str
    median: float
    best: float
    times: tuple[float, float] | None
    runs: tuple[float, ...]


class Report(msgspec.Struct, frozen=True):
    """A whole run. `load` is the load average of the machine before and after, and how many processors it has.

    `busy` is the time that passed for each second of CPU time that we used: 1 on a machine that does nothing else.
    """

    python: str
    system: str
    processors: int
    load: tuple[float, float]
    busy: float
    figures: tuple[Figure, ...]
    missing: dict[str, str]

    def json(self) -> str:
        """The report as a JSON document."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode()

    def table(self) -> str:
        """The report as a Markdown table."""
        before, after = self.load
        lines = [
            f"Python {self.python}, {self.system}, {self.processors} processors; load {before:.1f} before, "
            f"{after:.1f} after; {self.busy:.2f} s passed for each second of CPU time.",
            "",
            f"| measured | median | best | × {YARDSTICK} | best × |",
            "|---|---:|---:|---:|---:|",
        ]
        for figure in self.figures:
            times = [f"{value:.2f}" for value in figure.times] if figure.times else ["", ""]
            cells = [figure.name, _shown(figure.median, figure.unit), _shown(figure.best, figure.unit), *times]
            lines.append(f"| {' | '.join(cells)} |")
        lines += [f"\n{name} was not measured: {why}" for name, why in self.missing.items()]
        return "\n".join(lines)


class Runs:
    """The figures of all rounds as they come in, round by round."""

    def __init__(self) -> None:
        self.units: dict[str, str] = {}
        self.values: dict[str, list[float]] = {}

    def add(self, name: str, unit: str, value: float) -> None:
        """Note the figure of a round."""
        self.units[name] = unit
        self.values.setdefault(name, []).append(value)

    def figures(self) -> tuple[Figure, ...]:
        """What all rounds together tell. Every figure must have been noted in every round."""
        return tuple(self._figure(name, values) for name, values in self.values.items())

    def _figure(self, name: str, values: list[float]) -> Figure:
        unit = self.units[name]
        fast = max if unit == RATE else min
        yardstick = self.values.get(f"{YARDSTICK}: {ALIKE.get(name, name)}")
        times = None
        if yardstick is not None and not name.startswith(YARDSTICK):
            rounds = [a / b if unit == RATE else b / a for a, b in zip(values, yardstick, strict=True)]
            times = (median(rounds), max(rounds))
        return Figure(name, unit, median(values), fast(values), times, tuple(values))


def compare(quick: bool) -> Report:
    """Measure everything. Progress is told on the error stream."""
    rounds, seconds = (3, 0.2) if quick else (7, 1.0)
    ours, runs, load = measures(), Runs(), _load()
    passed = used = 0.0
    _say("Making environments for the others ...")
    with peers() as (others, missing):
        for number in range(1, rounds + 1):
            _say(f"Round {number} of {rounds}, load {_load():.1f}")
            for peer, project in others.items():
                for name, value in project.measure(seconds).items():
                    runs.add(f"{peer}: {name}", RATE if name == PLAY else MICROSECONDS, value)
            clock, cpu = time.monotonic(), time.process_time()
            for name, (unit, measure) in ours.items():
                runs.add(name, unit, measure(seconds))
            passed += time.monotonic() - clock
            used += time.process_time() - cpu
    system, processors = f"{platform.system()} {platform.machine()}", os.cpu_count() or 1
    busy = passed / used
    return Report(platform.python_version(), system, processors, (load, _load()), busy, runs.figures(), missing)


def _shown(value: float, unit: str) -> str:
    return f"{value:,.0f} {unit}" if unit == RATE or value >= 100 else f"{value:.1f} {unit}"


def _load() -> float:
    """The load average of the last minute; 0 where the system has none."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)

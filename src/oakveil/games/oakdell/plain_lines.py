"""Whether a monster can be defeated with plain lines alone: a search that people who draw sheets may rely on."""

from __future__ import annotations

from itertools import combinations

from msgspec import Struct

from .chords import Chords
from .effects.abilities import HardPart
from .records import Line, PartId, PoolId, Sheet

BEAM = 24
"""So many sets of lines are followed up."""


class _Lines(Struct, frozen=True):
    """Some lines without a common point, and the hits between them on each pool that matters.

    `promise`: hits that all lines of the sheet would make with these, as far as the pools still have drops.
    """

    lines: tuple[int, ...]
    points: frozenset[str]
    hits: tuple[int, ...]
    score: int
    promise: int


def defeating(sheet: Sheet, chords: Chords) -> tuple[Line, ...] | None:
    """Lines without a common point that empty all pools together, drawn in any order; None if none were found.

    A line hits an older one where they cross, so the order does not matter. Hits on hard parts remove nothing.
    """
    return _Search(sheet, chords).found()


class _Search:
    def __init__(self, sheet: Sheet, chords: Chords) -> None:
        drops: dict[PoolId | None, int] = {pool.id: pool.start for pool in sheet.pools if pool.start}
        place = {id: number for number, id in enumerate(drops)}
        hard = sheet.ability.parts if isinstance(sheet.ability, HardPart) else ()
        pool_of: dict[PartId, int] = {
            part.id: place[part.pool] for part in sheet.parts if part.pool in place and part.id not in hard
        }
        self.wanted = tuple(drops.values())
        self.lines = [chords.line(a.id, b.id) for a, b in combinations(sheet.points, 2)]
        self.hit: list[dict[int, int]] = [{} for _ in self.lines]
        """For each line the lines that it crosses on a part with a pool, and the number of that pool."""
        for number, line in enumerate(self.lines):
            for crossing in chords.crossings(line, self.lines[:number]):
                if crossing.part in pool_of:
                    self.hit[number][crossing.line] = self.hit[crossing.line][number] = pool_of[crossing.part]
        self.most = len(sheet.points) // 2

    def found(self) -> tuple[Line, ...] | None:
        beam = [_Lines((), frozenset(), (0,) * len(self.wanted), 0, 0)]
        for _ in range(self.most):
            beam = sorted(self._longer(beam), key=lambda one: (-one.score, -one.promise, one.lines))[:BEAM]
            if beam and beam[0].score == sum(self.wanted):
                return tuple(self.lines[number] for number in beam[0].lines)
        return None

    def _longer(self, beam: list[_Lines]) -> list[_Lines]:
        longer: dict[tuple[int, ...], _Lines] = {}
        for one in beam:
            for number, line in enumerate(self.lines):
                if line.start not in one.points and line.end not in one.points:
                    lines = tuple(sorted((*one.lines, number)))
                    if lines not in longer:
                        longer[lines] = self._with(one, number, lines)
        return list(longer.values())

    def _with(self, one: _Lines, number: int, lines: tuple[int, ...]) -> _Lines:
        hits = list(one.hits)
        for other in one.lines:
            pool = self.hit[number].get(other)
            if pool is not None:
                hits[pool] += 1
        score = sum(map(min, hits, self.wanted))
        open_pools = {pool for pool, (n, wanted) in enumerate(zip(hits, self.wanted, strict=True)) if n < wanted}
        promise = one.promise + sum(pool in open_pools for pool in self.hit[number].values())
        line = self.lines[number]
        return _Lines(lines, one.points | {line.start, line.end}, tuple(hits), score, promise)

"""The map generator: makes the shape of a land, never which tile lies where (AVEL-MAP-03 to -07)."""

import bisect
import hashlib
import itertools
from collections.abc import Sequence
from typing import Literal

from oakveil.games.avel.land import DIRECTIONS, FARTHEST, Cell, Place, around, cell_of, flaw, hex_distance
from oakveil.kernel.rulebook import rule

LandShape = Literal["compact", "balanced", "sprawling"]

STARTS = 200
"""How often the generator begins anew before it gives up (AVEL-MAP-06)."""

CASTLE_PLACE: Place = (0, 0)

_GATES: tuple[tuple[tuple[int, int, int], int], ...] = (
    ((0, 1, 2), 3),  # three in a row
    ((0, 2, 4), 1),  # every second
    ((0, 1, 3), 1),  # two, plus one apart
    ((0, 1, 4), 1),  # and its mirror
)
"""Open sides of the castle and how likely they are, before the turn by a random sixth (AVEL-MAP-03)."""

_GROWTH: dict[LandShape, tuple[int, ...]] = {
    "compact": tuple(k**3 for k in range(7)),
    "balanced": tuple(range(7)),
    # 1 / k^2, times 60^2 to make whole numbers of all six
    "sprawling": (0, *(60**2 // k**2 for k in range(1, 7))),
}
"""Weight of a free cell by its number of occupied neighbours (AVEL-MAP-05)."""


class NoLandFound(Exception):
    """No valid land came out of 200 starts: the options ask for the impossible (AVEL-MAP-06)."""


@rule("AVEL-MAP-06", "AVEL-MAP-07")
def make_land(tiles: int, distance: int, shape: LandShape, seed: str) -> tuple[tuple[Cell, ...], Cell]:
    """A land of `tiles` cells with the crater `distance` steps from the castle: its cells and the crater.

    Castle first, then its three neighbours clockwise from N, then the road to the crater, then the other cells as they
    grew. The same arguments give the same land everywhere (AVEL-MAP-07). Raises NoLandFound (AVEL-MAP-06).
    """
    luck = _Luck(f"{tiles}/{distance}/{shape}/{seed}")
    for _ in range(STARTS):
        places = _gates(luck)
        closed = set(around(CASTLE_PLACE)) - set(places)
        places += _road(luck, places[1:], closed, distance)
        crater = cell_of(places[-1])
        _grow(luck, places, closed, tiles, _GROWTH[shape])
        cells = tuple(cell_of(place) for place in places)
        if len(cells) == tiles and flaw(cells, crater, distance) is None:
            return cells, crater
    raise NoLandFound(f"{tiles} tiles, crater at distance {distance}, {shape}")


@rule("AVEL-MAP-03")
def _gates(luck: "_Luck") -> list[Place]:
    """The castle and its three open sides, clockwise from N (AVEL-MAP-03)."""
    sides = _GATES[luck.weighted([weight for _, weight in _GATES])][0]
    turn = luck.below(6)
    return [CASTLE_PLACE, *(DIRECTIONS[side] for side in sorted((side + turn) % 6 for side in sides))]


@rule("AVEL-MAP-04")
def _road(luck: "_Luck", gates: Sequence[Place], closed: set[Place], distance: int) -> list[Place]:
    """From a random gate straight away from the castle; the last cell is the crater (AVEL-MAP-04).

    Every step leads one ring outwards, so the road can neither get stuck nor be longer than `distance`.
    """
    place = gates[luck.below(len(gates))]
    road: list[Place] = []
    for ring in range(2, distance + 1):
        outwards = [p for p in around(place) if hex_distance(p) == ring and p not in closed]
        place = outwards[luck.below(len(outwards))]
        road.append(place)
    return road


@rule("AVEL-MAP-05")
def _grow(luck: "_Luck", places: list[Place], closed: set[Place], tiles: int, weights: Sequence[int]) -> None:
    """Adds free cells by weight until there are `tiles`, or no free cell is left (AVEL-MAP-05).

    The crater's walking distance needs no look here: it is already as short as the crow flies.
    """
    occupied = set(places)
    touching: dict[Place, int] = {}
    for place in places[1:]:
        _touch(touching, place)
    while len(places) < tiles:
        free = sorted(p for p in touching if p not in occupied and p not in closed and hex_distance(p) <= FARTHEST)
        if not free:
            return
        place = free[luck.weighted([weights[touching[p]] for p in free])]
        places.append(place)
        occupied.add(place)
        _touch(touching, place)


def _touch(touching: dict[Place, int], place: Place) -> None:
    for neighbour in around(place):
        touching[neighbour] = touching.get(neighbour, 0) + 1


class _Luck:
    """Choices that follow from a text alone.

    Not `random.Random`: Python promises the same floats for a seed in later versions, but not the same whole numbers.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._drawn = 0

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1. The 256 bits of a hash make the unevenness of the remainder unnoticeable."""
        self._drawn += 1
        digest = hashlib.sha256(f"avel.land/{self._seed}/{self._drawn}".encode()).digest()
        return int.from_bytes(digest, "big") % n

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, as likely as its weight."""
        totals = list(itertools.accumulate(weights))
        return bisect.bisect_right(totals, self.below(totals[-1]))

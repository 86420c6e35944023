"""The map of a dungeon: its floor, what lies between two spaces, what stands on them, and how far they are apart."""

from __future__ import annotations

from collections.abc import Set
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from oakveil.kernel.rulebook import rule

from .records import Between, Dungeon, Edge, Feature, Shrine, ShrineId, Space, Zone

Passage = Literal["open", "door", "wall"]
"""What lies between two neighbouring floor spaces at the start: nothing, a closed door, a thin wall."""
REMEMBERED = 512
"""Tables of distances that a map keeps."""


class Way(Struct, frozen=True):
    """One step away from a space."""

    to: Space
    kind: Passage
    edge: Edge


class Maze:
    """A map as it is printed; what a hero has opened, taken or crossed out stands with the hero."""

    def __init__(self, dungeon: Dungeon) -> None:
        self.zone: dict[Space, Zone] = {
            space(x, y): ZONES[cell]
            for y, row in enumerate(dungeon.cells)
            for x, cell in enumerate(row)
            if cell in ZONES
        }
        """The floor spaces, row by row, and the zone of each (OAK-ZONE-01)."""
        self.features: dict[Space, Feature] = {space(one.x, one.y): one for one in dungeon.features}
        self.entrance: Space = next(at for at, one in self.features.items() if one.kind == "entrance")
        self.chamber: Space | None = next((at for at, one in self.features.items() if one.kind == "boss"), None)
        """Where the boss is met (OAK-SCEN-B1)."""
        self.shrines: dict[Space, Shrine] = {
            at: Shrine(one.id, at, one.cost) for at, one in self.features.items() if one.id and one.cost
        }
        self.shrine: dict[ShrineId, Shrine] = {one.id: one for one in self.shrines.values()}
        self.torch_track = dungeon.torch_track
        """Torches that a hero can have (OAK-ITEM-02)."""
        passages: dict[Edge, Passage] = {
            **{between(door): "door" for door in dungeon.doors},
            **{between(wall): "wall" for wall in dungeon.walls},
        }
        self.ways: dict[Space, tuple[Way, ...]] = {
            here: tuple(
                Way(to, passages.get(edge(here, to), "open"), edge(here, to)) for to in around(here) if to in self.zone
            )
            for here in self.zone
        }
        """The steps that are possible from a space if doors and walls do not count, to the north first, clockwise."""
        self.distances = lru_cache(REMEMBERED)(self._distances)

    @rule("OAK-MOVE-02")
    def _distances(
        self, goals: frozenset[Space], doors: int = 0, walls: int = 0, opened: frozenset[Edge] = frozenset()
    ) -> dict[Space, int]:
        """Steps to the nearest of the goals through so many closed doors and walls at most; spaces in reach only.

        What is `opened` is free.
        """
        best: dict[Space, int] = {}
        fringe = [(goal, doors, walls) for goal in goals]
        seen = set(fringe)
        steps = 0
        while fringe:
            beyond = []
            for here, keys, breaks in fringe:
                best.setdefault(here, steps)
                for way in self.ways[here]:
                    shut = way.kind if way.edge not in opened else "open"
                    state = (way.to, keys - (shut == "door"), breaks - (shut == "wall"))
                    if state not in seen and state[1] >= 0 and state[2] >= 0:
                        seen.add(state)
                        beyond.append(state)
            fringe, steps = beyond, steps + 1
        return best


ZONES: dict[str, Zone] = {"1": 1, "2": 2, "3": 3}
"""The zone that each letter of a row of the map stands for."""


def space(x: int, y: int) -> Space:
    """The space in this column and row."""
    return f"{x},{y}"


def place(at: Space) -> tuple[int, int]:
    """Column and row of a space."""
    x, y = at.split(",")
    return int(x), int(y)


def around(at: Space) -> tuple[Space, Space, Space, Space]:
    """The spaces to the north, east, south and west, whether they are on the map or not (OAK-MOVE-02)."""
    x, y = place(at)
    return space(x, y - 1), space(x + 1, y), space(x, y + 1), space(x - 1, y)


def edge(a: Space, b: Space) -> Edge:
    """The edge between two neighbouring spaces, the same in both directions."""
    first, second = sorted((place(a), place(b)))
    return f"{space(*first)}|{space(*second)}"


def between(one: Between) -> Edge:
    """The edge at which a door or a wall stands."""
    beyond = space(one.x + 1, one.y) if one.side == "E" else space(one.x, one.y + 1)
    return edge(space(one.x, one.y), beyond)


def connected(maze: Maze, start: Space, passable: Set[Passage]) -> set[Space]:
    """All spaces that can be reached from a space if these kinds of passages are free."""
    reached, fringe = {start}, [start]
    while fringe:
        for way in maze.ways[fringe.pop()]:
            if way.kind in passable and way.to not in reached:
                reached.add(way.to)
                fringe.append(way.to)
    return reached

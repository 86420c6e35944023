"""The Dice Sheet in a terminal: twelve sectors in a ring with the dice that lie in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import cos, pi, sin

from rich.text import Text as Drawn

from oakveil.games.oakdell.state import OakDell, Rolled

from ...words import Words
from ..editor import Room
from .raster import Raster
from .signs import DICE, STYLES, letter

_LEAST, _MOST = 15, 21
"""Rows of the ring."""
_SIZE, _MIDDLE = 1000, 500
_RIM, _HUB = 440, 290
"""How far from the middle the sectors stand, and the circle within."""
_CORNERS = 48


def draw_dice(g: OakDell, words: Words, room: Room, keys: Mapping[Rolled, str], focus: Rolled | None) -> Drawn:
    """The ring, white dice on the right and black ones on the left: what lies there, spaces to walk, colour to strike.

    `keys` are those of answers; the sector in `focus` is set off.
    """
    rows = max(_LEAST, min(_MOST, room.rows, room.columns // 2))
    ring = Raster(rows, 0, 0, _SIZE)
    circle = [_around(_HUB, turn / _CORNERS) for turn in range(_CORNERS)]
    ring.path(circle, STYLES["outline"], closed=True)
    lying = Counter(g.state.dice)
    for place, (at, sector) in enumerate(g.box.sectors.items()):
        row, column = ring.cell_at(*_around(_RIM, (place + 0.5) / len(g.box.sectors)))
        n, dim = lying[at], STYLES["hidden"]
        die = f"{DICE[sector.die]}{sector.value}{f'×{n}' if n > 1 else ''}"
        key = keys.get(at, "")
        told = f"{key} {die}" if key else die
        row = max(0, min(row, rows - 2))
        left = max(0, min(column - len(told) // 2, ring.columns - len(told)))
        ring.write(row, left, told, STYLES["focus"] if at == focus else STYLES[sector.die] if n else dim)
        if key and at != focus:
            ring.write(row, left, key, STYLES["key"])
        value = f"{sector.move}→{letter(words, sector.point)}"
        left = max(0, min(column - 1, ring.columns - len(value)))
        ring.write(row + 1, left, value, STYLES[sector.point] if n else dim)
    middle = [
        words.say("terminal-oakdell-round", n=g.state.round, most=g.state.rounds),
        *words.say("terminal-oakdell-ring").split("\n"),
    ]
    for offset, told in enumerate(middle):
        row = rows // 2 - len(middle) // 2 + offset
        ring.write(row, ring.columns // 2 - len(told) // 2, told, STYLES["name" if not offset else "hidden"])
    return ring.drawn()


def _around(far: int, share: float) -> tuple[int, int]:
    """A place on a circle around the middle, `share` of the way round, clockwise from the top."""
    angle = 2 * pi * share
    return round(_MIDDLE + far * sin(angle)), round(_MIDDLE - far * cos(angle))

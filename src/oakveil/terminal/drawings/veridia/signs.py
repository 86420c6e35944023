"""The signs of Veridia in a terminal. None is told from another by its colour alone."""

from __future__ import annotations

from functools import cache

from oakveil.games.veridia.board import (
    BRIDGE,
    CRAMPED,
    DEEP,
    DOOR,
    FLOOR,
    HIGH,
    LOW,
    NARROW,
    OBJECT,
    ROUGH,
    SHALLOW,
    STARTS,
    TREE,
    WALL,
)
from oakveil.games.veridia.box import Box
from oakveil.games.veridia.naming import Naming
from oakveil.games.veridia.page_fight import FightAids, UnitAid
from oakveil.games.veridia.state import SideId, UnitId
from oakveil.kernel.text import Text

SHAPES: dict[SideId, str] = {"a": "●", "b": "■", "c": "◆", "d": "▲"}
"""The shape of a side's tokens; its letter stands in the rail."""
ACTIVE, FALLEN, ON_GROUND, OPEN_DOOR = "►", "†", "!", "'"
REACHED, IN_AREA = "'", "≈"
"""Beside the sign of a cell: it can be walked to, something works there."""
LEFT, LOST = "█", "·"
"""A bar of health levels: those that still hold a point, and those that are gone."""
MAIN: dict[str, str] = {"ready": "M", "set": "S", "spent": "-"}
"""What is left of a unit's main."""

TERRAIN: dict[str, tuple[str, str]] = {
    FLOOR: (".", "grid"),
    WALL: ("█", "grid"),
    TREE: ("T", "left"),
    LOW: ("o", "object"),
    OBJECT: ("c", "object"),
    HIGH: ("C", "object"),
    ROUGH: (",", "object"),
    SHALLOW: ("~", "water"),
    DEEP: ("≋", "water"),
    BRIDGE: ("=", "object"),
    NARROW: (":", "object"),
    CRAMPED: ("%", "object"),
    DOOR: ("+", "key"),
    **{start: (".", "grid") for start in STARTS},
}

STYLES = {
    "a": "bold #7fd7ff",
    "b": "bold #ff8f7f",
    "c": "bold #c8b6ff",
    "d": "bold #ffd75f",
    "out": "dim",
    "grid": "dim",
    "object": "#d7af87",
    "water": "#5fafff",
    "key": "bold #ffe066",
    "focus": "bold black on #ffe066",
    "name": "bold",
    "hidden": "dim",
    "danger": "bold #ff6b5f",
    "left": "#6fd75f",
}


@cache
def naming(box: Box, text: Text) -> Naming:
    """The names of a box."""
    return Naming(box, text)


def tokens(aids: FightAids) -> dict[UnitId, str]:
    """The token of every unit: the shape of its side and its number there, "●2"."""
    counts: dict[SideId, int] = {}
    found: dict[UnitId, str] = {}
    for unit in aids.units:
        counts[unit.side] = counts.get(unit.side, 0) + 1
        found[unit.id] = f"{SHAPES[unit.side]}{counts[unit.side]}"
    return found


def is_gone(unit: UnitAid) -> bool:
    """Whether a unit is no part of the fight any more."""
    return unit.dead or unit.fate != "up"


def shortened(name: str, letters: int) -> str:
    """A name in at most so many letters."""
    return name if len(name) <= letters else f"{name[: letters - 1]}…"

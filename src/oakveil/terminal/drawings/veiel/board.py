"""The crypt in a terminal: three wings from the boss down to the rest zone, and what is known of the rooms."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text as Drawn

from oakveil.games.veiel.overview import room_known
from oakveil.games.veiel.state import WINGS, Place, Veiel
from oakveil.kernel.ask import Seat

from ...words import Words
from ..canvas import Canvas
from .signs import FROZEN, STYLES, TEAM, UNKNOWN, naming, shortened

_LEFT = 3
"""Columns for the numbers of lines."""


def height(g: Veiel) -> int:
    """The rows of the picture: names of wings, boss, lines, rest zone."""
    return g.state.lines + 3


def draw_board(
    g: Veiel, words: Words, seat: Seat, columns: int, keys: Mapping[Place, str], focus: Place | None
) -> Drawn:
    """The board. `keys` are those of answers about places; the place in `focus` is set off."""
    canvas, width = Canvas(), max(8, (columns - _LEFT) // len(WINGS))
    for number, wing in enumerate(WINGS):
        canvas.put(0, _LEFT + number * width, words.say("terminal-veiel-wing", wing=wing), STYLES["grid"])
    boss = shortened(naming(g.box, words.text).titled(g.state.boss), columns - _LEFT - 2)
    canvas.put(1, _LEFT, f"{TEAM if g.state.where == 'boss' else '†'} {boss}", STYLES["enemy"])
    for line in range(g.state.lines, 0, -1):
        row = 2 + g.state.lines - line
        canvas.put(row, 0, str(line), STYLES["grid"])
        for number, wing in enumerate(WINGS):
            _room(g, words, seat, f"{wing}{line}", (canvas, row, _LEFT + number * width, width), keys, focus)
    here = TEAM if not g.state.place and g.state.where in ("setup", "rest") else " "
    rest = shortened(words.say("terminal-veiel-rest"), columns - _LEFT - 2)
    canvas.put(2 + g.state.lines, _LEFT, f"{here} {rest}", STYLES["hero" if here == TEAM else "grid"])
    return canvas.drawn()


def _room(
    g: Veiel,
    words: Words,
    seat: Seat,
    place: Place,
    where: tuple[Canvas, int, int, int],
    keys: Mapping[Place, str],
    focus: Place | None,
) -> None:
    """A room: the key of its answer, the team, whether it is frozen, and its name."""
    canvas, row, column, width = where
    room = g.state.rooms.get(place)
    if room is None:
        return
    known = room_known(g, seat, place)
    signs = f"{TEAM if g.state.place == place else ''}{FROZEN if room.frozen else ''}"
    if place in keys:
        canvas.put(row, column, keys[place], STYLES["key"])
        column, width = column + len(keys[place]) + 1, width - len(keys[place]) - 1
    name = UNKNOWN if known is None else naming(g.box, words.text).titled(known)
    told = shortened(f"{signs}{' ' if signs else ''}{name}", width - 1)
    style = "focus" if place == focus else "hero" if g.state.place == place else "grid" if known is None else "room"
    canvas.put(row, column, told, STYLES[style])

""" "Around you": where everybody else is, in words, from the nearest to the farthest (specification, section 7)."""

from __future__ import annotations

from collections.abc import Iterator

from oakveil.games.veridia.board import cells_apart, footprint, nearest
from oakveil.games.veridia.naming import Naming
from oakveil.games.veridia.page_fight import FightAids, UnitAid
from oakveil.games.veridia.page_turn import COVERS
from oakveil.games.veridia.records import LEVELS
from oakveil.games.veridia.rules.bodies import distance, sees
from oakveil.games.veridia.state import Veridia

from ...words import Words
from .rail import effects_told

_WINDS = ("e", "se", "s", "sw", "w", "nw", "n", "ne")


def centre_of(aids: FightAids) -> UnitAid | None:
    """From where one looks: who is asked, else an own unit."""
    own = [unit for unit in aids.units if unit.mine and unit.acts]
    return next((unit for unit in aids.units if unit.id == aids.asked), own[0] if own else None)


def around_told(g: Veridia, aids: FightAids, words: Words, names: Naming) -> list[str]:
    """A line for each other unit that is still there; where the looker itself stands comes first."""
    me = centre_of(aids)
    if me is None:
        return []
    others = [unit for unit in aids.units if unit is not me and unit.fate == "up"]
    told = [words.say("terminal-veridia-you", unit=me.name, cell=names.cell(me.cell))] if me.cell is not None else []
    for unit in sorted(others, key=lambda unit: _far(g, me, unit)):
        told.append(", ".join(dict.fromkeys(_line(g, aids, me, unit, words, names))))
    return told


def _far(g: Veridia, me: UnitAid, unit: UnitAid) -> float:
    """The distance in metres; 0 of whoever is nowhere."""
    if g.fight.map and (me.cell is None or unit.cell is None):
        return 0.0
    return distance(g, g.unit(me.id), g.unit(unit.id))


def _line(g: Veridia, aids: FightAids, me: UnitAid, unit: UnitAid, words: Words, names: Naming) -> Iterator[str]:
    """Who, on which side, how far, where, behind what, and how it looks."""
    side = words.say("terminal-veridia-side", letter=unit.side.upper())
    yield f"{unit.name} ({side})"
    if aids.map and me.cell is not None and unit.cell is not None:
        yield words.say("terminal-veridia-at", n=_far(g, me, unit), wind=wind(me, unit), cell=names.cell(unit.cell))
        yield from _between(g, me, unit, words, names)
    elif not aids.map:
        yield words.say("terminal-veridia-far", n=_far(g, me, unit))
    if unit.dead:
        yield words.say("terminal-veridia-dead")
    elif unit.level >= 0:
        yield names.inside(LEVELS[unit.level])
    yield from effects_told(unit, words)


def wind(me: UnitAid, unit: UnitAid) -> str:
    """The direction in which a unit is, as one of eight."""
    assert me.cell is not None and unit.cell is not None
    dx, dy = unit.cell[0] - me.cell[0], unit.cell[1] - me.cell[1]
    if abs(dx) > 2 * abs(dy):
        dy = 0
    elif abs(dy) > 2 * abs(dx):
        dx = 0
    sign = ((dx > 0) - (dx < 0), (dy > 0) - (dy < 0))
    winds = {(1, 0): 0, (1, 1): 1, (0, 1): 2, (-1, 1): 3, (-1, 0): 4, (-1, -1): 5, (0, -1): 6, (1, -1): 7}
    return _WINDS[winds[sign]] if sign in winds else "here"


def _between(g: Veridia, me: UnitAid, unit: UnitAid, words: Words, names: Naming) -> Iterator[str]:
    """Whether it is in sight, and what covers it."""
    assert me.cell is not None and unit.cell is not None
    _, near, far = nearest(footprint(me.cell, me.size), footprint(unit.cell, unit.size))
    if not sees(g, g.unit(me.id), g.unit(unit.id)):
        yield words.say("terminal-veridia-unseen")
    if cells_apart(near, far) > 1:
        cover, at = g.board.cover(near, far)
        if at is not None:
            yield words.say("terminal-veridia-cover", n=cover, kind=COVERS[g.board.mark(at)], cell=names.cell(at))

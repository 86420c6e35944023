"""When a fight is decided (specification VER-SKIR-03, -04, -05)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.rulebook import rule

from ..state import SIDES, SideId, Veridia
from .bodies import is_out, of_side

MARGIN = 10
"""At the round limit the side with so many points of a hundred more of its health wins."""


@rule("VER-SKIR-03", "VER-SKIR-04", "VER-SKIR-05")
def decided(g: Veridia) -> tuple[SideId | Literal[""], str] | None:
    """Who has won ("" for nobody) and why; None while the fight goes on."""
    fight = g.fight
    # Asked after every step of a fight: nearly always two sides still stand.
    if g.options.victory == "rout" and fight.round < g.options.round_limit:
        first = ""
        for unit in fight.units.values():
            if unit.side != first and not is_out(unit):
                if first:
                    return None
                first = unit.side
    sides = [side for side in SIDES if of_side(fight, side)]
    standing = [side for side in sides if any(not is_out(unit) for unit in of_side(fight, side))]
    victory, rounds = g.options.victory, g.options.victory_rounds
    if victory == "escape" and (away := _escaped(g, sides)):
        return away, "escape"
    if not standing:
        return "", "draw"
    if len(standing) == 1:
        return standing[0], "rout"
    if victory == "hold" and fight.held_rounds >= rounds and (holder := holding_side(g)):
        return holder, "hold"
    if victory == "rounds" and fight.round > rounds:
        return sides[-1], "rounds"
    played = all(unit.turn.slot == "over" or is_out(unit) for unit in fight.units.values())
    if fight.round >= g.options.round_limit and played:
        return _healthier(g, sides), "round_limit"
    return None


@rule("VER-SKIR-03")
def _escaped(g: Veridia, sides: list[SideId]) -> SideId | Literal[""]:
    """The side of which half, rounded up, is away over the far edge."""
    for side in sides:
        units = of_side(g.fight, side)
        if sum(unit.fate == "away" for unit in units) * 2 >= len(units):
            return side
    return ""


@rule("VER-SKIR-03")
def holding_side(g: Veridia) -> SideId | Literal[""]:
    """The side that is alone in the middle of the map."""
    board = g.board
    columns = range(board.width // 2 - 2, board.width // 2 + 2)
    rows = range(board.height // 2 - 2, board.height // 2 + 2)
    units = [unit for unit in g.fight.units.values() if unit.cell is not None and not is_out(unit)]
    there = {unit.side for unit in units if unit.cell and unit.cell[0] in columns and unit.cell[1] in rows}
    return there.pop() if len(there) == 1 else ""


@rule("VER-SKIR-04")
def _healthier(g: Veridia, sides: list[SideId]) -> SideId | Literal[""]:
    shares: dict[SideId, float] = {}
    for side in sides:
        units = of_side(g.fight, side)
        whole = sum(sum(unit.profile.levels) for unit in units)
        left = sum(0 if is_out(unit) else sum(unit.profile.levels) - unit.damage for unit in units)
        shares[side] = 100 * left / whole
    ranked = sorted(sides, key=lambda side: shares[side], reverse=True)
    return ranked[0] if shares[ranked[0]] - shares[ranked[1]] > MARGIN else ""

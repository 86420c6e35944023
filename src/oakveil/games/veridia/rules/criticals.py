"""What a critical failure does (specification 8.7, VER-CRIT; the house table)."""

from __future__ import annotations

from msgspec.structs import replace

from oakveil.kernel.rulebook import rule

from ..dice import Rolled
from ..events import CriticalFailure, ItemBroke
from ..state import Unit, Veridia
from .bodies import carried, is_out
from .harm import knock_down
from .lasting import put_in

GRAPPLES = ("grapple", "break_free")


@rule("VER-DICE-09", "VER-CRIT-01")
def suffer(g: Veridia, unit: Unit, rolled: Rolled | None, kind: str, weapon: str = "") -> None:
    """What a critical failure does to whoever has rolled one, if that is played and it still stands.

    Where a game master picks the row (`gm`), it waits for him; where there is none, the table decides.
    """
    if rolled is None or not rolled.critical or g.options.criticals == "off" or is_out(unit):
        return
    if g.options.criticals == "gm" and g.leave_to_master(unit.id, kind, weapon):
        g.tell(CriticalFailure, unit.id, kind, "")
        return
    row = row_of(g, unit, kind, weapon)
    carry_out_row(g, unit, row, weapon)
    g.tell(CriticalFailure, unit.id, kind, row)


@rule("VER-CRIT-01", "VER-WEAR-04")
def carry_out_row(g: Veridia, unit: Unit, row: str, weapon: str) -> None:
    """Carry out the first part of a row of the house table: where things wear, a weapon that struck breaks."""
    match row:
        case "weapon_attack" if g.options.wear == "on" and carried(unit, weapon) is not None:
            break_item(g, unit, weapon)
        case "ranged_attack":
            unready(unit, weapon)
        case "spell":
            pools = [pool for pool, points in unit.pools.items() if points]
            if pools:
                unit.pools[pools[0]] -= 1
            else:
                put_in(g, unit, "off_balance")
        case "defence" | "grapple" | "run":
            knock_down(g, unit)
        case _:
            put_in(g, unit, "off_balance")


def row_of(g: Veridia, unit: Unit, kind: str, weapon: str) -> str:
    """The row of the house table for a roll."""
    if kind in ("attack", "knockout", "exchange", "chase"):
        card = g.box.weapons.get(weapon)
        if card is None or "barehanded" in card.quirks:
            return "unarmed_attack"
        return "ranged_attack" if card.kind == "missile" else "weapon_attack"
    if kind in GRAPPLES:
        return "grapple"
    if kind in ("parry", "block", "dodge", "block_unarmed", "defence"):
        return "defence"
    return kind if kind in g.box.critical_failures else "other"


def break_item(g: Veridia, unit: Unit, item: str) -> None:
    """A thing at hand breaks."""
    unit.carried = tuple([replace(held, broken=True) if held.item == item else held for held in unit.carried])
    g.tell(ItemBroke, unit.id, item)


def unready(unit: Unit, item: str) -> None:
    """A missile weapon must be drawn or reloaded again."""
    empty = {"ready": False, "shots": 0, "reload": 0}
    unit.carried = tuple([replace(held, **empty) if held.item == item else held for held in unit.carried])

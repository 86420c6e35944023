"""Wear of armour (specification 3.14, VER-WEAR; an option)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..events import ArmorWorn, ItemBroke
from ..state import Unit, Veridia

BATTERED = 20
"""From so many wear points on armour is battered."""


@rule("VER-WEAR-02")
def wear_penalty(g: Veridia, unit: Unit) -> int:
    """What wear takes from the protection of worn armour; broken armour protects nobody."""
    if not unit.armor:
        return 0
    for stage in g.box.wear_stages:
        here = stage.from_wear <= unit.wear <= stage.to_wear
        if here and ("patched" in stage.id) is (unit.patched and unit.wear >= BATTERED):
            return g.box.armors[unit.armor].armor if stage.penalty < 0 else stage.penalty
    return 0


@rule("VER-WEAR-01", "VER-WEAR-05")
def wear_armor(g: Veridia, unit: Unit, physical: int, points: int = 1) -> None:
    """Physical damage that reaches the armour wears it where it is more than its rating.

    Ruling (VER-WEAR-01): compared is the damage after the barrier with the full rating, even against piercing.
    """
    if g.options.wear != "on" or not unit.armor:
        return
    rating = g.box.armors[unit.armor].armor - wear_penalty(g, unit)
    if physical > rating:
        add_wear(g, unit, points)


def add_wear(g: Veridia, unit: Unit, points: int) -> None:
    """Worn armour takes wear points; at the last stage it is broken."""
    last = g.box.wear_stages[-1].from_wear
    before, unit.wear = unit.wear, min(last, unit.wear + points)
    g.tell(ArmorWorn, unit.id, unit.armor, unit.wear)
    if unit.wear == last > before:
        g.tell(ItemBroke, unit.id, unit.armor)

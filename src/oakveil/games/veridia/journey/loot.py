"""What is found on beaten foes (specification VER-EXP-12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from oakveil.kernel.rulebook import rule

from ..characters import Owned
from ..outfitting import CENTS
from ..state import Veridia
from ..world_records import FoeRef, Npc
from .budgets import card_threat

D4 = (1, 2, 3, 4)
TIMES = 4
"""Coins: threat, times a four-sided die, times this, in deli (VER-BAL-08)."""
PEOPLE = ("person", "orc", "small_orc")
RICH = ("creature:kobold",)
"""Creatures that carry money although they are no people."""
WORSE = 10
"""The wear of armour that is taken from beaten foes: one stage worse than new."""


def _npc(g: Veridia, ref: FoeRef) -> Npc | None:
    kind, _, id = ref.partition(":")
    return g.box.npcs[id] if kind == "npc" else None


@rule("VER-EXP-12", "VER-BAL-08")
def coins(g: Veridia, beaten: Sequence[FoeRef], lair: bool) -> int:
    """The money of beaten foes, in hundredths: of people, orcs and kobolds, of everybody in a lair; printed loot."""
    found = 0
    for ref in beaten:
        npc = _npc(g, ref)
        if npc is not None and npc.loot is not None:
            faces = tuple(range(1, npc.loot.sides + 1))
            dice = sum(g.chance.roll(faces, "veridia.loot") for _ in range(npc.loot.dice))
            found += dice * npc.loot.times
        elif lair or ref in RICH or (npc is not None and npc.kind in PEOPLE):
            found += card_threat(ref, g.box) * g.chance.roll(D4, "veridia.loot") * TIMES
    return found * CENTS


@rule("VER-EXP-12")
def spoils(g: Veridia, beaten: Sequence[FoeRef]) -> tuple[Owned, ...]:
    """The weapons and the armour of beaten people, kind by kind.

    Ruling (VER-EXP-12): armour is one stage of wear worse, weapons, which have no stages, are of inferior make. A quick
    sheet wears the armour that protects as much as it prints.
    """
    found: Counter[str] = Counter()
    for ref in beaten:
        npc = _npc(g, ref)
        if npc is None or npc.kind not in PEOPLE:
            continue
        for line in npc.attack:
            card = g.box.weapons.get(line.weapon)
            if card is not None and card.price:
                found[line.weapon] += 1
        worn = next((card.price for card in g.box.armors.values() if card.armor == npc.armor and card.price), "")
        if worn:
            found[worn] += 1
    return tuple([_used(g, item, count) for item, count in found.items()])


def _used(g: Veridia, item: str, count: int) -> Owned:
    if item in g.box.armor_by_item:
        return Owned(item, count, wear=WORSE)
    return Owned(item, count, quality="inferior", change="die")

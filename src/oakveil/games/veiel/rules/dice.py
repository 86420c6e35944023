"""The duel of two d20: the critical tables, ties, and dice that only the DM sees (specification 3.17, 3.19)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Option
from oakveil.kernel.rulebook import rule
from oakveil.kernel.zones import FaceDown

from ..choices import ChangeDie, KeepDie
from ..events import MasterRolled
from ..state import Veiel

D20 = range(1, 21)
LOW, HIGH = 1, 20
"""The natural dice that decide by themselves."""
FoeHit = Literal["miss", "hit", "no_shield"]
"""What an attack of an enemy does; `no_shield`: it hits, and the shield does not help (VEIEL-DEF-08)."""


class FoeDie(FaceDown[int], frozen=True):
    """A die of the DM in a frame, which every seat can see. Face down only the DM knows it (VEIEL-DMTURN-09)."""

    pool = "veiel.die"


@rule("VEIEL-DMTURN-09")
def foe_die(g: Veiel, n: int) -> FoeDie:
    """What a die of the DM shows."""
    master = g.master
    return FoeDie(n, up=g.options.dm_dice == "open" or master is None, peeked=() if master is None else (master,))


@rule("VEIEL-DMTURN-09", "VEIEL-INFO-01")
def shown(g: Veiel, foe: FoeDie, total: int) -> tuple[int, int]:
    """What everybody is told of the die of an enemy and of its total; 0 is hidden, and then the DM alone is told.

    With hidden figures the total is hidden, for it would give them away.
    """
    die = foe.face()
    told = die if foe.up else 0, total if foe.up and g.options.enemy_stats == "open" else 0
    if told != (die, total) and g.master is not None:
        g.tell(MasterRolled, g.master, die, total)
    return told


@rule("VEIEL-DMTURN-10")
def fudges(g: Veiel, die: int) -> tuple[Option, ...]:
    """What a DM may do with a die before the result is shown; nothing where it may not cheat."""
    options = g.options
    if options.dm_fudge == "off" or options.master != "human" or options.dm_dice == "open":
        return ()
    others = range(1, die) if options.dm_fudge == "kind" else [n for n in D20 if n != die]
    return (KeepDie(), *(ChangeDie(n) for n in others)) if others else ()


@rule("VEIEL-ATK-03", "VEIEL-ATK-04", "VEIEL-ATK-05", "VEIEL-NODM-04", "VEIEL-NODM-05")
def hero_hits(die: int, foe: int, total: int, foe_total: int) -> int | None:
    """By how much the damage of a hero's attack is multiplied, 0 for a miss; None: both dice are rolled again.

    `foe` is the die of the DM, 0 where there is none: what is fixed is never critical.
    """
    if die == LOW:
        return 0
    if foe == HIGH and die != HIGH:
        return 0
    if foe == LOW:
        return 4 if die == HIGH else 2
    if die == HIGH and foe != HIGH:
        return 2
    if total == foe_total:
        return None
    return 1 if total > foe_total else 0


@rule("VEIEL-DEF-01", "VEIEL-DEF-05", "VEIEL-DEF-06", "VEIEL-NODM-04", "VEIEL-NODM-05")
def foe_hits(foe: int, die: int, foe_total: int, total: int) -> FoeHit | None:
    """What an attack of an enemy does; None: both dice are rolled again. `foe` is 0 where the DM has no die."""
    if foe == LOW or (die == HIGH and foe != HIGH):
        return "miss"
    if die == LOW or (foe == HIGH and die != HIGH):
        return "no_shield"
    if total == foe_total:
        return None
    return "hit" if foe_total > total else "miss"

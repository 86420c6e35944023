"""Mounts: getting on and off, orders, what scares them (specification 3.12, VER-MOUNT)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..events import MountChanged
from ..pools import Wanted
from ..state import Unit, Veridia
from .bodies import adjacent, distance, foes, present, sees
from .lasting import end_condition, put_in
from .moving import free_cells_near
from .rolling import throw_dice
from .situation import plain_pool

SCARE_M, SPELL_M = 9, 6
HORSE = "creature:horse"
RIDE = Wanted("skill", "agility", "animal_handling")
ORDER = Wanted("skill", "charisma", "animal_handling")
UNEARTHLY = frozenset({"undead", "unknown"})


@rule("VER-MOUNT-06")
def can_mount(g: Veridia, unit: Unit, horse: Unit) -> bool:
    """Whether a unit can get on this one: a horse of its side without a rider, beside somebody of size 1."""
    if horse.profile.ref != HORSE or unit.profile.size != 1:
        return False
    return (
        horse.side == unit.side and not horse.rider and not unit.mount and not horse.dead and adjacent(g, unit, horse)
    )


@rule("VER-MOUNT-02", "VER-MOUNT-06")
def mount(g: Veridia, unit: Unit, horse: Unit) -> None:
    """Mount a horse: it shares its cells with its rider."""
    unit.mount, horse.rider = horse.id, unit.id
    unit.cell = horse.cell
    put_in(g, unit, "mounted")
    g.tell(MountChanged, unit.id, horse.id, "mounted")


@rule("VER-MOUNT-04", "VER-MOUNT-05", "VER-MOUNT-06")
def dismount(g: Veridia, unit: Unit, thrown: bool = False) -> None:
    """Get off a mount, or be thrown off: then prone beside it."""
    horse = g.unit(unit.mount)
    unit.mount = horse.rider = ""
    end_condition(g, unit, "mounted")
    if horse.cell is not None:
        x, y = horse.cell
        around = [free_cells_near(g, unit, (x + dx, y + dy)) for dx in (0, 1) for dy in (0, 1)]
        beside = [cell for cells in around for cell in cells]
        unit.cell = beside[0] if beside else horse.cell
    if thrown:
        put_in(g, unit, "prone")
    g.tell(MountChanged, unit.id, horse.id, "thrown" if thrown else "dismounted")


@rule("VER-MOUNT-04", "VER-MOUNT-05")
def scare(g: Veridia, horse: Unit) -> None:
    """A mount takes fright: its rider stays on by a roll. Ruling (VER-MOUNT-04): at most once a turn, free of cost."""
    rider = g.fight.units.get(horse.rider)
    if rider is None or rider.turn.scared:
        return
    rider.turn.scared = True
    if not throw_dice(g, rider, "skill", plain_pool(g, rider, RIDE)).successes:
        dismount(g, rider, thrown=True)


@rule("VER-MOUNT-04")
def burst(g: Veridia, struck: Unit) -> None:
    """A spell strikes somebody: ridden mounts within six metres take fright."""
    for horse in [*present(g.fight)]:
        if horse.rider and distance(g, horse, struck) <= SPELL_M:
            scare(g, horse)


@rule("VER-MOUNT-04")
def first_sight(g: Veridia, rider: Unit) -> None:
    """The slot of a rider begins: what is undead or unknown near its mount scares it, each once in a fight."""
    for foe in foes(g.fight, rider):
        near = foe.profile.archetype in UNEARTHLY and distance(g, rider, foe) <= SCARE_M
        key = f"seen.{foe.id}"
        if near and not rider.used_today.get(key) and sees(g, rider, foe):
            rider.used_today[key] = 1
            scare(g, g.unit(rider.mount))
            return

"""Missile weapons: drawing, loading, ammunition, thrown weapons (specification 3.11)."""

from __future__ import annotations

from functools import cache

import msgspec

from oakveil.kernel.rulebook import rule

from ..board import Cell, nearest
from ..events import ItemFell, WorkDone
from ..records import WeaponCard
from ..state import Fallen, Held, Unit, Veridia
from .bodies import adjacent, carried, cells_of

CRYSTAL = "crystals"


def quirk(card: WeaponCard, name: str) -> tuple[int, ...] | None:
    """The numbers of a quirk: (size, reload) of "loaded:3:2"; None where the weapon has it not."""
    return _numbers(card.quirks, name)


@cache
def _numbers(quirks: tuple[str, ...], name: str) -> tuple[int, ...] | None:
    for known in quirks:
        if known == name or known.startswith(f"{name}:"):
            return tuple([int(number) for number in known.split(":")[1:]])
    return None


@rule("VER-AMMO-01", "VER-AMMO-02", "VER-AMMO-03", "VER-QUIRK-06", "VER-QUIRK-08", "VER-QUIRK-09")
def can_shoot(g: Veridia, unit: Unit, card: WeaponCard) -> bool:
    """Whether a weapon is ready: drawn, loaded, with something to shoot. Melee weapons always are."""
    held = carried(unit, card.id)
    if card.kind == "melee" or held is None:
        return True
    if quirk(card, "drawn") is not None and not held.ready:
        return False
    if quirk(card, "loaded") is not None and held.shots < 1:
        return False
    return has_ammunition(g, unit, card)


def _counted(g: Veridia, card: WeaponCard) -> bool:
    """Whether what a weapon shoots is counted: everything, crystals only, or nothing."""
    counting = g.options.ammunition
    return counting == "all" or (counting == "crystals" and quirk(card, "magitech") is not None)


def has_ammunition(g: Veridia, unit: Unit, card: WeaponCard) -> bool:
    """Whether there is something to shoot, where that is counted."""
    if not _counted(g, card) or card.ammo in ("", "self") or unit.profile.kind != "character":
        return True
    return unit.ammunition.get(card.ammo, 0) > 0


@rule("VER-AMMO-01", "VER-AMMO-02", "VER-AMMO-03", "VER-QUIRK-09")
def shoot(g: Veridia, unit: Unit, card: WeaponCard) -> None:
    """A shot uses what was drawn or loaded, and ammunition where it is counted."""
    held = carried(unit, card.id)
    if card.kind == "melee" or held is None:
        return
    shots = held.shots - 1 if quirk(card, "loaded") is not None else held.shots
    change(unit, msgspec.structs.replace(held, ready=False, shots=max(0, shots)))
    if unit.ammunition.get(card.ammo) and _counted(g, card):
        unit.ammunition[card.ammo] -= 1


@rule("VER-AMMO-04", "VER-QUIRK-05", "VER-QUIRK-10")
def throw(g: Veridia, unit: Unit, target: Unit, card: WeaponCard, hit: bool) -> None:
    """A disposable weapon leaves the hand: it lies at the target, or after a miss one to four cells behind it.

    Ruling (VER-QUIRK-10): a multipurpose weapon that strikes from close by stays in the hand.
    """
    held = carried(unit, card.id)
    if held is None or quirk(card, "disposable") is None or adjacent(g, unit, target):
        return
    cell = target.cell
    if cell is not None and not hit:
        cell = _behind(g, unit, target, g.chance.roll((1, 2, 3, 4), "veridia.scatter"))
    if held.count > 1:
        change(unit, msgspec.structs.replace(held, count=held.count - 1))
    else:
        unit.carried = tuple([other for other in unit.carried if other is not held])
        unit.main = "" if unit.main == card.id else unit.main
        unit.off = "" if unit.off == card.id else unit.off
    if cell is not None:
        g.fight.ground = (*g.fight.ground, Fallen(card.id, cell, unit.id))
    g.tell(ItemFell, unit.id, card.id, cell)


def _behind(g: Veridia, unit: Unit, target: Unit, cells: int) -> Cell:
    """A cell behind the target, on the line from the thrower, as far as nothing solid is in the way."""
    _, (x0, y0), (x1, y1) = nearest(cells_of(unit), cells_of(target))
    span = max(abs(x1 - x0), abs(y1 - y0), 1)
    cell = (x1, y1)
    for n in range(1, cells + 1):
        to = (x1 + round((x1 - x0) * n / span), y1 + round((y1 - y0) * n / span))
        if g.board.solid(to):
            break
        cell = to
    return cell


def change(unit: Unit, held: Held) -> None:
    """Put a changed thing at hand in the place of the old one."""
    unit.carried = tuple([held if other.item == held.item else other for other in unit.carried])


@rule("VER-AMMO-01")
def draw(g: Veridia, unit: Unit, item: str) -> None:
    """A bow is drawn, a sling swung."""
    held = carried(unit, item)
    assert held is not None
    change(unit, msgspec.structs.replace(held, ready=True))
    g.tell(WorkDone, unit.id, "draw", item)


@rule("VER-AMMO-02")
def reload(g: Veridia, unit: Unit, card: WeaponCard) -> None:
    """A step of reloading; the last one fills the weapon."""
    held, loaded = carried(unit, card.id), quirk(card, "loaded")
    assert held is not None
    assert loaded is not None
    size, steps = loaded
    done = held.reload + 1
    full = done >= steps
    change(unit, msgspec.structs.replace(held, reload=0 if full else done, shots=size if full else held.shots))
    g.tell(WorkDone, unit.id, "reload", card.id, full)


@rule("VER-AMMO-01")
def lose_draw(unit: Unit) -> None:
    """Ruling (VER-AMMO-01): a parry, a block, a grapple, a fall, a run or a change of hands loses the draw."""
    if any(held.ready for held in unit.carried):
        unit.carried = tuple([msgspec.structs.replace(held, ready=False) for held in unit.carried])

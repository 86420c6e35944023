"""What stands on the spaces of a dungeon: traps, items, torches (specification 3.5)."""

from __future__ import annotations

from oakveil.kernel.frame import Frame
from oakveil.kernel.rulebook import rule

from ..events import ItemTaken, TrapAvoided, TrapEndedOn, TrapSprung
from ..records import Feature, Space
from ..state import Hero, OakDell
from .circles import use_special
from .gaining import GainGear, gain_hearts, mark_potion, mark_torch
from .harm import Packet
from .scenario import enter_chamber, enter_shrine

FOUNTAIN = 2
"""Full hearts of a Fountain of Life (OAK-ITEM-03)."""


@rule("OAK-MOVE-07", "OAK-MOVE-10", "OAK-MOVE-11", "OAK-SETUP-07", "OAK-LIGHT-01")
def enter(g: OakDell, hero: Hero, harmless: bool, avoid: bool) -> Frame | None:
    """A hero has entered its space, and what stands there happens, once for each hero. A chest is opened by a frame.

    `harmless`: the route ends here after all available movement. `avoid`: Trap Avoidance is used here.

    Ruling (OAK-MOVE-10, OAK-MOVE-11): everything is crossed out on the sheet of its hero only; the entrance and wall
    torches are not used up, and passing them does nothing.
    """
    space = hero.space
    feature = g.maze.features.get(space)
    if feature is None or space in hero.crossed:
        return None
    match feature.kind:
        case "trap":
            return _meet_trap(g, hero, harmless, avoid)
        case "boss":
            enter_chamber(g, hero)
        case "shrine":
            enter_shrine(g, hero)
        case "potion" | "torch" | "fountain" | "chest":
            return _take_item(g, hero, feature)
    return None


@rule("OAK-TRAP-01", "OAK-TRAP-02", "OAK-TRAP-05", "OAK-TRAP-06", "OAK-ZONE-01", "OAK-SPEC-TRAP")
def _meet_trap(g: OakDell, hero: Hero, harmless: bool, avoid: bool) -> Frame | None:
    """An armed trap stays armed where a route ends on it; else it springs, and its zone is its damage.

    Ruling (OAK-TRAP-06): one that is avoided is crossed out as well.
    """
    space = hero.space
    if harmless:
        g.tell(TrapEndedOn, hero.seat, space)
        return None
    hero.crossed |= {space}
    if avoid:
        use_special(g, hero, "trapavoid")
        g.tell(TrapAvoided, hero.seat, space)
        return None
    damage = g.maze.zone[space]
    g.tell(TrapSprung, hero.seat, space, damage)
    return Packet(n=damage, source="trap")


@rule("OAK-ITEM-01", "OAK-ITEM-02", "OAK-ITEM-03", "OAK-ITEM-04", "OAK-MOVE-10")
def _take_item(g: OakDell, hero: Hero, feature: Feature) -> Frame | None:
    """What is found is crossed out, also if there is no room for it."""
    space = hero.space
    hero.crossed |= {space}
    match feature.kind:
        case "potion":
            assert feature.colour is not None
            g.tell(ItemTaken, hero.seat, space, "potion", feature.colour, mark_potion(g, hero, feature.colour))
        case "torch":
            g.tell(ItemTaken, hero.seat, space, "torch", "", mark_torch(g, hero))
        case "fountain":
            g.tell(ItemTaken, hero.seat, space, "fountain", "", hero.full < g.box.full_max)
            gain_hearts(g, hero, FOUNTAIN, "fountain")
        case _:
            g.tell(ItemTaken, hero.seat, space, "chest")
            return GainGear()
    return None


def is_armed(g: OakDell, hero: Hero, space: Space) -> bool:
    """Whether a space holds a trap that can still spring for this hero."""
    feature = g.maze.features.get(space)
    return feature is not None and feature.kind == "trap" and space not in hero.crossed

"""Which traits somebody can use in its slot, and why not the others (specification 3.5, VER-SKIR-02)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..choices import UseTrait
from ..effects import Use
from ..state import Channel, Unit, Veridia
from .bodies import holding
from .knowing import SLOT, uses_of
from .paying import points_range
from .prompted import liftable, lifts, makes_wall, wall_places
from .summoning import relays
from .targeting import IN_FIGHTS, candidates, centres, places
from .turns import can_act_freely, has_main


@rule("VER-SKIR-02", "VER-TRAIT-09", "VER-TURN-02", "VER-POOL-04")
def usable(g: Veridia, unit: Unit) -> list[UseTrait]:
    """The uses of traits that are possible now, in the unit's own slot."""
    known = uses_of(g, unit, SLOT)
    return [UseTrait(one.trait, one.place) for one in known if why_not(g, unit, one.trait, one.use) == ""]


@rule("VER-SKIR-02")
def why_not(g: Veridia, unit: Unit, trait: str, use: Use, in_set: bool = False) -> str:
    """Why a use is not possible now, as the last part of a message id; "" if it is. `in_set`: a set has its dice."""
    if use.action not in ("normal", "free", "channel") or use.pay_with:
        return "not_here"
    if use.consume and not unit.ammunition.get(use.consume):
        return "no_gem"
    if use.action == "free" and not can_act_freely(unit):
        return "no_free_action"
    if use.action != "free" and not has_main(unit) and not in_set:
        return "no_main"
    if use.action == "channel" and (going := channelled(g, unit, trait)) is not None:
        there = use.target == "self" or g.unit(going.target) in candidates(g, unit, use)
        return "" if there else "no_target"
    pool, least, most = points_range(g, unit, trait, use)
    if use.pay is not None and (most < least or (pool and most <= 0 and least > 0)):
        return "no_points"
    if use.need == "wearing:metal" and not (unit.armor and g.box.armors[unit.armor].metal):
        return "no_metal"
    kind = use.target.partition(":")[0]
    if kind not in IN_FIGHTS and kind not in ("many", "blessed") and not lifts(use):
        return "not_here"
    return "" if _has_target(g, unit, use, kind) else "no_target"


def _has_target(g: Veridia, unit: Unit, use: Use, kind: str) -> bool:
    match kind:
        case "self" | "blessed":
            return True
        case "weapon" | "own_weapon":
            return any("barehanded" not in card.quirks for card in holding(g, unit)) or bool(unit.profile.attacks)
        case "item":
            return bool(liftable(g, unit))
        case "area" if makes_wall(use):
            return bool(wall_places(g, unit))
        case "area":
            return use.range in (0, "") or bool(centres(g, unit, use))
        case "cell":
            return bool(places(g, unit, use))
    return bool(candidates(g, unit, use)) or bool(use.roll and use.target == "one" and relays(g, unit, use))


@rule("VER-TRAIT-18")
def channelled(g: Veridia, unit: Unit, trait: str) -> Channel | None:
    """The spell that a unit goes on channelling now: it did so in its turn of the round before."""
    channel = unit.channel
    if channel is None or channel.trait != trait or channel.round != g.fight.round - 1:
        return None
    return channel

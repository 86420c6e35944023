"""Quality, repair and upkeep of things (specification 3.14)."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from oakveil.kernel.ask import Broken
from oakveil.kernel.rulebook import rule

from .box import Box
from .characters import Owned
from .gear import of_item
from .outfitting import price
from .records import ArmorCard, WeaponCard

Stage = Literal["new", "damaged", "battered", "broken"]
STAGES: tuple[tuple[Stage, int], ...] = (("new", 0), ("damaged", 10), ("battered", 20), ("broken", 40))
"""The stages of wear and from how many points on they are (VER-WEAR-02)."""
INFERIOR_SHARE, SUPERIOR_TIMES = 0.5, 100
"""What inferior (VER-ITEM-01) and superior things (VER-ITEM-02) are worth, by the normal price."""
MOST_STEPS = 2
"""How much better than normal a thing can be. Ruling (VER-ITEM-02)."""
PATCH_SHARE = 0.1
"""What a smith charges for a patch, by the price (VER-WEAR-03)."""
INFERIOR_CHANGES = ("protection", "disadvantage", "quirk", "damage", "die", "fragile")
SUPERIOR_CHANGES = ("protection", "disadvantage", "damage", "die")


class Upkeep(msgspec.Struct, frozen=True):
    """What it takes to renew an enchantment: a share of the value of the thing, or half days of an enchanter."""

    share: float
    half_days: int


@rule("VER-WEAR-02")
def stage(owned: Owned) -> Stage:
    """The stage of wear of armour."""
    return next(name for name, least in reversed(STAGES) if owned.wear >= least)


@rule("VER-WEAR-03")
def patched(owned: Owned, protection: int, craftsmanship: int, tools: bool, days: int) -> Owned | Broken:
    """Armour after a repair by one stage, once for each stage; or why it cannot be repaired.

    Ruling (VER-WEAR-03): damaged armour is new again, with no wear; battered armour is patched, keeps its wear and
    never gets better. It takes tools, as many days and as much craftsmanship as the armour protected when it was new.
    """
    now = stage(owned)
    if now == "broken" or now == "new" or owned.patched:
        return Broken("VER-WEAR-03", "veridia-wear-beyond", {"item": owned.item})
    if not tools:
        return Broken("VER-WEAR-03", "veridia-wear-tools")
    if craftsmanship < protection or days < protection:
        return Broken("VER-WEAR-03", "veridia-wear-skill", {"needed": protection})
    return replace(owned, wear=0) if now == "damaged" else replace(owned, patched=True)


@rule("VER-WEAR-03", "VER-MONEY-01")
def patching_fee(item: str, box: Box) -> float:
    """What a smith charges for a patch, in deli: a tenth of the price."""
    return round(price(item, box) * PATCH_SHARE, 2)


@rule("VER-ITEM-01", "VER-ITEM-02")
def worth(owned: Owned, box: Box) -> float:
    """The price of one such thing, in deli, by its quality."""
    normal = price(owned.item, box)
    if owned.quality == "inferior":
        return normal * INFERIOR_SHARE
    return normal * SUPERIOR_TIMES if owned.quality == "superior" else normal


@rule("VER-ITEM-01", "VER-ITEM-02")
def check_quality(owned: Owned, box: Box) -> Broken | None:
    """Why what is different about a thing does not fit its quality or kind. Ruling (VER-ITEM-02): at most two steps."""
    steps = changes(owned)
    if owned.quality == "common":
        return Broken("VER-ITEM-01", "veridia-quality-change", {"item": owned.item}) if steps else None
    known, most = (INFERIOR_CHANGES, 1) if owned.quality == "inferior" else (SUPERIOR_CHANGES, MOST_STEPS)
    kind = of_item(owned.item)
    if kind in box.armor_by_item:
        fitting = {"protection", "disadvantage"}
    elif kind in box.weapons:
        fitting = {"quirk", "damage", "die"}
    else:
        fitting = {"fragile"}
    if not 1 <= len(steps) <= most or not set(steps) <= fitting & set(known):
        code = "VER-ITEM-01" if owned.quality == "inferior" else "VER-ITEM-02"
        return Broken(code, "veridia-quality-change", {"item": owned.item})
    return None


def changes(owned: Owned) -> tuple[str, ...]:
    """What is different about a thing: "die", "protection disadvantage"; one step a word."""
    return tuple(owned.change.split())


@rule("VER-ITEM-01", "VER-ITEM-02", "VER-WEAR-02")
def armor_as_made(card: ArmorCard, owned: Owned) -> ArmorCard:
    """Armour of some quality: one step more or less of protection or of athletics disadvantage."""
    sign = {"inferior": -1, "common": 0, "superior": 1}[owned.quality]
    protection, burden = changes(owned).count("protection"), changes(owned).count("disadvantage")
    return replace(
        card,
        armor=max(0, card.armor + sign * protection),
        athletics_disadvantage=max(0, card.athletics_disadvantage - sign * burden),
    )


@rule("VER-ITEM-01", "VER-ITEM-02")
def weapon_as_made(card: WeaponCard, owned: Owned) -> tuple[WeaponCard, int]:
    """A weapon of some quality, and the dice that it gives or takes from its rolls."""
    sign = {"inferior": -1, "common": 0, "superior": 1}[owned.quality]
    steps = changes(owned)
    quirks = card.quirks[1:] if "quirk" in steps and sign < 0 else card.quirks
    damage = max(0, card.damage + sign * steps.count("damage"))
    return replace(card, damage=damage, quirks=quirks), sign * steps.count("die")


@rule("VER-ITEM-04", "VER-QUIRK-19")
def upkeep(months: float) -> Upkeep | None:
    """What it takes to renew an enchantment so many months after the last time; None: it is gone for good.

    Ruling (VER-ITEM-04): up to one month counts as one month.
    """
    for until, due in ((1, Upkeep(1 / 50, 1)), (3, Upkeep(1 / 10, 4)), (6, Upkeep(1 / 4, 10))):
        if months <= until:
            return due
    return None

"""What somebody has at hand and on the body, read from references to items (specification 8.1, 3.13)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import msgspec

from oakveil.kernel.rulebook import rule

from .box import UNARMED, Box
from .records import ArmorCard, DefenceCard, ItemRef, WeaponCard

SHIELD = "shield"
BLESSED = {"blessed:medium_armor": "mail", "blessed:heavy_armor": "heavy_armor", "blessed:plate_armor": "plate_armor"}


class Loadout(msgspec.Struct, frozen=True, dict=True):
    """What is worn and held: the weapon in each hand, a shield, armour, other defences; `weapons` are all at hand.

    A two-handed weapon is in `main` and leaves `off` empty. `two_handed`: a versatile weapon is held in both hands.
    """

    main: WeaponCard
    off: WeaponCard | None = None
    shield: bool = False
    two_handed: bool = False
    armor: ArmorCard | None = None
    defences: tuple[DefenceCard, ...] = ()
    weapons: tuple[WeaponCard, ...] = ()

    @property
    @rule("VER-DUAL-01")
    def dual_wielding(self) -> bool:
        """A melee weapon in each hand."""
        return self.off is not None

    @cached_property
    def circumstances(self) -> frozenset[str]:
        """Conditions of effects that hold by what is in the hands (specification 9.3)."""
        held = {"shield": self.shield, "dual_wielding": self.dual_wielding}
        return frozenset(name for name, holds in held.items() if holds)

    @cached_property
    @rule("VER-QUIRK-12")
    def threatening(self) -> bool:
        """Whether something at hand keeps attackers off."""
        return any("threatening" in weapon.quirks for weapon in self.weapons)

    @cached_property
    @rule("VER-QUIRK-17")
    def dashing(self) -> bool:
        """Whether something worn makes quick."""
        return any("dashing" in card.quirks for card in self.defences)


def of_item(item: ItemRef) -> str:
    """The kind of a referenced item: "arrow" of "arrow*30", "mail" of "worn:battered_patched:mail"."""
    return BLESSED.get(item) or item.partition("*")[0].rpartition(":")[2]


@rule("VER-QUIRK-13", "VER-QUIRK-14", "VER-RESP-08")
def loadout_of(gear: Iterable[ItemRef], box: Box, dual: bool = False) -> Loadout:
    """What somebody with this gear has in hand and wears at first: the first weapon named, a shield beside it.

    `dual`: a second one-handed melee weapon is in the other hand. A versatile weapon is in both hands if one is free.
    """
    kinds = [of_item(item) for item in gear]
    weapons = tuple([box.weapons[kind] for kind in kinds if kind in box.weapons])
    unarmed = box.weapons[UNARMED]
    main = weapons[0] if weapons else unarmed
    others = [card for card in weapons[1:] if card.kind == "melee" and card.hands == 1]
    off = others[0] if dual and others and main.kind == "melee" and main.hands == 1 else None
    shield = SHIELD in kinds and main.hands < 2 and off is None
    return Loadout(
        main,
        off,
        shield,
        "two_handed" in main.quirks or ("versatile" in main.quirks and not shield and off is None),
        next((box.armor_by_item[kind] for kind in kinds if kind in box.armor_by_item), None),
        tuple([box.defences[kind] for kind in kinds if kind in box.defences and kind != SHIELD]),
        (*weapons, unarmed),
    )

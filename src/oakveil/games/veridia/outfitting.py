"""Starting money, what things cost, vouchers (specification 3.6, VER-NEW-03, -04, VER-MONEY)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from oakveil.kernel.ask import Broken
from oakveil.kernel.rulebook import rule

from .box import Box
from .characters import Character, Owned
from .effects.persons import Money
from .gear import of_item
from .records import ItemRef

CENTS = 100
"""A deli has so many hundredths (VER-MONEY-01)."""


SIGIL_OF_CHOICE, BLESSED_OF_CHOICE = "sigil_choice", "blessed:weapon_choice"
"""Gifts of backgrounds that are chosen: a sigil, a weapon of blessed wood."""


class Purse(msgspec.Struct, frozen=True):
    """What is left of the starting money, in hundredths, and of a voucher, in deli, which is lost."""

    deli: int
    voucher_lost: int


@rule("VER-NEW-03")
def starting_money(character: Character, box: Box) -> int:
    """The money of background and assets traits, in deli; it may be negative."""
    money = box.traits[character.background].money if character.background else 0
    for taken in character.traits:
        for effect in box.traits[taken.partition(":")[0]].passive:
            if isinstance(effect, Money):
                money += effect.amount
    return money


@rule("VER-NEW-04")
def given(character: Character, box: Box) -> tuple[ItemRef, ...]:
    """What a background gives for nothing; without one a peasant's clothes. Vouchers are not things."""
    if not character.background:
        return ("peasants_clothes",)
    return tuple([item for item in box.traits[character.background].gear if not item.startswith("voucher:")])


@rule("VER-NEW-04")
def voucher(character: Character, box: Box) -> int:
    """The value of equipment that a background allows to be chosen, in deli."""
    gear = box.traits[character.background].gear if character.background else ()
    return sum(int(item.partition(":")[2]) for item in gear if item.startswith("voucher:"))


@rule("VER-MONEY-03", "VER-QUIRK-20")
def price(item: str, box: Box) -> float:
    """The price of an item of common quality, in deli: the lower end where it is a range."""
    card = box.items.get(sold_as(item, box))
    if card is None:
        raise KeyError(item)
    return card.price_min


def sold_as(item: str, box: Box) -> str:
    """The entry of the price list for an item: weapons and armour name theirs."""
    for known in (box.weapons.get(item), box.armor_by_item.get(item), box.defences.get(item)):
        if known is not None and known.price and item not in box.items:
            return known.price
    return item


@rule("VER-NEW-03", "VER-NEW-04")
def purse(character: Character, box: Box) -> Purse:
    """What a new character has left once its gear is paid. Ruling (VER-NEW-04): what a voucher leaves is lost."""
    free = Counter(_kinds(given(character, box)))
    spent = 0.0
    for owned in character.gear:
        paid = owned.count
        for gift in (owned.item, gift_for(owned.item, box)):
            used = min(paid, free[gift])
            free[gift] -= used
            paid -= used
        if paid:
            spent += paid * price(owned.item, box)
    covered = min(spent, voucher(character, box))
    left = starting_money(character, box) - (spent - covered)
    return Purse(round(left * CENTS), round(voucher(character, box) - covered))


@rule("VER-NEW-04")
def gift_for(item: str, box: Box) -> str:
    """The gift of a background that this thing can be chosen for: a sigil, a weapon of blessed wood; "" for none."""
    if item in box.items and box.items[item].id.startswith("sigil_of"):
        return SIGIL_OF_CHOICE
    return BLESSED_OF_CHOICE if item.startswith("blessed:") and of_item(item) in box.weapons else ""


@rule("VER-NEW-04", "VER-QUIRK-22")
def choices_for(gift: str, box: Box) -> tuple[str, ...]:
    """What can be chosen for a gift of a background; nothing for a thing that is settled."""
    if gift == SIGIL_OF_CHOICE:
        return tuple([item for item in box.items if gift_for(item, box) == gift])
    if gift == BLESSED_OF_CHOICE:
        return tuple([f"blessed:{id}" for id, card in box.weapons.items() if card.price or card.id == "club"])
    return ()


@rule("VER-VAL-18")
def known_item(item: str, box: Box) -> bool:
    """Whether this content knows a thing."""
    kind = of_item(item)
    return (
        item in (SIGIL_OF_CHOICE, BLESSED_OF_CHOICE)
        or item in box.variants
        or any(kind in cards for cards in (box.items, box.weapons, box.armor_by_item, box.defences))
    )


def _kinds(items: Iterable[ItemRef]) -> list[str]:
    return [owned.item for item in items for owned in [owned_of(item)] for _ in range(owned.count)]


def owned_of(item: ItemRef) -> Owned:
    """A referenced item as something owned: "arrow*30", "inferior:tools", "worn:battered_patched:mail"."""
    kind, _, count = item.partition("*")
    number = int(count or 1)
    if kind.startswith("inferior:"):
        return Owned(kind.partition(":")[2], number, quality="inferior")
    if kind.startswith("worn:"):
        return Owned(kind.rpartition(":")[2], number, wear=20, patched=True)
    return Owned(kind, number)


@rule("VER-VAL-13", "VER-QUIRK-13", "VER-QUIRK-21")
def wearing_faults(character: Character, box: Box) -> Iterator[Broken]:
    """More in hand than there are hands, or two things in one slot. Ruling (VER-QUIRK-21): clothes have their own."""
    worn = [owned.item for owned in character.gear if owned.worn]
    held = {item: hands for item in worn if (hands := hands_for(item, box))}
    have = 1 if any(taken.partition(":")[0] == "missing_arm" for taken in character.traits) else 2
    if sum(held.values()) > have:
        first, *others = held
        args: dict[str, str | int] = {"one": first, "other": others[-1] if others else first}
        yield Broken("VER-VAL-13", "veridia-val-hands", {**args, "hands": sum(held.values()), "have": have})
    slots = Counter([slot for item in worn if (slot := slot_of(item, box))])
    for slot, count in slots.items():
        if count > 1:
            yield Broken("VER-VAL-13", "veridia-val-slot", {"slot": slot})


def hands_for(item: str, box: Box) -> int:
    """How many hands a thing needs: those of a weapon, one of a shield. A versatile weapon needs but one."""
    kind = of_item(item)
    if kind in box.weapons:
        card = box.weapons[kind]
        return 1 if "versatile" in card.quirks else card.hands
    return 1 if kind in box.defences and box.defences[kind].slot == "hand" else 0


def slot_of(item: str, box: Box) -> str:
    """Where on the body a thing is worn: "armour", "feet", "back", "body_under"; "" for what is not worn."""
    kind = of_item(item)
    if kind in box.armor_by_item:
        return "armour"
    slot = box.defences[kind].slot if kind in box.defences else ""
    return "" if slot == "hand" else slot

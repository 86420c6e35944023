"""Steps of building a character: what each changes, what it costs, why it is refused (specification 3.6, VER-VAL)."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec
from msgspec.structs import replace

from oakveil.kernel.ask import Broken
from oakveil.kernel.rulebook import rule

from .box import Box
from .building import faults, flaw_points, number_faults, skill_cost, specialty_faults, total_cost, trait_faults
from .building_choices import (
    BuyGear,
    ChooseBackground,
    ChooseGift,
    ChooseRace,
    GiveUpTrait,
    Grade,
    LowerLevel,
    Purchase,
    RaiseLevel,
    ReturnGear,
    TakeTrait,
    WearGear,
)
from .characters import Character, Line, Owned
from .effects.persons import SkillCost
from .outfitting import CENTS, choices_for, gift_for, given, owned_of, purse, sold_as, wearing_faults
from .records import ATTRIBUTES
from .requisites import attribute_of

Advancement = Literal["free", "gm_approves", "gm_only"]
CREATION_ONLY = ("background", "assets")
"""Categories of traits that exist only at creation (VER-TRAIT-05)."""
RARITIES = {"common": {"common"}, "uncommon": {"common", "uncommon"}, "all": {"common", "uncommon", "rare"}}
"""What may be bought at creation; what has no rarity of its own always may."""


class Terms(msgspec.Struct, frozen=True):
    """The terms of a table: experience at creation, the most that flaws may bring, the rarest gear at creation."""

    budget: int
    flaw_limit: int | None = None
    rarity: Literal["common", "uncommon", "all"] = "all"


@rule("VER-NEW-01", "VER-VIRT-02", "VER-POOL-02")
def blank(name: str, race: str, terms: Terms, box: Box) -> Character:
    """A new character: everything at its least, courage 1, integrity 1, a peasant's clothes."""
    return settled(Character(name=name, race=race, gear=_given_gear(Character(name=name), box)), terms, box)


@rule("VER-NEW-02", "VER-NEW-03")
def settled(character: Character, terms: Terms, box: Box) -> Character:
    """A character in the making with the points and the money that are left."""
    left = terms.budget - total_cost(character, box)
    return replace(character, experience=left, deli=purse(character, box).deli)


@rule("VER-NEW-01", "VER-XP-01", "VER-XP-05", "VER-XP-06")
def bought(character: Character, purchase: Purchase, terms: Terms, box: Box) -> Character:
    """The character after a legal step. Once it is finished each purchase is a line of its ledger."""
    after = changed(character, purchase, box)
    if not character.finished:
        return settled(after, terms, box)
    paid = cost(character, purchase, terms, box)
    line = _line(character, purchase, paid, box)
    ledger = character.ledger if line is None else (*character.ledger, line)
    return replace(after, experience=character.experience - paid, ledger=ledger)


@rule("VER-XP-01", "VER-XP-03", "VER-TRAIT-04")
def cost(character: Character, purchase: Purchase, terms: Terms, box: Box) -> int:
    """What a step costs in experience; less than nothing: what it brings.

    Ruling (VER-XP-03): a jack of all trades pays other prices from then on; at creation for all levels.
    Ruling (VER-TRAIT-04): buying a flaw off costs what it is worth.
    """
    match purchase:
        case RaiseLevel("skill", id):
            return skill_cost(character, character.skills.get(id, 0) + 1, box)
        case RaiseLevel("attribute", id):
            return 2 * (attribute_of(character, id, box) + 1)
        case RaiseLevel("virtue", "courage"):
            return 2 * (character.courage + 1)
        case RaiseLevel("virtue", _):
            return character.integrity + 1
        case RaiseLevel("specialty", id) if box.specialties[id].family == "way":
            return 3 * (sum(character.specialties[way] for way in _ways_of(character, box)) + 1)
        case RaiseLevel("specialty", id):
            return 3 * (character.specialties.get(id, 0) + 1)
        case GiveUpTrait(taken) if character.finished:
            return -box.traits[taken.partition(":")[0]].cost
        case TakeTrait(taken) if character.finished or not _changes_prices(taken, box):
            return box.traits[taken.partition(":")[0]].cost
        case BuyGear() | ReturnGear() | ChooseGift() | WearGear():
            return 0
    return total_cost(changed(character, purchase, box), box) - total_cost(character, box)


def _changes_prices(taken: str, box: Box) -> bool:
    return any(isinstance(effect, SkillCost) for effect in box.traits[taken.partition(":")[0]].passive)


def changed(character: Character, purchase: Purchase, box: Box) -> Character:
    """The character after a step, whatever it costs."""
    match purchase:
        case RaiseLevel(what, id):
            return _level(character, what, id, 1, box)
        case LowerLevel(what, id):
            return _level(character, what, id, -1, box)
        case TakeTrait(taken):
            return replace(character, traits=(*character.traits, taken))
        case GiveUpTrait(taken):
            place = len(character.traits) - 1 - character.traits[::-1].index(taken)
            return replace(character, traits=character.traits[:place] + character.traits[place + 1 :])
        case ChooseRace(race):
            return replace(character, race=race)
        case ChooseBackground(background):
            return _with_background(character, background, box)
        case BuyGear(item, count):
            return replace(character, gear=_more(character.gear, item, count))
        case ReturnGear(item):
            return replace(character, gear=_more(character.gear, item, -1))
        case ChooseGift(gift, item):
            return replace(character, gear=_more(_more(character.gear, gift, -1), item, 1))
        case WearGear(item, worn):
            gear = [replace(owned, worn=worn) if owned.item == item else owned for owned in character.gear]
            return replace(character, gear=tuple(gear))


def _level(character: Character, what: Grade, id: str, by: int, box: Box) -> Character:
    """One level more or less; nothing keeps a level of 0. Ways remember the order (VER-SPEC-04)."""
    match what:
        case "attribute":
            attributes = dict(character.attributes)
            for attribute in ATTRIBUTES:
                if attribute == id:
                    attributes[attribute] = attribute_of(character, id, box) + by
            return replace(character, attributes=attributes)
        case "virtue" if id == "courage":
            return replace(character, courage=character.courage + by)
        case "virtue":
            return replace(character, integrity=character.integrity + by)
        case "skill":
            skills = {**character.skills, id: character.skills.get(id, 0) + by}
            return replace(character, skills={skill: level for skill, level in skills.items() if level})
    levels = {**character.specialties, id: character.specialties.get(id, 0) + by}
    ways = character.ways
    if box.specialties[id].family == "way":
        last = len(ways) - 1 - ways[::-1].index(id) if by < 0 else 0
        ways = (*ways, id) if by > 0 else ways[:last] + ways[last + 1 :]
    return replace(character, specialties={key: level for key, level in levels.items() if level}, ways=ways)


@rule("VER-TRAIT-05", "VER-NEW-04")
def _with_background(character: Character, background: str, box: Box) -> Character:
    """Another past: what the old one gave goes back, what the new one gives is there."""
    rest = character.gear
    for owned in _given_gear(character, box):
        for _ in range(owned.count):
            there = [one.item for one in rest]
            chosen = [item for item in there if gift_for(item, box) == owned.item]
            rest = _more(rest, owned.item if owned.item in there else chosen[0] if chosen else owned.item, -1)
    now = replace(character, background=background)
    return replace(now, gear=(*_given_gear(now, box), *rest))


def _given_gear(character: Character, box: Box) -> tuple[Owned, ...]:
    counts = Counter([owned_of(item) for item in given(character, box)])
    return tuple([replace(owned, count=owned.count * times) for owned, times in counts.items()])


def _more(gear: tuple[Owned, ...], item: str, count: int) -> tuple[Owned, ...]:
    """The gear with so many more of a thing, or fewer; what is gone is gone."""
    for place, owned in enumerate(gear):
        if owned.item == item and (count < 0 or owned.quality == "common"):
            left = owned.count + count
            return gear[:place] + ((replace(owned, count=left),) if left > 0 else ()) + gear[place + 1 :]
    return (*gear, Owned(item, count)) if count > 0 else gear


def _ways_of(character: Character, box: Box) -> list[str]:
    return [id for id in character.specialties if box.specialties[id].family == "way"]


@rule("VER-XP-05")
def _line(character: Character, purchase: Purchase, paid: int, box: Box) -> Line | None:
    """The line of the ledger of a purchase; what costs no experience has none."""
    match purchase:
        case RaiseLevel(what, id):
            before = level_of(character, what, id, box)
            return Line("purchase", f"{what}:{id}", paid, before, before + 1)
        case TakeTrait(taken):
            return Line("purchase", f"trait:{taken}", paid, 0, 1)
        case GiveUpTrait(taken):
            return Line("purchase", f"trait:{taken}", paid, 1, 0)
    return None


def level_of(character: Character, what: Grade, id: str, box: Box) -> int:
    """The level at which something is now."""
    match what:
        case "attribute":
            return attribute_of(character, id, box)
        case "virtue":
            return character.courage if id == "courage" else character.integrity
        case "skill":
            return character.skills.get(id, 0)
    return character.specialties.get(id, 0)


@rule("VER-VAL-07", "VER-VAL-12", "VER-VAL-14", "VER-VAL-15", "VER-VAL-17", "VER-TRAIT-02", "VER-XP-02")
def refusal(character: Character, purchase: Purchase, terms: Terms, box: Box) -> Broken | None:
    """Why a step is not possible, with the code, the thing and the limit; None when it is.

    A step is refused for what it would make wrong, not for what was wrong before.
    """
    broken = _unthinkable(character, purchase, box) or (
        _too_late(character, purchase, box) if character.finished else None
    )
    if broken is not None:
        return broken
    price = cost(character, purchase, terms, box)
    if price > max(0, character.experience):
        return Broken("VER-VAL-07", "veridia-val-points", {"cost": price, "left": character.experience})
    after = changed(character, purchase, box)
    if terms.flaw_limit is not None and flaw_points(character, box) < flaw_points(after, box) > terms.flaw_limit:
        return Broken("VER-VAL-17", "veridia-val-flaws", {"limit": terms.flaw_limit})
    if isinstance(purchase, BuyGear) and (broken := _not_for_sale(character, after, purchase, terms, box)):
        return broken
    return _new_fault(character, after, purchase, box)


def _new_fault(character: Character, after: Character, purchase: Purchase, box: Box) -> Broken | None:
    """The first thing that a step makes wrong. What it cannot make wrong is not looked at."""
    match purchase:
        case RaiseLevel("specialty", _):
            found = specialty_faults
        case RaiseLevel():
            found = number_faults
        case TakeTrait(taken):
            return next(trait_faults(after, taken, box), None)
        case BuyGear() | ReturnGear() | ChooseGift():
            return None
        case WearGear():
            found = wearing_faults
        case _:
            found = faults
    wrong = [*found(after, box)]
    before = [*found(character, box)] if wrong else []
    return next((fault for fault in wrong if fault not in before), None)


def _unthinkable(character: Character, purchase: Purchase, box: Box) -> Broken | None:
    """What is spoken of does not exist, or is not there to be given back."""
    match purchase:
        case RaiseLevel(what, id) | LowerLevel(what, id):
            known = {
                "attribute": box.attributes,
                "virtue": ("courage", "integrity"),
                "skill": box.skills,
                "specialty": box.specialties,
            }[what]
            if id not in known:
                return Broken("VER-VAL-18", "veridia-val-unknown", {"what": what, "id": id})
            if isinstance(purchase, LowerLevel) and level_of(character, what, id, box) < 1:
                return Broken("VER-VAL-02", "veridia-val-range", {"what": id, "level": -1, "low": 0, "high": 7})
        case TakeTrait(taken) if taken.partition(":")[0] not in box.traits:
            return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "trait", "id": taken})
        case GiveUpTrait(taken) if taken not in character.traits:
            return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "trait", "id": taken})
        case ChooseRace(race) if race not in box.races:
            return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "race", "id": race})
        case ChooseBackground(id) if id and (id not in box.traits or box.traits[id].category != "background"):
            return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "background", "id": id})
        case BuyGear(item, _) if sold_as(item, box) not in box.items:
            return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "item", "id": item})
        case ChooseGift(gift, item) if item not in choices_for(gift, box):
            return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "item", "id": item})
        case ReturnGear(item) | WearGear(item, _) | ChooseGift(item, _) if item not in [
            owned.item for owned in character.gear
        ]:
            return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "item", "id": item})
    return None


@rule("VER-VAL-14", "VER-VAL-15", "VER-TRAIT-04", "VER-TRAIT-05", "VER-VIRT-01", "VER-XP-05")
def _too_late(character: Character, purchase: Purchase, box: Box) -> Broken | None:
    """What only creation allows. Ruling (VER-TRAIT-04): later flaws are imposed without payment."""
    match purchase:
        case RaiseLevel("virtue", "integrity"):
            return Broken("VER-VAL-14", "veridia-val-integrity")
        case TakeTrait(taken) if (
            trait := box.traits[taken.partition(":")[0]]
        ).category in CREATION_ONLY or trait.cost < 0:
            return Broken("VER-VAL-15", "veridia-val-creation", {"trait": trait.id})
        case GiveUpTrait(taken) if box.traits[taken.partition(":")[0]].cost >= 0:
            return Broken("VER-XP-05", "veridia-val-refund")
        case LowerLevel() | ReturnGear() | ChooseGift():
            return Broken("VER-XP-05", "veridia-val-refund")
        case ChooseRace(id) | ChooseBackground(id):
            return Broken("VER-VAL-15", "veridia-val-creation", {"trait": id})
        case BuyGear():
            return Broken("VER-MONEY-04", "veridia-val-shop")
    return None


@rule("VER-VAL-12", "VER-NEW-03", "VER-NEW-04")
def _not_for_sale(character: Character, after: Character, purchase: BuyGear, terms: Terms, box: Box) -> Broken | None:
    """Too rare for this table, or too dear. Ruling (VER-NEW-03): who has a debt can buy nothing."""
    card = box.items[sold_as(purchase.item, box)]
    if card.rarity in RARITIES["all"] - RARITIES[terms.rarity]:
        return Broken("VER-NEW-01", "veridia-val-rarity", {"item": purchase.item, "rarity": card.rarity})
    left = purse(after, box).deli
    if left < 0 and left < purse(character, box).deli:
        return Broken("VER-VAL-12", "veridia-val-money", {"short": -left // CENTS + (1 if -left % CENTS else 0)})
    return None


@rule("VER-TRAIT-06", "VER-VAL-19")
def approval(advancement: Advancement, by_master: bool) -> Broken | None:
    """Whether a purchase has to wait: with `gm_approves` for consent, with `gm_only` it is the master's to make."""
    if by_master or advancement == "free":
        return None
    return Broken("VER-VAL-19", "veridia-val-approval")

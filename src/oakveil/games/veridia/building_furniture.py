"""What the builder's page has to know of the box: all that can be chosen and bought, in one language (section 7)."""

from __future__ import annotations

from msgspec import Struct

from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Text

from .box import Box
from .characters import Owned
from .exchange import ATTRIBUTION
from .gear import of_item
from .outfitting import choices_for, hands_for, slot_of, sold_as
from .records import Attribute, AttributeId, Trait
from .sheet import money
from .shopping import buying_price
from .things import owned_name, thing_name
from .workshop import choices_of, goods


class RaceThing(Struct, frozen=True):
    """A race: by how much it shifts the least and the most of attributes."""

    id: str
    name: str
    minimum: dict[AttributeId, int]
    maximum: dict[AttributeId, int]


class GradeThing(Struct, frozen=True):
    """Something with levels. `kind` is physical or mental of an attribute, the family of a specialty."""

    id: str
    name: str
    kind: str = ""
    told: str = ""


class TraitThing(Struct, frozen=True, kw_only=True):
    """A trait. `choices` are what can be chosen for it, by id, with their names; empty for one without a choice.

    `group` is the branch, way or path it belongs to; what it does stands among the things of the box.
    """

    id: str
    name: str
    category: str
    group: str
    level: int
    cost: int
    fights: bool
    choices: dict[str, str]


class GoodsThing(Struct, frozen=True, kw_only=True):
    """Something that can be bought. `told` are its numbers in a fight; `hands` and `slot` say where it is worn."""

    id: str
    name: str
    section: str
    price: str
    cents: int
    rarity: str
    hands: int
    slot: str
    told: str
    bundle: bool


class BuildingFurniture(Struct, frozen=True, kw_only=True):
    """All that a character can be made of, in the order of the rules."""

    races: tuple[RaceThing, ...]
    attributes: tuple[GradeThing, ...]
    virtues: tuple[GradeThing, ...]
    skills: tuple[GradeThing, ...]
    specialties: tuple[GradeThing, ...]
    pools: tuple[GradeThing, ...]
    levels: tuple[GradeThing, ...]
    traits: tuple[TraitThing, ...]
    goods: tuple[GoodsThing, ...]
    gifts: dict[str, dict[str, str]]
    attribution: str


@rule("VER-NEW-01", "VER-PACK-12")
def building_furniture(box: Box, text: Text) -> BuildingFurniture:
    """Everything that can be learnt, had or bought, told in the language of `text`."""
    locale = text.locale
    tasks = {task.skill: task for task in box.tables.core.task}
    ammunition = {card.ammo for card in box.weapons.values() if card.ammo}
    return BuildingFurniture(
        races=tuple([_race(id, box, text) for id in box.races]),
        attributes=tuple([_attribute(card, text) for card in box.attributes.values()]),
        virtues=tuple([GradeThing(id, thing_name(id, box, text)) for id in ("courage", "integrity")]),
        skills=tuple(
            [
                GradeThing(id, card.name.in_(locale), told=tasks[id].text.in_(locale) if id in tasks else "")
                for id, card in box.skills.items()
            ]
        ),
        specialties=tuple(
            [
                GradeThing(id, card.name.in_(locale), card.family, card.text.in_(locale))
                for id, card in box.specialties.items()
            ]
        ),
        pools=tuple([GradeThing(id, card.name.in_(locale)) for id, card in box.pools.items()]),
        levels=tuple([GradeThing(id, card.name.in_(locale)) for id, card in box.levels.items()]),
        traits=tuple([_trait(trait, box, text) for trait in box.traits.values()]),
        goods=tuple([_goods(item, item in ammunition, box, text) for item in goods(box)]),
        gifts={
            gift: {item: owned_name(Owned(item), box, text) for item in choices_for(gift, box)}
            for gift in ("sigil_choice", "blessed:weapon_choice")
        },
        attribution=ATTRIBUTION,
    )


def _race(id: str, box: Box, text: Text) -> RaceThing:
    race = box.races[id]
    return RaceThing(id, race.name.in_(text.locale), race.minimum, race.maximum)


def _attribute(card: Attribute, text: Text) -> GradeThing:
    return GradeThing(card.id, card.name.in_(text.locale), card.kind)


def _trait(trait: Trait, box: Box, text: Text) -> TraitThing:
    choices = {choice: thing_name(choice, box, text) for choice in choices_of(trait, box) if choice}
    return TraitThing(
        id=trait.id,
        name=trait.name.in_(text.locale),
        category=trait.category,
        group=trait.group,
        level=trait.level,
        cost=trait.cost,
        fights="combat" in trait.tags,
        choices=choices,
    )


@rule("VER-QUIRK-20", "VER-QUIRK-21")
def _goods(item: str, bundle: bool, box: Box, text: Text) -> GoodsThing:
    card = box.items[sold_as(item, box)]
    cents = buying_price(item, box)
    return GoodsThing(
        id=item,
        name=thing_name(item, box, text),
        section=card.section,
        price=money(cents),
        cents=cents,
        rarity=card.rarity,
        hands=hands_for(item, box),
        slot=slot_of(item, box),
        told=_in_a_fight(item, box, text),
        bundle=bundle,
    )


def _in_a_fight(item: str, box: Box, text: Text) -> str:
    """The numbers of a weapon or defence: "+2, balanced"; "armour 3, athletics -1"; "" for other things."""
    kind = of_item(item)
    quirks: tuple[str, ...] = ()
    told: list[str] = []
    if kind in box.weapons:
        weapon = box.weapons[kind]
        quirks = weapon.quirks
        told.append(f"+{weapon.damage}")
        if weapon.optimal_range:
            told.append(f"{weapon.optimal_range} m")
    elif kind in box.armor_by_item:
        armor = box.armor_by_item[kind]
        quirks = armor.quirks
        told.append(f"[0]+{armor.armor}")
        if armor.athletics_disadvantage:
            told.append(f"{thing_name('athletics', box, text)} -{armor.athletics_disadvantage}")
    elif kind in box.defences:
        defence = box.defences[kind]
        quirks = defence.quirks
        if defence.resist:
            told.append(f"{text.say('veridia-sheet-resist')} +{defence.resist}")
    return ", ".join([*told, *[quirk_name(quirk, box, text) for quirk in quirks]])


def quirk_name(quirk: str, box: Box, text: Text) -> str:
    """A quirk with its number: "fast reload", "shots 2"."""
    id, _, number = quirk.partition(":")
    name = box.quirks[id].name.in_(text.locale).lower() if id in box.quirks else id.replace("_", " ")
    return f"{name} {number}".strip()

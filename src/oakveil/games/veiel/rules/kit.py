"""What a hero has on it, worked out once for all heroes with the same sheet, levels and cards."""

from __future__ import annotations

from typing import get_args

from msgspec import Struct

from oakveil.kernel.rulebook import rule

from ..box import UNARMED, Box, Use
from ..effects.lines import Calm
from ..effects.words import Trait
from ..state import CardId, Hero

TRAITS: tuple[Trait, ...] = get_args(Trait)
MANY = 4_000
"""So many kits are remembered."""


class Kit(Struct, frozen=True):
    """`cards` are all that work. `stats` are the characteristics without what lasts; `given` what each card changes.

    `uses` are the lines that the hero may use of its own accord, with their cards and numbers, `turn_uses` those for
    its turn in a fight.
    """

    cards: tuple[CardId, ...]
    stats: dict[Trait, int]
    given: dict[Trait, dict[CardId, int]]
    weapons: tuple[CardId, ...]
    uses: tuple[tuple[CardId, int, Use], ...]
    turn_uses: tuple[tuple[CardId, int, Use], ...]


def kit_of(box: Box, hero: Hero) -> Kit:
    """What a hero has on it now."""
    key = (
        *(hero.id, hero.level, hero.weapon, hero.second, hero.armour, hero.items, hero.rune, hero.raised, hero.muted),
        *(hero.phylactery, hero.instrument),
    )
    kit = box.kits.get(key)
    if kit is None:
        if len(box.kits) >= MANY:
            box.kits.clear()
        kit = box.kits[key] = _kit(box, hero)
    return kit


@rule("VEIEL-SHEET-01", "VEIEL-SHEET-04", "VEIEL-SHEET-08", "VEIEL-EQUIP-08")
def _kit(box: Box, hero: Hero) -> Kit:
    """Ruling (VEIEL-SHEET-08): copies of a card are the same card, and do not add up."""
    cards = _cards(box, hero)
    given: dict[Trait, dict[CardId, int]] = {trait: {} for trait in TRAITS}
    for card in cards:
        for trait, n in box.worn[card]:
            given[trait][card] = n
    stats = {
        trait: box.base[hero.id].get(trait, 0) + hero.raised.count(trait) + sum(given[trait].values())
        for trait in TRAITS
    }
    for worn in (hero.armour, hero.second):
        if worn in box.armours:
            stats["DEF"] += box.armours[worn].defence
            stats["RED"] += box.armours[worn].reduction
    uses = tuple((card, at, line) for card in dict.fromkeys(cards) for at, line in box.uses[card])
    return Kit(
        cards=cards,
        stats=stats,
        given=given,
        weapons=_weapons(box, hero),
        uses=uses,
        turn_uses=tuple(use for use in uses if type(use[2]) is not Calm),
    )


@rule("VEIEL-SHEET-05", "VEIEL-SHEET-06", "VEIEL-ABIL-10", "VEIEL-PHY-03")
def _cards(box: Box, hero: Hero) -> tuple[CardId, ...]:
    """Abilities of its level that are not muted, and all that it has on it."""
    abilities = [id for level, id in box.ability_of[hero.id] if level <= hero.level and id not in hero.muted]
    own = (hero.armour, hero.weapon, hero.second, hero.rune, hero.phylactery, hero.instrument)
    return (*abilities, *(card for card in own if card is not None), *hero.items)


@rule("VEIEL-EQUIP-08", "VEIEL-EQUIP-09")
def _weapons(box: Box, hero: Hero) -> tuple[CardId, ...]:
    """What it can attack with; copies of a weapon count once. Without one it uses its bare hands."""
    worn = dict.fromkeys(card for card in (hero.weapon, hero.second) if card in box.weapons)
    return tuple(card for card in worn if card is not None) or (UNARMED,)

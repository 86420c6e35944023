"""What a hero has on it, worked out once for all heroes with the same sheet, levels and cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from msgspec import Struct

from oakveil.kernel.rulebook import rule

from ..box import UNARMED, Box, Use
from ..effects import terms
from ..effects.fighting import Mod, Splash
from ..effects.helping import Buy, Trade
from ..effects.words import Range, Trait
from ..state import CardId, Hero

TRAITS: tuple[Trait, ...] = get_args(Trait)
MANY = 4_000
"""So many kits are remembered."""
Blow = tuple[CardId, Range]
"""A weapon with the range of an attack made with it."""


class Usable(Struct, frozen=True):
    """A line that a hero may use of its own accord, with its card and its number there.

    `blows` are the attacks that it can be, if it is at the cost of one. `is_free`: it costs nothing at all.
    `is_for_fights`: it would last until the end of a fight.
    """

    card: CardId
    at: int
    line: Use
    blows: tuple[Blow, ...]
    is_free: bool
    is_for_fights: bool


class Kit(Struct, frozen=True):
    """`cards` are all that work. `stats` are the characteristics without what lasts; `given` what each card changes.

    `blows` are the attacks with the weapons alone.
    """

    cards: tuple[CardId, ...]
    stats: dict[Trait, int]
    given: dict[Trait, dict[CardId, int]]
    weapons: tuple[CardId, ...]
    blows: tuple[Blow, ...]
    uses: tuple[Usable, ...]


def kit_of(box: Box, hero: Hero) -> Kit:
    """What a hero has on it now."""
    key = (
        hero.id,
        hero.level,
        hero.raised,
        hero.muted,
        hero.armour,
        hero.weapon,
        hero.second,
        hero.rune,
        hero.items,
        hero.phylactery,
        hero.instrument,
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
    cards, weapons = _cards(box, hero), _weapons(box, hero)
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
    return Kit(
        cards=cards,
        stats=stats,
        given=given,
        weapons=weapons,
        blows=tuple((weapon, box.weapons[weapon].range) for weapon in weapons),
        uses=tuple(_uses(box, cards, weapons)),
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


def _uses(box: Box, cards: tuple[CardId, ...], weapons: tuple[CardId, ...]) -> Iterator[Usable]:
    for card in dict.fromkeys(cards):
        for at, line in box.uses[card]:
            lasts = any(type(verb) is Mod and verb.until in ("combat", "round") for verb in line.do)
            yield Usable(card, at, line, tuple(_blows(box, weapons, line)), _is_free(line), lasts)


@rule("VEIEL-ABIL-06", "VEIEL-ABIL-08", "VEIEL-COMBAT-13")
def _blows(box: Box, weapons: tuple[CardId, ...], line: Use) -> Iterator[Blow]:
    """The attacks with each weapon that a line allows.

    Ruling (VEIEL-COMBAT-13): an attack that strikes the first enemies is aimed at the front one.
    """
    if type(line.test) is not terms.Attack:
        return
    own: Range | None = "front" if any(type(verb) is Splash for verb in line.do) else line.range
    for weapon in weapons:
        card = box.weapons[weapon]
        if line.test.tag is None or line.test.tag in card.tags:
            yield weapon, own or card.range


@rule("VEIEL-ABIL-12")
def _is_free(line: Use) -> bool:
    """Whether a line costs nothing at all, so that it could be used without end. What trades does cost something."""
    if line.cost is not None or line.each is not None or line.discard or line.limit is not None:
        return False
    return not any(type(verb) is Buy or type(verb) is Trade for verb in line.do)

"""The character sheet: what a hero can do, with everything that it wears and that hangs on it (specification 3.3)."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from oakveil.kernel.rulebook import rule

from ..box import Box
from ..effects.formulas import Number, value
from ..effects.words import ATTRIBUTES, Attribute, Condition, Gauge, Trait
from ..records import Raised
from ..state import CardId, Hero, HeroId, Lasting, Veiel
from .kit import Kit, kit_of

ITEM_SLOTS = 2
"""VEIEL-SHEET-05."""
Gauges = tuple[int, int]
"""The maxima of VIT and END."""


@rule("VEIEL-SHEET-01", "VEIEL-SHEET-03", "VEIEL-SHEET-04")
def stat(g: Veiel, hero: Hero, trait: Trait) -> int:
    """A characteristic of a hero: sheet, level points, what it carries, what lasts. ATK and DEF count ALL in.

    RED is that of the shield, too (`shield_red`). FOR, DEX, INT and FOI are without ALL: rolls add it.
    """
    return _stat(kit_of(g.box, hero), hero, trait)


def _stat(kit: Kit, hero: Hero, trait: Trait) -> int:
    """The same, of a hero with this on it."""
    total = kit.stats[trait]
    if trait == "DEF" or trait == "ATK":
        total += kit.stats["ALL"]
    if hero.effects:
        total += _lasting(kit, hero, trait)
        if trait == "DEF" or trait == "ATK":
            total += _lasting(kit, hero, "ALL")
    return total


def maximum(g: Veiel, hero: Hero, gauge: Gauge) -> int:
    """How far VIT or END of a hero can rise (VEIEL-SHEET-02)."""
    return stat(g, hero, gauge)


def maxima(g: Veiel, hero: Hero) -> Gauges:
    """How far VIT and END of a hero can rise now."""
    kit = kit_of(g.box, hero)
    return _stat(kit, hero, "VIT"), _stat(kit, hero, "END")


@rule("VEIEL-SHEET-02", "VEIEL-SHEET-07")
def adjust(g: Veiel, hero: Hero, before: Gauges) -> None:
    """After the maxima have changed: in the rest zone VIT and END rise with them; nowhere are they above them."""
    vit, end = maxima(g, hero)
    if g.state.where == "rest":
        hero.vit += max(0, vit - before[0])
        hero.end += max(0, end - before[1])
    hero.vit, hero.end = min(hero.vit, vit), min(hero.end, end)


@rule("VEIEL-SHEET-08")
def _lasting(kit: Kit, hero: Hero, trait: Trait) -> int:
    """What lasting effects change beyond what the cards that they come from give already."""
    given = kit.given[trait]
    return sum(strongest(hero.effects, trait, {**given}).values()) - sum(given.values())


def strongest(effects: tuple[Lasting, ...], trait: Trait, given: dict[CardId, int]) -> dict[CardId, int]:
    """The change of a characteristic by each source: of one source the largest (VEIEL-SHEET-08).

    `given` are those that cards make already; they are filled up.
    """
    for effect in effects:
        if effect.trait == trait and abs(effect.n) > abs(given.get(effect.source, 0)):
            given[effect.source] = effect.n
    return given


@rule("VEIEL-EQUIP-04")
def own_attribute(g: Veiel, hero: Hero, attribute: Attribute, rune: CardId | None) -> int:
    """What counts for prerequisites while the hero wears this rune: the sheet, level points and the rune."""
    return own_attributes(g.box, hero.id, hero.raised, rune)[ATTRIBUTES.index(attribute)]


@lru_cache(4096)
@rule("VEIEL-EQUIP-04")
def own_attributes(box: Box, hero: HeroId, raised: tuple[Raised, ...], rune: CardId | None) -> tuple[int, ...]:
    """The same of FOR, DEX, INT and FOI for a hero with these level points."""
    gifts = box.worn[rune] if rune is not None else ()
    return tuple(
        box.base[hero][attribute] + raised.count(attribute) + sum(n for changed, n in gifts if changed == attribute)
        for attribute in ATTRIBUTES
    )


@rule("VEIEL-DEF-08")
def shield_red(g: Veiel, hero: Hero) -> int:
    """The part of RED that the shield gives."""
    shield = hero.second
    if shield is None or shield not in g.box.armours:
        return 0
    return g.box.armours[shield].reduction + sum(n for changed, n in g.box.worn[shield] if changed == "RED")


def carried(g: Veiel, hero: Hero) -> tuple[CardId, ...]:
    """Every card that works for a hero: abilities of its level that are not muted, and all that it has on it."""
    return kit_of(g.box, hero).cards


def weapons(g: Veiel, hero: Hero) -> tuple[CardId, ...]:
    """What a hero can attack with (VEIEL-EQUIP-08, -09)."""
    return kit_of(g.box, hero).weapons


def is_immune(g: Veiel, hero: Hero, condition: Condition) -> bool:
    """Whether something that a hero carries keeps a condition off."""
    return any(condition in g.box.immune[card] for card in carried(g, hero))


@rule("VEIEL-ALCH-04", "VEIEL-PHY-03", "VEIEL-PHY-06")
def free_slots(g: Veiel, hero: Hero) -> int:
    """How many consumables a hero can still take."""
    return ITEM_SLOTS - len(hero.items) - (hero.phylactery in g.box.fills) - (hero.instrument in g.box.fills)


@rule("VEIEL-SHEET-09", "VEIEL-BAL-03", "VEIEL-MODE-01")
def number(g: Veiel, number: Number, hero: Hero | None = None) -> int:
    """The value of a number on a card for a hero. A table may have a die rolled.

    Ruling (VEIEL-SHEET-09): VIT and END in a formula are the maxima of that hero.
    """
    if isinstance(number, int):
        return number
    return value(number, {name: _known(g, name, hero) for name in sorted(g.box.names_in(number))})


def _known(g: Veiel, name: str, hero: Hero | None) -> int:
    match name:
        case "heroes":
            return g.size
        case "lines":
            return g.state.lines
    if name in g.box.tables:
        row = g.box.tables[name].rows[g.size - 2]
        return g.chance.roll(row, "veiel.table") if len(row) > 1 else row[0]
    assert hero is not None, f"{name}: nobody is asked for it"
    return stat(g, hero, cast(Trait, name))


@rule("VEIEL-ABIL-04")
def check_bonus(g: Veiel, hero: Hero, stats: tuple[Attribute, ...]) -> int:
    """What a hero adds to the die of a validation roll: all of these characteristics, and ALL."""
    return sum(stat(g, hero, attribute) for attribute in stats) + stat(g, hero, "ALL")

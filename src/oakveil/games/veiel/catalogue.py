"""All components of the box (specification, section 8): the house set, or a content pack."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from oakveil.kernel.content import Pack
from oakveil.kernel.content import load as load_content
from oakveil.kernel.faults import ContentError, Fault
from oakveil.kernel.text import Texts

from .card_checks import CARD_CHECKS
from .checks import CHECKS
from .faulting import coded
from .records import (
    Ability,
    Armour,
    BalanceFile,
    Boss,
    Event,
    HeroSheet,
    Instrument,
    Item,
    Monster,
    Phylactery,
    Powerful,
    Room,
    Rune,
    Tables,
    Weapon,
)
from .text_checks import check_texts

HOUSE = Path(__file__).parent / "content"
TEXTS = Texts(*(Path(__file__).parent / "text" / part for part in ("", "play", "story", "riddle", "advice")))
"""What people read in The Order of Veiel."""


class Catalogue(Struct, frozen=True):
    """Every component by its id, in the order of the content files.

    `sources` are the texts of a pack's files, `warnings` its oddities.
    """

    heroes: dict[str, HeroSheet]
    abilities: dict[str, Ability]
    weapons: dict[str, Weapon]
    armours: dict[str, Armour]
    runes: dict[str, Rune]
    phylacteries: dict[str, Phylactery]
    instruments: dict[str, Instrument]
    items: dict[str, Item]
    monsters: dict[str, Monster]
    powerful: dict[str, Powerful]
    bosses: dict[str, Boss]
    events: dict[str, Event]
    rooms: dict[str, Room]
    balance: BalanceFile
    sources: dict[str, str]
    warnings: tuple[Fault, ...]


@cache
def house() -> Catalogue:
    """The house set."""
    return load(None)


def load(pack: Pack | None) -> Catalogue:
    """The tables of a content pack; the house tables where the pack has none.

    Raises ContentError, with all faults, when a table cannot be played with.
    """
    try:
        content = load_content(Tables, HOUSE, pack, (*CHECKS, *CARD_CHECKS), TEXTS)
    except ContentError as refused:
        raise ContentError(tuple(map(coded, refused.faults)), TEXTS) from None
    tables, warnings = content.tables, tuple(map(coded, content.warnings))
    untold = () if pack is None else tuple(check_texts(tables, TEXTS))
    if untold:
        raise ContentError((*warnings, *untold), TEXTS)
    return Catalogue(
        heroes={hero.id: hero for hero in tables.heroes.hero},
        abilities={ability.id: ability for ability in tables.abilities.ability},
        weapons={weapon.id: weapon for weapon in tables.weapons.weapon},
        armours={armour.id: armour for armour in tables.armours.armour},
        runes={rune.id: rune for rune in tables.runes.rune},
        phylacteries={phylactery.id: phylactery for phylactery in tables.phylacteries.phylactery},
        instruments={instrument.id: instrument for instrument in tables.phylacteries.instrument},
        items={item.id: item for item in tables.items.item},
        monsters={monster.id: monster for monster in tables.monsters.monster},
        powerful={powerful.id: powerful for powerful in tables.powerful.powerful},
        bosses={boss.id: boss for boss in tables.bosses.boss},
        events={event.id: event for event in tables.events.event},
        rooms={room.id: room for room in tables.rooms.room},
        balance=tables.balance,
        sources=content.sources,
        warnings=warnings,
    )

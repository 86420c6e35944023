"""All components of the box (specification, section 8): the house set, or a content pack."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from msgspec import Struct

from oakveil.kernel.content import load as load_content
from oakveil.kernel.faults import Fault
from oakveil.kernel.text import Texts

from .effects.words import Colour, Die, SpecialId, TrackId
from .records import (
    CharacterFile,
    Dungeon,
    Gear,
    GearId,
    HeroCard,
    HeroId,
    Potion,
    Sector,
    Sheet,
    SheetId,
    Special,
    Tables,
    Track,
)

HOUSE = Path(__file__).parent / "content"
TEXTS = Texts(*(Path(__file__).parent / "text" / part for part in ("cards", "content")))
"""What people read in Dungeons of the Oak Dell."""


class Catalogue(Struct, frozen=True):
    """Every component by its id, in the order of the content files.

    `sources` are the texts of a pack's files, `warnings` its oddities.
    """

    sectors: dict[tuple[Die, int], Sector]
    heroes: dict[HeroId, HeroCard]
    character: CharacterFile
    tracks: dict[TrackId, Track]
    specials: dict[SpecialId, Special]
    gear: dict[GearId, Gear]
    potions: dict[Colour, Potion]
    sheets: dict[SheetId, Sheet]
    dungeons: dict[str, Dungeon]
    names: tuple[str, ...]
    sources: dict[str, str]
    warnings: tuple[Fault, ...]


@cache
def house() -> Catalogue:
    """The house set."""
    return _catalogue(None)


def load(folder: Path) -> Catalogue:
    """The tables of a content pack; the house tables where the pack has none.

    Raises ContentError, with all faults, when a table cannot be played with.
    """
    return _catalogue(folder)


def of_sources(sources: Mapping[str, str]) -> Catalogue:
    """A content pack from the texts of its files, as `Catalogue.sources` has them. Raises ContentError."""
    return _catalogue(sources)


def _catalogue(pack: Path | Mapping[str, str] | None) -> Catalogue:
    content = load_content(Tables, HOUSE, pack, (), TEXTS)
    tables = content.tables
    return Catalogue(
        sectors={(sector.die, sector.value): sector for sector in tables.dice.sector},
        heroes={hero.id: hero for hero in tables.heroes.hero},
        character=tables.character,
        tracks={track.id: track for track in tables.character.track},
        specials={special.id: special for special in tables.character.special},
        gear={gear.id: gear for gear in tables.equipment.gear},
        potions={potion.id: potion for potion in tables.potions.potion},
        sheets={sheet.id: sheet for sheet in tables.sheets.sheet},
        dungeons={dungeon.id: dungeon for dungeon in tables.dungeons.dungeon},
        names=tables.names.first,
        sources=content.sources,
        warnings=content.warnings,
    )

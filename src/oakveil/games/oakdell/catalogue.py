"""All components of the box (specification, section 8): the house set, or a content pack."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

from oakveil.kernel.content import Pack
from oakveil.kernel.content import load as load_content
from oakveil.kernel.faults import ContentError, Fault
from oakveil.kernel.text import Texts

from .checks import CHECKS
from .effects.words import Colour, Die, SpecialId, TrackId
from .faulting import coded
from .map_checks import MAP_CHECKS, check_bosses, check_decks
from .records import (
    CharacterFile,
    Dungeon,
    DungeonsFile,
    Gear,
    GearId,
    HeroCard,
    HeroId,
    Potion,
    Sector,
    Sheet,
    SheetId,
    SheetsFile,
    Special,
    Tables,
    Track,
)
from .shape_checks import check_shapes
from .sheet_checks import SHEET_CHECKS

SHEETS = "sheets.toml"
HOUSE = Path(__file__).parent / "content"
TEXTS = Texts(*(Path(__file__).parent / "text" / part for part in ("", "story", "advice", "cards", "content")))
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
    return load(None)


def load(pack: Pack | None) -> Catalogue:
    """The tables of a content pack; the house tables where the pack has none.

    Sheets and dungeons of a pack replace those of the house with the same id; others are added.

    Raises ContentError, with all faults, when a table cannot be played with.
    """
    of_house = None if pack is None else house()

    def all_sheets(own: SheetsFile) -> dict[SheetId, Sheet]:
        return {**(of_house.sheets if of_house else {}), **{sheet.id: sheet for sheet in own.sheet}}

    def all_dungeons(own: DungeonsFile) -> dict[str, Dungeon]:
        return {**(of_house.dungeons if of_house else {}), **{dungeon.id: dungeon for dungeon in own.dungeon}}

    def check_box(sheets: SheetsFile, dungeons: DungeonsFile) -> Iterator[Fault]:
        yield from check_decks(all_sheets(sheets))
        yield from check_bosses(all_sheets(sheets), all_dungeons(dungeons))

    drawn = (check_shapes,) if _has_sheets(pack) else ()
    checks = (*CHECKS, *SHEET_CHECKS, *MAP_CHECKS, check_box, *drawn)
    try:
        content = load_content(Tables, HOUSE, pack, checks, TEXTS)
    except ContentError as refused:
        raise ContentError(tuple(map(coded, refused.faults)), TEXTS) from None
    tables = content.tables
    return Catalogue(
        sectors={(sector.die, sector.value): sector for sector in tables.dice.sector},
        heroes={hero.id: hero for hero in tables.heroes.hero},
        character=tables.character,
        tracks={track.id: track for track in tables.character.track},
        specials={special.id: special for special in tables.character.special},
        gear={gear.id: gear for gear in tables.equipment.gear},
        potions={potion.id: potion for potion in tables.potions.potion},
        sheets=all_sheets(tables.sheets),
        dungeons=all_dungeons(tables.dungeons),
        names=tables.names.first,
        sources=content.sources,
        warnings=tuple(map(coded, content.warnings)),
    )


def _has_sheets(pack: Pack | None) -> bool:
    """Whether a pack has monster sheets of its own, whose drawings are looked at then."""
    if isinstance(pack, Path):
        return (pack / SHEETS).is_file()
    return pack is not None and SHEETS in pack

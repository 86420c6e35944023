"""All components of the box (specification, section 8): the house set, or a content pack."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from oakveil.kernel.content import Pack
from oakveil.kernel.content import load as load_content
from oakveil.kernel.faults import Fault
from oakveil.kernel.text import Texts

from .checks import CHECKS
from .effects import Retire
from .land_checks import CASTLE, LAND_CHECKS
from .records import (
    Chronicle,
    Crater,
    Die,
    EquipmentCard,
    Layout,
    MonsterCard,
    NameSide,
    Numbers,
    Shape,
    Tables,
    TileCard,
    TrackSpace,
    Trap,
)

__all__ = [
    "CASTLE",
    "TEXTS",
    "Catalogue",
    "Chronicle",
    "Crater",
    "Die",
    "EquipmentCard",
    "Layout",
    "MonsterCard",
    "NameSide",
    "Numbers",
    "Shape",
    "TileCard",
    "TrackSpace",
    "Trap",
    "house",
    "load",
]

HOUSE = Path(__file__).parent / "content"
TEXTS = Texts(Path(__file__).parent / "text", Path(__file__).parent / "text" / "advice")
"""What people read in Chronicles of Avel."""


class Catalogue(Struct, frozen=True):
    """Every component by its id, in the order of the content files.

    `backpack` is the picture of the grid. `start_spaces` are the marker's first spaces for 1 to 4 heroes; `beyond`
    happens at the end of the first Beast round. `sources` are the texts of a pack's files, `warnings` its oddities.
    """

    dice: dict[str, Die]
    monsters: dict[str, MonsterCard]
    equipment: dict[str, EquipmentCard]
    shapes: dict[str, Shape]
    backpack: tuple[str, ...]
    moon_track: tuple[TrackSpace, ...]
    start_spaces: tuple[int, int, int, int]
    beyond: Retire | None
    craters: dict[str, Crater]
    traps: dict[str, Trap]
    layouts: dict[str, Layout]
    tiles: dict[str, TileCard]
    names: tuple[NameSide, ...]
    chronicle: Chronicle
    numbers: Numbers
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
    content = load_content(Tables, HOUSE, pack, (*CHECKS, *LAND_CHECKS), TEXTS)
    tables = content.tables
    return Catalogue(
        dice={die.id: die for die in tables.dice.die},
        monsters={card.id: card for card in tables.monsters.monster},
        equipment={card.id: card for card in tables.equipment.token},
        shapes={shape.id: shape for shape in tables.shapes.shape},
        backpack=tables.shapes.backpack,
        moon_track=tables.moon_track.space,
        start_spaces=tables.moon_track.start,
        beyond=tables.moon_track.beyond,
        craters={crater.id: crater for crater in tables.craters.crater},
        traps={trap.id: trap for trap in tables.traps.trap},
        layouts={layout.id: layout for layout in tables.layouts.layout},
        tiles={tile.id: tile for tile in tables.tiles.tile},
        names=tables.names.side,
        chronicle=tables.chronicle,
        numbers=tables.numbers,
        sources=content.sources,
        warnings=content.warnings,
    )

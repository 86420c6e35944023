"""What a page has to know of the box: maps, gear, traits, conditions with their names and texts, in one language."""

from __future__ import annotations

from msgspec import Struct

from oakveil.kernel.text import Text

from .box import Box
from .building_furniture import BuildingFurniture, building_furniture
from .campaign_furniture import CampaignFurniture, campaign_furniture
from .gallery import printed
from .naming import Naming
from .records import LevelId


class MapThing(Struct, frozen=True):
    """A battle map: its rows of marks (specification 3.7)."""

    id: str
    name: str
    rows: tuple[str, ...]


class Thing(Struct, frozen=True):
    """Anything with a name, and what there is to read about it."""

    name: str
    lines: tuple[str, ...] = ()


class LevelThing(Struct, frozen=True):
    """A health level: its name and the mark by which sheets write it."""

    id: LevelId
    name: str
    mark: str


class Furniture(Struct, frozen=True, kw_only=True):
    """The box. `things` are traits, gear, attributes, skills and pools by id; `conditions` those of units."""

    maps: dict[str, MapThing]
    things: dict[str, Thing]
    conditions: dict[str, Thing]
    levels: tuple[LevelThing, ...]
    building: BuildingFurniture
    campaign: CampaignFurniture


MARKS: dict[LevelId, str] = {"healthy": "H", "hurt": "h", "impaired": "I", "incapacitated": "X"}
"""How levels are written (specification, section 7)."""


def furniture(box: Box, text: Text) -> Furniture:
    """The box, told in the language of `text`."""
    words, cards, locale = Naming(box, text), printed(box, text), text.locale
    things = {id: Thing(name.in_(locale), cards[id].lines if id in cards else ()) for id, name in box.names.items()}
    for id, quality in box.creature_traits.items():
        things.setdefault(id, Thing(quality.name.in_(locale), cards[f"creature_{id}"].lines))
    return Furniture(
        maps={id: MapThing(id, card.name.in_(locale), tuple(card.rows)) for id, card in box.maps.items()},
        things=things,
        conditions={
            id: Thing(card.name.in_(locale), cards[f"condition_{id}"].lines if card.effect else ())
            for id, card in box.conditions.items()
        },
        levels=tuple(LevelThing(id, words.thing(id), mark) for id, mark in MARKS.items()),
        building=building_furniture(box, text),
        campaign=campaign_furniture(box, text),
    )

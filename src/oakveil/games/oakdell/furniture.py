"""What a page has to know of the box: sheets, maps, skills, gear and potions with their texts, in one language."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from oakveil.kernel.text import Text

from .box import Box
from .effects.abilities import NoAbility
from .gallery import kind_of, telling
from .maze import between, space
from .naming import Naming
from .records import (
    Colour,
    Corner,
    Die,
    Edge,
    FeatureKind,
    GearKind,
    IconKind,
    Level,
    PointColour,
    Polygon,
    Row,
    Space,
    SpecialId,
    TrackId,
)


class SectorThing(Struct, frozen=True):
    """A sector of the Dice Sheet."""

    die: Die
    value: int
    move: int
    point: PointColour


class PointThing(Struct, frozen=True):
    """An attack point; `told` also says where it is: "P5, red, lower right"."""

    id: str
    colour: PointColour
    x: int
    y: int
    told: str


class PoolThing(Struct, frozen=True):
    """A track of drops."""

    id: str
    name: str
    start: int
    max: int


class PartThing(Struct, frozen=True):
    """A part of the picture; `pool` is "" where hits remove nothing."""

    id: str
    name: str
    pool: str
    polygons: tuple[Polygon, ...]


class LinkThing(Struct, frozen=True):
    """A link of a chain."""

    id: str
    path: tuple[Corner, ...]


class IconThing(Struct, frozen=True):
    """An icon on a monster sheet."""

    id: str
    kind: IconKind
    x: int
    y: int
    r: int


class SheetThing(Struct, frozen=True, kw_only=True):
    """A monster sheet. Parts stand from front to back. `ability` is "none" where there is none.

    `goal` is what the ability counts to (hits on hard parts, coffins), 0 for nothing. The columns of a boss are empty.
    """

    id: str
    name: str
    lore: str
    level: Level
    points: tuple[PointThing, ...]
    pools: tuple[PoolThing, ...]
    parts: tuple[PartThing, ...]
    chains: tuple[LinkThing, ...]
    icons: tuple[IconThing, ...]
    ability: str
    ability_name: str
    told: str
    goal: int
    white: tuple[int, ...]
    black: tuple[int, ...]
    reward: str


class FeatureThing(Struct, frozen=True, kw_only=True):
    """What stands on a space. `id` and `cost` are those of a shrine, `colour` that of a potion."""

    kind: FeatureKind
    space: Space
    colour: Colour | Literal[""] = ""
    id: str = ""
    cost: dict[TrackId, int] = {}


class DungeonThing(Struct, frozen=True, kw_only=True):
    """A map: rows of "1", "2", "3" (floor of that zone) and "#" (rock), edges with doors and thin walls."""

    id: str
    name: str
    cells: tuple[str, ...]
    doors: tuple[Edge, ...]
    walls: tuple[Edge, ...]
    features: tuple[FeatureThing, ...]
    torches: int


class TrackThing(Struct, frozen=True):
    """A track of a basic skill; `specials` hang after these circles."""

    id: TrackId
    name: str
    values: tuple[int, ...]
    specials: dict[int, SpecialId]
    told: str


class SkillThing(Struct, frozen=True):
    """A special skill."""

    id: SpecialId
    name: str
    told: str


class GearThing(Struct, frozen=True, kw_only=True):
    """One of the two effects of a piece of equipment."""

    id: str
    piece: str
    kind: GearKind
    piece_name: str
    name: str
    told: str


class PotionThing(Struct, frozen=True):
    """A potion."""

    id: Colour
    row: Row
    circles: int
    name: str
    told: str


class HeroThing(Struct, frozen=True):
    """A hero of the box."""

    id: str
    name: str
    hearts: int
    start: dict[TrackId, int]


class Furniture(Struct, frozen=True, kw_only=True):
    """The box. The tracks of full and broken hearts end at `full_hearts` and `broken_hearts`."""

    sectors: tuple[SectorThing, ...]
    heroes: dict[str, HeroThing]
    tracks: tuple[TrackThing, ...]
    skills: dict[SpecialId, SkillThing]
    gear: dict[str, GearThing]
    potions: dict[Colour, PotionThing]
    sheets: dict[str, SheetThing]
    dungeons: dict[str, DungeonThing]
    full_hearts: int
    broken_hearts: int


def furniture(box: Box, text: Text) -> Furniture:
    """The box, told in the language of `text`."""
    words = Naming(box, text)
    return Furniture(
        sectors=tuple(SectorThing(one.die, one.value, one.move, one.point) for one in box.sectors.values()),
        heroes={id: _hero(id, words) for id in box.heroes},
        tracks=tuple(_track(id, words) for id in box.tracks),
        skills={
            id: SkillThing(id, one.name.in_(text.locale), words.special_text(id)) for id, one in box.specials.items()
        },
        gear={id: _gear(id, words) for id in box.gear},
        potions={
            id: PotionThing(id, potion.row, potion.circles, words.potion_called(id), words.potion_text(id))
            for id, potion in box.potions.items()
        },
        sheets={id: _sheet(id, words) for id in box.sheets},
        dungeons={id: _dungeon(id, words) for id in box.dungeons},
        full_hearts=box.full_max,
        broken_hearts=box.broken_max,
    )


def _hero(id: str, words: Naming) -> HeroThing:
    hero = words.box.heroes[id]
    start: dict[TrackId, int]
    start = {"damage": hero.start.damage, "strike": hero.start.strike, "block": hero.start.block}
    return HeroThing(id, words.card_called(id), hero.hearts, start)


def _track(id: TrackId, words: Naming) -> TrackThing:
    track = words.box.tracks[id]
    specials = {hanging.after: hanging.skill for hanging in track.specials}
    return TrackThing(id, words.track(id), track.values, specials, telling(words.box, words.text).say(track.circle))


def _gear(id: str, words: Naming) -> GearThing:
    gear = words.box.gear[id]
    return GearThing(
        id=id,
        piece=gear.piece,
        kind=gear.kind,
        piece_name=gear.piece_name.in_(words.locale),
        name=words.gear_called(id),
        told=words.gear_text(id),
    )


def _sheet(id: str, words: Naming) -> SheetThing:
    sheet, locale = words.box.sheets[id], words.locale
    plain = isinstance(sheet.ability, NoAbility)
    return SheetThing(
        id=id,
        name=words.sheet_called(id),
        lore="" if sheet.lore is None else sheet.lore.in_(locale),
        level=sheet.level,
        points=tuple(PointThing(one.id, one.colour, one.x, one.y, words.point_there(one)) for one in sheet.points),
        pools=tuple(PoolThing(one.id, one.name.in_(locale), one.start, one.max) for one in sheet.pools),
        parts=tuple(PartThing(one.id, one.name.in_(locale), one.pool or "", one.polygons) for one in sheet.parts),
        chains=tuple(LinkThing(one.id, one.path) for one in sheet.chains),
        icons=tuple(IconThing(one.id, one.kind, one.x, one.y, one.r) for one in sheet.icons),
        ability=kind_of(sheet.ability),
        ability_name="" if plain else words.ability_called(id),
        told="" if plain else words.ability(id),
        goal=getattr(sheet.ability, "goal", getattr(sheet.ability, "count", 0)),
        white=() if sheet.table is None else sheet.table.white,
        black=() if sheet.table is None else sheet.table.black,
        reward=words.reward(id) if sheet.reward else "",
    )


def _dungeon(id: str, words: Naming) -> DungeonThing:
    dungeon = words.box.dungeons[id]
    return DungeonThing(
        id=id,
        name=words.dungeon(id),
        cells=dungeon.cells,
        doors=tuple(between(door) for door in dungeon.doors),
        walls=tuple(between(wall) for wall in dungeon.walls),
        features=tuple(
            FeatureThing(
                kind=one.kind,
                space=space(one.x, one.y),
                colour=one.colour or "",
                id=one.id or "",
                cost={} if one.cost is None else dict(one.cost),
            )
            for one in dungeon.features
        ),
        torches=dungeon.torch_track,
    )

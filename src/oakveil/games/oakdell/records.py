"""The records of components as they stand in the content files (specification, section 8), and of the files."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from oakveil.kernel.content import Id
from oakveil.kernel.text import Bilingual, Name
from oakveil.kernel.text import Line as TextLine

from .effects.abilities import AnyAbility
from .effects.attacks import DisableAbility, LightTorch, ModifyRoll, Reroll, SetTorchBonus, SkipMonsterPhase
from .effects.harm import BonusDamage, CircleEffect, DirectDamage, ReduceDamage, SelfDamage
from .effects.moves import ExtraMove, ExtraMoveExact, IgnoreTrap, PassDoor, PassDoors, PassWall, Step
from .effects.rewards import GainAnyPotion, GainHeartsByLevel, Reward
from .effects.strikes import AnyColour, BlockPoint, Chain, FreeLine, Measure, StrikeFrom
from .effects.words import Colour as Colour
from .effects.words import Cost, Mark, Trigger, When
from .effects.words import Die as Die
from .effects.words import PointColour as PointColour
from .effects.words import Row as Row
from .effects.words import SpecialId as SpecialId
from .effects.words import TrackId as TrackId

SheetId = str
HeroId = str
PointId = str
PartId = str
PoolId = str
IconId = str
LinkId = str
GearId = str
ShrineId = str
Space = str
"""A space of a map, its column and its row: "8,4"."""
Edge = str
"""The edge between two spaces, the one nearer to the upper left corner first: "8,4|9,4"."""
Level = Literal[1, 2, 3, "boss"]
Zone = Literal[1, 2, 3]
IconKind = Literal["damage", "strike", "block", "key"]
"""A skill icon is of the kind of its track."""
GearKind = Literal["weapon", "armour"]
FeatureKind = Literal["entrance", "boss", "trap", "fountain", "chest", "wall_torch", "torch", "potion", "shrine"]
Scenario = Literal["boss", "shrines"]

SIZE = 1000
"""A sheet is a square of so many units (OAK-GEO-11)."""
CIRCLES = 9
"""Circles of a track (OAK-SKILL-01)."""
Coordinate = Annotated[int, Meta(ge=0, le=SIZE, extra={"fault": "oakdell-content-coordinate"})]
Corner = tuple[Coordinate, Coordinate]
Polygon = Annotated[tuple[Corner, ...], Meta(min_length=3, max_length=200)]
"""Its corners in order; the last is joined to the first."""
Hearts = Annotated[int, Meta(ge=1, le=24)]
Count = Annotated[int, Meta(ge=0, le=24)]
Circles = Annotated[int, Meta(ge=1, le=CIRCLES)]
Entry = Annotated[int, Meta(ge=0, le=9)]
Column = Annotated[tuple[Entry, ...], Meta(max_length=40)]
"""The damage for each result from 1 on."""
TrackCounts = dict[TrackId, Circles]
"""So many circles of each of these tracks."""
Cell = Annotated[int, Meta(ge=0, le=39)]
"""A column or row of a map."""


Schema = Annotated[Literal["oakdell-sheets/1"], Meta(extra={"fault": "oakdell-content-schema"})]
"""How sheets and dungeons are written; files for another way are refused."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """What all records and files share: nothing in a content file goes unread."""


class Sector(Record, frozen=True):
    """A sector of the Dice Sheet: outer circle `move`, middle circle `point` (OAK-DRAFT-02)."""

    die: Die
    value: Annotated[int, Meta(ge=1, le=6)]
    move: Annotated[int, Meta(ge=1, le=6)]
    point: PointColour


class Start(Record, frozen=True):
    """Circles marked at the start (OAK-SETUP-02)."""

    damage: Annotated[int, Meta(ge=0, le=CIRCLES)]
    strike: Annotated[int, Meta(ge=0, le=CIRCLES)]
    block: Annotated[int, Meta(ge=0, le=CIRCLES)]


class HeroCard(Record, frozen=True):
    """A hero."""

    id: Id
    name: Name
    hearts: Hearts
    start: Start


class Hanging(Record, frozen=True):
    """A special skill that becomes ready with circle `after` of a track (OAK-SKILL-06)."""

    after: Circles
    skill: SpecialId


class Track(Record, frozen=True, kw_only=True):
    """A track of a basic skill: the values of its circles from the top, and what one circle does."""

    id: TrackId
    name: Name
    symbol: Name
    values: Annotated[tuple[Circles, ...], Meta(max_length=20)]
    circle: CircleEffect
    specials: Annotated[tuple[Hanging, ...], Meta(max_length=CIRCLES)]


SpecialEffect = (
    PassDoor
    | SelfDamage
    | PassWall
    | DisableAbility
    | ExtraMove
    | AnyColour
    | SkipMonsterPhase
    | Step
    | IgnoreTrap
    | LightTorch
)


class Special(Record, frozen=True):
    """A special skill (OAK-SPEC)."""

    id: SpecialId
    name: Name
    effect: Annotated[tuple[SpecialEffect, ...], Meta(min_length=1, max_length=3)]


class GearSet(Record, frozen=True):
    """With each `every` pieces of this kind so many circles are marked (OAK-GEAR-02)."""

    kind: GearKind
    every: Annotated[int, Meta(ge=1, le=9)]
    gain: TrackCounts


GearEffect = (
    BonusDamage
    | ReduceDamage
    | DirectDamage
    | StrikeFrom
    | SetTorchBonus
    | ModifyRoll
    | SkipMonsterPhase
    | Reroll
    | ExtraMoveExact
    | PassDoors
    | GainHeartsByLevel
    | GainAnyPotion
)


class Gear(Record, frozen=True, kw_only=True):
    """One of the two effects of a piece of equipment (OAK-GEAR-01)."""

    id: Id
    piece: Id
    kind: GearKind
    piece_name: Name
    name: Name
    trigger: Trigger
    when: When = When()
    cost: Cost | None = None
    effect: GearEffect


PotionEffect = Measure | BlockPoint | DirectDamage | SelfDamage | FreeLine | Chain


class Potion(Record, frozen=True):
    """A potion, with so many circles on the Character Sheet; what it does is done in this order (OAK-POT)."""

    id: Colour
    row: Row
    circles: Circles
    name: Name
    effect: Annotated[tuple[PotionEffect, ...], Meta(min_length=1, max_length=3)]


class Point(Record, frozen=True):
    """An attack point."""

    id: Mark
    colour: PointColour
    x: Coordinate
    y: Coordinate


class Pool(Record, frozen=True):
    """A track of drops: how many there are at the start, and how many fit on it."""

    id: Mark
    start: Count
    max: Annotated[int, Meta(ge=1, le=24)]
    name: Name


class Part(Record, frozen=True, kw_only=True):
    """A region of the picture, an even-odd union of polygons; hits on it go to its pool, if it has one."""

    id: Mark
    name: Name
    pool: Mark | None = None
    polygons: Annotated[tuple[Polygon, ...], Meta(min_length=1, max_length=40)]


class Link(Record, frozen=True):
    """A chain link: an open path (OAK-GEO-09)."""

    id: Mark
    path: Annotated[tuple[Corner, ...], Meta(min_length=2, max_length=40)]


class Icon(Record, frozen=True):
    """An icon, a disc of radius `r` around its centre (OAK-GEO-08)."""

    id: Mark
    kind: IconKind
    x: Coordinate
    y: Coordinate
    r: Annotated[int, Meta(ge=8, le=40)]


class AttackTable(Record, frozen=True):
    """The damage of a monster by the colour of the die and the result, the first entry for a 1 (OAK-MON-03, -04)."""

    white: Column
    black: Column


class Sheet(Record, frozen=True, kw_only=True):
    """A Monster Sheet. Parts stand from front to back (OAK-GEO-05). A boss has no attack table and no reward."""

    id: Id
    level: Level
    copies: Annotated[int, Meta(ge=1, le=9)] = 1
    name: Name
    lore: Bilingual | None = None
    points: Annotated[tuple[Point, ...], Meta(max_length=40)]
    pools: Annotated[tuple[Pool, ...], Meta(min_length=1, max_length=12)]
    parts: Annotated[tuple[Part, ...], Meta(min_length=1, max_length=20)]
    chains: Annotated[tuple[Link, ...], Meta(max_length=12)] = ()
    icons: Annotated[tuple[Icon, ...], Meta(max_length=12)] = ()
    ability: AnyAbility
    table: AttackTable | None = None
    reward: Annotated[tuple[Reward, ...], Meta(max_length=4)] = ()


class Line(Struct, frozen=True):
    """A line drawn on a sheet; a line that uses no attack points has neither `start` nor `end`."""

    x1: int
    y1: int
    x2: int
    y2: int
    start: PointId = ""
    end: PointId = ""


class Crossing(Struct, frozen=True):
    """Where a new line crosses an older one: in (x/d, y/d), on this part or off body (OAK-GEO-03, -05).

    `line` is the number of the older line on its sheet, counted from 0.
    """

    line: int
    x: int
    y: int
    d: int
    part: PartId | None


class Between(Record, frozen=True):
    """A door or a thin wall at the east or south side of a space."""

    x: Cell
    y: Cell
    side: Literal["E", "S"]


class Feature(Record, frozen=True):
    """What stands on a space of the map: a potion has its `colour`, a shrine its `id` and its `cost`."""

    kind: FeatureKind
    x: Cell
    y: Cell
    colour: Colour | None = None
    id: Mark | None = None
    cost: TrackCounts | None = None


class Shrine(Struct, frozen=True):
    """A shrine on its space, with the circles that destroy it (OAK-SCEN-S2)."""

    id: ShrineId
    space: Space
    cost: dict[TrackId, int]


class RoundTrack(Record, frozen=True):
    """Rounds of a game (OAK-ROUND-01)."""

    normal: Annotated[int, Meta(ge=3, le=20)]
    longer: Annotated[int, Meta(ge=3, le=20)]


class Rounds(Record, frozen=True):
    """The round tracks of both scenarios."""

    boss: RoundTrack
    shrines: RoundTrack


class Dungeon(Record, frozen=True, kw_only=True):
    """A map: one string for each row, "1", "2" and "3" floor of that zone, "#" rock."""

    id: Id
    name: Name
    difficulty: Annotated[int, Meta(ge=1, le=5)]
    default_boss: Id
    rounds: Rounds
    cells: Annotated[
        tuple[Annotated[str, Meta(pattern=r"^[123#]{1,40}\Z", extra={"fault": "oakdell-content-row"})], ...],
        Meta(min_length=1, max_length=40),
    ]
    doors: Annotated[tuple[Between, ...], Meta(max_length=60)] = ()
    walls: Annotated[tuple[Between, ...], Meta(max_length=60)] = ()
    features: Annotated[tuple[Feature, ...], Meta(max_length=200)]
    torch_track: Annotated[int, Meta(ge=0, le=12)]


class DiceFile(Record, frozen=True):
    sector: tuple[Sector, ...]


class HeroesFile(Record, frozen=True):
    hero: Annotated[tuple[HeroCard, ...], Meta(min_length=1, max_length=12)]


class CharacterFile(Record, frozen=True):
    """The Character Sheet; the two tracks of hearts end at these numbers (OAK-HP-01)."""

    full_hearts_max: Hearts
    broken_hearts_max: Hearts
    track: Annotated[tuple[Track, ...], Meta(min_length=1)]
    special: Annotated[tuple[Special, ...], Meta(min_length=1)]
    set: tuple[GearSet, ...] = ()


class EquipmentFile(Record, frozen=True):
    gear: Annotated[tuple[Gear, ...], Meta(min_length=1)]


class PotionsFile(Record, frozen=True):
    potion: Annotated[tuple[Potion, ...], Meta(min_length=1)]


class SheetsFile(Record, frozen=True):
    sheet: Annotated[tuple[Sheet, ...], Meta(min_length=1, max_length=60)]
    schema: Schema = "oakdell-sheets/1"


class DungeonsFile(Record, frozen=True):
    dungeon: Annotated[tuple[Dungeon, ...], Meta(min_length=1, max_length=20)]
    schema: Schema = "oakdell-sheets/1"


class NamesFile(Record, frozen=True):
    """First names of heroes."""

    first: Annotated[tuple[TextLine, ...], Meta(min_length=1, max_length=200)]


class Tables(Record, frozen=True):
    """All content files: the field `sheets` is the file `sheets.toml`."""

    dice: DiceFile
    heroes: HeroesFile
    character: CharacterFile
    equipment: EquipmentFile
    potions: PotionsFile
    sheets: SheetsFile
    dungeons: DungeonsFile
    names: NamesFile

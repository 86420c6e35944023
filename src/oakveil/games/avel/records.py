"""The records of components as they stand in the content files (specification, section 8), and of the files."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from oakveil.kernel.content import Id
from oakveil.kernel.text import Bilingual, Line, Name

from .effects import (
    Attribute,
    Brood,
    Colour,
    EquipmentEffect,
    Face,
    Invade,
    Retire,
    Reward,
    Service,
    Spring,
    TrackEffect,
)

Count = Annotated[int, Meta(ge=0, le=99)]
ByHeroes = tuple[Count, Count, Count, Count]
"""A number for 1, 2, 3 and 4 heroes."""
Actions = Annotated[int, Meta(ge=1, le=9)]
DialToughness = Annotated[int, Meta(ge=1, le=99)]
Size = Literal["small", "big", "beast"]
Lair = Literal["small", "big"]
ShapeId = Annotated[str, Meta(pattern=r"^[A-Z][0-9]\Z")]
Kind = Literal["weapon", "shield", "helmet", "elixir"]
Cell = Annotated[str, Meta(pattern=r"^-?[0-9]{1,2},-?[0-9]{1,2}\Z")]
"""A cell of the land, "q,r" (AVEL-MAP-01)."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """What all records and files share: nothing in a content file goes unread."""


class Die(Record, frozen=True):
    """All dice of one colour: how many the box has, the letter they carry, and the six faces of each."""

    id: Colour
    count: Annotated[int, Meta(ge=1, le=9)]
    letter: Annotated[str, Meta(pattern=r"^[A-Z]\Z")]
    faces: tuple[Face, ...]


class MonsterCard(Record, frozen=True):
    """A monster token: `purple` and `black` are the dice it rolls.

    The Beast belongs to every brood; its toughness is in `Numbers`, by heroes, and 0 here.
    """

    id: Id
    name: Name
    lore: Bilingual
    size: Size
    brood: tuple[Brood, ...]
    toughness: Annotated[int, Meta(ge=1, le=9, extra={"fault": "avel-content-toughness"})] = 0
    purple: Count = 0
    black: Count = 0
    rewards: tuple[Reward, ...] = ()
    attribute: Attribute | None = None


class EquipmentCard(Record, frozen=True):
    """An equipment token: what its basic and its upgraded side do. Elixirs have no upgraded side."""

    id: Id
    name: Name
    kind: Kind
    shape: ShapeId
    basic: tuple[EquipmentEffect, ...]
    upgraded: tuple[EquipmentEffect, ...] | None = None


class Shape(Record, frozen=True):
    """The outline of tokens: a picture, a text for each row, "#" a cell."""

    id: ShapeId
    picture: Annotated[tuple[Annotated[str, Meta(pattern=r"^[#.]{1,6}\Z")], ...], Meta(min_length=1, max_length=6)]

    @property
    def cells(self) -> tuple[tuple[int, int], ...]:
        """The cells as (row, column) from the top left, in reading order."""
        return cells_of(self.picture)


def cells_of(picture: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """The "#" of a picture as (row, column), in reading order."""
    return tuple((row, column) for row, line in enumerate(picture) for column, mark in enumerate(line) if mark == "#")


class TrackSpace(Record, frozen=True):
    """A space of the moon track: what happens when the marker arrives, and which pieces retire then."""

    symbol: TrackEffect | None = None
    mark: Retire | None = None


class Crater(Record, frozen=True):
    """A crater token."""

    id: Id
    name: Bilingual
    invade: Invade


class Trap(Record, frozen=True):
    """A trap; the box has one of each."""

    id: Id
    name: Name
    price: Annotated[int, Meta(ge=1, le=27)]
    spring: Spring


class TileCard(Record, frozen=True):
    """A tile of the land. `symbol` is the sign of its service, `person` who is met there (flavour).

    `on_purpose` says that a lair and a service on one tile are meant so.
    """

    id: Id
    name: Name
    start: bool = False
    min_heroes: Annotated[int, Meta(ge=1, le=4)] = 1
    lairs: Annotated[tuple[Lair, ...], Meta(max_length=2)] = ()
    shortcuts: Annotated[tuple[Id, ...], Meta(max_length=3)] = ()
    service: Service | None = None
    symbol: Id | None = None
    person: Bilingual | None = None
    on_purpose: bool = False


class Layout(Record, frozen=True):
    """The shape of a land; fewer heroes use fewer of its cells, counted from the first.

    `stars` tell how hard it is, 1 to 5; `distance` are the steps from crater to castle.
    """

    id: Id
    name: Bilingual
    stars: Annotated[int, Meta(ge=1, le=5)]
    distance: Annotated[int, Meta(ge=2, le=6)]
    crater: Cell
    cells: Annotated[tuple[Cell, ...], Meta(max_length=40)]


FirstNames = dict[Face, tuple[Line, Line, Line, Line]]
Bynames = dict[Face, tuple[Bilingual, Bilingual, Bilingual, Bilingual]]


class NameSide(Record, frozen=True):
    """One side of the constellation map: first names by green face and quarter, bynames by black face and quarter."""

    id: Id
    name: Bilingual
    first: FirstNames
    byname: Bynames


class ChronicleLine(Record, frozen=True):
    """What is told at the start of the round in which so many rounds are left before the rise, that one included."""

    rounds_left: Annotated[int, Meta(ge=1, le=99)]
    text: Bilingual


class Chronicle(Record, frozen=True):
    """Flavour for the story log. `beast` tells the rounds after the rise; its last line serves for all later ones."""

    line: tuple[ChronicleLine, ...]
    rise: Bilingual
    beast: Annotated[tuple[Bilingual, ...], Meta(min_length=1)]
    victory: Bilingual
    defeat: Bilingual

    def told(self, rounds_left: int) -> Bilingual | None:
        """The line for a round before the rise, if there is one."""
        return next((line.text for line in self.line if line.rounds_left == rounds_left), None)


class Numbers(Record, frozen=True):
    """Numbers of the box. `rest` are the hearts regained by resting, `actions` those of a turn, by heroes."""

    hearts: Annotated[int, Meta(ge=1, le=9)]
    starting_coins: Annotated[int, Meta(ge=0, le=9)]
    rest: Annotated[int, Meta(ge=1, le=9)]
    coins: Annotated[int, Meta(ge=1, le=99)]
    seals: Annotated[int, Meta(ge=0, le=9)]
    walls: Annotated[int, Meta(ge=0, le=9)]
    actions: tuple[Actions, Actions, Actions, Actions]
    beast_toughness: tuple[DialToughness, DialToughness, DialToughness, DialToughness]


class DiceFile(Record, frozen=True):
    die: Annotated[tuple[Die, ...], Meta(min_length=6, max_length=6)]


class MonstersFile(Record, frozen=True):
    monster: tuple[MonsterCard, ...]


class EquipmentFile(Record, frozen=True):
    token: tuple[EquipmentCard, ...]


class ShapesFile(Record, frozen=True):
    """`backpack` is a picture like those of the shapes."""

    backpack: Annotated[tuple[Annotated[str, Meta(pattern=r"^[#.]{1,12}\Z")], ...], Meta(min_length=1, max_length=12)]
    shape: tuple[Shape, ...]


class MoonTrackFile(Record, frozen=True):
    """`start` is the marker's first space by heroes; `beyond` happens at the end of the first Beast round."""

    start: ByHeroes
    space: tuple[TrackSpace, ...]
    beyond: Retire | None = None


class CratersFile(Record, frozen=True):
    crater: tuple[Crater, ...]


class TrapsFile(Record, frozen=True):
    trap: tuple[Trap, ...]


class LayoutsFile(Record, frozen=True):
    layout: tuple[Layout, ...]


class TilesFile(Record, frozen=True):
    tile: tuple[TileCard, ...]


class NamesFile(Record, frozen=True):
    side: Annotated[tuple[NameSide, ...], Meta(min_length=1)]


class Tables(Record, frozen=True):
    """All content files by their names."""

    dice: DiceFile
    monsters: MonstersFile
    equipment: EquipmentFile
    shapes: ShapesFile
    moon_track: MoonTrackFile
    craters: CratersFile
    traps: TrapsFile
    layouts: LayoutsFile
    tiles: TilesFile
    names: NamesFile
    chronicle: Chronicle
    numbers: Numbers

"""What a campaign keeps: people, scenes, what lies behind the master's screen, the log (specification 3.17)."""

from __future__ import annotations

from typing import Literal

import msgspec

from oakveil.kernel.ask import Broken, Seat

from ..board import Cell
from ..calendar import Wellbeing
from ..characters import Character
from ..dice import Rolled
from ..records import LevelId
from ..shopping import Hired, Stock
from .sealed import Sealed

MASTER = 1
"""The seat of the game master."""
PersonId = str
"""Somebody whom a player plays: "p1", "p2" ..."""
SceneId = str
TokenId = str
Side = Literal["a", "b", "c", "d"]
Enforcement = Literal["full", "free"]
"""Whether the rules of fights are enforced in a scene, or nothing is refused (VER-GM-08)."""
Field = Literal["ref", "levels", "defences", "attacks", "pools", "traits"]
"""What of somebody's sheet the master can show."""


class Folk(msgspec.Struct, frozen=True):
    """What only the master and its own player know of somebody: the sheet and how it fares."""

    character: Character
    being: Wellbeing = Wellbeing()
    conditions: tuple[str, ...] = ()


class SealedFolk(Sealed, frozen=True):
    front: Folk | None

    def blank(self) -> SealedFolk:
        return msgspec.structs.replace(self, front=Folk(Character(name="?")))


class Person(msgspec.Struct, frozen=True):
    """Somebody whom a player plays, as everybody knows it. `run`: who decides for it now (VER-GM-01).

    `dead`: it died. `hidden` holds the sheet.
    """

    id: PersonId
    seat: Seat
    name: str
    level: LevelId
    folk: SealedFolk
    scene: SceneId = ""
    run: Literal["player", "master", "guide"] = "player"
    dead: bool = False
    waived: tuple[Broken, ...] = ()


class Bench(msgspec.Struct, frozen=True):
    """What a seat is building: somebody new (""), or the advancement of a person.

    `submitted`: the master is to look at it. `waived` are requirements that he waived (VER-GM-04).
    """

    person: PersonId = ""
    submitted: bool = False
    waived: tuple[Broken, ...] = ()


class Note(msgspec.Struct, frozen=True):
    """A note of the master, or a handout."""

    id: str
    title: str
    text: str
    handout: bool = False
    scene: SceneId = ""


class Token(msgspec.Struct, frozen=True):
    """Somebody on the map of a scene, as everybody sees it. `shown` are fields of its sheet that the master revealed.

    `seat` decides for it. The token of a person has the id of the person.
    """

    id: TokenId
    name: str
    number: int
    side: Side
    seat: Seat
    size: int = 1
    cell: Cell | None = None
    shown: tuple[Field, ...] = ()


class Make(msgspec.Struct, frozen=True):
    """What a token really is: its sheet, quick scaling of pools and health, how it fares (VER-GM-07)."""

    ref: str
    scale: int = 0
    health: int = 100
    damage: int = 0


class Area(msgspec.Struct, frozen=True):
    """A hidden part of a map: what is there, and the terrain that shows once it is revealed."""

    id: str
    scene: SceneId
    cells: tuple[Cell, ...]
    text: str
    terrain: tuple[tuple[Cell, str], ...] = ()


class SceneClock(msgspec.Struct, frozen=True):
    """Something that draws near, in segments."""

    id: str
    title: str
    segments: int
    filled: int = 0


class Plan(msgspec.Struct, frozen=True):
    """An encounter that the master has prepared: "npc:guard*2, creature:wolf"."""

    id: str
    title: str
    foes: str


class Cast(msgspec.Struct, frozen=True):
    """A roll that not everybody saw, by the number of its line in the log."""

    number: int
    who: str
    note: str
    rolled: Rolled


class Screen(msgspec.Struct, frozen=True):
    """What lies behind the master's screen. `npcs` are quick sheets of his own, by id; `makes` what tokens are.

    `where` tells the scenes of hidden tokens and clocks.
    """

    notes: tuple[Note, ...] = ()
    tokens: tuple[Token, ...] = ()
    areas: tuple[Area, ...] = ()
    clocks: tuple[SceneClock, ...] = ()
    plans: tuple[Plan, ...] = ()
    casts: tuple[Cast, ...] = ()
    npcs: dict[str, str] = msgspec.field(default_factory=dict)
    makes: dict[TokenId, Make] = msgspec.field(default_factory=dict)
    where: dict[str, SceneId] = msgspec.field(default_factory=dict)


class SealedScreen(Sealed, frozen=True):
    front: Screen | None

    def blank(self) -> SealedScreen:
        return msgspec.structs.replace(self, front=Screen())


class Scene(msgspec.Struct, frozen=True):
    """A scene (VER-GM-02). `map` is that of a fight in it ("": free distances), `terrain` what the master changed.

    `cover` is the difficulty that the background gives every shot. `covered` are the cells that players do not see.
    """

    id: SceneId
    title: str
    place: str = ""
    map: str = ""
    lighting: str = ""
    enforcement: Enforcement = "full"
    cover: int = 0
    terrain: tuple[tuple[Cell, str], ...] = ()
    covered: tuple[Cell, ...] = ()
    tokens: tuple[Token, ...] = ()
    clocks: tuple[SceneClock, ...] = ()


class Shop(msgspec.Struct, frozen=True):
    """A market that is open: its stock, prices the master fixed (in hundredths), what bargaining left each person."""

    settlement: Literal["hamlet", "village", "town", "city", "capital"]
    stock: Stock
    prices: dict[str, int] = msgspec.field(default_factory=dict)
    bargained: dict[PersonId, int] = msgspec.field(default_factory=dict)


class Employed(msgspec.Struct, frozen=True):
    """Somebody whom a person hired."""

    person: PersonId
    hired: Hired


class Works(msgspec.Struct, frozen=True):
    """An engine of a siege with its crew: the machinery and the magitech of each; experts count as two (VER-SIEGE)."""

    engine: str
    crew: tuple[tuple[int, int, int], ...]


class Siege(msgspec.Struct, frozen=True):
    """A siege: the target, how much of it is breached (a fraction such as "1/3"), the engines, who fell so far."""

    target: Literal["gate", "weak_fortification", "strong_fortification"]
    done: str = "0"
    works: tuple[Works, ...] = ()
    casualties: int = 0
    crystals: int = 0


class SealedLines(Sealed, frozen=True):
    """Lines and veils: everybody at the table reads them, nobody knows who wrote what (VER-GM-17)."""

    front: tuple[tuple[Literal["line", "veil"], str], ...] | None

    def blank(self) -> SealedLines:
        return msgspec.structs.replace(self, front=())

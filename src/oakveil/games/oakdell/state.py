"""What lies on the table of Dungeons of the Oak Dell, and the table itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, Self

import msgspec

from oakveil.kernel.ask import Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame
from oakveil.kernel.rulebook import rule
from oakveil.kernel.table import State, Table
from oakveil.kernel.zones import Deck

from .box import Box
from .maze import Maze
from .options import OakDellOptions
from .records import (
    Colour,
    Die,
    GearId,
    HeroId,
    IconId,
    Line,
    LinkId,
    PointColour,
    PointId,
    PoolId,
    Row,
    SheetId,
    Space,
    SpecialId,
    TrackId,
)
from .records import Sheet as SheetCard

Phase = Literal["dungeon", "attack", "monster"]
Edge = str
"""The edge between two spaces, as `Maze.edge` writes it: "8,4|9,4"."""
Rolled = tuple[Die, int]
"""A die as it lies: its colour and its value."""


@rule("OAK-KILL-05")
class SheetStack(Deck[SheetId]):
    """Monster sheets of one level whose fronts nobody knows: the top of its deck, or those left in the box."""

    level: int = 1

    def pool_name(self) -> str:
        return f"oakdell.level{self.level}"

    def copy(self) -> Self:
        return type(self)(self.cards.copy(), self.level)

    def masked(self, seat: int | None) -> Self:
        return type(self)([None] * len(self.cards), self.level)

    def refilled(self, seat: int | None, unknown: Iterator[SheetId]) -> Self:
        return type(self)([next(unknown) for _ in self.cards], self.level)


class MonsterDeck(msgspec.Struct):
    """The deck of a level: `hidden` lies on top, below it the sheets put back under it, the next of them first.

    `aside` are the sheets of the level that are not in this game: nobody knows which.
    """

    hidden: SheetStack
    aside: SheetStack
    returned: list[SheetId] = []

    def __len__(self) -> int:
        return len(self.hidden) + len(self.returned)


class Circles(msgspec.Struct, frozen=True):
    """A track of nine circles: the first `marked` from the top are marked, `filled` of them used up (numbers 1-9)."""

    marked: int = 0
    filled: tuple[int, ...] = ()

    @property
    def left(self) -> tuple[int, ...]:
        """The circles that are marked and not filled, from the top."""
        return tuple([circle for circle in range(1, self.marked + 1) if circle not in self.filled])


class Fight(msgspec.Struct):
    """A monster sheet and what is drawn on it. A point on which a line of `lines` ends is used; `blocked` are lost.

    `hard_hits` count hits on hard parts, `fury` is what wing hits add to its rolls, `coffins` are marked (0-3).
    """

    sheet: SheetId
    drops: dict[PoolId, int]
    lines: tuple[Line, ...] = ()
    used: frozenset[PointId] = frozenset()
    blocked: frozenset[PointId] = frozenset()
    icons: tuple[IconId, ...] = ()
    broken: tuple[LinkId, ...] = ()
    hard_hits: int = 0
    fury: int = 0
    coffins: int = 0

    @property
    def left(self) -> int:
        """Drops left in all pools together."""
        return sum(self.drops.values())


class Hero(msgspec.Struct, kw_only=True):
    """A hero with its character sheet, dungeon sheet and monster. `seat` decides for it.

    `full` and `broken` hearts 0-24. `ready` are special skills to be used, `spent` those used. `gained` and `drunk`
    count circles of potions; `found` and `burnt` torches. `crossed` are spaces whose feature is crossed out, `opened`
    doors and walls that stay open, `destroyed` spaces of shrines. `killed` are defeated monsters in their order.
    `dice` lie on the character sheet this round. `forfeits`: down, the next movement is forfeited (OAK-VAR-02).
    """

    seat: Seat
    name: str
    emblem: str
    card: HeroId
    full: int
    broken: int = 0
    status: Literal["up", "down", "dead"] = "up"
    forfeits: bool = False
    tracks: dict[TrackId, Circles]
    ready: tuple[SpecialId, ...] = ()
    spent: tuple[SpecialId, ...] = ()
    gear: tuple[GearId, ...] = ()
    gained: dict[Colour, int] = {}
    drunk: dict[Colour, int] = {}
    found: int = 0
    burnt: int = 0
    keys: int = 0
    space: Space
    crossed: frozenset[Space] = frozenset()
    opened: frozenset[Edge] = frozenset()
    chamber: bool = False
    destroyed: tuple[Space, ...] = ()
    fight: Fight
    killed: tuple[SheetId, ...] = ()
    dice: tuple[Rolled, ...] = ()

    @property
    @rule("OAK-HP-01")
    def hp(self) -> int:
        """Full hearts minus broken hearts."""
        return self.full - self.broken

    @property
    def alive(self) -> bool:
        """Whether the hero still plays; one that is down does."""
        return self.status != "dead"

    @property
    def torches(self) -> int:
        """Own torches left."""
        return self.found - self.burnt

    def potions(self, colour: Colour) -> int:
        """Potions of a colour left."""
        return self.gained.get(colour, 0) - self.drunk.get(colour, 0)


class Turn(msgspec.Struct):
    """What counts during one turn of `seat`. Damage dealt and taken are OAK-DMG-06 and OAK-GEAR-05.

    `circles` are the tracks used and `rows` the rows of potions: the former in this phase, the latter in this turn.
    `strikes` is how many connected strikes a potion allows (1: the main strike); `struck`: it was made. `bonus` and
    `fury`: the weapon that adds to a line and the Axe of Fury have been used; `parried`: the Parrying Sword has.
    `torch`: an own torch is lit. `focus` and `disabled` hold until the turn ends. `entered` are shrines entered this
    turn. `defeated`: the sheet is empty and not yet put away. `fresh`: a new sheet was drawn, it does not act.
    """

    seat: Seat
    die: Die
    value: int
    move: int
    point: PointColour
    phase: Phase = "dungeon"
    circles: tuple[TrackId, ...] = ()
    rows: tuple[Row, ...] = ()
    strikes: int = 1
    struck: bool = False
    bonus: bool = False
    fury: bool = False
    parried: bool = False
    torch: bool = False
    focus: bool = False
    disabled: bool = False
    dealt: int = 0
    excess: int = 0
    taken: int = 0
    entered: tuple[Space, ...] = ()
    defeated: bool = False
    fresh: bool = False


class OakDellState(State, kw_only=True):
    """Everything on the table. `acorn` is the seat of the first player; `dice` lie on the dice sheet, sorted.

    `decks` are those of levels 1, 2 and 3. `turn` is None between turns.
    """

    heroes: list[Hero]
    acorn: Seat
    round: int = 0
    rounds: int
    dice: tuple[Rolled, ...] = ()
    decks: dict[int, MonsterDeck]
    turn: Turn | None = None


class OakDell(Table[OakDellState]):
    """A table of Dungeons of the Oak Dell. `box` and `maze` never change during a game."""

    __slots__ = ("box", "maze", "options")

    def __init__(
        self,
        options: OakDellOptions,
        box: Box,
        state: OakDellState,
        stack: list[Frame],
        chance: Chance,
        given: dict[Seat, Option] | None = None,
    ) -> None:
        super().__init__(state, stack, chance, given)
        self.options = options
        self.box = box
        self.maze: Maze = box.maze(options.dungeon)

    def blank(self, state: OakDellState, stack: list[Frame], chance: Chance, given: dict[Seat, Option]) -> Self:
        return type(self)(self.options, self.box, state, stack, chance, given)

    def hero(self, seat: Seat) -> Hero:
        """The hero of a seat."""
        return self.state.heroes[seat - 1]

    @property
    def turn(self) -> Turn:
        """The turn in progress."""
        turn = self.state.turn
        assert turn is not None, "it is nobody's turn"
        return turn

    @property
    def acting(self) -> Hero:
        """The hero whose turn it is."""
        state = self.state
        assert state.turn is not None, "it is nobody's turn"
        return state.heroes[state.turn.seat - 1]

    def sheet(self, hero: Hero) -> SheetCard:
        """The monster sheet that a hero fights."""
        return self.box.sheets[hero.fight.sheet]

    def seats_from(self, first: Seat) -> tuple[Seat, ...]:
        """All seats, clockwise from `first`."""
        return (*range(first, len(self.state.heroes) + 1), *range(1, first))

    @property
    def boss(self) -> SheetId:
        """The boss of this game; only scenario `boss` has one (OAK-SETUP-04)."""
        chosen = self.options.boss
        return self.box.dungeons[self.options.dungeon].default_boss if chosen == "dungeon" else chosen

"""What lies on the table of Chronicles of Avel, and the table itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal, Self

import msgspec

from oakveil.kernel.ask import Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame
from oakveil.kernel.rulebook import rule
from oakveil.kernel.table import Command, State, Table
from oakveil.kernel.zones import Bag, Deck, FaceDown

from .box import Box
from .land import Cell, Land, land_of
from .options import AvelOptions
from .records import MonsterCard, TileCard

TokenId = str
MonsterId = str
TileId = str
TrapId = str
Slot = Literal["weapon", "shield", "helmet"]
SLOTS: tuple[Slot, ...] = ("weapon", "shield", "helmet")
BEAST: MonsterId = "beast"


@rule("AVEL-ODDS-02")
class BoardTile(FaceDown[TileId], frozen=True):
    """A tile of the land, face down until somebody enters it or the Black Moon rises."""

    pool: ClassVar[str] = "avel.tile"


@rule("AVEL-ODDS-02")
class SmallStack(Deck[MonsterId]):
    """The face-down stack of small monsters."""

    pool: ClassVar[str] = "avel.small"


@rule("AVEL-ODDS-02")
class BigStack(Deck[MonsterId]):
    """The face-down stack of big monsters."""

    pool: ClassVar[str] = "avel.big"


class EquipmentBag(Bag[TokenId]):
    """The bag that equipment is drawn from."""

    pool: ClassVar[str] = "avel.bag"


class Packed(msgspec.Struct, frozen=True):
    """A token in a backpack. `cells` is a bit mask: bit n is the n-th cell of the backpack in reading order."""

    token: TokenId
    cells: int


class Hero(msgspec.Struct, kw_only=True):
    """A hero: pawn, board and picture. `seat` decides for it.

    `byname` is the id of a byname of the constellation map, or empty. `hearts` 0-5. Coins lie on any free cells of the
    backpack. `holding` are tokens just drawn and not yet placed. `used` are worn tokens under a used marker.
    `actions_left` counts in the hero's own turn only. `calm`: its seat draws without the clock (AVEL-BAG-04).
    """

    seat: Seat
    name: str
    byname: str = ""
    emblem: str
    tile: Cell
    hearts: int
    coins: int = 0
    weapon: TokenId | None = None
    shield: TokenId | None = None
    helmet: TokenId | None = None
    backpack: tuple[Packed, ...] = ()
    holding: tuple[TokenId, ...] = ()
    used: tuple[TokenId, ...] = ()
    actions_left: int = 0
    calm: bool = False

    def worn(self) -> list[TokenId]:
        """The tokens worn: weapon, shield, helmet."""
        return [token for token in (self.weapon, self.shield, self.helmet) if token is not None]

    def packed(self) -> list[TokenId]:
        """The tokens in the backpack."""
        return [packed.token for packed in self.backpack]

    def has_tokens(self) -> bool:
        """Whether the hero has any token at all."""
        return bool(self.weapon or self.shield or self.helmet or self.backpack or self.holding)

    def tokens(self) -> list[TokenId]:
        """Every token of the hero: worn, packed, and just drawn."""
        return [*self.worn(), *self.packed(), *self.holding]


class Monster(msgspec.Struct):
    """A monster in play. For the Beast `toughness` is what its dial was set to."""

    id: MonsterId
    tile: Cell
    toughness: int
    damage: int = 0

    @property
    def left(self) -> int:
        """Toughness left."""
        return self.toughness - self.damage


class AvelState(State, kw_only=True):
    """Everything on the table. Supplies count what can still be taken; what is in the box is not counted.

    `monsters` are those in play in the order in which they arrived. `crater_token` is None once it has left the game.
    `land_seed` is what a generated land was made from, else empty.
    """

    heroes: list[Hero]
    coat: Seat
    round: int = 0
    beast_rounds: int = 0
    marker: int
    act: Literal[1, 2] = 1
    cells: tuple[Cell, ...]
    crater: Cell
    land_seed: str = ""
    crater_token: str | None
    tiles: dict[Cell, BoardTile]
    monsters: dict[MonsterId, Monster]
    small: SmallStack
    big: BigStack
    fallen_small: list[MonsterId]
    fallen_big: list[MonsterId]
    bag: EquipmentBag
    upgraded: frozenset[TokenId] = frozenset()
    coins: int
    seals: int
    sealed: tuple[Cell, ...] = ()
    traps: tuple[TrapId, ...]
    laid: dict[Cell, TrapId]
    walls: int
    built: int = 0


class Avel(Table[AvelState]):
    """A table of Chronicles of Avel. `box` and `land` are what never changes during a game."""

    __slots__ = ("box", "land", "options")
    commands: ClassVar[tuple[Command, ...]] = ()

    def __init__(
        self,
        options: AvelOptions,
        box: Box,
        state: AvelState,
        stack: list[Frame],
        chance: Chance,
        given: dict[Seat, Option] | None = None,
    ) -> None:
        super().__init__(state, stack, chance, given)
        self.options = options
        self.box = box
        self.land: Land = land_of(state.cells, state.crater)

    def blank(self, state: AvelState, stack: list[Frame], chance: Chance, given: dict[Seat, Option]) -> Self:
        return type(self)(self.options, self.box, state, stack, chance, given)

    def hero(self, seat: Seat) -> Hero:
        """The hero of a seat."""
        return self.state.heroes[seat - 1]

    def seats_from(self, first: Seat) -> tuple[Seat, ...]:
        """All seats, clockwise from `first`."""
        return (*range(first, len(self.state.heroes) + 1), *range(1, first))

    def tile(self, cell: Cell) -> TileCard | None:
        """The tile on a cell, or None while it lies face down."""
        spot = self.state.tiles[cell]
        return self.box.tiles[spot.face()] if spot.up else None

    def where(self, tile: TileId) -> Cell | None:
        """The cell on which a tile lies face up, or None."""
        return next((cell for cell, spot in self.state.tiles.items() if spot.up and spot.front == tile), None)

    def monsters_on(self, cell: Cell) -> list[Monster]:
        """The monsters on a cell, in order of arrival."""
        here: list[Monster] = []
        for monster in self.state.monsters.values():
            if monster.tile == cell:
                here.append(monster)
        return here

    def card(self, monster: MonsterId) -> MonsterCard:
        """The token of a monster."""
        return self.box.monsters[monster]

    def shape(self, token: TokenId) -> str:
        """The shape of a token with the side that is up."""
        return self.box.shapes[token, token in self.state.upgraded]

    def shapes(self, tokens: Sequence[TokenId]) -> tuple[str, ...]:
        """The shapes of tokens, in their order."""
        shapes, upgraded = self.box.shapes, self.state.upgraded
        return tuple([shapes[token, token in upgraded] for token in tokens])

    def worth(self, token: TokenId) -> float:
        """How useful a token is with the side that is up, in points (specification 10.2)."""
        return self.box.worth[token, token in self.state.upgraded]

    def solo(self) -> bool:
        """Whether a hero plays alone (AVEL-SOLO-01)."""
        return len(self.state.heroes) == 1

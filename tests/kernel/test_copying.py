"""Copies of states: independent where something can change, shared where nothing can."""

from __future__ import annotations

from enum import Enum
from typing import Any, ClassVar, Literal, NewType

import msgspec
import pytest

from oakveil.kernel.copying import clone, remake
from oakveil.kernel.zones import Deck, FaceDown, Hand, Zone

TileId = NewType("TileId", str)


class Colour(Enum):
    RED = "red"


class Value(msgspec.Struct, frozen=True):
    n: int
    names: tuple[str, ...] = ()


class Pawn(msgspec.Struct):
    seat: int
    bag: list[str] = []


class Cards(Deck[str]):
    pool: ClassVar[str] = "card"


class Mine(Hand[str]):
    pool: ClassVar[str] = "card"


class Tile(FaceDown[str], frozen=True):
    pool: ClassVar[str] = "tile"


class Board(msgspec.Struct, kw_only=True):
    """Every kind of field a state may have."""

    number: int
    colour: Colour
    act: Literal["first", "second"]
    tile: TileId
    value: Value
    pair: tuple[int, Value]
    many: tuple[Value, ...]
    known: frozenset[str]
    seen: set[int]
    counts: dict[str, int]
    plain: list[int]
    pawn: Pawn
    pawns: dict[int, Pawn]
    heap: list[list[Pawn]]
    some: Pawn | Value | None
    rows: list[Pawn] | None
    deck: Cards


def a_board(some: Pawn | Value | None = None, rows: list[Pawn] | None = None) -> Board:
    return Board(
        number=0,
        colour=Colour.RED,
        act="first",
        tile=TileId("lake"),
        value=Value(1),
        pair=(1, Value(2)),
        many=(Value(3),),
        known=frozenset({"a"}),
        seen={1},
        counts={"a": 1},
        plain=[1],
        pawn=Pawn(1, ["sword"]),
        pawns={1: Pawn(1)},
        heap=[[Pawn(1)]],
        some=some,
        rows=rows,
        deck=Cards(["ace"]),
    )


def test_a_copy_is_equal_and_changes_alone() -> None:
    board = a_board(some=Pawn(2), rows=[Pawn(3)])
    was = msgspec.json.encode(board)
    copy = clone(board)
    assert copy == board
    assert copy.rows is not None and isinstance(copy.some, Pawn)
    copy.seen.add(2)
    copy.counts["b"] = 2
    copy.plain.append(2)
    copy.pawn.bag.append("shield")
    copy.pawns[1].seat = 9
    copy.pawns[2] = Pawn(2)
    copy.heap[0][0].bag.append("shield")
    copy.heap.append([])
    copy.some.seat = 9
    copy.rows[0].seat = 9
    copy.deck.draw()
    assert msgspec.json.encode(board) == was


def test_values_are_shared() -> None:
    board = a_board()
    copy = clone(board)
    assert copy.value is board.value
    assert copy.many is board.many
    assert copy.known is board.known
    value = Value(1)
    assert clone(value) is value


def test_optional_parts_are_copied_where_they_are() -> None:
    board = a_board(some=Value(5), rows=None)
    assert clone(board) == board
    assert clone(board).some is board.some


def record(kind: Any) -> msgspec.Struct:
    """A record with one field of this type."""
    made: type[msgspec.Struct] = msgspec.defstruct("Made", [("field", kind)])
    return made(None)


@pytest.mark.parametrize("kind", [tuple[Pawn, ...], tuple[int, Pawn], tuple[list[int], ...], tuple[Cards, ...]])
def test_a_tuple_must_hold_values_only(kind: Any) -> None:
    with pytest.raises(TypeError, match="a tuple is a value"):
        clone(record(kind))


@pytest.mark.parametrize("kind", [Any, list, object, dict[str, Any], bytearray, list[bytearray]])
def test_what_could_be_anything_cannot_be_copied(kind: Any) -> None:
    with pytest.raises(TypeError, match="of a known type"):
        clone(record(kind))


class Spot(msgspec.Struct, frozen=True):
    """A value with a tile in it."""

    name: str
    tile: Tile


class Hidden(msgspec.Struct, kw_only=True):
    """Zones in every place where they may lie."""

    deck: Cards
    hands: dict[int, Mine]
    tile: Tile | None
    tiles: dict[str, Tile] | None
    named: list[tuple[str, Tile]]
    row: tuple[Tile, ...]
    spot: Spot
    either: Tile | Pawn
    pawn: Pawn


def hidden_table() -> Hidden:
    return Hidden(
        deck=Cards(["d"]),
        hands={1: Mine(1, ["h1"]), 2: Mine(2, ["h2"])},
        tile=Tile("t1"),
        tiles={"a": Tile("t2")},
        named=[("b", Tile("t3"))],
        row=(Tile("t4"), Tile("t5")),
        spot=Spot("c", Tile("t6")),
        either=Pawn(1),
        pawn=Pawn(2),
    )


def test_every_zone_is_swapped_in_a_fixed_order_wherever_it_lies() -> None:
    met: list[Any] = []

    def mask(zone: Zone[Any]) -> Zone[Any]:
        met.append(zone)
        return zone.masked(None)

    table = hidden_table()
    was = msgspec.json.encode(table)
    masked = remake(table, mask)
    assert [zone.pool for zone in met] == ["card"] * 3 + ["tile"] * 6
    assert [getattr(zone, "front", None) for zone in met[3:]] == ["t1", "t2", "t3", "t4", "t5", "t6"]
    assert b"t1" in was
    for secret in (b'"d"', b'"h1"', b'"h2"', b'"t1"', b'"t2"', b'"t3"', b'"t4"', b'"t5"', b'"t6"'):
        assert secret not in msgspec.json.encode(masked)
    assert msgspec.json.encode(table) == was


def test_what_is_remade_shares_nothing_that_can_change() -> None:
    table = hidden_table()
    copy = remake(table, lambda zone: zone.copy())
    assert copy == table
    assert isinstance(copy.either, Pawn)
    copy.either.seat = 9
    copy.pawn.bag.append("shield")
    copy.deck.draw()
    copy.hands[1].cards.clear()
    copy.named.clear()
    assert table == hidden_table()


def test_a_record_without_zones_is_just_copied() -> None:
    pawn = Pawn(1, ["sword"])
    copy = remake(pawn, lambda zone: zone)
    assert copy == pawn and copy is not pawn


def test_zones_never_lie_without_order() -> None:
    with pytest.raises(TypeError, match="never without order"):
        remake(record(frozenset[Tile]), lambda zone: zone)


class Branch(msgspec.Struct, frozen=True):
    """A record made of its like."""

    inner: tuple[Branch, ...] = ()


class Tree(msgspec.Struct):
    branch: Branch
    leaves: list[int]


def test_records_made_of_their_like_are_remade() -> None:
    tree = Tree(Branch((Branch(),)), [1])
    again = remake(tree, lambda zone: zone)
    assert again == tree
    again.leaves.append(2)
    assert tree.leaves == [1]

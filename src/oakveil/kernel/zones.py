"""Zones: where components lie, and who may know them. The secrecy is in the type; rules cannot forget it.

A zone's `pool` names the kind of component it holds. What a seat cannot know is exchangeable with everything else of
the same pool that it cannot know: that is what `redeal` shuffles. Open zones need no type of their own: they are plain
fields.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar, Generic, Self, TypeVar

import msgspec

from .chance import Chance

T = TypeVar("T")


class Zone(Generic[T]):
    """A place whose content is not open to all.

    No ABC: records have a metaclass of their own. The type checker sees that every zone has these methods.
    """

    __slots__ = ()
    pool: ClassVar[str] = ""

    def pool_name(self) -> str:
        """The pool of this very zone. Zones of one type that never mix, such as two players' decks, say it here."""
        return self.pool

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy."""
        ...

    @abstractmethod
    def hidden_from(self, seat: int | None) -> Sequence[T]:
        """The components here that `seat` (None: a spectator) does not know."""
        ...

    @abstractmethod
    def masked(self, seat: int | None) -> Self:
        """This zone as `seat` sees it: None in place of every component it does not know."""
        ...

    @abstractmethod
    def refilled(self, seat: int | None, unknown: Iterator[T]) -> Self:
        """This zone with every component that `seat` does not know replaced by the next of `unknown`."""
        ...


class Deck(msgspec.Struct, Zone[T]):
    """A face-down stack: everybody sees its size, nobody its order. The last of `cards` is on top."""

    cards: list[T | None] = []

    def __len__(self) -> int:
        return len(self.cards)

    def draw(self) -> T:
        """Take the top card."""
        return _known(self.cards.pop())

    def copy(self) -> Self:
        return type(self)(self.cards.copy())

    def hidden_from(self, seat: int | None) -> Sequence[T]:
        return [_known(card) for card in self.cards]

    def masked(self, seat: int | None) -> Self:
        return type(self)([None] * len(self.cards))

    def refilled(self, seat: int | None, unknown: Iterator[T]) -> Self:
        return type(self)([next(unknown) for _ in self.cards])


class Hand(msgspec.Struct, Zone[T]):
    """Cards that only the seat `owner` sees; everybody sees how many there are."""

    owner: int
    cards: list[T | None] = []

    def __len__(self) -> int:
        return len(self.cards)

    def seen(self) -> list[T]:
        """The cards, as their owner sees them."""
        return [_known(card) for card in self.cards]

    def copy(self) -> Self:
        return type(self)(self.owner, self.cards.copy())

    def hidden_from(self, seat: int | None) -> Sequence[T]:
        return [] if seat == self.owner else self.seen()

    def masked(self, seat: int | None) -> Self:
        return self.copy() if seat == self.owner else type(self)(self.owner, [None] * len(self.cards))

    def refilled(self, seat: int | None, unknown: Iterator[T]) -> Self:
        return self.copy() if seat == self.owner else type(self)(self.owner, [next(unknown) for _ in self.cards])


class Bag(msgspec.Struct, Zone[T]):
    """A bag: everybody may know what is inside, only chance decides what comes out. Kept sorted: no order to know."""

    items: list[T] = []

    def __len__(self) -> int:
        return len(self.items)

    def put(self, item: T) -> None:
        """Put `item` in and mix."""
        self.items.append(item)
        self.items.sort()

    def take(self, item: T) -> T:
        """Take out this very `item`."""
        self.items.remove(item)
        return item

    def draw(self, chance: Chance, why: str) -> T:
        """Take out one item at random."""
        return self.take(chance.roll(self.items, why))

    def copy(self) -> Self:
        return type(self)(self.items.copy())

    def hidden_from(self, seat: int | None) -> Sequence[T]:
        return []

    def masked(self, seat: int | None) -> Self:
        return self.copy()

    def refilled(self, seat: int | None, unknown: Iterator[T]) -> Self:
        return self.copy()


class FaceDown(msgspec.Struct, Zone[T], frozen=True):
    """One component that lies face down until it is turned `up`; the seats in `peeked` know it already.

    A value: turning it makes a new one.
    """

    front: T | None
    up: bool = False
    peeked: tuple[int, ...] = ()

    def turned(self) -> Self:
        """The same component, face up."""
        return type(self)(self.front, True, self.peeked)

    def face(self) -> T:
        """What is on the front. Only rules may ask while it is face down."""
        front = self.front
        assert front is not None, "rules were run on a view"
        return front

    def copy(self) -> Self:
        return self

    def _known_to(self, seat: int | None) -> bool:
        return self.up or seat in self.peeked

    def hidden_from(self, seat: int | None) -> Sequence[T]:
        return [] if self._known_to(seat) else [self.face()]

    def masked(self, seat: int | None) -> Self:
        return self if self._known_to(seat) else type(self)(None, self.up, self.peeked)

    def refilled(self, seat: int | None, unknown: Iterator[T]) -> Self:
        return self if self._known_to(seat) else type(self)(next(unknown), self.up, self.peeked)


def _known(component: T | None) -> T:
    """A component of the full table; a masked view has none there, and rules never run on a view."""
    assert component is not None, "rules were run on a view"
    return component

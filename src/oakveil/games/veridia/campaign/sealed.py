"""What only some at the table may know: a zone that never mixes with another (specification 2.2)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Self

import msgspec

from oakveil.kernel.zones import Zone


class Sealed(msgspec.Struct, Zone[int], frozen=True):
    """Something that only `seats` know. Its `number` tells it apart: nothing else can lie in its place.

    A record derived from it has a field `front`. Whoever may not know it sees None there; to a table that is dealt
    anew for somebody who may not know it there lies a blank.
    """

    number: int
    seats: tuple[int, ...]

    @abstractmethod
    def blank(self) -> Self:
        """The same zone with nothing in it."""
        ...

    def pool_name(self) -> str:
        return f"veridia.sealed.{self.number}"

    def copy(self) -> Self:
        return self

    def hidden_from(self, seat: int | None) -> Sequence[int]:
        return () if seat in self.seats else (self.number,)

    def masked(self, seat: int | None) -> Self:
        return self if seat in self.seats else msgspec.structs.replace(self, front=None)

    def refilled(self, seat: int | None, unknown: Iterator[int]) -> Self:
        if seat in self.seats:
            return self
        next(unknown)
        return self.blank()

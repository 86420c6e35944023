"""What a zone reaches: for every cell the cells it covers, and for every cell those it can be reached from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from oakveil.kernel.rulebook import rule

from .board import CELLS, DISTANCE, WHOLE, Mask, turned

Offsets = tuple[tuple[int, int], ...]


class Sight(NamedTuple):
    """A zone on every cell, by index in reading order.

    `turns` are its four masks (right, down, left, up), `around` what any turn covers, `origins` the cells from which a
    cell is covered in at least one turn. `whole`: it is the whole board, and never turned or limited.
    """

    turns: tuple[tuple[Mask, Mask, Mask, Mask], ...]
    around: tuple[Mask, ...]
    origins: tuple[Mask, ...]
    whole: bool


@rule("TAC-ZONE-01", "TAC-ZONE-02", "TAC-ZONE-04", "TAC-ZONE-05", "TAC-FIELD-03")
@cache
def sight(offsets: Offsets | None, furthest: int = 0) -> Sight:
    """What the zone of these offsets (None: the whole board) reaches, no more than `furthest` cells away (0: any)."""
    if offsets is None:
        everywhere = (WHOLE,) * len(CELLS)
        return Sight(((WHOLE, WHOLE, WHOLE, WHOLE),) * len(CELLS), everywhere, everywhere, True)
    turns = tuple(_turns(offsets, cell, furthest) for cell in CELLS)
    around = tuple(right | down | left | up for right, down, left, up in turns)
    return Sight(turns, around, _origins(around), False)


def _turns(offsets: Offsets, origin: str, furthest: int) -> tuple[Mask, Mask, Mask, Mask]:
    near = sum(1 << i for i, cell in enumerate(CELLS) if not furthest or DISTANCE[origin, cell] <= furthest)
    return (
        turned(offsets, "right", origin) & near,
        turned(offsets, "down", origin) & near,
        turned(offsets, "left", origin) & near,
        turned(offsets, "up", origin) & near,
    )


def _origins(around: Sequence[Mask]) -> tuple[Mask, ...]:
    return tuple(
        sum(1 << origin for origin, mask in enumerate(around) if mask >> cell & 1) for cell in range(len(CELLS))
    )

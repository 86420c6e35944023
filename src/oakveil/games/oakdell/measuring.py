"""Measuring a line before it is drawn: nobody may but who has drunk the Potion of Focus (OAK-STRIKE-06)."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from oakveil.kernel.ask import Seat
from oakveil.kernel.rulebook import rule

from .records import IconId, LinkId, PartId, PointId
from .state import OakDell


class Measured(Struct, frozen=True):
    """What a line would cross: hits by part, icons that are left and links that are whole."""

    hits: dict[PartId, int]
    icons: tuple[IconId, ...]
    links: tuple[LinkId, ...]


@rule("OAK-STRIKE-06", "OAK-POT-YELLOW")
def may_measure(g: OakDell, seat: Seat | None) -> bool:
    """Whether a seat may measure lines on its sheet now: until the end of the turn in which it drank."""
    turn = g.state.turn
    return turn is not None and turn.seat == seat and turn.focus


@rule("OAK-POT-YELLOW")
def measure(g: OakDell, seat: Seat, start: PointId, end: PointId) -> Measured:
    """What a line between two points would cross; it need not be drawn.

    Raises ValueError for a seat that may not measure, KeyError for points that are not two of its sheet.
    """
    if not may_measure(g, seat):
        raise ValueError(f"seat {seat} may not measure")
    fight = g.hero(seat).fight
    chords = g.box.chords(fight.sheet)
    line = chords.line(start, end)
    hits = Counter([crossing.part for crossing in chords.crossings(line, fight.lines) if crossing.part is not None])
    icons = tuple([icon for icon in chords.icons(line) if icon not in fight.icons])
    return Measured(dict(hits), icons, tuple([link for link in chords.links(line) if link not in fight.broken]))

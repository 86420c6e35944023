"""Circles of the basic skills, special skills: which can be used now, and their use (specification 3.12, 3.13)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..events import CircleFilled, SpecialUsed
from ..records import SpecialId, TrackId
from ..state import Circles, Hero, OakDell, Phase


@rule("OAK-SKILL-03")
def begin_phase(g: OakDell, phase: Phase) -> None:
    """A phase of the turn begins: each track may be used once in it."""
    turn = g.turn
    turn.phase = phase
    turn.circles = ()


@rule("OAK-SKILL-02", "OAK-SKILL-03", "OAK-SKILL-04")
def usable(g: OakDell, hero: Hero, track: TrackId) -> tuple[int, ...]:
    """The circles of a track that may be used now: none if one of it was used in this phase.

    Circles of the same value are all the same to everybody: of these the first is offered.
    """
    circles = hero.tracks[track]
    if circles.marked == len(circles.filled) or track in g.turn.circles:
        return ()
    values, seen, first = g.box.values[track], 0, list[int]()
    for circle in range(1, circles.marked + 1):
        value = values[circle - 1]
        if value != seen and circle not in circles.filled:
            seen = value
            first.append(circle)
    return tuple(first)


def fill(g: OakDell, hero: Hero, track: TrackId, circle: int) -> None:
    """Fill a marked circle."""
    circles = hero.tracks[track]
    hero.tracks[track] = Circles(circles.marked, (*circles.filled, circle))
    g.tell(CircleFilled, hero.seat, track, circle)


@rule("OAK-SKILL-03", "OAK-GEAR-06")
def use(g: OakDell, hero: Hero, track: TrackId, circle: int) -> int:
    """Use a circle, for its skill or as the cost of gear: it is filled. Returns its value."""
    g.turn.circles += (track,)
    fill(g, hero, track, circle)
    return g.box.values[track][circle - 1]


def use_special(g: OakDell, hero: Hero, special: SpecialId) -> None:
    """Use a special skill; it is spent for the rest of the game."""
    hero.ready = tuple([other for other in hero.ready if other != special])
    hero.spent += (special,)
    g.tell(SpecialUsed, hero.seat, special)

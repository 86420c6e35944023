"""The two scenarios: the boss in its chamber, the shrines to destroy (specification 3.18)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..choices import Pay
from ..events import ChamberReached, ShrineDestroyed, ShrineEntered
from ..records import TrackId
from ..state import Hero, OakDell
from .circles import fill
from .ending import win


@rule("OAK-SCEN-B1", "OAK-SCEN-B3")
def enter_chamber(g: OakDell, hero: Hero) -> None:
    """A hero has reached the boss chamber, also by passing through it; it means nothing where shrines are the goal."""
    if g.options.scenario == "boss" and not hero.chamber:
        hero.chamber = True
        g.tell(ChamberReached, hero.seat)


@rule("OAK-SCEN-S2", "OAK-SCEN-B3")
def enter_shrine(g: OakDell, hero: Hero) -> None:
    """A shrine that was entered can be destroyed in this turn. It means nothing where the boss is to be killed."""
    space, turn = hero.space, g.turn
    if g.options.scenario == "shrines" and space not in hero.destroyed and space not in turn.entered:
        turn.entered += (space,)
        g.tell(ShrineEntered, hero.seat, space)


@rule("OAK-SCEN-S2", "OAK-SCEN-S3", "OAK-SCEN-S4", "OAK-SCEN-S5")
def payable(g: OakDell, hero: Hero) -> tuple[Pay, ...]:
    """The shrines that a hero can destroy now: entered this turn, with enough marked circles that are not filled."""
    left = {track: circles.marked - len(circles.filled) for track, circles in hero.tracks.items()}
    shrines = g.maze.shrines
    return tuple(
        [
            Pay(space)
            for space in g.turn.entered
            if space not in hero.destroyed and all([left[track] >= n for track, n in shrines[space].cost.items()])
        ]
    )


@rule("OAK-SCEN-S1", "OAK-SCEN-S2", "OAK-SCEN-S3")
def pay(g: OakDell, hero: Hero, choice: Pay) -> None:
    """Destroy a shrine: as many circles of each track as it costs are filled, the lowest. The last shrine wins.

    Ruling (OAK-SCEN-S3): this uses no skill, so it does not count for the limit of one circle of a track in a phase.
    """
    paid: list[tuple[TrackId, int]] = []
    for track, n in g.maze.shrines[choice.shrine].cost.items():
        for circle in hero.tracks[track].left[:n]:
            fill(g, hero, track, circle)
            paid.append((track, circle))
    hero.destroyed += (choice.shrine,)
    g.tell(ShrineDestroyed, hero.seat, choice.shrine, tuple(paid))
    if len(hero.destroyed) == len(g.maze.shrines):
        win(g, hero)

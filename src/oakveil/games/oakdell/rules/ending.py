"""Death, victory, and the end of the game (specification 3.11, 3.18, 3.19, 3.21)."""

from __future__ import annotations

from oakveil.kernel.ask import Seat
from oakveil.kernel.frame import Frame
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.rulebook import rule

from ..events import GameEnded, HeroDied, Source
from ..state import Hero, OakDell


class OfSeat(Frame):
    """The turn of a seat, on which everything lies that happens in it."""

    seat: Seat


@rule("OAK-HP-02", "OAK-MOVE-08")
def leave_turn(g: OakDell) -> None:
    """Whatever is in progress in this turn is over: nothing later happens. Who calls it returns None at once."""
    for frame in reversed(g.stack):
        if isinstance(frame, OfSeat):
            return
        frame.end()


@rule("OAK-HP-02", "OAK-END-01", "OAK-END-03")
def hero_dies(g: OakDell, hero: Hero, source: Source) -> None:
    """A hero is dead and has lost; with the last of them everybody has."""
    hero.status = "dead"
    g.tell(HeroDied, hero.seat, source)
    if any(other.alive for other in g.state.heroes):
        leave_turn(g)
    else:
        _end(g, "all_dead", ())


@rule("OAK-SCEN-01", "OAK-END-01")
def win(g: OakDell, hero: Hero) -> None:
    """A hero has reached the objective: it wins, and the game ends at once."""
    _end(g, "boss_dead" if g.options.scenario == "boss" else "shrines_destroyed", (hero.seat,))


@rule("OAK-END-02", "OAK-END-04", "OAK-END-06", "OAK-SOLO-06")
def time_is_up(g: OakDell) -> None:
    """After the last turn of the last round everybody has lost, or the best living hero wins, as the options say.

    Ruling (OAK-END-04): both are offered, since the rulebook says both. Who plays alone has lost (OAK-SOLO-06).
    """
    if g.options.time_up == "defeat" or g.options.solo:
        return _end(g, "time_up", ())
    best = max(rank(g, hero) for hero in g.state.heroes)
    _end(g, "ranked", tuple([hero.seat for hero in g.state.heroes if rank(g, hero) == best]))


@rule("OAK-END-05", "OAK-END-06")
def rank(g: OakDell, hero: Hero) -> tuple[int, ...]:
    """What decides between heroes, the first difference first; more is better.

    Life, how near the objective is, the levels of the killed monsters, HP, marked circles that are not filled.
    """
    levels = sum([level for sheet in hero.killed if (level := g.box.sheets[sheet].level) != "boss"])
    circles = sum([circles.marked - len(circles.filled) for circles in hero.tracks.values()])
    return (hero.alive, *_progress(g, hero), levels, hero.hp, circles)


@rule("OAK-END-05")
def _progress(g: OakDell, hero: Hero) -> tuple[int, int]:
    if g.options.scenario == "shrines":
        return len(hero.destroyed), 0
    if g.sheet(hero).level == "boss":
        return 2, -hero.fight.left
    return int(hero.chamber), 0


def _end(g: OakDell, reason: str, winners: tuple[Seat, ...]) -> None:
    """The game is over. Winners by the objective stand first, then all by `rank`, seats in order where it is equal."""
    order = sorted(g.state.heroes, key=lambda hero: (hero.seat in winners, rank(g, hero)), reverse=True)
    g.tell(GameEnded, reason, winners, tuple([hero.seat for hero in order]))
    g.finish(Outcome(winners, reason, {"round": g.state.round}))

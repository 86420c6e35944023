"""Victory and defeat (rulebook: Victory and defeat; specification 3.21)."""

from __future__ import annotations

from oakveil.kernel.outcome import Outcome
from oakveil.kernel.rulebook import rule

from ..events import GameLost, GameWon
from ..state import BEAST, Avel, MonsterId


@rule("AVEL-BATTLE-11", "AVEL-BEAST-03")
def leave_play(g: Avel, monster: MonsterId) -> None:
    """A fallen monster goes to the defeated pile of its size, the Beast out of the game; then check victory."""
    state = g.state
    del state.monsters[monster]
    if monster != BEAST:
        (state.fallen_small if g.card(monster).size == "small" else state.fallen_big).append(monster)
    check_victory(g, monster)


@rule("AVEL-END-01", "AVEL-END-03", "AVEL-END-05", "AVEL-STUN-09", "AVEL-TRAP-06")
def check_victory(g: Avel, last: MonsterId) -> None:
    """In act two the team wins at once when no monster is in play. In act one it cannot win."""
    if g.state.act == 2 and not g.state.monsters:
        everybody = tuple(hero.seat for hero in g.state.heroes)
        g.tell(GameWon, g.state.round, last)
        g.finish(Outcome(everybody, "monsters_gone", {"monster": last, "round": g.state.round}))


@rule("AVEL-END-02", "AVEL-END-04", "AVEL-END-05", "AVEL-CASTLE-03")
def lose(g: Avel, intruder: MonsterId) -> None:
    """A monster has entered the castle: the only way to lose. The game ends at once."""
    g.tell(GameLost, g.state.round, intruder)
    g.finish(Outcome((), "castle_entered", {"monster": intruder, "round": g.state.round}))

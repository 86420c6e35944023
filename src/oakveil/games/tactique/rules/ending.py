"""Giving the game up (specification 3.34)."""

from __future__ import annotations

from oakveil.kernel.ask import Broken, Seat
from oakveil.kernel.rulebook import rule
from oakveil.kernel.table import Command

from ..choices import Concede
from ..events import Conceded
from ..state import Tactique
from .death import lose


@rule("TAC-WIN-03")
def check_concession(g: Tactique, seat: Seat, value: Concede) -> Broken | None:
    """A seat says each thing once."""
    if value.agree is (seat in g.state.conceding):
        return Broken("TAC-WIN-03", "tactique-broken-concede")
    return None


@rule("TAC-WIN-03")
def concede(g: Tactique, seat: Seat, value: Concede) -> None:
    """The game is lost when every seat agrees; programs agree with the first person that does."""
    state = g.state
    others = tuple(other for other in state.conceding if other != seat)
    state.conceding = (*others, seat) if value.agree else others
    g.tell(Conceded, seat, value.agree)
    if len(state.conceding) == g.options.players:
        lose(g, "conceded")


Tactique.commands = (Command("tactique.concede", Concede, check_concession, concede, for_all=True),)

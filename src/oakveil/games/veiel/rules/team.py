"""Decisions of the whole team (specification 3.27)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from oakveil.kernel.ask import Ask, AskAll, Clock, Option, Seat
from oakveil.kernel.rulebook import rule

from ..state import Veiel

Answer = Option | dict[Seat, Option]
"""What the handler of a decision of the team gets: what the leader says, or what every seat says."""


@rule("VEIEL-TEAM-01", "VEIEL-TEAM-02")
def decide(
    g: Veiel, key: str, options: Sequence[Option], default: Option | None = None, clock: Clock | None = None
) -> Ask | AskAll:
    """Ask the team to choose one of `options`: its leader, or all that decide for it where the majority counts."""
    seats = voters(g)
    if g.options.team_vote == "leader" or len(seats) == 1:
        return Ask(g.leader, key, options, default, clock=clock)
    return AskAll(tuple(Ask(seat, key, options, default, clock=clock) for seat in seats))


@rule("VEIEL-TEAM-02", "VEIEL-TEAM-03")
def voters(g: Veiel) -> Sequence[Seat]:
    """The seats that decide for the team.

    Ruling (VEIEL-TEAM-03): a table does not know who is a person, so each player says at the start whether it decides
    or follows. Programs follow; if everybody does, everybody decides.
    """
    return g.state.speakers or range(1, g.options.seats + 1)


@rule("VEIEL-TEAM-02", "VEIEL-TEAM-04")
def agreed(g: Veiel, answer: Answer) -> Option:
    """What the team decided: what more than half of the seats want, else what the player of the defender wants.

    Ruling (VEIEL-TEAM-02): every seat that decides has one vote, whether its heroes stand or not.
    """
    if not isinstance(answer, dict):
        return answer
    choice, votes = Counter(answer.values()).most_common(1)[0]
    return choice if 2 * votes > len(answer) else answer[g.leader]

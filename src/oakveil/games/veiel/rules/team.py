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
    """Ask the team to choose one of `options`: its leader, or all seats of heroes where the majority counts."""
    if g.options.team_vote == "leader" or g.options.seats == 1:
        return Ask(g.leader, key, options, default, clock=clock)
    return AskAll(tuple(Ask(seat, key, options, default, clock=clock) for seat in range(1, g.options.seats + 1)))


@rule("VEIEL-TEAM-02", "VEIEL-TEAM-04")
def agreed(g: Veiel, answer: Answer) -> Option:
    """What the team decided: what more than half of the seats want, else what the player of the defender wants.

    Ruling (VEIEL-TEAM-02): every seat of heroes has a vote, whoever plays it and whether its heroes stand or not.
    """
    if not isinstance(answer, dict):
        return answer
    choice, votes = Counter(answer.values()).most_common(1)[0]
    return choice if 2 * votes > len(answer) else answer[g.leader]

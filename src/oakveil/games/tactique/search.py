"""The clever player: it keeps more plans, averages forecasts, and tries who should begin (specification 10)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance

from .bots import MEMORY, answer, fingerprint
from .planning import Level
from .scoring import score
from .state import Tactique
from .worth import worth_of

CLEVER = Level("clever", width=8, forecasts=8)
QUICK = Level("quick", width=2, forecasts=1)
"""How the rest of a round is played when orders are compared."""
LONGEST_ROUND = 400
"""Answers after which a round is judged as it stands."""


def clever(g: Tactique, ask: Ask, chance: Chance) -> Option:
    """A player that plans more widely than a sensible one and plays rounds out before it says which hero begins."""
    if ask.key == "tactique.start_turn" and len(ask.options) > 1:
        return who_begins(g, ask)
    return answer(g, ask, chance, CLEVER)


def who_begins(g: Tactique, ask: Ask) -> Option:
    """Of the heroes that may begin the one after whose turn the round ends best, the others following as usual."""
    position = fingerprint(g, ask.seat, CLEVER)
    known = MEMORY.recall(position)
    if known is None or known not in ask.options:
        world = g.redealt(ask.seat, Chance(position))
        known = max(ask.options, key=lambda option: play_round(world, ask, option, position))
        MEMORY.note(position, known)
    return known


def play_round(g: Tactique, ask: Ask, choice: Option, seed: bytes) -> float:
    """How the team stands after this round when `choice` is answered and quick players go on."""
    world = g.copy(Chance(seed))
    habits = Chance(seed + b"habits")
    encounter, number = world.state.encounter, world.state.round
    world.answer(choice, ask.seat)
    for _ in range(LONGEST_ROUND):
        asks = world.asks()
        if not asks or (world.state.encounter, world.state.round) != (encounter, number):
            break
        world.answer(answer(world, asks[0], habits, QUICK), asks[0].seat)
    return score(world, worth_of(world.box), "round_end")

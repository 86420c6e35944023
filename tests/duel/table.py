"""Table talk for tests: a Duel with chosen hands, in the middle of a turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from oakveil.kernel.ask import Option, Seat
from oakveil.kernel.match import FairSeed, Match

from . import GAME
from .state import TRICKS, Aim, Ambush, Duel, DuelOptions, Keep, Play, Stake, Tricks


def scene(
    hands: Mapping[Seat, Sequence[str]], ambushes: Mapping[Seat, Ambush | None] | None = None, **options: int
) -> Match:
    """A match at its first question in which these hands were dealt; ambushes not named are gone."""
    match = Match.start(GAME, DuelOptions(seats=len(hands), **options), seed=FairSeed.of("scene"))  # type: ignore[arg-type]
    state = match.table.state
    rest = Counter(TRICKS)
    for seat, duellist in state.duellists.items():
        duellist.hand = Tricks(seat, [*hands[seat]])
        duellist.ambush = (ambushes or {}).get(seat)
        rest.subtract(hands[seat])
        rest.subtract([duellist.ambush.face()] if duellist.ambush else [])
    assert min(rest.values()) >= 0, rest
    state.deck.cards = sorted(rest.elements())
    return match


def attack(match: Match, target: Seat, trick: str = "strike") -> None:
    """From the first question: nobody stakes, seat 1 begins, keeps the first trick and attacks."""
    for seat in match.table.state.duellists:
        match.answer(seat, Stake(0))
    keep = match.asks()[0].options[0]
    assert isinstance(keep, Keep)
    says(match, (1, keep), (1, Aim(target, 90)), (1, Play(trick)))


def says(match: Match, *answers: tuple[Seat, Option]) -> None:
    """Seats answer, one after the other."""
    for seat, choice in answers:
        match.answer(seat, choice)


def lives(match: Match) -> list[int]:
    """The lives of all duellists, from seat 1 on."""
    g: Duel = match.table  # type: ignore[assignment]
    return [duellist.life for duellist in g.state.duellists.values()]


def procedures(match: Match) -> list[str]:
    """The procedures in progress, the innermost last."""
    return [type(frame).__name__ for frame in match.table.stack]

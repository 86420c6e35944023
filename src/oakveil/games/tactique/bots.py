"""The players of Deckbuilding Tactique that are programs (specification 10): easy, sensible, clever."""

from __future__ import annotations

from hashlib import blake2b
from threading import Lock

import msgspec

from oakveil.kernel.ask import Ask, Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.rulebook import rule
from oakveil.kernel.sight import view

from .choices import Stay
from .habits import at_once, habit
from .planning import Level, Planner, closing
from .sequence import HeroTurn
from .state import Tactique
from .worth import worth_of

EASY = Level("easy", width=1, forecasts=0)
SENSIBLE = Level("sensible", width=4, forecasts=1)
REMEMBERED = 20_000
"""So many answers of plans are kept in mind."""


LONGEST_ENCOUNTER = 60
"""Games of bots end in a stall after so many rounds of an encounter."""


@rule("TAC-GEN-10")
def stalled(g: Tactique) -> bool:
    """Whether an encounter has lasted so long that a game of bots is given up. No rule limits its rounds."""
    return g.state.round > LONGEST_ENCOUNTER


class Memory:
    """Answers that plans gave to positions. A position has one plan, so it does not matter who remembers what."""

    def __init__(self) -> None:
        self._answers: dict[bytes, Option] = {}
        self._lock = Lock()

    def recall(self, position: bytes) -> Option | None:
        """The answer to a position, if it came up in a plan."""
        return self._answers.get(position)

    def note(self, position: bytes, answer: Option) -> None:
        """Keep an answer in mind; the oldest one is forgotten when there are too many."""
        with self._lock:
            self._answers.setdefault(position, answer)
            if len(self._answers) > REMEMBERED:
                del self._answers[next(iter(self._answers))]


MEMORY = Memory()


def sensible(g: Tactique, ask: Ask, chance: Chance) -> Option:
    """A player that plans each turn with an eye on what the enemies will do."""
    return answer(g, ask, chance, SENSIBLE)


def easy(g: Tactique, ask: Ask, chance: Chance) -> Option:
    """A player that takes what looks best next and does not think of the enemies' turn."""
    return answer(g, ask, chance, EASY)


def answer(g: Tactique, ask: Ask, chance: Chance, level: Level) -> Option:
    """By habit where there is one, else by a plan for the turn in progress, else at once."""
    usual = habit(g, ask, chance)
    if usual is not None:
        return usual
    if g.within(HeroTurn) is None or g.state.phase != "heroes":
        return at_once(g, ask, chance)
    position = fingerprint(g, ask.seat, level)
    known = MEMORY.recall(position)
    if known is None or known not in ask.options:
        known = think(g, ask, level, position)
    return known


def think(g: Tactique, ask: Ask, level: Level, position: bytes) -> Option:
    """Plan the rest of the turn, remember the plan, and give its first answer."""
    world = g.redealt(ask.seat, Chance(position))
    plan = Planner(world, level, position).plan()
    remember(world, plan.answers, level, position)
    known = MEMORY.recall(position)
    return at_once(g, ask, Chance(position)) if known is None or known not in ask.options else known


def remember(g: Tactique, answers: tuple[Option, ...], level: Level, seed: bytes) -> None:
    """Go through a plan to the end of the turn and note each answer with the position it belongs to."""
    turn = g.within(HeroTurn)
    assert turn is not None
    ahead = g.copy(Chance(seed))
    worth = worth_of(g.box)
    chance = Chance(seed)
    waiting = list(answers)
    while ahead.outcome is None and ahead.stack:
        asks = ahead.asks()
        inside = ahead.within(HeroTurn)
        if not asks or inside is None or inside.hero != turn.hero:
            return
        ask = asks[0]
        if waiting:
            choice = waiting.pop(0)
        elif isinstance(ahead.stack[-1], HeroTurn):
            choice = closing(ahead, turn.hero, worth)
        else:
            choice = Stay() if Stay() in ask.options else at_once(ahead, ask, chance)
        if choice not in ask.options:
            return
        MEMORY.note(fingerprint(ahead, ask.seat, level), choice)
        ahead.answer(choice, ask.seat)


def fingerprint(g: Tactique, seat: Seat, level: Level) -> bytes:
    """What a seat knows of a position in a hero's turn and may matter for a plan, in a few bytes.

    What goes on around the turn does not count, nor do piles that cannot be known.
    """
    state, turn = g.state, next((i for i, frame in enumerate(g.stack) if isinstance(frame, HeroTurn)), 0)
    known = (
        (level.name, seat, state.encounter, state.round, state.active, state.phase, state.battlefield),
        [view(hero, seat) for hero in state.heroes],
        (state.enemies, state.runes, state.obstacles, state.limits, state.defeated),
        (state.bosses, state.played_actions, state.lasting_actions),
        [view(frame, seat) for frame in g.stack[turn:]],
    )
    return blake2b(msgspec.msgpack.encode(known), digest_size=16).digest()

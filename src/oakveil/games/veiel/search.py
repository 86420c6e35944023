"""The clever player: in fights that matter, and between rooms, it plays its best answers out (specification 10.4)."""

from __future__ import annotations

from collections.abc import Callable

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance

from .bots import sensible
from .choices import FaceBoss, GoBack, GoOn
from .crossing_habits import readiness
from .fighting_habits import value
from .judging import health
from .rules.ending import is_last
from .rules.hero_turn import HeroTurn
from .sequence import wing_of
from .state import Veiel

CANDIDATES = 3
"""So many of the best deeds of a hero's turn are compared."""
PLAY_OUTS = 12
"""Re-dealt games played on for each answer that is compared."""
LONGEST_PLAY_OUT = 300
"""Answers after which a play-out is judged as it stands."""
WORTH_A_TRY = 3.0
"""The boss is thought of before the last crossing when the team looks so much stronger."""
FUTURE = 0.35
"""The chance to win that a team has which comes home with empty hands."""
CRYSTAL, CARD, FALLEN = 0.02, 0.01, 0.05
"""What a crystal and a piece of equipment add to this chance, and what a fallen hero in the crypt takes away."""

Candidates = Callable[[Veiel, Ask, Option], list[Option]]
End = Callable[[Veiel], bool]


def clever(g: Veiel, ask: Ask, chance: Chance) -> Option:
    """A sensible player that tries its best answers out where much depends on them."""
    usual = sensible(g, ask, chance)
    found = _SEARCHED.get(ask.key)
    if found is None or g.state.where not in ("dungeon", "boss"):
        return usual
    candidates, ends = found
    tried = list(dict.fromkeys([usual, *candidates(g, ask, usual)]))
    return usual if len(tried) == 1 else search(g, ask, chance, tried, ends)


def search(g: Veiel, ask: Ask, chance: Chance, tried: list[Option], ends: End) -> Option:
    """The answer after which sensible players fare best.

    Every answer is played out with the same re-deals and the same chance, so that luck is the same for all.
    """
    seeds = [chance.below(1 << 30, "bot").to_bytes(4, "little") for _ in range(PLAY_OUTS)]
    worth = {option: sum(play_out(g, ask, option, seed, ends) for seed in seeds) for option in tried}
    return max(tried, key=worth.__getitem__)


def play_out(g: Veiel, ask: Ask, choice: Option, seed: bytes, ends: End) -> float:
    """What a re-dealt game promises the team, 0 to 1, when `choice` is answered and sensible players go on."""
    world = g.redealt(ask.seat, Chance(seed + b"world"))
    world.answer(choice, ask.seat)
    habits = Chance(seed + b"habits")
    for _ in range(LONGEST_PLAY_OUT):
        if world.outcome is not None or ends(world):
            break
        asked = world.asks()[0]
        world.answer(sensible(world, asked, habits), asked.seat)
    return prospects(world)


def prospects(g: Veiel) -> float:
    """The end of a game, or what an unfinished one promises, as a number from 0 (lost) to 1 (won)."""
    if g.outcome is not None:
        return 1.0 if g.outcome.reason == "boss_dead" else 0.0
    state = g.state
    if state.where == "boss":
        return min(0.9, max(0.1, 0.4 * readiness(g)))
    promise = FUTURE + CRYSTAL * state.crystals + CARD * len(state.box)
    if state.where == "dungeon":
        promise += 0.2 * health(g, state.heroes) - FALLEN * (g.size - len(g.standing()))
    return min(0.95, max(0.05, promise))


def _deeds(g: Veiel, ask: Ask, usual: Option) -> list[Option]:
    """The best deeds of a hero's turn, where more than basic enemies are to be beaten."""
    turn = g.within(HeroTurn)
    assert turn is not None
    if all(enemy.kind == "basic" for enemy in g.combat.line):
        return []
    hero = g.hero(turn.hero)
    return sorted(ask.options, key=lambda option: -value(g, hero, option))[:CANDIDATES]


def _flights(g: Veiel, ask: Ask, usual: Option) -> list[Option]:
    """To stay or to flee, as long as there is a home to go to and not all is well."""
    return [] if is_last(g) or health(g, g.state.heroes) > 0.6 else list(ask.options)


def _ways(g: Veiel, ask: Ask, usual: Option) -> list[Option]:
    """Deeper into this wing, or back; the boss only where the team looks strong."""
    if is_last(g):
        return []
    ways: list[Option] = [GoBack(), GoOn(wing_of(g.state.place))]
    if readiness(g) >= WORTH_A_TRY:
        ways.append(FaceBoss())
    return [way for way in ways if way in ask.options]


def _fight_over(g: Veiel) -> bool:
    return g.state.combat is None


def _crossing_over(g: Veiel) -> bool:
    return g.state.where == "rest"


_SEARCHED: dict[str, tuple[Candidates, End]] = {
    "veiel.action": (_deeds, _fight_over),
    "veiel.flee": (_flights, _fight_over),
    "veiel.onward": (_ways, _crossing_over),
}
"""The questions that are worth a search: what is tried, and when a play-out ends."""

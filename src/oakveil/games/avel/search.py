"""The clever player: it feels for shapes in the bag, and before the end it plays its best goals out (10.5)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance

from .bots import choose_action, first_step, other_answer, sensible
from .choices import Grab
from .goals import Outlook, goals
from .rules.drawing import DrawEquipment
from .state import BEAST, SLOTS, Avel

CANDIDATES = 5
"""So many of the best goals are compared."""
PLAY_OUTS = 14
"""Re-dealt games played to the end for each of them."""
LONGEST_PLAY_OUT = 400
"""Decisions after which a play-out is judged as it stands."""
ROUNDS_BEFORE_RISE = 3
"""It starts to search so many rounds before the rise."""


def clever(g: Avel, ask: Ask, chance: Chance) -> Option:
    """A sensible player that draws by shape and searches from three rounds before the rise on."""
    if ask.key == "avel.bag_grab":
        return grab_by_shape(g, ask)
    if ask.key != "avel.action":
        return other_answer(g, ask, chance)
    usual = choose_action(g, ask, chance)
    if g.box.rise - g.state.marker > ROUNDS_BEFORE_RISE or not g.hero(ask.seat).actions_left:
        return usual
    return search(g, ask, chance, usual)


def search(g: Avel, ask: Ask, chance: Chance, usual: Option) -> Option:
    """Of the first steps to the best goals, and the usual answer, the one after which sensible teams fare best.

    Every candidate is played out with the same re-deals and the same chance, so that luck is the same for all.
    """
    view = Outlook(g, g.hero(ask.seat))
    best = sorted(goals(view), key=lambda goal: -goal.rate)[:CANDIDATES]
    candidates = list(dict.fromkeys([usual, *(first_step(view, goal, ask) for goal in best)]))
    if len(candidates) == 1:
        return usual
    seeds = [chance.below(1 << 30, "bot").to_bytes(4, "little") for _ in range(PLAY_OUTS)]
    value = {candidate: sum(play_out(g, ask, candidate, seed) for seed in seeds) for candidate in candidates}
    return max(candidates, key=value.__getitem__)


def play_out(g: Avel, ask: Ask, choice: Option, seed: bytes) -> float:
    """How a re-dealt game ends for the team, 0 to 1, when `choice` is answered and sensible players go on."""
    world = g.redealt(ask.seat, Chance(seed + b"world"))
    world.answer(choice, ask.seat)
    habits = Chance(seed + b"habits")
    for _ in range(LONGEST_PLAY_OUT):
        if world.outcome is not None:
            break
        asked = world.asks()[0]
        world.answer(sensible(world, asked, habits), asked.seat)
    return prospects(world)


def prospects(g: Avel) -> float:
    """The end of a game, or what an unfinished one promises, as a number from 0 (lost) to 1 (won)."""
    if g.outcome is not None:
        return 1.0 if g.outcome.winners else 0.0
    state = g.state
    beast = state.monsters.get(BEAST)
    promise = 0.5 - 0.05 * len(state.monsters) + 0.02 * state.built + 0.02 * (beast.damage if beast else 0)
    promise += 0.01 * sum(hero.hearts for hero in state.heroes)
    return min(0.98, max(0.02, promise))


def grab_by_shape(g: Avel, ask: Ask) -> Option:
    """Feel for the class of an empty slot, else for something large."""
    frame = g.within(DrawEquipment)
    assert frame is not None
    hero = g.hero(ask.seat)
    empty = {slot for slot in SLOTS if getattr(hero, slot) is None}

    def promise(option: Option) -> tuple[float, int]:
        assert isinstance(option, Grab)
        shape = frame.parade[option.position].shape
        alike = [token for token in g.state.bag.items if g.box.equipment[token].shape == shape]
        fitting = sum(g.box.equipment[token].kind in empty for token in alike) / len(alike)
        return fitting, g.box.backpack.placements(shape)[0].bit_count()

    return max(ask.options, key=promise)

"""The players of Dungeons of the Oak Dell that are programs (specification, section 10): easy, sensible, hawk-eyed.

They know the open map and the open tables, but see lines as a person does: a little wrong, until they drink Focus.
"""

from __future__ import annotations

from collections.abc import Callable

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance

from . import habits
from .habits import Player
from .state import OakDell

EASY, SENSIBLE, CLEVER = Player(eye=50), Player(eye=25, care=1.5), Player(eye=6, care=1.5)

HABITS: dict[str, Callable[[OakDell, Ask, Player], Option]] = {
    "oakdell.hero": habits.hero,
    "oakdell.draft": habits.draft,
    "oakdell.route": habits.route,
    "oakdell.after_route": habits.after_route,
    "oakdell.attack": habits.attack,
    "oakdell.precision": habits.precision,
    "oakdell.wound": habits.wound,
    "oakdell.chain_next": habits.next_strike,
    "oakdell.bonus": habits.bonus,
    "oakdell.block": habits.block,
    "oakdell.pool": habits.pool,
    "oakdell.skip": habits.skip,
    "oakdell.let_go": habits.let_go,
    "oakdell.brace": habits.brace,
    "oakdell.reroll": habits.reroll,
    "oakdell.riposte": habits.riposte,
    "oakdell.circle": habits.circle,
    "oakdell.gear": habits.gear,
    "oakdell.potion": habits.potion,
    "oakdell.dodge": habits.dodge,
    "oakdell.shrine": habits.shrine,
}


def sensible(g: OakDell, ask: Ask, chance: Chance) -> Option:
    """A player with a good eye."""
    return answer(g, ask, SENSIBLE)


def easy(g: OakDell, ask: Ask, chance: Chance) -> Option:
    """A player who misjudges many lines and thinks less of its hearts."""
    return answer(g, ask, EASY)


def clever(g: OakDell, ask: Ask, chance: Chance) -> Option:
    """A player with the eye of a hawk: it is hardly ever wrong about a line."""
    return answer(g, ask, CLEVER)


def answer(g: OakDell, ask: Ask, player: Player) -> Option:
    """The answer of a player by its habit; the default where there is none (the best result of a boss's roll)."""
    habit = HABITS.get(ask.key)
    if habit is not None:
        return habit(g, ask, player)
    assert ask.default is not None, ask.key
    return ask.default

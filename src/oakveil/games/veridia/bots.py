"""The players of Veridia that are programs (specification, section 10)."""

from __future__ import annotations

from collections.abc import Callable

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance

from . import building_habits as building
from . import casting_habits as casting
from . import fighting_habits as fighting
from . import travelling_habits as travelling
from .campaign import guide
from .choices import Attack, EndSlot, Nothing, Walk
from .state import Veridia

Habit = Callable[[Veridia, Ask, Chance], Option]

HABITS: dict[str, Habit] = {
    "veridia.place": fighting.place,
    "veridia.prepare": casting.prepare,
    "veridia.turn": fighting.turn,
    "veridia.answer": fighting.answer,
    "veridia.exchange": fighting.exchange,
    "veridia.reroll": fighting.reroll,
    "veridia.ignore": fighting.ignore,
    "veridia.stop": fighting.stop,
    "veridia.chase": fighting.chase,
    "veridia.follow_up": fighting.follow,
    "veridia.riders": fighting.riders,
    "veridia.split": fighting.split,
    "veridia.points": casting.points,
    "veridia.target": casting.target,
    "veridia.centre": casting.centre,
    "veridia.build": building.build,
    **travelling.HABITS,
    "veridia.master": guide.master,
    "veridia.join": guide.join,
    "veridia.bench": guide.bench,
    "veridia.proposal": guide.proposal,
}


def sensible(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """A player that weighs blows by exact odds."""
    habit = HABITS.get(ask.key)
    if habit is not None:
        return habit(g, ask, chance)
    return ask.default if ask.default is not None else ask.propose(chance)


def easy(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """A player that strikes whoever is near and defends itself only now and then."""
    if ask.key == "veridia.turn":
        strikes = [option for option in ask.options if type(option) is Attack and not option.part]
        if strikes:
            return chance.roll(strikes, "bot")
        answer = fighting.turn(g, ask, chance)
        return answer if isinstance(answer, Walk | EndSlot) else sensible(g, ask, chance)
    if ask.key == "veridia.answer" and chance.below(2, "bot"):
        return Nothing()
    return sensible(g, ask, chance)

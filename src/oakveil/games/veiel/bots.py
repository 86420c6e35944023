"""The players of The Order of Veiel that are programs (specification 10): easy and sensible, for heroes and the DM."""

from __future__ import annotations

from collections.abc import Callable

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.rulebook import rule

from . import camp_habits, crossing_habits, defending_habits, master_habits, shopping_habits
from .choices import (
    AgreeToEnd,
    Attack,
    ChooseHero,
    Decline,
    Done,
    EndFight,
    EndTurn,
    Follow,
    KeepDie,
    SendBack,
    SolveRiddle,
    StrikeHero,
)
from .fighting_habits import best_deed, next_target
from .judging import tank
from .rules.hero_turn import HeroTurn
from .rules.sheet import check_bonus
from .state import Veiel

Habit = Callable[[Veiel, Ask], Option]
FIRST_ROLES = ("defender", "healer", "striker", "support")
"""A team wants one of each of these, in this order (VEIEL-TIP-01)."""


def sensible(g: Veiel, ask: Ask, chance: Chance) -> Option:
    """A player that weighs what each answer is worth."""
    if ask.key == "veiel.pick_hero":
        return _pick_hero(g, ask, chance)
    if ask.key == "veiel.powerful":
        return master_habits.powerful(g, ask, chance)
    habit = HABITS.get(ask.key)
    if habit is not None:
        return habit(g, ask)
    return ask.default if ask.default is not None else ask.propose(chance)


def easy(g: Veiel, ask: Ask, chance: Chance) -> Option:
    """A player that takes anything, but strikes where it can and goes on in a fight."""
    if ask.key in EASY:
        return EASY[ask.key](g, ask)
    wanted = [option for option in ask.options if type(option) in (Attack, StrikeHero)]
    return chance.roll(wanted, "bot") if wanted else ask.propose(chance)


def _pick_hero(g: Veiel, ask: Ask, chance: Chance) -> Option:
    """A role that the team lacks, else anybody."""
    roles = [g.box.heroes[hero.id].role for hero in g.state.heroes]
    lacking = next((role for role in FIRST_ROLES if role not in roles), None)
    fitting = [
        option for option in ask.options if isinstance(option, ChooseHero) and g.box.heroes[option.hero].role == lacking
    ]
    return chance.roll(fitting or ask.options, "bot")


def _turn(g: Veiel, ask: Ask) -> Option:
    turn = g.within(HeroTurn)
    assert turn is not None
    return best_deed(g, g.hero(turn.hero), list(ask.options))


def _duel(g: Veiel, ask: Ask) -> Option:
    """The weakest weapon on the one who stands it best: nobody is to be hurt."""
    blows = [option for option in ask.options if isinstance(option, StrikeHero)]
    if not blows:
        return EndTurn()
    return min(blows, key=lambda blow: (g.box.weapons[blow.weapon].damage, -tank(g, g.hero(blow.target))))


@rule("VEIEL-RIDDLE-06")
def _riddler(g: Veiel, ask: Ask) -> Option:
    """Who has the most INT rolls. A program only guesses at a puzzle where nobody may roll."""
    solvers = [option for option in ask.options if isinstance(option, SolveRiddle)]
    if not solvers:
        return ask.options[0]
    return max(solvers, key=lambda option: check_bonus(g, g.hero(option.hero), ("INT",)))


@rule("VEIEL-TEAM-03")
def _voice(g: Veiel, ask: Ask) -> Option:
    """Programs leave it to persons to decide for the team."""
    return Follow()


def _flee(g: Veiel, ask: Ask) -> Option:
    return EndFight() if EndFight() in ask.options else crossing_habits.flee(g, ask)


HABITS: dict[str, Habit] = {
    "veiel.voice": _voice,
    "veiel.defender": defending_habits.defender,
    "veiel.pass_defender": defending_habits.pass_defender,
    "veiel.wing": crossing_habits.wing,
    "veiel.onward": crossing_habits.onward,
    "veiel.flee": _flee,
    "veiel.first_hero": crossing_habits.first_hero,
    "veiel.price": crossing_habits.price,
    "veiel.react": defending_habits.react,
    "veiel.action": _turn,
    "veiel.free_action": _turn,
    "veiel.targets": next_target,
    "veiel.duel": _duel,
    "veiel.riddle": _riddler,
    "veiel.riddler": _riddler,
    "veiel.shop": shopping_habits.shop,
    "veiel.buy_here": shopping_habits.buy_here,
    "veiel.camp": camp_habits.camp,
    "veiel.calm": camp_habits.camp,
    "veiel.depart": camp_habits.depart,
    "veiel.place_enemy": master_habits.place_enemy,
    "veiel.strike": master_habits.strike,
    "veiel.event": master_habits.event,
    "veiel.event_targets": master_habits.weakest_target,
    "veiel.control": master_habits.control,
    "veiel.puppet": master_habits.puppet,
    "veiel.take_room": master_habits.take_room,
    "veiel.lay_room": master_habits.lay_room,
    "veiel.lay_line": master_habits.lay_line,
    "veiel.settle": lambda g, ask: AgreeToEnd(),
}
"""How a sensible player answers each question; others by their default."""
EASY: dict[str, Habit] = {
    "veiel.voice": _voice,
    "veiel.riddle": _riddler,
    "veiel.camp": lambda g, ask: Done(),
    "veiel.calm": lambda g, ask: Done(),
    "veiel.shop": lambda g, ask: Done(),
    "veiel.react": lambda g, ask: Decline() if Decline() in ask.options else ask.options[0],
    "veiel.die": lambda g, ask: KeepDie(),
    "veiel.send_back": lambda g, ask: SendBack(),
}

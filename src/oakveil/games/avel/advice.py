"""Why a sensible player answers as it does, in a sentence: the leading reason behind each of its answers.

The reasons are those of the bots (specification 10), read from the same goals. Nothing here knows what lies face down.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.text import Text, Value

from .bots import first_step
from .choices import DrinkHealing, EndTurn, Exchange, Fight, Rest, Service
from .goals import Goal, Outlook, goals, rounds_to_gate
from .page import told
from .preview import battle_odds
from .rules.battle import Battle
from .rules.exchange import MakeExchange
from .state import Avel, Hero, MonsterId
from .wording import Wording

_NONE = "none"
"""How messages ask for what is not there."""


def why(g: Avel, ask: Ask, choice: Option, text: Text) -> str:
    """Why a sensible player would give this answer; "" where there is nothing to say."""
    said = _Reason(g, ask, choice, text).sentence()
    return said[:1].upper() + said[1:]


class _Reason:
    """The reason for one answer."""

    def __init__(self, g: Avel, ask: Ask, choice: Option, text: Text) -> None:
        self.g = g
        self.ask = ask
        self.choice = choice
        self.hero: Hero = g.hero(ask.seat)
        self.words = Wording(text)
        self.text = text

    def sentence(self) -> str:
        if self.ask.key == "avel.action":
            return self._of_action()
        message = f"avel-why-{type(self.choice).__name__}"
        if not self.text.has(message):
            return ""
        details = _DETAILS.get(self.ask.key)
        return self.text.say(message, **({} if details is None else details(self)))

    def _of_action(self) -> str:
        match self.choice:
            case DrinkHealing():
                return self.text.say("avel-why-healing", hearts=self.hero.hearts)
            case Exchange(hero=other):
                return self.text.say("avel-why-exchange", hero=self.words.hero(self.g, other))
            case EndTurn() if not self.hero.actions_left:
                return self.text.say("avel-why-no-actions")
        goal = self._goal()
        if goal is None:
            return self.text.say("avel-why-nothing-near") if isinstance(self.choice, EndTurn) else ""
        reason = self._of_goal(goal)
        if goal.at == self.hero.tile or not reason:
            return reason
        return self.text.say("avel-why-on-the-way", tile=self.words.cell(self.g, goal.at), reason=reason)

    def _goal(self) -> Goal | None:
        """The goal with the highest rate to which the answer is the first step."""
        view = Outlook(self.g, self.hero)
        fitting = [goal for goal in goals(view) if goal.worth > 0 and first_step(view, goal, self.ask) == self.choice]
        return max(fitting, key=lambda goal: goal.rate, default=None)

    def _of_goal(self, goal: Goal) -> str:
        match goal.deed:
            case None:
                return self.text.say("avel-why-explore", rounds=self.g.box.rise - self.g.state.marker)
            case Rest():
                return self.text.say("avel-why-rest", hearts=self.hero.hearts)
            case Service(kind=kind):
                message = f"avel-why-service-{kind}"
                return self.text.say(message) if self.text.has(message) else ""
            case Fight(monster=monster):
                message = "avel-why-hunt" if self.g.state.act == 1 else "avel-why-defend"
                return self.text.say(message, **self.against(monster))
        return ""

    def against(self, monster: MonsterId) -> dict[str, Value]:
        """What is to be known of a battle; the odds as this table tells them."""
        odds = told(self.g, battle_odds(self.g, self.hero, monster))
        return {
            "monster": self.words.monster(self.g, monster),
            "odds": _NONE if odds is None else odds.word,
            "rounds": rounds_to_gate(self.g)[monster],
            "hearts": self.hero.hearts,
            "left": self.g.state.monsters[monster].left,
        }

    def battle(self) -> dict[str, Value]:
        """Of the battle being fought."""
        battle = self.g.within(Battle)
        assert battle is not None
        return self.against(battle.monster)

    def chosen(self) -> dict[str, Value]:
        """Of the token that is chosen, if one is."""
        token: Any = getattr(self.choice, "token", None)
        return {} if token is None else {"token": self.words.token(self.g, token)}

    def companion(self) -> dict[str, Value]:
        """Of the hero with whom an exchange is being made."""
        frame = self.g.within(MakeExchange)
        assert frame is not None
        other = frame.other if frame.seat == self.ask.seat else frame.seat
        return {"hero": self.words.hero(self.g, other)}


_DETAILS: dict[str, Callable[[_Reason], dict[str, Value]]] = {
    "avel.elixir": _Reason.battle,
    "avel.effect": _Reason.battle,
    "avel.spell": _Reason.battle,
    "avel.press_on": _Reason.battle,
    "avel.market": _Reason.chosen,
    "avel.exchange": _Reason.companion,
    "avel.exchange_reply": _Reason.companion,
}
"""What the message of an answer is told, by question."""

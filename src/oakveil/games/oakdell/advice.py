"""Why a sensible player answers as it does, in a sentence: its rule of thumb, with the odds of a coming attack.

The reasons are those of the bots (specification 10). Where a line would run is never told (OAK-STRIKE-06).
"""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Text

from .choices import Decline, FaceRoll, Light, NextStrike, Skip, Slash, Strike, UseCircle
from .measuring import may_measure
from .odds import outlook
from .state import OakDell

_OF_ATTACK = ("skip", "brace")
"""Questions before the monster has rolled."""


def why(g: OakDell, ask: Ask, choice: Option, text: Text) -> str:
    """Why a sensible player would give this answer; "" where there is nothing to say."""
    message, key = f"oakdell-why-{type(choice).__name__}", ask.key.removeprefix("oakdell.")
    if not text.has(message):
        return ""
    asked = isinstance(choice, Decline | UseCircle)
    reason = text.say(message, key=key) if asked else text.say(message)
    if key in _OF_ATTACK and isinstance(choice, Decline | FaceRoll | Light | Skip):
        mean = f"{outlook(g, g.hero(ask.seat), g.turn.die).expected:.1f}"
        told = mean.replace(".", ",") if text.locale == "fr" else mean
        reason = text.say("oakdell-why-expected", n=told, reason=reason)
    return f"{reason[:1].upper()}{reason[1:]}."


@rule("OAK-STRIKE-06")
def veiled(g: OakDell, choice: Option, text: Text) -> str:
    """A line as a hint may tell it: never where it ends, but to whoever may measure."""
    turn = g.state.turn
    if not isinstance(choice, Strike | NextStrike | Slash) or (turn is not None and may_measure(g, turn.seat)):
        return ""
    return text.say(f"oakdell-veiled-{type(choice).__name__}")

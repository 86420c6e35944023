"""Why a sensible player answers as it does, in a sentence: exact odds where there are any, else its rule of thumb.

The reasons are those of the bots (specification 10). Nothing here knows what lies face down.
"""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.text import Text

from .page import Odds, VeielPage
from .state import Veiel

_PAGE = VeielPage()


def why(g: Veiel, ask: Ask, choice: Option, text: Text) -> str:
    """Why a sensible player would give this answer; "" where there is nothing to say."""
    message = f"veiel-why-{type(choice).__name__}"
    found = odds_of(g, ask, choice, text)
    if found is not None:
        said = text.say(f"veiel-why-odds-{found.kind}", **_shares(found))
        reason = text.say(message) if text.has(message) else ""
        return _sentence(text.say("veiel-why-both", odds=said, reason=reason) if reason else f"{said}.")
    return _sentence(f"{text.say(message)}.") if text.has(message) else ""


def odds_of(g: Veiel, ask: Ask, choice: Option, text: Text) -> Odds | None:
    """The odds of an answer, as far as its seat may know them."""
    odds = _PAGE.aids(g, ask.seat, text).odds
    return next((one for option, one in zip(ask.options, odds, strict=False) if option == choice), None)


def _shares(odds: Odds) -> dict[str, float]:
    """Chances in per cent, damage on average to a tenth."""
    return {"chance": round(100 * odds.chance), "kill": round(100 * odds.kill), "mean": round(odds.mean, 1)}


def _sentence(said: str) -> str:
    return said[:1].upper() + said[1:]

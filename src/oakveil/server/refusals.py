"""What the server does not do, and why, in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from oakveil.kernel.match import Refused as NotLegal
from oakveil.kernel.narrate import Narrator
from oakveil.kernel.text import Locale, Texts, Value

from .protocol import Reason, Refused

TEXTS = Texts(Path(__file__).parent / "text")
"""What the server itself says."""

_REASONS: dict[str, Reason] = {
    "kernel-stale": "stale",
    "kernel-not-your-question": "not-asked",
    "kernel-not-offered": "not-offered",
}


class No(Exception):
    """Something is not done, and nothing was changed. `message` is the id of the message that says why."""

    def __init__(self, reason: Reason, message: str, **args: Value) -> None:
        super().__init__(message, args)
        self.reason: Reason = reason
        self.message = message
        self.args_told = args

    def told(self, locale: Locale, ref: int = 0) -> Refused:
        """The refusal in one language."""
        return Refused(ref=ref, reason=self.reason, message=TEXTS.in_(locale).say(self.message, **self.args_told))


def illegal(refusal: NotLegal, narrator: Narrator, g: Any, ref: int = 0) -> Refused:
    """What the rules refuse, in the words of the game."""
    broken = refusal.broken
    assert broken is not None, "a match says why it refuses"
    reason = _REASONS.get(broken.message, "not-allowed")
    return Refused(ref=ref, reason=reason, message=narrator.refusal(g, broken), rule=broken.rule)

"""The bot that answers at random."""

from __future__ import annotations

from typing import Any

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance


def choose(g: Any, ask: Ask, chance: Chance) -> Option:
    """Any legal answer; every option is as likely as the others, a free-form value counts as one option."""
    return ask.propose(chance)

"""What a person at a terminal reads: the texts of the terminal and of the game, in one language."""

from __future__ import annotations

from pathlib import Path

from oakveil.kernel.game import Game
from oakveil.kernel.text import Locale, Texts, Value

TEXTS = Texts(Path(__file__).parent / "text")
"""The messages of the terminal itself."""


class Words:
    """The words for a game in one language: its narrator, its texts, and those of the terminal."""

    def __init__(self, game: Game, locale: Locale) -> None:
        self.game, self.locale = game, locale
        self.narrator = game.told_in(locale)
        self.text = game.texts.in_(locale)
        self._own = TEXTS.in_(locale)

    def say(self, message: str, /, **args: Value) -> str:
        """The text of a message of the terminal or of the game. Raises TextError."""
        return self._own.say(message, **args) if self._own.has(message) else self.text.say(message, **args)

    def has(self, message: str) -> bool:
        """Whether there is a message of this id."""
        return self._own.has(message) or self.text.has(message)

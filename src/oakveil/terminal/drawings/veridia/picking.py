"""One of many answers, chosen by its name: what is typed leaves those that have it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text as Drawn

from oakveil.kernel.ask import Option

from ...words import Words
from ...wrapping import fitted
from ..editor import Editor
from .signs import STYLES, shortened

_MOST_ABOUT = 6
"""Rows for what is told of the answer that is chosen."""


class Picking(Editor):
    """Some `options` by the labels that `label` gives; `about` tells more of one."""

    def __init__(
        self,
        words: Words,
        title: str,
        options: Sequence[Option],
        label: Callable[[Option], str],
        about: Callable[[Option], str],
    ) -> None:
        self.words, self.title = words, title
        self.options = [(option, label(option)) for option in options]
        self.about = about
        self.typed, self.at = "", 0
        self.orders = words.say("terminal-veridia-pick-orders")
        self.keys = words.say("terminal-veridia-pick-keys")

    @property
    def shown(self) -> list[tuple[Option, str]]:
        """The answers with all of what was typed in their labels."""
        wanted = self.typed.casefold().split()
        return [(option, label) for option, label in self.options if all(word in label.casefold() for word in wanted)]

    def answer(self) -> Option:
        shown = self.shown
        if not shown:
            raise ValueError(self.words.say("terminal-veridia-pick-none", typed=self.typed))
        return shown[min(self.at, len(shown) - 1)][0]

    def press(self, key: str, letter: str | None) -> None:
        many = max(1, len(self.shown))
        steps = {"up": -1, "shift+tab": -1, "down": 1, "tab": 1, "pageup": -10, "pagedown": 10}
        if key in steps:
            at = self.at + steps[key]
            self.at = at % many if abs(steps[key]) == 1 else max(0, min(at, many - 1))
        elif key == "backspace":
            self.typed, self.at = self.typed[:-1], 0
        elif letter is not None and letter.isprintable():
            self.typed, self.at = self.typed + letter, 0

    def order(self, line: str) -> bool:
        """A number chooses; other words leave the answers that have them, "all" shows all again."""
        told = line.strip()
        if told.isascii() and told.isdigit() and len(told) < 6:
            if not 1 <= int(told) <= len(self.shown):
                return False
            self.at = int(told) - 1
        else:
            self.typed, self.at = "" if told in ("all", "tout") else told, 0
        return True

    def draw(self) -> Drawn:
        shown = self.shown
        at = min(self.at, len(shown) - 1)
        about = fitted(Drawn(self.about(shown[at][0]) if shown else ""), self.room.columns).split("\n")[:_MOST_ABOUT]
        rows = max(1, self.room.rows - len(about) - 2)
        top = max(0, min(at - rows // 2, len(shown) - rows))
        lines = [Drawn(self.words.say("terminal-veridia-pick-typed", typed=self.typed, n=len(shown)), STYLES["hidden"])]
        for place in range(top, min(top + rows, len(shown))):
            label = shortened(shown[place][1], self.room.columns - 2)
            lines.append(Drawn(f"► {label}" if place == at else f"  {label}", STYLES["key"] if place == at else ""))
        return Drawn("\n").join([*lines, Drawn(), *[Drawn(line.plain, STYLES["hidden"]) for line in about]])

    def told(self) -> list[str]:
        shown = self.shown
        lines = [f"{place}. {label}" for place, (_, label) in enumerate(shown, 1)]
        if not shown:
            return [self.words.say("terminal-veridia-pick-none", typed=self.typed)]
        option, label = shown[min(self.at, len(shown) - 1)]
        more = self.about(option)
        return [*lines, f"► {label}{f': {more}' if more else ''}"]

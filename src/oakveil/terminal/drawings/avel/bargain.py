"""Exchanging by keyboard: two boards, and what goes from one to the other."""

from __future__ import annotations

from rich.text import Text as Drawn

from oakveil.games.avel.choices import Proposal
from oakveil.games.avel.rules.exchange import broken_by
from oakveil.games.avel.state import Avel, Hero, TokenId

from ...typed import numbers
from ...words import Words
from ..editor import Editor
from .heroes import describe_token, draw_board, side_by_side, token_name
from .signs import COIN, STYLES

COINS = ""
"""Stands for coins in the list of what may be given or taken."""


class Bargain(Editor):
    """An exchange in the making: first all that the active hero has and may give, then what the other has."""

    def __init__(self, g: Avel, words: Words, hero: Hero, other: Hero) -> None:
        self.g, self.words, self.hero, self.other = g, words, hero, other
        self.things: list[tuple[Hero, TokenId]] = [
            (owner, thing) for owner in (hero, other) for thing in (*owner.tokens(), *([COINS] if owner.coins else []))
        ]
        self.amounts = [0] * len(self.things)
        self.at = 0
        self.title = words.say("terminal-avel-bargain-title", hero=hero.name, other=other.name)
        self.orders = words.say("terminal-avel-bargain-orders")
        self.keys = words.say("terminal-avel-bargain-keys")

    def answer(self) -> Proposal:
        def tokens(of: Hero) -> tuple[TokenId, ...]:
            return tuple(thing for owner, thing, amount in self._rows() if owner is of and amount and thing != COINS)

        def coins(of: Hero) -> int:
            return sum(amount for owner, thing, amount in self._rows() if owner is of and thing == COINS)

        return Proposal(tokens(self.hero), tokens(self.other), coins(self.hero), coins(self.other))

    def _rows(self) -> list[tuple[Hero, TokenId, int]]:
        return [(owner, thing, amount) for (owner, thing), amount in zip(self.things, self.amounts, strict=True)]

    def press(self, key: str, letter: str | None) -> None:
        match key:
            case "up":
                self.at = (self.at - 1) % len(self.things)
            case "down" | "tab":
                self.at = (self.at + 1) % len(self.things)
            case "space" | "right" | "plus":
                self._change(self.at, 1)
            case "left" | "minus":
                self._change(self.at, -1)

    def _change(self, place: int, by: int) -> None:
        """More or fewer coins, or the token or not; beyond the most it begins at nothing again."""
        owner, thing = self.things[place]
        most = owner.coins if thing == COINS else 1
        self.amounts[place] = (self.amounts[place] + by) % (most + 1)

    def order(self, line: str) -> bool:
        """ "2" for a token, "3 5" for five coins."""
        typed = numbers(line.split())
        if not typed or len(typed) > 2:
            return False
        place, amount = typed[0] - 1, typed[1] if len(typed) == 2 else None
        if not 0 <= place < len(self.things):
            return False
        owner, thing = self.things[place]
        if amount is None:
            self._change(place, 1)
        elif amount <= (owner.coins if thing == COINS else 1):
            self.amounts[place] = amount
        else:
            return False
        return True

    def draw(self) -> Drawn:
        mine, theirs = (draw_board(self.g, self.words, owner).split("\n") for owner in (self.hero, self.other))
        boards = side_by_side([*mine], [*theirs])
        lines = [*boards, Drawn()]
        for owner in (self.hero, self.other):
            lines.append(Drawn(self._heading(owner), STYLES["name"]))
            lines += [self._row(place) for place, (whose, _) in enumerate(self.things) if whose is owner]
        broken = broken_by(self.g, self.hero.seat, self.other.seat, self.answer())
        if broken is not None:
            lines.append(Drawn(self.words.narrator.refusal(self.g, broken), STYLES["warning"]))
        _, thing = self.things[self.at]
        if thing != COINS:
            lines.append(
                Drawn(describe_token(self.g, self.words, thing, thing in self.g.state.upgraded), STYLES["hidden"])
            )
        return Drawn("\n").join(lines)

    def told(self) -> list[str]:
        lines = []
        for owner in (self.hero, self.other):
            lines.append(self._heading(owner))
            lines += [self._row(place).plain for place, (whose, _) in enumerate(self.things) if whose is owner]
        return lines

    def _heading(self, owner: Hero) -> str:
        return self.words.say("terminal-avel-bargain-gives", hero=owner.name)

    def _row(self, place: int) -> Drawn:
        _, thing = self.things[place]
        amount = self.amounts[place]
        name = (
            self.words.say("terminal-avel-bargain-coins", n=amount)
            if thing == COINS
            else token_name(self.g.box, self.words, thing, self.g.state.upgraded)
        )
        chosen = f"{COIN if thing == COINS else 'x'}" if amount else " "
        arrow = "►" if place == self.at else " "
        return Drawn.assemble((f"{arrow}{place + 1} [{chosen}] ", STYLES["mark"] if amount else ""), name)

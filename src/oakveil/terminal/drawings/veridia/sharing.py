"""Dice dealt out by keyboard: to the actions of a set, and the successes of a grapple (D-SPLIT, D-FOLLOWUP)."""

from __future__ import annotations

from rich.text import Text as Drawn

from oakveil.games.veridia.choices import Follow, Part, Split
from oakveil.games.veridia.page_turn import FollowAid, MemberKind, SplitAid
from oakveil.games.veridia.rules.turns import dice_of_set
from oakveil.games.veridia.state import Veridia
from oakveil.kernel.ask import Ask

from ...words import Words
from ..editor import Editor
from .chances import share
from .signs import STYLES

DEALT, FREE = "●", "○"
"""A die or success that is dealt, and one that is not."""


class Splitting(Editor):
    """How many dice each action has. `ask` is the question that a set answers."""

    def __init__(self, g: Veridia, words: Words, aid: SplitAid, ask: Ask) -> None:
        self.g, self.words, self.aid, self.ask = g, words, aid, ask
        self.kinds = sorted(aid.kinds, key=lambda kind: not kind.first) if aid.answers else [*aid.kinds]
        self.dice = [0] * len(self.kinds)
        self.at = 0
        self.orders = words.say("terminal-veridia-split-orders")
        self.keys = words.say("terminal-veridia-split-keys")
        self._count()

    @property
    def there(self) -> int | None:
        """The dice that the chosen actions share; None while fewer than two are chosen."""
        pools = [kind.dice for kind, dice in zip(self.kinds, self.dice, strict=True) if dice]
        return dice_of_set(pools, bool(self.aid.free)) if len(pools) > 1 else None

    def answer(self) -> Split:
        parts = [Part(kind.kind, n, kind.means) for kind, n in zip(self.kinds, self.dice, strict=True) if n]
        if len(parts) < 2:
            raise ValueError(self.words.say("terminal-veridia-split-two"))
        split = Split(tuple(parts))
        if (broken := self.ask.refusal(split)) is not None:
            raise ValueError(self.words.narrator.refusal(self.g, broken))
        return split

    # -- keys and orders -----------------------------------------------------------------------------------------------

    def press(self, key: str, letter: str | None) -> None:
        if key in ("up", "down", "tab", "shift+tab"):
            self.at = (self.at + (-1 if key in ("up", "shift+tab") else 1)) % len(self.kinds)
        elif key in ("right", "left"):
            self.deal(self.at, self.dice[self.at] + (1 if key == "right" else -1))
        elif letter is not None and letter.isdigit():
            self.deal(self.at, int(letter))
        self._count()

    def deal(self, place: int, dice: int) -> None:
        """Give an action so many dice."""
        self.dice[place] = max(0, min(dice, self.kinds[place].dice))

    def order(self, line: str) -> bool:
        """ "1 3": the first action gets three dice."""
        told = line.split()
        if len(told) != 2 or not all(word.isascii() and word.isdigit() and len(word) < 4 for word in told):
            return False
        place, dice = int(told[0]) - 1, int(told[1])
        if not 0 <= place < len(self.kinds):
            return False
        self.deal(place, dice)
        self._count()
        return True

    # -- how it stands -------------------------------------------------------------------------------------------------

    def _count(self) -> None:
        there = self.there
        self.title = self.words.say(
            "terminal-veridia-split-title", n=sum(self.dice), most=-1 if there is None else there
        )

    def draw(self) -> Drawn:
        lines = [Drawn(line) for line in self.told()]
        lines[self.at].stylize(STYLES["key"])
        return Drawn("\n").join(
            [Drawn("► " if place == self.at else "  ").append_text(line) for place, line in enumerate(lines)]
        )

    def told(self) -> list[str]:
        return [self._line(place) for place in range(len(self.kinds))]

    def _line(self, place: int) -> str:
        """An action with its dice as beads, and what they are worth."""
        kind, dice = self.kinds[place], self.dice[place]
        beads = DEALT * dice + FREE * (kind.dice - dice)
        line = f"{place + 1}. {kind.name}: {beads} {dice}"
        if dice:
            line += f" ({worth_told(self.words, self.aid, kind, dice)})"
        if kind.first:
            line += f" · {self.words.say('terminal-veridia-split-first')}"
        return line


def worth_told(words: Words, aid: SplitAid, kind: MemberKind, dice: int) -> str:
    """What so many dice of an action are worth."""
    worth = kind.worth[dice]
    if aid.answers and kind.first:
        return words.say("terminal-veridia-odds-lose", n=round(worth, 1))
    if aid.answers and kind.kind == "attack":
        return words.say("terminal-veridia-odds-inflict", n=round(worth, 1))
    return words.say("terminal-veridia-odds-hit", chance=share(words, worth))


class Following(Editor):
    """A follow-up and its successes; the others make the grip firmer (VER-GRAP-02)."""

    def __init__(self, g: Veridia, words: Words, aid: FollowAid, ask: Ask) -> None:
        self.g, self.words, self.aid, self.ask = g, words, aid, ask
        self.at, self.dice = -1, 0
        self.orders = words.say("terminal-veridia-follow-orders")
        self.keys = words.say("terminal-veridia-follow-keys")
        self._count()

    def answer(self) -> Follow:
        lock = self.aid.successes - self.dice
        if self.at < 0:
            return Follow("none", 0, self.aid.successes)
        kind = self.aid.kinds[self.at]
        follow = Follow(kind.kind, self.dice, lock, kind.item)
        if (broken := self.ask.refusal(follow)) is not None:
            raise ValueError(self.words.narrator.refusal(self.g, broken))
        return follow

    def press(self, key: str, letter: str | None) -> None:
        if key in ("up", "down", "tab", "shift+tab"):
            step = -1 if key in ("up", "shift+tab") else 1
            self.choose((self.at + 1 + step) % (len(self.aid.kinds) + 1) - 1)
        elif key in ("right", "left") and self.at >= 0:
            self.spend(self.dice + (1 if key == "right" else -1))
        self._count()

    def choose(self, place: int) -> None:
        """Take a follow-up, with as few successes as it needs; -1: only a lock."""
        self.at = place
        self.dice = 0 if place < 0 else self.aid.kinds[place].needs

    def spend(self, dice: int) -> None:
        self.dice = max(self.aid.kinds[self.at].needs, min(dice, self.aid.successes))

    def order(self, line: str) -> bool:
        """ "2 3": the second line with three successes; "1" alone takes as few as it needs."""
        told = line.split()
        if not 1 <= len(told) <= 2 or not all(word.isascii() and word.isdigit() and len(word) < 4 for word in told):
            return False
        place = int(told[0]) - 2
        if not -1 <= place < len(self.aid.kinds):
            return False
        self.choose(place)
        if len(told) == 2 and place >= 0:
            self.spend(int(told[1]))
        self._count()
        return True

    def _count(self) -> None:
        lock = self.aid.successes - self.dice
        self.title = self.words.say("terminal-veridia-follow-title", n=self.aid.successes, lock=lock)

    def draw(self) -> Drawn:
        lines = [
            Drawn(f"{'►' if place == self.at + 1 else ' '} {line}", STYLES["key"] if place == self.at + 1 else "")
            for place, line in enumerate(self.told())
        ]
        return Drawn("\n").join(lines)

    def told(self) -> list[str]:
        lines = [f"1. {self.words.say('terminal-veridia-follow', kind='lock', item='')}"]
        for place, kind in enumerate(self.aid.kinds):
            told = self.words.say("terminal-veridia-follow", kind=kind.kind, item=kind.name)
            beads = f" {DEALT * self.dice}{FREE * (self.aid.successes - self.dice)}" if place == self.at else ""
            needs = self.words.say("terminal-veridia-follow-needs", n=kind.needs)
            lines.append(f"{place + 2}. {told} ({needs}){beads}")
        return lines

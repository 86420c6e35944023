"""Questions: what a step asks, of whom, and what may be answered.

The options of a question *are* the legality: rules offer only what is allowed, and never check an answer again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import msgspec

from .chance import Chance

Seat = int
"""A place at the table, numbered from 1 clockwise."""


class Option(msgspec.Struct, frozen=True, tag=True, gc=False):
    """One possible answer: a small typed value. `rule` is the id of the rule that allows it."""

    rule: ClassVar[str] = ""

    def binds(self) -> bool:
        """Whether giving it shows its seat what it could not know before, though no chance is drawn."""
        return False


class Broken(msgspec.Struct, frozen=True):
    """Why a free-form answer or a command is not legal: the rule it breaks and a message id with its arguments."""

    rule: str
    message: str
    args: dict[str, str | int] = {}


class Free(msgspec.Struct, frozen=True):
    """A free-form answer: any value of type `shape` for which `check` finds no broken rule.

    `propose` makes a legal value for bots and for "do it for me"; with the same chance it makes the same value.
    """

    shape: type[Option]
    check: Callable[[Any], Broken | None]
    propose: Callable[[Chance], Option]


class Clock(msgspec.Struct, frozen=True):
    """A time limit in seconds. When it runs out the table answers `lapse` for the seat.

    `for_others`: no rule needs it, it only spares others a long wait. It is kept where several people play from afar.
    """

    seconds: float
    lapse: Option
    for_others: bool = False


class Ask(msgspec.Struct):
    """A question to one seat: choose one of `options`, or give a `free` value. `default` is the highlighted answer."""

    seat: Seat
    key: str
    options: Sequence[Option] = ()
    default: Option | None = None
    free: Free | None = None
    clock: Clock | None = None

    @property
    def asks(self) -> tuple[Ask, ...]:
        return (self,)

    def refusal(self, choice: Option) -> Broken | None:
        """None when `choice` is a legal answer, else what is wrong with it."""
        if choice in self.options:
            return None
        if self.free is not None and type(choice) is self.free.shape:
            return self.free.check(choice)
        return Broken("", "kernel-not-offered")

    def propose(self, chance: Chance) -> Option:
        """A legal answer picked at random: each option is as likely as the others, a free value counts as one."""
        options, free = self.options, self.free
        if free is None:
            return options[chance.below(len(options), "bot")]
        pick = chance.below(len(options) + 1, "bot")
        return options[pick] if pick < len(options) else free.propose(chance)


class AskAny(msgspec.Struct):
    """A question to several seats at once; the first answer counts for all. Handler: `on_x(g, choice, seat)`."""

    asks: tuple[Ask, ...]


class AskAll(msgspec.Struct):
    """A question every seat answers in secret; play goes on when all have. Handler: `on_x(g, {seat: choice})`."""

    asks: tuple[Ask, ...]


Question = Ask | AskAny | AskAll

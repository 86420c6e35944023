"""Windows: the moments in which abilities may react to something that is about to happen or has happened."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Literal

import msgspec

from .ask import Ask, Option, Seat
from .frame import Frame, step


class Reaction(msgspec.Struct, frozen=True):
    """Something a seat may, or must, do in a window: pushes `frame`. `key` tells reactions of one window apart."""

    key: str
    seat: Seat
    frame: Frame
    forced: bool = False


class React(Option, frozen=True):
    """Use the reaction `key`."""

    key: str


class LetPass(Option, frozen=True):
    """Do not react (any more) in this window."""


class Cancellable(Frame, kw_only=True):
    """A procedure that a reaction may cancel. It alone decides what being cancelled means."""

    cancelled: bool = False


class Window(Frame, kw_only=True):
    """The reactions to one event. A game writes `reactions`, listing them in the order its rulebook gives.

    `before` may change or cancel what comes, `instead` replaces it (the first reaction taken closes the window and
    cancels the procedure), `after` is triggered by it. Forced reactions run first; then each seat in turn may react
    until it lets pass. A reaction is used once per window. A reaction may itself open windows: they are frames on top.
    `asking` is the seat that may react now. It is noted here because it must not change when hands are dealt anew for a
    bot: that those before it had nothing to react with is not for their neighbours to know.
    """

    when: ClassVar[Literal["before", "instead", "after"]] = "before"
    ask_key: ClassVar[str] = "kernel.react"
    used: tuple[str, ...] = ()
    passed: tuple[Seat, ...] = ()
    asking: Seat = 0

    @abstractmethod
    def reactions(self, g: Any) -> list[Reaction]:
        """Every reaction possible now, in the rulebook's order."""
        ...

    def _open(self, g: Any, forced: bool) -> list[Reaction]:
        return [r for r in self.reactions(g) if r.forced is forced and r.key not in self.used]

    def _take(self, g: Any, reaction: Reaction) -> Frame:
        self.used += (reaction.key,)
        if self.when == "instead":
            replaced = g.below(self)
            assert isinstance(replaced, Cancellable)
            replaced.cancelled = True
            self.end()
        return reaction.frame

    @step()
    def run_forced(self, g: Any) -> Frame | None:
        waiting = self._open(g, forced=True)
        if not waiting:
            return None
        self.goto(Window.run_forced)
        return self._take(g, waiting[0])

    @step()
    def turn_to_next(self, g: Any) -> None:
        waiting = [r for r in self._open(g, forced=False) if r.seat not in self.passed]
        if waiting:
            self.asking = waiting[0].seat
        else:
            self.end()

    @step()
    def offer(self, g: Any) -> Ask:
        options = [React(r.key) for r in self._open(g, forced=False) if r.seat == self.asking]
        return Ask(self.asking, self.ask_key, (*options, LetPass()), default=LetPass())

    def on_offer(self, g: Any, choice: React | LetPass) -> Frame | None:
        self.goto(Window.run_forced)
        if isinstance(choice, LetPass):
            self.passed += (self.asking,)
            return None
        return self._take(g, next(r for r in self._open(g, forced=False) if r.key == choice.key))

"""Frames: the procedures of a rulebook as plain data on a stack.

A frame is a record whose methods marked `@step`, in file order, are the numbered steps of one procedure. A step either
acts (returns nothing), pushes another frame (returns it), or asks (returns a question; the answer goes to `on_<step>`).
It never both acts and asks: a loaded game simply asks again, so questions are never stored.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import msgspec

from .rulebook import rule

if TYPE_CHECKING:
    from .ask import Question

DONE = "done"

F = TypeVar("F", bound=Callable[..., Any])


def step(*rules: str) -> Callable[[F], F]:
    """Mark a method of a frame as a step. `rules` are the ids of the rules it carries out.

    Steps run in the order in which they are written. A step's name is permanent: saved games refer to it.
    """

    def mark(method: F) -> F:
        method.__dict__["is_step"] = True
        return rule(*rules)(method)

    return mark


class Step(msgspec.Struct, frozen=True):
    """A step as the table runs it: its method, the handler of its answer, and the name of the step after it."""

    name: str
    run: Callable[..., Frame | Question | None]
    answer: Callable[..., Frame | None] | None
    next: str


class Frame(msgspec.Struct, kw_only=True, tag=True, gc=False):
    """One procedure in progress. Fields are ids and plain values only; `at` is the name of the step to run next.

    So no frame can refer to itself by a detour, and none has to be looked at by the garbage collector.
    """

    at: str = ""
    plan: ClassVar[dict[str, Step]] = {}

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        methods = {name: method for base in reversed(cls.__mro__) for name, method in vars(base).items()}
        names = [name for name, method in methods.items() if getattr(method, "is_step", False)]
        plan = {
            name: Step(name, methods[name], methods.get(f"on_{name}"), after)
            for name, after in zip(names, [*names, DONE][1:], strict=True)
        }
        if plan:
            plan[""] = plan[names[0]]
        cls.plan = plan

    def goto(self, target: Callable[..., Any]) -> None:
        """Continue with the step `target` of this frame instead of the one written next."""
        self.at = target.__name__

    def end(self) -> None:
        """Finish this frame: none of its later steps runs."""
        self.at = DONE

"""The table: the state of a game, the stack of procedures in progress, and chance beside them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, ParamSpec, Self, TypeVar

import msgspec

from .ask import Ask, AskAll, AskAny, Broken, Option, Question, Seat
from .chance import Chance
from .copying import clone
from .frame import DONE, Frame
from .outcome import Outcome
from .sight import redeal, view

S = TypeVar("S", bound="State")
F = TypeVar("F", bound=Frame)
P = ParamSpec("P")


class State(msgspec.Struct, kw_only=True):
    """What lies on the table. Every game's state starts from this."""

    outcome: Outcome | None = None


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that happened. `audience` tells the seats that may know it; None means everybody."""

    def audience(self) -> tuple[Seat, ...] | None:
        return None


def at_any_table(g: Any, seat: Seat) -> bool:
    """A command that is of use everywhere."""
    return True


class Command(msgspec.Struct, frozen=True):
    """Something a seat may do while any question is open, without being asked: a free-form value of type `shape`.

    `serves` tells whether the command is of any use at a table; where it is not, nobody is told of it. `for_all`: it
    counts only when every seat gives it, and programs give it as soon as a person does.
    """

    key: str
    shape: type[Option]
    check: Callable[[Any, Seat, Any], Broken | None]
    carry_out: Callable[[Any, Seat, Any], None]
    serves: Callable[[Any, Seat], bool] = at_any_table
    for_all: bool = False


_QUESTIONS = frozenset({Ask, AskAny, AskAll})


class Table(Generic[S]):
    """A game in progress. Rules call it `g`.

    `state` and `stack` are plain data; `given` holds the answers to a question that every seat answers in secret, until
    all are in. `chance` and `listener` belong to whoever runs the table and are never part of a copy or a save.
    """

    commands: ClassVar[tuple[Command, ...]] = ()
    __slots__ = ("_question", "chance", "given", "listener", "stack", "state")

    def __init__(self, state: S, stack: list[Frame], chance: Chance, given: dict[Seat, Option] | None = None) -> None:
        self.state = state
        self.stack = stack
        self.chance = chance
        self.given = given or {}
        self.listener: Callable[[Event], None] | None = None
        self._question: Question | None = None

    def blank(self, state: S, stack: list[Frame], chance: Chance, given: dict[Seat, Option]) -> Self:
        """Another table of the same game and set-up, with this state. Games whose tables hold more write it anew."""
        return type(self)(state, stack, chance, given)

    @property
    def question(self) -> Question | None:
        """The open question; None when the game is over."""
        if self._question is None:
            self.run()
        return self._question

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.state.outcome

    def asks(self) -> tuple[Ask, ...]:
        """The open question as it stands for each seat that still has to answer it."""
        if self._question is None:
            self.run()
        question = self._question
        if question is None:
            return ()
        return (question,) if isinstance(question, Ask) else self._unanswered(question)

    def _unanswered(self, question: AskAny | AskAll) -> tuple[Ask, ...]:
        return tuple([ask for ask in question.asks if ask.seat not in self.given])

    def run(self) -> None:
        """Run steps until one asks or the game is over."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            plan = frame.plan
            while (at := frame.at) != DONE:
                step = plan[at]
                frame.at = step.next
                run = step.run
                got: Any = run(frame, self)
                if got is None:
                    if stack:
                        continue
                    break  # the game is over
                if type(got) in _QUESTIONS:  # isinstance takes long where a record is of another type
                    frame.at = step.name
                    self._question = got
                    return
                stack.append(got)
                break
            else:
                stack.pop()
        self._question = None

    def answer(self, choice: Option, seat: Seat | None = None) -> None:
        """Give a legal answer to the open question and run on. The table trusts its caller: `Match` is what checks.

        `seat` may be left out when only one seat is asked.
        """
        if self._question is None:
            self.run()
        if self._take(choice, seat):
            self.run()

    def _take(self, choice: Option, seat: Seat | None) -> bool:
        """Carry out an answer without running on; False where others still have to answer the same question."""
        question = self._question
        assert question is not None, "the game is over"
        frame = self.stack[-1]
        step = frame.plan[frame.at]
        carry_out = step.answer
        assert carry_out is not None, f"{type(frame).__name__}.{step.name} asks but has no on_{step.name}"
        if isinstance(question, Ask):
            frame.at = step.next
            got = carry_out(frame, self, choice)
        elif isinstance(question, AskAll):
            assert seat is not None
            self.given[seat] = choice
            if len(self.given) < len(question.asks):
                return False
            frame.at = step.next
            got = carry_out(frame, self, self._take_up(question))
        else:
            frame.at = step.next
            got = carry_out(frame, self, choice, seat)
        if got is not None:
            self.stack.append(got)
        self._question = None
        return True

    def _take_up(self, question: AskAll) -> dict[Seat, Option]:
        """The answers of all seats, which lie on the table no longer."""
        given, self.given = self.given, {}
        return {ask.seat: given[ask.seat] for ask in question.asks}

    def command(self, command: Command, seat: Seat, value: Option) -> None:
        """Carry out a legal command of `seat` and put the open question again."""
        command.carry_out(self, seat, value)
        self._question = None
        self.run()

    def finish(self, outcome: Outcome) -> None:
        """End the game at once: no procedure in progress goes on."""
        self.state.outcome = outcome
        self.stack.clear()
        self._question = None

    def tell(self, event: Callable[P, Event], *args: P.args, **fields: P.kwargs) -> None:
        """Announce that something happened. The event is only made when somebody listens."""
        if self.listener is not None:
            self.listener(event(*args, **fields))

    def below(self, frame: Frame) -> Frame:
        """The frame that `frame` was pushed by."""
        if self.stack[-1] is frame:
            return self.stack[-2]
        return self.stack[next(i for i, other in enumerate(self.stack) if other is frame) - 1]

    def within(self, kind: type[F]) -> F | None:
        """The innermost procedure of this kind in progress, or None."""
        return next((frame for frame in reversed(self.stack) if isinstance(frame, kind)), None)

    def copy(self, chance: Chance) -> Self:
        """An independent copy that goes on with other `chance`: no copy can see the future."""
        return self.blank(clone(self.state), [clone(frame) for frame in self.stack], chance, self.given.copy())

    def redealt(self, seat: Seat | None, chance: Chance) -> Self:
        """A copy in which all that `seat` cannot know is dealt anew. Bots and hints get nothing else."""
        state, stack = redeal(self.state, self.stack, seat, chance)
        given = {other: choice for other, choice in self.given.items() if other == seat}
        return self.blank(state, stack, chance, given)

    def seen_by(self, seat: Seat | None) -> tuple[S, list[Frame]]:
        """State and stack as `seat` sees them (None: a spectator), with None in place of what it may not know."""
        return view(self.state, seat), [view(frame, seat) for frame in self.stack]

"""Windows: who may react to what, in which order, and what becomes of that which was reacted to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

import pytest

from oakveil.kernel.ask import Ask, Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.match import FairSeed, Match, Refused
from oakveil.kernel.save import dump, parse
from oakveil.kernel.table import State, Table
from oakveil.kernel.window import Cancellable, LetPass, React, Reaction, Window
from tests.duel.state import Ambush
from tests.duel.table import attack, lives, procedures, says, scene

FAST = FairSeed.of("another")


def asked(match: Match) -> tuple[Seat, str, Sequence[Option]]:
    (ask,) = match.asks()
    return ask.seat, ask.key, ask.options


def moved(match: Match) -> Match:
    """The same match in a saved game, checked on the way against a fork and against all that seats cannot know."""
    (ask,) = match.asks()
    fork, loaded = match.fork(FAST), parse(dump(match))
    anew = match.table.redealt(ask.seat, Chance(b"anew"))
    for other in (fork.asks(), loaded.asks(), anew.asks()):
        assert [(own.seat, own.key, own.options) for own in other] == [asked(match)]
    assert loaded.position() == match.position()
    return loaded


def test_a_reaction_inside_a_reaction_inside_the_turn_of_another() -> None:
    """Bo parries Ada's strike, Ada feints, Cy steps in, Bo strikes back: saved, forked and dealt anew on the way."""
    match = scene({1: ["strike", "feint", "parry"], 2: ["parry", "riposte"], 3: ["parry"]})
    attack(match, target=2)
    match = moved(match)
    assert procedures(match) == ["Rounds", "Turn", "Strike", "BeforeStrike"]
    assert asked(match) == (2, "kernel.react", (React("parry-2"), LetPass()))

    match.answer(2, React("parry-2"))
    match = moved(match)
    assert procedures(match) == ["Rounds", "Turn", "Strike", "BeforeStrike", "Parry", "BeforeParry"]
    assert asked(match) == (1, "kernel.react", (React("feint"), LetPass()))

    match.answer(1, React("feint"))
    match = moved(match)
    assert match.table.state.discard == ["strike", "parry", "feint"]
    assert procedures(match) == ["Rounds", "Turn", "Strike", "BeforeStrike"]
    assert asked(match) == (3, "kernel.react", (React("parry-3"), LetPass()))

    match.answer(3, LetPass())
    match = moved(match)
    assert lives(match) == [2, 1, 2]
    assert procedures(match) == ["Rounds", "Turn", "Strike", "AfterStrike"]
    assert asked(match) == (2, "kernel.react", (React("riposte"), LetPass()))

    match.answer(2, React("riposte"))
    match = moved(match)
    assert procedures(match) == ["Rounds", "Turn", "Strike", "AfterStrike", "Riposte", "Strike", "BeforeStrike"]
    assert asked(match) == (1, "kernel.react", (React("parry-1"), LetPass()))

    match.answer(1, LetPass())
    match = moved(match)
    assert asked(match) == (3, "kernel.react", (React("parry-3"), LetPass()))

    match.answer(3, React("parry-3"))
    assert lives(match) == [2, 1, 2]
    assert procedures(match) == ["Rounds", "Turn"]
    assert [ask.key for ask in match.asks()] == ["duel.cheer", "duel.cheer"]


def test_a_cancelled_strike_does_no_harm_and_is_not_answered() -> None:
    match = scene({1: ["strike"], 2: ["parry", "dodge", "riposte"]})
    attack(match, target=2)
    match.answer(2, React("parry-2"))
    assert lives(match) == [2, 2]
    assert procedures(match) == ["Rounds", "Turn"]


def test_a_cancelled_reaction_decides_itself_what_that_means() -> None:
    match = scene({1: ["strike", "feint"], 2: ["parry"]})
    attack(match, target=2)
    says(match, (2, React("parry-2")), (1, React("feint")))
    assert lives(match) == [2, 1]
    assert match.table.state.discard == ["strike", "parry", "feint"]  # a parry gone astray is spent all the same


def test_what_comes_instead_cancels_the_strike_and_closes_the_window() -> None:
    match = scene({1: ["strike"], 2: ["dodge", "dodge", "riposte"]})
    attack(match, target=2)
    assert asked(match) == (2, "duel.dodge", (React("dodge"), LetPass()))
    match.answer(2, React("dodge"))
    assert lives(match) == [2, 2]
    assert match.table.state.discard == ["strike", "dodge"]
    assert procedures(match) == ["Rounds", "Turn"]


def test_forced_reactions_come_before_anybody_is_asked() -> None:
    match = scene({1: ["strike"], 2: ["parry"]}, {2: Ambush("thorns", up=True)})
    attack(match, target=2)
    assert lives(match) == [1, 2]
    assert match.table.state.discard == ["strike", "thorns"]
    assert asked(match) == (2, "kernel.react", (React("parry-2"), LetPass()))


def test_nobody_reacts_with_what_lies_face_down() -> None:
    match = scene({1: ["strike"], 2: []}, {2: Ambush("thorns")})
    attack(match, target=2)
    assert lives(match) == [2, 1]


def test_a_forced_reaction_may_end_the_game_in_the_middle_of_everything() -> None:
    match = scene({1: ["strike"], 2: ["parry"]}, {2: Ambush("thorns", up=True)})
    match.table.state.duellists[1].life = 1
    attack(match, target=2)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason, match.asks()) == ((2,), "knockout", ())


def test_a_window_without_reactions_asks_nobody() -> None:
    match = scene({1: ["strike"], 2: []})
    attack(match, target=2)
    assert lives(match) == [2, 1]
    assert procedures(match) == ["Rounds", "Turn"]


def test_only_reactions_offered_can_be_taken() -> None:
    match = scene({1: ["strike"], 2: ["parry"], 3: ["parry"]})
    attack(match, target=2)
    with pytest.raises(Refused):
        match.answer(2, React("parry-3"))
    with pytest.raises(Refused):
        match.answer(3, React("parry-3"))


def test_whoever_is_asked_is_asked_on_when_the_hands_before_are_dealt_anew() -> None:
    """Cy is asked because Bo has no parry. A table dealt anew for Cy, where Bo has one, still asks Cy."""
    match = scene({1: ["strike"], 2: [], 3: ["parry"]})
    attack(match, target=2)
    match.table.state.duellists[2].hand.cards = ["lunge"]
    for seed in range(30):
        anew = match.table.redealt(3, Chance(bytes([seed])))
        assert [(ask.seat, ask.options) for ask in anew.asks()] == [(3, (React("parry-3"), LetPass()))]


class Board(State, kw_only=True):
    done: list[str]


class Desk(Table[Board]):
    def note(self, what: str) -> None:
        self.state.done.append(what)


class Note(Frame):
    what: str

    @step()
    def write(self, g: Desk) -> None:
        g.note(self.what)


class Push(Cancellable):
    """Something to react to."""

    @step()
    def open(self, g: Desk) -> Frame:
        return Crowd()

    @step()
    def happen(self, g: Desk) -> None:
        g.note("cancelled" if self.cancelled else "happened")


class Crowd(Window):
    """Ada and Bo may both react twice; something forced turns up when Ada has reacted."""

    def reactions(self, g: Desk) -> list[Reaction]:
        late = [Reaction("late", 2, Note(what="late"), forced=True)] if "a1" in g.state.done else []
        return [
            Reaction("first", 1, Note(what="forced 1"), forced=True),
            Reaction("a1", 1, Note(what="a1")),
            Reaction("b1", 2, Note(what="b1")),
            Reaction("a2", 1, Note(what="a2")),
            Reaction("second", 2, Note(what="forced 2"), forced=True),
            *late,
        ]


def desk(first: Frame) -> Desk:
    table = Desk(Board(done=[]), [first], Chance(b"desk"))
    table.run()
    return table


def the_ask(table: Table[Any]) -> Ask:
    (ask,) = table.asks()
    return ask


def test_forced_first_in_order_then_seat_by_seat_until_it_lets_pass() -> None:
    g = desk(Push())
    assert g.state.done == ["forced 1", "forced 2"]
    assert (the_ask(g).seat, the_ask(g).options) == (1, (React("a1"), React("a2"), LetPass()))
    assert the_ask(g).default == LetPass()

    g.answer(React("a1"))
    assert g.state.done[2:] == ["a1", "late"]  # what is forced now comes before the next is asked
    assert (the_ask(g).seat, the_ask(g).options) == (2, (React("b1"), LetPass()))

    g.answer(LetPass())
    assert (the_ask(g).seat, the_ask(g).options) == (1, (React("a2"), LetPass()))

    g.answer(React("a2"))
    assert g.state.done[4:] == ["a2", "happened"]  # every reaction is used up or passed by: the window closes


def test_who_let_pass_is_not_asked_again() -> None:
    g = desk(Push())
    g.answer(LetPass())
    assert (the_ask(g).seat, the_ask(g).options) == (2, (React("b1"), LetPass()))
    g.answer(React("b1"))
    assert g.state.done[2:] == ["b1", "happened"]


class InsteadPush(Push):
    @step()
    def open(self, g: Desk) -> Frame:
        return InsteadCrowd()


class InsteadCrowd(Crowd):
    when: ClassVar[Literal["before", "instead", "after"]] = "instead"

    def reactions(self, g: Desk) -> list[Reaction]:
        return [Reaction("a1", 1, Note(what="a1")), Reaction("b1", 2, Note(what="b1"))]


class ForcedInsteadPush(Push):
    @step()
    def open(self, g: Desk) -> Frame:
        return ForcedInsteadCrowd()


class ForcedInsteadCrowd(InsteadCrowd):
    def reactions(self, g: Desk) -> list[Reaction]:
        return [Reaction("a1", 1, Note(what="a1"), forced=True), Reaction("b1", 2, Note(what="b1"), forced=True)]


def test_the_first_to_replace_something_is_the_only_one() -> None:
    g = desk(InsteadPush())
    g.answer(React("a1"))
    assert g.state.done == ["a1", "cancelled"]
    g = desk(InsteadPush())
    g.answer(LetPass())
    g.answer(React("b1"))
    assert g.state.done == ["b1", "cancelled"]
    g = desk(ForcedInsteadPush())
    assert g.state.done == ["a1", "cancelled"]


def test_what_nobody_replaces_happens() -> None:
    g = desk(InsteadPush())
    g.answer(LetPass())
    g.answer(LetPass())
    assert g.state.done == ["happened"]

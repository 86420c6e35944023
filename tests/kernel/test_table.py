"""Tables: questions to one, to the first, to all in secret; commands; copies; events."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, AskAll, AskAny
from oakveil.kernel.chance import Chance
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.table import Event, State, Table
from oakveil.kernel.window import React
from tests.duel.reactions import BeforeStrike, Parry, Strike
from tests.duel.sequence import Rounds, Turn
from tests.duel.state import Boo, Bow, Cheer, Duel, Hurt, Keep, Kept, Rest, Stake, Staked
from tests.duel.table import attack, says, scene


def a_table() -> Duel:
    table = scene({1: ["strike"], 2: ["parry"], 3: []}).table
    assert isinstance(table, Duel)
    return table


def test_all_answer_in_secret_and_play_goes_on_when_the_last_has() -> None:
    g = a_table()
    assert isinstance(g.question, AskAll)
    g.answer(Stake(1), 3)
    g.answer(Stake(0), 1)
    assert [ask.seat for ask in g.asks()] == [2]
    assert g.given == {3: Stake(1), 1: Stake(0)}
    told: list[Event] = []
    g.listener = told.append
    g.answer(Stake(2), 2)
    (staked,) = told
    assert isinstance(staked, Staked)
    assert list(staked.stakes.items()) == [(1, 0), (2, 2), (3, 1)]  # in the order of the seats, not of the answers
    assert g.given == {}
    assert (g.state.first, g.asks()[0].seat) == (2, 2)


def test_what_was_answered_in_secret_is_dealt_to_nobody_else() -> None:
    g = a_table()
    g.answer(Stake(2), 3)
    assert g.redealt(3, Chance(b"anew")).given == {3: Stake(2)}
    for seat in (1, 2, None):
        anew = g.redealt(seat, Chance(b"anew"))
        assert anew.given == {}
        assert [ask.seat for ask in anew.asks()] == [1, 2, 3]


def test_the_first_answer_of_several_counts_for_all() -> None:
    g = a_table()
    for seat in (1, 2, 3):
        g.answer(Stake(0), seat)
    g.answer(g.asks()[0].options[0])
    aim = g.asks()[0]
    g.answer(aim.propose(Chance(b"aim")))
    g.answer(Rest())
    assert isinstance(g.question, AskAny)
    assert [(ask.seat, ask.options) for ask in g.asks()] == [(2, [Cheer(), Boo()]), (3, [Cheer(), Boo()])]
    g.answer(Cheer(), 3)
    assert [len(duellist.beads) for duellist in g.state.duellists.values()] == [0, 0, 1]
    assert isinstance(g.question, Ask)
    assert g.question.seat == 2


def test_a_command_is_carried_out_beside_the_question_which_is_put_again() -> None:
    g = a_table()
    g.answer(Stake(1), 3)
    g.command(g.commands[0], 2, Bow())
    assert g.state.duellists[2].bowed
    assert [ask.seat for ask in g.asks()] == [1, 2]


def test_finishing_ends_every_procedure() -> None:
    g = a_table()
    g.finish(Outcome((1,), "time", {"life": 2}))
    assert (g.stack, g.question, g.asks()) == ([], None, ())
    assert g.outcome == Outcome((1,), "time", {"life": 2})


def test_procedures_know_what_they_lie_in() -> None:
    match = scene({1: ["strike", "feint"], 2: ["parry"]})
    attack(match, target=2)
    match.answer(2, React("parry-2"))
    g = match.table
    rounds, turn, strike, window, parry, _ = g.stack
    assert g.below(window) is strike
    assert g.below(turn) is rounds
    assert g.within(Parry) is parry
    assert g.within(Strike) is strike
    assert g.within(BeforeStrike) is window
    assert isinstance(rounds, Rounds) and isinstance(turn, Turn)
    assert a_table().within(Parry) is None


def test_events_are_made_only_when_somebody_listens() -> None:
    g, made = a_table(), []

    def event(seat: int, life: int) -> Hurt:
        made.append(seat)
        return Hurt(seat, life)

    g.listener = None
    g.tell(event, 1, 2)
    assert made == []
    told: list[Event] = []
    g.listener = told.append
    g.tell(event, seat=1, life=2)
    assert (made, told) == ([1], [Hurt(1, 2)])


def test_events_say_who_may_know_them() -> None:
    assert Hurt(1, 2).audience() is None
    assert Kept(2, "parry").audience() == (2,)


def test_a_copy_goes_on_alone_with_chance_of_its_own_and_nobody_listens() -> None:
    match = scene({1: ["strike"], 2: ["parry"]})
    match.answer(2, Stake(1))
    g, chance = match.table, Chance(b"other")
    copy = g.copy(chance)
    assert (copy.state, copy.stack, copy.given) == (g.state, g.stack, g.given)
    assert copy.chance is chance
    assert copy.listener is None
    copy.answer(Stake(0), 1)
    assert g.given == {2: Stake(1)}
    assert match.events() == []


def test_the_frames_of_a_copy_are_its_own() -> None:
    match = scene({1: ["strike"], 2: ["parry"]})
    says(match, (1, Stake(0)), (2, Stake(0)))
    copy = match.table.copy(Chance(b"other"))
    trick = match.asks()[0].options[0]
    copy.answer(trick, 1)
    assert match.asks()[0].key == "duel.keep"
    turn = match.table.within(Turn)
    assert turn is not None
    assert isinstance(trick, Keep) and trick.trick in turn.looking.cards


def test_a_table_that_holds_nothing_else_is_copied_by_itself() -> None:
    table = Table(State(), [], Chance(b"x"))
    copy = table.copy(Chance(b"y"))
    assert type(copy) is Table and copy.state == table.state and copy.state is not table.state

"""Taking back: freely as far as nobody learned anything, by consent as far as the first question."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from oakveil.kernel.ask import Option
from oakveil.kernel.match import FairSeed, Match, Refused
from oakveil.kernel.save import dump, parse
from oakveil.kernel.window import LetPass, React
from tests.duel import GAME
from tests.duel.state import Aim, Ambush, Boo, Bow, Cheer, Keep, Peek, Rest, Spring, Stake
from tests.duel.table import attack, says, scene

Sitting = Callable[[Match], Match]


def as_it_is(match: Match) -> Match:
    return match


def saved_and_loaded(match: Match) -> Match:
    return parse(dump(match))


def refusal(do: Callable[[], None]) -> str:
    with pytest.raises(Refused) as refused:
        do()
    assert refused.value.broken is not None
    return refused.value.broken.message


def a_match(**options: bool) -> Match:
    return Match.start(GAME, GAME.options(**options), seed=FairSeed.of("undo"))


def in_turn(**options: bool) -> Match:
    """Seat 1 has kept a trick (question 2; nobody knows which) and aims (question 3)."""
    match = a_match(**options)
    says(match, (1, Stake(0)), (2, Stake(0)))
    keep = match.asks()[0].options[0]
    assert isinstance(keep, Keep)
    match.answer(1, keep)
    return match


@pytest.mark.parametrize("sitting", [as_it_is, saved_and_loaded])
def test_what_nobody_learned_from_is_taken_back_freely_and_exactly(sitting: Sitting) -> None:
    match = in_turn()
    before = match.position()
    match.answer(1, Aim(2, 45))
    match = sitting(match)
    assert match.free_undo(1) == 2
    match.undo(1)
    assert match.position() == before
    assert match.asks()[0].key == "duel.aim"
    assert (match.history[-1].what, match.history[-1].to, match.number) == ("undo", 3, 5)
    match.verify()


@pytest.mark.parametrize("sitting", [as_it_is, saved_and_loaded])
def test_several_own_answers_are_taken_back_at_once(sitting: Sitting) -> None:
    match = in_turn()
    match.answer(1, Aim(2, 45))
    match.command(1, "duel.bow", Bow())
    match = sitting(match)
    assert match.free_undo(1) == 2
    match.undo(1, to=2)
    assert not match.table.state.duellists[1].bowed
    assert match.asks()[0].key == "duel.keep"
    assert match.free_undo(1) is None
    assert refusal(lambda: match.undo(1)) == "kernel-undo-needs-consent"


@pytest.mark.parametrize("sitting", [as_it_is, saved_and_loaded])
def test_what_another_seat_did_is_not_taken_back_freely(sitting: Sitting) -> None:
    match = in_turn()
    match.answer(1, Aim(2, 45))
    match.command(2, "duel.bow", Bow())
    match = sitting(match)
    assert match.free_undo(1) is None
    assert match.free_undo(2) == 4
    assert refusal(lambda: match.undo(1)) == "kernel-undo-needs-consent"
    match.undo(2)
    assert match.free_undo(1) == 2


def without_a_deck() -> Match:
    """Bo holds all tricks: whoever is to look at two looks at none, and learns nothing."""
    match = scene({1: [], 2: []})
    deck = match.table.state.deck
    match.table.state.duellists[2].hand.cards, deck.cards = deck.cards, []
    return match


def test_chance_alone_is_reason_enough() -> None:
    match = without_a_deck()
    says(match, (1, Stake(0)), (2, Stake(0)), (1, Aim(2, 0)), (1, Rest()))
    assert not match.history[-1].opened
    match.answer(2, Boo())
    assert not match.history[-1].opened
    match.undo(2)
    match.answer(2, Cheer())
    assert match.history[-1].opened


def test_a_secret_shown_is_reason_enough() -> None:
    match = without_a_deck()
    match.answer(1, Stake(0))
    assert not match.history[-1].opened
    match.command(2, "duel.bow", Bow())
    assert not match.history[-1].opened
    match.answer(2, Stake(1))
    assert match.history[-1].opened
    assert match.free_undo(2) is None


def test_what_chance_decided_is_not_taken_back_freely() -> None:
    match = in_turn()
    says(match, (1, Aim(2, 0)), (1, Rest()), (2, Cheer()))
    assert match.history[-1].draws
    assert match.free_undo(2) is None
    assert refusal(lambda: match.undo(2)) == "kernel-undo-needs-consent"


def test_an_answer_that_binds_is_not_taken_back_freely(monkeypatch: pytest.MonkeyPatch) -> None:
    match = without_a_deck()
    says(match, (1, Stake(0)), (2, Stake(0)), (1, Aim(2, 0)))
    monkeypatch.setattr(Rest, "binds", lambda self: True)
    match.answer(1, Rest())
    assert match.history[-1].opened
    assert match.free_undo(1) is None
    assert refusal(lambda: match.undo(1)) == "kernel-undo-needs-consent"


def test_without_chance_the_same_answer_can_be_taken_back() -> None:
    match = in_turn()
    says(match, (1, Aim(2, 0)), (1, Rest()), (2, Boo()))
    assert match.asks()[0].seat == 2  # but now seat 2 has looked at two tricks of the deck
    assert match.history[-1].opened
    assert match.free_undo(2) is None


@pytest.mark.parametrize(
    ("ambush", "choice"), [(Ambush("thorns"), Peek()), (Ambush("thorns", peeked=(1,)), Spring())], ids=["look", "turn"]
)
def test_what_somebody_learned_is_not_taken_back_freely(ambush: Ambush, choice: Option) -> None:
    match = scene({1: [], 2: []}, {1: ambush})
    says(match, (1, Stake(0)), (2, Stake(0)))
    match.answer(1, match.asks()[0].options[0])
    says(match, (1, Aim(2, 0)), (1, choice))
    assert match.history[-1].opened
    assert match.free_undo(1) is None


def test_a_card_shown_to_the_others_is_not_taken_back_freely() -> None:
    match = scene({1: ["strike"], 2: ["parry"]})
    attack(match, target=2)
    assert match.history[-1].opened
    assert match.free_undo(1) is None
    match.answer(2, LetPass())
    assert not match.history[-1].opened
    assert match.free_undo(2) == match.number - 1
    match.undo(2)
    match.answer(2, React("parry-2"))
    assert match.history[-1].opened


def test_a_secret_answer_is_taken_back_until_all_are_shown() -> None:
    match = a_match()
    match.answer(1, Stake(2))
    assert match.free_undo(1) == 0
    match.undo(1)
    match.answer(1, Stake(1))
    match.answer(2, Stake(0))
    assert match.free_undo(1) is None
    assert match.free_undo(2) is None  # seat 2 has seen the stake of seat 1
    assert refusal(lambda: match.undo(2)) == "kernel-undo-needs-consent"


def test_the_secret_answer_of_another_stays_when_one_is_taken_back() -> None:
    match = a_match()
    match.command(2, "duel.bow", Bow())
    says(match, (1, Stake(2)))
    match.undo(1)
    assert match.table.given == {}
    match.answer(2, Stake(1))
    match.answer(1, Stake(2))
    match.undo(1, consent=True)
    assert match.table.given == {2: Stake(1)}


def test_time_that_ran_out_is_not_taken_back_freely() -> None:
    match = in_turn(rush=True)
    match.lapse(1)
    assert match.free_undo(1) is None
    match.undo(1, consent=True)
    assert match.asks()[0].clock is not None


@pytest.mark.parametrize("sitting", [as_it_is, saved_and_loaded])
def test_by_consent_everything_can_be_taken_back_but_chance_is_not_rewound(sitting: Sitting) -> None:
    match = in_turn()
    first = a_match().position()
    says(match, (1, Aim(2, 0)), (1, Rest()), (2, Cheer()))
    (bead,), used = match.table.state.duellists[2].beads, match.table.chance.used
    match = sitting(match)
    match.undo(1, to=5, consent=True)
    assert match.table.state.duellists[2].beads == []
    assert match.table.chance.used == used
    drawn = set()
    for _ in range(8):
        match.answer(2, Cheer())
        drawn.add(match.table.state.duellists[2].beads[0])
        match.undo(2, consent=True)
    assert match.table.chance.used > used
    assert drawn == {"amber", "jade"}, f"always {bead} again"
    match.undo(2, to=0, consent=True)
    assert match.position()[:2] == first[:2]
    match.verify()
    saved_and_loaded(match).verify()


def test_chance_is_not_rewound_either_when_the_past_was_remembered_long_ago() -> None:
    match = in_turn()
    says(match, (1, Aim(2, 0)), (1, Rest()))
    match = saved_and_loaded(match)
    assert match.free_undo(1) == 2  # here the past is played again
    match.answer(2, Cheer())
    used = match.table.chance.used
    match.undo(2, to=3, consent=True)
    assert match.table.chance.used == used
    match.verify()


def test_after_loading_it_goes_back_beyond_what_was_done_since() -> None:
    match = in_turn()
    match.answer(1, Aim(2, 45))
    match = saved_and_loaded(match)
    match.answer(1, Rest())
    assert match.free_undo(1) == 2
    match.undo(1, to=3)
    assert match.asks()[0].key == "duel.aim"
    match.verify()


def test_what_was_taken_back_can_be_done_in_another_way_and_be_taken_back_again() -> None:
    match = in_turn()
    match.answer(1, Aim(2, 45))
    match.undo(1)
    match.answer(1, Aim(2, 90))
    match.answer(1, Rest())
    match.undo(1, to=5)  # the question has a new number
    assert match.asks()[0].key == "duel.aim"
    assert refusal(lambda: match.undo(1, to=3, consent=True)) == "kernel-nothing-to-undo"
    match.verify()


def test_there_must_be_something_to_take_back() -> None:
    match = a_match()
    assert match.free_undo(1) is None
    assert refusal(lambda: match.undo(1)) == "kernel-nothing-to-undo"
    match.answer(1, Stake(0))
    assert refusal(lambda: match.undo(1, to=1)) == "kernel-nothing-to-undo"
    assert refusal(lambda: match.undo(1, to=-1, consent=True)) == "kernel-nothing-to-undo"


def test_a_game_that_is_over_is_open_again_by_consent() -> None:
    match = scene({1: ["lunge"], 2: []})
    attack(match, target=2, trick="lunge")
    assert match.outcome is not None
    match.undo(2, consent=True)
    assert match.outcome is None
    assert match.asks()[0].key == "duel.act"


def test_a_fork_remembers_only_itself() -> None:
    """The answers of a fork could by accident be legal at the start of the game: they lead nowhere there."""
    match = in_turn()
    says(match, (1, Aim(2, 0)), (1, Rest()), (2, Boo()))
    fork = match.fork(FairSeed.of("fork"))
    fork.command(1, "duel.bow", Bow())
    loaded = saved_and_loaded(fork)
    assert loaded.free_undo(1) is None
    assert refusal(lambda: loaded.undo(1, consent=True)) == "kernel-nothing-to-undo"
    assert fork.free_undo(1) == 0


def test_events_are_heard_on_after_an_undo() -> None:
    match = in_turn()
    match.answer(1, Aim(2, 45))
    match.undo(1)
    match.events()
    says(match, (1, Aim(2, 0)), (1, Rest()), (2, Boo()))
    match.answer(2, match.asks()[0].options[0])
    assert [type(event).__name__ for event in match.events()] == ["Kept"]

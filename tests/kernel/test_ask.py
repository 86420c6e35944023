"""Questions: what is a legal answer, and answers made by chance."""

from __future__ import annotations

from collections import Counter

from oakveil.kernel.ask import Ask, Broken, Free, Option
from oakveil.kernel.chance import Chance


class Yes(Option, frozen=True):
    pass


class No(Option, frozen=True):
    pass


class Number(Option, frozen=True):
    n: int


class Count(Option, frozen=True):
    n: int


def even(value: Number) -> Broken | None:
    return Broken("EVEN-01", "odd-number", {"n": value.n}) if value.n % 2 else None


EVEN = Free(Number, even, lambda chance: Number(2 * chance.below(5, "bot")))


def test_only_what_is_offered_is_legal() -> None:
    ask = Ask(1, "test", [Yes()])
    assert ask.refusal(Yes()) is None
    assert ask.refusal(No()) == Broken("", "kernel-not-offered")


def test_answers_that_look_alike_are_not_the_same() -> None:
    ask = Ask(1, "test", [Number(1)])
    assert ask.refusal(Number(1)) is None
    assert ask.refusal(Number(2)) is not None
    assert ask.refusal(Count(1)) is not None


def test_a_free_value_is_legal_when_it_breaks_no_rule() -> None:
    ask = Ask(1, "test", [Yes()], free=EVEN)
    assert ask.refusal(Yes()) is None
    assert ask.refusal(Number(4)) is None
    assert ask.refusal(Number(3)) == Broken("EVEN-01", "odd-number", {"n": 3})
    assert ask.refusal(Count(4)) == Broken("", "kernel-not-offered")


def test_a_proposal_takes_options_and_a_free_value_with_equal_chance() -> None:
    ask, chance = Ask(1, "test", [Yes(), No()], free=EVEN), Chance(b"propose")
    made = Counter(type(ask.propose(chance)).__name__ for _ in range(900))
    assert set(made) == {"Yes", "No", "Number"}
    assert all(240 < count < 360 for count in made.values()), made  # 300 each, 14 is a standard deviation


def test_a_proposal_is_legal_and_the_same_with_the_same_chance() -> None:
    ask = Ask(1, "test", free=EVEN)
    for seed in range(20):
        value = ask.propose(Chance(bytes([seed])))
        assert ask.refusal(value) is None
        assert ask.propose(Chance(bytes([seed]))) == value
    assert Ask(1, "test", [Yes()]).propose(Chance(b"x")) == Yes()


def test_a_question_to_one_seat_is_a_question_to_a_group_of_one() -> None:
    ask = Ask(1, "test", [Yes()])
    assert ask.asks == (ask,)

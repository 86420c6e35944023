"""Chance: fair, repeatable, and the same wherever a saved game goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakveil.kernel.chance import Chance, Draw, ScriptedChance, UnexpectedRoll

WORDS = 2**32
"""A word of chance is a whole number below this."""


class Words(Chance):
    """Chance whose first words are given, to see what is made of each."""

    def __init__(self, words: list[int]) -> None:
        super().__init__(b"words", journal=[])
        self.words = words

    def _take_block(self) -> None:
        assert self._blocks == 0
        self._words[:] = [*[WORDS - 1] * (16 - len(self.words)), *reversed(self.words)]
        self._blocks = 1


def outcome_of(word: int, n: int) -> int | None:
    """What `below(n)` makes of this word; None when it asks for another."""
    chance = Words([word])
    outcome = chance.below(n, "test")
    return outcome if chance.used == 1 else None


def borders(n: int) -> Iterator[tuple[int, int]]:
    """The first and last word of every outcome: those w for which w * n // WORDS is that outcome."""
    for outcome in range(n):
        yield -(-outcome * WORDS // n), -(-(outcome + 1) * WORDS // n) - 1


@given(st.integers(1, 2**32))
def test_a_word_is_thrown_away_exactly_where_it_would_favour_an_outcome(n: int) -> None:
    """Of the words that give an outcome, floor(WORDS / n) are kept for each: those whose low half is not too small."""
    kept_each, thrown = divmod(WORDS, n)
    for outcome in {0, n // 2, n - 1}:
        first, last = -(-outcome * WORDS // n), -(-(outcome + 1) * WORDS // n) - 1
        low = (first * n) % WORDS  # grows by n from word to word, so only the first can be below n, or below `thrown`
        assert low < n
        assert outcome_of(first, n) == (None if low < thrown else outcome)
        kept = last - first + (low >= thrown)
        assert kept == kept_each
        if last > first:
            assert outcome_of(first + 1, n) == outcome
            assert outcome_of(last, n) == outcome


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 10, 12, 20, 100])
def test_small_dice_are_exactly_fair(n: int) -> None:
    """Counted at the borders of every outcome: each of them keeps the same number of words."""
    kept = Counter[int]()
    for outcome, (first, last) in enumerate(borders(n)):
        assert outcome_of(last, n) == outcome
        kept[outcome] = last - first + (outcome_of(first, n) == outcome)
    assert set(kept.values()) == {WORDS // n}


def test_after_a_word_thrown_away_the_next_decides() -> None:
    chance = Words([0, 0, 2**31 + 1])
    assert chance.below(6, "test") == 3
    assert chance.used == 3
    assert chance.journal == [Draw("test", 6, 3)]


@given(st.binary(min_size=1, max_size=64), st.integers(0, 100), st.lists(st.integers(1, 1000), max_size=40))
def test_whoever_knows_seed_and_number_goes_on_with_the_same_chance(seed: bytes, skip: int, sizes: list[int]) -> None:
    chance = Chance(seed)
    for _ in range(skip):
        chance.below(2, "skip")
    again = Chance(seed, chance.used)
    assert [chance.below(n, "a") for n in sizes] == [again.below(n, "b") for n in sizes]
    assert chance.used == again.used


def test_other_seeds_give_other_chance() -> None:
    rolls = {tuple(Chance(bytes([seed])).below(1000, "x") for _ in range(1)) for seed in range(100)}
    assert len(rolls) > 90
    assert [Chance(b"one").below(2**32, "x")] != [Chance(b"two").below(2**32, "x")]


def test_words_in_a_row_differ() -> None:
    chance = Chance(b"row")
    words = [chance.below(2**32, "x") for _ in range(100)]
    assert len(set(words)) == 100


def test_rolls_shuffles_and_samples_are_written_in_the_journal() -> None:
    journal: list[Draw] = []
    chance = Chance(b"journal", journal=journal)
    face = chance.roll(["a", "b", "c"], "die")
    assert journal == [Draw("die", 3, ["a", "b", "c"].index(face))]
    journal.clear()
    chance.shuffle([1, 2, 3, 4], "deck")
    assert [(draw.why, draw.among) for draw in journal] == [("deck", 4), ("deck", 3), ("deck", 2)]
    journal.clear()
    chance.sample("abcde", 2, "hand")
    assert [(draw.why, draw.among) for draw in journal] == [("hand", 5), ("hand", 4)]


def test_without_a_journal_nothing_is_kept() -> None:
    chance = Chance(b"quiet")
    chance.below(6, "die")
    assert chance.journal is None


def test_every_order_of_three_cards_comes_from_a_shuffle_and_from_a_sample() -> None:
    chance, shuffled, sampled = Chance(b"orders"), Counter[str](), Counter[str]()
    for _ in range(3000):
        cards = list("abc")
        chance.shuffle(cards, "deck")
        shuffled["".join(cards)] += 1
        sampled["".join(chance.sample("abc", 3, "deck"))] += 1
    for orders in (shuffled, sampled):
        assert len(orders) == 6
        assert all(400 < count < 600 for count in orders.values()), orders  # 500 each, 20 is a standard deviation


@given(st.lists(st.integers()), st.binary(max_size=8))
def test_a_shuffle_keeps_all_and_a_sample_takes_no_card_twice(cards: list[int], seed: bytes) -> None:
    chance = Chance(seed)
    shuffled = cards.copy()
    chance.shuffle(shuffled, "deck")
    assert sorted(shuffled) == sorted(cards)
    assert sorted(chance.sample(cards, len(cards), "deck")) == sorted(cards)


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_there_is_no_fair_choice_among_none_or_too_many(n: int) -> None:
    with pytest.raises(ValueError, match="outcomes"):
        Chance(b"none").below(n, "test")


def test_a_script_says_what_is_rolled() -> None:
    dice = ScriptedChance({"attack": [6, 1], "deck": ["c"]})
    assert dice.roll(range(1, 7), "attack") == 6
    assert dice.roll("abc", "deck") == "c"
    assert not dice.spent()
    assert dice.roll(range(1, 7), "attack") == 1
    assert dice.spent()


def test_what_the_script_does_not_say_comes_from_the_seed() -> None:
    dice, plain = ScriptedChance({"attack": [6]}, seed=b"seed"), Chance(b"seed")
    assert [dice.roll(range(100), "other") for _ in range(9)] == [plain.roll(range(100), "other") for _ in range(9)]


def test_a_script_that_runs_out_or_says_the_impossible_is_a_failed_test() -> None:
    dice = ScriptedChance({"attack": [7]})
    with pytest.raises(UnexpectedRoll, match="attack: scripted 7"):
        dice.roll(range(1, 7), "attack")
    with pytest.raises(UnexpectedRoll, match="no more rolls"):
        dice.roll(range(1, 7), "attack")


def test_scripted_rolls_are_written_in_the_journal_too() -> None:
    dice = ScriptedChance({"attack": ["hit"]})
    dice.journal = []
    dice.roll(["miss", "hit"], "attack")
    assert dice.journal == [Draw("attack", 2, 1)]

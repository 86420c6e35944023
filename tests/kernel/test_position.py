"""Positions: a match that lies somewhere without its history, and gets it back."""

from __future__ import annotations

import msgspec
import pytest

from oakveil.kernel.match import Entry, FairSeed, Match, Refused
from oakveil.kernel.position import match_at, pack, unpack
from oakveil.kernel.save import dump
from tests.duel import GAME
from tests.duel.state import Aim, Boo, Bow, DuelOptions, Rest, Stake
from tests.duel.table import attack, says, scene

SEED = FairSeed.of("position")


def a_match() -> Match:
    """Seat 1 has aimed; before that something was taken back."""
    match = Match.start(GAME, DuelOptions(), seed=SEED)
    says(match, (1, Stake(0)), (2, Stake(0)))
    match.answer(1, match.asks()[0].options[0])
    match.answer(1, Aim(2, 45))
    match.undo(1)
    match.answer(1, Aim(2, 90))
    return match


def lying_there(match: Match) -> Match:
    """The same match, found as a position whose history is elsewhere."""
    return match_at(GAME, match.options, match.places, match.fair, match.content, pack(match.table), match.number)


def test_a_table_lies_as_it_was_packed() -> None:
    match = scene({1: ["strike"], 2: ["parry"]})
    attack(match, target=2)
    table = unpack(GAME, match.options, match.content, match.fair.seed(), pack(match.table))
    assert (table.state, table.stack, table.given) == (match.table.state, match.table.stack, match.table.given)
    assert (table.chance.seed, table.chance.used) == (match.table.chance.seed, match.table.chance.used)
    assert [ask.options for ask in table.asks()] == [ask.options for ask in match.asks()]


def test_secret_answers_are_packed_too() -> None:
    match = Match.start(GAME, DuelOptions(), seed=SEED)
    match.answer(2, Stake(2))
    assert lying_there(match).table.given == {2: Stake(2)}


def test_what_was_not_packed_is_refused() -> None:
    with pytest.raises(msgspec.DecodeError):
        unpack(GAME, DuelOptions(), None, SEED.seed(), b"no position")
    with pytest.raises(msgspec.ValidationError):
        unpack(GAME, DuelOptions(), None, SEED.seed(), msgspec.msgpack.encode([{}, [], {}, 0]))


def test_a_match_goes_on_from_a_position_with_the_right_numbers() -> None:
    match = a_match()
    found = lying_there(match)
    assert (found.number, found.missing, found.history) == (6, 6, [])
    assert found.position() == match.position()
    for goes_on in (match, found):
        says(goes_on, (1, Rest()), (2, Boo()))
    assert found.position() == match.position()
    assert found.history == match.history[6:]
    assert found.number == match.number


def test_without_its_history_nothing_from_before_can_be_taken_back() -> None:
    found = lying_there(a_match())
    assert found.free_undo(1) is None
    with pytest.raises(Refused):
        found.undo(1, consent=True)
    found.answer(1, Rest())
    assert found.free_undo(1) == 6
    found.undo(1)
    assert found.position()[:2] == a_match().position()[:2]


def test_with_its_history_recalled_everything_can_be_taken_back() -> None:
    match = a_match()
    found = lying_there(match)
    found.answer(1, Rest())
    found.recall(match.history)
    assert found.free_undo(1) == 2
    found.undo(1, to=2)
    assert found.asks()[0].key == "duel.keep"
    found.verify()


def test_only_the_missing_entries_can_be_recalled() -> None:
    match = a_match()
    found = lying_there(match)
    with pytest.raises(AssertionError, match="not the entries that are missing"):
        found.recall(match.history[:-1])


def test_a_match_lets_go_of_its_beginning_and_keeps_the_last_tables() -> None:
    match = a_match()
    whole: list[Entry] = [*match.history]
    match.forget(keep=2)  # the table before seat 1 aimed, and the one before it kept a trick
    assert (match.missing, match.history, match.number) == (2, whole[2:], 6)
    assert match.free_undo(1) == 2
    match.undo(1, to=5)
    match.undo(1, to=2)
    assert match.asks()[0].key == "duel.keep"
    with pytest.raises(Refused):
        match.undo(1, consent=True)
    match.recall(whole[:2])
    match.undo(1, to=0, consent=True)
    assert match.position()[:2] == Match.start(GAME, DuelOptions(), seed=SEED).position()[:2]
    match.verify()


def test_a_match_may_keep_nothing() -> None:
    match = a_match()
    whole = [*match.history]
    match.forget(keep=0)
    assert (match.missing, match.history) == (6, [])
    match.command(2, "duel.bow", Bow())
    assert match.free_undo(2) == 6
    match.forget(keep=5)
    assert (match.missing, len(match.history)) == (6, 1)
    match.recall(whole)
    assert match.free_undo(2) == 6
    match.verify()


def test_without_its_beginning_a_match_is_neither_saved_nor_played_again() -> None:
    match = a_match()
    match.forget(keep=1)
    with pytest.raises(AssertionError, match="beginning of the history is missing"):
        dump(match)
    with pytest.raises(AssertionError, match="beginning of the history is missing"):
        match.verify()

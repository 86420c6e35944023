"""Matches: answers are checked, the history is kept, and the whole game can be played again from it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec
import pytest

from oakveil.kernel.chance import Chance, Draw
from oakveil.kernel.match import Diverged, Entry, FairSeed, Match, Refused
from oakveil.kernel.save import dump, parse
from tests.duel import GAME
from tests.duel.state import Aim, Boo, Bow, Cheer, Duel, DuelOptions, Hurt, Keep, Kept, Rest, Stake, Staked
from tests.duel.table import attack, says, scene


def a_match(seed: str = "match", **options: int | bool) -> Match:
    return Match.start(GAME, DuelOptions(**options), seed=FairSeed.of(seed))  # type: ignore[arg-type]


def refusal(match: Match, do: Callable[[], None]) -> str:
    """The message with which something is refused; nothing changes by it."""
    before = dump(match)
    with pytest.raises(Refused) as refused:
        do()
    assert dump(match) == before
    assert refused.value.broken is not None
    return refused.value.broken.rule or refused.value.broken.message


def to_aim(match: Match) -> Match:
    """Play on until seat 1 aims."""
    says(match, (1, Stake(0)), (2, Stake(0)))
    match.answer(1, match.asks()[0].options[0])
    return match


def test_a_match_begins_at_its_first_question() -> None:
    match = a_match()
    assert [(ask.seat, ask.key) for ask in match.asks()] == [(1, "duel.stake"), (2, "duel.stake")]
    assert (match.number, match.history, match.outcome) == (0, [], None)
    own = match.ask_of(2)
    assert own is not None and own.seat == 2
    assert match.ask_of(3) is None


def test_an_answer_is_written_in_the_history_with_the_chance_that_followed() -> None:
    match = scene({1: [], 2: []})
    says(match, (2, Stake(1)), (1, Stake(0)))
    assert match.history == [
        Entry("answer", 0, 2, "duel.stake", {"type": "Stake", "n": 1}),
        Entry("answer", 1, 1, "duel.stake", {"type": "Stake", "n": 0}, opened=True),
    ]
    keep = match.asks()[0].options[0]
    assert isinstance(keep, Keep)
    says(match, (2, keep), (2, Aim(1, 10)), (2, Rest()), (1, Cheer()))
    cheer = match.history[-1]
    assert cheer.key == "duel.cheer"
    assert [(draw.why, draw.among) for draw in cheer.draws] == [("duel.bead", 6)]
    assert match.number == 6
    assert [entry.number for entry in match.history] == [0, 1, 2, 3, 4, 5]


def test_only_who_is_asked_may_answer() -> None:
    match = a_match()
    match.answer(1, Stake(0))
    assert refusal(match, lambda: match.answer(1, Stake(0))) == "kernel-not-your-question"
    assert refusal(match, lambda: match.answer(3, Stake(0))) == "kernel-not-your-question"


def test_only_what_is_offered_may_be_answered() -> None:
    match = a_match()
    assert refusal(match, lambda: match.answer(1, Stake(3))) == "kernel-not-offered"
    assert refusal(match, lambda: match.answer(1, Bow())) == "kernel-not-offered"


def test_a_free_answer_is_refused_with_the_rule_that_it_breaks() -> None:
    match = to_aim(a_match())
    assert refusal(match, lambda: match.answer(1, Aim(1, 0))) == "DUEL-AIM-01"
    assert refusal(match, lambda: match.answer(1, Aim(2, 360))) == "DUEL-AIM-02"
    match.answer(1, Aim(2, 359))


def test_an_answer_to_a_question_that_has_passed_is_stale() -> None:
    match = a_match()
    match.answer(1, Stake(0), number=0)
    assert refusal(match, lambda: match.answer(2, Stake(0), number=0)) == "kernel-stale"
    assert refusal(match, lambda: match.command(2, "duel.bow", Bow(), number=0)) == "kernel-stale"
    assert refusal(match, lambda: match.lapse(2, number=0)) == "kernel-stale"
    assert refusal(match, lambda: match.answer(2, Stake(0), number=2)) == "kernel-stale"
    match.answer(2, Stake(0), number=1)


def test_a_command_is_possible_at_any_question_when_it_is_legal() -> None:
    match = a_match()
    match.command(2, "duel.bow", Bow())
    assert match.table.state.duellists[2].bowed
    assert match.history == [Entry("command", 0, 2, "duel.bow", {"type": "Bow"})]
    assert [ask.seat for ask in match.asks()] == [1, 2]
    assert refusal(match, lambda: match.command(2, "duel.bow", Bow())) == "DUEL-BOW-01"
    assert refusal(match, lambda: match.command(1, "duel.curtsy", Bow())) == "kernel-no-command"
    assert refusal(match, lambda: match.command(1, "duel.bow", Rest())) == "kernel-no-command"


def test_when_the_clock_runs_out_the_table_answers() -> None:
    match = to_aim(a_match(rush=True))
    assert refusal(match, lambda: match.lapse(2)) == "kernel-no-clock"
    match.lapse(1)
    assert match.history[-1] == Entry("lapse", 3, 1, "duel.aim", {"type": "Aim", "target": 2, "degrees": 0})
    assert match.asks()[0].key == "duel.act"


def test_no_clock_no_lapse() -> None:
    match = to_aim(a_match())
    assert refusal(match, lambda: match.lapse(1)) == "kernel-no-clock"


def test_when_the_game_is_over_nothing_more_is_possible() -> None:
    match = scene({1: ["lunge"], 2: []})
    attack(match, target=2, trick="lunge")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((1,), "knockout")
    assert match.asks() == ()
    assert refusal(match, lambda: match.answer(1, Rest())) == "kernel-not-your-question"
    assert refusal(match, lambda: match.command(1, "duel.bow", Bow())) == "kernel-no-command"


def test_what_happened_is_told_once() -> None:
    match = scene({1: ["strike"], 2: []})
    attack(match, target=2)
    assert match.events() == [Staked({1: 0, 2: 0}), Kept(1, "thorns"), Hurt(2, 1)]
    assert match.events() == []


def test_a_fork_goes_its_own_way_with_chance_of_its_own() -> None:
    match = to_aim(a_match())
    fork = match.fork(FairSeed.of("fork"))
    assert (fork.history, fork.number, fork.asks()[0].key) == ([], 0, "duel.aim")
    assert fork.table.chance.seed != match.table.chance.seed
    says(fork, (1, Aim(2, 0)), (1, Rest()), (2, Boo()))
    fork.answer(2, fork.asks()[0].options[0])
    assert match.asks()[0].key == "duel.aim"
    assert [type(event).__name__ for event in fork.events()] == ["Kept"]
    assert [type(event).__name__ for event in match.events()] == ["Staked", "Kept"]
    assert match.fork().fair != match.fork().fair


def test_a_match_played_again_comes_to_the_same() -> None:
    match = to_aim(a_match(rush=True))
    match.lapse(1)
    match.command(2, "duel.bow", Bow())
    says(match, (1, Rest()), (2, Cheer()))
    match.undo(2, 5, consent=True)
    again = match.replayed()
    assert again.position() == match.position()
    assert (again.history, again.number) == (match.history, match.number)
    assert match.replayed(2).number == 2
    match.verify()


def test_numbers_and_lists_in_answers_survive_being_saved() -> None:
    """An answer is kept as it is in a save: read back, it compares equal."""
    match = to_aim(a_match())
    match.answer(1, Aim(2, 45))
    loaded = parse(dump(match))
    assert loaded.history == match.history
    loaded.verify()


Tamper = Callable[[Entry], Entry]
TAMPERED: dict[str, tuple[int, Tamper, str]] = {
    "another answer": (1, lambda e: msgspec.structs.replace(e, choice={"type": "Stake", "n": 2}), "entry 3"),
    "an impossible answer": (0, lambda e: msgspec.structs.replace(e, choice={"type": "Stake", "n": 7}), "entry 1"),
    "no answer at all": (0, lambda e: msgspec.structs.replace(e, choice={"type": "Steak"}), "entry 1"),
    "another seat": (0, lambda e: msgspec.structs.replace(e, seat=2), "entry"),
    "a seat that is not there": (0, lambda e: msgspec.structs.replace(e, seat=9), "entry 1"),
    "another question": (2, lambda e: msgspec.structs.replace(e, key="duel.act"), "entry 3: another question"),
    "another number": (2, lambda e: msgspec.structs.replace(e, number=7), "entry 3"),
    "better chance": (5, lambda e: msgspec.structs.replace(e, draws=(Draw("duel.bead", 6, 0),)), "entry 6: chance"),
    "no chance": (5, lambda e: msgspec.structs.replace(e, draws=()), "entry 6: chance"),
    "hidden chance": (5, lambda e: msgspec.structs.replace(e, opened=False), "entry 6"),
    "an undo": (5, lambda e: Entry("undo", 5, 1, to=99), "entry 6"),
    "a lapse": (5, lambda e: Entry("lapse", 5, 1), "entry 6"),
    "a command": (5, lambda e: Entry("command", 5, 1, "duel.fly", {"type": "Bow"}), "entry 6"),
}


def tampered(name: str) -> Match:
    match = to_aim(a_match("luck"))
    says(match, (1, Aim(2, 0)), (1, Rest()), (2, Cheer()))
    match.verify()
    assert match.history[5].draws != (Draw("duel.bead", 6, 0),)
    place, tamper, _ = TAMPERED[name]
    match.history[place] = tamper(match.history[place])
    return match


@pytest.mark.parametrize("name", TAMPERED)
def test_a_history_that_was_tampered_with_diverges(name: str) -> None:
    match = tampered(name)
    with pytest.raises(Diverged, match=TAMPERED[name][2]):
        match.verify()


def test_a_table_that_was_tampered_with_diverges_at_the_end() -> None:
    match = to_aim(a_match())
    match.table.state.duellists[1].life = 99
    with pytest.raises(Diverged, match="entry 4: the same answers lead to another table") as diverged:
        match.verify()
    assert diverged.value.place == 3


def test_another_seed_diverges() -> None:
    match = to_aim(a_match())
    match.fair = FairSeed.of("better")
    with pytest.raises(Diverged):
        match.verify()


def test_the_seed_is_promised_by_its_hash_and_mixed_with_the_words_of_the_seats() -> None:
    fair = FairSeed(b"s" * 32, ("Ada", "Bo"))
    assert fair.commitment == hashlib.sha256(b"s" * 32).hexdigest()
    assert fair.commitment == FairSeed(b"s" * 32).commitment
    assert len({FairSeed(b"s" * 32, words).seed() for words in ((), ("Ada",), ("Ada", "Bo"), ("Bo", "Ada"))}) == 4
    assert FairSeed(b"t" * 32, ("Ada", "Bo")).seed() != fair.seed()
    assert FairSeed.of("word") == FairSeed.of("word") != FairSeed.of("other")
    fresh = FairSeed.fresh(["Ada"])
    assert (len(fresh.secret), fresh.words) == (32, ("Ada",))
    assert fresh != FairSeed.fresh(["Ada"])


def test_words_that_run_into_each_other_are_different_words() -> None:
    assert FairSeed(b"s" * 32, ("ab", "c")).seed() != FairSeed(b"s" * 32, ("a", "bc")).seed()
    assert FairSeed(b"s" * 32, ("ab",)).seed() != FairSeed(b"s" * 32, ("a", "b")).seed()


def test_positions_are_equal_when_everything_is() -> None:
    one, other = to_aim(a_match()), to_aim(a_match())
    assert one.position() == other.position()
    other.table.chance.below(2, "wind")
    assert one.position() != other.position()
    other = to_aim(a_match())
    other.table.state.duellists[2].bowed = True
    assert one.position() != other.position()
    other = a_match()
    other.answer(1, Stake(0))
    third = a_match()
    third.answer(1, Stake(1))
    assert other.position() != third.position()


def test_chance_is_drawn_from_the_seed_of_the_match() -> None:
    match = a_match("word")
    assert isinstance(match.table, Duel)
    table = GAME.new(match.options, match.places, match.content, Chance(FairSeed.of("word").seed()))
    assert table.state.deck == match.table.state.deck

"""The riddle room: puzzles, the DM's own riddle, and the roll (specification 3.11)."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.veiel.choices import (
    AcceptReply,
    AnswerRiddle,
    RefuseReply,
    Reply,
    RunOut,
    SetRiddle,
    SolveRiddle,
)
from oakveil.games.veiel.events import CardsDrawn, CheckRolled, RiddleAnswered
from oakveil.games.veiel.rules.crossing import Room
from oakveil.games.veiel.rules.puzzles import (
    MAKERS,
    SYMBOLS,
    Clue,
    Doors,
    Grid,
    Level,
    Levers,
    Lock,
    Scales,
    Series,
    Weighing,
    make_puzzle,
)
from oakveil.games.veiel.rules.riddle import Riddle, check_reply, check_riddle, plain, propose_reply, propose_riddle
from oakveil.games.veiel.state import RoomCard
from oakveil.kernel.chance import Chance
from tests.games.veiel.tables import HeroHere, TableTalk, hero, scene

TEAM = tuple(map(hero, ("knight", "healer", "shaman", "scholar")))


def posed(*heroes: HeroHere, lines: int = 4, **options: Any) -> TableTalk:
    """A riddle for four and two cards, or the loss of two VIT."""
    t = scene(*(heroes or TEAM), frames=[Riddle(source="riddle", first=4, second=2, lose=2)], lines=lines, **options)
    t.g.state.left_pile.cards = ["a_robe"] * 9
    return t


def right(t: TableTalk) -> int:
    """The number of the right answer, which nobody at the table knows."""
    t._run()
    frame = t.g.stack[-1]
    assert isinstance(frame, Riddle)
    return [mark.face() for mark in frame.marks].index(True)


def wrong(t: TableTalk, *others: int) -> int:
    return next(number for number in range(6) if number not in (right(t), *others))


@pytest.mark.rule("VEIEL-RIDDLE-02", "VEIEL-RIDDLE-04", "VEIEL-RIDDLE-05")
@pytest.mark.parametrize("family", MAKERS)
@pytest.mark.parametrize("level", [1, 2])
def test_each_puzzle_has_six_answers_of_which_one_is_right(family: str, level: Level) -> None:
    for seed in range(8):
        puzzle, number = make_puzzle(family, level, Chance(bytes([seed])))
        assert len(set(puzzle.answers)) == 6
        assert puzzle.solutions() == {puzzle.answers[number]}


@pytest.mark.rule("VEIEL-RIDDLE-04")
def test_solvers_find_what_fits_and_all_of_it() -> None:
    clues = (Clue("078", 2, 0), Clue("287", 2, 1), Clue("237", 2, 0), Clue("948", 1, 0))
    assert Lock(clues=clues).solutions() == {"783"}
    assert len(Lock(clues=clues[:2]).solutions()) > 1
    assert Series(terms=(2, 4, 6, 8, 10, 12)).solutions() == {"14"}
    assert Series(terms=(1, 10, 2, 20, 3, 30)).solutions() == {"4"}
    assert Series(terms=(1, 2, 3, 5, 8, 13)).solutions() == {"21"}
    assert Series(terms=(1, 2, 4, 7, 11, 16)).solutions() == {"22"}
    assert Series(terms=(1, 7, 2, 3, 9, 9)).solutions() == set()
    assert Scales(weighings=(Weighing("AB", "D", "none"), Weighing("B", "A", "left"))).solutions() == {"ABDC", "ACBD"}
    assert Grid(symbols="KMOS", rows=("KMOS", "MKSO", "OSKM", "SOM?")).solutions() == {"K"}
    assert Levers(is_open=(False, True), levers=((0,), (0, 1)), goal=0).solutions() == {"B"}
    assert Doors(inscriptions=()).solutions() == set()


@pytest.mark.rule("VEIEL-RIDDLE-05")
def test_harder_puzzles_are_longer() -> None:
    easy, hard = (make_puzzle("series", level, Chance(b"x"))[0] for level in (1, 2))
    assert isinstance(easy, Series) and isinstance(hard, Series)
    assert (len(easy.terms), len(hard.terms)) == (6, 8)
    for lines, terms in ((4, 6), (5, 8)):
        t = posed(lines=lines, riddle="puzzle")
        t.dice(family=["series"])
        t._run()
        frame = t.g.stack[-1]
        assert isinstance(frame, Riddle) and isinstance(frame.puzzle, Series)
        assert len(frame.puzzle.terms) == terms


@pytest.mark.rule("VEIEL-RIDDLE-04")
def test_symbols_are_letters() -> None:
    assert SYMBOLS.isalpha() and SYMBOLS.isupper() and len(set(SYMBOLS)) == 6


@pytest.mark.rule("VEIEL-RIDDLE-03", "VEIEL-TEAM-01")
def test_the_first_right_answer_brings_four_cards_and_two_crystals() -> None:
    t = posed(riddle="puzzle")
    assert t.asks[0].seat == t.g.leader
    t.answer(AnswerRiddle(right(t)))
    assert (t.key, t.g.state.crystals, len(t.told(CardsDrawn)[0].cards)) == ("waiting", 2, 4)


@pytest.mark.rule("VEIEL-RIDDLE-03")
def test_the_second_right_answer_brings_two_cards() -> None:
    t = posed(riddle="puzzle")
    missed = wrong(t)
    t.answer(AnswerRiddle(missed))
    assert AnswerRiddle(missed) not in t.options("riddle")
    t.answer(AnswerRiddle(right(t)))
    assert (t.g.state.crystals, len(t.told(CardsDrawn)[0].cards)) == (0, 2)


@pytest.mark.rule("VEIEL-RIDDLE-03")
def test_two_wrong_answers_cost_each_standing_hero_two_vit() -> None:
    t = posed(hero("knight"), hero("healer", vit=0), riddle="puzzle")
    first = wrong(t)
    t.answer(AnswerRiddle(first))
    t.answer(AnswerRiddle(wrong(t, first)))
    assert (t.key, t.hero("knight").vit, t.hero("healer").vit) == ("waiting", 18, 0)
    assert [event.right for event in t.told(RiddleAnswered)] == [False, False]


@pytest.mark.rule("VEIEL-RIDDLE-02", "VEIEL-INFO-01")
def test_nobody_sees_the_answer_and_dealt_anew_it_may_be_any() -> None:
    t = posed(riddle="puzzle", master="human")
    t._run()
    for seat in (None, 1, 5):
        (frame,) = [frame for frame in t.g.seen_by(seat)[1] if isinstance(frame, Riddle)]
        assert [mark.front for mark in frame.marks] == [None] * 6
        anew = [t.g.redealt(seat, Chance(bytes([seed]))).stack[-1] for seed in range(40)]
        assert {frame.marks.index(next(mark for mark in frame.marks if mark.front)) for frame in anew} == set(range(6))  # type: ignore[attr-defined]


@pytest.mark.rule("VEIEL-RIDDLE-01", "VEIEL-RIDDLE-06")
def test_a_team_may_answer_or_roll_where_it_is_left_to_it() -> None:
    t = posed(riddle="auto")
    assert [type(option) for option in t.options("riddle")] == [AnswerRiddle] * 6 + [SolveRiddle] * 4
    t.answer(AnswerRiddle(wrong(t)))
    assert {type(option) for option in t.options("riddle")} == {AnswerRiddle}
    assert {type(option) for option in posed(riddle="roll").options("riddler")} == {SolveRiddle}


@pytest.mark.rule("VEIEL-ROOM-07")
def test_the_riddle_room_poses_a_riddle() -> None:
    t = scene(*TEAM, frames=[Room(place="A2")], master="none", riddle="roll")
    t.g.state.rooms["A2"] = RoomCard("riddle")
    assert t.key == "riddler"
    t.dice(check=20)
    t.answer(SolveRiddle("scholar"))
    assert t.g.state.crystals == 2
    assert t.g.state.is_resolved


@pytest.mark.rule("VEIEL-RIDDLE-08")
@pytest.mark.parametrize(("team", "die", "success"), [(4, 8, True), (4, 7, False), (2, 9, True), (2, 8, False)])
def test_a_hero_rolls_int_and_others_make_it_easier(team: int, die: int, success: bool) -> None:
    t = posed(*reversed(TEAM[-team:]), riddle="roll")
    t.dice(check=die)
    t.answer(SolveRiddle("scholar"))
    assert t.key == "waiting"
    assert [roll.result for roll in t.told(CheckRolled)] == ["success" if success else "failure"]
    assert (t.g.state.crystals, t.hero("scholar").vit) == ((2, 12) if success else (0, 10))


@pytest.mark.rule("VEIEL-RIDDLE-09")
def test_time_that_runs_out_is_a_wrong_answer() -> None:
    t = posed(riddle="puzzle", riddle_timer=60)
    clock = t.asks[0].clock
    assert clock is not None and (clock.seconds, clock.lapse) == (60, RunOut())
    t.g.answer(RunOut(), 1)
    assert t.told(RiddleAnswered) == [RiddleAnswered(-1, False)]
    t.g.answer(RunOut(), 1)
    assert t.hero("knight").vit == 18
    assert posed(riddle="puzzle").asks[0].clock is None


@pytest.mark.rule("VEIEL-RIDDLE-07", "VEIEL-INFO-01")
def test_a_person_as_dm_asks_a_riddle_of_its_own() -> None:
    t = posed(riddle="spoken", master="human")
    assert (t.key, t.asks[0].seat) == ("set_riddle", 5)
    t.answer(SetRiddle("What has a bed and never sleeps?", ("The River", "a rivière")))
    assert (t.key, t.asks[0].seat) == ("reply", 1)
    frame = t.g.seen_by(1)[1][-1]
    assert isinstance(frame, Riddle) and frame.accepted is not None
    assert (frame.question, frame.accepted.cards) == ("What has a bed and never sleeps?", [])
    for seat in (None, 1):
        (*_, anew) = t.g.redealt(seat, Chance(b"anew")).stack
        assert isinstance(anew, Riddle) and anew.accepted is not None and not anew.accepted.cards
    (*_, own) = t.g.redealt(t.g.master, Chance(b"anew")).stack
    assert isinstance(own, Riddle) and own.accepted is not None and own.accepted.seen() == ["The River", "a rivière"]
    t.answer(Reply("  the  RIVER "))
    assert (t.key, t.g.state.crystals) == ("waiting", 2)


@pytest.mark.rule("VEIEL-RIDDLE-07")
def test_the_dm_may_accept_other_words_and_a_second_answer_brings_less() -> None:
    t = posed(riddle="spoken", master="human")
    t.answer(SetRiddle("What has a bed and never sleeps?", ("river",)))
    t.answer(Reply("a dog"))
    assert (t.key, t.asks[0].seat) == ("judge", 5)
    t.answer(RefuseReply())
    t.answer(Reply("a stream"))
    t.answer(AcceptReply())
    assert (t.key, t.g.state.crystals, len(t.told(CardsDrawn)[0].cards)) == ("waiting", 0, 2)


@pytest.mark.rule("VEIEL-RIDDLE-07")
def test_what_a_riddle_must_have() -> None:
    assert check_riddle(SetRiddle("Who?", ("me",))) is None
    for riddle in (
        SetRiddle("", ("me",)),
        SetRiddle("Who?", ()),
        SetRiddle("Who?", ("a",) * 6),
        SetRiddle("Who?", (" ",)),
        SetRiddle("Who?" * 80, ("me",)),
        SetRiddle("Who?\nNobody", ("me",)),
        SetRiddle("Who?", ("me\u202e",)),
    ):
        assert check_riddle(riddle) is not None
    assert check_riddle(SetRiddle("Qui\N{NO-BREAK SPACE}? \N{CROWN}", ("moi",))) is None
    assert check_reply(Reply("a stream")) is None and check_reply(Reply("a\tstream")) is not None
    assert plain("  Là-Bas É ") == "la-base"
    assert check_riddle(propose_riddle(Chance(b"x"))) is None
    assert propose_reply(Chance(b"x")) == propose_reply(Chance(b"x"))

"""Sittings: whose turn it is, clocks, taking back, and that nothing done is ever lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from oakveil.games.avel.choices import EndTurn, Grab, Move
from oakveil.games.avel.events import TokenDrawn
from oakveil.games.tactique.choices import Concede
from oakveil.kernel.match import Refused
from oakveil.kernel.save import SaveError, load, save
from oakveil.terminal.ending import write_story
from oakveil.terminal.sitting import Sitting, Turn
from oakveil.terminal.story import Story
from tests.duel.state import Cheer, Kept, Stake
from tests.terminal.at_terminal import Clock, answer, begin, sit


def test_people_and_bots_take_turns() -> None:
    sitting = sit(begin(heroes=2, first_seat="2", bag_draw="blind"), (2, "sensible"))
    turn = sitting.turn()
    assert turn is not None and (turn.seat, turn.bot) == (2, "sensible")
    while turn is not None and turn.bot:
        sitting.answer(turn, sitting.thought(turn)())
        turn = sitting.turn()
    assert turn is not None and (turn.seat, turn.bot) == (1, "")


def test_every_answer_is_in_the_file_at_once(tmp_path: Path) -> None:
    file = tmp_path / "a.oak"
    sitting = sit(begin(heroes=1, bag_draw="blind"), file=file)
    assert load(file).number == 0
    for _ in range(5):
        answer(sitting)
        assert load(file).position() == sitting.match.position()
    to = sitting.undo_to()
    assert to is not None
    sitting.undo(to)
    assert load(file).position() == sitting.match.position()


def test_play_goes_on_when_the_file_cannot_be_written(tmp_path: Path) -> None:
    sitting = sit(begin(heroes=1, bag_draw="blind"), file=tmp_path / "no" / "folder.oak")
    assert "folder.oak" in sitting.unsaved
    answer(sitting)
    assert sitting.match.number == 1 and sitting.unsaved
    sitting.keep_as(tmp_path / "b.oak")
    assert not sitting.unsaved and load(tmp_path / "b.oak").number == 1


@pytest.mark.rule("AVEL-BAG-03", "AVEL-BAG-10")
def test_the_table_grabs_when_the_time_and_the_grace_are_over() -> None:
    now = Clock()
    sitting = sit(begin(heroes=1, bag_draw="grab", bag_seconds=5), now=now)
    turn = sitting.turn()
    assert turn is not None and turn.ask.key == "avel.bag_grab"
    assert sitting.seconds_left(turn) == 5
    now.now += 6.4
    assert sitting.seconds_left(turn) == pytest.approx(-1.4)
    assert not sitting.lapse_if_due(turn)
    now.now += 0.2
    assert sitting.lapse_if_due(turn)
    assert any(isinstance(event, TokenDrawn) and event.fumble for event in sitting.story.known_to(1))


def test_an_answer_in_the_grace_counts() -> None:
    now = Clock()
    sitting = sit(begin(heroes=1, bag_draw="grab"), now=now)
    turn = sitting.turn()
    assert turn is not None and sitting.seconds_left(turn) is not None
    now.now += 6.0
    sitting.answer(turn, Grab(0))
    assert sitting.match.history[0].what == "answer"


def test_clocks_can_be_turned_off_and_bots_have_none() -> None:
    now = Clock()
    sitting = sit(begin(heroes=1, bag_draw="grab"), now=now)
    turn = sitting.turn()
    assert turn is not None
    sitting.clocks = False
    now.now += 100
    assert sitting.seconds_left(turn) is None and not sitting.lapse_if_due(turn)
    other = sit(begin(heroes=1, bag_draw="grab"), (1, "sensible"), now=now)
    turn = other.turn()
    assert turn is not None and other.seconds_left(turn) is None


def test_at_one_screen_no_clock_runs_that_only_spares_others_a_wait() -> None:
    now = Clock()
    sitting = sit(begin(heroes=1, bag_draw="grab"), now=now)
    turn = sitting.turn()
    assert turn is not None and turn.ask.clock is not None
    turn.ask.clock = replace(turn.ask.clock, for_others=True)
    now.now += 100
    assert sitting.seconds_left(turn) is None and not sitting.lapse_if_due(turn)


def test_each_question_has_a_clock_of_its_own() -> None:
    now = Clock()
    sitting = sit(begin(heroes=2, bag_draw="grab", first_seat="1"), now=now)
    first = sitting.turn()
    assert first is not None and sitting.seconds_left(first) == 5
    now.now += 4
    sitting.answer(first, Grab(0))
    second = sitting.turn()
    assert second is not None and second.seat == 2 and sitting.seconds_left(second) == 5


def test_taking_back_goes_to_the_last_answer_of_a_person() -> None:
    sitting = sit(begin(heroes=2, first_seat="1", bag_draw="blind"), (2, "sensible"))
    assert sitting.undo_to() is None
    turn = sitting.turn()
    assert turn is not None
    sitting.answer(turn, EndTurn())
    while (turn := sitting.turn()) is not None and turn.bot:
        sitting.answer(turn, sitting.thought(turn)())
    assert len(sitting.match.history) > 1 and sitting.undo_to() == 0
    assert not sitting.undo_is_free(0), "the other hero has played since"
    told = len(sitting.story)
    sitting.undo(0)
    assert len(sitting.story) < told
    turn = sitting.turn()
    assert turn is not None and turn.seat == 1 and EndTurn() in turn.ask.options
    assert sitting.undo_to() is None, "everything has been taken back"


def test_a_step_without_chance_is_taken_back_freely() -> None:
    sitting = sit(begin(heroes=1, bag_draw="blind"))
    turn = sitting.turn()
    assert turn is not None
    sitting.answer(turn, next(option for option in turn.ask.options if isinstance(option, Move)))
    to = sitting.undo_to()
    assert to == 0 and sitting.undo_is_free(to)


def test_the_story_of_a_loaded_match_begins_at_its_beginning(tmp_path: Path) -> None:
    sitting = sit(begin(heroes=1, bag_draw="blind"), file=tmp_path / "a.oak")
    for _ in range(6):
        answer(sitting)
    again = sit(load(tmp_path / "a.oak"))
    assert again.story.told(again.words, 1) == sitting.story.told(sitting.words, 1)


def test_loading_another_match_and_playing_again(tmp_path: Path) -> None:
    sitting = sit(begin(heroes=1, bag_draw="blind"), file=tmp_path / "a.oak")
    answer(sitting)
    other = sit(begin(heroes=3))
    other.load(tmp_path / "a.oak")
    assert other.match.number == 1 and other.people() == [1] and other.file == tmp_path / "a.oak"
    other.again()
    assert other.match.number == 0 and other.match.options == sitting.match.options
    assert other.match.fair.secret != sitting.match.fair.secret
    assert load(tmp_path / "a.oak").number == 1, "the old match is not written over"
    answer(other)
    assert other.file == tmp_path / "a-2.oak" and load(tmp_path / "a-2.oak").number == 1
    other.again()
    assert other.file == tmp_path / "a-2-2.oak"
    sitting.file = None
    sitting.again()
    assert sitting.file is None, "where nothing was saved, nothing is"


def test_a_save_remembers_who_sat_where(tmp_path: Path) -> None:
    sitting = sit(begin(heroes=3, bag_draw="blind"), (1, "easy"), (3, "random"), file=tmp_path / "a.oak")
    other = sit(begin(heroes=2))
    other.load(tmp_path / "a.oak")
    assert other.players == {1: "easy", 2: "you", 3: "random"} and other.people() == [2]
    other.again()
    assert other.people() == [2], "and they stay for another game"
    sitting.match.players[1] = "grandmother"
    sitting.keep()
    with pytest.raises(SaveError, match="nobody called grandmother plays avel"):
        sit(begin(heroes=2)).load(tmp_path / "a.oak")


def test_a_save_without_names_keeps_those_at_the_table(tmp_path: Path) -> None:
    match = begin(heroes=3, bag_draw="blind")
    save(match, tmp_path / "a.oak")
    sitting = sit(begin(heroes=2), (2, "easy"))
    sitting.load(tmp_path / "a.oak")
    assert sitting.players == {1: "you", 2: "easy", 3: "you"} == load_players(sitting, tmp_path)


def load_players(sitting: Sitting, folder: Path) -> dict[int, str]:
    """Who plays, as the file says that the sitting has just written."""
    sitting.keep_as(folder / "b.oak")
    return load(folder / "b.oak").players


def test_no_other_file_is_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    letter, mine = tmp_path / "letter.txt", tmp_path / "mine.oak"
    letter.write_text("Dear Agatha")
    sitting = sit(begin(heroes=1, bag_draw="blind"), file=mine)
    with pytest.raises(FileExistsError):
        sitting.keep_as(letter)
    with pytest.raises(FileExistsError):
        write_story(sitting, letter)
    assert letter.read_text() == "Dear Agatha" and sitting.file == mine
    for name in (mine, Path("mine.oak"), tmp_path / "other.oak"):
        sitting.keep_as(name)
    assert sitting.file == tmp_path / "other.oak"


@pytest.mark.parametrize("name", ["a\0b", "x" * 300, "/", "nowhere/a.oak"])
def test_a_name_that_no_file_can_have_is_refused(name: str, tmp_path: Path) -> None:
    sitting = sit(begin(heroes=1, bag_draw="blind"))
    with pytest.raises(OSError, match=r"null|Invalid|too long|exists|No such"):
        sitting.keep_as(tmp_path / name)
    with pytest.raises(OSError, match=r"null|Invalid|too long|exists|No such"):
        write_story(sitting, tmp_path / name)
    with pytest.raises(SaveError):
        sitting.load(tmp_path / name)
    assert sitting.file is None and list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("duel_installed")
class TestSecrets:
    """The Duel has secrets between seats, secret answers, and questions to several seats."""

    def test_the_screen_is_covered_when_it_changes_hands(self) -> None:
        sitting = sit(begin("duel"))
        turn = sitting.turn()
        assert turn is not None and turn.seat == 1 and not sitting.changes_hands(turn)
        sitting.answer(turn, Stake(1))
        turn = sitting.turn()
        assert turn is not None and turn.seat == 2 and sitting.changes_hands(turn)
        sitting.hand_to(2)
        assert not sitting.changes_hands(turn)

    def test_equal_hands_are_secrets_too(self) -> None:
        """Who saw that the screen is not covered would know that the other holds the same cards."""
        sitting = sit(begin("duel", seats=3))
        while (turn := sitting.turn()) is not None and turn.ask.key != "duel.cheer":
            sitting.answer(turn, turn.ask.default or turn.ask.propose(sitting.match.table.chance))
        assert turn is not None
        for duellist in sitting.match.table.state.duellists.values():
            duellist.hand.cards = ["strike", "parry"]
        sitting.viewer = next(seat for seat in (1, 2, 3) if seat != turn.seat)
        sitting.story = Story(sitting.match.fork())
        assert sitting.changes_hands(turn)

    def test_avel_has_no_secrets_between_seats(self) -> None:
        sitting = sit(begin(heroes=2, first_seat="2", bag_draw="blind"))
        turn = sitting.turn()
        assert turn is not None and turn.seat == 2 and not sitting.changes_hands(turn)

    def test_what_a_seat_may_not_know_is_not_in_its_sight(self) -> None:
        sitting = sit(begin("duel"))
        true = sitting.match.table.state.duellists[2].hand.cards
        seen = {tuple(sitting.sight().table.state.duellists[2].hand.cards) for _ in range(30)}
        assert len(seen) > 1, "the other hand is dealt anew each time"
        sitting.hand_to(2)
        assert sitting.sight().table.state.duellists[2].hand.cards == true

    def test_the_story_keeps_what_others_may_not_know(self) -> None:
        sitting = sit(begin("duel"))
        for _ in range(3):
            answer(sitting)
        kept = [event for event in sitting.story.known_to(1) if isinstance(event, Kept)]
        assert len(kept) == 1 and not any(isinstance(event, Kept) for event in sitting.story.known_to(2))

    def test_where_the_first_answer_counts_people_come_before_bots_and_may_wave_on(self) -> None:
        sitting = sit(begin("duel", seats=3))
        while (turn := sitting.turn()) is not None and turn.ask.key != "duel.cheer":
            sitting.answer(turn, turn.ask.default or turn.ask.propose(sitting.match.table.chance))
        assert turn is not None and sitting.may_wave_on(turn)
        first = turn.seat
        sitting.wave_on(turn)
        turn = sitting.turn()
        assert turn is not None and turn.seat != first
        sitting.players[first] = "sensible"
        assert sitting.turn() == turn and sitting.may_wave_on(turn)
        for _ in range(2):
            sitting.wave_on(sitting.turn() or turn)
        last = sitting.turn()
        assert last is not None and last.bot == "sensible", "both people have waved on, so it is for the bot"
        sitting.answer(turn, Cheer())
        with pytest.raises(Refused):
            sitting.answer(Turn(turn.ask, turn.number), Cheer())

    def test_nobody_gives_advice_where_no_bot_can(self) -> None:
        sitting = sit(begin("duel"))
        advice = sitting.advice(1)
        assert advice is not None and advice() in [Stake(n) for n in range(3)]


@pytest.mark.rule("TAC-WIN-03")
def test_bots_give_up_with_the_last_person() -> None:
    sitting = sit(begin("tactique", players=3), (3, "easy"))
    sitting.command(1, "tactique.concede", Concede(True))
    assert sitting.match.table.state.conceding == (1, 3)
    sitting.command(1, "tactique.concede", Concede(False))
    assert sitting.match.table.state.conceding == ()
    sitting.command(1, "tactique.concede", Concede(True))
    sitting.command(2, "tactique.concede", Concede(True))
    assert sitting.match.outcome is not None and sitting.match.outcome.reason == "conceded"

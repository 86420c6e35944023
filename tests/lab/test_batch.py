"""Batches of games: the same figures however many workers share the work."""

from __future__ import annotations

from multiprocessing import active_children

import msgspec
import pytest

from oakveil.kernel.faults import ContentError
from oakveil.lab.batch import run
from oakveil.lab.play import Batch, Played
from oakveil.lab.report import as_json, as_text
from oakveil.lab.summary import Summary, Tally
from tests.duel import GAME
from tests.duel.state import DuelOptions

TRIO = DuelOptions(seats=3)


def tallied(*games: Played, seats: int = 2) -> Summary:
    """What a batch of the Duel with these games would tell."""
    tally = Tally()
    for played in games:
        tally.add(played)
    return tally.summary(Batch("duel", DuelOptions(seats=seats), ("random",) * seats, len(games), "1"))


def test_one_and_three_workers_give_the_same_summary_byte_for_byte() -> None:
    alone, shared = (run(GAME, TRIO, ["sensible", "random"], 25, "oak", workers=n) for n in (1, 3))
    assert as_json(alone) == as_json(shared)
    assert alone.games == 25


def test_another_seed_gives_other_games() -> None:
    assert run(GAME, TRIO, ["random"], 10, "oak") != run(GAME, TRIO, ["random"], 10, "elm")


def test_game_number_n_is_the_same_in_a_longer_batch() -> None:
    short, long = (Batch("duel", TRIO, ("random",) * 3, games, "oak") for games in (5, 500))
    assert short.play(5) == long.play(5)
    assert short.play(5) != short.play(4)


def test_the_last_bot_named_plays_all_further_seats() -> None:
    assert run(GAME, TRIO, ["random", "sensible"], 1).seats == ("random", "sensible", "sensible")


def test_progress_is_told_until_all_games_are_played() -> None:
    done: list[int] = []
    run(GAME, TRIO, ["random"], 7, progress=done.append)
    assert done == [1, 2, 3, 4, 5, 6, 7]


def test_stopping_a_batch_leaves_no_worker_behind() -> None:
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(GAME, TRIO, ["random"], 2000, workers=2, progress=stop)
    assert not active_children()


def test_a_game_that_breaks_is_named_so_that_it_can_be_played_again() -> None:
    with pytest.raises(KeyError) as broken:
        run(GAME, TRIO, ["clever"], 3, "oak")
    assert "in game 1 of Batch(game='duel'" in broken.value.__notes__[0]


def test_a_content_pack_goes_to_the_workers() -> None:
    assert run(GAME, TRIO, ["random"], 2, workers=2, pack={"motto.toml": "motto = 'en avant'"}).games == 2
    with pytest.raises(ContentError, match="motto"):
        run(GAME, TRIO, ["random"], 2, workers=2, pack={"motto.toml": "no motto"})


def test_seats_that_compete_have_a_rate_each() -> None:
    summary = tallied(Played((1,), "time", 3, (4, 5)), Played((1, 2), "time", 3, (4, 5)), Played((), "time", 3, (4, 5)))
    assert summary.won_by_seat is not None
    assert {seat: rate.times for seat, rate in summary.won_by_seat.items()} == {1: 2, 2: 1}
    assert (summary.won.times, summary.won.of) == (2, 3)


def test_seats_that_win_and_lose_together_have_one_rate() -> None:
    summary = tallied(Played((1, 2), "time", 3, (4, 5)), Played((), "knockout", 2, (4, 5)))
    assert summary.won_by_seat is None
    assert (summary.won.times, summary.won.of) == (1, 2)


def test_endings_come_by_how_frequent_they_are() -> None:
    games = [Played((), reason, None, (1,)) for reason in ("b", "c", "a", "c", "c")]
    assert {why: rate.times for why, rate in tallied(*games, seats=1).endings.items()} == {"c": 3, "a": 1, "b": 1}
    assert list(tallied(*games).endings) == ["c", "a", "b"]


def test_rounds_and_decisions_are_summed_up() -> None:
    summary = tallied(Played((1,), "time", 3, (4, 6)), Played((1,), "time", 6, (10, 10)))
    assert summary.rounds is not None
    assert (summary.rounds.mean, summary.rounds.least, summary.rounds.most) == (4.5, 3, 6)
    assert summary.decisions.mean == 15
    assert summary.decisions_by_seat == {1: 7, 2: 8}


def test_a_game_without_rounds_tells_none() -> None:
    summary = tallied(Played((1,), "time", None, (4, 6)))
    assert summary.rounds is None
    assert "Rounds" not in as_text(GAME, summary)


def test_the_report_says_what_was_played_and_what_came_of_it() -> None:
    lines = as_text(GAME, tallied(Played((1, 2), "time", 3, (4, 5)), Played((2,), "knockout", 2, (4, 5)))).splitlines()
    told = {line[:10].strip() or "more": line[11:] for line in lines}
    assert told["Game"] == "duel, ruleset 2"
    assert told["Options"] == "all as usual"
    assert told["Won"] == " 50.0% (9.5% to 90.5%), 1 of 2  seat 1, random"
    assert told["Rounds"] == "2.5 ± 0.7 a game, median 2.5, 2 to 3"
    assert "by seat: 4.0, 5.0" in told["more"]


def test_options_that_are_not_usual_are_told() -> None:
    assert "Options    seats=3\n" in as_text(GAME, run(GAME, TRIO, ["random"], 1))


def test_the_json_is_the_whole_summary() -> None:
    summary = run(GAME, TRIO, ["random"], 4)
    read = msgspec.json.decode(as_json(summary), type=Summary)
    assert msgspec.structs.replace(read, options=msgspec.convert(read.options, DuelOptions)) == summary

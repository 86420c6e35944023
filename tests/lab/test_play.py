"""One game played by bots: the same again and again, and no bot at the real table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import Place
from oakveil.kernel.match import FairSeed, Match
from oakveil.lab.play import bots_of, play
from tests.duel import GAME, Motto, sensible
from tests.duel.state import Duel, DuelOptions

TRIO = DuelOptions(seats=3)


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    games = [play(GAME, TRIO, Motto(), ["random"] * 3, seed) for seed in ("oak", "oak", "elm")]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_a_game_is_played_to_its_end_and_every_answer_is_counted() -> None:
    played = play(GAME, TRIO, Motto(), ["sensible", "random", "random"], "oak")
    assert set(played.winners) <= {1, 2, 3}
    assert played.reason in ("time", "knockout")
    assert played.rounds is not None and 1 <= played.rounds <= TRIO.rounds
    assert all(count >= played.rounds for count in played.decisions), "each stakes in every round"


def test_the_chance_is_that_of_a_match_with_the_same_seed() -> None:
    laid: list[Duel] = []

    def new(options: DuelOptions, places: Sequence[Place], content: Motto, chance: Chance) -> Duel:
        table = GAME.new(options, places, content, chance)
        assert isinstance(table, Duel)
        laid.append(table.copy(chance))
        return table

    play(replace(GAME, new=new), TRIO, Motto(), ["random"] * 3, "oak")
    assert laid[0].state == Match.start(GAME, TRIO, seed=FairSeed.of("oak")).table.state


def test_a_bot_that_spoils_what_it_is_shown_changes_nothing() -> None:
    def vandal(g: Duel, ask: Ask, chance: Chance) -> Option:
        choice = sensible(g, ask, chance)
        for duellist in g.state.duellists.values():
            duellist.hand.cards.clear()
            duellist.life = 0
        g.chance.below(6, "vandal")
        return choice

    def honest(g: Duel, ask: Ask, chance: Chance) -> Option:
        choice = sensible(g, ask, chance)
        chance.below(6, "vandal")
        return choice

    games = [play(replace(GAME, bots={"bot": bot}), TRIO, Motto(), ["bot"] * 3, "oak") for bot in (vandal, honest)]
    assert games[0] == games[1]


def test_a_bot_is_shown_a_table_dealt_anew_with_chance_of_its_own() -> None:
    tables: list[Duel] = []
    unlike = []

    def new(options: DuelOptions, places: Sequence[Place], content: Motto, chance: Chance) -> Duel:
        table = GAME.new(options, places, content, chance)
        assert isinstance(table, Duel)
        tables.append(table)
        return table

    def spy(g: Duel, ask: Ask, chance: Chance) -> Option:
        (table,) = tables
        assert g is not table and g.chance is not table.chance
        assert g.seen_by(ask.seat) == table.seen_by(ask.seat)
        assert ask in g.asks()
        unlike.append(g.state.deck.cards != table.state.deck.cards)
        return sensible(g, ask, chance)

    play(replace(GAME, new=new, bots={"spy": spy}), TRIO, Motto(), ["spy"] * 3, "oak")
    assert sum(unlike) > len(unlike) / 2, "the deck was mostly another one"


def test_every_game_has_a_bot_that_answers_at_random_and_it_comes_first() -> None:
    assert list(bots_of(GAME)) == ["random", "sensible"]
    assert list(bots_of(replace(GAME, bots={}))) == ["random"]


def test_a_bot_that_the_game_does_not_have_is_named() -> None:
    with pytest.raises(KeyError, match="clever"):
        play(GAME, TRIO, Motto(), ["clever"] * 3, "oak")


def test_a_game_that_leads_nowhere_is_ended_and_lost_by_all() -> None:
    answers = 0

    def nowhere(g: Duel) -> bool:
        nonlocal answers
        answers += 1
        return answers > 5

    played = play(replace(GAME, stalled=nowhere), TRIO, Motto(), ["sensible"] * 3, "oak")
    assert (played.winners, played.reason, sum(played.decisions)) == ((), "stall", 5)

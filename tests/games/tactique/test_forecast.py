"""How hard a game will be is told of games that were measured, and of no others."""

from __future__ import annotations

import pytest

from oakveil.games.tactique import house_box
from oakveil.games.tactique.catalogue import TEXTS
from oakveil.games.tactique.forecast import WON, forecast, win_rate
from oakveil.games.tactique.options import TactiqueOptions
from oakveil.kernel.text import Locale


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_the_harder_a_game_the_fewer_are_won(heroes: int) -> None:
    games = [TactiqueOptions(players=heroes, difficulty=level) for level in ("easy", "normal", "hard", "extreme")]
    rates = [win_rate(game, house_box()) for game in games]
    assert rates == list(WON.values()) == sorted(WON.values(), reverse=True)


@pytest.mark.parametrize(
    "game",
    [
        TactiqueOptions(players=5),
        TactiqueOptions(players=3, battlefields="random"),
        TactiqueOptions(players=3, difficulty="extreme", second_boss="random"),
        TactiqueOptions(players=3, difficulty="custom"),
        TactiqueOptions(players=3, replay_cap=9),
    ],
    ids=["five heroes", "battlefields", "two bosses", "a table of one's own", "another cap"],
)
def test_nobody_has_measured_others(game: TactiqueOptions) -> None:
    assert win_rate(game, house_box()) is None
    assert forecast(game, house_box(), TEXTS.in_("en")).startswith("Nobody knows")


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "A team of sensible bots wins about 55% of such games."),
        ("fr", "Une équipe de robots raisonnables gagne environ 55\N{NO-BREAK SPACE}% de ces parties."),
    ],
)
def test_it_is_told_in_a_sentence(locale: Locale, told: str) -> None:
    assert forecast(TactiqueOptions(players=3), house_box(), TEXTS.in_(locale)) == told

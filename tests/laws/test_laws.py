"""Every game obeys the laws, played at random and sensibly.

With OAKVEIL_FULL=1 the long battery: 500 random and 200 sensible games for every player count of every game.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oakveil.kernel.game import game, games

from .laws import an_undo_leads_to_the_exact_earlier_table, examine, players_choose_by_what_they_know
from .play import Play
from .settings import COMMANDS, DUELS, SETTINGS, Setting

FULL = os.environ.get("OAKVEIL_FULL") == "1"
BATCH = 10
MAIN = [setting for setting in SETTINGS if setting.main]
ROOT = Path(__file__).parents[2]


def batches(setting: Setting, player: str) -> range:
    """How many batches of games are played."""
    if not FULL:
        return range(1)
    many = 500 if player == "random" else 200
    return range((many if setting.main else many // 10) // BATCH)


def _needs(setting: Setting, player: str) -> None:
    if player not in ("random", *game(setting.game).bots):
        pytest.skip(f"{setting.game} has no player called {player}")


@pytest.mark.parametrize(
    ("setting", "player", "batch"),
    [
        pytest.param(setting, player, batch, id=f"{setting}-{player}-{batch}")
        for setting in SETTINGS
        for player in ("random", "sensible")
        for batch in batches(setting, player)
    ],
)
def test_the_laws_hold(setting: Setting, player: str, batch: int) -> None:
    """In the first game of a batch the laws are tried at more questions than in the others."""
    _needs(setting, player)
    for place in range(BATCH if FULL else 1):
        examine(Play(setting, player, f"{batch}.{place}"), every=max(setting.every, 50 if place else 0))


@pytest.mark.parametrize("setting", MAIN if FULL else DUELS, ids=str)
def test_the_laws_hold_at_every_question_of_a_game(setting: Setting) -> None:
    examine(Play(setting, "random", "every"), every=1)


@settings(deadline=None, max_examples=1000 if FULL else 40)
@given(st.sampled_from(DUELS), st.text(max_size=8), st.integers(0, 30))
def test_the_laws_hold_in_any_duel(setting: Setting, seed: str, questions: int) -> None:
    """Whatever the seed and wherever it stops: the game so far can be saved, verified and taken back."""
    play = Play(setting, "random", seed)
    for number in play.questions():
        if number >= questions:
            break
    an_undo_leads_to_the_exact_earlier_table(play)


@pytest.mark.parametrize("setting", MAIN, ids=str)
def test_players_that_think_ahead_know_no_more_than_others(setting: Setting) -> None:
    _needs(setting, "sensible")
    play = Play(setting, "sensible", "think")
    for number in play.questions():
        if number % 40 == 5:
            players_choose_by_what_they_know(play, thinkers=True)


def test_the_same_game_is_the_same_in_every_process() -> None:
    """Nothing depends on the order of a set or on addresses, which differ from process to process."""
    came_to = set()
    for hashing in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
        command = [sys.executable, "-m", "tests.laws.fingerprints"]
        came_to.add(subprocess.run(command, env=env, cwd=ROOT, check=True, capture_output=True).stdout)
    assert len(came_to) == 1


def test_every_installed_game_is_tried() -> None:
    assert set(games()) == {setting.game for setting in SETTINGS}


@pytest.mark.parametrize("id", ["duel", "avel", "tactique", "veridia"])
def test_every_command_is_tried(id: str) -> None:
    assert {command.key for command in game(id).table.commands} <= set(COMMANDS)

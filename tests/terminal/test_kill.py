"""Pulling the plug: a game that is killed at any moment goes on at the last question that was answered."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from oakveil.kernel.save import load

FULL = os.environ.get("OAKVEIL_FULL") == "1"
PLAY = "import sys; from oakveil.cli import main; main()"


def play(file: Path, *more: str) -> subprocess.Popen[str]:
    """A solo game in line mode, saved to `file`."""
    command = [sys.executable, "-c", PLAY, "play", *more, "--plain", "--save", str(file)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)


def killed(file: Path, answers: int, moment: float, *more: str) -> int:
    """Give `answers`, wait `moment` seconds after the last one, kill. How many questions had been put by then."""
    process = play(file, *more)
    assert process.stdin is not None and process.stdout is not None
    asked = 0
    for line in process.stdout:
        if line != ">\n":
            continue
        asked += 1
        process.stdin.write("1\n")
        process.stdin.flush()
        if asked > answers:
            break
    time.sleep(moment)
    process.kill()
    process.stdin.close()
    asked += process.stdout.read().count(">\n")
    process.wait()
    return asked


@pytest.mark.parametrize("seed", range(40 if FULL else 4))
def test_nothing_answered_is_lost(seed: int, tmp_path: Path) -> None:
    """The answer to every question but the last one put is in the file; that one may be. No other file is left over."""
    chance = random.Random(seed)
    file = tmp_path / "a.oak"
    more = ["avel", "--seed", str(seed), "--option", "heroes=1", "--option", "bag_draw=grab_calm"]
    total = 0
    for _ in range(3):
        moment = chance.choice([0, 0, chance.random() / 100, chance.random() / 4])
        asked = killed(file, chance.randrange(0, 12), moment, *more)
        match = load(file)
        assert asked - 1 <= len(match.history) - total <= asked
        total = len(match.history)
        match.verify()
        more = ["--load", str(file)]
    left = [other.name for other in tmp_path.iterdir() if other != file]
    assert all(name.startswith(".a.oak.") for name in left), "at most what was being written"

"""What all tests share."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from random import Random

import pytest

from oakveil.kernel.game import GROUP, game


@pytest.fixture(autouse=True)
def settled_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn from the system's chance is the same each time a test runs, but in the long battery."""
    if os.environ.get("OAKVEIL_FULL") != "1":
        monkeypatch.setattr("secrets.token_bytes", Random(request.node.nodeid).randbytes)


@pytest.fixture(scope="module")
def duel_installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The Duel, known to the house as any game that somebody installs: by the entry point of a package."""
    folder = tmp_path_factory.mktemp("site")
    package = folder / "duel-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: duel\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(f"[{GROUP}]\nduel = tests.duel:GAME\n")
    sys.path.append(str(folder))
    invalidate_caches()
    yield
    sys.path.remove(str(folder))
    game.cache_clear()

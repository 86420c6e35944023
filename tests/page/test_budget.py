"""The page stays small. `python3 run.py test` builds it first."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from oakveil.server.config import STATIC

ROOT = Path(__file__).parents[2]
BUDGET = 180 * 1024
"""Bytes of all JavaScript of the house and of Avel, compressed: every screen, and one language."""


OTHERS = tuple(f"{folder.name}-" for folder in (ROOT / "web/src/games").glob("*/") if folder.name != "avel")
"""How the scripts of other games begin; a page of Avel never loads them."""


def scripts() -> list[Path]:
    return [script for script in sorted((STATIC / "assets").glob("*.js")) if not script.name.startswith(OTHERS)]


@pytest.mark.skipif(not scripts(), reason="the page is not built")
def test_all_scripts_together_are_small() -> None:
    needed = [script for script in scripts() if not script.name.removeprefix("avel-").startswith("fr-")]
    packed = sum(len(gzip.compress(script.read_bytes(), 6)) for script in needed)
    assert packed <= BUDGET, f"{packed / 1024:.0f} KB"


@pytest.mark.skipif(not scripts(), reason="the page is not built")
def test_nothing_is_loaded_from_elsewhere() -> None:
    for file in STATIC.rglob("*"):
        if file.suffix in (".html", ".css"):
            assert not re.search(r"""(url\(|src=|href=)["']?(https?:)?//""", file.read_text()), file

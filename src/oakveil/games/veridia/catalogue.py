"""All content of Veridia (specification, section 8): the source's figures, our house tables, or a home-made pack."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from oakveil.kernel.content import Content, Pack
from oakveil.kernel.content import load as load_content
from oakveil.kernel.text import Texts

from .checks import CHECKS
from .tables import Tables

HOUSE = Path(__file__).parent / "content"
PARTS = ("", "building", "campaign", "effects", "expedition", "story")
TEXTS = Texts(*(Path(__file__).parent / "text" / part for part in PARTS))
"""What people read in Veridia."""


@cache
def house() -> Content[Tables]:
    """The content as it comes with the game."""
    return load(None)


def load(pack: Pack | None) -> Content[Tables]:
    """The tables of a content pack; those of the house where the pack has none. Raises ContentError."""
    return load_content(Tables, HOUSE, pack, CHECKS, TEXTS)

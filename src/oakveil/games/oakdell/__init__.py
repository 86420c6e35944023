"""Dungeons of the Oak Dell: heroes race through a dungeon and strike at monsters with lines. A game for 1 to 4."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from oakveil.kernel.chance import Chance
from oakveil.kernel.content import Pack
from oakveil.kernel.game import Game, Place

from . import catalogue
from .advice import veiled, why
from .bots import clever, easy, sensible
from .box import Box
from .forecast import forecast
from .gallery import printed
from .narrator import OakDellNarrator
from .options import OakDellOptions
from .page import OakDellPage
from .rules.setup import Setup, lay_table
from .sequence import Race
from .soundness import flaw
from .state import OakDell, OakDellState


@cache
def house_box() -> Box:
    """The box with the house content."""
    return Box(catalogue.house())


def content(pack: Pack | None) -> Box:
    """The box of a content pack, or of the house. Raises ContentError."""
    return house_box() if pack is None else Box(catalogue.load(pack))


def new(options: OakDellOptions, places: Sequence[Place], box: Box, chance: Chance) -> OakDell:
    """A table laid for a new game, before its first question. Raises BadOptions."""
    return OakDell(options, box, lay_table(options, places, box, chance), [Race(), Setup()], chance)


GAME = Game(
    id="oakdell",
    package="oakveil.games.oakdell",
    ruleset="1",
    options=OakDellOptions,
    state=OakDellState,
    table=OakDell,
    content=content,
    seats=lambda options: options.players,
    new=new,
    restore=OakDell,
    flaw=flaw,
    bots={"easy": easy, "sensible": sensible, "clever": clever},
    texts=catalogue.TEXTS,
    narrator=OakDellNarrator,
    why=why,
    forecast=forecast,
    veiled=veiled,
    page=OakDellPage(),
    cards=printed,
)

"""Deckbuilding Tactique: heroes whose decks are their lives fight four encounters. A co-operative game for 1 to 5."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from oakveil.kernel.chance import Chance
from oakveil.kernel.content import Pack
from oakveil.kernel.game import Game, Place

from . import catalogue
from .advice import why
from .bots import easy, sensible, stalled
from .box import Box
from .forecast import forecast
from .gallery import offers, printed
from .narrator import TactiqueNarrator
from .options import TactiqueOptions
from .page import TactiquePage
from .rules import ending  # noqa: F401 - the command to give up
from .rules.setup import Setup, lay_table
from .search import clever
from .sequence import Campaign
from .soundness import flaw
from .state import Tactique, TactiqueState


@cache
def house_box() -> Box:
    """The box with the house content."""
    return Box(catalogue.house())


def content(pack: Pack | None) -> Box:
    """The box of a content pack, or of the house. Raises ContentError."""
    return house_box() if pack is None else Box(catalogue.load(pack))


def new(options: TactiqueOptions, places: Sequence[Place], box: Box, chance: Chance) -> Tactique:
    """A table laid for a new game, before its first question. Raises BadOptions."""
    return Tactique(options, box, lay_table(options, box, chance), [Campaign(), Setup()], chance)


GAME = Game(
    id="tactique",
    package="oakveil.games.tactique",
    ruleset="1",
    options=TactiqueOptions,
    state=TactiqueState,
    table=Tactique,
    content=content,
    seats=lambda options: options.players,
    new=new,
    restore=Tactique,
    flaw=flaw,
    bots={"easy": easy, "sensible": sensible, "clever": clever},
    texts=catalogue.TEXTS,
    narrator=TactiqueNarrator,
    page=TactiquePage(),
    offers=offers,
    forecast=forecast,
    why=why,
    cards=printed,
    stalled=stalled,
)

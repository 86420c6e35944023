"""The Order of Veiel: a crypt with one boss, a dungeon master or none. A game for 2 to 6 heroes and 1 to 7 players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from oakveil.kernel.chance import Chance
from oakveil.kernel.content import Pack
from oakveil.kernel.game import Game, Place

from . import catalogue
from .advice import why
from .bots import easy, sensible
from .box import Box
from .forecast import forecast
from .gallery import offers, printed
from .narrator import VeielNarrator
from .options import VeielOptions
from .page import VeielPage
from .rules.setup import Setup, lay_table
from .search import clever
from .sequence import Campaign
from .soundness import flaw
from .state import Veiel, VeielState


@cache
def house_box() -> Box:
    """The box with the house content."""
    return Box(catalogue.house())


def content(pack: Pack | None) -> Box:
    """The box of a content pack, or of the house. Raises ContentError."""
    return house_box() if pack is None else Box(catalogue.load(pack))


def seats(options: VeielOptions) -> int:
    """The seats of heroes, and that of the DM after them if there is one (VEIEL-MODE-05)."""
    return options.seats + (options.master != "none")


def new(options: VeielOptions, places: Sequence[Place], box: Box, chance: Chance) -> Veiel:
    """A table laid for a new game, before its first question. Raises BadOptions."""
    return Veiel(options, box, lay_table(options, box, chance), [Campaign(), Setup()], chance)


GAME = Game(
    id="veiel",
    package="oakveil.games.veiel",
    ruleset="1",
    options=VeielOptions,
    state=VeielState,
    table=Veiel,
    content=content,
    seats=seats,
    new=new,
    restore=Veiel,
    flaw=flaw,
    bots={"easy": easy, "sensible": sensible, "clever": clever},
    texts=catalogue.TEXTS,
    narrator=VeielNarrator,
    page=VeielPage(),
    offers=offers,
    forecast=forecast,
    why=why,
    cards=printed,
)

"""Chronicles of Avel: explore the land, then defend the castle. A co-operative game for 1 to 4 heroes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from oakveil.kernel.chance import Chance
from oakveil.kernel.content import Pack
from oakveil.kernel.game import BadOptions, Game, Place
from oakveil.kernel.text import Text

from . import catalogue
from .advice import why
from .bots import easy, sensible
from .box import Box
from .forecast import forecast
from .gallery import printed
from .narrator import AvelNarrator
from .options import AvelOptions
from .page import AvelPage
from .rules.setup import Setup, lay_table
from .search import clever
from .sequence import Adventure
from .soundness import flaw
from .state import Avel, AvelState


@cache
def house_box() -> Box:
    """The box with the house content."""
    return Box(catalogue.house())


def content(pack: Pack | None) -> Box:
    """The box of a content pack, or of the house. Raises ContentError."""
    return house_box() if pack is None else Box(catalogue.load(pack))


def new(options: AvelOptions, places: Sequence[Place], box: Box, chance: Chance) -> Avel:
    """A table laid for a new game, before its first question. Raises BadOptions."""
    if options.first_seat.isdigit() and int(options.first_seat) > options.heroes:
        raise BadOptions(f"first_seat: there is no seat {options.first_seat} with {options.heroes} heroes")
    return Avel(options, box, lay_table(options, places, box, chance), [Adventure(), Setup()], chance)


def offers(box: Box, text: Text) -> Mapping[str, Mapping[str, str]]:
    """The lands that can be chosen, with how hard they are."""
    lands = {
        layout.id: f"{layout.name.in_(text.locale)} - {text.say('avel-option-land-stars', stars=layout.stars)}"
        for layout in box.layouts.values()
    }
    return {"land": {**lands, "generated": text.say("avel-option-land-generated")}}


GAME = Game(
    id="avel",
    package="oakveil.games.avel",
    ruleset="1",
    options=AvelOptions,
    state=AvelState,
    table=Avel,
    content=content,
    seats=lambda options: options.heroes,
    new=new,
    restore=Avel,
    flaw=flaw,
    bots={"easy": easy, "sensible": sensible, "clever": clever},
    texts=catalogue.TEXTS,
    narrator=AvelNarrator,
    offers=offers,
    forecast=forecast,
    page=AvelPage(),
    why=why,
    cards=printed,
)

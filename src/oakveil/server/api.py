"""What can be asked over HTTP about games, and how a table is laid."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from oakveil import __version__
from oakveil.kernel.text import Locale

from . import catalogue, forms, protocol
from .entrance import AnyRequest
from .guard import Buckets
from .house import House
from .laying import lay
from .refusals import No

Language = Annotated[Locale, QueryParameter(description="The language of all texts in the reply.")]

Content = Annotated[
    str, QueryParameter(pattern="^([0-9a-f]{64})?$", description="The hash of a content pack; empty: the house.")
]


@get("/health", tags=["server"])
async def health(request: AnyRequest) -> forms.Health:
    """Whether the server is there, and has the page."""
    house: House = request.app.state.house
    return forms.Health(__version__, protocol.VERSION, (Path(house.config.static) / "index.html").is_file())


@get("/games", tags=["games"])
async def games(locale: Language = "en") -> list[forms.GameCard]:
    """The games that can be played here."""
    return catalogue.cards(locale)


@get("/games/{game:str}", tags=["games"])
async def game_sheet(game: FromPath[str], locale: Language = "en", pack: Content = "") -> forms.GameSheet:
    """A game, its options, and what a page must know of its things."""
    return catalogue.sheet(catalogue.known(game), pack, locale)


@get("/games/{game:str}/rules", tags=["games"])
async def rules(game: FromPath[str], locale: Language = "en") -> list[forms.RuleText]:
    """The rules of a game in our own words, in the order of its specification."""
    return catalogue.rules(catalogue.known(game), locale)


@post("/games/{game:str}/outlook", tags=["games"], status_code=200)
async def outlook(game: FromPath[str], data: JSONBody[forms.Asked], locale: Language = "en") -> forms.Outlook:
    """What a game with these options would be like."""
    return catalogue.outlook(catalogue.known(game), data, locale)


@post("/tables", tags=["tables"])
async def lay_table(request: AnyRequest, data: JSONBody[forms.NewTable]) -> forms.Links:
    """Lay a table. Keep the links: the server cannot tell them again."""
    tables: Buckets = request.app.state.tables_laid
    if not tables.take(request.client.host if request.client else ""):
        raise No("too-much", "server-too-many-tables")
    return await lay(request.app.state.house, data)


GAMES = Router("/", route_handlers=[health, games, game_sheet, rules, outlook, lay_table])

"""What games there are, and what can be said about them before a table is laid."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import Raw

from oakveil.arguments import seat_range, usual_bot
from oakveil.kernel.game import Game, UnknownGame, game, games
from oakveil.kernel.settings import forecast, settings
from oakveil.kernel.text import Locale
from oakveil.lab.play import bots_of

from .forms import Asked, GameCard, GameSheet, Outlook, PackCard, RuleText
from .packs import SHELF
from .refusals import No


def known(id: str) -> Game:
    """The installed game of this id. Raises No."""
    try:
        return game(id)
    except UnknownGame:
        raise No("unknown", "server-no-game") from None


def options_of(kind: Game, plain: dict[str, Any]) -> Any:
    """Options of a game; those not named have their default. Raises No."""
    try:
        return msgspec.convert(plain, kind.options)
    except msgspec.ValidationError as problem:
        raise No("not-allowed", "server-bad-options", problem=str(problem)) from None


def cards(locale: Locale) -> list[GameCard]:
    """All installed games."""
    return [card(game(id), locale) for id in games()]


@cache
def card(kind: Game, locale: Locale) -> GameCard:
    """A game in short."""
    least, most = seat_range(kind)
    return GameCard(
        id=kind.id,
        title=title(kind, locale),
        least_seats=least,
        most_seats=most,
        bots=tuple(bots_of(kind)),
        usual_bot=usual_bot(kind),
        ruleset=kind.ruleset,
    )


def title(kind: Game, locale: Locale) -> str:
    """What a game is called; its id where it has no text."""
    text, message = kind.texts.in_(locale), f"{kind.id}-title"
    return text.say(message) if text.has(message) else kind.id


def sheet(kind: Game, pack: str, locale: Locale) -> GameSheet:
    """A game, played with a content pack, with its options, and what a page must know of its things. Raises No."""
    return GameSheet(
        card=card(kind, locale),
        settings=settings(kind, locale, SHELF.content(kind, pack)),
        furniture=_furniture(kind, pack, locale),
        pack=pack,
        pack_name=SHELF.name(pack),
        packs=tuple(PackCard(offered.id, offered.name) for offered in SHELF.offered(kind)),
    )


@cache
def _furniture(kind: Game, pack: str, locale: Locale) -> Raw | None:
    if kind.page is None:
        return None
    return Raw(msgspec.json.encode(kind.page.furniture(SHELF.content(kind, pack), kind.texts.in_(locale))))


def outlook(kind: Game, asked: Asked, locale: Locale) -> Outlook:
    """What a game with these options and content would be like. Raises No."""
    options = options_of(kind, asked.options)
    told = forecast(kind, options, locale, SHELF.content(kind, asked.pack))
    return Outlook(kind.seats(options), told, tuple(kind.counting(options)))


@cache
def rules(kind: Game, locale: Locale) -> list[RuleText]:
    """The rules of a game in our own words."""
    own = kind.rules_in(locale)
    return [
        RuleText(rule.id, rule.statement, locale if rule.id in own else "en", rule.advice)
        for rule in kind.rules(locale).values()
    ]

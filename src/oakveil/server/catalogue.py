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

from .forms import GameCard, GameSheet, Outlook, RuleText
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


@cache
def sheet(kind: Game, locale: Locale) -> GameSheet:
    """A game with its options, and what a page must know of its things."""
    furniture = None
    if kind.page is not None:
        furniture = Raw(msgspec.json.encode(kind.page.furniture(kind.content(None), kind.texts.in_(locale))))
    return GameSheet(card=card(kind, locale), settings=settings(kind, locale), furniture=furniture)


def outlook(kind: Game, plain: dict[str, Any], locale: Locale) -> Outlook:
    """What a game with these options would be like. Raises No."""
    options = options_of(kind, plain)
    return Outlook(kind.seats(options), forecast(kind, options, locale))


@cache
def rules(kind: Game) -> list[RuleText]:
    """The rules of a game in our own words."""
    return [RuleText(rule.id, rule.statement, rule.advice) for rule in kind.rules().values()]

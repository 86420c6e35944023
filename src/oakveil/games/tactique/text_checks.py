"""The last check, for what is sound otherwise: there are words in both languages for every effect that is decoded."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from oakveil.kernel.faults import Fault, Place
from oakveil.kernel.text import LOCALES, Text, TextError, Texts

from .faulting import error
from .records import Tables
from .wording import action_text, battlefield_text, card_text, enemy_text

Tell = Callable[[Text], str]


def check_texts(tables: Tables, texts: Texts) -> Iterator[Fault]:
    """An error for each component that cannot be told."""
    for at, tell in _tellings(tables):
        for locale in LOCALES:
            try:
                tell(texts.in_(locale))
            except TextError as missing:
                yield error(at, "untold", detail=str(missing))


def _tellings(tables: Tables) -> Iterator[tuple[Place, Tell]]:
    zones = {zone.id: zone for zone in tables.zones.zone}
    names = {card.id: card.name for cards in tables.cards.values() for card in cards}
    for file, cards in tables.cards.items():
        for card in cards:
            yield Place(file, card.id), partial(card_text, card, zones=zones, names=names)
    for enemy in tables.enemies.enemy:
        yield Place("enemies.toml", enemy.id), partial(enemy_text, enemy, zones=zones, names=names)
    for boss in tables.bosses.boss:
        yield Place("bosses.toml", boss.id), partial(enemy_text, boss, zones=zones, names=names)
        for action in boss.action:
            at = Place("bosses.toml", boss.id, ("action", action.id))
            yield at, partial(action_text, action, zones=zones, names=names)
    for field in tables.battlefields.battlefield:
        at = Place("battlefields.toml", field.id)
        yield at, partial(battlefield_text, field, zones=zones, names=names)

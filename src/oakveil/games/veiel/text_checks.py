"""The last check, for what is sound otherwise: there are words in both languages for every effect that is decoded."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from oakveil.kernel.faults import Fault, Place
from oakveil.kernel.text import LOCALES, TextError, Texts

from .effects.telling import Telling
from .faulting import error
from .records import Tables
from .wording import Written, card_text, event_text, monster_text, options_text, special_text, telling

Tell = Callable[[Telling], str]


def check_texts(tables: Tables, texts: Texts) -> Iterator[Fault]:
    """An error for each component that cannot be told."""
    for locale in LOCALES:
        tell = telling(texts.in_(locale), tables.heroes.hero, tables.items.item, tables.balance)
        for at, told in _tellings(tables):
            try:
                told(tell)
            except TextError as missing:
                yield error(at, "untold", detail=str(missing))


def _tellings(tables: Tables) -> Iterator[tuple[Place, Tell]]:
    files: list[tuple[str, Sequence[Written]]] = [
        ("abilities.toml", tables.abilities.ability),
        ("weapons.toml", tables.weapons.weapon),
        ("armours.toml", tables.armours.armour),
        ("runes.toml", tables.runes.rune),
        ("phylacteries.toml", (*tables.phylacteries.phylactery, *tables.phylacteries.instrument)),
        ("items.toml", tables.items.item),
        ("rooms.toml", tables.rooms.room),
    ]
    for file, cards in files:
        for card in cards:
            yield Place(file, card.id), partial(card_text, card)
    for event in tables.events.event:
        yield Place("events.toml", event.id), partial(event_text, event)
    for monster in tables.monsters.monster:
        yield Place("monsters.toml", monster.id), partial(monster_text, monster)
    for powerful in tables.powerful.powerful:
        yield Place("powerful.toml", powerful.id), partial(options_text, powerful)
    for boss in tables.bosses.boss:
        yield Place("bosses.toml", boss.id), partial(options_text, boss)
        yield Place("bosses.toml", boss.id), partial(special_text, boss)

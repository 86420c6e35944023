"""The texts of cards, generated from their effects (specification, section 9)."""

from __future__ import annotations

from collections.abc import Iterable

from oakveil.kernel.text import Text

from .effects.lines import AnyLine
from .effects.telling import Telling
from .records import (
    Ability,
    Armour,
    BalanceFile,
    Blow,
    Boss,
    Event,
    HeroSheet,
    Instrument,
    Item,
    Monster,
    Phylactery,
    Powerful,
    Room,
    Rune,
    Weapon,
)

Written = Ability | Weapon | Armour | Rune | Phylactery | Instrument | Item | Room
"""The cards that say what they do in lines."""


def telling(text: Text, heroes: Iterable[HeroSheet], items: Iterable[Item], balance: BalanceFile) -> Telling:
    """How the texts of a box are told in one language."""
    names = {hero.id: hero.name for hero in heroes} | {item.id: item.name for item in items}
    return Telling(text=text, names=names, tables={table.id: table.rows for table in balance.table})


def card_text(card: Written, tell: Telling) -> str:
    """What the lines of a card say; nothing for a card without any."""
    return _lines(card.effect, tell)


def event_text(card: Event, tell: Telling) -> str:
    """What an event does when a DM plays it, and when it is turned over without one."""
    return _lines([line for line in (card.play, card.turned) if line is not None], tell)


def blow_text(blow: Blow, tell: Telling) -> str:
    """What a hit of an enemy does: "4 damage, ignores the defender"."""
    text = tell.text
    told = [text.say("veiel-blow", n=blow.damage)]
    told += [text.say(f"veiel-blow-ignores-{ignored}") for ignored in blow.ignores]
    told += [text.say("veiel-blow-poison", n=blow.poison)] if blow.poison is not None else []
    told += [text.say("veiel-blow-burn", n=blow.burn[0], turns=blow.burn[1])] if blow.burn is not None else []
    told += [text.say("veiel-blow-drain", n=blow.drain)] if blow.drain is not None else []
    return ", ".join(told)


def monster_text(card: Monster, tell: Telling) -> str:
    """What a basic monster does: its attack, its screen, its effects."""
    told = [blow_text(card.blow, tell), *([tell.text.say("veiel-screen")] if card.screen else [])]
    return " ".join([_sentence(", ".join(told)), *([_lines(card.effect, tell)] if card.effect else [])])


def options_text(card: Powerful | Boss, tell: Telling) -> str:
    """The attacks of a powerful monster or a boss, a sentence each: "Slam: 8 damage."."""
    locale = tell.text.locale
    return " ".join(
        _sentence(tell.text.say("veiel-terms", terms=option.name.in_(locale), what=blow_text(option, tell)))
        for option in card.options
    )


def special_text(card: Boss, tell: Telling) -> str:
    """What a boss can do besides its attacks: "Sweep. When its turn starts: ..."."""
    locale = tell.text.locale
    return " ".join(f"{_sentence(special.name.in_(locale))} {_lines(special.effect, tell)}" for special in card.special)


def _lines(lines: Iterable[AnyLine], tell: Telling) -> str:
    return " ".join(tell.line(line) for line in lines)


def _sentence(told: str) -> str:
    return f"{told[:1].upper()}{told[1:]}."

"""Everything open on the table of The Order of Veiel, page by page, in words."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text as Drawn

from oakveil.games.veiel.overview import room_told
from oakveil.games.veiel.page import Aids
from oakveil.games.veiel.state import WINGS, CardId, Veiel
from oakveil.kernel.ask import Seat

from ...words import Words
from .foes import enemy_told
from .signs import STYLES, naming
from .team import sheet_told

_LINES = Drawn("\n")


def board_page(g: Veiel, words: Words, seat: Seat) -> Drawn:
    """The rooms wing by wing, a line for each, with what is known of it and what it does."""
    names, lines = naming(g.box, words.text), list[Drawn]()
    for wing in WINGS:
        lines.append(Drawn(words.say("terminal-veiel-wing", wing=wing), STYLES["name"]))
        rooms = [f"{wing}{line}" for line in range(1, g.state.lines + 1)]
        lines += [Drawn(f"  {room_told(g, seat, place, names)}") for place in rooms]
    return _LINES.join(lines)


def heroes_page(g: Veiel, words: Words, aids: Aids, seat: Seat) -> Drawn:
    """The sheets of all heroes, those of `seat` first, with what their cards say."""
    names, lines = naming(g.box, words.text), list[Drawn]()
    for hero in sorted(g.state.heroes, key=lambda hero: hero.seat != seat):
        lines.append(Drawn(names.called(hero.id), STYLES["name"]))
        lines += [Drawn(f"  {told}") for told in sheet_told(g, words, aids, hero)]
        abilities = [card for _, card in g.box.ability_of[hero.id]]
        carried = [hero.armour, hero.weapon, hero.second, hero.rune, hero.phylactery, hero.instrument, *hero.items]
        lines += cards_told(g, words, [*abilities, *(card for card in carried if card is not None)])
    return _LINES.join(lines)


def cards_told(g: Veiel, words: Words, cards: Iterable[CardId]) -> list[Drawn]:
    """Each of these cards once, with all that stands on it."""
    names, lines = naming(g.box, words.text), list[Drawn]()
    for card in dict.fromkeys(cards):
        told = " ".join(names.printed(card))
        lines.append(Drawn(f"  {words.say('terminal-about', thing=names.titled(card), what=told)}", STYLES["hidden"]))
    return lines


def fight_page(g: Veiel, words: Words, aids: Aids) -> Drawn:
    """The enemies from the front on: how they are, and what their cards say."""
    if g.state.combat is None:
        return Drawn(words.say("terminal-veiel-no-fight"))
    names, lines = naming(g.box, words.text), list[Drawn]()
    for at, enemy in enumerate(g.state.combat.line, 1):
        lines.append(Drawn(enemy_told(g, words, aids, at, enemy), STYLES["enemy"]))
        if aids.enemies[enemy.id].known:
            lines.append(Drawn(f"  {names.card_text(enemy.card)}"))
    return _LINES.join(lines)


def shop_page(g: Veiel, words: Words) -> Drawn:
    """What the blacksmith offers, what the alchemist has, what lies in the box, with prices."""
    state, names = g.state, naming(g.box, words.text)
    lines = [Drawn(words.say("veiel-table-purse", n=state.crystals), STYLES["name"])]
    if state.offer:
        lines += [Drawn(words.say("terminal-veiel-offer"), STYLES["name"]), *cards_told(g, words, state.offer)]
    lines.append(Drawn(words.say("terminal-veiel-alchemist"), STYLES["name"]))
    for card, n in state.alchemist.items():
        price = words.say("veiel-detail-price", n=g.box.price[card])
        told = words.say("terminal-veiel-stock", n=n, card=names.titled(card), price=price)
        lines.append(Drawn(f"  {words.say('terminal-about', thing=told, what=names.card_text(card))}"))
    lines.append(Drawn(words.say("veiel-table-box", cards=names.cards(state.box)), STYLES["name"]))
    return _LINES.join([*lines, *cards_told(g, words, state.box)])


def boss_page(g: Veiel, words: Words) -> Drawn:
    """The boss, its power, its special room, and powerful monsters that were not met yet."""
    state, names = g.state, naming(g.box, words.text)
    lines = []
    for card in (state.boss, state.power, state.special_room):
        lines.append(Drawn(names.titled(card), STYLES["enemy"]))
        lines += [Drawn(f"  {told}") for told in names.printed(card)]
    waiting = [card for card in g.box.powerful if card not in state.faced]
    return _LINES.join([*lines, *cards_told(g, words, waiting)])


def hand_page(g: Veiel, words: Words, seat: Seat) -> Drawn:
    """The events in the hand of the dungeon master, at its own seat only."""
    if seat != g.master:
        return Drawn()
    held = [card for card in g.state.hand.cards if card is not None]
    return _LINES.join(cards_told(g, words, held) or [Drawn(words.say("terminal-veiel-no-events"))])


def signs_page(words: Words) -> Drawn:
    """What the signs of the pictures mean."""
    return Drawn(words.say("terminal-veiel-legend"))

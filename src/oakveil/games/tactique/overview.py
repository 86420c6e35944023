"""The table of Deckbuilding Tactique in words, line by line: everything a player sees, and nothing more."""

from __future__ import annotations

from collections.abc import Iterator

from oakveil.kernel.ask import Seat
from oakveil.kernel.text import Text

from .naming import Naming
from .rules.threat import threat_of
from .state import Enemy, Hero, Tactique


def lines(g: Tactique, seat: Seat | None, words: Naming) -> Iterator[str]:
    """The table, told to `seat`, whose own heroes come first (None: a spectator)."""
    yield from _time(g, words)
    for hero in sorted(g.state.heroes, key=lambda hero: hero.seat != seat):
        yield from _hero(g, hero, words)
    for number, enemy in enumerate(sorted(g.state.enemies.values(), key=lambda enemy: enemy.cell), 1):
        yield _enemy(enemy, number, words)
    for rune in g.state.runes:
        yield words.text.say("tactique-table-rune", cell=rune.cell, card=words.card(rune.card))
    yield _piles(g, words)


def enemy_state(enemy: Enemy, text: Text) -> str:
    """Where an enemy stands and how it is: "B3, 2 lives, 1 wound left, block 2"."""
    return text.say("tactique-detail-enemy", cell=enemy.cell, lives=enemy.lives, wounds=enemy.wounds, block=enemy.block)


def _time(g: Tactique, words: Naming) -> Iterator[str]:
    state, text = g.state, words.text
    if state.phase == "setup":
        yield text.say("tactique-table-setup")
    else:
        yield text.say("tactique-table-time", encounter=state.encounter, round=state.round, phase=state.phase)
    if state.battlefield is not None:
        told = words.battlefield_text(state.battlefield)
        yield text.say("tactique-table-battlefield", battlefield=words.battlefield(state.battlefield), what=told)
    if state.obstacles:
        yield text.say("tactique-table-obstacles", cells=", ".join(state.obstacles), n=len(state.obstacles))


def _hero(g: Tactique, hero: Hero, words: Naming) -> Iterator[str]:
    """A hero: where it is, how long it can go on, its piles and its hand with what the cards say."""
    text, card = words.text, words.box.heroes[hero.id]
    status = "dead" if not hero.alive else "active" if g.state.active == hero.id else "ready" if hero.ready else "done"
    told = text.say(
        "tactique-table-hero",
        hero=card.name.in_(words.locale),
        cell=hero.cell or "none",
        status=text.say(f"tactique-status-{status}"),
        threat=threat_of(g, hero),
        swords=card.swords,
        block=hero.block,
        left=len(hero.deck.cards) + len(hero.discard) + len(hero.hand) - 5,
    )
    yield " ".join([told, *_effects(hero, words)])
    piles = {"deck": len(hero.deck.cards), "discard": len(hero.discard), "exile": len(hero.exile)}
    yield text.say("tactique-table-piles", hero=card.name.in_(words.locale), wounds=words.cards(hero.wounds), **piles)
    for held in words.box.distinct(hero.hand):
        n = sum(words.box.name_of[other] == words.box.name_of[held] for other in hero.hand)
        yield text.say("tactique-table-card", n=n, card=words.card(held), what=words.card_text(held))


def _enemy(enemy: Enemy, number: int, words: Naming) -> str:
    """An enemy with its place in the order of acting, and what its card says."""
    text = words.text
    told = text.say(
        "tactique-table-enemy",
        enemy=words.enemy(enemy.id).name.in_(words.locale),
        state=enemy_state(enemy, text),
        number=number,
        what=words.enemy_text(enemy.id),
    )
    return " ".join([told, *_effects(enemy, words)])


def _effects(figure: Hero | Enemy, words: Naming) -> Iterator[str]:
    if figure.effects:
        told = [words.modifier(effect.mod, effect.n) for effect in figure.effects]
        yield words.text.say("tactique-table-effects", effects=words.text.listed(told))


def _piles(g: Tactique, words: Naming) -> str:
    """How many cards lie in the piles of the table."""
    return words.text.say("tactique-table-supply", **{tier: len(pile.cards) for tier, pile in g.state.piles.items()})

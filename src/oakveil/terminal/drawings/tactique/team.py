"""The heroes in a terminal: the table of the team, and the piles of a player's own heroes."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Drawn

from oakveil.games.tactique.page import Aids
from oakveil.games.tactique.state import CardId, Hero, Tactique
from oakveil.kernel.ask import Seat

from ...words import Words
from .cards import called
from .signs import DEAD, STYLES, in_danger, sign_of

_NARROW, _ROOMY = 36, 54
"""The columns of what stands beside the board."""


def draw_team(g: Tactique, words: Words, aids: Aids, roomy: bool) -> Drawn:
    """A row for each hero with the numbers of its cards, its block, what is left before death, and its threat."""
    if not g.state.heroes:
        return Drawn()
    labels = words.say("terminal-tactique-columns-roomy" if roomy else "terminal-tactique-columns").split()
    widths = [max(3, len(label) + 1) for label in labels]
    name = (_ROOMY if roomy else _NARROW) - 1 - sum(widths)
    head = " " * (name + 1) + "".join(label.rjust(width) for label, width in zip(labels, widths, strict=True))
    lines = [Drawn(head, STYLES["hidden"])]
    for hero in g.state.heroes:
        lines.append(_row(g, words, aids, hero, name, widths))
        told = _lasting(g, words, aids, hero)
        if roomy and told:
            lines.append(Drawn(f"  {told}", STYLES["hidden"], no_wrap=True, overflow="ellipsis"))
    return Drawn("\n", no_wrap=True, overflow="ellipsis").join(lines)


def _row(g: Tactique, words: Words, aids: Aids, hero: Hero, name: int, widths: Sequence[int]) -> Drawn:
    sign = sign_of(g, hero)
    style = STYLES["dead"] if sign == DEAD else STYLES["hero"]
    row = Drawn.assemble((sign, style), (called(g, words, hero.id)[:name].ljust(name), style))
    left = aids.heroes[hero.id].left
    numbers = [len(hero.hand), len(hero.deck), len(hero.discard), len(hero.wounds), hero.block]
    for number, width in zip(numbers, widths, strict=False):
        row.append(str(number).rjust(width))
    if not is_complete(g, hero):
        row.append("–".rjust(widths[-2]))
    else:
        danger = in_danger(left) and hero.alive
        row.append(f"{left}{'!' if danger else ''}".rjust(widths[-2]), STYLES["danger" if danger else "name"])
    return row.append(str(aids.heroes[hero.id].threat).rjust(widths[-1]))


def is_complete(g: Tactique, hero: Hero) -> bool:
    """Whether a hero has its deck: while cards are still being chosen for it, its numbers mean nothing."""
    return g.state.phase != "setup" or bool(hero.hand)


def _lasting(g: Tactique, words: Words, aids: Aids, hero: Hero) -> str:
    """What lasts on a hero, and its cards in play."""
    told = [effect.told for effect in aids.heroes[hero.id].effects]
    if hero.in_play:
        told.append(words.say("terminal-tactique-in-play", cards=names_of(g, words, hero.in_play)))
    return " · ".join(told)


def draw_piles(g: Tactique, words: Words, aids: Aids, seat: Seat) -> Drawn:
    """The piles of the heroes of a seat, in words."""
    lines = []
    for hero in g.state.heroes:
        if hero.seat == seat:
            lines.append(Drawn(called(g, words, hero.id), STYLES["name"]))
            lines += [Drawn(f"  {told}") for told in piles_told(g, words, aids, hero, short=True)]
    return Drawn("\n").join(lines)


def piles_told(g: Tactique, words: Words, aids: Aids, hero: Hero, short: bool = False) -> list[str]:
    """The piles of a hero, a line for each that is not empty; `short`: without the hand and what is away."""
    piles: dict[str, Sequence[CardId]] = {
        "hand": hero.hand,
        "deck": aids.heroes[hero.id].deck,
        "discard": hero.discard,
        "wounds": hero.wounds,
        "play": hero.in_play,
        "exile": hero.exile,
        "aside": hero.set_aside,
        "removed": (*hero.removed, *hero.gone),
    }
    if short:
        piles = {name: piles[name] for name in ("deck", "discard", "wounds", "exile")}
    return [
        words.say(f"terminal-tactique-pile-{name}", n=len(cards), cards=names_of(g, words, cards))
        for name, cards in piles.items()
        if cards
    ]


def names_of(g: Tactique, words: Words, cards: Sequence[CardId]) -> str:
    """Cards by name, sorted, with how many there are of each: "Run, 2 Strike"."""
    names: dict[str, int] = {}
    for card in cards:
        name = g.card(card).name.in_(words.locale)
        names[name] = names.get(name, 0) + 1
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in sorted(names.items()))

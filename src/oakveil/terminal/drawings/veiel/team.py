"""The heroes in a terminal: the table of the team, and the sheets of a player's own heroes."""

from __future__ import annotations

from rich.text import Text as Drawn

from oakveil.games.veiel.page import Aids
from oakveil.games.veiel.rules.playable import POWER_USES
from oakveil.games.veiel.state import SLOTS, Hero, Veiel
from oakveil.kernel.ask import Seat

from ...words import Words
from .signs import DEFENDER, FALLEN, STYLES, naming, shortened, sign_of

_NARROW, _ROOMY = 36, 54
"""The columns of what stands beside the board."""
_WIDTHS = (3, 6, 6, 4, 4)
"""The columns of level, VIT, END, DEF and RED."""


def draw_team(g: Veiel, words: Words, aids: Aids, roomy: bool) -> Drawn:
    """A row for each hero: level, VIT, END, DEF, RED; and what the dungeon master has."""
    if not g.state.heroes:
        return Drawn()
    name = (_ROOMY if roomy else _NARROW) - 2 - sum(_WIDTHS)
    labels = words.say("terminal-veiel-columns").split()
    head = " " * (name + 2) + "".join(label.rjust(width) for label, width in zip(labels, _WIDTHS, strict=True))
    lines = [Drawn(head, STYLES["hidden"])]
    for hero in g.state.heroes:
        lines.append(_row(g, words, aids, hero, name))
        tokens = aids.heroes[hero.id].tokens
        if roomy and tokens:
            lines.append(Drawn(f"  {' · '.join(tokens)}", STYLES["hidden"], no_wrap=True, overflow="ellipsis"))
    if g.master is not None:
        told = words.say(
            "terminal-veiel-master", n=len(g.state.hand.cards), left=max(0, POWER_USES - g.state.power_uses)
        )
        lines.append(Drawn(told, STYLES["enemy"]))
    return Drawn("\n", no_wrap=True, overflow="ellipsis").join(lines)


def _row(g: Veiel, words: Words, aids: Aids, hero: Hero, name: int) -> Drawn:
    sign, now = sign_of(g, hero), aids.heroes[hero.id].now
    style = STYLES["fallen" if sign == FALLEN else "hero"]
    holds = DEFENDER if g.state.defender == hero.id else " "
    told = shortened(naming(g.box, words.text).called(hero.id), name)
    row = Drawn.assemble((sign, style), (holds, STYLES["key"]), (told.ljust(name), style))
    low = hero.stands and 3 * hero.vit <= now["VIT"]
    row.append(str(hero.level).rjust(_WIDTHS[0]))
    row.append(f"{hero.vit}/{now['VIT']}".rjust(_WIDTHS[1]), STYLES["danger" if low else "name"])
    row.append(f"{hero.end}/{now['END']}".rjust(_WIDTHS[2]))
    return row.append(str(now["DEF"]).rjust(_WIDTHS[3])).append(str(now["RED"]).rjust(_WIDTHS[4]))


def draw_sheets(g: Veiel, words: Words, aids: Aids, seat: Seat) -> Drawn:
    """The sheets of the heroes of a seat; the hand of the dungeon master at its own."""
    names = naming(g.box, words.text)
    lines = []
    for hero in g.state.heroes:
        if hero.seat == seat:
            lines.append(Drawn(names.called(hero.id), STYLES["name"]))
            lines += [Drawn(f"  {told}") for told in sheet_told(g, words, aids, hero)]
    if seat == g.master:
        for card in g.state.hand.cards:
            if card is not None:
                lines.append(Drawn(words.say("terminal-about", thing=names.titled(card), what=names.card_text(card))))
    return Drawn("\n").join(lines)


def sheet_told(g: Veiel, words: Words, aids: Aids, hero: Hero) -> list[str]:
    """Characteristics, what is worn, consumables, abilities that work, and what hangs on a hero."""
    names, aid = naming(g.box, words.text), aids.heroes[hero.id]
    told = [", ".join(f"{trait} {aid.now[trait]}" for trait in ("FOR", "DEX", "INT", "FOI"))]
    for slot in SLOTS:
        if (card := getattr(hero, slot)) is not None:
            told.append(words.say("terminal-about", thing=words.say(f"veiel-slot-{slot}"), what=names.titled(card)))
    carried = [*hero.items, *(card for card in (hero.phylactery, hero.instrument) if card is not None)]
    told += [words.say("terminal-veiel-items", cards=", ".join(map(names.titled, carried)))] if carried else []
    for level, card in g.box.ability_of[hero.id]:
        key = "muted" if card in hero.muted else "ready" if level <= hero.level else "later"
        told.append(words.say(f"terminal-veiel-ability-{key}", card=names.titled(card), level=level))
    return [*told, *aid.tokens]

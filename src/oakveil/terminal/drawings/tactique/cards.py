"""Cards in a terminal: their whole text, and their zone as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, reduce

from rich.text import Text as Drawn

from oakveil.games.tactique.box import Box
from oakveil.games.tactique.gallery import printed
from oakveil.games.tactique.naming import Naming
from oakveil.games.tactique.state import CardId, FigureId, HeroId, Tactique
from oakveil.kernel.game import Printed
from oakveil.kernel.text import Text

from ...words import Words
from ...wrapping import fitted
from ..face import Room
from .signs import LETTERS, STYLES


@cache
def _printed(box: Box, text: Text) -> Mapping[str, Printed]:
    return printed(box, text)


@cache
def naming(box: Box, text: Text) -> Naming:
    """The names and texts of a box."""
    return Naming(box, text)


def called(g: Tactique, words: Words, figure: FigureId) -> str:
    """The name of a hero, an enemy or a boss by itself."""
    box = g.box
    record = box.heroes.get(figure) or box.enemies.get(figure) or box.bosses[figure]
    return record.name.in_(words.locale)


def joined(words: Words, parts: Sequence[str]) -> str:
    """Several things in a row that have commas inside."""
    return reduce(lambda first, second: words.say("terminal-tactique-joined", first=first, second=second), parts)


def zone_told(g: Tactique, words: Words, card: CardId) -> str:
    """The name of the zone of a card; "" if it only concerns its player."""
    zone = g.card(card).zone
    return "" if zone == "self" else g.box.catalogue.zones[zone].name.in_(words.locale)


def lines_of(g: Tactique, words: Words, id: str) -> Sequence[str]:
    """What is printed on a card, an enemy, an Action or a battlefield, line by line."""
    return _printed(g.box, words.text)[id].lines


def draw_card(g: Tactique, words: Words, card: CardId) -> list[Drawn]:
    """A card of a deck: colour and name, kind, types, its text, and its zone as a picture."""
    id = g.box.name_of.get(card, card)
    record = g.box.cards[id]
    stars = " " + "★" * record.stars if record.stars else ""
    title = Drawn.assemble(
        (f"{LETTERS[record.colour]} ", STYLES[record.colour]),
        (record.name.in_(words.locale), STYLES["name"]),
        (stars, STYLES["key"]),
    )
    about, *text = lines_of(g, words, id)
    return [
        title,
        Drawn(about, STYLES["hidden"]),
        *map(Drawn, text),
        *draw_zone(g, words, record.zone, not record.no_self),
    ]


def draw_zone(g: Tactique, words: Words, zone: str, oneself: bool) -> list[Drawn]:
    """A zone facing right: ■ (□ if it may not be chosen) is the figure itself, ▪ what it reaches."""
    record = g.box.catalogue.zones[zone]
    if record.whole_board or not record.cells:
        return []
    across, down = zip((0, 0), *record.cells, strict=True)
    lines = []
    for y in range(min(down), max(down) + 1):
        line = Drawn("  ")
        for x in range(min(across), max(across) + 1):
            if (x, y) == (0, 0):
                line.append("■ " if oneself else "□ ", STYLES["hero"])
            else:
                line.append(*(("▪ ", STYLES["zone"]) if (x, y) in record.cells else ("· ", STYLES["grid"])))
        lines.append(line)
    return lines


def draw_hero_card(g: Tactique, words: Words, hero: HeroId, room: Room) -> list[Drawn]:
    """A hero card with its three abilities; only their texts if there is no room for all that is printed on them."""
    title = Drawn(g.box.heroes[hero].name.in_(words.locale), STYLES["name"])
    card = [title, *map(Drawn, lines_of(g, words, hero))]
    abilities = [ability for rank in ("initiate", "adept", "master") for ability in g.box.abilities[hero, rank]]
    whole = [*card, *(line for ability in abilities for line in [Drawn(), *draw_card(g, words, ability)])]
    if len(fitted(Drawn("\n").join(whole), room.columns).split("\n")) <= room.rows:
        return whole
    text = naming(g.box, words.text).card_text
    return [*card, *(line for id in abilities for line in [draw_card(g, words, id)[0], Drawn(text(id))])]

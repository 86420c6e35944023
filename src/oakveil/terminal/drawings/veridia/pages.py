"""Everything that may be looked up of Veridia, page by page."""

from __future__ import annotations

from rich.text import Text as Drawn

from oakveil.games.veridia.gallery import trait_lines
from oakveil.games.veridia.naming import Naming
from oakveil.games.veridia.page_fight import FightAids
from oakveil.games.veridia.state import Veridia
from oakveil.kernel.ask import Seat

from ...words import Words
from ..editor import Room
from .battle import Marks, draw_map
from .rail import in_order
from .sheet import sheet_told
from .signs import SHAPES, STYLES, tokens
from .tray import draw_tray

_WHOLE = Room(200, 60)
_LINE = 76
"""The columns of a page."""


def map_page(g: Veridia, aids: FightAids, names: Naming) -> Drawn:
    """The whole map."""
    return draw_map(g.board, aids, names, _WHOLE, Marks())


def units_page(aids: FightAids, words: Words, names: Naming) -> Drawn:
    """Everybody, with all that the seat knows."""
    signs, lines = tokens(aids), list[Drawn]()
    for unit in in_order(aids):
        side = words.say("terminal-veridia-side", letter=unit.side.upper())
        lines.append(Drawn(f"{signs[unit.id]} {unit.name}, {side}", STYLES["name"]))
        lines += [Drawn(f"   {told}") for told in sheet_told(unit, words, names)]
    return Drawn("\n").join(lines)


def dice_page(g: Veridia, words: Words, names: Naming, seat: Seat) -> Drawn:
    """The last rolls."""
    return draw_tray(g, words, names, seat, _LINE, None)


def traits_page(g: Veridia, words: Words, seat: Seat) -> Drawn:
    """What the traits of the own units do, each once."""
    taken: dict[str, None] = {}
    for unit in g.fight.units.values():
        if unit.seat == seat:
            taken.update(dict.fromkeys(trait.partition(":")[0] for trait in unit.profile.traits))
    lines: list[Drawn] = []
    for id in taken:
        if (trait := g.box.traits.get(id)) is not None:
            lines.append(Drawn(trait.name.in_(words.locale), STYLES["name"]))
            lines += [Drawn(f"  {line}") for line in trait_lines(trait, g.box, words.text)]
    return Drawn("\n").join(lines)


def signs_page(words: Words) -> Drawn:
    """What the signs of the pictures mean."""
    return Drawn(words.say("terminal-veridia-legend", shapes=" ".join(SHAPES.values())))

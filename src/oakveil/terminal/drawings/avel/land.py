"""The land of Avel as a map of hexes made of letters.

    ________
   / signs  \\
  /  name    \\      A hex is 10 letters wide and shares each of its edges; a column begins every 8 letters.
  \\ monsters /
   \\_heroes_/
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text as Drawn

from oakveil.games.avel.land import CASTLE, Cell, place_of
from oakveil.games.avel.state import Avel, Monster, MonsterId

from ...words import Words
from ..canvas import Canvas
from .signs import BEAST_SIGN, BROODS, CRATER, LAIRS, SEAL, SERVICE, SHORTCUTS, STYLES, TRAP, WALL

PITCH = 8
"""Letters from one column of hexes to the next."""
_NARROW, _WIDE = 6, 8
"""Letters inside a hex: in its first and last line, and in the two between."""


def draw_land(g: Avel, words: Words, keys: Mapping[Cell, str], focus: Cell | None = None) -> Drawn:
    """The whole land. `keys` are what to press for a cell in the open question; the cell in `focus` is set off."""
    canvas = Canvas()
    places = {cell: place_of(cell) for cell in g.land.cells}
    left = min(q for q, _ in places.values())
    top = min(2 * r + q for q, r in places.values())
    order = sorted(places, key=lambda cell: cell == focus)  # the one in focus last: its edge covers the others'
    for cell in order:
        q, r = places[cell]
        _draw_hex(canvas, 2 * (2 * r + q - top), PITCH * (q - left), STYLES["focus" if cell == focus else "land"])
    for cell in order:
        q, r = places[cell]
        _fill_hex(canvas, 2 * (2 * r + q - top), PITCH * (q - left), g, words, cell, keys.get(cell, ""))
    return canvas.drawn()


def middle_of(g: Avel, cell: Cell) -> tuple[int, int]:
    """Row and column of the middle of a hex in the drawing of its land, to scroll there."""
    places = [place_of(other) for other in g.land.cells]
    q, r = place_of(cell)
    row = 2 * (2 * r + q - min(2 * other + column for column, other in places)) + 2
    return row, PITCH * (q - min(column for column, _ in places)) + 5


def _draw_hex(canvas: Canvas, row: int, column: int, style: str) -> None:
    canvas.put(row, column + 2, "_" * _NARROW, style)
    canvas.put(row + 1, column + 1, "/", style)
    canvas.put(row + 1, column + 2 + _NARROW, "\\", style)
    canvas.put(row + 2, column, "/", style)
    canvas.put(row + 2, column + 1 + _WIDE, "\\", style)
    canvas.put(row + 3, column, "\\", style)
    canvas.put(row + 3, column + 1 + _WIDE, "/", style)
    canvas.put(row + 4, column + 1, "\\" + "_" * _NARROW + "/", style)


def _fill_hex(canvas: Canvas, row: int, column: int, g: Avel, words: Words, cell: Cell, key: str) -> None:
    place = column + 2
    if key:
        canvas.put(row + 1, place, key, STYLES["mark"])
        place += len(key) + 1
    for sign, style in _signs(g, cell):
        canvas.put(row + 1, place, sign, style)
        place += len(sign)
    name, style = short_name(g, words, cell)
    canvas.put(row + 2, column + 1, name.center(_WIDE), style)
    place = column + 1
    for sign, style in _monsters(g, g.monsters_on(cell)):
        canvas.put(row + 3, place, sign, style)
        place += len(sign) + 1
    heroes = [hero for hero in g.state.heroes if hero.tile == cell]
    for offset, hero in enumerate(heroes):
        canvas.put(row + 4, column + 3 + offset, letter(words, hero.emblem), STYLES[hero.emblem])


def _signs(g: Avel, cell: Cell) -> list[tuple[str, str]]:
    """What is printed on a tile and what lies on it, but for monsters and heroes."""
    tile = g.tile(cell)
    signs: list[tuple[str, str]] = []
    if cell == g.land.crater:
        signs.append((CRATER, STYLES["red"]))
    if cell == CASTLE:
        signs += [(WALL, STYLES["name"])] * g.state.built
    if tile is None:
        return signs
    if cell in g.state.sealed:
        signs.append((SEAL, STYLES["name"]))
    signs += [(LAIRS[size], STYLES["sign"]) for size in tile.lairs]
    signs += [(SHORTCUTS.get(symbol, symbol[0]), STYLES["sign"]) for symbol in tile.shortcuts]
    if tile.service is not None:
        signs.append((SERVICE, STYLES["green"]))
    if cell in g.state.laid:
        signs.append((f"{TRAP}{g.box.traps[g.state.laid[cell]].price}", STYLES["yellow"]))
    return signs


def _monsters(g: Avel, monsters: list[Monster]) -> list[tuple[str, str]]:
    """The monsters of a tile with the toughness they have left, as many as a hex has room for."""
    room = 3 if all(monster.left < 10 for monster in monsters) else 2
    shown = monsters if len(monsters) <= room else monsters[: room - 1]
    signs = []
    for monster in shown:
        sign, style = brood_sign(g, monster.id)
        signs.append((f"{sign}{monster.left}", style))
    return signs if shown == monsters else [*signs, (f"+{len(monsters) - len(shown)}", STYLES["name"])]


def brood_sign(g: Avel, monster: MonsterId) -> tuple[str, str]:
    """The sign of a monster's brood and its style; the Beast, which is of every brood, has one of its own."""
    broods = g.card(monster).brood
    return (BROODS[broods[0]], STYLES[broods[0]]) if len(broods) == 1 else (BEAST_SIGN, STYLES["purple"])


def short_name(g: Avel, words: Words, cell: Cell) -> tuple[str, str]:
    """The name of a tile, short enough for a hex, and its style."""
    tile = g.tile(cell)
    if tile is None:
        return "?", STYLES["hidden"]
    message = f"terminal-avel-short-{tile.id}"
    name = words.say(message) if words.has(message) else tile.name.in_(words.locale)
    return name[:_WIDE], STYLES["name"]


def letter(words: Words, emblem: str) -> str:
    """The letter of a hero's animal: F for the falcon."""
    return words.say(f"terminal-avel-letter-{emblem}")

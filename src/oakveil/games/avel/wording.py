"""What everything on the table is called, in one language, inside a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oakveil.kernel.ask import Seat
from oakveil.kernel.text import Text

from .backpack import GridCell
from .effects.words import coins, dice
from .land import DIRECTIONS, Cell, place_of
from .odds import HeroDice, MonsterDice
from .rules.clash import colours
from .state import Avel, Hero, MonsterId, TileId, TokenId, TrapId

_DIRECTION_NAMES = ("n", "ne", "se", "s", "sw", "nw")

_FORMS: dict[frozenset[GridCell], str] = {
    frozenset({(0, 0), (1, 0), (1, 1)}): "corner",
    frozenset({(0, 0), (0, 1), (0, 2), (1, 1)}): "t",
    frozenset({(0, 0), (0, 2), (1, 0), (1, 1), (1, 2)}): "u",
}
"""Outlines that have a name, in one of their directions."""


class Wording:
    """The names of things in the language of `text`. Nothing that lies face down is ever named."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self.locale = text.locale

    def hero(self, g: Avel, seat: Seat) -> str:
        """The hero of a seat with its byname: "Agatha the Brave"."""
        hero = g.hero(seat)
        return f"{hero.name} {self.byname(g, hero)}" if hero.byname else hero.name

    def byname(self, g: Avel, hero: Hero) -> str:
        """The byname of a hero who has one; its id is side.face.quarter of the constellation map, quarters from 0."""
        side_id, face, quarter = hero.byname.split(".")
        side = next(side for side in g.box.catalogue.names if side.id == side_id)
        return side.byname[face][int(quarter)].in_(self.locale)  # type: ignore[index]

    def cell(self, g: Avel, cell: Cell) -> str:
        """The tile on a cell: "the Quarry", or where it lies while it is face down."""
        tile = g.tile(cell)
        return self.text.say("avel-unseen", place=self.place(cell)) if tile is None else self.tile(g, tile.id)

    def place(self, cell: Cell) -> str:
        """Where a cell lies: "two steps north and one step north-east of the castle"."""
        return self.text.say("avel-place", way=self.way(cell))

    def way(self, cell: Cell) -> str:
        """How to come from the castle to a cell, in one or two directions."""
        steps = [self.text.say("avel-steps", direction=name, n=n) for name, n in way_from_castle(cell)]
        return self.text.listed(steps)

    def tile(self, g: Avel, tile: TileId) -> str:
        return g.box.tiles[tile].name.the(self.locale)

    def monster(self, g: Avel, monster: MonsterId) -> str:
        return g.card(monster).name.the(self.locale)

    def a_monster(self, g: Avel, monster: MonsterId) -> str:
        return g.card(monster).name.a(self.locale)

    def token(self, g: Avel, token: TokenId) -> str:
        return g.box.equipment[token].name.the(self.locale)

    def a_token(self, g: Avel, token: TokenId) -> str:
        return g.box.equipment[token].name.a(self.locale)

    def token_as_it_lies(self, g: Avel, token: TokenId) -> str:
        """A token with the side that is up: "the Buckler (upgraded)"."""
        name = self.token(g, token)
        return self.text.say("avel-side-upgraded", token=name) if token in g.state.upgraded else name

    def things(self, g: Avel, tokens: Iterable[TokenId], n: int = 0) -> str:
        """Some tokens and coins: "the Buckler and 2 coins", or "nothing"."""
        named = [self.token_as_it_lies(g, token) for token in tokens]
        return self.listed([*named, *([coins(n, self.text)] if n else [])])

    def trap(self, g: Avel, trap: TrapId) -> str:
        return g.box.traps[trap].name.the(self.locale)

    def hero_dice(self, counts: HeroDice) -> str:
        """A hero's dice, green, orange, blue and yellow: "2 green dice and 1 orange die"."""
        return dice(colours(counts, (0, 0)), self.text)

    def monster_dice(self, counts: MonsterDice) -> str:
        """A monster's dice, purple and black."""
        return dice(colours((0, 0, 0, 0), counts), self.text)

    def shape(self, g: Avel, shape: str) -> str:
        """A silhouette: "three cells in a row". The same words for every direction it may lie in."""
        return self.outline(g.box.catalogue.shapes[shape].cells)

    def outline(self, cells: Sequence[GridCell]) -> str:
        """The outline made by some cells."""
        rows = 1 + max(row for row, _ in cells)
        columns = 1 + max(column for _, column in cells)
        if rows == 1 or columns == 1:
            return self.text.say("avel-shape-row", n=len(cells))
        if len(cells) == rows * columns:
            return self.text.say("avel-shape-block", rows=min(rows, columns), columns=max(rows, columns))
        for turned in quarter_turns(cells):
            if turned in _FORMS:
                return self.text.say(f"avel-shape-{_FORMS[turned]}")
        lengths = [str(sum(row == other for other, _ in cells)) for row in range(rows)]
        return self.text.say("avel-shape-other", n=len(cells), rows=self.text.listed(lengths))

    def listed(self, names: Sequence[str]) -> str:
        """Some names as a list, or "nothing"."""
        return self.text.listed(names) if names else self.text.say("avel-nothing")


def way_from_castle(cell: Cell) -> list[tuple[str, int]]:
    """The steps from the castle to a cell as the crow flies: [("n", 2), ("ne", 1)]; at most two directions."""
    q, r = place_of(cell)
    for sixth, (first_q, first_r) in enumerate(DIRECTIONS):
        following = (sixth + 1) % 6
        second_q, second_r = DIRECTIONS[following]
        first, second = q * second_r - r * second_q, first_q * r - first_r * q
        if first > 0 and second >= 0:
            steps = [(_DIRECTION_NAMES[sixth], first), (_DIRECTION_NAMES[following], second)]
            return [(direction, n) for direction, n in steps if n]
    return []


def quarter_turns(cells: Sequence[GridCell]) -> list[frozenset[GridCell]]:
    """An outline in its four directions, each moved to the top left corner."""
    turned, found = list(cells), []
    for _ in range(4):
        top, left = min(row for row, _ in turned), min(column for _, column in turned)
        found.append(frozenset((row - top, column - left) for row, column in turned))
        turned = [(column, -row) for row, column in turned]
    return found

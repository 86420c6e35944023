"""A walk by keyboard: step by step over the map, or the shortest way to a cell (D-MOVE)."""

from __future__ import annotations

from rich.text import Text as Drawn

from oakveil.games.veridia.board import BRIDGE, CRAMPED, DEEP, DOOR, NARROW, ROUGH, SHALLOW, Cell
from oakveil.games.veridia.choices import Walk
from oakveil.games.veridia.page_fight import FightAids
from oakveil.games.veridia.page_turn import Way
from oakveil.games.veridia.rules.moving import cost
from oakveil.games.veridia.state import Veridia
from oakveil.kernel.ask import Ask

from ...words import Words
from ...wrapping import fitted
from ..editor import Editor, Room
from .battle import Marks, draw_map
from .signs import STYLES, naming

STEPS: dict[str, Cell] = {
    "up": (0, -1),
    "down": (0, 1),
    "left": (-1, 0),
    "right": (1, 0),
    "home": (-1, -1),
    "pageup": (1, -1),
    "end": (-1, 1),
    "pagedown": (1, 1),
    "7": (-1, -1),
    "8": (0, -1),
    "9": (1, -1),
    "4": (-1, 0),
    "6": (1, 0),
    "1": (-1, 1),
    "2": (0, 1),
    "3": (1, 1),
}
"""The keys of the eight directions: arrows and those at the corners of the keypad, or digits as they lie there."""
GROUND = {
    ROUGH: "rough",
    SHALLOW: "shallow",
    DEEP: "deep",
    NARROW: "narrow",
    CRAMPED: "cramped",
    DOOR: "door",
    BRIDGE: "bridge",
}
"""The grounds that are worth a word."""


class Walking(Editor):
    """The cells walked so far. `ask` is the question that a walk answers."""

    def __init__(self, g: Veridia, words: Words, aids: FightAids, ask: Ask) -> None:
        self.g, self.words, self.aids, self.ask = g, words, aids, ask
        self.names = naming(g.box, words.text)
        self.unit = g.unit(aids.asked)
        self.ways: dict[Cell, Way] = {way.cell: way for way in (aids.turn.ways if aids.turn else ())}
        self.left = aids.turn.cells if aids.turn else 0
        self.path: list[Cell] = []
        self._note = ""
        self.orders = words.say("terminal-veridia-walk-orders")
        self.keys = words.say("terminal-veridia-walk-keys")
        self._count()

    @property
    def end(self) -> Cell:
        """Where the walk leads so far."""
        start = self.unit.cell
        assert start is not None
        return self.path[-1] if self.path else start

    def answer(self) -> Walk:
        if not self.path:
            raise ValueError(self.words.say("terminal-veridia-walk-nowhere"))
        return Walk(tuple(self.path))

    # -- keys and orders -----------------------------------------------------------------------------------------------

    def press(self, key: str, letter: str | None) -> None:
        self._note = ""
        if (step := STEPS.get(letter or key) or STEPS.get(key)) is not None:
            self.step((self.end[0] + step[0], self.end[1] + step[1]))
        elif key in ("backspace", "delete") and self.path:
            self.path.pop()
        self._count()

    def order(self, line: str) -> bool:
        """ "G7" takes the shortest way there, "8 9" steps as digits lie on a keypad, "new" begins again."""
        self._note = ""
        told = line.split()
        if told == ["new"]:
            self.path = []
        elif told and all(word in STEPS for word in told):
            for word in told:
                x, y = self.end
                dx, dy = STEPS[word]
                if not self.step((x + dx, y + dy)):
                    break
        elif not self._go_to(told):
            return False
        self._count()
        return True

    def _go_to(self, told: list[str]) -> bool:
        """Go to a cell by its name; False if it names none."""
        cells = {self.names.cell((x, y)): (x, y) for x in range(self.g.board.width) for y in range(self.g.board.height)}
        if len(told) != 1 or told[0].upper() not in cells:
            return False
        way = self.ways.get(cells[told[0].upper()])
        if way is None:
            self._note = self.words.say("terminal-veridia-walk-far", cell=told[0].upper())
        else:
            self.path = [*way.path]
        return True

    def step(self, to: Cell) -> bool:
        """One step further, or back; False, with a note, if it is not possible."""
        before = [self.unit.cell, *self.path]
        if len(before) > 1 and before[-2] == to:
            self.path.pop()
            return True
        price = cost(self.g, self.unit, (*self.path, to))
        if price is None:
            self._note = self.words.say("veridia-broken-no_way")
        elif price > self.left:
            self._note = self.words.say("veridia-broken-too_far", cells=self.left)
        else:
            self.path.append(to)
            return True
        return False

    # -- how it stands -------------------------------------------------------------------------------------------------

    def _count(self) -> None:
        """Have the title tell how far the walk is."""
        used = cost(self.g, self.unit, tuple(self.path)) if self.path else 0
        self.title = self.words.say("terminal-veridia-walk-title", unit=self.aids_name, n=used or 0, most=self.left)

    @property
    def aids_name(self) -> str:
        return self.names.unit(self.g, self.unit.id)

    def draw(self) -> Drawn:
        told = Drawn(self._note, STYLES["danger"]) if self._note else Drawn(self._where())
        above = fitted(told, self.room.columns).split("\n")[:2]
        marks = Marks(reach=frozenset(self.ways), way=self.path, chosen=self.end)
        picture = draw_map(
            self.g.board, self.aids, self.names, Room(self.room.columns, self.room.rows - len(above)), marks
        )
        return Drawn("\n").join([*above, picture])

    def told(self) -> list[str]:
        ahead = ", ".join([self.names.cell(cell) for cell in sorted(self.ways)])
        lines = [self.title, self._where()]
        if not self.path:
            lines.append(self.words.say("terminal-veridia-walk-ahead", cells=ahead))
        return [*lines, self._note] if self._note else lines

    def _where(self) -> str:
        """Where the walk ends: the cell, its ground, who stands beside it."""
        mark, (x, y) = self.g.board.mark(self.end), self.end
        ground = self.words.say("terminal-veridia-ground", ground=GROUND[mark]) if mark in GROUND else ""
        beside = [
            unit.name
            for unit in self.aids.units
            if unit.id != self.unit.id
            and unit.cell is not None
            and any(
                max(abs(x - unit.cell[0] - dx), abs(y - unit.cell[1] - dy)) <= 1
                for dx in range(unit.size)
                for dy in range(unit.size)
            )
        ]
        near = self.words.say("terminal-veridia-beside", units=self.words.text.listed(beside)) if beside else ""
        return ", ".join(filter(None, (self.names.cell(self.end), ground, near)))

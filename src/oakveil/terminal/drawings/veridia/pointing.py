"""A cell of the map by keyboard: where somebody starts, or the middle of an area (D-SETUP-PLACE, D-TRAIT)."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text as Drawn

from oakveil.games.veridia.board import Cell
from oakveil.games.veridia.page_fight import FightAids
from oakveil.games.veridia.page_turn import AreaAid
from oakveil.games.veridia.state import Veridia
from oakveil.kernel.ask import Option

from ...words import Words
from ...wrapping import fitted
from ..editor import Editor, Room
from .battle import Marks, draw_map
from .signs import naming
from .walking import STEPS


class Pointing(Editor):
    """One of the answers that are cells; `areas` are those that each would fill, where it is about an area."""

    def __init__(
        self,
        g: Veridia,
        words: Words,
        aids: FightAids,
        options: Mapping[Cell, Option],
        areas: Mapping[Cell, AreaAid],
        at: Cell,
    ) -> None:
        self.g, self.words, self.aids = g, words, aids
        self.names = naming(g.box, words.text)
        self.options, self.areas, self.at = options, areas, at
        self.orders = words.say("terminal-veridia-point-orders")
        self.keys = words.say("terminal-veridia-point-keys")
        self._name()

    def answer(self) -> Option:
        return self.options[self.at]

    def press(self, key: str, letter: str | None) -> None:
        cells = sorted(self.options, key=lambda cell: (cell[1], cell[0]))
        if key in ("tab", "shift+tab"):
            self.at = cells[(cells.index(self.at) + (1 if key == "tab" else -1)) % len(cells)]
        elif (step := STEPS.get(letter or key) or STEPS.get(key)) is not None:
            self._move(step)
        self._name()

    def _move(self, step: Cell) -> None:
        """The nearest cell that can be chosen in this direction; it stays if there is none."""
        dx, dy = step
        ahead = []
        for cell in self.options:
            along, aside = self._measured(cell, dx, dy)
            if along > 0 and aside <= along:
                ahead.append((along + aside, aside, cell))
        if ahead:
            self.at = min(ahead)[2]

    def _measured(self, cell: Cell, dx: int, dy: int) -> tuple[int, int]:
        """How far a cell lies ahead, and aside."""
        x, y = cell[0] - self.at[0], cell[1] - self.at[1]
        return x * dx + y * dy, abs(x * dy - y * dx)

    def order(self, line: str) -> bool:
        """A cell by its name: "G7"."""
        cells = {self.names.cell(cell): cell for cell in self.options}
        if line.strip().upper() not in cells:
            return False
        self.at = cells[line.strip().upper()]
        self._name()
        return True

    def _name(self) -> None:
        self.title = self.words.narrator.option(self.g, self.options[self.at])

    def draw(self) -> Drawn:
        area = self.areas.get(self.at)
        marks = Marks(reach=frozenset(self.options), chosen=self.at, area=frozenset(() if area is None else area.cells))
        above = fitted(Drawn(self._hit()), self.room.columns).split("\n")[:2] if self.areas else []
        picture = draw_map(
            self.g.board, self.aids, self.names, Room(self.room.columns, self.room.rows - len(above)), marks
        )
        return Drawn("\n").join([*above, picture])

    def told(self) -> list[str]:
        cells = ", ".join([self.names.cell(cell) for cell in sorted(self.options)])
        lines = [self.title, self.words.say("terminal-veridia-point-cells", cells=cells)]
        return [*lines, self._hit()] if self.areas else lines

    def _hit(self) -> str:
        """Whom the area hits, friends apart."""
        area = self.areas.get(self.at)
        if area is None or not (area.foes or area.friends):
            return self.words.say("terminal-veridia-hits", foes="none", friends="none")
        return self.words.say(
            "terminal-veridia-hits",
            foes=self.names.units(self.g, area.foes),
            friends=self.names.units(self.g, area.friends),
        )

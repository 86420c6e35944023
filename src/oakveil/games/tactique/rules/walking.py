"""Enemies on the move, by themselves or moved by others, step by step (specification 3.18, 3.26)."""

from __future__ import annotations

from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..board import BIT, WHOLE, Cell, Mask
from ..events import EnemyMove, EnemyMoved
from ..state import Enemy, EnemyId, Tactique
from .lasting import has
from .triggers import runes_entered


@rule("TAC-ATK-03", "TAC-ATK-04", "TAC-ENC-07", "TAC-MOVE-11", "TAC-FIELD-03")
def free_cells(g: Tactique) -> Mask:
    """The cells without an enemy, a living hero or an obstacle. Hidden heroes are in the way, dead ones are not."""
    state = g.state
    taken = 0
    for enemy in state.enemies.values():
        taken |= BIT[enemy.cell]
    for hero in state.heroes:
        if hero.alive and hero.cell is not None:
            taken |= BIT[hero.cell]
    for cell in state.obstacles:
        taken |= BIT[cell]
    return WHOLE & ~taken


@rule("TAC-MOVE-11", "TAC-MOVE-12")
def walk(g: Tactique, enemy: EnemyId, path: tuple[Cell, ...], how: EnemyMove) -> Frame | None:
    """An enemy enters the cells of `path` one by one; runes there are triggered. At once where there is none."""
    if not path:
        return None
    if g.state.runes and any(rune.rune.on == "enemy_enters" and rune.cell in path for rune in g.state.runes):
        return Walk(enemy=enemy, path=path, how=how, was_rooted=has(g, enemy, "rooted"))
    _enter(g, enemy, path, how)
    return None


def _enter(g: Tactique, enemy: EnemyId, path: tuple[Cell, ...], how: EnemyMove) -> None:
    figure = g.state.enemies[enemy]
    start, figure.cell = figure.cell, path[-1]
    g.tell(EnemyMoved, enemy, start, path[-1], path, how)


class Walk(Frame):
    """An enemy on a way with runes. `path` are the cells still to enter, `at_cell` the one it should stand on."""

    enemy: EnemyId
    path: tuple[Cell, ...]
    how: EnemyMove
    was_rooted: bool
    at_cell: Cell | None = None

    @step("TAC-MOVE-12", "TAC-AI-12")
    def go_on(self, g: Tactique) -> Frame | None:
        """To the next rune, or to the end; it stops when it has died, become rooted or been put elsewhere."""
        figure = g.state.enemies.get(self.enemy)
        if figure is None or not self.path or self._stopped(g, figure):
            self.end()
            return None
        there = {rune.cell for rune in g.state.runes if rune.rune.on == "enemy_enters"}
        steps = next((n for n, cell in enumerate(self.path, 1) if cell in there), len(self.path))
        stretch, self.path = self.path[:steps], self.path[steps:]
        _enter(g, self.enemy, stretch, self.how)
        self.at_cell = figure.cell
        self.goto(Walk.go_on)
        return runes_entered(g, "enemy_enters", self.enemy)

    def _stopped(self, g: Tactique, enemy: Enemy) -> bool:
        """Whether a rune has rooted it, or put it elsewhere."""
        if self.at_cell is None:
            return False
        return enemy.cell != self.at_cell or (not self.was_rooted and has(g, self.enemy, "rooted"))

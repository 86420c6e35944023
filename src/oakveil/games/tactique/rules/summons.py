"""Enemies appear: drawn from their piles and placed with the black dice (specification 3.6, 3.28)."""

from __future__ import annotations

from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..board import BIT, CELLS, COLUMNS, ROWS, Cell
from ..effects import Tier
from ..events import DiceRolled, EnemyMoved, EnemyPlaced, NoEnemyLeft, PileReshuffled
from ..state import BATTLEFIELD, Enemy, EnemyId, FigureId, Tactique
from .harm import vitality
from .progress import resolved
from .walking import free_cells

MOST_ENEMIES = 8
"""The box has eight pairs of dice for enemies (TAC-SUM-05)."""


@rule("TAC-ENC-06", "TAC-SUM-01")
def roll_cell(g: Tactique) -> Cell:
    """The cell that the black dice show; rolled again as long as it is taken. One cell must be free."""
    free = free_cells(g)
    while True:
        row, column = g.chance.below(ROWS, "tactique.row"), g.chance.below(COLUMNS, "tactique.column")
        cell = CELLS[row * COLUMNS + column]
        accepted = bool(BIT[cell] & free)
        g.tell(DiceRolled, row + 1, column + 1, accepted)
        if accepted:
            return cell


@rule("TAC-ENC-11", "TAC-DMG-09")
def draw_enemy(g: Tactique, tier: Tier) -> EnemyId | None:
    """The next enemy of a tier. The defeated are shuffled when the pile is empty; None if there are none either."""
    state = g.state
    pile = state.piles[tier]
    if not pile.cards:
        again = list(state.defeated[tier])
        if not again:
            return None
        g.chance.shuffle(again, f"tactique.shuffle.{tier}")
        pile.cards, state.defeated[tier] = list(again), ()
        g.tell(PileReshuffled, tier)
    return pile.draw()


@rule("TAC-ENC-06", "TAC-ENC-08", "TAC-SUM-01", "TAC-SUM-07", "TAC-BOSS-01")
def place_enemy(g: Tactique, enemy: EnemyId, summoner: FigureId | None = None) -> Enemy:
    """Put an enemy or a boss on a random free cell with full vitality. Those the battlefield summons have no master."""
    cell = roll_cell(g)
    lives, wounds = vitality(g, enemy)
    master = None if summoner == BATTLEFIELD else summoner
    placed = g.state.enemies[enemy] = Enemy(id=enemy, cell=cell, lives=lives, wounds=wounds, summoner=master)
    g.tell(EnemyPlaced, enemy, cell, lives, wounds, summoner or "")
    return placed


def room_for_enemy(g: Tactique) -> bool:
    """Whether one more enemy has dice and a cell (TAC-SUM-05)."""
    return len(g.state.enemies) < MOST_ENEMIES and bool(free_cells(g))


class Summon(Frame):
    """Somebody summons `n` enemies of a tier, but has no more than `most` of its own at a time."""

    actor: FigureId
    tier: Tier
    n: int
    most: int | None = None

    @step("TAC-SUM-01", "TAC-SUM-02", "TAC-SUM-03", "TAC-SUM-05", "TAC-SUM-06", "TAC-TRIG-05")
    def bring(self, g: Tactique) -> Frame | None:
        """Whoever appears plays its turn at once, before anything else goes on; a dead enemy summons nobody.

        Ruling (TAC-SUM-03): having appeared in the enemies' turn it has acted in it.
        """
        from .enemies import EnemyTurn  # a turn is made of steps, and steps summon

        state = g.state
        if not self.n or not self._may_summon(g):
            return None
        self.n -= 1
        self.goto(Summon.bring)
        enemy = draw_enemy(g, self.tier) if room_for_enemy(g) else None
        if enemy is None:
            g.tell(NoEnemyLeft, self.tier)
            return None
        placed = place_enemy(g, enemy, self.actor)
        placed.acted = state.phase == "enemies"
        resolved(g, self)
        return EnemyTurn(enemy=enemy, summoned=True)

    def _may_summon(self, g: Tactique) -> bool:
        if self.actor == BATTLEFIELD:
            return True
        own = sum(enemy.summoner == self.actor for enemy in g.state.enemies.values())
        return self.actor in g.state.enemies and (self.most is None or own < self.most)


@rule("TAC-MOVE-09", "TAC-ENC-06")
def relocate(g: Tactique, enemy: EnemyId) -> None:
    """An enemy is put on a random free cell, another than its own. That is no movement and triggers nothing."""
    figure = g.state.enemies[enemy]
    if not free_cells(g):
        return
    start, figure.cell = figure.cell, roll_cell(g)
    g.tell(EnemyMoved, enemy, start, figure.cell, (), "relocate")

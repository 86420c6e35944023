"""The enemies' turn (rulebook: Enemies' turn; specification 3.23)."""

from __future__ import annotations

from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..board import INDEX
from ..events import EnemiesTurnStarted, EnemyStunned, EnemyTurnEnded, EnemyTurnStarted
from ..state import Enemy, EnemyId, Tactique
from .boss import lost_lives, next_action
from .harm import DamageEnemies
from .lasting import amount, end_made_by, has, spend
from .steps import Steps
from .triggers import EVERYWHERE

ACTIONS = 2
"""How many Actions a boss carries out on its turn (TAC-BOSS-03)."""


class EnemiesTurn(Frame):
    """Every enemy on the board acts once, in reading order."""

    @step("TAC-FLOW-01", "TAC-ENEMY-01")
    def begin(self, g: Tactique) -> None:
        g.state.phase = "enemies"
        for enemy in g.state.enemies.values():
            enemy.acted = False
        g.tell(EnemiesTurnStarted, g.state.round)

    @step("TAC-ENEMY-01", "TAC-ENEMY-02", "TAC-ENEMY-08", "TAC-SUM-03")
    def next_enemy(self, g: Tactique) -> Frame | None:
        """The first in reading order, at this moment, of those that have not acted yet."""
        waiting = [enemy for enemy in g.state.enemies.values() if not enemy.acted]
        if not waiting or not g.living():
            return None
        enemy = min(waiting, key=_reading_order)
        enemy.acted = True
        self.goto(EnemiesTurn.next_enemy)
        return EnemyTurn(enemy=enemy.id)


def _reading_order(enemy: Enemy) -> int:
    return INDEX[enemy.cell]


class EnemyTurn(Frame):
    """The turn of one enemy. `summoned`: it has just appeared and plays at once (TAC-SUM-02).

    `actions` are those of a boss that are still to come.
    """

    enemy: EnemyId
    summoned: bool = False
    actions: int = ACTIONS

    @step("TAC-ENEMY-03", "TAC-DUR-01")
    def begin(self, g: Tactique) -> Frame | None:
        """What it has made to last until its next turn ends, if this is its turn in an enemies' turn.

        Without an effect on it nothing burns and nothing stuns it: it acts at once.
        """
        g.tell(EnemyTurnStarted, self.enemy)
        if not self.summoned:
            end_made_by(g, self.enemy, "own_turn")
        if g.state.enemies[self.enemy].effects:
            return None
        self.goto(EnemyTurn.act_as_boss)
        return self.act(g)

    @step("TAC-ENEMY-03", "TAC-DMG-05")
    def burn(self, g: Tactique) -> Frame | None:
        fires = [effect for effect in g.state.enemies[self.enemy].effects if effect.mod == "burning"]
        if not fires:
            return None
        n = amount(g, self.enemy, "burning")
        return DamageEnemies(targets=(self.enemy,), n=n, by=fires[0].owner, source=fires[0].source)

    @step("TAC-BOSS-05")
    def work_off_burning(self, g: Tactique) -> Frame | None:
        return lost_lives(g)

    @step("TAC-ENEMY-03", "TAC-ENEMY-04", "TAC-BOSS-12")
    def stun(self, g: Tactique) -> None:
        """A stun is spent: the turn ends, a boss has one Action fewer."""
        figure = g.state.enemies.get(self.enemy)
        if figure is None:
            return self.goto(EnemyTurn.finish)
        if figure.effects and has(g, self.enemy, "stunned"):
            spend(g, figure, "stunned")
            g.tell(EnemyStunned, self.enemy)
            if self.enemy not in g.box.bosses:
                return self.goto(EnemyTurn.finish)
            self.actions -= 1

    @step("TAC-ENEMY-03", "TAC-ENEMY-06", "TAC-AI-13")
    def act(self, g: Tactique) -> Frame | None:
        """The steps of its card in printed order."""
        if self.enemy in g.box.bosses:
            return None
        self.goto(EnemyTurn.finish)
        return Steps(actor=self.enemy, source=self.enemy, zone=EVERYWHERE, steps=g.box.enemies[self.enemy].turn)

    @step("TAC-BOSS-03", "TAC-BOSS-12", "TAC-ENEMY-04")
    def act_as_boss(self, g: Tactique) -> Frame | None:
        if not self.actions or self.enemy not in g.state.enemies:
            self.goto(EnemyTurn.finish)
            return None
        self.actions -= 1
        return next_action(g, self.enemy, "turn")

    @step("TAC-BOSS-09")
    def work_off_action(self, g: Tactique) -> Frame | None:
        """Lives lost during an Action are worked off after it, beside the Actions of the turn."""
        self.goto(EnemyTurn.act_as_boss)
        return lost_lives(g)

    @step("TAC-ENEMY-03")
    def finish(self, g: Tactique) -> Frame | None:
        if self.enemy in g.state.enemies:
            g.tell(EnemyTurnEnded, self.enemy)
        self.end()
        return self.work_off(g)

    @step("TAC-BOSS-05", "TAC-BOSS-09")
    def work_off(self, g: Tactique) -> Frame | None:
        """One boss after the other."""
        frame = lost_lives(g)
        if frame is not None:
            self.goto(EnemyTurn.work_off)
        return frame


@rule("TAC-ROUND-02")
def lose_block(g: Tactique, enemy: Enemy) -> int:
    """The block an enemy has at the end of the enemies' turn goes, but for what was gained to be kept once."""
    lost = enemy.block - enemy.kept
    enemy.block, enemy.kept = enemy.kept, 0
    return lost

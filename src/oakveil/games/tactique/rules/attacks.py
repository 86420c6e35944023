"""Attacks and retreats of enemies on the table (rulebook: An enemy attacks; specification 3.25, 3.26)."""

from __future__ import annotations

from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..board import DISTANCE, INDEX, Cell
from ..effects import Attack, Damage, Discard, Exile, Grant, HitStep, Pull, Push, Wound, ZoneId
from ..events import EnemyAdvanced, EnemyAttacked, EnemyStayed
from ..state import EnemyId, HeroId, Tactique
from .behaviour import Decision, decide, retreat_path
from .harm import DamageHero
from .lasting import aura, grant, has
from .progress import Attacking, resolved
from .shoving import shove
from .thorns import thorns_of_attack
from .threat import may_be_attacked, prey
from .triggers import react
from .walking import free_cells, walk
from .wounds import ForcedDiscard, ForcedExile, TakeWounds


@rule("TAC-MOVE-10", "TAC-AI-13")
def reach_of(g: Tactique, enemy: EnemyId, printed: int) -> int:
    """How many steps an enemy can walk where its card says `printed`: none if rooted.

    Ruling (specification 9.3): what makes enemies faster counts for retreats as well, never for those that cannot walk.
    """
    if not printed or has(g, enemy, "rooted"):
        return 0
    return printed + aura(g, enemy, "speed")


@rule("TAC-AI-05", "TAC-AI-08", "TAC-ATK-02", "TAC-ATK-04")
def decision_of(g: Tactique, enemy: EnemyId, attack: Attack, zone: ZoneId) -> Decision:
    """What an enemy would do with an attack now."""
    here = INDEX[g.state.enemies[enemy].cell]
    decision = decide(
        here,
        reach_of(g, enemy, attack.move),
        free_cells(g),
        prey(g),
        g.sight(attack.zone or zone),
        attack.mode == "multi",
        attack.prefer == "lowest_threat",
    )
    if decision.reason == "no_way" and has(g, enemy, "rooted"):
        return decision._replace(reason="rooted")
    return decision


class AttackStep(Attacking):
    """An enemy moves and attacks. `decision` is fixed when it begins.

    `hit` counts the hit steps that are being dealt, `queue` the heroes to whom the present one is still to happen.
    """

    attack: Attack
    source: str
    zone: ZoneId
    path: tuple[Cell, ...] = ()
    targets: tuple[HeroId, ...] = ()
    turn: str = ""
    why: str = ""
    hit: int = 0
    queue: tuple[HeroId, ...] = ()

    @step("TAC-AI-02", "TAC-AI-06", "TAC-AI-09", "TAC-ATK-01", "TAC-ATK-05", "TAC-BOSS-13", "TAC-ENEMY-07")
    def go(self, g: Tactique) -> Frame | None:
        """It chooses its targets, or whom to approach, and walks."""
        decision = decision_of(g, self.enemy, self.attack, self.zone)
        self.path, self.targets, self.turn, self.why = decision.path, decision.targets, decision.turn, decision.reason
        if self.targets:
            walking = walk(g, self.enemy, self.path, "move")
            if walking is None:
                self.goto(AttackStep.strike)
                self.arrive(g)
            return walking
        self.end()
        if not self.path:
            g.tell(EnemyStayed, self.enemy, self.why)
            return None
        g.tell(EnemyAdvanced, self.enemy, decision.towards, self.path, self.why)
        return walk(g, self.enemy, self.path, "advance")

    @step("TAC-AI-07", "TAC-AI-12", "TAC-PLAY-06", "TAC-ENEMY-04")
    def arrive(self, g: Tactique) -> None:
        """Ruling (TAC-AI-12): stopped on its way it does not attack."""
        figure = g.state.enemies.get(self.enemy)
        if figure is None or (self.path and figure.cell != self.path[-1]):
            return self.end()
        g.tell(EnemyAttacked, self.enemy, self.turn, self.targets, self.why)
        resolved(g, self)
        self.queue = self._order(g)

    @step("TAC-ATK-06", "TAC-BLOCK-06", "TAC-ATK-08")
    def strike(self, g: Tactique) -> Frame | None:
        """Each hit step in printed order, on all targets."""
        if not self.queue:
            self.hit += 1
            if self.hit == len(self.attack.hit):
                return self._be_done(g)
            self.queue = self._order(g)
        hero, self.queue = self.queue[0], self.queue[1:]
        self.goto(AttackStep.strike)
        if self.enemy not in g.state.enemies or not may_be_attacked(g, g.hero(hero)):
            return None
        return self._deal(g, self.attack.hit[self.hit], hero)

    @rule("TAC-ATK-06", "TAC-MOVE-08")
    def _order(self, g: Tactique) -> tuple[HeroId, ...]:
        """By priority; pushes from the farthest to the nearest, pulls the other way round, so that none is in the way.

        Equally far ones in reading order.
        """
        hit, here = self.attack.hit[self.hit], g.state.enemies[self.enemy].cell
        if type(hit) is not Push and type(hit) is not Pull:
            return self.targets
        sign = 1 if type(hit) is Pull else -1
        stand = [(hero, g.hero(hero).cell) for hero in self.targets]
        return tuple(
            hero for _, _, hero in sorted((sign * DISTANCE[here, cell], cell, hero) for hero, cell in stand if cell)
        )

    @rule("TAC-BLOCK-05", "TAC-PLAY-08", "TAC-MOVE-07")
    def _deal(self, g: Tactique, hit: HitStep, hero: HeroId) -> Frame | None:
        if type(hit) is Damage:
            return DamageHero(hero=hero, n=_number(hit), by=self.enemy, source=self.source)
        if type(hit) is Wound:
            return TakeWounds(hero=hero, n=_number(hit), source=self.source)
        if type(hit) is Discard:
            return ForcedDiscard(hero=hero, n=_number(hit), source=self.source)
        if type(hit) is Exile:
            return ForcedExile(hero=hero, n=_number(hit), source=self.source)
        if type(hit) is Push or type(hit) is Pull:
            here = g.state.enemies[self.enemy].cell
            return shove(g, hero, here, _number(hit), type(hit) is Pull)
        assert type(hit) is Grant
        grant(g, hero, hit, self.enemy, self.source, self.zone)
        return None

    @rule("TAC-TRIG-01", "TAC-TRIG-03")
    def _be_done(self, g: Tactique) -> Frame | None:
        """What happened to the heroes is reacted to when the attack is over, then come thorns."""
        happened, self.happened = self.happened, ()
        reactions = react(g, *happened) if happened else None
        if reactions is None:
            self.end()
            return self.thorns(g)
        return reactions

    @step("TAC-TRIG-08")
    def thorns(self, g: Tactique) -> Frame | None:
        return thorns_of_attack(g, self) if self.adjacent else None


def _number(hit: Damage | Wound | Discard | Exile | Push | Pull) -> int:
    """Enemies know no X."""
    assert isinstance(hit.n, int)
    return hit.n


@rule("TAC-AI-11", "TAC-ATK-05")
def retreat(g: Tactique, enemy: EnemyId, n: int) -> Frame | None:
    """An enemy moves away from the living heroes, also from those it may not attack."""
    here = INDEX[g.state.enemies[enemy].cell]
    heroes = [INDEX[hero.cell] for hero in g.living() if hero.cell is not None]
    return walk(g, enemy, retreat_path(here, reach_of(g, enemy, n), free_cells(g), heroes), "retreat")

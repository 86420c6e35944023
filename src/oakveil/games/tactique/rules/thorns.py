"""Thorns: whoever damages a figure with thorns from beside it is hurt in turn (specification 3.22, 9.3)."""

from __future__ import annotations

from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..state import EnemyId, FigureId, HeroId, Tactique
from .harm import DamageEnemies, DamageHero
from .lasting import amount
from .progress import Attacking, CardPlay


class ThornsOfEnemies(Frame):
    """The thorns of the enemies that a hero's card has damaged hurt the hero, each enemy once.

    Ruling (TAC-BLOCK-03): that is damage by an enemy like any other, so what makes it strong or weak counts.
    """

    hero: HeroId
    enemies: tuple[EnemyId, ...]

    @step("TAC-TRIG-08", "TAC-ENEMY-05")
    def hurt(self, g: Tactique) -> Frame | None:
        """An enemy that has died has no thorns any more."""
        if not self.enemies:
            return None
        enemy, self.enemies = self.enemies[0], self.enemies[1:]
        self.goto(ThornsOfEnemies.hurt)
        n = amount(g, enemy, "thorns") if enemy in g.state.enemies else 0
        return DamageHero(hero=self.hero, n=n, by=enemy, source=enemy) if n else None


class ThornsOfHeroes(Frame):
    """The thorns of the heroes that an enemy's attack has damaged hurt the enemy, each hero's once.

    Ruling (TAC-TRIG-08): direct wounds are no damage and touch no thorns; whoever dies of thorns was killed by no card.
    """

    enemy: EnemyId
    heroes: tuple[HeroId, ...]

    @step("TAC-TRIG-08", "TAC-TRIG-03")
    def hurt(self, g: Tactique) -> Frame | None:
        if not self.heroes or self.enemy not in g.state.enemies:
            return None
        hero, self.heroes = self.heroes[0], self.heroes[1:]
        self.goto(ThornsOfHeroes.hurt)
        n = amount(g, hero, "thorns")
        if not n:
            return None
        return DamageEnemies(targets=(self.enemy,), n=n, by=hero, source=_source(g, hero), thorns=True)


@rule("TAC-TRIG-08")
def thorns_of_card(g: Tactique, play: CardPlay) -> Frame | None:
    """The thorns that a card has touched; None if none."""
    thorny = tuple(enemy for enemy in play.damaged if enemy in g.state.enemies and amount(g, enemy, "thorns"))
    return ThornsOfEnemies(hero=play.hero, enemies=thorny) if thorny else None


@rule("TAC-TRIG-08", "TAC-TRIG-03")
def thorns_of_attack(g: Tactique, attack: Attacking) -> Frame | None:
    """The thorns that an attack has touched, the active hero's first, then in seat order; None if none."""
    thorny = [hero.id for hero in g.state.heroes if hero.id in attack.adjacent and amount(g, hero.id, "thorns")]
    if g.state.active in thorny:
        thorny.sort(key=lambda hero: hero != g.state.active)
    return ThornsOfHeroes(enemy=attack.enemy, heroes=tuple(thorny)) if thorny else None


def _source(g: Tactique, hero: FigureId) -> str:
    """The card that has given a hero its thorns; the hero itself for those of an aura."""
    return next((effect.source for effect in g.hero(hero).effects if effect.mod == "thorns"), hero)

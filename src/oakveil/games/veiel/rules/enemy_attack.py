"""Attacks of enemies (specification 3.19)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..events import EnemyAttacked
from ..records import Blow
from ..state import CardId, Enemy, EnemyId, Hero, HeroId, Veiel
from .defence import Defence
from .dice import FoeDie, foe_die, shown
from .harm import burn, heal_enemy, poison
from .line import att
from .moments import NO_DIE
from .no_master import constant
from .rolling import d20
from .sheet import stat


class EnemyAttack(Defence, kw_only=True):
    """An enemy attacks a hero with one of its options; `damage`, if it is not 0, counts instead of what that says."""

    enemy: EnemyId
    option: int = 0
    damage: int = 0

    def attacker(self, g: Veiel) -> str:
        return self.enemy

    def throw(self, g: Veiel) -> FoeDie:
        return NO_DIE if g.master is None else foe_die(g, d20(g, "veiel.enemy_die"))

    @rule("VEIEL-DEF-01", "VEIEL-DEF-02")
    def totals(self, g: Veiel, hero: Hero) -> tuple[int, int]:
        foe = constant(g) if g.master is None else self.foe.face()
        defence = 0 if "defence" in self._option(g).ignores else stat(g, hero, "DEF")
        return foe + att(g, self._enemy(g)), self.die + defence

    def announce(self, g: Veiel, foe: int, total: int, foe_total: int) -> None:
        foe, foe_total = shown(g, self.foe, foe_total)
        blow = (self.enemy, self.option, self.target)
        g.tell(EnemyAttacked, *blow, foe, self.die, foe_total, total, self.result_told(), self.outcome == "no_shield")

    def blow(self, g: Veiel) -> tuple[int, bool, CardId]:
        option = self._option(g)
        return option.damage, "reduction" in option.ignores, self._enemy(g).card

    def strike_home(self, g: Veiel, hero: Hero, dealt: int) -> None:
        option, enemy = self._option(g), self._enemy(g)
        if option.poison is not None:
            poison(g, hero, option.poison)
        if option.burn is not None:
            burn(g, hero, *option.burn)
        if option.drain is not None:
            heal_enemy(g, enemy, min(dealt, option.drain), enemy.card)

    def _enemy(self, g: Veiel) -> Enemy:
        enemy = g.enemy(self.enemy)
        assert enemy is not None, "nobody dies between the declaration and the end of its attack"
        return enemy

    def _option(self, g: Veiel) -> Blow:
        return Blow(damage=self.damage) if self.damage else blows(g, self._enemy(g))[self.option]


def blows(g: Veiel, enemy: Enemy) -> tuple[Blow, ...]:
    """The attacks that an enemy can make."""
    return g.box.fighters[enemy.card].options


@rule("VEIEL-DMTURN-02", "VEIEL-COND-06")
def prey(g: Veiel, blow: Blow) -> list[HeroId]:
    """Whom an attack can be for: the defender and the branded, or any standing hero if it ignores the defender."""
    holder = g.state.defender
    anybody = "defender" in blow.ignores
    return [hero.id for hero in g.standing() if anybody or hero.id == holder or hero.branded]

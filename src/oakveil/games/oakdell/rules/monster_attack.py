"""The attack of a monster: roll, result, damage, and what it sets off (specification 3.10)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step

from ..choices import Decline, Reroll, Shift, Strike
from ..effects.abilities import Growth
from ..effects.attacks import Reroll as RerollEffect
from ..effects.harm import DirectDamage
from ..effects.strikes import StrikeFrom
from ..events import AttackRerolled, AttackRolled, MonsterGrew
from ..state import OakDell
from .abilities import ability, fury_of_links
from .bosses import attack_of_boss, boss_damage, grow, has_torch, is_boss, reachable
from .damage import deal
from .dice import FACES
from .gear import working
from .harm import Packet
from .rolling import attackers, change_of_roll, entries
from .strikes import strike, strikes


class MonsterAttack(Frame):
    """The monster of the acting hero attacks. `rolls` are those of its die, one for each that attacks."""

    rolls: tuple[int, ...] = ()

    @step("OAK-MON-03", "OAK-ABIL-EACH")
    def roll(self, g: OakDell) -> None:
        hero, chance = g.acting, g.chance
        self.rolls = tuple([chance.roll(FACES, "oakdell.attack") for _ in attackers(g, hero, g.turn)])
        if not hero.gear:
            self.goto(MonsterAttack.hit)

    @step("OAK-GEAR-MAILB", "OAK-ABIL-EACH")
    def reroll(self, g: OakDell) -> Ask | None:
        """Once in a Monster Phase, whatever how many attack."""
        hero = g.acting
        if not any(type(gear.effect) is RerollEffect for gear in working(g, hero, "monster_roll")):
            return None
        options = [Reroll(pool) for pool in attackers(g, hero, g.turn)]
        return Ask(hero.seat, "oakdell.reroll", (*options, Decline()), default=Decline())

    def on_reroll(self, g: OakDell, choice: Reroll | Decline) -> None:
        if type(choice) is not Reroll:
            return
        hero = g.acting
        which = attackers(g, hero, g.turn).index(choice.pool)
        before, after = self.rolls[which], g.chance.roll(FACES, "oakdell.attack")
        self.rolls = (*self.rolls[:which], after, *self.rolls[which + 1 :])
        g.tell(AttackRerolled, hero.seat, before, after)

    @step("OAK-MON-04", "OAK-MON-05")
    def hit(self, g: OakDell) -> Frame | None:
        """The attack of a monster that is no boss: its result is what it is."""
        hero = g.acting
        if is_boss(g, hero):
            return None
        self.goto(MonsterAttack.grow)
        turn = g.turn
        change = change_of_roll(g, hero, turn, has_torch(g, hero))
        results = [raw + change for raw in self.rolls]
        said = entries(g, hero, turn.die, results)
        if g.listener is not None:
            for pool, raw, result, n in zip(attackers(g, hero, turn), self.rolls, results, said, strict=True):
                g.tell(AttackRolled, hero.seat, hero.fight.sheet, pool, raw, change, result, n)
        return self._deal(sum(said) + fury_of_links(g, hero, turn))

    @step("OAK-BOSS-02", "OAK-BOSS-03")
    def shift(self, g: OakDell) -> Ask | None:
        """With a torch or the Steady Helmet the hero may change the result of a boss."""
        hero = g.acting
        results = reachable(g, hero, g.turn, self.rolls[0], has_torch(g, hero))
        if len(results) == 1:
            return None
        least = min(results, key=lambda result: boss_damage(g, hero, g.turn, result)[2])
        return Ask(hero.seat, "oakdell.boss_shift", tuple([Shift(result) for result in results]), default=Shift(least))

    def on_shift(self, g: OakDell, choice: Shift) -> Frame | None:
        self.goto(MonsterAttack.react)
        return self._strike(g, choice.result)

    @step("OAK-BOSS-EYES", "OAK-BOSS-HOLLOW")
    def strike_of_boss(self, g: OakDell) -> Frame | None:
        self.goto(MonsterAttack.react)
        return self._strike(g, self.rolls[0])

    def _strike(self, g: OakDell, result: int) -> Frame | None:
        return self._deal(attack_of_boss(g, g.acting, self.rolls[0], result))

    def _deal(self, damage: int) -> Frame | None:
        """All that follows is set off by damage."""
        if damage:
            return Packet(n=damage, source="attack")
        self.end()
        return None

    @step("OAK-ABIL-GROWTH", "OAK-MON-06")
    def grow(self, g: OakDell) -> None:
        """It gains a drop for each heart that it broke: damage that was blocked feeds nothing."""
        hero, broken = g.acting, g.turn.taken
        if broken and type(ability(g, hero)) is Growth:
            gained = grow(g, hero, g.sheet(hero).pools[0].id, broken)
            if gained:
                g.tell(MonsterGrew, hero.seat, hero.fight.sheet, gained)
        if not broken or not hero.gear:
            self.end()

    @step("OAK-MON-06", "OAK-GEAR-SPEARA", "OAK-GEAR-SPEARB", "OAK-GEAR-05")
    def react(self, g: OakDell) -> Frame | None:
        """Spear of Stings works by itself; with Spear of Ripostes the hero may strike."""
        hero = g.acting
        for spear in working(g, hero, "damaged_by_monster"):
            if type(spear.effect) is DirectDamage:
                self.end()
                return deal(g, hero, spear.effect.amount, "gear", spear.id)
        return None

    @step("OAK-GEAR-SPEARA")
    def riposte(self, g: OakDell) -> Ask | None:
        """One strike by all rules; Attack from Any Point does not apply."""
        hero = g.acting
        for spear in working(g, hero, "damaged_by_monster"):
            if type(spear.effect) is StrikeFrom:
                options = strikes(g, hero, spear.effect.colour, main=False)
                return Ask(hero.seat, "oakdell.riposte", (*options, Decline())) if options else None
        return None

    def on_riposte(self, g: OakDell, choice: Strike | Decline) -> Frame | None:
        return strike(g, g.acting, choice, 1) if type(choice) is Strike else None

"""The DM's turn: all enemies act (specification 3.15, 3.19)."""

from __future__ import annotations

from collections.abc import Mapping

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import Strike
from ..effects.words import AutoWindow
from ..events import ConditionEnded, EnemyStunned, MasterTurnStarted
from ..state import Enemy, EnemyId, HeroId, Veiel
from .defender import NewDefender, before_attack
from .dying import deaths
from .enemy_attack import EnemyAttack, blows, prey
from .happening import happens
from .harm import ail, end_effects
from .line import alive, fight_over
from .moments import Opened, moment
from .no_master import pick, printed_option, random_other

THRESHOLDS: Mapping[AutoWindow, tuple[int, int]] = {"twothirds": (2, 3), "half": (1, 2), "third": (1, 3)}
"""At which part of its HP something happens to a boss."""


class MasterTurn(Opened):
    """Events of the DM, poison and fire, what bosses do, then all enemies act from the front on."""

    @step("VEIEL-DMTURN-01", "VEIEL-COMBAT-04")
    def begin(self, g: Veiel) -> None:
        combat = g.combat
        combat.master_turns += 1
        combat.may_pass = True
        for enemy in combat.line:
            enemy.has_acted = False
        g.tell(MasterTurnStarted, combat.master_turns)

    @step("VEIEL-DMTURN-01", "VEIEL-EVENT-03")
    def enemy_phase(self, g: Veiel) -> Frame | None:
        return moment(g, "enemy_phase")

    @step("VEIEL-DMTURN-01", "VEIEL-COND-02", "VEIEL-COMBAT-14")
    def suffer(self, g: Veiel) -> Frame | None:
        for enemy in () if fight_over(g) else g.combat.line:
            ail(g, enemy)
        return deaths(g)

    @step("VEIEL-BOSS-01", "VEIEL-DMTURN-01")
    def cross_threshold(self, g: Veiel) -> Frame | None:
        """What a boss does once when it has lost so much of the HP that it started with."""
        autos = g.box.autos
        for enemy in () if fight_over(g) else g.combat.line:
            for window, (part, whole) in THRESHOLDS.items() if enemy.kind == "boss" else ():
                due = enemy.hp * whole <= enemy.full * part and window not in enemy.fired
                if due and (enemy.card, window) in autos:
                    enemy.fired += (window,)
                    self.goto(MasterTurn.cross_threshold)
                    return happens(g, (enemy.card,), window, enemy.id, enemies=(enemy.id,))
        return None

    @step("VEIEL-DMTURN-03")
    def hand_on(self, g: Veiel) -> Frame | None:
        """What a boss does at the start may depend on who holds the defender token."""
        return None if self._boss(g) is None else before_attack(g)

    def _boss(self, g: Veiel) -> Enemy | None:
        return None if fight_over(g) else next((enemy for enemy in g.combat.line if enemy.kind == "boss"), None)

    @step("VEIEL-BOSS-01", "VEIEL-DMTURN-01")
    def start_bosses(self, g: Veiel) -> Frame | None:
        boss = self._boss(g)
        return None if boss is None else happens(g, (boss.card,), "boss_start", boss.id)

    @step("VEIEL-DMTURN-01", "VEIEL-DMTURN-06", "VEIEL-COMBAT-10")
    def act(self, g: Veiel) -> Frame | None:
        """Each once, front to back. Those that have joined in this turn act from the next one on."""
        if fight_over(g):
            return None
        for enemy in g.combat.line:
            if not enemy.has_acted:
                enemy.has_acted = True
                self.goto(MasterTurn.act)
                return EnemyTurn(enemy=enemy.id)
        return None

    @step("VEIEL-SHEET-08", "VEIEL-NODM-19", "VEIEL-NODM-20")
    def finish(self, g: Veiel) -> Frame | None:
        """What lasts until now ends. A token that was forced on a hero is the team's again."""
        combat = g.combat
        for hero in g.state.heroes:
            end_effects(g, hero, "round")
        for enemy in combat.line:
            enemy.effects = tuple(one for one in enemy.effects if one.until != "round")
        if combat.fog:
            combat.fog = False
            g.tell(ConditionEnded, "", "fog")
        if not combat.by_force:
            return None
        combat.by_force = False
        g.tell(ConditionEnded, g.state.defender or "", "by_force")
        return None if fight_over(g) else NewDefender()


class EnemyTurn(Frame):
    """An enemy acts. `done` counts its attacks."""

    enemy: EnemyId
    done: int = 0

    def _here(self, g: Veiel) -> Enemy | None:
        return None if fight_over(g) else alive(g, self.enemy)

    @step("VEIEL-DMTURN-07")
    def wake(self, g: Veiel) -> Frame | None:
        """A stunned enemy does nothing at all. Others first do what their card says."""
        enemy = self._here(g)
        if enemy is None or not enemy.stunned:
            return happens(g, (enemy.card,), "enemy_turn", enemy.id) if enemy is not None else None
        enemy.stunned = False
        g.tell(EnemyStunned, enemy.id)
        self.end()
        return None

    @step("VEIEL-DMTURN-03")
    def hand_on(self, g: Veiel) -> Frame | None:
        if self._here(g) is None:
            self.end()
            return None
        return before_attack(g)

    @step("VEIEL-DMTURN-02", "VEIEL-DMTURN-05", "VEIEL-DMTURN-08", "VEIEL-BOSS-08")
    def declare(self, g: Veiel) -> Ask | Frame:
        """The DM chooses option and target, but attack it must."""
        enemy, master = g.enemy(self.enemy), g.master
        assert enemy is not None
        if master is None:
            return self._strike(enemy, *_by_chance(g, enemy))
        options = strikes(g, enemy)
        if len(options) == 1:
            return self._strike(enemy, options[0].option, options[0].target)
        return Ask(master, "veiel.strike", options)

    def on_declare(self, g: Veiel, choice: Strike) -> Frame:
        enemy = g.enemy(self.enemy)
        assert enemy is not None
        return self._strike(enemy, choice.option, choice.target)

    @rule("VEIEL-DMTURN-05", "VEIEL-DEF-10")
    def _strike(self, enemy: Enemy, option: int, target: HeroId) -> Frame:
        enemy.strikes += 1
        self.done += 1
        return EnemyAttack(target=target, enemy=self.enemy, option=option)

    @step("VEIEL-DMTURN-05", "VEIEL-BAL-03")
    def go_on(self, g: Veiel) -> None:
        enemy = self._here(g)
        if enemy is not None and self.done < g.box.strikes(enemy.card, g.size):
            self.goto(EnemyTurn.hand_on)


@rule("VEIEL-DMTURN-02", "VEIEL-DMTURN-05")
def strikes(g: Veiel, enemy: Enemy) -> list[Strike]:
    """Every attack that an enemy can make now."""
    return [Strike(at, hero) for at, blow in enumerate(blows(g, enemy)) for hero in prey(g, blow)]


@rule("VEIEL-NODM-12", "VEIEL-NODM-21")
def _by_chance(g: Veiel, enemy: Enemy) -> tuple[int, HeroId]:
    """The next option in printed order, and whom it is for."""
    option = printed_option(g, enemy)
    blow = blows(g, enemy)[option]
    if "defender" in blow.ignores:
        return option, random_other(g)[0]
    return option, pick(g, prey(g, blow), "veiel.strike")

"""What follows when a monster is finished: its reward, and the next sheet (specification 3.8)."""

from __future__ import annotations

from collections.abc import Iterable

from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..effects import rewards
from ..effects.abilities import HardPart, Overkill
from ..events import AbilityRewarded, BossEngaged, MonsterDrawn
from ..records import Gear, Level, SheetId
from ..state import Hero, OakDell
from .gaining import Reward
from .gear import working
from .sheets import draw_top, put_under, wiped


class KillReward(Frame):
    """The reward for the defeated monster of the acting hero."""

    @step("OAK-KILL-02")
    def printed(self, g: OakDell) -> Frame:
        hero = g.acting
        hero.killed += (hero.fight.sheet,)
        return Reward(effects=g.sheet(hero).reward)

    @step("OAK-KILL-02", "OAK-ABIL-OVERKILL", "OAK-ABIL-HARD")
    def of_ability(self, g: OakDell) -> Frame | None:
        hero = g.acting
        extra = earned(g, hero)
        if not extra:
            return None
        g.tell(AbilityRewarded, hero.seat, hero.fight.sheet)
        return Reward(effects=extra)

    @step("OAK-KILL-02", "OAK-GEAR-BELTA", "OAK-GEAR-BELTB")
    def of_gear(self, g: OakDell) -> Frame | None:
        hero = g.acting
        belts = working(g, hero, "monster_killed")
        return Reward(effects=of_belts(belts, g.sheet(hero).level)) if belts else None


@rule("OAK-ABIL-OVERKILL", "OAK-ABIL-HARD")
def earned(g: OakDell, hero: Hero) -> tuple[rewards.Reward, ...]:
    """What the ability of a defeated monster adds to its reward, if its goal was reached."""
    ability = g.sheet(hero).ability
    if type(ability) is Overkill and g.turn.excess >= ability.extra:
        return ability.reward
    if type(ability) is HardPart and hero.fight.hard_hits >= ability.goal:
        return ability.reward
    return ()


@rule("OAK-GEAR-BELTA", "OAK-GEAR-BELTB")
def of_belts(belts: Iterable[Gear], level: Level) -> tuple[rewards.Reward, ...]:
    """What belts give for a killed monster of a level."""
    effects = list[rewards.Reward]()
    for belt in belts:
        effect = belt.effect
        if type(effect) is rewards.GainHeartsByLevel and level != "boss":
            effects.append(rewards.GainHearts(effect.amount_by_level[level - 1]))
        elif type(effect) is rewards.GainAnyPotion:
            effects.append(effect)
    return tuple(effects)


@rule("OAK-KILL-03", "OAK-KILL-04", "OAK-KILL-05", "OAK-FLEE-04", "OAK-FLEE-06", "OAK-SCEN-B2", "OAK-ZONE-01")
def replace_sheet(g: OakDell, hero: Hero) -> None:
    """The old sheet goes under its deck, then the hero takes a new one, which does not act this turn.

    Ruling (OAK-KILL-04): the Monster Phase of this turn is over. A boss that has fled is replaced by a clean copy.
    """
    old, turn = hero.fight.sheet, g.turn
    put_under(g, old)
    turn.defeated, turn.fresh = False, True
    if g.box.sheets[old].level == "boss":
        _engage(g, hero, old)
    elif hero.chamber:
        _engage(g, hero, g.boss)
    else:
        level = g.maze.zone[hero.space]
        hero.fight = wiped(g.box, draw_top(g, level))
        g.tell(MonsterDrawn, hero.seat, hero.fight.sheet, level)


@rule("OAK-SCEN-B2")
def _engage(g: OakDell, hero: Hero, boss: SheetId) -> None:
    hero.fight = wiped(g.box, boss)
    g.tell(BossEngaged, hero.seat, boss)

"""Damage to monsters: by hits of lines, as a bonus to them, or direct (specification 3.8)."""

from __future__ import annotations

from collections.abc import Sequence

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import HitPool
from ..events import DamageDealt, MonsterDefeated, Source
from ..records import PoolId
from ..state import Hero, OakDell
from .abilities import counts_excess
from .ending import win


@rule("OAK-DMG-01", "OAK-DMG-05", "OAK-DMG-06", "OAK-KILL-01", "OAK-BOSS-01")
def remove(g: OakDell, hero: Hero, pool: PoolId, n: int, source: Source, by: str = "") -> int:
    """Remove up to `n` drops from a pool; `by` is the gear or potion that does it. Returns how many were removed.

    What is beyond the last drop of a monster with one pool is excess. The last drop of all defeats the monster; that of
    a boss wins the game.
    """
    fight, turn = hero.fight, g.turn
    drops = min(n, fight.drops[pool])
    excess = n - drops if len(fight.drops) == 1 else 0
    fight.drops[pool] -= drops
    turn.dealt += drops + excess
    turn.excess += excess
    if drops or excess:
        g.tell(DamageDealt, hero.seat, fight.sheet, source, pool, drops, excess, by)
    if drops and not fight.left:
        turn.defeated = True
        g.tell(MonsterDefeated, hero.seat, fight.sheet)
        if g.sheet(hero).level == "boss":
            win(g, hero)
    return drops


@rule("OAK-DMG-04", "OAK-DMG-05", "OAK-STRIKE-09")
def vulnerable(g: OakDell, hero: Hero, pools: Sequence[PoolId] | None = None) -> tuple[PoolId, ...]:
    """The pools, all or some of `pools`, on which damage has an effect.

    These are the pools with drops. Once a monster with one pool is defeated, more damage to it is excess; it has an
    effect if the monster rewards it.
    """
    drops = hero.fight.drops
    open_ = tuple([pool for pool in (drops if pools is None else pools) if drops[pool]])
    if not open_ and len(drops) == 1 and counts_excess(g, hero):
        return tuple(drops if pools is None else pools)
    return open_


@rule("OAK-DMG-03", "OAK-DMG-04")
def deal(
    g: OakDell, hero: Hero, n: int, source: Source, by: str = "", pools: Sequence[PoolId] | None = None
) -> Frame | None:
    """Damage that goes to one pool, of `pools` or of all, as its owner chooses if there are several. Never split."""
    open_ = vulnerable(g, hero, pools)
    if len(open_) > 1:
        return ChoosePool(n=n, source=source, by=by, pools=open_)
    if open_:
        remove(g, hero, open_[0], n, source, by)
    return None


class ChoosePool(Frame):
    """The acting hero says which of `pools` the damage goes to."""

    n: int
    source: Source
    by: str
    pools: tuple[PoolId, ...]

    @step("OAK-DMG-03", "OAK-DMG-04")
    def choose(self, g: OakDell) -> Ask:
        return Ask(g.turn.seat, "oakdell.pool", tuple([HitPool(pool) for pool in self.pools]))

    def on_choose(self, g: OakDell, choice: HitPool) -> None:
        remove(g, g.acting, choice.pool, self.n, self.source, self.by)

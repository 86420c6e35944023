"""When a monster flees, and its flight (specification 3.9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..effects.harm import DirectDamage
from ..effects.strikes import BlockPoint, FreeLine
from ..events import MonsterFled, Source
from ..records import Potion
from ..state import Hero, OakDell
from .abilities import resists
from .gear import holds
from .harm import Packet
from .kills import replace_sheet
from .strikes import count_free, joined, unblocked

T = TypeVar("T")


@rule("OAK-FLEE-01", "OAK-FLEE-02")
def has_means(g: OakDell, hero: Hero) -> bool:
    """Whether a hero can still do something against the monster, in this turn or a later one.

    Ruling (OAK-FLEE-02): two free points; an Additional Strikes circle with a line that it allows; a potion that would
    work, the limit of this turn or not; a torch for Firebrand of Flares; the Axe of Fury while it works. Spears are no
    means: the monster triggers them.
    """
    return count_free(g, hero) >= 2 or _reuses(g, hero) or _has_potion(g, hero) or _has_weapon(g, hero)


@rule("OAK-FLEE-02", "OAK-FLEE-05")
def _reuses(g: OakDell, hero: Hero) -> bool:
    """Whether an Additional Strikes circle that is left covers a legal line with used points."""
    values = g.box.values["strike"]
    best = max([values[circle - 1] for circle in hero.tracks["strike"].left], default=0)
    if not best:
        return False
    points, used, old = unblocked(g, hero), hero.fight.used, joined(hero.fight)
    return any(
        (one in used) + (other in used) <= best and (one, other) not in old
        for number, one in enumerate(points)
        for other in points[:number]
    )


@rule("OAK-FLEE-02")
def _has_potion(g: OakDell, hero: Hero) -> bool:
    return any(hero.potions(id) and _harms(g, hero, g.box.potions[id]) for id in hero.gained)


def _harms(g: OakDell, hero: Hero, potion: Potion) -> bool:
    """Whether a potion could still harm the monster: Wounding, Rage and Precision can."""
    kinds = _kinds(potion.effect)
    if DirectDamage in kinds:
        return not resists(g, hero, potion.id) and (BlockPoint not in kinds or count_free(g, hero) > 0)
    return FreeLine in kinds and bool(hero.fight.lines)


def _kinds(effects: Iterable[T]) -> set[type[T]]:
    return {type(effect) for effect in effects}


@rule("OAK-FLEE-02")
def _has_weapon(g: OakDell, hero: Hero) -> bool:
    """Firebrand of Flares with a torch left, or the Axe of Fury while HP are low enough."""
    if not hero.gear:
        return False
    lights = hero.torches > 0 or "torch" in hero.ready
    flares = lights and bool(g.box.gear_with(hero.gear, "own_torch_lit"))
    return flares or any(holds(g, hero, axe.when, g.turn) for axe in g.box.gear_with(hero.gear, "attack_phase"))


class Flight(Frame):
    """The monster of the acting hero flees: it deals its remaining drops as damage, and is replaced."""

    source: Source = "flight"

    @step("OAK-FLEE-03", "OAK-ABIL-COFFINS")
    def strike_out(self, g: OakDell) -> Frame:
        """It does not roll, so torches do not help."""
        return Packet(n=g.acting.fight.left, source=self.source)

    @step("OAK-FLEE-04", "OAK-FLEE-06", "OAK-BOSS-04")
    def leave(self, g: OakDell) -> None:
        """If the hero survives; nothing is rewarded."""
        hero = g.acting
        g.tell(MonsterFled, hero.seat, hero.fight.sheet, hero.fight.left)
        replace_sheet(g, hero)

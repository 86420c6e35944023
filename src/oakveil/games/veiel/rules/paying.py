"""Costs and limits of what heroes do (specification 3.18, 9.2)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..effects.terms import Cost, Limit
from ..events import CostPaid, CrystalsChanged
from ..state import CardId, Hero, Veiel
from .sheet import number


@rule("VEIEL-ABIL-02", "VEIEL-ABIL-03")
def can_pay(g: Veiel, hero: Hero, cost: Cost | None) -> bool:
    """Whether a hero has what must be paid. Ruling (VEIEL-ABIL-03): paying VIT leaves at least 1."""
    if cost is None:
        return True
    return hero.end >= cost.end and (not cost.vit or hero.vit > cost.vit) and g.state.crystals >= cost.crystals


@rule("VEIEL-ABIL-02")
def pay(g: Veiel, hero: Hero, cost: Cost | None) -> None:
    """The hero pays; the crystals are those of the team."""
    if cost is None or not (cost.end or cost.vit or cost.crystals):
        return
    hero.end -= cost.end
    hero.vit -= cost.vit
    g.tell(CostPaid, hero.id, cost.end, cost.vit, cost.crystals)
    if cost.crystals:
        g.state.crystals -= cost.crystals
        g.tell(CrystalsChanged, -cost.crystals, g.state.crystals)


def limit_left(g: Veiel, hero: Hero, card: CardId, line: int, limit: Limit | None) -> bool:
    """Whether a hero may use a line of a card once more."""
    return limit is None or hero.used.count(f"{card}:{line}:{limit.per}") < number(g, limit.n, hero)


def note_use(hero: Hero, card: CardId, line: int, limit: Limit | None) -> None:
    """A line of a card was used; only limited ones are counted."""
    if limit is not None:
        hero.used += (f"{card}:{line}:{limit.per}",)

"""How programs use traits in a fight: what harms most, what heals when it matters, what protects early (section 10)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance

from .board import Cell
from .choices import Centre, Nothing, Points, Targets, UseTrait
from .effects import Amount, AnyEffect, Effect, Use
from .effects.harm import AddDamage, Condition, Damage, Freeze, Vulnerable
from .effects.mending import Armor, Barrier, Heal, Resist
from .effects.rolls import Dice, Weapon
from .effects.turns import ExtraAction, Summon
from .formulas import amount
from .judging import BEYOND, best_defence, left_of
from .odds import against
from .rules.bodies import can_act
from .rules.carrying import Deed, values_of
from .rules.casting import roll_of
from .rules.harm import armor, resist
from .rules.paying import points_range
from .rules.preparing import Preparing
from .rules.situation import plain_pool
from .rules.targeting import area_cells, candidates, centres, inside
from .rules.turns import has_main
from .rules.using import TraitAction
from .state import Unit, Veridia

POINT = 0.04
"""What a point of a pool is worth, in shares of somebody put out."""
FRIENDS = 1.5
"""Friends in an area count so much more than foes."""
EARLY = 2
"""What lasts is begun in so many rounds at the start, and is worth this much then."""
PROTECTION, HINDRANCE, COMPANION = 0.25, 0.3, 0.5
WORTH_HEALING = 2
"""So many points must be lost before anybody is healed."""
Counted = tuple[tuple[Amount, int], ...]
"""Points by their formulas, each with how many less come through."""
HELPS: frozenset[type[Effect]] = frozenset({Barrier, Armor, Resist, ExtraAction, Weapon, AddDamage})
HINDERS: frozenset[type[Effect]] = frozenset({Condition, Freeze, Vulnerable})


def best_use(g: Veridia, unit: Unit, options: Sequence[Option]) -> tuple[float, UseTrait] | None:
    """The use of a trait that is worth most now, in shares of somebody put out; None where none is worth anything."""
    uses = [option for option in options if type(option) is UseTrait]
    worth = [(worth_of_use(g, unit, one.trait, g.box.traits[one.trait].use[one.use]), one) for one in uses]
    best = max(worth, key=lambda entry: entry[0], default=None)
    return best if best is not None and best[0] > 0 else None


def worth_of_use(g: Veridia, unit: Unit, trait: str, use: Use, paid: int | None = None) -> float:
    """What a use is worth at its best target, its points taken off."""
    least = max(1, points_range(g, unit, trait, use)[1]) if use.pay is not None else 0
    points = least if paid is None else paid
    deed = _deed(g, unit, trait, use, points)
    if any(type(effect) is Summon for effect in use.do):
        called = any(other.summoner == unit.id and can_act(other) for other in g.fight.units.values())
        return 0.0 if called else COMPANION - POINT * points
    if use.target.partition(":")[0] == "area" and use.range != 0:
        return max((worth_of_area(g, deed, cell) for cell in centres(g, unit, use)), default=0.0) - POINT * points
    if use.target.partition(":")[0] in ("self", "weapon", "own_weapon"):
        return worth_on(g, deed, unit) - POINT * points
    return max((worth_on(g, deed, other) for other in candidates(g, unit, use)), default=0.0) - POINT * points


def worth_of_area(g: Veridia, deed: Deed, cell: Cell) -> float:
    """What an area is worth around a cell: what it does to foes, and to friends all the more."""
    unit = g.unit(deed.unit)
    struck = inside(g, unit, area_cells(g, cell, deed.use, values_of(g, deed, unit, None)), deed.use)
    return sum(worth_on(g, deed, other) for other in struck)


def worth_on(g: Veridia, deed: Deed, target: Unit) -> float:
    """What a use is worth on one target, in shares of it put out, or kept from that."""
    unit, hostile = g.unit(deed.unit), target.side != g.unit(deed.unit).side
    if not can_act(target) or any(lasting.source == deed.trait for lasting in target.effects):
        return 0.0
    if any(type(effect) is Damage for effect in deed.use.do):
        share = _mean(g, deed, target, _wounds(g, deed, target), left_of(target) + BEYOND) / left_of(target)
        return share if hostile else -FRIENDS * share
    for effect in deed.use.do:
        if type(effect) is Heal and not hostile:
            healing = (effect.amount if effect.what == "points" else target.damage, 0)
            healed = _mean(g, deed, target, (healing,), target.damage)
            return healed / left_of(target) if target.damage >= WORTH_HEALING else 0.0
        if hostile and _hinders(effect):
            return HINDRANCE * _mean(g, deed, target, ((1, 0),), 1)
        if not hostile and _helps(effect) and g.fight.round <= EARLY and not (target.barrier and target is not unit):
            return PROTECTION
    return 0.0


def _helps(effect: AnyEffect) -> bool:
    return type(effect) in HELPS or (type(effect) is Dice and not str(effect.amount).startswith("-"))


def _hinders(effect: AnyEffect) -> bool:
    return type(effect) in HINDERS or (type(effect) is Dice and str(effect.amount).startswith("-"))


def _deed(g: Veridia, unit: Unit, trait: str, use: Use, points: int) -> Deed:
    return Deed(unit.id, trait, use, points, 0, unit.profile.specialties.get(g.box.traits[trait].group, 1))


def _wounds(g: Veridia, deed: Deed, target: Unit) -> Counted:
    """The damage of a use by what a target has against it."""
    found: list[tuple[Amount, int]] = []
    for effect in deed.use.do:
        if type(effect) is Damage and not effect.when:
            ward = armor if effect.type == "physical" else resist
            outer = ward(g, target, "outer")
            outer = 0 if effect.pierce == "outer" else outer - outer // 2 if effect.pierce == "half" else outer
            found.append((effect.amount, outer + ward(g, target, "inner")))
    return tuple(found)


def _mean(g: Veridia, deed: Deed, target: Unit, points: Counted, cap: int) -> float:
    """The mean of points over what the roll of a use may bring, half as if the target did not defend itself."""
    unit, use = g.unit(deed.unit), deed.use
    values = tuple(values_of(g, deed, target, None).items())
    if not use.roll or use.roll_only_if:
        return _sum(points, dict(values), cap)
    dice = max(0, plain_pool(g, unit, roll_of(g, unit, deed.trait, use)).dice + use.auto_successes)
    hard = use.difficulty if isinstance(use.difficulty, int) else 0
    met = best_defence(g, target, ranged=True) if use.defend and has_main(target) and target.side != unit.side else 0
    return (_mean_of_roll(dice, hard, 0, points, values, cap) + _mean_of_roll(dice, hard, met, points, values, cap)) / 2


@lru_cache(maxsize=8192)
def _mean_of_roll(
    dice: int, difficulty: int, defence: int, points: Counted, values: tuple[tuple[str, int], ...], cap: int
) -> float:
    """The mean of points of a roll against a defence."""
    known, total = dict(values), 0.0
    for (successes, matches), likely in against(dice, difficulty, defence).items():
        if successes:
            known["s"], known["m"] = successes, matches
            total += likely * _sum(points, known, cap)
    return total


def _sum(points: Counted, values: dict[str, int], cap: int) -> int:
    return min(cap, sum([max(0, amount(formula, values) - fewer) for formula, fewer in points]))


def prepare(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """What helps most from the start, if anything is worth its points."""
    frame = g.stack[-1]
    assert isinstance(frame, Preparing)
    best = best_use(g, g.unit(frame.unit), ask.options)
    return Nothing() if best is None else best[1]


# -- the questions of a use ------------------------------------------------------------------------------------------


def points(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """As many points as are worth it."""
    frame = g.stack[-1]
    assert isinstance(frame, TraitAction)
    unit, use = g.unit(frame.unit), frame.card(g)
    offered = [option for option in ask.options if type(option) is Points]
    return max(offered, key=lambda option: worth_of_use(g, unit, frame.trait, use, option.points))


def target(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """The target on which it is worth most."""
    frame = g.stack[-1]
    assert isinstance(frame, TraitAction)
    offered = [option for option in ask.options if type(option) is Targets]
    return max(offered, key=lambda option: sum(worth_on(g, frame.deed(g), g.unit(id)) for id in option.units))


def centre(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """The cell around which it is worth most."""
    frame = g.stack[-1]
    assert isinstance(frame, TraitAction)
    offered = [option for option in ask.options if type(option) is Centre]
    return max(offered, key=lambda option: worth_of_area(g, frame.deed(g), option.cell))

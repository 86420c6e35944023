"""How programs use traits in a fight: what harms most, what heals when it matters, what protects early (section 10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance

from .board import Cell
from .choices import Centre, Points, Targets, UseTrait
from .effects import AnyEffect, Use
from .effects.harm import AddDamage, Condition, Damage, Freeze, Vulnerable
from .effects.mending import Armor, Barrier, Heal, Resist
from .effects.rolls import Dice, Weapon
from .effects.turns import ExtraAction, Summon
from .formulas import amount
from .judging import BEYOND, best_defence, left_of
from .odds import against
from .rules.bodies import can_act
from .rules.carrying import Deed, values_of
from .rules.harm import armor, resist
from .rules.paying import points_range
from .rules.situation import plain_pool
from .rules.targeting import area_cells, candidates, centres, inside
from .rules.turns import has_main
from .rules.using import TraitAction, roll_of
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
HELPS = (Barrier, Armor, Resist, ExtraAction, Weapon, AddDamage)
HINDERS = (Condition, Freeze, Vulnerable)


def best_use(g: Veridia, unit: Unit, options: Sequence[Option]) -> tuple[float, UseTrait] | None:
    """The use of a trait that is worth most now, in shares of somebody put out; None where none is worth anything."""
    uses = [option for option in options if isinstance(option, UseTrait)]
    worth = [(worth_of_use(g, unit, one.trait, g.box.traits[one.trait].use[one.use]), one) for one in uses]
    best = max(worth, key=lambda entry: entry[0], default=None)
    return best if best is not None and best[0] > 0 else None


def worth_of_use(g: Veridia, unit: Unit, trait: str, use: Use, paid: int | None = None) -> float:
    """What a use is worth at its best target, its points taken off."""
    least = max(1, points_range(g, unit, trait, use)[1]) if use.pay is not None else 0
    points = least if paid is None else paid
    deed = _deed(g, unit, trait, use, points)
    if any(isinstance(effect, Summon) for effect in use.do):
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
        share = _mean(g, deed, target, lambda values: _hurt(g, deed, target, values)) / left_of(target)
        return share if hostile else -FRIENDS * share
    for effect in deed.use.do:
        if isinstance(effect, Heal) and not hostile:
            healed = _mean(g, deed, target, lambda values, effect=effect: _healed(target, effect, values))  # type: ignore[misc]
            return healed / left_of(target) if target.damage >= WORTH_HEALING else 0.0
        if hostile and _hinders(effect):
            return HINDRANCE * _mean(g, deed, target, lambda values: 1.0 if values["s"] else 0.0)
        if not hostile and _helps(effect) and g.fight.round <= EARLY and not (target.barrier and target is not unit):
            return PROTECTION
    return 0.0


def _helps(effect: AnyEffect) -> bool:
    return isinstance(effect, HELPS) or (isinstance(effect, Dice) and not str(effect.amount).startswith("-"))


def _hinders(effect: AnyEffect) -> bool:
    return isinstance(effect, HINDERS) or (isinstance(effect, Dice) and str(effect.amount).startswith("-"))


def _deed(g: Veridia, unit: Unit, trait: str, use: Use, points: int) -> Deed:
    return Deed(unit.id, trait, use, points, 0, unit.profile.specialties.get(g.box.traits[trait].group, 1))


def _mean(g: Veridia, deed: Deed, target: Unit, of: Callable[[dict[str, int]], float]) -> float:
    """The mean of something over what the roll of a use may bring, half as if the target did not defend itself."""
    unit, use = g.unit(deed.unit), deed.use
    values = values_of(g, deed, target, None)
    if not use.roll or use.roll_only_if:
        return of(values)
    dice = plain_pool(g, unit, roll_of(g, unit, deed.trait, use)).dice + use.auto_successes
    met = best_defence(g, target, ranged=True) if use.defend and has_main(target) and target.side != unit.side else 0
    hard, total = use.difficulty if isinstance(use.difficulty, int) else 0, 0.0
    for defence in (0, met):
        for (successes, matches), likely in against(max(0, dice), hard, defence).items():
            if successes:
                total += likely / 2 * of({**values, "s": successes, "m": matches})
    return total


def _hurt(g: Veridia, deed: Deed, target: Unit, values: dict[str, int]) -> float:
    """The points that damage costs a target with these values, up to little more than what puts it out."""
    total = 0
    for effect in deed.use.do:
        if type(effect) is Damage and not effect.when:
            ward = armor if effect.type == "physical" else resist
            outer = 0 if effect.pierce == "outer" else ward(g, target, "outer") // (2 if effect.pierce == "half" else 1)
            total += max(0, amount(effect.amount, values) - outer - ward(g, target, "inner"))
    return min(total, left_of(target) + BEYOND)


def _healed(target: Unit, effect: Heal, values: dict[str, int]) -> float:
    return min(target.damage, amount(effect.amount, values) if effect.what == "points" else target.damage)


# -- the questions of a use ------------------------------------------------------------------------------------------


def points(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """As many points as are worth it."""
    frame = g.stack[-1]
    assert isinstance(frame, TraitAction)
    unit, use = g.unit(frame.unit), frame.card(g)
    offered = [option for option in ask.options if isinstance(option, Points)]
    return max(offered, key=lambda option: worth_of_use(g, unit, frame.trait, use, option.points))


def target(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """The target on which it is worth most."""
    frame = g.stack[-1]
    assert isinstance(frame, TraitAction)
    offered = [option for option in ask.options if isinstance(option, Targets)]
    return max(offered, key=lambda option: sum(worth_on(g, frame.deed(g), g.unit(id)) for id in option.units))


def centre(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """The cell around which it is worth most."""
    frame = g.stack[-1]
    assert isinstance(frame, TraitAction)
    offered = [option for option in ask.options if isinstance(option, Centre)]
    return max(offered, key=lambda option: worth_of_area(g, frame.deed(g), option.cell))

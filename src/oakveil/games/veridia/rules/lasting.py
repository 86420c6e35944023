"""Effects that last: how they begin, tick, fade and end (specification 3.4, VER-DUR, VER-STACK-01)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from oakveil.kernel.rulebook import rule

from ..effects import AnyEffect
from ..events import ConditionBegan, ConditionEnded, EffectBegan, EffectEnded
from ..modifiers import Bucket
from ..state import Condition, Lasting, Unit, UnitId, Until, Veridia


def next_number(g: Veridia) -> int:
    """A number for a use or an effect of this fight."""
    number = g.fight.next_number
    g.fight.next_number += 1
    return number


@rule("VER-STACK-01", "VER-STACK-06")
def begin(
    g: Veridia,
    unit: Unit,
    effect: AnyEffect,
    amount: int,
    source: str,
    caster: UnitId,
    until: Until,
    *,
    use: int = 0,
    family: str = "",
    bucket: Bucket = "specialty",
    choice: str = "",
    level: int = 0,
    magic: bool = False,
) -> None:
    """Put an effect on a unit. One of the same trait that it has from another use ends: a trait never stacks.

    Of a family of traits (`family`) only the latest stays (VER-STACK-06).
    """
    gone = {
        (old.source, old.use)
        for old in unit.effects
        if old.use != use and (old.source == source or (family and _family(g, old.source) == family))
    }
    if gone:
        end_where(g, unit, lambda old: (old.source, old.use) in gone, silent=True)
    told = any(old.source == source for old in unit.effects)
    age = own_turn_counts(unit)
    lasting = Lasting(next_number(g), use, source, caster, effect, amount, bucket, until, choice, age, level, magic)
    unit.effects = (*unit.effects, lasting)
    if not told:
        g.tell(EffectBegan, unit.id, source, caster)


def _family(g: Veridia, source: str) -> str:
    """The family of a trait that overrides others of it."""
    trait = g.box.traits.get(source)
    return next((use.family for use in trait.use if use.family), "") if trait is not None else ""


def end_where(g: Veridia, unit: Unit, ends: Callable[[Lasting], bool], silent: bool = False) -> None:
    """End the effects of a unit for which `ends` holds."""
    gone = [lasting for lasting in unit.effects if ends(lasting)] if unit.effects else []
    if not gone:
        return
    unit.effects = tuple([lasting for lasting in unit.effects if lasting not in gone])
    if not silent:
        for source in dict.fromkeys(lasting.source for lasting in gone):
            g.tell(EffectEnded, unit.id, source)


@rule("VER-DUR-01", "VER-DUR-02", "VER-DUR-03")
def tick(g: Veridia, unit: Unit) -> None:
    """The turn of a unit begins: what lasts so many turns is one older, fades, or ends.

    Ruling (VER-DUR-02): what began in its own turn counts that one as the first.
    """
    if unit.effects:
        end_where(g, unit, lambda lasting: lasting.until.turns is not None and lasting.age >= lasting.until.turns)
        unit.effects = tuple([_older(lasting) for lasting in unit.effects])
        end_where(g, unit, lambda lasting: bool(getattr(lasting.effect, "decay", "")) and lasting.amount == 0)
    for condition in unit.conditions:
        turns = condition.until.turns
        if turns is not None and condition.data >= turns:
            end_condition(g, unit, condition.id)
    if any(condition.until.turns is not None for condition in unit.conditions):
        unit.conditions = tuple([_longer(condition) for condition in unit.conditions])


def _longer(condition: Condition) -> Condition:
    """A condition that lasts so many turns, a turn later."""
    return condition if condition.until.turns is None else msgspec.structs.replace(condition, data=condition.data + 1)


def _older(lasting: Lasting) -> Lasting:
    """The same effect a turn later: what fades by one a turn, or every two turns, is one nearer to nothing."""
    age, amount = lasting.age + 1, lasting.amount
    decay = getattr(lasting.effect, "decay", "")
    if lasting.age >= 1 and (decay == "1/turn" or (decay == "1/2turns" and lasting.age % 2 == 0)):
        amount -= (amount > 0) - (amount < 0)
    return msgspec.structs.replace(lasting, age=age, amount=amount)


def own_turn_counts(unit: Unit) -> int:
    """The age of an effect that begins now on a unit: 1 in its own turn, else 0 (VER-DUR-02)."""
    return 1 if unit.turn.begun and unit.turn.slot == "now" else 0


@rule("VER-DUR-03")
def end_turn(g: Veridia, unit: Unit) -> None:
    """What lasts for this turn ends with it."""
    end_where(g, unit, lambda lasting: lasting.until.this_turn)


def used_up(g: Veridia, unit: Unit, what: str) -> None:
    """Something happened that wears effects out (`ends`: attacks:3, hit:1, used:1, damage_taken ...)."""
    if not unit.effects:
        return
    changed: list[Lasting] = []
    for lasting in unit.effects:
        names = {end.partition(":")[0] for end in lasting.until.ends}
        if what not in names:
            changed.append(lasting)
            continue
        left = None if lasting.until.uses is None else lasting.until.uses - 1
        if left:
            until = msgspec.structs.replace(lasting.until, uses=left)
            changed.append(msgspec.structs.replace(lasting, until=until))
    kept = {lasting.number for lasting in changed}
    gone = dict.fromkeys(lasting.source for lasting in unit.effects if lasting.number not in kept)
    unit.effects = tuple(changed)
    for source in gone:
        g.tell(EffectEnded, unit.id, source)


def put_in(g: Veridia, unit: Unit, condition: str, source: str = "", until: Until | None = None) -> None:
    """Put a unit into a condition; one that it is in already begins anew."""
    new = not any(known.id == condition for known in unit.conditions)
    others = tuple([known for known in unit.conditions if known.id != condition])
    unit.conditions = (*others, Condition(condition, source, until or Until()))
    if new:
        g.tell(ConditionBegan, unit.id, condition, source)


def end_condition(g: Veridia, unit: Unit, condition: str) -> None:
    """A condition ends."""
    left = tuple([known for known in unit.conditions if known.id != condition])
    if len(left) < len(unit.conditions):
        unit.conditions = left
        g.tell(ConditionEnded, unit.id, condition)

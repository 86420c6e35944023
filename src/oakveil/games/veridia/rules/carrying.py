"""What the effects of a use do to a unit, one function for each verb (specification 9.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from oakveil.kernel.rulebook import rule

from ..board import Cell
from ..dice import Rolled
from ..effects import AnyEffect, Use, harm, mending, persons, rolls, turns
from ..events import BarrierChanged, PointsGained, Unsummoned
from ..formulas import amount, holds
from ..gear import SHIELD
from ..modifiers import Bucket, bucket_of
from ..state import Barrier, Patch, Unit, UnitId, Until, Veridia
from .bodies import sees
from .criticals import break_item
from .durations import until
from .harm import STRUCK, Wound, release
from .lasting import begin, end_condition, end_where, next_number, put_in
from .moving import move_to, push
from .overtime import regain
from .prompted import control, frighten, lift
from .wear import add_wear


class Deed(msgspec.Struct, frozen=True):
    """A use as it is carried out: who, which trait, points paid, what was rolled, what was chosen, its number."""

    unit: UnitId
    trait: str
    use: Use
    paid: int
    number: int
    level: int
    choice: str = ""
    cell: Cell | None = None
    turn: int = 1


EACH_TURN = "each_target_turn"
"""Damage that comes again at each turn of whoever has it on."""
Carrier = Callable[[Veridia, Deed, Unit, Any, dict[str, int]], None]


@rule("VER-EFF-01", "VER-EFF-02", "VER-READ-16", "VER-READ-17")
def values_of(g: Veridia, deed: Deed, target: Unit, rolled: Rolled | None) -> dict[str, int]:
    """The values of formulas against a target; without a roll a use has one success.

    Ruling (VER-READ-16): where no points are counted the level of the way is. Ruling (VER-READ-17): of a cost that is
    reduced all points count as paid.
    """
    constitution = target.profile.attributes.get("constitution", 3)
    return {
        "s": 1 if rolled is None else rolled.successes,
        "m": 0 if rolled is None else rolled.matches,
        "paid": deed.paid,
        "lvl": deed.level,
        "int": g.unit(deed.unit).profile.integrity,
        "channel_turn": deed.turn,
        "tgt.willpower": target.profile.willpower,
        "tgt.constitution": constitution if isinstance(constitution, int) else 0,
        "tgt.integrity": target.profile.integrity,
        "spell.mana": deed.paid,
    }


@rule("VER-EFF-01", "VER-EFF-03", "VER-EFF-05")
def carry_out(g: Veridia, deed: Deed, target: Unit, effect: AnyEffect, values: dict[str, int]) -> None:
    """Carry out one effect on a target: at once, or as long as it lasts. Damage is dealt by `wounds_of`."""
    who = g.unit(deed.unit) if effect.who == "self" else target
    if not _holds(who, target, effect.when) or not _is_meant(g, g.unit(deed.unit), who, effect):
        return
    carrier = CARRIERS.get(type(effect))
    if carrier is not None:
        carrier(g, deed, who, effect, values)
    elif _lasts_on(deed.use, effect):
        begin_lasting(g, deed, who, effect, values)
        if effect.who == "hostile_beasts":
            frighten(g, who, -amount(getattr(effect, "amount", 0), values))


def _lasts_on(use: Use, effect: AnyEffect) -> bool:
    """Whether an effect is put on its target: it neither lies on the map nor wounds at once."""
    if use.area is not None:
        return not _belongs_to_area(effect)
    return type(effect) is not harm.Damage or effect.when == EACH_TURN


@rule("VER-READ-04", "VER-SKIR-08")
def _is_meant(g: Veridia, caster: Unit, who: Unit, effect: AnyEffect) -> bool:
    """Whether an effect is for somebody.

    Ruling (VER-READ-04): dazzling light is for enemies who see whoever makes it; friends look away.
    """
    if effect.who == "enemies_with_line_of_sight":
        return who.side != caster.side and sees(g, who, caster)
    if effect.who == "hostile_beasts":
        return who.side != caster.side and who.profile.archetype == "beast"
    return True


def _holds(who: Unit, target: Unit, when: str) -> bool:
    """Whether the condition of an effect holds for its target now."""
    armoured = bool(target.armor or target.profile.armor)
    return {"": True, "tgt.has_armor": armoured, "tgt.no_armor": not armoured, "hit": True, "hurt": True}.get(
        when, True
    )


def begin_lasting(g: Veridia, deed: Deed, who: Unit, effect: AnyEffect, values: dict[str, int]) -> None:
    """An effect that lasts is put on a unit."""
    ends = (*deed.use.ends, *(getattr(effect, "ends", ()) or ()))
    over = until(effect.duration or deed.use.duration, ends, values)
    if type(effect) is harm.Vulnerable:
        over = Until(ends=(STRUCK,), uses=effect.hits)
    if not effect.duration and not deed.use.duration and "next_action" in getattr(effect, "on", ()):
        over = Until(ends=("used",), uses=1)
    trait = g.box.traits.get(deed.trait)
    bucket: Bucket = "free" if trait is None else bucket_of(trait.category, effect)
    worth = amount(getattr(effect, "amount", 0) or 0, values)
    magic = trait is not None and trait.category == "magic"
    begin(
        g,
        who,
        effect,
        worth,
        deed.trait,
        deed.unit,
        over,
        use=deed.number,
        family=deed.use.family,
        bucket=bucket,
        choice=deed.choice,
        level=trait.level if trait else 0,
        magic=magic,
    )


@rule("VER-DMG-01", "VER-DMG-04", "VER-TRAIT-18")
def wounds_of(g: Veridia, deed: Deed, target: Unit, values: dict[str, int], metres: float) -> tuple[Wound, ...]:
    """The damage that a use deals to a target now."""
    found: list[Wound] = []
    for effect in deed.use.do:
        if type(effect) is not harm.Damage or effect.when == EACH_TURN or not _holds(target, target, effect.when):
            continue
        raw = amount(effect.amount, values)
        raw += next((more for within, more in effect.by_distance if metres <= within), 0)
        plus = amount(effect.pierce_plus, values)
        if raw > 0:
            found.append(Wound(effect.type, raw, effect.pierce, plus, effect.barrier == "ignore"))
    return tuple(found)


@rule("VER-DEF-05", "VER-STACK-02")
def _barrier(g: Veridia, deed: Deed, who: Unit, effect: mending.Barrier, values: dict[str, int]) -> None:
    """Ruling (VER-DEF-05): a new barrier replaces an old one if it is larger, else it is lost."""
    if effect.at_turn and deed.turn < effect.at_turn:
        return
    points = amount(effect.amount, values)
    if points > (who.barrier.points if who.barrier else 0):
        who.barrier = Barrier(points, amount(effect.soak, values), effect.no_spill)
        g.tell(BarrierChanged, who.id, points)


@rule("VER-HEAL-06", "VER-HEAL-09", "VER-READ-14")
def _heal(g: Veridia, deed: Deed, who: Unit, effect: mending.Heal, values: dict[str, int]) -> None:
    """Ruling (VER-READ-14): healing that ignores the limits of magic crosses levels, out of Incapacitated too."""
    if effect.limit:
        key = f"{deed.trait}.{effect.what}"
        if who.used_today.get(key):
            return
        who.used_today[key] = 1
    points = sum(who.profile.levels) if effect.what != "points" else amount(effect.amount, values)
    free = effect.limits == "ignore" or effect.what in ("all", "previous_level")
    if effect.what == "previous_level":
        points = who.profile.levels[max(0, who.level - 1)]
    if regain(g, who, points, deed.trait, within_level=not free) and who.level < 3:
        end_condition(g, who, "incapacitated")


@rule("VER-EFF-04")
def _cure(g: Veridia, deed: Deed, who: Unit, effect: mending.Cure, values: dict[str, int]) -> None:
    """So many poisons and magic effects end, the oldest first."""
    left = 99 if effect.count == "all" else amount(effect.count, values)
    for lasting in who.effects:
        poison = lasting.effect.__struct_config__.tag == "poison" or getattr(lasting.effect, "tag", "") == "poison"
        wanted = (poison and "poison" in effect.what) or (lasting.magic and "magic" in effect.what)
        if left and (wanted or ("all_harmful" in effect.what and (poison or lasting.amount < 0))):
            left -= 1
            number = lasting.use
            end_where(g, who, lambda other, number=number: other.use == number)  # type: ignore[misc]


def _pool_gain(g: Veridia, deed: Deed, who: Unit, effect: mending.PoolGain, values: dict[str, int]) -> None:
    most = who.profile.pools.get(effect.pool, 0)
    points = min(most - who.pools.get(effect.pool, 0), amount(effect.amount, values))
    if points > 0:
        who.pools[effect.pool] = who.pools.get(effect.pool, 0) + points
        g.tell(PointsGained, who.id, effect.pool, points, who.pools[effect.pool])


def _condition(g: Veridia, deed: Deed, who: Unit, effect: harm.Condition, values: dict[str, int]) -> None:
    if effect.at_turn and deed.turn < effect.at_turn:
        return
    over = until(effect.duration or deed.use.duration, deed.use.ends, values)
    put_in(g, who, effect.what, deed.trait, over)


def _freeze(g: Veridia, deed: Deed, who: Unit, effect: harm.Freeze, values: dict[str, int]) -> None:

    for test, condition in (
        (effect.whole, "frozen_whole"),
        (effect.medium, "frozen_limb"),
        (effect.small, "frozen_part"),
    ):
        if holds(test, values):
            put_in(g, who, condition, deed.trait)
            return


def _wear(g: Veridia, deed: Deed, who: Unit, effect: harm.Wear, values: dict[str, int]) -> None:
    if who.armor:
        add_wear(g, who, amount(effect.amount, values))


def _destroy(g: Veridia, deed: Deed, who: Unit, effect: harm.Destroy, values: dict[str, int]) -> None:
    if effect.what == "worn_armor":
        who.armor = ""
    elif SHIELD in (who.main, who.off):
        break_item(g, who, SHIELD)


@rule("VER-MOVE-10", "VER-READ-18")
def _move(g: Veridia, deed: Deed, who: Unit, effect: turns.Move, values: dict[str, int]) -> None:
    """Pushes go away from the centre or from whoever made them; a dash or a teleport ends grapples."""
    caster = g.unit(deed.unit)
    if effect.kind == "push":
        away = deed.cell if effect.from_ == "centre" and deed.cell is not None else caster.cell
        if away is not None:
            push(g, who, away, amount(effect.metres, values))
    elif deed.cell is not None:
        release(g, who)
        move_to(g, who, deed.cell)


def _extra(g: Veridia, deed: Deed, who: Unit, effect: turns.ExtraAction, values: dict[str, int]) -> None:
    who.turn.extra += effect.count


def _dispel(g: Veridia, deed: Deed, who: Unit, effect: persons.Dispel, values: dict[str, int]) -> None:
    most, count = amount(effect.max_level, values), amount(effect.count, values)
    spells = dict.fromkeys(lasting.use for lasting in who.effects if lasting.magic and lasting.level <= most)
    for use in list(spells)[:count]:
        end_where(g, who, lambda lasting, use=use: lasting.use == use)  # type: ignore[misc]


def _nothing(g: Veridia, deed: Deed, who: Unit, effect: AnyEffect, values: dict[str, int]) -> None:
    """What only matters outside fights."""


CARRIERS: dict[type[Any], Carrier] = {
    mending.Barrier: _barrier,
    mending.Heal: _heal,
    mending.Cure: _cure,
    mending.PoolGain: _pool_gain,
    harm.Condition: _condition,
    harm.Freeze: _freeze,
    harm.Wear: _wear,
    harm.Destroy: _destroy,
    turns.Move: _move,
    turns.ExtraAction: _extra,
    turns.Control: control,
    turns.LiftKg: lift,
    persons.Dispel: _dispel,
    persons.Narrate: _nothing,
    persons.Reveal: _nothing,
    harm.Disease: _nothing,
}
"""How each verb is carried out that is not simply put on its target for as long as it lasts."""


@rule("VER-MAP-06", "VER-READ-03", "VER-READ-05", "VER-READ-07")
def lay_patch(g: Veridia, deed: Deed, cells: frozenset[Cell], values: dict[str, int]) -> None:
    """An area that lasts is laid on the map with the effects on whoever is in it."""
    caster = g.unit(deed.unit)
    effects = tuple([effect for effect in deed.use.do if _belongs_to_area(effect)])
    if not effects or not deed.use.duration:
        return
    amounts = tuple(
        [amount(getattr(effect, "amount", getattr(effect, "strength", 0)) or 0, values) for effect in effects]
    )
    over = until(deed.use.duration, deed.use.ends, values)
    g.fight.patches = (
        *g.fight.patches,
        Patch(next_number(g), deed.trait, caster.id, caster.side, cells, effects, amounts, over),
    )


def _belongs_to_area(effect: AnyEffect) -> bool:
    kinds = (turns.Terrain, turns.Illusion, rolls.AutoMiss)
    return effect.who == "in_area" or type(effect) in kinds or type(effect) is harm.Damage


@rule("VER-TRAIT-16")
def unsummon(g: Veridia, unit: Unit) -> None:
    """A summoned creature is dust."""
    unit.fate = "gone"
    unit.cell = None
    release(g, unit)
    g.tell(Unsummoned, unit.id)

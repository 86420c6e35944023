"""How programs judge a fight: mean damage by exact odds, points until somebody is out (specification, section 10)."""

from __future__ import annotations

from functools import cache

from oakveil.kernel.rulebook import rule

from .effects.harm import AddDamage
from .health import until_out
from .odds import against
from .pools import Pool
from .records import WeaponCard
from .rules.answering import DEFENCES, defences, pool_of_defence
from .rules.bodies import adjacent, can_act, is_helpless
from .rules.harm import armor
from .rules.situation import Defence, attack_pool
from .rules.turns import has_main
from .state import Unit, Veridia

BEYOND = 3
"""Damage counts up to so many points beyond what puts somebody out."""


@cache
@rule("VER-ODDS-01")
def mean_damage(
    dice: int,
    difficulty: int,
    defence: int,
    damage: int,
    armour: int,
    inner: int,
    half: bool,
    devastating: bool,
    cap: int,
) -> float:
    """The mean damage of an attack: exact, after armour, up to a cap."""
    outer = armour - armour // 2 if half else armour
    total = 0.0
    for (successes, matches), likely in against(max(0, dice), max(0, difficulty), max(0, defence)).items():
        if successes:
            raw = damage + successes + (matches if devastating else 0)
            total += likely * min(cap, max(0, max(0, raw - outer) - inner))
    return total


def worth_of_attack(
    g: Veridia,
    unit: Unit,
    weapon: WeaponCard,
    target: Unit,
    defence: int = 0,
    fewer: int = 0,
    kind: str = "attack",
    pool: Pool | None = None,
) -> float:
    """E(a, t, p, o): the mean damage of a unit's attack on a target against so many dice of defence.

    `fewer` dice than the whole pool; `kind` "exchange" counts what an exchange gives and takes.
    `pool`: that of the attack, where it is known.
    """
    pool = pool or attack_pool(g, unit, weapon, target, "exchange" if kind == "exchange" else "attack")
    bare = "barehanded" in weapon.quirks
    adding = unit.profile.influences.of(AddDamage)
    plus = sum([m.amount for effect, m in adding if ("unarmed_attack" in effect.on) is bare])
    return mean_damage(
        pool.dice - fewer,
        pool.difficulty,
        defence,
        weapon.damage + plus,
        armor(g, target, "outer"),
        armor(g, target, "inner"),
        "armor_piercing" in weapon.quirks,
        "devastating" in weapon.quirks,
        left_of(target) + BEYOND,
    )


def left_of(unit: Unit) -> int:
    """Points until a unit is Incapacitated, a barrier included."""
    return until_out(unit.profile.levels, unit.damage) + (unit.barrier.points if unit.barrier else 0)


def best_defence(g: Veridia, unit: Unit, ranged: bool = False) -> int:
    """The dice of the best defence that a unit has left, 0 without any."""
    if not can_act(unit) or is_helpless(unit) or unit.id in g.fight.surprised:
        return 0
    reserved = max((member.dice for member in unit.turn.members if member.kind in DEFENCES), default=0)
    if not has_main(unit):
        return reserved
    kinds: tuple[Defence, ...] = ("block", "dodge") if ranged else ("parry", "block", "dodge")
    pools = [pool_of_defence(g, unit, option.kind, option.means).dice for option in defences(g, unit, kinds)]
    return max([reserved, *pools])


def value_of_attack(g: Veridia, unit: Unit, weapon: WeaponCard, target: Unit) -> float:
    """How much of a target an attack takes: half as if nobody defended, half against its best defence."""
    ranged = weapon.kind == "missile" and not adjacent(g, unit, target)
    pool = attack_pool(g, unit, weapon, target)
    plain = worth_of_attack(g, unit, weapon, target, pool=pool)
    if not has_main(target):
        return plain / left_of(target)
    met = worth_of_attack(g, unit, weapon, target, best_defence(g, target, ranged), pool=pool)
    return (0.5 * plain + 0.5 * met) / left_of(target)


def health_share(unit: Unit) -> float:
    """The share of its health that a unit has left."""
    whole = sum(unit.profile.levels)
    return max(0.0, (whole - unit.damage) / whole)

"""Exact odds of attacks, defences and validation rolls, with and without a DM (specification 10.1)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct

from oakveil.kernel.rulebook import rule

from .effects.fighting import WeaponDamage
from .effects.terms import Check
from .rules.attack import attack_bonus
from .rules.deeds import weapon_damage
from .rules.dice import D20, HIGH, LOW, FoeHit, foe_hits, hero_hits
from .rules.line import att, defence, reduction
from .rules.no_master import constant
from .rules.sheet import check_bonus, stat
from .state import CardId, Enemy, Hero, Veiel

T = TypeVar("T")


class BlowOdds(Struct, frozen=True):
    """What comes out of an attack of a hero: the chance to hit, to kill, and of each damage, 0 for a miss, ascending.

    `hit` is a hit even where it does no damage.
    """

    hit: Fraction
    kill: Fraction
    damage: dict[int, Fraction]

    @property
    def mean(self) -> Fraction:
        """The damage to be expected."""
        return sum((n * chance for n, chance in self.damage.items()), Fraction(0))


@lru_cache(1024)
@rule("VEIEL-ATK-04", "VEIEL-ATK-05", "VEIEL-NODM-03")
def factors(ahead: int, fixed: int = 0) -> dict[int, Fraction]:
    """The chance of each critical factor of a hero's attack, 0 for a miss.

    `ahead` is the hero's bonus less the DEF of the enemy; `fixed` is what the die of enemies always shows, 0 if it is
    rolled. Ties are rolled again, so they are left out.
    """
    foes = [(0, fixed)] if fixed else [(die, die) for die in D20]
    return _shares(Counter(hero_hits(die, foe, die + ahead, shown) for die in D20 for foe, shown in foes))


@lru_cache(1024)
@rule("VEIEL-DEF-01", "VEIEL-DEF-05", "VEIEL-NODM-03")
def defences(behind: int, fixed: int = 0) -> dict[FoeHit, Fraction]:
    """The chance of each result of an enemy's attack: "miss", "hit" and "no_shield", which hits past the shield.

    `behind` is the ATT of the enemy less the DEF of the hero.
    """
    foes = [(0, fixed)] if fixed else [(die, die) for die in D20]
    return _shares(Counter(foe_hits(foe, die, shown + behind, die) for die in D20 for foe, shown in foes))


@rule("VEIEL-ABIL-04", "VEIEL-ABIL-05")
def success(bonus: int, needed: int) -> Fraction:
    """The chance of a validation roll."""
    return Fraction(sum(die == HIGH or (die > LOW and die + bonus >= needed) for die in D20), len(D20))


def _shares(ways: Counter[T | None]) -> dict[T, Fraction]:
    counted = {result: n for result, n in ways.items() if result is not None}
    return {result: Fraction(n, sum(counted.values())) for result, n in counted.items()}


def fixed_die(g: Veiel) -> int:
    """What the die of enemies always shows; 0 where a DM rolls it."""
    return constant(g) if g.master is None else 0


def attack_odds(g: Veiel, hero: Hero, weapon: CardId, enemy: Enemy, verb: WeaponDamage | None = None) -> BlowOdds:
    """The odds of one attack of a hero, alone or with what an ability makes of its damage."""
    found = factors(attack_bonus(g, hero, weapon) - defence(g, enemy), fixed_die(g))
    shield = reduction(g, enemy)
    damage: dict[int, Fraction] = {}
    for times, chance in found.items():
        n = 0
        if times:
            raw, pierce = weapon_damage(g, hero, weapon, verb or WeaponDamage(), times)
            n = raw if pierce else max(0, raw - shield)
        damage[n] = damage.get(n, Fraction(0)) + chance
    kill = sum((chance for n, chance in damage.items() if n >= enemy.hp), Fraction(0))
    return BlowOdds(1 - found.get(0, Fraction(0)), kill, dict(sorted(damage.items())))


def check_odds(g: Veiel, hero: Hero, check: Check) -> Fraction:
    """The chance that a hero succeeds in the roll of a card."""
    return success(check_bonus(g, hero, check.stats), check.value)


@rule("VEIEL-DEF-02")
def defence_odds(g: Veiel, hero: Hero, enemy: Enemy, ignores_defence: bool = False) -> dict[FoeHit, Fraction]:
    """The odds of an attack of an enemy on a hero."""
    return defences(att(g, enemy) - (0 if ignores_defence else stat(g, hero, "DEF")), fixed_die(g))

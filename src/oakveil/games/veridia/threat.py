"""Threat: how much somebody counts in a fight, measured by exact odds against a reference (VER-LAB-01, VER-LAB-02)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import sqrt
from typing import Literal

import msgspec

from oakveil.kernel.rulebook import rule

from . import numbers
from .box import Box
from .effects.harm import Damage
from .effects.uses import Use
from .formulas import amount
from .gear import Loadout, loadout_of
from .judging import mean_damage
from .odds import against
from .pools import Wanted, pool_of
from .profile import Profile, of_npc
from .records import ATTRIBUTES, AttributeId, SpecialtyId
from .world_records import NpcAttack

GUARD, THREAT_OF_GUARD = "guard", 10
"""The reference: a guard counts ten."""
UNCAPPED = 99
RELOADED, DRAWN = "reload", "drawn"
OFFSET, EXPONENT = 0.95, 10


class Target(msgspec.Struct, frozen=True):
    """A reference target: its outer armour and the dice of its defence."""

    armor: int
    defence: int


class Blow(msgspec.Struct, frozen=True):
    """A blow: its dice, its damage, what it does to armour. `rate`: the share of rounds in which it falls."""

    dice: int
    damage: int
    devastating: bool = False
    piercing: bool = False
    elemental: bool = False
    rate: float = 1.0


TARGETS = (Target(0, 5), Target(2, 4), Target(3, 6))
BLOWS = (Blow(5, 2), Blow(7, 2, devastating=True), Blow(7, 3), Blow(6, 2, piercing=True))


@rule("VER-LAB-01")
def threat_of(profile: Profile, box: Box) -> int:
    """The threat of somebody, rounded: the geometric mean of damage dealt and of rounds survived, a guard being ten.

    Ruling (VER-LAB-01): half of the blows are defended; what has to be drawn or loaded falls less often; a threatening
    weapon and a shield count against the reference blows. Reason: that is what they do in every fight.
    """
    return round(THREAT_OF_GUARD * sqrt(_strength(profile, box) / _strength_of_guard(box)))


@rule("VER-LAB-02")
def estimate(own: float, foes: float) -> float:
    """The chance to win at a glance, from 0 to 1, by the threats of both sides."""
    if own <= 0:
        return 0.0
    return 1 / (1 + (OFFSET * foes / own) ** EXPONENT)


@cache
def _strength_of_guard(box: Box) -> float:
    return _strength(of_npc(box.npcs[GUARD]), box)


def _strength(profile: Profile, box: Box) -> float:
    loadout = loadout_of(profile.gear, box)
    return _dealt(profile, loadout, box) * _survived(profile, loadout)


def _dealt(profile: Profile, loadout: Loadout, box: Box) -> float:
    """The mean damage a round of the best attack, over all reference targets."""
    armed = [_over_targets(blow) * blow.rate for blow in _blows(profile, loadout)]
    spells = [_of_spell(use, group, profile) for use, group in _spells(profile, box)]
    return max([*armed, *spells], default=0.0)


def _blows(profile: Profile, loadout: Loadout) -> Iterator[Blow]:
    if profile.kind == "npc":
        yield from (_printed(attack) for attack in profile.attacks)
        return
    for card in dict.fromkeys(loadout.weapons):
        yield _blow(numbers.attack(profile, loadout, card).dice, numbers.damage(profile, card), card.quirks)


def _printed(attack: NpcAttack) -> Blow:
    return _blow(attack.pool, attack.damage, attack.quirks, attack.type == "elemental")


def _blow(dice: int, damage: int, quirks: tuple[str, ...], elemental: bool = False) -> Blow:
    return Blow(dice, damage, "devastating" in quirks, "armor_piercing" in quirks, elemental, _rate(quirks))


@rule("VER-AMMO-01", "VER-AMMO-02")
def _rate(quirks: tuple[str, ...]) -> float:
    """The share of rounds with a shot: every other one when drawn, so many of the shots and the steps of loading."""
    for quirk in quirks:
        id, *counts = quirk.split(":")
        if id == RELOADED and len(counts) == 2:
            steps, shots = map(int, counts)
            return shots / (shots + steps)
        if id == DRAWN:
            return 0.5
    return 1.0


def _over_targets(blow: Blow) -> float:
    total = 0.0
    for target in TARGETS:
        armor = 0 if blow.elemental else target.armor
        total += _half_defended(blow, armor, 0, target.defence)
    return total / len(TARGETS)


def _half_defended(blow: Blow, armor: int, inner: int, defence: int, difficulty: int = 0) -> float:
    """The mean damage of a blow, half of which are met by a defence."""
    plain, met = (
        mean_damage(blow.dice, difficulty, dice, blow.damage, armor, inner, blow.piercing, blow.devastating, UNCAPPED)
        for dice in (0, defence)
    )
    return (plain + met) / 2


def _spells(profile: Profile, box: Box) -> Iterator[tuple[Use, SpecialtyId]]:
    """Uses of traits that strike one target with a normal action and can be paid, and the specialty of each."""
    for taken in profile.traits:
        trait = box.traits.get(taken.partition(":")[0])
        for use in trait.use if trait is not None else ():
            payable = use.pay is None or use.pay.pool == "health" or profile.pools.get(use.pay.pool, 0) > 0
            if trait is not None and use.action == "normal" and use.target == "one" and use.roll and payable:
                yield use, trait.group


def _of_spell(use: Use, group: SpecialtyId, profile: Profile) -> float:
    """The mean damage of a spell over all reference targets, half of whom defend themselves; one point is paid."""
    wounds = [effect for effect in use.do if isinstance(effect, Damage) and not effect.when]
    term, _, skill = use.roll.partition("+")
    spec = group if term == "spec" else ""
    attribute: AttributeId | Literal[""] = next((id for id in ATTRIBUTES if id == term), "")
    wanted = Wanted("spell", attribute, skill, spec)
    dice = max(0, pool_of(profile, wanted, profile.modifiers).dice + use.auto_successes)
    others = {"paid": 1, "lvl": profile.specialties.get(group, 1), "int": profile.integrity}
    total = 0.0
    for target in TARGETS:
        for defence in (0, target.defence):
            for (successes, matches), likely in against(dice, use.difficulty, defence).items():
                values = {"s": successes, "m": matches, **others}
                for wound in wounds if successes else ():
                    total += likely * max(0, amount(wound.amount, values) - _met(wound, target))
    return total / (2 * len(TARGETS))


def _met(wound: Damage, target: Target) -> int:
    """The armour that a wound meets."""
    if wound.type == "elemental" or wound.pierce == "outer":
        return 0
    return target.armor - target.armor // 2 if wound.pierce == "half" else target.armor


def _survived(profile: Profile, loadout: Loadout) -> float:
    """For how many rounds somebody stands one reference blow a round."""
    dodge, others = numbers.dodge(profile, loadout), (numbers.parry(profile, loadout), numbers.block(profile, loadout))
    defence = max(0, dodge.dice, *[pool.dice for pool in others if pool is not None])
    inner, outer = numbers.armor(profile, loadout)
    if profile.kind == "npc":
        held, shield = set(profile.attacks[0].quirks if profile.attacks else ()), profile.parry_with == "shield"
    else:
        in_hand = [card for card in (loadout.main, loadout.off) if card is not None]
        held, shield = {quirk for card in in_hand for quirk in card.quirks}, loadout.shield
    fewer = 2 if "threatening" in held else 0
    taken = [
        _half_defended(msgspec.structs.replace(blow, dice=blow.dice - fewer), outer, inner, defence, int(shield))
        for blow in BLOWS
    ]
    return sum(profile.levels) / max(0.01, sum(taken) / len(taken))

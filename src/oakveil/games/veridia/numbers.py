"""The numbers of a sheet: initiative, defences, attacks, armour (specification 8.5, 8.8), without any situation."""

from __future__ import annotations

from functools import cache

from oakveil.kernel.rulebook import rule

from .effects.harm import AddDamage
from .effects.rolls import Initiative
from .gear import Loadout
from .modifiers import Modifier, Part, stacked
from .pools import Pool, Wanted, pool_of
from .profile import Profile
from .records import AttributeId, Roll, SkillId, WeaponCard

DASHING = Modifier(Initiative(amount=1), "dashing", "specialty", 1)
"""Boots of celerity share the bucket of specialties (VER-QUIRK-17, VER-STACK-02)."""


@rule("VER-INIT-01", "VER-QUIRK-17")
def initiative(profile: Profile, loadout: Loadout, others: tuple[Modifier, ...] = ()) -> int:
    """The bonus to the initiative die."""
    worn = [DASHING] if loadout.dashing else []
    bonuses = [m for m in (*profile.modifiers, *worn, *others) if type(m.effect) is Initiative]
    return profile.quickness + sum(part.amount for part in stacked(bonuses))


@rule("VER-ATK-01")
def attack_roll(weapon: WeaponCard, close: bool = False) -> tuple[AttributeId, SkillId]:
    """The attribute and the skill of an attack with a weapon; a multipurpose one may strike from `close` by."""
    if close and "multipurpose" in weapon.quirks:
        return "strength", "melee"
    return _roll_of(weapon.attack)


@cache
def _roll_of(roll: Roll) -> tuple[AttributeId, SkillId]:
    attribute, _, skill = roll.partition("+")
    return attribute, skill  # type: ignore[return-value]  # content checks it


@rule("VER-ATK-01", "VER-QUIRK-11", "VER-QUIRK-14")
def attack(profile: Profile, loadout: Loadout, weapon: WeaponCard, close: bool = False) -> Pool:
    """The pool of an attack."""
    attribute, skill = attack_roll(weapon, close)
    wanted = Wanted("attack", attribute, skill, "", weapon, loadout.two_handed, loadout.circumstances)
    return pool_of(profile, wanted, profile.modifiers)


@rule("VER-DMG-01")
def damage(profile: Profile, weapon: WeaponCard) -> int:
    """The damage of a weapon before successes, natural weapons and claws included."""
    barehanded = "barehanded" in weapon.quirks
    more = [
        m for m in profile.modifiers if type(m.effect) is AddDamage and ("unarmed_attack" in m.effect.on) is barehanded
    ]
    return weapon.damage + sum(part.amount for part in stacked(more))


@rule("VER-RESP-05", "VER-DEF-06")
def dodge(profile: Profile, loadout: Loadout) -> Pool:
    """The pool of a dodge; worn armour takes its athletics disadvantage."""
    if profile.kind == "npc":
        return Pool((Part("dodge", profile.dodge),))
    wanted = Wanted("dodge", "reaction", "athletics", "", None, False, loadout.circumstances)
    return pool_of(profile, wanted, profile.modifiers).plus(*burden(profile, loadout))


@rule("VER-DEF-06", "VER-SKILL-04")
def burden(profile: Profile, loadout: Loadout) -> tuple[Part, ...]:
    """What worn armour takes from every roll of athletics.

    Ruling (VER-SKILL-04): the "agility penalty" of armour is this one; it takes nothing from other rolls of agility.
    """
    if loadout.armor is None or not loadout.armor.athletics_disadvantage:
        return ()
    return (Part(loadout.armor.id, -loadout.armor.athletics_disadvantage),)


@rule("VER-QUIRK-03", "VER-QUIRK-10")
def parries(weapon: WeaponCard) -> bool:
    """Whether a weapon can parry. Ruling (VER-QUIRK-10): a multipurpose one can, and does not leave the hand."""
    return bool(weapon.parry and "barehanded" not in weapon.quirks) or "multipurpose" in weapon.quirks


@rule("VER-RESP-03", "VER-RESP-09")
def parry(profile: Profile, loadout: Loadout, weapon: WeaponCard | None = None) -> Pool | None:
    """The pool of a parry with a weapon, by default the first at hand that can; None where none can."""
    if profile.kind == "npc":
        return Pool((Part("parry", profile.parry),)) if profile.parry_with == "weapon" else None
    weapon = weapon or next((card for card in loadout.weapons if parries(card)), None)
    if weapon is None or not parries(weapon):
        return None
    wanted = Wanted("parry", "reaction", "parry", "", weapon, loadout.two_handed, loadout.circumstances)
    return pool_of(profile, wanted, profile.modifiers)


@rule("VER-RESP-04", "VER-RESP-08", "VER-RESP-09")
def block(profile: Profile, loadout: Loadout) -> Pool | None:
    """The pool of a block with a shield; None without one."""
    if profile.kind == "npc":
        return Pool((Part("block", profile.parry),)) if profile.parry_with == "shield" else None
    if not loadout.shield:
        return None
    wanted = Wanted("block", "reaction", "parry", "", None, False, loadout.circumstances)
    return pool_of(profile, wanted, profile.modifiers)


@rule("VER-RESP-06", "VER-RESP-09")
def block_unarmed(profile: Profile, loadout: Loadout) -> Pool | None:
    """The pool of a block with bare hands or the body, against unarmed blows only."""
    if profile.kind == "npc":
        return Pool((Part("block", profile.parry),)) if profile.parry_with == "body" else None
    wanted = Wanted("block_unarmed", "reaction", "brawl", "", None, False, loadout.circumstances)
    return pool_of(profile, wanted, profile.modifiers)


def armor(profile: Profile, loadout: Loadout) -> tuple[int, int]:
    """Inner and outer armour without temporary effects."""
    return profile.armor_inner, profile.armor + (loadout.armor.armor if loadout.armor else 0)


@rule("VER-QUIRK-21", "VER-STACK-02")
def resist(profile: Profile, loadout: Loadout) -> tuple[int, int]:
    """Inner and outer elemental resist: of enhanced clothes only the best counts."""
    return profile.resist_inner, profile.resist + max((card.resist for card in loadout.defences), default=0)


@rule("VER-CREA-06", "VER-DICE-06")
def only_harasses(profile: Profile, loadout: Loadout) -> bool:
    """Whether every attack of a creature fails by itself, of which a library warns. Ruling (VER-CREA-06)."""
    return all(attack(profile, loadout, weapon).dice <= 0 for weapon in loadout.weapons)

"""Dice pools with all that goes into them: skills, weapons, traits, conditions (specification 3.2, 3.9, 3.13)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Literal

import msgspec

from oakveil.kernel.rulebook import rule

from .effects.rolls import Dice, Difficulty
from .modifiers import Modifier, Part, stacked
from .profile import Profile
from .records import PHYSICAL, AttributeId, SkillId, WeaponCard

RollKind = Literal[
    "attack",
    "spell",
    "knockout",
    "grapple",
    "break_free",
    "parry",
    "block",
    "block_unarmed",
    "dodge",
    "exchange",
    "run",
    "chase",
    "aim",
    "draw",
    "reload",
    "stand",
    "pick_up",
    "skill",
]
"""What a roll is for."""
COMBAT: frozenset[str] = frozenset(
    {
        *("attack", "spell", "knockout", "grapple", "break_free", "parry", "block", "block_unarmed", "dodge"),
        *("exchange", "chase", "aim", "draw", "reload"),
    }
)
BY_SIGHT: frozenset[str] = COMBAT - {"grapple", "break_free", "reload"}
"""Rolls for which one must see."""
STRIKES: frozenset[str] = frozenset({"attack", "knockout", "chase", "exchange"})
"""Rolls by which a weapon strikes."""


class Wanted(msgspec.Struct, frozen=True):
    """A roll to be made: its kind, what is rolled, with which weapon.

    `spec` is a specialty whose level is rolled in place of an attribute. `two_handed`: a versatile weapon is held in
    both hands. `circumstances` are the conditions of effects that hold now (specification 9.3): "shield",
    "dual_wielding", "single_engaged_with_weapon" ...
    """

    kind: RollKind
    attribute: AttributeId | Literal[""] = ""
    skill: SkillId | Literal[""] = ""
    spec: str = ""
    weapon: WeaponCard | None = None
    two_handed: bool = True
    circumstances: frozenset[str] = frozenset()


class Pool(msgspec.Struct, frozen=True, dict=True):
    """A dice pool and the difficulty of its roll, both in parts."""

    parts: tuple[Part, ...]
    difficulties: tuple[Part, ...] = ()
    automatic: int = 0

    @cached_property
    @rule("VER-DICE-10")
    def dice(self) -> int:
        """The dice to roll; nothing or less fails by itself (VER-DICE-06)."""
        return sum([part.amount for part in self.parts])

    @cached_property
    @rule("VER-DICE-12")
    def difficulty(self) -> int:
        """The difficulty, never below 0."""
        return max(0, sum([part.amount for part in self.difficulties]))

    def plus(self, *parts: Part) -> Pool:
        """The same pool with more parts."""
        return msgspec.structs.replace(self, parts=(*self.parts, *parts))


@rule("VER-SKILL-05", "VER-SKIR-09")
def names_of(wanted: Wanted) -> frozenset[str]:
    """By what names effects may speak of a roll (specification 9.3)."""
    kind, weapon = wanted.kind, wanted.weapon
    names = {"all", "this_roll", "next_action", kind}
    if wanted.attribute:
        names |= {f"attr:{wanted.attribute}", "physical" if wanted.attribute in PHYSICAL else "mental"}
        if wanted.attribute in ("charisma", "persuasion"):
            names.add("social")
    names |= {name for name in wanted.circumstances if name.startswith("sense:")}
    if wanted.skill:
        names.add(f"skill:{wanted.skill}")
    if kind in COMBAT:
        names.add("combat")
    if kind in BY_SIGHT:
        names.add("sight")
    if kind == "block_unarmed":
        names |= {"block", "unarmed_defence"}
    if weapon is not None:
        names |= {f"weapon:{weapon.id}", "weapon:this"}
        barehanded = "barehanded" in weapon.quirks
        if kind in STRIKES:
            names.add("attack")
            names.add("ranged_attack" if weapon.kind == "missile" else "melee_attack")
            if barehanded:
                names.add("unarmed_attack")
    return frozenset(names)


@rule("VER-DICE-10", "VER-STACK-02", "VER-STACK-04")
def pool_of(profile: Profile, wanted: Wanted, modifiers: Iterable[Modifier], base: int | None = None) -> Pool:
    """A pool by itself: what is rolled, the weapon, and the effects that are on whoever rolls.

    `base` replaces attribute and skill: that of a quick sheet. Wounds, range and the target come on top.
    """
    names = names_of(wanted)
    parts = [
        Part(f"{wanted.spec or wanted.attribute}+{wanted.skill}", _base(profile, wanted) if base is None else base)
    ]
    if base is None or wanted.kind == "exchange":
        parts += _of_weapon(profile, wanted)
    modifiers = [*modifiers]
    dice = [m for m in modifiers if type(m.effect) is Dice and counts(m, m.effect.on, wanted, names)]
    hard = [m for m in modifiers if type(m.effect) is Difficulty and counts(m, m.effect.on, wanted, names)]
    return Pool((*parts, *stacked(dice)), tuple([Part(m.source, m.amount) for m in hard]))


def counts(modifier: Modifier, on: Iterable[str], wanted: Wanted, names: frozenset[str]) -> bool:
    """Whether an effect counts for a roll: it speaks of it, and its condition holds."""
    when = modifier.effect.when
    if when and when not in wanted.circumstances:
        return False
    return any((name[:-6] + modifier.choice if name.endswith("choice") else name) in names for name in on)


def _base(profile: Profile, wanted: Wanted) -> int:
    """Attribute and skill, or a specialty and a skill (VER-DICE-17)."""
    if wanted.spec:
        return profile.specialties.get(wanted.spec, 0) + (profile.skills.get(wanted.skill, 0) if wanted.skill else 0)
    return profile.dice(wanted.attribute, wanted.skill)


@rule("VER-QUIRK-02", "VER-QUIRK-11", "VER-QUIRK-14", "VER-RESP-03", "VER-DUAL-01", "VER-DUAL-02", "VER-EXCH-02")
def _of_weapon(profile: Profile, wanted: Wanted) -> list[Part]:
    """What the weapon in use gives and takes: balanced, nimble, versatile in one hand, one in each hand.

    A quick sheet prints its pools with all that: only what an exchange gives comes on top.
    """
    weapon, kind = wanted.weapon, wanted.kind
    if weapon is None or kind not in {*STRIKES, "parry"}:
        return []
    parts: list[Part] = []
    if "balanced" in weapon.quirks and kind in ("parry", "exchange"):
        parts.append(Part("balanced", 1))
    if profile.kind == "npc":
        return [*parts, Part("dual_wielding", 1)] if profile.dual_wielding else parts
    if "nimble" in weapon.quirks and _more_agile(profile):
        parts.append(Part("nimble", 1))
    if "versatile" in weapon.quirks and not wanted.two_handed:
        parts.append(Part("versatile", -2))
    if "dual_wielding" in wanted.circumstances and kind in ("parry", "exchange"):
        parts.append(Part("dual_wielding", 2 if kind == "parry" else 1))
    return parts


def _more_agile(profile: Profile) -> bool:
    return profile.dice("agility") > profile.dice("strength")

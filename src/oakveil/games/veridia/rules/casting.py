"""The roll of a use: how hard it is, whether it comes off, whom an area takes in (specification 3.5)."""

from __future__ import annotations

from msgspec.structs import replace

from oakveil.kernel.rulebook import rule

from ..effects import AnyEffect, Use
from ..effects.mending import Immune
from ..effects.rolls import AutoMiss
from ..formulas import holds
from ..modifiers import Part
from ..pools import Pool, Wanted
from ..records import ATTRIBUTES, Trait
from ..state import Unit, Veridia
from .bodies import adjacent, fogged, holding, on
from .knowing import SLOT, uses_of
from .situation import Defence, plain_pool

ALL_DEFENCES: tuple[Defence, ...] = ("parry", "block", "dodge", "block_unarmed")
CLOTHING = {"light_armor": 1, "mail": 2, "heavy_armor": 2, "plate_armor": 3, "magi_suit": 3}
"""How hard worn armour makes it to touch the skin (VER-READ-15)."""


@rule("VER-DICE-11", "VER-DICE-13", "VER-READ-15")
def with_difficulty(unit: Unit, trait: str, use: Use, target: Unit, pool: Pool) -> Pool:
    """The pool of a use with its printed difficulty, and with the successes it has without a face.

    Ruling (VER-READ-15): who must touch the skin is hindered by worn armour: by one if it is light, by two if medium
    or heavy, by three if it is plate or a magi-suit.
    """
    hard: list[Part] = []
    if use.difficulty == "house:clothing":
        if more := CLOTHING.get(target.armor, 0):
            hard.append(Part(target.armor, more))
    elif use.difficulty:
        hard.append(Part(trait, use.difficulty))
    if use.difficulty_other and target is not unit:
        hard.append(Part(trait, use.difficulty_other))
    if not hard and not use.auto_successes:
        return pool
    difficulties = (*pool.difficulties, *hard)
    return replace(pool, difficulties=difficulties, automatic=pool.automatic + use.auto_successes)


@rule("VER-TRAIT-11")
def needed(use: Use, values: dict[str, int]) -> bool:
    """Whether a use has come off: by default with one success left."""
    if use.need in ("always", "wearing:metal"):
        return True
    test = use.need if any(sign in use.need for sign in "<>=") else f"{use.need}>=1"
    return holds(test, values)


@rule("VER-TRAIT-11", "VER-TRAIT-12")
def allowed_against(use: Use) -> tuple[Defence, ...]:
    """The defences that help against a use: those it names, in the order in which they are offered.

    Ruling (VER-TRAIT-11): where it names none there is none. Ruling (VER-TRAIT-12): who is to be touched with a roll
    may dodge it or block it bare-handed.
    """
    if not use.defend and use.range == "touch" and use.roll:
        return "dodge", "block_unarmed"
    return tuple([kind for kind in ALL_DEFENCES if kind in use.defend])


@rule("VER-EFF-03")
def spared(g: Veridia, unit: Unit, target: Unit, trait: Trait) -> bool:
    """Whether a target is spared the side effects of a spell: all its effects except the damage."""
    if trait.category != "magic" or target.side == unit.side:
        return False
    return any("spell_side_effect" in effect.to for effect, _ in on(g, target).of(Immune))


@rule("VER-READ-05")
def misses_in_fog(g: Veridia, unit: Unit, target: Unit) -> bool:
    """Ruling (VER-READ-05): what flies into, out of or through steam misses; it stays where it was made."""
    patches = g.fight.patches
    if not patches or adjacent(g, unit, target):
        return False
    return any(_has_fog(patch.effects) and fogged(unit, target, patch.cells) for patch in patches)


def _has_fog(effects: tuple[AnyEffect, ...]) -> bool:
    return any(type(effect) is AutoMiss for effect in effects)


@rule("VER-DICE-17", "VER-SKILL-02", "VER-CREA-05")
def roll_of(g: Veridia, unit: Unit, trait: str, use: Use) -> Wanted:
    """What a use rolls: "spec" is the specialty of the trait; of alternatives the one that fits the weapon.

    Ruling (VER-CREA-05): a creature without that specialty rolls the attribute and the skill of its block all the same.
    """
    first, _, second = use.roll.partition("+")
    group = g.box.traits[trait].group
    if "|" in second:
        weapon = holding(g, unit)[0]
        second = next((skill for skill in second.split("|") if weapon.attack.endswith(skill)), second.split("|")[0])
    if first == "spec":
        return Wanted("spell", "", "" if second in ("", "integrity") else second, group)
    attribute = next(known for known in ATTRIBUTES if known == first)
    return Wanted("spell", attribute, second)


@rule("VER-TRAIT-09")
def in_sets(g: Veridia, unit: Unit) -> list[tuple[str, Use, int]]:
    """The traits that can be a member of a set, with the dice of their rolls.

    Ruling (VER-TRAIT-09): a normal action that is rolled; without dice there is nothing to share.
    """
    return [
        (one.trait, one.use, plain_pool(g, unit, roll_of(g, unit, one.trait, one.use)).dice)
        for one in uses_of(g, unit, SLOT)
        if one.use.action == "normal" and one.use.roll and not one.use.roll_only_if
    ]

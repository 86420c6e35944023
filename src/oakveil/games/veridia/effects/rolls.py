"""Verbs that change rolls: dice, difficulties, successes, initiative, and who may answer."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .words import Amount, Decay, Effect, Rolls, Shed


class Dice(Effect, frozen=True, tag="dice"):
    """Dice more or fewer in some rolls. `against`: only against the target. `tag` says what cures it."""

    amount: Amount
    on: Rolls
    against: Literal["", "target"] = ""
    decay: Decay | Literal[""] = ""
    shed: Shed | Literal[""] = ""
    stacks: bool = False
    tag: Literal["", "poison"] = ""


class Difficulty(Effect, frozen=True, tag="difficulty"):
    """A difficulty on some rolls (VER-DICE-11). `against`: only against whoever made it."""

    amount: Amount
    on: Rolls
    against: Literal["", "self"] = ""
    ends: tuple[Literal["victim_hits_self"], ...] = ()
    shed: Shed | Literal[""] = ""


class Successes(Effect, frozen=True, tag="successes"):
    """Successes without a face (VER-DICE-13)."""

    amount: Amount
    on: Rolls


class AutoMiss(Effect, frozen=True, tag="auto_miss"):
    """Some attacks into, out of or through the area miss (VER-READ-05)."""

    on: Rolls
    zone: Literal["into_or_out"]


class Reroll(Effect, frozen=True, tag="reroll"):
    """The roll is repeated; the second counts (VER-DICE-15)."""

    keep: Literal["second"]


class Initiative(Effect, frozen=True, tag="initiative"):
    """A bonus to initiative; `person`: not from a specialty, so it adds freely (VER-STACK-04)."""

    amount: Amount
    source: Literal["specialty", "person"] = "specialty"


class MayDefend(Effect, frozen=True, tag="may_defend", rename={"with_": "with"}):
    """Its holder may answer any attack with these defences."""

    with_: tuple[Literal["parry", "block"], ...]
    against: Literal["any"]


class NullifyAttack(Effect, frozen=True, tag="nullify_attack"):
    """The attack that was declared fails, if its damage is physical (VER-READ-13)."""

    kind: Literal["material"]


class AttackRange(Effect, frozen=True, tag="attack_range"):
    """This attack reaches so many metres."""

    metres: Annotated[int, Meta(ge=1, le=60)]


class AttackMode(Effect, frozen=True, tag="attack_mode"):
    """Another way to attack: with fewer dice and one more quirk."""

    dice: Annotated[int, Meta(ge=-9, le=9)]
    add_quirk: str


class Weapon(Effect, frozen=True, tag="weapon"):
    """A weapon is changed, for the attack, for the next hit, or as long as the use lasts.

    `convert_first`: so many points of its damage are elemental. `on_hit`: it burns for `turns` with `amount` damage, or
    ends `count` effects of up to `max_level`. `lifesteal`: so much damage dealt comes back as health.
    """

    add_quirk: str = ""
    scope: Literal["", "this_attack", "next_hit"] = ""
    convert_first: Annotated[int, Meta(ge=0, le=9)] = 0
    add_damage: Amount = 0
    type: Literal["", "physical", "elemental"] = ""
    on_hit: Literal["", "burn", "dispel"] = ""
    amount: Amount = 0
    turns: Annotated[int, Meta(ge=0, le=9)] = 0
    lifesteal: Amount = 0
    limits: Literal["normal", "ignore"] = "normal"
    max_level: Amount = 0
    count: Amount = 0
    optional: bool = False
    charges: Amount = 0


class OnCriticalFailure(Effect, frozen=True, tag="on_critical_failure"):
    """A critical failure of this attack destroys the weapon (VER-CRIT-02)."""

    then: Literal["destroy_weapon"]


class IgnoreWounds(Effect, frozen=True, tag="ignore_wounds"):
    """Wounds take no dice."""


class Charge(Effect, frozen=True, tag="charge"):
    """It waits for a hit of its holder, who may then use it (VER-READ-09)."""

    on: Literal["own_hit"]
    optional: bool
    then: tuple[dict[str, str | int], ...]


class SkillCap(Effect, frozen=True, tag="skill_cap"):
    """Every skill counts at most as high as another one (VER-MOUNT-01)."""

    by: str


class SwapAttribute(Effect, frozen=True, tag="swap_attribute"):
    """Rolls of a skill use the level of the specialty in place of the attribute."""

    skill: str
    use: Literal["spec"]

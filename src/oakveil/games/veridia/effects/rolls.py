"""Verbs that change rolls: dice, difficulties, successes, initiative, and who may answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from oakveil.kernel.text import Value

from .words import Amount, Decay, Effect, Rolls, Shed

if TYPE_CHECKING:
    from .telling import Telling


class Dice(Effect, frozen=True, tag="dice"):
    """Dice more or fewer in some rolls. `against`: only against the target. `tag` says what cures it."""

    amount: Amount
    on: Rolls
    against: Literal["", "target"] = ""
    decay: Decay | Literal[""] = ""
    shed: Shed | Literal[""] = ""
    stacks: bool = False
    tag: Literal["", "poison"] = ""

    def args(self, tell: Telling) -> Mapping[str, Value]:
        more = [
            tell.word("against-target") if self.against else "",
            tell.word(f"decay-{self.decay.replace('/', '-')}") if self.decay else "",
            tell.word(f"shed-{self.shed}") if self.shed else "",
            tell.word("adds-up") if self.stacks else "",
            tell.word("is-poison") if self.tag else "",
        ]
        return {**tell.counted(self.amount), "on": tell.rolls(self.on), "more": tell.more(*more)}


class Difficulty(Effect, frozen=True, tag="difficulty"):
    """A difficulty on some rolls (VER-DICE-11). `against`: only against whoever made it."""

    amount: Amount
    on: Rolls
    against: Literal["", "self"] = ""
    ends: tuple[Literal["victim_hits_self"], ...] = ()
    shed: Shed | Literal[""] = ""

    def args(self, tell: Telling) -> Mapping[str, Value]:
        more = [
            tell.word("against-you") if self.against else "",
            *(tell.word(f"until-{end}") for end in self.ends),
            tell.word(f"shed-{self.shed}") if self.shed else "",
        ]
        return {**tell.counted(self.amount), "on": tell.rolls(self.on), "more": tell.more(*more)}


class Successes(Effect, frozen=True, tag="successes"):
    """Successes without a face (VER-DICE-13)."""

    amount: Amount
    on: Rolls

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {**tell.counted(self.amount), "on": tell.rolls(self.on)}


class AutoMiss(Effect, frozen=True, tag="auto_miss"):
    """Some attacks into, out of or through the area miss (VER-READ-05)."""

    on: Rolls
    zone: Literal["into_or_out"]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"what": tell.words("missing", self.on)}


class Reroll(Effect, frozen=True, tag="reroll"):
    """The roll is repeated; the second counts (VER-DICE-15)."""

    keep: Literal["second"]


class Initiative(Effect, frozen=True, tag="initiative"):
    """A bonus to initiative; `person`: not from a specialty, so it adds freely (VER-STACK-04)."""

    amount: Amount
    source: Literal["specialty", "person"] = "specialty"

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return tell.counted(self.amount)


class MayDefend(Effect, frozen=True, tag="may_defend", rename={"with_": "with"}):
    """Its holder may answer any attack with these defences."""

    with_: tuple[Literal["parry", "block"], ...]
    against: Literal["any"]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"ways": tell.words("defence", self.with_, "or")}


class NullifyAttack(Effect, frozen=True, tag="nullify_attack"):
    """The attack that was declared fails, if its damage is physical (VER-READ-13)."""

    kind: Literal["material"]


class AttackRange(Effect, frozen=True, tag="attack_range"):
    """This attack reaches so many metres."""

    metres: Annotated[int, Meta(ge=1, le=60)]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"metres": self.metres}


class AttackMode(Effect, frozen=True, tag="attack_mode"):
    """Another way to attack: with fewer dice and one more quirk."""

    dice: Annotated[int, Meta(ge=-9, le=9)]
    add_quirk: str

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {**tell.counted(self.dice), "quirk": tell.quirk(self.add_quirk)}


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

    def args(self, tell: Telling) -> Mapping[str, Value]:
        parts = [
            tell.word("weapon-quirk", quirk=tell.quirk(self.add_quirk)) if self.add_quirk else "",
            tell.word("weapon-convert", n=self.convert_first) if self.convert_first else "",
            tell.word("weapon-damage", type=self.type or "none", **tell.counted(self.add_damage))
            if self.add_damage
            else "",
            tell.word("weapon-burn", turns=self.turns, **tell.amount(self.amount)) if self.on_hit == "burn" else "",
            tell.word("weapon-dispel", level=tell.equal(self.max_level), **tell.amount(self.count))
            if self.on_hit == "dispel"
            else "",
            tell.word("weapon-lifesteal", limits=self.limits, **tell.amount(self.lifesteal)) if self.lifesteal else "",
            tell.word("weapon-charges", **tell.amount(self.charges)) if self.charges else "",
        ]
        scope = tell.word(f"weapon-scope-{self.scope}") if self.scope else ""
        told = tell.text.listed([part for part in parts if part])
        return {"what": told, "more": tell.more(scope, tell.word("if-wished") if self.optional else "")}


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

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"optional": "yes" if self.optional else "no", "what": tell.charged(self.then)}


class SkillCap(Effect, frozen=True, tag="skill_cap"):
    """Every skill counts at most as high as another one (VER-MOUNT-01)."""

    by: str

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"skill": tell.name(self.by.partition(":")[2])}


class SwapAttribute(Effect, frozen=True, tag="swap_attribute"):
    """Rolls of a skill use the level of the specialty in place of the attribute."""

    skill: str
    use: Literal["spec"]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"skill": tell.name(self.skill), "specialty": tell.specialty or tell.word("value-lvl")}

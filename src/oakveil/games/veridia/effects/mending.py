"""Verbs that heal and protect."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from oakveil.kernel.text import Value

from .words import Amount, Decay, Effect, Layer, PoolId

if TYPE_CHECKING:
    from .telling import Telling


class Heal(Effect, frozen=True, tag="heal"):
    """Damage is healed (VER-HEAL-06). `limits`: whether the limits of magical healing hold (VER-READ-14).

    `limit` says how often a target can have it.
    """

    what: Literal["points", "current_level", "previous_level", "all"]
    amount: Amount = 0
    limits: Literal["normal", "ignore"] = "normal"
    limit: Literal["", "1/day/target"] = ""

    def args(self, tell: Telling) -> Mapping[str, Value]:
        more = [
            "" if self.limits == "normal" else tell.word("limits-ignore"),
            tell.word("limit-daily") if self.limit else "",
        ]
        return {**tell.amount(self.amount), "what": self.what, "more": tell.more(*more)}


class Regen(Effect, frozen=True, tag="regen"):
    """Health comes back each turn of its holder, or at the end of each round (VER-CREA-03)."""

    amount: Amount
    limits: Literal["normal", "ignore"] = "normal"
    every: Literal["turn", "round"] = "turn"

    def args(self, tell: Telling) -> Mapping[str, Value]:
        more = "" if self.limits == "normal" else tell.word("limits-ignore")
        return {**tell.amount(self.amount), "every": self.every, "more": tell.more(more)}


class Cure(Effect, frozen=True, tag="cure"):
    """Poisons, diseases or magic effects end: so many of them, or all."""

    what: tuple[Literal["poison", "magic", "all_harmful", "light_disease"], ...]
    count: Amount

    def args(self, tell: Telling) -> Mapping[str, Value]:
        what = tell.words("cure", self.what, "or")
        if self.count == "all":
            return {"n": "all", "what": tell.words("cure", self.what), "per": ""}
        return {**tell.counted(self.count), "what": what}


class Barrier(Effect, frozen=True, tag="barrier"):
    """A barrier (VER-DEF-03). It soaks `soak` points of each hit for nothing; `no_spill`: what is too much is gone."""

    amount: Amount
    soak: Amount = 0
    no_spill: bool = False
    at_turn: Annotated[int, Meta(ge=0, le=9)] = 0

    def args(self, tell: Telling) -> Mapping[str, Value]:
        more = [
            tell.word("barrier-soak", **tell.counted(self.soak)) if self.soak else "",
            tell.word("barrier-no-spill") if self.no_spill else "",
            tell.word("at-turn", n=self.at_turn) if self.at_turn else "",
        ]
        return {**tell.amount(self.amount), "more": tell.more(*more)}


class Armor(Effect, frozen=True, tag="armor"):
    """Armour in a layer (VER-DEF-02)."""

    amount: Amount
    layer: Layer
    decay: Decay | Literal[""] = ""

    def args(self, tell: Telling) -> Mapping[str, Value]:
        decay = tell.word(f"decay-{self.decay.replace('/', '-')}") if self.decay else ""
        return {**tell.layered(self.amount), "layer": self.layer, "more": tell.more(decay)}


class Resist(Effect, frozen=True, tag="resist"):
    """Elemental resist in a layer (VER-DEF-02)."""

    amount: Amount
    layer: Layer
    decay: Decay | Literal[""] = ""

    def args(self, tell: Telling) -> Mapping[str, Value]:
        decay = tell.word(f"decay-{self.decay.replace('/', '-')}") if self.decay else ""
        return {**tell.layered(self.amount), "layer": self.layer, "more": tell.more(decay)}


class IgnoreDamage(Effect, frozen=True, tag="ignore_damage"):
    """So many points of the damage that is coming are ignored (VER-DMG-02)."""

    amount: Amount

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return tell.amount(self.amount)


class Immune(Effect, frozen=True, tag="immune"):
    """Some harms do nothing."""

    to: tuple[Literal["poison", "disease", "spell_side_effect", "sleep", "hunger", "suffocation"], ...]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"to": tell.words("immune", self.to)}


class PoolGain(Effect, frozen=True, tag="pool_gain"):
    """Points of a pool come back."""

    pool: PoolId
    amount: Amount

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"pool": tell.name(self.pool), **tell.amount(self.amount)}


class NoHealing(Effect, frozen=True, tag="no_healing"):
    """No means gives it health back (VER-HEAL-09)."""


class RepairStage(Effect, frozen=True, tag="repair_stage"):
    """An item is better by so many stages of wear (VER-WEAR-02)."""

    count: Annotated[int, Meta(ge=1, le=4)]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"n": self.count}


class OnDeath(Effect, frozen=True, tag="on_death"):
    """When its holder dies, the trait `then` is used for nothing."""

    then: str

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"trait": tell.title(self.then)}

"""Verbs that heal and protect."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .words import Amount, Decay, Effect, Layer, PoolId


class Heal(Effect, frozen=True, tag="heal"):
    """Damage is healed (VER-HEAL-06). `limits`: whether the limits of magical healing hold (VER-READ-14).

    `limit` says how often a target can have it.
    """

    what: Literal["points", "current_level", "previous_level", "all"]
    amount: Amount = 0
    limits: Literal["normal", "ignore"] = "normal"
    limit: Literal["", "1/day/target"] = ""


class Regen(Effect, frozen=True, tag="regen"):
    """Health comes back each turn of its holder, or at the end of each round (VER-CREA-03)."""

    amount: Amount
    limits: Literal["normal", "ignore"] = "normal"
    every: Literal["turn", "round"] = "turn"


class Cure(Effect, frozen=True, tag="cure"):
    """Poisons, diseases or magic effects end: so many of them, or all."""

    what: tuple[Literal["poison", "magic", "all_harmful", "light_disease"], ...]
    count: Amount


class Barrier(Effect, frozen=True, tag="barrier"):
    """A barrier (VER-DEF-03). It soaks `soak` points of each hit for nothing; `no_spill`: what is too much is gone."""

    amount: Amount
    soak: Amount = 0
    no_spill: bool = False
    at_turn: Annotated[int, Meta(ge=0, le=9)] = 0


class Armor(Effect, frozen=True, tag="armor"):
    """Armour in a layer (VER-DEF-02)."""

    amount: Amount
    layer: Layer
    decay: Decay | Literal[""] = ""


class Resist(Effect, frozen=True, tag="resist"):
    """Elemental resist in a layer (VER-DEF-02)."""

    amount: Amount
    layer: Layer
    decay: Decay | Literal[""] = ""


class IgnoreDamage(Effect, frozen=True, tag="ignore_damage"):
    """So many points of the damage that is coming are ignored (VER-DMG-02)."""

    amount: Amount


class Immune(Effect, frozen=True, tag="immune"):
    """Some harms do nothing."""

    to: tuple[Literal["poison", "disease", "spell_side_effect", "sleep", "hunger", "suffocation"], ...]


class PoolGain(Effect, frozen=True, tag="pool_gain"):
    """Points of a pool come back."""

    pool: PoolId
    amount: Amount


class NoHealing(Effect, frozen=True, tag="no_healing"):
    """No means gives it health back (VER-HEAL-09)."""


class RepairStage(Effect, frozen=True, tag="repair_stage"):
    """An item is better by so many stages of wear (VER-WEAR-02)."""

    count: Annotated[int, Meta(ge=1, le=4)]


class OnDeath(Effect, frozen=True, tag="on_death"):
    """When its holder dies, the trait `then` is used for nothing."""

    then: str

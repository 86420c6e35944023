"""Damage, to monsters and to heroes."""

from __future__ import annotations

from oakveil.kernel.text import Message

from .telling import Telling
from .words import Amount, Effect


class BonusDamage(Effect, frozen=True, tag="bonus_damage"):
    """More damage by a line that removed a drop, on one pool hit by that line (OAK-DMG-03)."""

    amount: Amount

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-bonus_damage", {"n": self.amount})


class DirectDamage(Effect, frozen=True, tag="direct_damage"):
    """Damage without a line, on one pool (OAK-DMG-04); `amount_at_1_hp` instead if the hero has 1 HP left."""

    amount: Amount
    amount_at_1_hp: Amount | None = None

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-direct_damage", {"n": self.amount, "last": self.amount_at_1_hp or 0})


class SelfDamage(Effect, frozen=True, tag="self_damage"):
    """The hero takes a packet of damage (OAK-HP-04)."""

    amount: Amount

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-self_damage", {"n": self.amount})


class ReduceDamage(Effect, frozen=True, tag="reduce_damage"):
    """The monster deals less damage (OAK-MON-05)."""

    amount: Amount

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-reduce_damage", {"n": self.amount})


class CircleBonus(Effect, frozen=True, tag="bonus_damage"):
    """A circle: bonus damage of its value (OAK-SKILL-DAMAGE)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-bonus_damage", {"n": tell.values})


class CircleReuse(Effect, frozen=True, tag="reuse_points"):
    """A circle: as many ends of lines as its value may lie on used points (OAK-SKILL-STRIKE)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-reuse_points", {"n": tell.values})


class CircleBlock(Effect, frozen=True, tag="block_damage"):
    """A circle: one packet is less by up to its value (OAK-SKILL-BLOCK)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-block_damage", {"n": tell.values})


CircleEffect = CircleBonus | CircleReuse | CircleBlock

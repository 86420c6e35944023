"""Verbs that help heroes, and what equipment gives to its bearer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from oakveil.kernel.text import Message

from .formulas import Number
from .words import About, Condition, Effect, Share, Times

if TYPE_CHECKING:
    from .telling import Telling


class Heal(About, frozen=True, tag="heal"):
    """Regain `n` VIT up to the maximum."""

    n: Number

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-heal", {**tell.whom(), "n": tell.number(self.n)})


class Revive(About, frozen=True, tag="revive"):
    """A fallen hero is back with full VIT (VEIEL-DEATH-03)."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-revive", tell.whom())


class Survive(About, frozen=True, tag="survive"):
    """Instead of falling stay at `n` VIT (VEIEL-DEATH-01)."""

    n: Number

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-survive", {**tell.whom(), "n": tell.number(self.n)})


class Gain(About, frozen=True, tag="gain"):
    """Regain `n` END up to the maximum."""

    gauge: Literal["END"]
    n: Share

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-gain", {**tell.whom(), "gauge": self.gauge, "n": self.n})


class Cure(About, frozen=True, tag="cure"):
    """A condition ends."""

    of: Literal["poison", "burn", "mute"]

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-cure", {**tell.whom(), "of": self.of})


class Buy(Effect, frozen=True, tag="buy"):
    """Buy `n` consumables from the alchemist, at their price, into free slots (VEIEL-ALCH-02)."""

    n: Times

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-buy", {"n": self.n})


class Trade(Effect, frozen=True, tag="trade"):
    """Hand over or swap consumables between standing heroes (VEIEL-ALCH-07)."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-trade")


class RerollLoot(Effect, frozen=True, tag="lootreroll"):
    """Roll all odd loot dice once more (VEIEL-LOOT-02)."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-lootreroll")


class Immune(Effect, frozen=True, tag="immune"):
    """The bearer ignores a condition."""

    to: Condition

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-immune", {"condition": tell.condition(self.to)})


class Unlock(Effect, frozen=True, tag="unlock"):
    """Opens chests for free (VEIEL-ROOM-03, -06)."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-unlock")


class Fills(Effect, frozen=True, tag="fills"):
    """Fills one item slot of its bearer."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-fills")

"""What changes the route of a turn."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from oakveil.kernel.text import Message

from .telling import Telling
from .words import Amount, Effect


class ExtraMove(Effect, frozen=True, tag="extra_move"):
    """Up to so many spaces more (OAK-SPEC-RUN)."""

    up_to: Amount

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-extra_move", {"n": self.up_to})


class ExtraMoveExact(Effect, frozen=True, tag="extra_move_exact"):
    """Exactly so many spaces more, one of these numbers, or none (OAK-GEAR-BOOTSA)."""

    amounts: Annotated[tuple[Amount, ...], Meta(min_length=1, max_length=3)]

    def message(self, tell: Telling) -> Message:
        amounts = tell.text.listed([str(amount) for amount in self.amounts], "or")
        return Message("oakdell-effect-extra_move_exact", {"amounts": amounts, "most": max(self.amounts)})


class Step(Effect, frozen=True, tag="step"):
    """The hero moves exactly so far (OAK-SPEC-DODGE)."""

    amount: Amount

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-step", {"n": self.amount})


class PassDoor(Effect, frozen=True, tag="pass_door"):
    """One closed door is passed and stays open (OAK-SPEC-BREACH)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-pass_door")


class PassWall(Effect, frozen=True, tag="pass_wall"):
    """One thin wall is passed and stays open (OAK-WALL-02)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-pass_wall")


class PassDoors(Effect, frozen=True, tag="pass_doors"):
    """Closed doors are passed and stay closed (OAK-DOOR-05)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-pass_doors")


class IgnoreTrap(Effect, frozen=True, tag="ignore_trap"):
    """One armed trap of the route does no damage (OAK-TRAP-06)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-ignore_trap")

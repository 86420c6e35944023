"""What changes the attack of a monster."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from oakveil.kernel.text import Message

from .telling import Telling
from .words import Amount, Effect


class LightTorch(Effect, frozen=True, tag="light_torch"):
    """Counts as one own torch (OAK-SPEC-TORCH)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-light_torch")


class SetTorchBonus(Effect, frozen=True, tag="set_torch_bonus"):
    """What torches and wall torches subtract from the roll (OAK-GEAR-BRANDB)."""

    amount: Amount

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-set_torch_bonus", {"n": self.amount})


class ModifyRoll(Effect, frozen=True, tag="modify_roll"):
    """Added to the result of the roll; below 0 it is better for the hero (OAK-GEAR-HELMETA)."""

    amount: Annotated[int, Meta(ge=-9, le=-1)]

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-modify_roll", {"n": tell.signed(self.amount)})


class Reroll(Effect, frozen=True, tag="reroll"):
    """The roll may be repeated once; the new result counts (OAK-GEAR-MAILB)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-reroll")


class SkipMonsterPhase(Effect, frozen=True, tag="skip_monster_phase"):
    """This turn has no Monster Phase (OAK-MON-02)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-skip_monster_phase")


class DisableAbility(Effect, frozen=True, tag="disable_ability"):
    """The ability of the monster is ignored this turn (OAK-SPEC-DISABLE)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-disable_ability")

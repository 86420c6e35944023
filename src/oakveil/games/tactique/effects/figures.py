"""What is done to figures: damage, wounds, block, healing, and being moved about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from oakveil.kernel.text import Message

from .words import Number, Step, Tier, To, ZoneId

if TYPE_CHECKING:
    from .telling import Telling

UpTo = Annotated[int, Meta(ge=2, le=6)]


class Damage(Step, frozen=True, tag="damage"):
    """`n` damage: to enemies (TAC-DMG-01), to heroes or to its own player (TAC-BLOCK-02, -03)."""

    n: Number
    to: To
    up_to: UpTo | None = None

    def message(self, tell: Telling) -> Message:
        whom = tell.whom(self.to, self.zone, self.up_to)
        if tell.voice == "hero" and whom["side"] == "enemy":
            whom["form"] = "struck"
        return Message("tactique-effect-damage", {**whom, "damage": tell.count("damage", self.n)})


class Wound(Step, frozen=True, tag="wound"):
    """`n` wounds, which no block absorbs (TAC-BLOCK-05). Heroes only."""

    n: Number
    to: To

    def message(self, tell: Telling) -> Message:
        whom = tell.whom(self.to, self.zone)
        return Message("tactique-effect-wound", {**whom, "wounds": tell.count("wounds", self.n)})


class Block(Step, frozen=True, tag="block"):
    """Gain `n` block. `keep`: that of an enemy survives one more removal (TAC-ROUND-02)."""

    n: Number
    to: To = "me"
    up_to: UpTo | None = None
    keep: bool = False

    def message(self, tell: Telling) -> Message:
        whom = tell.whom(self.to, self.zone, self.up_to)
        return Message("tactique-effect-block", {**whom, "n": self.n, "kept": "yes" if self.keep else "no"})


class Heal(Step, frozen=True, tag="heal"):
    """Heal `n` wounds (TAC-HEAL-02)."""

    n: Number
    to: To = "me"

    def message(self, tell: Telling) -> Message:
        whom = tell.whom(self.to, self.zone, case="each")
        return Message("tactique-effect-heal", {**whom, "n": self.n, "wounds": tell.count("wounds", self.n)})


class Move(Step, frozen=True, tag="move"):
    """Up to `n` movements (TAC-MOVE-04); `through` enemies."""

    n: Number
    to: To = "me"
    through: bool = False

    def message(self, tell: Telling) -> Message:
        whom = tell.whom(self.to, self.zone)
        through = "yes" if self.through else "no"
        return Message("tactique-effect-move", {**whom, "spaces": tell.count("spaces", self.n), "through": through})


class Shift(Step, frozen=True, tag="shift"):
    """The player moves an enemy by up to `n` steps along free cells (TAC-MOVE-06)."""

    n: Number
    to: To

    def message(self, tell: Telling) -> Message:
        whom = tell.whom(self.to, self.zone)
        return Message("tactique-effect-shift", {**whom, "spaces": tell.count("spaces", self.n)})


class Push(Step, frozen=True, tag="push"):
    """Straight away from the origin by up to `n` cells (TAC-MOVE-07)."""

    n: Number
    to: To

    def message(self, tell: Telling) -> Message:
        whom = tell.whom(self.to, self.zone)
        return Message("tactique-effect-push", {**whom, "voice": tell.voice, "spaces": tell.count("spaces", self.n)})


class Pull(Step, frozen=True, tag="pull"):
    """Straight towards the origin by up to `n` cells (TAC-MOVE-07)."""

    n: Number
    to: To

    def message(self, tell: Telling) -> Message:
        whom = tell.whom(self.to, self.zone)
        return Message("tactique-effect-pull", {**whom, "voice": tell.voice, "spaces": tell.count("spaces", self.n)})


class Swap(Step, frozen=True, tag="swap"):
    """Exchange cells with the target (TAC-MOVE-09)."""

    to: To

    def message(self, tell: Telling) -> Message:
        return Message("tactique-effect-swap", tell.whom(self.to, self.zone))


class Teleport(Step, frozen=True, tag="teleport"):
    """Put on a free cell of the zone `dest`, measured from the player, or stay (TAC-MOVE-09)."""

    to: To
    dest: ZoneId

    def message(self, tell: Telling) -> Message:
        whom = tell.whom(self.to, self.zone, anywhere=False)
        return Message("tactique-effect-teleport", {**whom, **tell.place(self.dest)})


class Split(Step, frozen=True, tag="split"):
    """The heroes of the zone share `n` damage, point by point in order of threat (TAC-THREAT-03)."""

    n: Number
    to: Literal["all_heroes"] = "all_heroes"

    def message(self, tell: Telling) -> Message:
        place = tell.place(self.zone)
        where = "" if place["place"] == "board" else f" {place['where']}"
        return Message("tactique-effect-split", {"where": where, "damage": tell.count("damage", self.n)})


class Summon(Step, frozen=True, tag="summon"):
    """Bring `n` enemies of a pile onto the board, no more than `most` of one's own at a time (TAC-SUM-01, -06)."""

    n: Number
    pile: Tier
    most: Annotated[int, Meta(ge=1, le=8)] | None = None

    def message(self, tell: Telling) -> Message:
        tier = tell.text.say(f"tactique-tier-{self.pile}{'' if self.n == 1 else '.many'}")
        return Message(
            "tactique-effect-summon", {"n": self.n, "tier": tier, "most": self.most or 0, "voice": tell.voice}
        )


class Regain(Step, frozen=True, tag="regain"):
    """Regain `n` lives, never more than at the start."""

    n: Number
    to: Literal["me"] = "me"

    def message(self, tell: Telling) -> Message:
        return Message("tactique-effect-regain", {"lives": tell.count("lives", self.n)})


class Retreat(Step, frozen=True, tag="retreat"):
    """Move by up to `n` steps to where the nearest hero is farthest (TAC-AI-11)."""

    n: Number

    def message(self, tell: Telling) -> Message:
        return Message("tactique-effect-retreat", {"spaces": tell.count("spaces", self.n)})


class Relocate(Step, frozen=True, tag="relocate"):
    """Move to a random free cell by the black dice; triggers nothing."""

    to: Literal["me"] = "me"

    def message(self, tell: Telling) -> Message:
        return Message("tactique-effect-relocate")

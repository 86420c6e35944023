"""What is done to figures: damage, wounds, block, healing, and being moved about."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .words import Number, Step, To, ZoneId

UpTo = Annotated[int, Meta(ge=2, le=6)]


class Damage(Step, frozen=True, tag="damage"):
    """`n` damage: to enemies (TAC-DMG-01), to heroes or to its own player (TAC-BLOCK-02, -03)."""

    n: Number
    to: To
    up_to: UpTo | None = None


class Wound(Step, frozen=True, tag="wound"):
    """`n` wounds, which no block absorbs (TAC-BLOCK-05). Heroes only."""

    n: Number
    to: To


class Block(Step, frozen=True, tag="block"):
    """Gain `n` block. `keep`: that of an enemy survives one more removal (TAC-ROUND-02)."""

    n: Number
    to: To = "me"
    up_to: UpTo | None = None
    keep: bool = False


class Heal(Step, frozen=True, tag="heal"):
    """Heal `n` wounds (TAC-HEAL-02)."""

    n: Number
    to: To = "me"


class Move(Step, frozen=True, tag="move"):
    """Up to `n` movements (TAC-MOVE-04); `through` enemies and obstacles."""

    n: Number
    to: To = "me"
    through: bool = False


class Shift(Step, frozen=True, tag="shift"):
    """The player moves an enemy by up to `n` steps along free cells (TAC-MOVE-06)."""

    n: Number
    to: To


class Push(Step, frozen=True, tag="push"):
    """Straight away from the origin by up to `n` cells (TAC-MOVE-07)."""

    n: Number
    to: To


class Pull(Step, frozen=True, tag="pull"):
    """Straight towards the origin by up to `n` cells (TAC-MOVE-07)."""

    n: Number
    to: To


class Swap(Step, frozen=True, tag="swap"):
    """Exchange cells with the target (TAC-MOVE-09)."""

    to: To


class Teleport(Step, frozen=True, tag="teleport"):
    """Put on a free cell of the zone `dest`, measured from the player, or stay (TAC-MOVE-09)."""

    to: To
    dest: ZoneId


class Split(Step, frozen=True, tag="split"):
    """The heroes of the zone share `n` damage, point by point in order of threat (TAC-THREAT-03)."""

    n: Number
    to: Literal["all_heroes"] = "all_heroes"


class Summon(Step, frozen=True, tag="summon"):
    """Bring `n` enemies of a pile onto the board, no more than `most` of one's own at a time (TAC-SUM-01, -06)."""

    n: Number
    pile: Literal["basic", "intermediate", "powerful"]
    most: Annotated[int, Meta(ge=1, le=8)] | None = None


class Regain(Step, frozen=True, tag="regain"):
    """Regain `n` lives, never more than at the start."""

    n: Number
    to: Literal["me"] = "me"


class Retreat(Step, frozen=True, tag="retreat"):
    """Move by up to `n` steps to where the nearest hero is farthest (TAC-AI-11)."""

    n: Number


class Relocate(Step, frozen=True, tag="relocate"):
    """Move to a random free cell by the black dice; triggers nothing."""

    to: Literal["me"] = "me"

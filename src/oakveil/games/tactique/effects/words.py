"""The words that effects are made of: numbers, targets, filters and durations (specification 9.4, 9.5, 9.8)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal, cast

from msgspec import Meta, Struct

from oakveil.kernel.content import Id
from oakveil.kernel.text import Message

if TYPE_CHECKING:
    from .telling import Telling

Number = Annotated[
    Annotated[int, Meta(ge=0, le=12)] | Annotated[str, Meta(pattern=r"^[2-9]?X\Z")],
    Meta(extra={"fault": "tactique-content-number"}),
]
"""A number, or a multiple of the X of a card: 3, "X", "2X"."""
ZoneId = Id
To = Literal[
    "me",
    "enemy",
    "enemies",
    "all_enemies",
    "other_enemies",
    "hero",
    "heroes",
    "all_heroes",
    "dead_hero",
    "that",
    "those",
    "trigger",
    "target",
]
"""Whom an effect is for. `enemies` and `heroes` are up to `up_to` of them; `target` is whom an enemy attacks."""
Filter = Annotated[
    str,
    Meta(
        pattern=r"^(attack|defense|movement|healing|support|base|red|blue|yellow|green|purple|colourless"
        r"|card:[a-z0-9_]{1,40})\Z"
    ),
]
"""Which cards: those of a type, base deck cards, those of a colour, or those of one id."""
Until = Literal["turn", "round", "next_turn", "own_turn", "encounter"]
"""When a lasting effect ends (TAC-DUR-01)."""
Tier = Literal["basic", "intermediate", "powerful"]


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb"):
    """What all effects share: in a content file the field `verb` says which effect it is."""

    @abstractmethod
    def message(self, tell: Telling) -> Message:
        """The message that tells this effect, beginning with a small letter and without a full stop."""
        ...


class Step(Effect, frozen=True, kw_only=True):
    """One step of a card or of an enemy's turn.

    `then`: it happens only if the step before it was resolved (TAC-PLAY-05). `zone`: its own zone instead of that of
    the card (TAC-ZONE-09).
    """

    then: bool = False
    zone: ZoneId | None = None

    def explained(self, tell: Telling) -> Sequence[str]:
        """Further statements that this step needs after the one with its message."""
        return ()

    def inside(self) -> Sequence[Step]:
        """The steps that may be carried out as parts of this one."""
        return ()

    def aim(self) -> To | None:
        """Whom the step is for, if it is for anybody."""
        return cast("To", getattr(self, "to")) if "to" in self.__struct_fields__ else None  # noqa: B009

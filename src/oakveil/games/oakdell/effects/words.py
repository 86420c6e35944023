"""The words that effects are made of: colours, tracks, special skills, triggers and conditions (specification 9)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from oakveil.kernel.text import Message

if TYPE_CHECKING:
    from .telling import Telling

Die = Literal["white", "black"]
PointColour = Literal["red", "yellow", "blue", "green"]
"""Colours of attack points."""
Colour = Literal["yellow", "green", "red", "orange", "blue", "purple"]
"""A potion is known by its colour."""
Row = Literal["triangular", "round"]
TrackId = Literal["damage", "strike", "block"]
"""The tracks of basic skills (OAK-SKILL-01)."""
SpecialId = Literal["breach", "wallbreak", "disable", "run", "anypoint", "dodge", "trapavoid", "torch", "stun"]
"""The special skills (OAK-SPEC)."""
Trigger = Literal[
    "line_damage",
    "attack_phase",
    "dungeon_phase",
    "monster_phase_start",
    "own_torch_lit",
    "torch_bonus",
    "monster_roll",
    "monster_attack",
    "damaged_by_monster",
    "monster_killed",
]
"""When gear works."""
Mark = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_]{1,20}\Z", extra={"fault": "oakdell-content-mark"})]
"""The id of something on a sheet or a map: "P3", "eye_A1"."""
Amount = Annotated[int, Meta(ge=1, le=9)]


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What all effects share: in a content file the field `do` says which effect it is."""

    @abstractmethod
    def message(self, tell: Telling) -> Message:
        """The message that tells this effect."""
        ...


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """On what gear depends; all that is given must hold.

    `die`: which one was drafted. `light`: OAK-LIGHT-04. `space`: the hero stands on an armed trap (OAK-TRAP-07).
    `move_total`: this turn's whole movement. `dealt_at_least`: damage dealt this turn. `taken_at_least`: hearts broken
    by the monster's attack. `hp_at_most`: HP left.
    """

    die: Die | None = None
    light: Literal["dark"] | None = None
    space: Literal["trap"] | None = None
    move_total: Amount | None = None
    dealt_at_least: Amount | None = None
    taken_at_least: Amount | None = None
    hp_at_most: Amount | None = None


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """What the use of gear costs: one marked circle of this track is filled (OAK-GEAR-06)."""

    circle: TrackId

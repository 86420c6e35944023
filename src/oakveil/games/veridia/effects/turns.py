"""Verbs of turns, movement and place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from oakveil.kernel.text import Value

from .words import Amount, Effect, Factor, Metres

if TYPE_CHECKING:
    from .telling import Telling


class FirstRoundFirst(Effect, frozen=True, tag="first_round_first"):
    """First in the first round, whatever the score (VER-INIT-03)."""


class NeverSurprised(Effect, frozen=True, tag="never_surprised"):
    """Never surprised (VER-SURP-05)."""


class ActLast(Effect, frozen=True, tag="act_last"):
    """Its slot of this round comes last."""


class Untouchable(Effect, frozen=True, tag="untouchable"):
    """Until its slot nothing can touch it, nor can it act."""


class SurpriseTurn(Effect, frozen=True, tag="surprise_turn"):
    """In its late slot all others are surprised (VER-SURP-05)."""


class ExtraAction(Effect, frozen=True, tag="extra_action"):
    """More mains this turn, each with its own pool (VER-TURN-07)."""

    count: Annotated[int, Meta(ge=1, le=3)]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"n": self.count}


class Forbid(Effect, frozen=True, tag="forbid"):
    """Something cannot be done."""

    what: Literal["run", "all_actions", "contested_and_exchange"]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"what": self.what}


class Speed(Effect, frozen=True, tag="speed"):
    """Movement is so many times as long, or exactly so many metres (VER-MOVE-04)."""

    times: Factor = 1
    metres: Annotated[int, Meta(ge=0, le=100)] | None = None

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"metres": "none" if self.metres is None else self.metres, "times": tell.times(self.times)}


class Jump(Effect, frozen=True, tag="jump"):
    """Leaps over anything in the way; once a leap of `leap_m` metres, which ends it."""

    times: Annotated[int, Meta(ge=1, le=10)]
    leap_m: Annotated[int, Meta(ge=1, le=500)]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"times": self.times, "metres": self.leap_m}


class Fly(Effect, frozen=True, tag="fly"):
    """It flies (VER-MOVE-05)."""

    speed_times: Annotated[int, Meta(ge=1, le=10)] = 1
    takeoff: Literal["", "free"] = ""

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"times": self.speed_times, "takeoff": self.takeoff or "none"}


class Move(Effect, frozen=True, tag="move", rename={"from_": "from"}):
    """A dash, a teleport, or a push away from the centre or from whoever made it (VER-MOVE-10)."""

    kind: Literal["dash", "teleport", "push"]
    metres: Amount
    from_: Literal["", "centre", "self"] = ""

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {
            "kind": self.kind,
            "distance": tell.word("distance", **tell.counted(self.metres)),
            "origin": self.from_ or "none",
        }


class Terrain(Effect, frozen=True, tag="terrain"):
    """Movement inside the area is slower."""

    speed: Factor

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"times": tell.times(self.speed)}


class TerrainIgnore(Effect, frozen=True, tag="terrain_ignore"):
    """Some ground does not hinder."""

    what: Literal["water"]


class Light(Effect, frozen=True, tag="light"):
    """Light as in the day."""

    level: Literal["day"]


class Travel(Effect, frozen=True, tag="travel"):
    """On long walks so many times as far (VER-TRAV-03)."""

    times: Annotated[int, Meta(ge=1, le=5)]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"times": self.times}


class Reach(Effect, frozen=True, tag="reach"):
    """Who can reach it from close by (VER-MOVE-05)."""

    melee: Literal["fliers_only"]


class Illusion(Effect, frozen=True, tag="illusion"):
    """A false wall of some strength (VER-SKIR-08)."""

    strength: Amount

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"strength": tell.formula(self.strength)}


class Summon(Effect, frozen=True, tag="summon"):
    """A creature comes (VER-TRAIT-16): of an archetype up to a level, or this very one."""

    archetype: Literal["", "animated_object", "beast", "undead"] = ""
    max_level: Amount = 0
    creature: str = ""

    def args(self, tell: Telling) -> Mapping[str, Value]:
        if self.creature:
            return {"what": "creature", "name": tell.name(self.creature), "level": ""}
        return {"what": self.archetype or "creature", "name": "", "level": tell.equal(self.max_level)}


class Control(Effect, frozen=True, tag="control"):
    """A beast obeys (VER-SKIR-08)."""

    grade: Amount
    fights: bool = True

    def args(self, tell: Telling) -> Mapping[str, Value]:
        return {"grade": tell.formula(self.grade), "fights": "yes" if self.fights else "no"}


class RelaySpell(Effect, frozen=True, tag="relay_spell"):
    """Passes a spell on to its real target with the better of two rolls, and vanishes (VER-CREA-04)."""

    roll: Literal["best_of_two"]
    then: Literal["vanish"]


class ReloadAs(Effect, frozen=True, tag="reload_as"):
    """Reloading costs only a free action (VER-AMMO-02)."""

    action: Literal["free"]


class Dormant(Effect, frozen=True, tag="dormant"):
    """It neither acts nor defends itself."""


class LiftKg(Effect, frozen=True, tag="lift_kg"):
    """Moves an object of up to the weight for the number of successes (VER-SKIR-08)."""

    table: Annotated[tuple[Metres, ...], Meta(min_length=1, max_length=12)]

    def args(self, tell: Telling) -> Mapping[str, Value]:
        masses = [tell.decimal(kg) for kg in self.table]
        return {"masses": " / ".join(masses), "n": len(masses)}

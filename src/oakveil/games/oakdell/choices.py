"""What players can answer (specification, section 5): one small record for each kind of choice."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from oakveil.kernel.ask import Option

from .records import Colour, Die, GearId, HeroId, PointId, PoolId, Space, SpecialId, TrackId

Via = Literal["open", "key", "breach", "wall", "ghost"]
"""How a step passes the edge: freely (also where it was opened before), with a key, by Door Breaching, by Breaking the
Wall, in Ghost boots."""
Coordinate = Annotated[int, Meta(ge=0, le=1000)]


class ChooseHero(Option, frozen=True):
    """Play this hero."""

    rule: ClassVar[str] = "OAK-SETUP-02"
    hero: HeroId


class Draft(Option, frozen=True):
    """Take a die of this colour and value from the dice sheet."""

    rule: ClassVar[str] = "OAK-DRAFT-01"
    die: Die
    value: int


class Leg(msgspec.Struct, frozen=True, gc=False):
    """One step of a route."""

    to: Space
    via: Via = "open"


class Route(Option, frozen=True):
    """Walk these steps. `run` and `boots` of them are those of Run (0-3) and of Stride boots (0-2).

    `avoid` is the space of the trap that Trap Avoidance is used on, or empty.
    """

    rule: ClassVar[str] = "OAK-MOVE-04"
    steps: Annotated[tuple[Leg, ...], Meta(max_length=12)]
    run: Annotated[int, Meta(ge=0, le=3)] = 0
    boots: Annotated[int, Meta(ge=0, le=2)] = 0
    avoid: Space = ""


class GoOn(Option, frozen=True):
    """Do nothing more here: the phase goes on."""

    rule: ClassVar[str] = "OAK-ROUND-04"


class Drink(Option, frozen=True):
    """Use a potion."""

    rule: ClassVar[str] = "OAK-POT-02"
    potion: Colour

    def binds(self) -> bool:
        """The Potion of Focus lets its drinker measure: what was seen cannot be unseen."""
        return self.potion == "yellow"


class Pay(Option, frozen=True):
    """Destroy the shrine on this space, with the lowest circles (never worse than higher ones)."""

    rule: ClassVar[str] = "OAK-SCEN-S2"
    shrine: Space


class Strike(Option, frozen=True):
    """Draw a line from a point to another, with an Additional Strikes circle (0: none) if that makes it legal.

    `any_point`: use Attack from Any Point for the start.
    """

    rule: ClassVar[str] = "OAK-STRIKE-01"
    start: PointId
    end: PointId
    circle: int = 0
    any_point: bool = False

    def binds(self) -> bool:
        """A line that is drawn shows where it runs."""
        return True


class NextStrike(Option, frozen=True):
    """Draw the next line of a chain to this point, with an Additional Strikes circle (0: none) if needed."""

    rule: ClassVar[str] = "OAK-POT-04"
    end: PointId
    circle: int = 0

    def binds(self) -> bool:
        """A line that is drawn shows where it runs."""
        return True


class StopChain(Option, frozen=True):
    """Draw no further line of the chain."""

    rule: ClassVar[str] = "OAK-POT-04"


class Slash(Option, frozen=True):
    """Potion of Precision: a line of two centimetres anywhere, between two points of the sheet."""

    rule: ClassVar[str] = "OAK-POT-ORANGE"
    x1: Coordinate
    y1: Coordinate
    x2: Coordinate
    y2: Coordinate

    def binds(self) -> bool:
        """A line that is drawn shows where it runs."""
        return True


class Wound(Option, frozen=True):
    """Potion of Wounding: block this free point."""

    rule: ClassVar[str] = "OAK-POT-GREEN"
    point: PointId


class HitPool(Option, frozen=True):
    """The damage goes to this pool."""

    rule: ClassVar[str] = "OAK-DMG-04"
    pool: PoolId


class UseCircle(Option, frozen=True):
    """Fill this circle (1-9) of the track that the question is about."""

    rule: ClassVar[str] = "OAK-SKILL-02"
    circle: int


class Decline(Option, frozen=True):
    """Use nothing here."""

    rule: ClassVar[str] = "OAK-SKILL-02"


class Fury(Option, frozen=True):
    """Use the Axe of Fury."""

    rule: ClassVar[str] = "OAK-GEAR-AXEB"


class Disable(Option, frozen=True):
    """Use Disable Monster's Ability."""

    rule: ClassVar[str] = "OAK-SPEC-DISABLE"


class EndAttack(Option, frozen=True):
    """End the Attack Phase."""

    rule: ClassVar[str] = "OAK-STRIKE-08"


class Light(Option, frozen=True):
    """Use a torch before the roll: one of one's own, or the special skill."""

    rule: ClassVar[str] = "OAK-LIGHT-02"
    torch: Literal["own", "special"]


class FaceRoll(Option, frozen=True):
    """Let the monster roll."""

    rule: ClassVar[str] = "OAK-MON-03"


class Skip(Option, frozen=True):
    """Skip the Monster Phase by a special skill or a piece of gear."""

    rule: ClassVar[str] = "OAK-MON-02"
    means: SpecialId | GearId


class DodgeTo(Option, frozen=True):
    """Dodge: move to this space."""

    rule: ClassVar[str] = "OAK-SPEC-DODGE"
    to: Space
    via: Via = "open"


class LetGo(Option, frozen=True):
    """Let the monster go: it flees."""

    rule: ClassVar[str] = "OAK-FLEE-05"


class Reroll(Option, frozen=True):
    """Roll the monster's die again; where each attacks, that of this pool ("": of one alone)."""

    rule: ClassVar[str] = "OAK-GEAR-MAILB"
    pool: PoolId = ""


class Shift(Option, frozen=True):
    """Make this the result of the boss's roll (1-6)."""

    rule: ClassVar[str] = "OAK-BOSS-02"
    result: int


class TakeGear(Option, frozen=True):
    """Take this piece of equipment with this effect."""

    rule: ClassVar[str] = "OAK-GEAR-01"
    gear: GearId


class Develop(Option, frozen=True):
    """Mark the next circle of this track."""

    rule: ClassVar[str] = "OAK-SKILL-05"
    track: TrackId


class TakePotion(Option, frozen=True):
    """Gain a potion of this colour."""

    rule: ClassVar[str] = "OAK-GEAR-BELTB"
    potion: Colour

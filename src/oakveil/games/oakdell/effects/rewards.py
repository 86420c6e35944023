"""What a hero gains: rewards of monsters, and what belts add to them."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.text import Message

from .telling import Telling
from .words import Amount, Colour, Effect, Row, TrackId


class GainPotion(Effect, frozen=True, tag="potion"):
    """The next circle of this potion is marked (OAK-ITEM-01)."""

    colour: Colour

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-potion", {"potion": tell.potion(self.colour)})


class GainAnyPotion(Effect, frozen=True, tag="potion_choice"):
    """The same with a potion of this row, chosen by its owner."""

    row: Row

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-potion_choice", {"row": self.row})


class Develop(Effect, frozen=True, tag="skill"):
    """The next circle of a track is marked, of a track of choice maybe (OAK-SKILL-02, -05)."""

    track: TrackId | Literal["choice"]

    def message(self, tell: Telling) -> Message:
        track = "none" if self.track == "choice" else tell.track(self.track)
        return Message("oakdell-effect-skill", {"track": track})


class GainKey(Effect, frozen=True, tag="key"):
    """One key more (OAK-DOOR-04)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-key")


class GainTorch(Effect, frozen=True, tag="torch"):
    """The next torch circle is marked (OAK-ITEM-02)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-torch")


class GainEquipment(Effect, frozen=True, tag="equipment"):
    """One piece of equipment of choice (OAK-GEAR-01)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-equipment")


class GainHearts(Effect, frozen=True, tag="hearts"):
    """So many full hearts more (OAK-HP-01)."""

    amount: Amount

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-hearts", {"n": self.amount})


class GainHeartsByLevel(Effect, frozen=True, tag="hearts"):
    """The same, as many as the level of the killed monster says (OAK-GEAR-BELTA)."""

    amount_by_level: tuple[Amount, Amount, Amount]

    def message(self, tell: Telling) -> Message:
        one, two, three = self.amount_by_level
        return Message("oakdell-effect-hearts_by_level", {"one": one, "two": two, "three": three})


Reward = GainPotion | GainAnyPotion | Develop | GainKey | GainTorch | GainEquipment | GainHearts

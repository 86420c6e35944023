"""What happens while a character is built (specification, section 6)."""

from __future__ import annotations

from oakveil.kernel.table import Event

from .building_choices import Purchase


class BuildingStep(Event, frozen=True):
    """A step of building; what is left of experience and, in hundredths, of money."""

    step: Purchase
    experience: int
    deli: int


class CharacterDescribed(Event, frozen=True):
    name: str


class CharacterBuilt(Event, frozen=True):
    name: str

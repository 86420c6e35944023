"""What changes the strike of a turn, or adds lines to it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from oakveil.kernel.text import Message

from .telling import Telling
from .words import Effect, PointColour


class AnyColour(Effect, frozen=True, tag="any_colour"):
    """The main strike, or the first of a chain, may begin at a point of any colour (OAK-SPEC-ANY)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-any_colour")


class BlockPoint(Effect, frozen=True, tag="block_point"):
    """A free point of choice is blocked for the rest of the fight (OAK-POT-GREEN)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-block_point")


class FreeLine(Effect, frozen=True, tag="free_line"):
    """A line between any two whole points is drawn, `length` units long or shorter by up to `tolerance`."""

    length: Annotated[int, Meta(ge=10, le=1000)]
    tolerance: Annotated[int, Meta(ge=1, le=9)]

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-free_line", {"cm": tell.centimetres(self.length)})


class Chain(Effect, frozen=True, tag="chain"):
    """Instead of one main strike the hero makes so many connected strikes (OAK-POT-BLUE, -PURPLE)."""

    strikes: Annotated[int, Meta(ge=2, le=6)]

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-chain", {"n": self.strikes})


class StrikeFrom(Effect, frozen=True, tag="strike_from"):
    """One strike from a point of this colour (OAK-GEAR-SPEARA)."""

    colour: PointColour

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-strike_from", {"colour": self.colour})


class Measure(Effect, frozen=True, tag="measure"):
    """Until the end of the turn the hero may measure every line (OAK-POT-YELLOW)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-effect-measure")

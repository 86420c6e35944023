"""What the moon track, traps and the crater do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from oakveil.kernel.content import Id
from oakveil.kernel.text import Message, Text

from .words import Colour, Effect, Face, Piece, dice


class Mend(Effect, frozen=True, tag="mend"):
    """Every hero regains `n` hearts (AVEL-MOON-02)."""

    n: Annotated[int, Meta(ge=1, le=9)]

    def message(self, text: Text) -> Message:
        return Message("avel-effect-mend", {"n": self.n})


class Refill(Effect, frozen=True, tag="refill"):
    """Every empty lair in sight gets its monsters (AVEL-MOON-03)."""

    def message(self, text: Text) -> Message:
        return Message("avel-effect-refill")


class Rise(Effect, frozen=True, tag="rise"):
    """The Black Moon rises (AVEL-RISE)."""

    def message(self, text: Text) -> Message:
        return Message("avel-effect-rise")


TrackEffect = Mend | Refill | Rise


class Retire(Effect, frozen=True, tag="retire"):
    """Pieces of this kind that nobody has used yet leave the game (AVEL-MOON-07 to -09)."""

    piece: Piece

    def message(self, text: Text) -> Message:
        return Message("avel-effect-retire", {"piece": self.piece})


class Spring(Effect, frozen=True, tag="spring"):
    """A trap: as many damage as its dice show attacks, and `bonus` more (AVEL-TRAP-02)."""

    dice: Annotated[tuple[Colour, ...], Meta(min_length=1, max_length=13)]
    bonus: Annotated[int, Meta(ge=0, le=20)]

    def message(self, text: Text) -> Message:
        return Message("avel-effect-spring", {"dice": dice(self.dice, text), "bonus": self.bonus})


class Band(Struct, frozen=True, forbid_unknown_fields=True):
    """How many monsters come out of the crater."""

    small: Annotated[int, Meta(ge=0, le=24)]
    big: Annotated[int, Meta(ge=0, le=6)]


class Invade(Effect, frozen=True, tag="invade"):
    """The monsters of the crater: how many by number of heroes, and where they land by black face (AVEL-RISE-03).

    Where a face has several tiles, the team chooses (AVEL-RISE-06).
    """

    by_heroes: tuple[Band, Band, Band, Band]
    landing: dict[Face, Annotated[tuple[Id, ...], Meta(min_length=1, max_length=20)]]

    def message(self, text: Text, heroes: int, tiles: Mapping[str, str]) -> Message:
        """The message for this number of heroes; `tiles` holds the names of the tiles in the language of `text`."""
        band = self.by_heroes[heroes - 1]
        landing = [
            text.say(
                "avel-landing",
                face=text.say(f"avel-face-{face}"),
                tile=text.listed([tiles[tile] for tile in named], "or"),
            )
            for face, named in self.landing.items()
        ]
        size = "none" if not band.small + band.big else "small" if not band.big else "big" if not band.small else "both"
        counts = {"heroes": heroes, "small": band.small, "big": band.big}
        return Message("avel-effect-invade", {**counts, "size": size, "landing": ", ".join(landing)})

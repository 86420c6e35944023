"""What is done with cards: drawing, discarding, exiling, finding them again, and playing them out of turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, field

from oakveil.kernel.text import Message

from .words import Filter, Number, Step, To

if TYPE_CHECKING:
    from .telling import Telling


class Draw(Step, frozen=True, tag="draw"):
    """Draw `n` cards (TAC-PILE-01)."""

    n: Number
    to: To = "me"

    def message(self, tell: Telling) -> Message:
        whom = tell.whom(self.to, self.zone)
        return Message("tactique-effect-draw", {**whom, "cards": tell.count("cards", self.n)})


class Discard(Step, frozen=True, tag="discard"):
    """Discard `n` cards: one's own all or nothing, those of a hit hero as many as it has (TAC-PLAY-07, -08)."""

    n: Number
    to: To = "me"

    def message(self, tell: Telling) -> Message:
        whom = tell.whom(self.to, self.zone)
        return Message("tactique-effect-discard", {**whom, "cards": tell.count("cards", self.n)})


class Exile(Step, frozen=True, tag="exile"):
    """Exile `n` cards (TAC-OUT-02), in the same two ways."""

    n: Number
    to: To = "me"

    def message(self, tell: Telling) -> Message:
        whom = tell.whom(self.to, self.zone)
        return Message("tactique-effect-exile", {**whom, "cards": tell.count("cards", self.n)})


class Look(Step, frozen=True, tag="look"):
    """Look at the top `n` cards, take `take` into the hand, put the others where `rest` says (TAC-PILE-06)."""

    n: Annotated[int, Meta(ge=1, le=12)]
    take: Annotated[int, Meta(ge=0, le=12)]
    rest: Literal["top", "bottom", "discard"]

    def message(self, tell: Telling) -> Message:
        return Message("tactique-effect-look", {"n": self.n, "take": self.take, "rest": self.rest})


class Dig(Step, frozen=True, tag="dig"):
    """Reveal cards until `n` of this kind are found; they go to the hand, the others are discarded (TAC-PILE-04)."""

    n: Annotated[int, Meta(ge=1, le=12)]
    cards: Filter = field(name="for")

    def message(self, tell: Telling) -> Message:
        return Message("tactique-effect-dig", {"n": self.n, "cards": tell.cards(self.cards, self.n > 1)})


class Search(Step, frozen=True, tag="search"):
    """Look for `n` cards in the deck and shuffle it (TAC-PILE-05)."""

    n: Annotated[int, Meta(ge=1, le=12)]
    cards: Filter | None = field(default=None, name="for")
    into: Literal["hand"] = "hand"

    def message(self, tell: Telling) -> Message:
        return Message("tactique-effect-search", {"n": self.n, "cards": tell.cards(self.cards, self.n > 1)})


class Retrieve(Step, frozen=True, tag="retrieve"):
    """Take back `n` cards (TAC-OUT-04)."""

    n: Annotated[int, Meta(ge=1, le=12)]
    source: Literal["discard", "exile", "wounds"] = field(name="from")
    into: Literal["hand", "discard", "deck_top"]
    cards: Filter | None = field(default=None, name="for")

    def message(self, tell: Telling) -> Message:
        cards, pile = tell.cards(self.cards, self.n > 1), tell.pile(self.source)
        return Message("tactique-effect-retrieve", {"n": self.n, "cards": cards, "pile": pile, "into": self.into})


class PlayNow(Step, frozen=True, tag="play_now"):
    """Another hero may play up to `n` cards at once (TAC-PLAY-17)."""

    n: Annotated[int, Meta(ge=1, le=5)]
    to: To

    def message(self, tell: Telling) -> Message:
        whom = tell.whom(self.to, self.zone)
        return Message("tactique-effect-play_now", {**whom, "n": self.n, "cards": tell.count("cards", self.n)})

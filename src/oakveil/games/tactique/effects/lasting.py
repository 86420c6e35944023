"""What lasts: modifiers of figures, auras, and the traits of enemies and battlefields (specification 9.3, 9.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, field

from oakveil.kernel.text import Message, Value

from .words import Effect, Filter, Step, To, Until

if TYPE_CHECKING:
    from .telling import Case, Telling

Modifier = Literal[
    "damage",
    "threat",
    "exposed",
    "weakened",
    "strong",
    "armour",
    "thorns",
    "hidden",
    "guard",
    "rooted",
    "stunned",
    "burning",
    "open_wounds",
    "keep_block",
    "echo",
    "untargetable",
    "no_heal",
    "hand",
    "block",
    "heal",
    "move",
]
"""What a figure can have. Those in `SWITCHES` are there or not; the others have a size and add up (TAC-DUR-05)."""
SWITCHES: frozenset[str] = frozenset(
    {"hidden", "guard", "rooted", "stunned", "open_wounds", "keep_block", "echo", "untargetable", "no_heal"}
)
_CASES: dict[str, Case] = {
    "thorns": "one",
    "hidden": "none",
    "rooted": "none",
    "untargetable": "none",
    "no_heal": "none",
}
"""How several are told that have a modifier, where it is not all of them."""
Size = Annotated[int, Meta(ge=-12, le=12)]
HAND = 5
"""The cards of a full hand (TAC-TURN-06)."""
AuraModifier = Literal["strong", "armour", "thorns", "heal", "move", "speed"]


class Grant(Step, frozen=True, tag="grant"):
    """Give a figure the modifier `mod` of size `n` (0 for switches).

    `cards` says for which cards a bonus counts, `uses` how often (TAC-DMG-05, -06).
    """

    mod: Modifier
    to: To
    until: Until
    n: Size = 0
    cards: Filter | None = field(default=None, name="for")
    uses: Annotated[int, Meta(ge=1, le=9)] | None = None

    def message(self, tell: Telling) -> Message:
        text, whom = tell.text, tell.whom(self.to, self.zone, case=_CASES.get(self.mod, "all"))
        until = tell.until(self.until, whom)
        cards = tell.cards(self.cards, many=self.uses != 1 and not (self.mod == "echo" and not self.uses))
        args = {**whom, **tell.place(self.zone), **_sized(self.n, tell), "until": until, "uses": self.uses or 0}
        args["cards"] = tell.count("cards", HAND + self.n) if self.mod == "hand" else cards
        args["ends"] = "once" if self.until == "round" else "later"
        message = f"tactique-grant-{self.mod}"
        if self._tells_its_end:
            return Message(message, args)
        return Message("tactique-lasting", {"until": until, "what": text.say(message, **args)})

    @property
    def _tells_its_end(self) -> bool:
        """Whether the message of the modifier says by itself when it ends."""
        match self.mod:
            case "damage" | "echo":
                return self.uses is not None
            case "open_wounds" | "keep_block":
                return self.until == "round"
            case "hand":
                return self.until == "turn"
        return self.mod == "stunned"


class Aura(Effect, frozen=True, tag="aura"):
    """Others have the modifier while the source is in play, in the zone around it or everywhere."""

    mod: AuraModifier
    n: Size
    to: Literal["all_enemies", "other_enemies", "all_heroes"]
    zone: str | None = None

    def message(self, tell: Telling) -> Message:
        if self.mod in ("strong", "armour", "thorns"):
            whom = tell.whom(self.to, self.zone, case=_CASES.get(self.mod, "all"))
            return Message(f"tactique-grant-{self.mod}", {**whom, **_sized(self.n, tell)})
        whom, place = tell.whom(self.to, self.zone, case="one"), tell.place(self.zone)
        where = "" if place["place"] == "board" else f" {place['where']}"
        return Message(f"tactique-aura-{self.mod}", {**whom, **_sized(self.n, tell), "to": self.to, "where": where})


class Armour(Effect, frozen=True, tag="armour"):
    """Each damage it takes is `n` less."""

    n: Annotated[int, Meta(ge=1, le=9)]

    def message(self, tell: Telling) -> Message:
        return Message("tactique-trait-armour", {"n": self.n})


class Thorns(Effect, frozen=True, tag="thorns"):
    """An adjacent hero that damages it with a card takes `n` damage (TAC-TRIG-08)."""

    n: Annotated[int, Meta(ge=1, le=9)]

    def message(self, tell: Telling) -> Message:
        return Message("tactique-grant-thorns", {**tell.whom("me", None), "damage": tell.count("damage", self.n)})


class Trait(Effect, frozen=True, tag="trait"):
    """A peculiarity of an enemy or a battlefield that needs no number."""

    trait: Literal[
        "one_life_per_card",
        "elusive",
        "immovable",
        "no_discard_move",
        "reverse_threat",
        "start_enemies",
    ]

    def message(self, tell: Telling) -> Message:
        return Message(f"tactique-trait-{self.trait}")


class SmallerHand(Effect, frozen=True, tag="hand"):
    """At the end of their turn heroes draw up to 5 + `n` cards; `n` is below 0 (TAC-TURN-06)."""

    n: Annotated[int, Meta(ge=-4, le=-1)]

    def message(self, tell: Telling) -> Message:
        return Message("tactique-trait-hand", {"cards": tell.count("cards", HAND + self.n)})


class MaxRange(Effect, frozen=True, tag="max_range"):
    """Cells more than `n` away are outside every zone but that of the whole board."""

    n: Annotated[int, Meta(ge=1, le=8)]

    def message(self, tell: Telling) -> Message:
        return Message("tactique-trait-max_range", {"n": self.n})


class Obstacles(Effect, frozen=True, tag="obstacles"):
    """These cells are obstacles (TAC-FIELD-03)."""

    cells: Annotated[tuple[Annotated[str, Meta(pattern=r"^[A-D][1-6]\Z")], ...], Meta(min_length=1, max_length=12)]

    def message(self, tell: Telling) -> Message:
        return Message("tactique-trait-obstacles", {"n": len(self.cells), "cells": ", ".join(self.cells)})


def _sized(n: int, tell: Telling) -> dict[str, Value]:
    """The size of a modifier in words: $n without its sign, $damage, $wounds and $spaces, $sign and $change."""
    return {
        "n": abs(n),
        "sign": "-" if n < 0 else "+",
        "change": "less" if n < 0 else "more",
        "damage": tell.count("damage", abs(n)),
        "wounds": tell.count("wounds", abs(n)),
        "spaces": tell.count("spaces", abs(n)),
    }

"""What can be done on a tile for a Tile action."""

from __future__ import annotations

from functools import reduce
from typing import Annotated

from msgspec import Meta, Struct

from oakveil.kernel.text import Message, Text, phrase

from .monsters import Coins, Reward, Upgrade
from .words import Colour, Effect, Face, coins, dice, faces

Price = Annotated[int, Meta(ge=1, le=27)]
"""A price in coins."""


class Trade(Effect, frozen=True, tag="trade"):
    """Buy tokens for `buy` coins and sell tokens for `sell` coins, `times` transactions at most (AVEL-MARKET)."""

    buy: Price
    sell: Price
    times: Annotated[int, Meta(ge=1, le=9)]

    def message(self, text: Text) -> Message:
        prices = {"buy": coins(self.buy, text), "sell": coins(self.sell, text)}
        return Message("avel-effect-trade", {"times": self.times, **prices})


class BuildWall(Effect, frozen=True, tag="build_wall"):
    """Build a wall at the castle (AVEL-QUARRY-01)."""

    price: Price

    def message(self, text: Text) -> Message:
        return Message("avel-effect-build_wall", {"coins": coins(self.price, text)})


class SealLair(Effect, frozen=True, tag="seal_lair"):
    """Lay a moon seal on an empty lair (AVEL-STONE-01)."""

    price: Price

    def message(self, text: Text) -> Message:
        return Message("avel-effect-seal_lair", {"coins": coins(self.price, text)})


class SetTrap(Effect, frozen=True, tag="set_trap"):
    """Lay a trap for the price that it has (AVEL-ELVEN-01)."""

    def message(self, text: Text) -> Message:
        return Message("avel-effect-set_trap")


class WishResult(Struct, frozen=True, forbid_unknown_fields=True):
    """The reward of one roll; the order of its faces does not matter."""

    faces: tuple[Face, ...]
    reward: Reward

    def told(self, text: Text) -> str:
        """The result inside a sentence: "two attacks - take 4 coins"."""
        one_of_each = sorted(self.faces) == ["attack", "defence"]
        shown = text.say("avel-faces-one-of-each") if one_of_each else faces(self.faces, text)
        return text.say("avel-wish-result", faces=shown, reward=phrase(self.reward, text))


class Wish(Effect, frozen=True, tag="wish"):
    """Pay and roll; a roll that `table` does not name is no result and may be rerolled `rerolls` times (AVEL-LAKE)."""

    price: Price
    dice: Annotated[tuple[Colour, ...], Meta(min_length=1, max_length=4)]
    table: Annotated[tuple[WishResult, ...], Meta(min_length=1, max_length=20)]
    rerolls: Annotated[int, Meta(ge=0, le=9)] = 0

    def message(self, text: Text) -> Message:
        results = reduce(
            lambda told, result: text.say("avel-wish-results", results=told, next=result),
            (result.told(text) for result in self.table),
        )
        pay = {"coins": coins(self.price, text), "dice": dice(self.dice, text)}
        counts = {"count": len(self.dice), "rerolls": self.rerolls}
        return Message("avel-effect-wish", {**pay, "results": results, **counts})


Service = Trade | BuildWall | SealLair | SetTrap | Wish | Upgrade | Coins

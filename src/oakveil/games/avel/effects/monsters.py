"""What monsters do to a hero's dice, and what they leave behind."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from oakveil.kernel.text import Message, Text

from .equipment import Heal
from .words import Effect, HeroColour, coins, die


class FewerDice(Effect, frozen=True, tag="fewer_dice"):
    """Attribute: 1 die fewer of each of these colours (AVEL-ATTR-01, -02)."""

    dice: Annotated[tuple[HeroColour, ...], Meta(min_length=1, max_length=4)]

    def message(self, text: Text) -> Message:
        first, *others = (die(colour, 1, text) for colour in self.dice)
        return Message("avel-effect-fewer_dice", {"dice": text.listed([first, *(f"1 {other}" for other in others)])})


class NoEffects(Effect, frozen=True, tag="no_effects"):
    """Attribute: what is worn there has no effect, or no elixir may be drunk (AVEL-ATTR-03 to -06)."""

    source: Literal["weapon", "shield", "helmet", "elixir"]

    def message(self, text: Text) -> Message:
        return Message("avel-effect-no_effects", {"source": self.source})


Attribute = FewerDice | NoEffects

Condition = Literal["no_monster_here"]


class Coins(Effect, frozen=True, tag="coins"):
    """Take `n` coins from the supply (AVEL-REWARD-03), maybe only on a condition (AVEL-WILD-02)."""

    n: Annotated[int, Meta(ge=1, le=9, extra={"fault": "avel-content-coins"})]
    condition: Condition | None = field(default=None, name="if")

    def message(self, text: Text) -> Message:
        return Message("avel-effect-coins", {"coins": coins(self.n, text), "condition": self.condition or "none"})


class Draw(Effect, frozen=True, tag="draw"):
    """Draw `n` equipment tokens from the bag (AVEL-REWARD-04)."""

    n: Annotated[int, Meta(ge=1, le=9)]

    def message(self, text: Text) -> Message:
        return Message("avel-effect-draw", {"n": self.n})


class Upgrade(Effect, frozen=True, tag="upgrade"):
    """Upgrade `n` own tokens (AVEL-REWARD-05); as a service for a price in coins (AVEL-ALCH-01)."""

    n: Annotated[int, Meta(ge=1, le=9)]
    price: Annotated[int, Meta(ge=1, le=27)] | None = None

    def message(self, text: Text) -> Message:
        price = self.price or 0
        return Message("avel-effect-upgrade", {"n": self.n, "price": price, "coins": coins(price, text)})


Reward = Coins | Draw | Upgrade | Heal

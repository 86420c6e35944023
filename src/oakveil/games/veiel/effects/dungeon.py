"""Verbs of the dungeon: rooms and what is found there, the purse, and the tricks of events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from oakveil.kernel.text import Message

from .formulas import Number
from .words import About, Effect, Share, Times

if TYPE_CHECKING:
    from .telling import Telling

Rarity = Literal["bronze", "silver", "gold"]
"""The ribbons of equipment (VEIEL-EQUIP-10)."""
Pick = Literal["chosen", "random"]
"""Who picks what is lost: the DM, or a die."""


class Reveal(Effect, frozen=True, tag="reveal"):
    """Look at a face-down room; the whole team sees it."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-reveal", {"place": tell.to or "place"})


class Freeze(Effect, frozen=True, tag="freeze"):
    """The corruption cannot take this room (VEIEL-CORR-09)."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-freeze")


class Draw(Effect, frozen=True, tag="draw"):
    """Draw `n` blacksmith cards into the box (VEIEL-SMITH-01)."""

    n: Share

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-draw", {"cards": tell.count("cards", self.n)})


class Dig(Effect, frozen=True, tag="dig"):
    """Reveal up to `most` blacksmith cards until `find` of this rarity are there; keep those (VEIEL-ROOM-06)."""

    rarity: Rarity
    find: Times
    most: Share

    def message(self, tell: Telling) -> Message:
        rarity = tell.text.say(f"veiel-rarity-{self.rarity}")
        return Message("veiel-do-dig", {"rarity": rarity, "find": self.find, "most": self.most})


class Crystals(Effect, frozen=True, tag="crystals"):
    """The purse gains `n` crystals, or loses them: it never falls below 0."""

    n: Number

    def message(self, tell: Telling) -> Message:
        lost = str(self.n).startswith("-")
        size = (abs(self.n) if isinstance(self.n, int) else self.n.removeprefix("-")) if lost else self.n
        return Message("veiel-do-crystals", {"crystals": tell.count("crystals", size), "change": _change(lost)})


class Redirect(Effect, frozen=True, tag="redirect"):
    """The team enters the room of another wing in the same line, which the DM chooses."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-redirect")


class Mute(About, frozen=True, tag="mute"):
    """An ability is locked until the rest zone (VEIEL-ABIL-10): one of the DM, or the best (VEIEL-NODM-16)."""

    which: Literal["chosen", "best"]

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-mute", {**tell.whom(), "which": self.which})


class LoseItem(About, frozen=True, tag="loseitem"):
    """A consumable goes to the alchemist discard (VEIEL-NODM-17)."""

    which: Pick

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-loseitem", {**tell.whom(), "which": self.which})


class Break(About, frozen=True, tag="break"):
    """A worn armour or shield goes to the blacksmith discard (VEIEL-NODM-17)."""

    which: Pick

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-break", {**tell.whom(), "which": self.which})


class TakeDefender(About, frozen=True, tag="takedefender"):
    """Holds the defender token until the end of the DM's turn; it cannot be passed (VEIEL-NODM-19)."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-takedefender", tell.whom())


class Imprison(About, frozen=True, tag="imprison"):
    """Imprisoned (VEIEL-COND-04)."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-imprison", tell.whom())


class Control(About, frozen=True, tag="control"):
    """Controlled (VEIEL-COND-05)."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-control", tell.whom())


class Brand(About, frozen=True, tag="brand"):
    """Branded (VEIEL-COND-06)."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-brand", tell.whom())


class Strike(About, frozen=True, tag="strike"):
    """Instead of a turn, a weapon attack on another hero: one that the DM chooses, or a random one (VEIEL-LAIR-04)."""

    whom: Literal["ally", "random"]

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-strike", {**tell.whom(), "whom": self.whom})


class Riddle(Effect, frozen=True, tag="riddle"):
    """A riddle: cards for the first answer, cards for the second, VIT that each hero loses (VEIEL-RIDDLE-03)."""

    first: Share
    second: Share
    lose: Share

    def message(self, tell: Telling) -> Message:
        cards = {"first": tell.count("cards", self.first), "second": tell.count("cards", self.second)}
        return Message("veiel-do-riddle", {**cards, "lose": self.lose})


class Skip(Effect, frozen=True, tag="skip"):
    """What follows on the card is avoided."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-skip")


class Nothing(Effect, frozen=True, tag="nothing"):
    """Nothing happens (VEIEL-ROOM-04)."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-nothing")


def _change(lost: bool) -> str:
    return "lose" if lost else "gain"
